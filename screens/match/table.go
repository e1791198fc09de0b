package match

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/box"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/table"
)

// The tabs of the sheet.
const (
	sheetMoves = iota
	sheetLog
	sheetMats
)

// onFelt builds the page of a game that has a felt.
func (m *Match) onFelt() *fyne.Container {
	beside := newMatchLog(m.app, m.Of, m.LookAt)
	m.logs = append(m.logs, beside)
	moves := parts.NewTightColumn(m.notes, m.lower.choice, m.Moves.Box)
	m.Layout = &matchLayout{
		app: m.app, guard: parts.NewGuard(),
		Moves: parts.Scrolling(moves), Log: parts.Scrolling(m.log.box), Mats: parts.Scrolling(m.mats.Box),
	}
	sheets := table.Sheets{
		Titles: []string{lang.L("Moves"), lang.L("Log"), lang.L("Players")},
		Shown:  []fyne.CanvasObject{m.Layout.Moves, m.Layout.Log, m.Layout.Mats},
		Typed:  m.Typed.Box,
	}
	ground, drawing := m.felt.Object(), m.felt.Drawing()
	fits, _ := ground.(table.Fitted)
	if drawing != nil {
		fits = drawing
	}
	m.table = table.New(look.FeltOf(m.Of.Table().Game().Key), m.veiled(ground), fits, parts.Scrolling(beside.box), sheets, table.Acts{
		Back: func() { m.app.Back() }, Menu: m.Of.More, Undo: m.Undo, Redo: m.redo, Turned: m.turned, After: m.app.Device().After,
	})
	if drawing != nil {
		m.table.Fit.Tap = drawing.See
		drawing.Zoomed = func() { parts.SetVisible(m.table.Fit, !drawing.Whole()) }
	}
	return container.NewStack(m.table.Object, m.Layout.guard)
}

// turned is told which tab of the sheet is shown, -1 for none.
func (m *Match) turned(tab int) {
	if tab < 0 && m.Moves.Pick.Begun() {
		m.Moves.Did(func() { m.Moves.Inline = false; m.Moves.Pick.Forget() })
	}
	m.app.Relay()
}

// showTable copies everything into the page of a felt.
func (m *Match) showTable() {
	t := m.position()
	seats, who, step := m.app.headline(t)
	m.table.Head(seats, who, step)
	m.table.Tell(m.told())
	pick := m.Moves.Pick
	if m.Of.At != game.Now || !m.chooses() {
		pick = nil
	}
	m.felt.Show(t, pick)
	m.showDock(t)
	if m.Moves.Choosing() && m.Moves.Pick.Begun() {
		m.table.Sheet(sheetMoves)
	}
}

// showDock shows the dock of the felt, with undo and redo.
func (m *Match) showDock(t rules.Table) {
	d := m.felt.Dock()
	switch {
	case m.Of.At != game.Now:
		d.Main, d.Side, d.Hint, d.Others = &table.Key{Icon: parts.IconCheck, Word: lang.L("Back to now"), Tap: func() { m.LookAt(game.Now) }}, nil, nil, []table.Key{
			{Icon: parts.IconBack, Word: lang.L("Earlier"), Tap: func() { m.step(-1) }},
			{Icon: parts.IconForward, Word: lang.L("Later"), Tap: func() { m.step(1) }},
		}
		d.End = nil
	case t.Over():
		d = m.over(d, t)
	case d.Main == nil && d.Hint == nil && len(d.Others) == 0 && d.End == nil:
		d.Hint = m.waits(t)
	}
	m.table.Set(d)
	m.dressTableUndo()
}

// waits says for whom the match waits, where nothing can be done here.
func (m *Match) waits(t rules.Table) *table.Hint {
	if m.chooses() && m.writes() {
		return &table.Hint{Word: lang.L("Pull the dock up"), Words: lang.L("All moves stand there.")}
	}
	_, who, _ := m.app.headline(t)
	return &table.Hint{Word: lang.L("Waiting for {{.Player}}.", map[string]any{"Player": who})}
}

