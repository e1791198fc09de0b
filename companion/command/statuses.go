package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// The exit statuses of all commands; statuses says what each means.
const (
	statusDone    = 0
	statusFault   = 1
	statusUsage   = 2
	statusDepends = 3
	statusNothing = 3
	statusUnclear = 4
	statusStopped = 130 // as shells count a command that Ctrl-C has ended
)

// exit is the status of a command that has said all that there is to say.
type exit int

func (e exit) Error() string { return fmt.Sprintf("exit status %d", int(e)) }

// status is what a command, or each of them, ends with.
type status struct {
	number   int
	commands []string // nil: all
	means    string
}

// statuses are what commands end with, in the order of docs/notation.md, section 3. The help follows from them.
var statuses = []status{
	{statusDone, nil, "Done."},
	{statusDone, []string{"check"}, "Every move is legal."},
	{statusDone, []string{"ask"}, "The move is legal."},
	{statusDone, []string{"verify"}, "Proved: all draws are as drawn."},
	{statusFault, []string{"check"}, "Some move isn't legal."},
	{statusFault, []string{"ask"}, "The move isn't legal."},
	{statusFault, []string{"verify"}, "Refuted, or still open."},
	{statusFault, []string{"simulate"}, "An invariant of the game is broken."},
	{statusUsage, nil, "The input can't be used. One line on standard error says where and why, and nothing is printed."},
	{statusDepends, []string{"ask"}, "The verdict depends on what isn't known."},
	{statusNothing, []string{"verify"}, "The app drew nothing: there is nothing to prove."},
	{statusUnclear, []string{"answer"}, "The question isn't understood."},
	{statusStopped, []string{"simulate", "lab"}, "Ctrl-C has ended it."},
}

// of reports whether a command can end with it: one that has a meaning of its own for 0 is never just done.
func (s status) of(command string) bool {
	return slices.Contains(s.commands, command) ||
		s.commands == nil && !slices.ContainsFunc(statuses, func(t status) bool { return t.number == s.number && slices.Contains(t.commands, command) })
}

// tellStatuses adds what they end with to the help of the commands that end with more than 0 and 2, and all of it to that of the program.
func tellStatuses(root *cobra.Command) {
	root.Long += "\n\nExit status:\n"
	for _, s := range statuses {
		who := strings.Join(s.commands, ", ")
		if s.commands == nil {
			who = "all"
		}
		root.Long += fmt.Sprintf("\n  - %d, %s: %s", s.number, who, s.means)
	}
	for _, c := range root.Commands() {
		if !slices.ContainsFunc(statuses, func(s status) bool { return slices.Contains(s.commands, c.Name()) }) {
			continue
		}
		c.Long += "\n\nExit status:\n"
		for _, s := range statuses {
			if s.of(c.Name()) {
				c.Long += fmt.Sprintf("\n  - %d: %s", s.number, s.means)
			}
		}
	}
}
