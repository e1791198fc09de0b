package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/handbook"
)

// refusals writes the refusals of a game, or those of one rule.
func refusals(game *rules.Game, ids []string) (string, error) {
	list, err := handbook.Refusals(game)
	if err != nil {
		return "", err
	}
	if len(ids) > 0 {
		if _, ok := game.Rule(ids[0]); !ok {
			return "", noRule(game, ids[0])
		}
		list = slices.DeleteFunc(list, func(r handbook.Refusal) bool { return !strings.EqualFold(r.Rule, ids[0]) })
	}
	return handbook.RefusalsText(game, list), nil
}

func noRule(game *rules.Game, id string) error {
	return fmt.Errorf("%s has no rule %q; tablekeeper rules %s lists them", game.Title, id, game.Key)
}

// register prints the rules of a game, or one of them.
func register(sh *Shell) *cobra.Command {
	c := newCommand(sh, "rules [--refusals] GAME [ID]", "print the rule register of a game, or one rule",
		"Prints the rules of a game with its house rules and moves, or one rule with its\n"+
			"source, the options that decide it, and a legal and an illegal example, each with the\n"+
			"position before the move.\n"+
			"With --refusals it prints what the referee says when it refuses a move: for every\n"+
			"check of every rule the sentence, the move, and in brackets the step and the example\n"+
			"that has the position (companion/tell/handbook/refusals).\nGames: "+shelf.Keys()+".")
	var refused bool
	c.onOff("refusals", "print every refusal with an example", &refused)
	c.ValidArgsFunction = completeRules
	return c.runs(1, 2, "a game and perhaps a rule", func(words []string) error {
		text, err := registerText(words, refused)
		if err != nil {
			return err
		}
		return sh.show(text)
	})
}

// registerText is what is asked of a game: all its rules, one of them, or refusals.
func registerText(words []string, refused bool) (string, error) {
	game, err := gameOf(words[0])
	if err != nil {
		return "", err
	}
	book, err := handbook.Of(game)
	if err != nil {
		return "", err
	}
	if refused {
		return refusals(game, words[1:])
	}
	if len(words) == 1 {
		return book.String(), nil
	}
	rule, ok := book.Rule(words[1])
	if !ok {
		return "", noRule(game, words[1])
	}
	return book.Text(rule), nil
}

// gameOf finds the game that a word names, by its key or its title.
func gameOf(word string) (*rules.Game, error) {
	for _, game := range shelf.Games() {
		if strings.EqualFold(word, game.Key) || strings.EqualFold(word, game.Title) {
			return game, nil
		}
	}
	return nil, fmt.Errorf("unknown game %q; there are %s", word, shelf.Keys())
}

// completeGames offers the games to a shell.
func completeGames(_ *cobra.Command, words []string, _ string) ([]string, cobra.ShellCompDirective) {
	var keys []string
	for _, g := range shelf.Games() {
		if len(words) == 0 {
			keys = append(keys, g.Key+"\t"+g.Title)
		}
	}
	return keys, cobra.ShellCompDirectiveNoFileComp
}

// completeRules offers the games, and behind a game the ids of its rules.
func completeRules(c *cobra.Command, words []string, begun string) ([]string, cobra.ShellCompDirective) {
	if len(words) != 1 {
		return completeGames(c, words, begun)
	}
	var ids []string
	if game, err := gameOf(words[0]); err == nil {
		for _, rule := range game.Rules() {
			if strings.HasPrefix(rule.ID, strings.ToUpper(begun)) {
				ids = append(ids, rule.ID+"\t"+rule.Text)
			}
		}
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}
