package command

import (
	"fmt"
	"strings"

	"tablekeeper/companion/handbook"
	"tablekeeper/companion/shelf"
)

// texts prints all that people read in the app.
func texts(args []string, sh *Shell) int {
	f := newFlags("tablekeeper texts",
		"Lists all that people read in the app, one text a line: the sentences of the\n"+
			"screens, then game by game the rules, house rules, moves, questions and refusals.\n"+
			"What stands in braces is filled in. The words that the app uses, and those that it\n"+
			"doesn't, stand in screens/translations/glossary.md.")
	if status, done := begin(f, args, sh.Out, sh.Err); done {
		return status
	}
	if f.NArg() > 0 {
		return refuse(sh.Err, fmt.Errorf("unexpected %q; %s", f.Arg(0), f.hint()))
	}
	var b strings.Builder
	list := func(title string, lines []string) {
		fmt.Fprintf(&b, "# %s\n", title)
		for _, line := range lines {
			b.WriteString(line + "\n")
		}
	}
	list("The screens", sh.Sentences)
	for _, g := range shelf.Games() {
		lines, err := handbook.Texts(g)
		if err != nil {
			return refuse(sh.Err, err)
		}
		list(g.Title, lines)
	}
	return show(sh.Out, sh.Err, b.String())
}
