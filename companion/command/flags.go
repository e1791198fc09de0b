package command

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// flags reads the arguments of a command: flags with two dashes, anywhere, as
// "--name value" or "--name=value", and the words between them.
type flags struct {
	use   string // how the command is called
	about string // what it does, in a few lines
	list  []flagDef
	words []string // what is no flag, in order
}

type flagDef struct {
	name, value, about string // value is "" for a switch
	set                func(value string) error
}

var errHelp = errors.New("help")

// onOff adds a switch.
func (f *flags) onOff(name, about string, to *bool) {
	f.list = append(f.list, flagDef{name, "", about, func(string) error { *to = true; return nil }})
}

// text adds a flag that takes a text; given twice, the last one counts.
func (f *flags) text(name, value, about string, to *string) {
	f.list = append(f.list, flagDef{name, value, about, func(v string) error { *to = v; return nil }})
}

// box adds the flag that names a box file.
func (f *flags) box(to *string) {
	f.text("box", "FILE", "component data of the game (Duck Dealer)", to)
}

// texts adds a flag that can be repeated.
func (f *flags) texts(name, value, about string, to *[]string) {
	f.list = append(f.list, flagDef{name, value, about, func(v string) error { *to = append(*to, v); return nil }})
}

// number adds a flag that takes a whole number from low to high.
func (f *flags) number(name, about string, low, high int, to *int) {
	f.list = append(f.list, flagDef{name, "N", about, func(v string) error {
		n, err := strconv.Atoi(v)
		if err != nil || n < low || n > high {
			return fmt.Errorf("--%s takes a whole number from %d to %d, not %q", name, low, high, v)
		}
		*to = n
		return nil
	}})
}

func (f *flags) parse(args []string) error {
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		if arg == "--help" || arg == "-h" {
			return errHelp
		}
		if !strings.HasPrefix(arg, "-") || arg == "-" {
			f.words = append(f.words, arg)
			continue
		}
		name, value, given := strings.Cut(strings.TrimPrefix(arg, "--"), "=")
		def := f.find(name)
		switch {
		case def == nil || !strings.HasPrefix(arg, "--"):
			return fmt.Errorf("unknown flag %s; %s", arg, f.hint())
		case def.value == "" && given:
			return fmt.Errorf("--%s takes no value", name)
		case def.value != "" && !given:
			if len(args) == 0 {
				return fmt.Errorf("--%s needs a value", name)
			}
			value, args = args[0], args[1:]
		}
		if err := def.set(value); err != nil {
			return err
		}
	}
	return nil
}

func (f *flags) find(name string) *flagDef {
	for i := range f.list {
		if f.list[i].name == name {
			return &f.list[i]
		}
	}
	return nil
}

// only makes sure that exactly these words are given, and hands out the first.
func (f *flags) only(what string) (string, error) {
	if len(f.words) != 1 {
		return "", fmt.Errorf("expected %s; %s", what, f.hint())
	}
	return f.words[0], nil
}

func (f *flags) hint() string {
	return "usage: " + f.use
}

func (f *flags) help() string {
	text := "Usage: " + f.use + "\n\n" + f.about + "\n"
	if len(f.list) > 0 {
		text += "\n"
	}
	for _, def := range f.list {
		text += fmt.Sprintf("  %-22s %s\n", strings.TrimSpace("--"+def.name+" "+def.value), def.about)
	}
	return text
}
