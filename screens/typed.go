package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// typed is the line in which a move is typed in the notation, with the words that can come next under it.
type typed struct {
	app     *App
	table   rules.Table
	forms   []rules.Form
	legal   []rules.Act
	played  func(rules.Act)
	ruling  func(rules.Act)
	command *parts.Command
	problem *parts.Words
	words   *fyne.Container
	box     *fyne.Container
}

// newTyped tells a legal move to played and one that is not allowed to ruling.
func newTyped(a *App, played, ruling func(rules.Act)) *typed {
	t := &typed{app: a, played: played, ruling: ruling, words: parts.NewFlow()}
	t.command = parts.NewCommand(lang.L("Type a move"), func(string) { t.changed() }, t.complete, t.do, t.leave)
	t.problem = parts.NewWords("", look.Body, look.NotAllowed)
	t.problem.Hide()
	t.box = parts.NewTightColumn(t.command, t.problem, t.words)
	return t
}

// set begins anew with a table.
func (t *typed) set(table rules.Table) {
	t.table, t.forms, t.legal = table, table.Forms(), table.Legal(nil)
	if t.command.Text != "" {
		t.command.Set("")
	}
	t.changed()
}

// move is what stands on the line. Without a seat it is the one's whose move is awaited alone.
func (t *typed) move() typedMove {
	seat := -1
	if awaited := t.table.ToMove(); len(awaited) == 1 {
		seat = awaited[0]
	}
	return parseTyped(t.table, t.command.Text, seat)
}

// changed offers what can come next, once something is typed.
func (t *typed) changed() {
	if t.command.Text == "" && len(t.words.Objects) == 0 && !t.problem.Visible() {
		return
	}
	t.say("")
	t.words.Objects = nil
	if t.command.Text != "" {
		move := t.move()
		for _, c := range move.complete(t.table, t.forms, t.legal) {
			key := parts.NewKey(0, c.word, func() { t.write(move.with(c.word)) })
			if !c.legal {
				key.Greyed()
			}
			t.words.Add(key)
		}
	}
	t.words.Refresh()
	t.app.relay()
}

// write replaces the line and goes on typing.
func (t *typed) write(text string) {
	t.command.Set(text)
	t.app.window.Canvas().Focus(t.command)
}

// complete writes as much as is certain: the whole word where only one can come, or where only one is legal.
func (t *typed) complete() {
	move := t.move()
	list := move.complete(t.table, t.forms, t.legal)
	var legal []completion
	for _, c := range list {
		if c.legal {
			legal = append(legal, c)
		}
	}
	if len(legal) > 0 {
		list = legal
	}
	switch begin := common(list); {
	case len(list) == 1:
		t.write(move.with(list[0].word))
	case len(begin) > len(move.part):
		line := move.with(begin)
		t.write(line[:len(line)-1])
	}
}

// do plays what stands on the line, opens the ruling on it, or says what was expected.
func (t *typed) do() {
	if t.command.Text == "" {
		return
	}
	move := t.move()
	act, err := t.table.Read(move.line(t.table))
	switch {
	case move.seat < 0 && move.who == "":
		t.say(lang.L("Begin with the player's name and a colon."))
	case err != nil:
		t.say(upper(err.Error()) + ".")
	case t.table.Judge(act) != "":
		t.ruling(act)
	default:
		t.played(act)
	}
}

// leave empties the line and gives the keys back.
func (t *typed) leave() {
	t.command.Set("")
	t.app.window.Canvas().Unfocus()
}

func (t *typed) say(problem string) {
	t.problem.SetText(problem)
	setVisible(t.problem, problem != "")
	t.app.relay()
}
