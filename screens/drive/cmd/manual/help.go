package main

import (
	"fmt"
	"regexp"
	"strings"
)

// about is what the program tells about itself.
type about struct {
	version  string
	commands []command
}

// command is what one command tells about itself.
type command struct {
	name, summary string
	usage         string   // behind "Usage: "
	text          []string // what it does, line by line
	flags         []flag
}

// flag is one flag of a command; value is "" for a switch.
type flag struct{ name, value, text string }

var (
	commandLine = regexp.MustCompile(`^  ([a-z]+) +(\S.*)$`)
	flagLine    = regexp.MustCompile(`^ +--([a-z-]+)(?: ([A-Z][A-Z=]*))? +(\S.*)$`)
	gamesLine   = regexp.MustCompile(`^Games: (.*)\.$`)
)

func readProgram(help, version string) (about, error) {
	read := about{version: strings.TrimSpace(strings.TrimPrefix(version, "tablekeeper "))}
	for line := range strings.Lines(help) {
		if m := commandLine.FindStringSubmatch(strings.TrimRight(line, "\n")); m != nil {
			read.commands = append(read.commands, command{name: m[1], summary: m[2]})
		}
	}
	if len(read.commands) == 0 {
		return about{}, fmt.Errorf("the help of the program names no command:\n%s", help)
	}
	return read, nil
}

// read takes the help of a command apart: how it is used, what it does, and its flags, each in one line or more.
func (c *command) read(help string) error {
	first, rest, _ := strings.Cut(help, "\n")
	usage, ok := strings.CutPrefix(first, "Usage: ")
	if !ok {
		return fmt.Errorf("the help of %s does not begin with its usage, but with %q", c.name, first)
	}
	c.usage = usage
	for line := range strings.Lines(rest) {
		line = strings.TrimRight(line, "\n")
		m := flagLine.FindStringSubmatch(line)
		switch {
		case m != nil && m[1] == "help": // said once for all of them
		case m != nil:
			c.flags = append(c.flags, flag{m[1], m[2], m[3]})
		case len(c.flags) > 0 && strings.HasPrefix(line, "   "):
			last := &c.flags[len(c.flags)-1]
			last.text += " " + strings.TrimSpace(line)
		default:
			c.text = append(c.text, line)
		}
	}
	return nil
}

// games are the keys of the games, where the command names them.
func (c *command) games() []string {
	for _, line := range c.text {
		if m := gamesLine.FindStringSubmatch(line); m != nil {
			return strings.Split(m[1], ", ")
		}
	}
	return nil
}

// wants reports whether the command takes a word of this kind, such as FILE.
func (c *command) wants(kind string) bool {
	words := strings.Fields(c.usage)
	return len(words) > 0 && strings.Trim(words[len(words)-1], "[]") == kind
}
