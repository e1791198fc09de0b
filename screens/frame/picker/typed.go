package picker

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Typed is the line in which a move is typed in the notation, with the words that can come next under it.
type Typed struct {
	app     shell.Window
	table   rules.Table
	forms   []rules.Form
	legal   []rules.Act
	played  func(rules.Act)
	ruling  func(rules.Act)
	Command *Command
	problem *parts.Words
	words   *fyne.Container
	Box     *fyne.Container
	// Offered is told when words that can come next are shown, and may be nil.
	Offered func()
}

// NewTyped tells a legal move to played and one that is not allowed to ruling.
func NewTyped(a shell.Window, played, ruling func(rules.Act)) *Typed {
	t := &Typed{app: a, played: played, ruling: ruling, words: parts.NewFlow()}
	t.Command = newCommand(wording.L("Type a move"), func(string) { t.changed() }, t.complete, t.do, t.leave)
	t.problem = parts.NewWords("", look.Body, look.NotAllowed)
	t.problem.Hide()
	t.Box = parts.NewTightColumn(t.Command, t.problem, t.words)
	return t
}

// Set takes a table; what is typed stays where the table stands as it stood.
func (t *Typed) Set(table rules.Table, moved bool) {
	t.table, t.forms, t.legal = table, table.Forms(), table.Legal(nil)
	if moved && t.Command.Text != "" {
		t.Command.Set("")
	}
	t.changed()
}

// move is what is on the line. Without a seat it is the one's whose move is awaited alone.
func (t *Typed) move() typedMove {
	seat := -1
	if awaited := t.table.ToMove(); len(awaited) == 1 {
		seat = awaited[0]
	}
	return parseTyped(t.table, t.Command.Text, seat)
}

// changed offers what can come next, once something is typed.
func (t *Typed) changed() {
	if t.Command.Text == "" && len(t.words.Objects) == 0 && !t.problem.Visible() {
		return
	}
	t.say("")
	t.words.Objects = nil
	if t.Command.Text != "" {
		move := t.move()
		for _, c := range move.complete(t.table, t.forms, t.legal) {
			key := parts.NewKey(0, c.Word, func() { t.write(move.with(c.Word)) })
			if !c.Legal {
				key.Greyed()
			}
			t.words.Add(key)
		}
	}
	t.words.Refresh()
	t.app.Relay()
	if t.Offered != nil && len(t.words.Objects) > 0 {
		t.Offered()
	}
}

// write replaces the line and goes on typing.
func (t *Typed) write(text string) {
	t.Command.Set(text)
	t.app.Canvas().Focus(t.Command)
}

// complete writes as much as is certain: the whole word where only one can come, or where only one is legal.
func (t *Typed) complete() {
	move := t.move()
	list := move.complete(t.table, t.forms, t.legal)
	var legal []completion
	for _, c := range list {
		if c.Legal {
			legal = append(legal, c)
		}
	}
	if len(legal) > 0 {
		list = legal
	}
	switch begin := common(list); {
	case len(list) == 1:
		t.write(move.with(list[0].Word))
	case len(begin) > len(move.part):
		line := move.with(begin)
		t.write(line[:len(line)-1])
	}
}

// do plays what is on the line, opens the ruling on it, or says what was expected.
func (t *Typed) do() {
	if t.Command.Text == "" {
		return
	}
	move := t.move()
	act, err := t.table.Read(move.line(t.table))
	switch {
	case move.seat < 0 && move.who == "":
		t.say(wording.L("Begin with the player's name and a colon."))
	case err != nil:
		t.say(parts.Upper(err.Error()) + ".")
	case t.table.Judge(act) != "":
		t.ruling(act)
	default:
		t.played(act)
	}
}

// leave empties the line and gives the keys back.
func (t *Typed) leave() {
	t.Command.Set("")
	t.app.Canvas().Unfocus()
}

func (t *Typed) say(problem string) {
	t.problem.SetText(problem)
	box.SetVisible(t.problem, problem != "")
	t.app.Relay()
}

// Command is a line to type commands in: Tab completes, Enter does, Escape leaves it.
type Command struct {
	parts.Entry
	complete, do, escape func()
}

var _ fyne.Tabbable = (*Command)(nil)

// newCommand has a label, which is also shown while it is empty; changed is called with each change.
func newCommand(label string, changed func(string), complete, do, escape func()) *Command {
	c := &Command{complete: complete, do: do, escape: escape}
	c.Extend(c, label, changed)
	c.Searches()
	return c
}

// AcceptsTab keeps the tab key from going to the next widget while something is typed.
func (c *Command) AcceptsTab() bool { return c.Text != "" }

// TypedKey works the keys of a command and gives the others to the line.
func (c *Command) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyTab:
		c.complete()
	case fyne.KeyReturn, fyne.KeyEnter:
		c.do()
	case fyne.KeyEscape:
		c.escape()
	default:
		c.Entry.TypedKey(key)
	}
}

// Set writes a text and puts the cursor behind it.
func (c *Command) Set(text string) {
	c.SetText(text)
	c.CursorColumn = len([]rune(text))
	c.Refresh()
}
