package command

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"tablekeeper/companion/handbook"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// showRefusals prints the refusals of a game, or those of one rule.
func showRefusals(game *rules.Game, ids []string, out, errs io.Writer) int {
	list, err := handbook.Refusals(game)
	if err != nil {
		return refuse(errs, err)
	}
	if len(ids) > 0 {
		if _, ok := game.Rule(ids[0]); !ok {
			return refuse(errs, noRule(game, ids[0]))
		}
		list = slices.DeleteFunc(list, func(r handbook.Refusal) bool { return !strings.EqualFold(r.Rule, ids[0]) })
	}
	return show(out, errs, handbook.RefusalsText(game, list))
}

func noRule(game *rules.Game, id string) error {
	return fmt.Errorf("%s has no rule %q; tablekeeper rules %s lists them", game.Title, id, game.Key)
}

// register prints the rules of a game, or one of them.
func register(args []string, _ io.Reader, out, errs io.Writer) int {
	f := newFlags("tablekeeper rules [--refusals] GAME [ID]",
		"Prints the rules of a game with its house rules and moves, or one rule with its\n"+
			"source, the options that decide it, and a legal and an illegal example.\n"+
			"With --refusals it prints what the referee says when it refuses a move: for every\n"+
			"check of every rule the sentence, the move, and in brackets the step and where the\n"+
			"position stands among the examples (companion/handbook/refusals).\nGames: "+shelf.Keys()+".")
	refusals := f.Bool("refusals", false, "print every refusal with an example")
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
	if *refusals {
		return showRefusals(game, f.Args()[1:], out, errs)
	}
	if f.NArg() == 1 {
		return show(out, errs, book.String())
	}
	rule, ok := book.Rule(f.Arg(1))
	if !ok {
		return refuse(errs, noRule(game, f.Arg(1)))
	}
	return show(out, errs, book.Text(rule))
}
