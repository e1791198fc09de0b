package dispute

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/position"
	"tablekeeper/screens/shell"
)

// listOf begins what opens the editor of a list among the parts that can be changed.
const listOf = "list of "

// list answers a question whose answer is a list, such as cards or what lies where: its parts are put in and taken out, and
// the list is taken as it stands. Nothing is a tap.
func (p *disputePage) list(path string, asked question, say func(any)) fyne.CanvasObject {
	draft, err := position.NewDraft(p.dispute.table, p.dispute.table.State())
	at := rules.Path(strings.Split(path, "."))
	if err != nil || !asked.listed {
		return p.allFacts()
	}
	if asked.now != nil {
		draft.Put(at, asked.now)
	} else {
		draft.Put(at, asked.none)
	}
	if p.dispute.change != listOf+path && p.dispute.change != path {
		return parts.NewFlow(
			parts.NewKey(0, wording.L("None"), func() { say(asked.none) }),
			parts.NewKey(0, wording.L("Choose"), func() { p.turn(listOf + path) }))
	}
	form, ok := position.NewPartForm(p.app, draft, at, func() {})
	if !ok {
		return p.allFacts()
	}
	return parts.NewTightColumn(form.Column(), parts.NewButton(wording.L("That is all"), parts.IconCheck, func() { say(draft.Get(at)) }))
}

// allFacts opens the whole position.
func (p *disputePage) allFacts() fyne.CanvasObject {
	return parts.NewButton(wording.L("All facts"), parts.IconList, func() {
		p.app.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: p.dispute.where()})
	})
}