// over is the dock of a match that is over: the winner is the moment.
func (m *Match) over(d table.Dock, t rules.Table) table.Dock {
	d.Hint, d.Side, d.End = nil, nil, nil
	d.Main = &table.Key{Icon: parts.IconChart, Word: lang.L("The story of the evening"), Tap: func() {
		m.app.Open(shell.Route{Page: shell.StoryPage, Arg: m.Of.ID})
	}}
	if m.away {
		d.Moment = nil
		d.Others = []table.Key{{Icon: parts.IconFlag, Word: lang.L("The places"), Tap: func() { m.away = false; m.showTable() }}}
		return d
	}
	winners := m.app.winners(t)
	head := box.Row(winnerGap, box.Spring())
	for _, seat := range winners {
		head.Add(parts.NewSeatMark(seat, winnerMark))
	}
	head.Add(box.Spring())
	column := box.Column(winnerGap, head)
	if len(winners) > 0 {
		column.Add(parts.NewTable(won(t, winners)).Centred())
	}
	column.Add(m.app.Places(t))
	felt := look.FeltOf(t.Game().Key)
	show := container.NewStack(box.NewSurface(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: winnerCorner}), box.Pad(parts.Scrolling(column), winnerGap, winnerGap))
	away := func() { m.away = true; m.showTable() }
	d.Others = []table.Key{{Icon: parts.IconMap, Word: lang.L("Show the table"), Tap: away}}
	d.Moment = &table.Moment{Show: show, Size: fyne.NewSize(358, 460), Away: away}
	return d
}

// Measures of the page of the winner, in device-independent pixels.
const (
	winnerMark   = 75
	winnerGap    = 16
	winnerCorner = 20
)

// dressTableUndo names what undo and redo do now.
func (m *Match) dressTableUndo() {
	undo := table.Key{Icon: parts.IconUndo, Word: lang.L("Undo")}
	if line, ok := m.Of.UndoLine(); ok && m.writes() {
		undo.Word, undo.Tap = UndoLine(line), m.Undo
		if n := m.oneAct(); n > 1 {
			undo.Word = lang.L("Undo {{.Number}} moves: {{.Move}}", map[string]any{"Number": n, "Move": logRow(line).Title})
		}
	}
	m.table.Undo.Set(&undo)
	if line, ok := m.Of.RedoLine(); ok && m.writes() {
		m.table.Redo.Set(&table.Key{Icon: parts.IconRedo, Word: redoLine(line), Tap: m.redo})
	} else {
		m.table.Redo.Set(nil)
	}
	m.table.Relay()
}

// tableKey is what the keys of a keyboard do on a felt; it reports whether it was one of them.
func (m *Match) tableKey(name fyne.KeyName) bool {
	press := func(b *table.Button) bool {
		if b.Visible() && b.Tap != nil {
			b.Tap()
			return true
		}
		return false
	}
	switch name {
	case fyne.KeySpace:
		return press(m.table.Main)
	case fyne.KeyE:
		return press(m.table.End)
	case fyne.Key1, fyne.Key2, fyne.Key3:
		return press(m.table.Others[name[0]-'1'])
	case fyne.KeyM:
		tab, open := m.table.Open()
		if open {
			tab = -1
		}
		m.table.Sheet(tab)
		return true
	}
	return false
}

// drawTable shows a position on the felt, and all that the sheet holds.
func (m *Match) drawTable(t rules.Table) {
	m.mats.Show(t, m.Moves.Pick.About)
	for _, log := range m.logs {
		log.Show()
	}
	for _, veil := range m.veils {
		parts.SetVisible(veil, m.Of.Seat.(losable).Lost())
	}
	m.chosen()
	parts.Reveal(m.Layout.Mats, m.mats.Turn)
}

// chosenOnFelt shows the move that is chosen.
func (m *Match) chosenOnFelt() {
	parts.SetVisible(m.Moves.Box, m.chooses())
	parts.SetVisible(m.Typed.Box, m.chooses() && !m.Of.Table().Over())
	act, ok := m.Moves.Pick.Complete()
	m.lower.offer(m.Moves.Pick.Table, act, ok && m.chooses())
	m.showTable()
	m.app.Relay()
}

// lookAtHand passes the device to who holds the cards.
func (m *Match) lookAtHand(seat int) {
	if device, ok := m.Of.Seat.(passed); ok {
		device.PassHand(seat)
	}
}
