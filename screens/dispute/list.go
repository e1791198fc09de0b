package dispute

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/table"
	"tablekeeper/screens/value"
)

// partSign is in a route between a dispute and the part of its position that is edited.
const partSign = "?"

// list answers a question whose answer is a list, such as cards or what lies where: nothing is a tap, and the editor has the rest.
func (p *disputePage) list(path string, asked question, say func(any)) fyne.CanvasObject {
	if !asked.listed {
		return parts.NewButton(wording.L("All facts"), parts.IconList, func() { p.edit("") })
	}
	return parts.NewFlow(parts.NewKey(0, wording.L("None"), func() { say(asked.none) }),
		parts.NewKey(0, wording.L("Choose"), func() { p.edit(partSign + path) }))
}

// edit opens the position, or the part of it that a sign leads to.
func (p *disputePage) edit(part string) {
	p.app.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: p.dispute.where() + part})
}

// asking is a question for a list: its path, and how often the engine was asked before.
type asking struct {
	path string
	asks int
}

// newListPage edits the answer to such a question.
func newListPage(a *Feature, d *Dispute, path string) *value.Page {
	asked, at := d.answer.questions[path], rules.Path(strings.Split(path, "."))
	draft, err := value.NewPosition(d.table, d.table.State())
	if err != nil {
		panic("dispute: " + err.Error()) // it was written by the table itself
	}
	if asked.now != nil {
		draft.Put(at, asked.now)
	} else {
		draft.Put(at, asked.none)
	}
	draft.Begin()
	use := draft.Use(wording.L("Choose"))
	use.Only, use.Mistakes = at, func() []rules.Mistake { return nil } // the rest isn't known
	use.Source = func(rules.Path) (words string, mine, made bool) { return "", false, false }
	use.Keep = func() table.Key {
		return table.Key{Icon: parts.IconCheck, Word: wording.L("That is all"), Tap: func() {
			d.say(path, draft.Get(at))
			if d.change, d.answer = "", nil; asked.now != nil {
				d.told = nil // it was about something else
			}
			a.Back()
		}}
	}
	return value.New(a, use)
}
