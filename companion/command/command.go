// Package command holds the commands of the program: what it does when it is
// started with arguments instead of a window.
package command

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strings"

	"github.com/spf13/cobra"
)

const about = `Keeps you company at the table: a timer, dice and decks, and a referee that knows the rules of
five games. Without arguments it opens a window; with a FILE it opens that transcript in one. The
commands need no window.

TABLEKEEPER_HOME names the folder in which the window keeps matches and options, in place of
~/.config/tablekeeper.`

// Tree makes the commands, as they are called from a shell.
func Tree(sh *Shell) *cobra.Command {
	cobra.EnableCommandSorting = false // they stand in the order in which people meet them
	cobra.MousetrapHelpText = ""       // a file that is opened with a double click on Windows comes here
	c := newCommand(sh, "tablekeeper [FILE.table]", "companion for board and card games at your table", about)
	c.SilenceErrors, c.SilenceUsage = true, true
	c.SuggestionsMinimumDistance = 2
	printVersion := c.Flags().Bool("version", false, "print the version")
	root := c.runs(0, math.MaxInt, "", func(words []string) error {
		switch {
		case *printVersion:
			return sh.show(sh.versionLine())
		case len(words) == 0:
			return c.Help()
		}
		return openFile(sh, &c.Command, words)
	})
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		if words := c.Flags().Args(); c == root && len(words) > 0 { // the flag is that of a command, had there been one
			return unknownCommand(root, words[0])
		}
		return fmt.Errorf("%w; %s", err, hint(c))
	})
	root.SetHelpFunc(func(c *cobra.Command, _ []string) { sh.helped = sh.show(help(c)) })
	root.SetIn(sh.In)
	root.SetOut(sh.Out)
	root.SetErr(sh.Err)
	root.AddCommand(check(sh), moves(sh), askCommand(sh), answering(sh), simulate(sh), laboratories(sh), register(sh), lessonCommand(sh), printCommand(sh), group(sh), texts(sh),
		verify(sh), tideCommand(sh), serveCommand(sh), version(sh))
	helped := helpCommand(sh, root)
	root.SetHelpCommand(helped)
	root.AddCommand(helped) // else it is there only when the root is run
	exemplify(root)
	tellStatuses(root)
	return root
}

// Run carries out the command that the arguments name and gives the exit status.
func Run(args []string, sh *Shell) int {
	sh.helped = nil
	root := Tree(sh)
	root.SetArgs(append([]string{}, args...)) // for no arguments cobra would take those of the process
	err := errors.Join(root.Execute(), sh.helped)
	var status exit
	switch {
	case err == nil:
		return statusDone
	case errors.As(err, &status):
		return int(status)
	}
	return refuse(sh.Err, err)
}

// openFile opens a transcript in the window. A word that is neither a file nor named like one was meant as a command.
func openFile(sh *Shell, root *cobra.Command, words []string) error {
	name := words[0]
	here, err := os.Stat(name)
	switch {
	case (err != nil || here.IsDir()) && !strings.HasSuffix(name, ".table"):
		return unknownCommand(root, name)
	case err != nil:
		return reason(name, err)
	case len(words) > 1:
		return fmt.Errorf("unexpected %q; %s", words[1], hint(root))
	}
	return sh.Window(name)
}

func unknownCommand(root *cobra.Command, name string) error {
	if near := root.SuggestionsFor(name); len(near) > 0 {
		return fmt.Errorf("unknown command %q; did you mean %s?", name, strings.Join(near, " or "))
	}
	return fmt.Errorf("unknown command %q; tablekeeper --help lists them", name)
}

// version is `tablekeeper version`.
func version(sh *Shell) *cobra.Command {
	return newCommand(sh, "version", "print the version", "Prints the version of the program, as --version does.").
		runs(0, 0, "", func([]string) error { return sh.show(sh.versionLine()) })
}

// versionLine is the name and the version of the program, as other programs print them.
func (sh *Shell) versionLine() string { return fmt.Sprintf("tablekeeper %s\n", sh.Version) }

// helpCommand is `tablekeeper help`. That of cobra finds no fault with a command that isn't there.
func helpCommand(sh *Shell, root *cobra.Command) *cobra.Command {
	c := newCommand(sh, "help [COMMAND]", "say how a command is used", "Says how a command is used, as COMMAND --help does.")
	c.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		var names []string
		for _, c := range root.Commands() {
			names = append(names, c.Name()+"\t"+c.Short)
		}
		return names, cobra.ShellCompDirectiveNoFileComp
	}
	return c.runs(0, 2, "", func(words []string) error {
		found, rest, err := root.Find(words)
		switch {
		case err != nil || len(words) > 0 && found == root:
			return unknownCommand(root, words[0])
		case len(rest) > 0:
			return fmt.Errorf("unexpected %q; %s", rest[0], hint(&c.Command))
		}
		found.InitDefaultHelpFlag()
		return found.Help()
	})
}

// help says how a command is used.
func help(c *cobra.Command) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Usage: %s\n", c.UseLine())
	if !c.HasParent() {
		b.WriteString("       tablekeeper COMMAND\n")
	}
	fmt.Fprintf(&b, "\n%s\n", c.Long)
	if c.HasAvailableSubCommands() {
		b.WriteString("\nCommands, each with --help:\n")
	}
	for _, sub := range c.Commands() {
		if sub.IsAvailableCommand() || sub.Name() == "help" {
			fmt.Fprintf(&b, "  %-10s  %s\n", sub.Name(), sub.Short)
		}
	}
	if c.HasAvailableFlags() {
		b.WriteString("\nFlags:\n" + c.Flags().FlagUsages())
	}
	if c.HasExample() {
		b.WriteString("\nExamples:\n" + c.Example + "\n")
	}
	return b.String()
}
