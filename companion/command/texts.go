package command

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tell/answers"
	"tablekeeper/companion/tell/handbook"
	"tablekeeper/companion/tell/partial"
)

// texts prints all that people read in the app.
func texts(sh *Shell) *cobra.Command {
	c := newCommand(sh, "texts", "list everything that people read in the app",
		"Lists everything that people read in the app, one text a line: the sentences of\n"+
			"screens and commands, the notes in the log of a table, questions about a position\n"+
			"and sentences for it, then game by game the rules, house rules, moves, questions and\n"+
			"refusals. The app replaces each {word} by a name or a number. The glossary says which\n"+
			"words the app uses and which it avoids: screens/frame/translations/glossary.md.")
	return c.runs(0, 0, "", func([]string) error {
		text, err := allTexts(sh.Sentences)
		if err != nil {
			return err
		}
		return sh.show(text)
	})
}

// allTexts lists the sentences of the screens and those of the games.
func allTexts(screens []string) (string, error) {
	var b strings.Builder
	list := func(title string, lines []string) {
		fmt.Fprintf(&b, "# %s\n", title)
		for _, line := range lines {
			b.WriteString(line + "\n")
		}
	}
	list("The app", screens)
	list("The log of a shared table", tables.SeatNotes())
	list("What is asked and told of a position", partial.Templates())
	list("What is answered in a match", answers.Templates())
	for _, g := range shelf.Games() {
		lines, err := handbook.Texts(g)
		if err != nil {
			return "", err
		}
		list(g.Title, lines)
	}
	return b.String(), nil
}
