// Package command holds the commands of the program: what it does when it is
// started with arguments instead of a window.
package command

import (
	"fmt"
	"io"
)

// The exit statuses of all commands (NOTATION 3).
const (
	statusDone  = 0 // done; for check: every move is legal
	statusFault = 1 // check: some move is not legal; simulate: a rule of the game is broken
	statusUsage = 2 // the input could not be used; one line on standard error says why
	// statusStopped is that of a command which Ctrl-C has ended, as shells count it.
	statusStopped = 130
)

// command is one command: its name, how it is used in one line, and what runs.
type command struct {
	name, use string
	run       func(args []string, in io.Reader, out, errs io.Writer) int
}

func commands(sh *Shell) []command {
	return []command{
		{"check", "judge every move of a transcript and say where the game stands", check},
		{"moves", "list the legal moves at the end of a transcript", moves},
		{"ask", "judge a move on a position of which only a part is known", askCommand},
		{"simulate", "play random legal games and write their transcripts", func(args []string, _ io.Reader, _, _ io.Writer) int {
			return simulate(args, sh)
		}},
		{"rules", "print the rule register of a game, or one rule", register},
		{"texts", "list all that people read in the app", func(args []string, _ io.Reader, _, _ io.Writer) int {
			return texts(args, sh)
		}},
		{"verify", "make the draws of an exported match again from their seed", verify},
		{"tide", "show an evening of the Rising Tides timer", func(args []string, _ io.Reader, out, errs io.Writer) int {
			return tideCommand(args, out, errs)
		}},
		{"serve", "hand the app out to browsers", func(args []string, _ io.Reader, _, _ io.Writer) int {
			return serveCommand(args, sh)
		}},
	}
}

// Run carries out the command that the arguments name and gives the exit status.
func Run(args []string, sh *Shell) int {
	name := "--help"
	if len(args) > 0 {
		name = args[0]
	}
	if name == "--version" {
		return printVersion(sh)
	}
	if name == "--help" || name == "-h" || name == "help" {
		return show(sh.Out, sh.Err, usage())
	}
	for _, c := range commands(sh) {
		if c.name == name {
			return c.run(args[1:], sh.In, sh.Out, sh.Err)
		}
	}
	return refuse(sh.Err, fmt.Errorf("there is no command %q; tablekeeper --help lists them", name))
}

// usage is the help of the program.
func usage() string {
	text := "Usage: tablekeeper            open the window\n" +
		"       tablekeeper --version  print the version\n" +
		"       tablekeeper COMMAND    (each has --help)\n\n"
	for _, c := range commands(nil) {
		text += fmt.Sprintf("  %-9s  %s\n", c.name, c.use)
	}
	return text + "\ncheck, moves, ask, verify and tide print JSON with --json.\n"
}
