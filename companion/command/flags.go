package command

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/rules"
)

// command is a command of the program: that of cobra, with flags as this program
// writes them. Flags have two dashes and stand anywhere among the words; after "--" there are only words.
type command struct {
	cobra.Command
	sh     *Shell
	values map[string]func(words []string, begun string) []string // of flags, for shells to complete
}

func newCommand(sh *Shell, use, short, long string) *command {
	c := &command{cobra.Command{Use: use, Short: short, Long: long, DisableFlagsInUseLine: true}, sh, map[string]func([]string, string) []string{}}
	c.Flags().SortFlags = false
	return c
}

// runs finishes a command that takes so many words, from least to most. What says what is
// expected where there are too few.
func (c *command) runs(least, most int, what string, run func(words []string) error) *cobra.Command {
	c.Args = func(_ *cobra.Command, words []string) error {
		switch {
		case len(words) < least:
			return fmt.Errorf("expected %s; %s", what, hint(&c.Command))
		case len(words) > most:
			return fmt.Errorf("unexpected %q; %s", words[most], hint(&c.Command))
		}
		return nil
	}
	if most == 0 {
		c.ValidArgsFunction = cobra.NoFileCompletions
	}
	c.RunE = func(_ *cobra.Command, words []string) error { return run(words) }
	return &c.Command
}

// hint says how a command is used, in one line.
func hint(c *cobra.Command) string { return "usage: " + c.UseLine() }

// value is a flag that takes a text.
type value struct {
	kind  string // what stands for the text in the help, such as FILE
	usual string // the default as the help shows it; "": it shows none
	set   func(text string) error
}

func (v *value) String() string        { return v.usual }
func (v *value) Type() string          { return v.kind }
func (v *value) Set(text string) error { return v.set(text) }

// onOff adds a switch.
func (c *command) onOff(name, about string, to *bool) {
	c.Flags().BoolFunc(name, about, func(text string) (err error) {
		if *to, err = strconv.ParseBool(text); err != nil {
			return errors.New("expected true or false")
		}
		return nil
	})
}

// parsed adds a flag whose text is read by set.
func (c *command) parsed(name, kind, usual, about string, set func(text string) error) {
	c.Flags().Var(&value{kind, usual, set}, name, about)
	switch kind {
	case "FILE": // shells complete names of files where nobody says otherwise
	case "FILE.table", "FILE.pdf":
		_ = c.MarkFlagFilename(name, strings.TrimPrefix(kind, "FILE.")) // it is there, just added
	case "DIR":
		_ = c.MarkFlagDirname(name)
	default:
		c.offers(name, func([]string, string) []string {
			if strings.Contains(kind, "|") { // they are told in its place
				return strings.Split(kind, "|")
			}
			return nil
		})
		_ = c.RegisterFlagCompletionFunc(name, func(_ *cobra.Command, words []string, begun string) ([]string, cobra.ShellCompDirective) {
			var fit []string
			for _, v := range c.values[name](words, begun) {
				if strings.HasPrefix(v, begun) {
					fit = append(fit, v)
				}
			}
			return fit, cobra.ShellCompDirectiveNoFileComp
		})
	}
}

// offers has shells complete the values of a flag: those that values gives for the words of the line and what is there already.
func (c *command) offers(name string, values func(words []string, begun string) []string) {
	c.values[name] = values
}

// date adds the flag of the day that transcripts and reports name.
func (c *command) date(to *string) {
	c.parsed("date", "YYYY-MM-DD", "", "the day that is written down; without it none", func(text string) error {
		if _, err := time.Parse(time.DateOnly, text); err != nil {
			return evenings.ErrDate
		}
		*to = text
		return nil
	})
}

// houseRules adds the flag of the house rules, whose names and values follow from the game.
func (c *command) houseRules(to *[]string) {
	c.texts("option", "NAME=VALUE", "a house rule; repeat it for more", to)
	c.offers("option", houseRulesOf)
}

// ruleNumbers adds the flag of the numbers of the rules.
func (c *command) ruleNumbers(to *[]string) {
	c.texts("number", "NAME=VALUE", "another value for a number in the rules (docs/lab.md); repeat it for more", to)
	c.offers("number", numbersOf)
}

// numbersOf are the numbers of the game of a line, with their printed values.
func numbersOf(words []string, _ string) []string {
	return ofGames(words, func(game *rules.Game) (all []string) {
		for _, n := range game.NumbersFor(game.MinSeats) {
			all = append(all, fmt.Sprintf("%s=%d", n.Name, n.Printed))
		}
		return all
	})
}

// houseRulesOf are all house rules of the game of a line.
func houseRulesOf(words []string, _ string) []string {
	return ofGames(words, func(game *rules.Game) (all []string) {
		for _, option := range game.Options {
			for _, value := range option.Values {
				all = append(all, option.Name+"="+value)
			}
		}
		return all
	})
}

// ofGames are the values for the game that a line names. A line whose game is still to come gets those of all games, with
// the game beside each.
func ofGames(words []string, values func(*rules.Game) []string) (all []string) {
	for _, word := range words {
		if game, err := gameOf(word); err == nil {
			return values(game)
		}
	}
	for _, game := range shelf.Games() {
		for _, v := range values(game) {
			all = append(all, v+"\t"+game.Title)
		}
	}
	return all
}

// playersList adds the flag that says who plays, seat by seat.
func (c *command) playersList(to *string) {
	c.text("players", "LIST", playersHelp, to)
	c.offers("players", listOf(players.Levels()))
}

// listOf completes a list with commas out of these words.
func listOf(words []string) func([]string, string) []string {
	return func(_ []string, begun string) (lists []string) {
		before := begun[:strings.LastIndexByte(begun, ',')+1]
		for _, word := range words {
			lists = append(lists, before+word)
		}
		return lists
	}
}

// completeTranscripts has a shell offer transcripts for the one word of a command.
func completeTranscripts(_ *cobra.Command, words []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(words) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return []string{"table"}, cobra.ShellCompDirectiveFilterFileExt
}

// text adds a flag that takes a text; given twice, the last one counts.
func (c *command) text(name, kind, about string, to *string) {
	c.parsed(name, kind, "", about, func(text string) error { *to = text; return nil })
}

// texts adds a flag that can be repeated.
func (c *command) texts(name, kind, about string, to *[]string) {
	c.parsed(name, kind, "", about, func(text string) error { *to = append(*to, text); return nil })
}

// box adds the flag that names a box file.
func (c *command) box(to *string) {
	c.text("box", "FILE", "component data of the game (Duck Dealer)", to)
}

// number adds a flag that takes a whole number from low to high.
func (c *command) number(name, about string, low, high int, to *int) {
	usual := ""
	if *to >= low {
		usual = strconv.Itoa(*to)
	}
	c.parsed(name, "N", usual, about, func(text string) error {
		n, err := strconv.Atoi(text)
		if err != nil || n < low || n > high {
			return fmt.Errorf("expected a whole number from %d to %d", low, high)
		}
		*to = n
		return nil
	})
}
