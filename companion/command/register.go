package command

import (
	"fmt"
	"io"
	"strings"

	"tablekeeper/companion/handbook"
	"tablekeeper/companion/shelf"
)

// register prints the rules of a game, or one of them.
func register(args []string, _ io.Reader, out, errs io.Writer) int {
	f := newFlags("tablekeeper rules GAME [ID]",
		"Prints the rules of a game with its house rules and moves, or one rule with its\n"+
			"source, the options that decide it, and a legal and an illegal example.\nGames: "+shelf.Keys()+".")
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
	book, err := handbook.Of(game)
	if err != nil {
		return refuse(errs, err)
	}
	if f.NArg() == 1 {
		return show(out, errs, book.String())
	}
	rule, ok := book.Rule(f.Arg(1))
	if !ok {
		return refuse(errs, fmt.Errorf("%s has no rule %q; tablekeeper rules %s lists them", game.Title, f.Arg(1), game.Key))
	}
	return show(out, errs, book.Text(rule))
}
