package main

import (
	"fmt"
	"strings"
)

// page writes the manual page in the language of man.
func page(a about, date string) string {
	var b strings.Builder
	fmt.Fprintf(&b, ".TH TABLEKEEPER 1 %q %q \"User Commands\"\n", date, "tablekeeper "+a.version)
	b.WriteString(`.SH NAME
tablekeeper \- companion for the table on which a board or card game lies
.SH SYNOPSIS
.B tablekeeper
.br
.B tablekeeper
.I COMMAND
.RI [ ARGUMENT ...]
.br
.B tablekeeper \-\-version
.SH DESCRIPTION
Without arguments it opens a window: a timer, the referee of five games, dice and decks.
With a command it works without a window.
.SH COMMANDS
`)
	for _, c := range a.commands {
		fmt.Fprintf(&b, ".SS %s\n.B %s\n.PP\n", c.name, quoted(c.usage))
		for _, line := range c.text {
			if line == "" {
				b.WriteString(".PP\n")
				continue
			}
			fmt.Fprintf(&b, "%s\n", quoted(line))
		}
		for _, f := range c.flags {
			fmt.Fprintf(&b, ".TP\n.B \\-\\-%s", quoted(f.name))
			if f.value != "" {
				fmt.Fprintf(&b, " \\fI%s\\fR", quoted(f.value))
			}
			fmt.Fprintf(&b, "\n%s\n", quoted(f.text))
		}
	}
	b.WriteString(`.SH ENVIRONMENT
.TP
.B TABLEKEEPER_HOME
The folder in which matches and options are kept, in place of the one below.
.SH FILES
.TP
.I ~/.config/tablekeeper
Matches and options.
.SH EXIT STATUS
0 where all is done, 1 where a file breaks rules or is not as drawn, 2 where the input could not be used.
`)
	return strings.ReplaceAll(b.String(), ".PP\n.PP\n", ".PP\n")
}

// quoted writes a text so that man takes no part of it for a command of its own.
func quoted(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		return `\&` + text
	}
	return text
}
