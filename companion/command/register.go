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
	f := newFlags("tablekeeper rules GAME [ID]",
		"Prints the rule register of a game, or one rule with its source and options.\nGames: "+shelf.Keys()+".")
	if status, done := begin(f, args, out, errs); done {
		return status
	}
	if f.NArg() < 1 || f.NArg() > 2 {
		return refuse(errs, fmt.Errorf("expected a game and perhaps a rule; %s", f.hint()))
	}
	game, ok := shelf.Find(strings.ToLower(f.Arg(0)))
	if !ok {
		return refuse(errs, fmt.Errorf("unknown game %q; there are %s", f.Arg(0), shelf.Keys()))
	}
	if f.NArg() == 2 {
		rule, ok := game.Rule(f.Arg(1))
		if !ok {
			return refuse(errs, fmt.Errorf("%s has no rule %q; tablekeeper rules %s lists them", game.Title, f.Arg(1), game.Key))
		}
		return show(out, errs, ruleText(game, rule))
	}
	text := ""
	for _, list := range [][]rules.Rule{game.Rules, rules.Shared[:]} {
		for _, rule := range list {
			text += fmt.Sprintf("%-13s %s (%s)\n", rule.ID, rule.Text, rule.Source)
		}
	}
	return show(out, errs, text)
}

// ruleText is one rule with its source and the house rules that decide it.
func ruleText(game *rules.Game, rule rules.Rule) string {
	text := fmt.Sprintf("%s  %s\n%s\nSource: %s\n", game.Title, rule.ID, rule.Text, rule.Source)
	for _, name := range rule.Options {
		if option, ok := game.Option(name); ok {
			text += fmt.Sprintf("House rule %s: %s (%s; default %s. %s)\n", option.Name, option.Question,
				strings.Join(option.Values, ", "), option.Default, option.Why)
		}
	}
	return text
}
