package command

import (
	"fmt"

	"github.com/spf13/cobra"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tell/lessons"
)

// lessonCommand prints how a game is explained.
func lessonCommand(sh *Shell) *cobra.Command {
	c := newCommand(sh, "lesson GAME", "print how to explain a game",
		"Prints a script for whoever explains a game: the aim, what to say and what to show,\n"+
			"turn by turn, with the rules, and how it ends. In the app it is the guided first\n"+
			"round.\nGames: "+shelf.Keys()+".")
	c.ValidArgsFunction = completeGames
	return c.runs(1, 1, "a game", func(words []string) error {
		game, err := gameOf(words[0])
		if err != nil {
			return err
		}
		l, err := lessons.Of(game)
		switch {
		case err != nil:
			return err
		case l == nil:
			return fmt.Errorf("%s has no lesson", game.Title)
		}
		text, err := l.Text()
		if err != nil {
			return err
		}
		return sh.show(text)
	})
}
