package command

import (
	"fmt"
	"io"
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// register prints a game's rule register, or one rule of it.
func register(args []string, _ io.Reader, out, errs io.Writer) int {
	f := &flags{
		use:   "tablekeeper rules GAME [ID]",
		about: "Prints the rule register of a game, or one rule with its source and options.\nGames: " + shelf.Keys() + ".",
	}
	if status, done := begin(f, args, out, errs); done {
		return status
	}
	if len(f.words) < 1 || len(f.words) > 2 {
		return refuse(errs, fmt.Errorf("expected a game and perhaps a rule; %s", f.hint()))
	}
	game, ok := shelf.Find(strings.ToLower(f.words[0]))
	if !ok {
		return refuse(errs, fmt.Errorf("unknown game %q; there are %s", f.words[0], shelf.Keys()))
	}
	if len(f.words) == 2 {
		rule, ok := game.Rule(f.words[1])
		if !ok {
			return refuse(errs, fmt.Errorf("%s has no rule %q; tablekeeper rules %s lists them", game.Title, f.words[1], game.Key))
		}
		writeRule(out, game, rule)
		return statusDone
	}
	for _, list := range [][]rules.Rule{game.Rules, rules.Shared[:]} {
		for _, rule := range list {
			fmt.Fprintf(out, "%-13s %s (%s)\n", rule.ID, rule.Text, rule.Source)
		}
	}
	return statusDone
}

func writeRule(out io.Writer, game *rules.Game, rule rules.Rule) {
	fmt.Fprintf(out, "%s  %s\n", game.Title, rule.ID)
	fmt.Fprintf(out, "%s\n", rule.Text)
	fmt.Fprintf(out, "Source: %s\n", rule.Source)
	for _, name := range rule.Options {
		if option, ok := game.Option(name); ok {
			fmt.Fprintf(out, "House rule %s: %s (%s; default %s. %s)\n", option.Name, option.Question,
				strings.Join(option.Values, ", "), option.Default, option.Why)
		}
	}
}
