package match

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// The tabs of the sheet.
const (
	sheetMoves = iota
	sheetLog
	sheetMats
)

// pages are those of the sheet, which scroll.
type pages struct{ Moves, Log, Mats fyne.CanvasObject }

// onFelt builds the page.
func (m *Match) onFelt() *fyne.Container {
	m.places = container.NewStack()
	moves := parts.NewTightColumn(m.notes, m.lower.choice, m.Moves.Box, m.places)
	m.Layout = &pages{Moves: parts.Scrolling(moves), Log: parts.Scrolling(m.log.box), Mats: parts.Scrolling(m.mats.Box)}
	sheets := table.Sheets{
		Titles: []string{wording.L("Moves"), wording.L("Log"), wording.L("Players")},
		Shown:  []fyne.CanvasObject{m.Layout.Moves, m.Layout.Log, m.Layout.Mats},
		Typed:  m.Typed.Box,
		Menu:   m.menu,
	}
	ground, drawing := m.Felt.Object(), m.Felt.Drawing()
	fits, fitted := ground.(table.Fitted)
	if drawing != nil && !fitted {
		fits = drawing
	}
	m.Table = table.New(look.FeltOf(m.Of.Table().Game().Key), m.veiled(ground), fits, parts.Scrolling(m.beside.box), m.above(), sheets, table.Acts{
		Back: func() { m.app.Back() }, Turned: m.turned, After: m.app.Device().After,
		Looked: func() {
			if brief := m.Of.Brief; brief.Key != "" { // it said how to look
				m.Of.DropBrief(m.app.Session, brief)
			}
		},
	})
	if drawing != nil {
		m.Table.Fit.Tap = drawing.See
		drawing.Zoomed = func() { box.SetVisible(m.Table.Fit, !drawing.Whole()) }
	}
	if m.Of.Sheet > 0 {
		m.Table.Sheet(m.Of.Sheet - 1)
	}
	return container.NewStack(m.lower.said, m.Table.Object) // what was done is said before what is to do
}

// above is what stands over the felt: the coach of a lesson is a card of its own, a timer lies on a plate.
func (m *Match) above() fyne.CanvasObject {
	if m.Of.Taught() != nil || m.clock == nil {
		return m.clock
	}
	return table.NewPlate(look.FeltOf(m.Of.Table().Game().Key), m.clock)
}

// turned is told which tab of the sheet is shown, -1 for none.
func (m *Match) turned(tab int) {
	m.Of.Sheet = tab + 1
	if tab < 0 && m.Moves.Pick.Begun() {
		m.Moves.Forget()
	}
	m.fill()
	m.relay()
}

// fill shows what is in the tab of the sheet that is open; the others are filled when they are opened.
func (m *Match) fill() {
	switch tab, open := m.Table.Open(); {
	case !open || m.Moves.Pick == nil: // nothing stands on the page yet
	case tab == sheetMoves:
		m.Moves.Fill()
		m.showPlaces(m.Of.At == game.Now && m.chooses())
	case tab == sheetLog:
		m.log.Show()
	case tab == sheetMats:
		m.mats.Show(m.position(), m.Moves.Pick.About)
		parts.Reveal(m.Layout.Mats, m.mats.Turn)
	}
}

// relay places anew what can be seen of the page.
func (m *Match) relay() {
	m.Table.Refill()
	if _, open := m.Table.Open(); open {
		m.app.Relay() // what is typed into stays in sight
	}
}

// showAsked shows what another device was asked for, until it shows what came of it.
func (m *Match) showAsked() {
	if of, ok := m.Of.Seat.(asker); ok && m.Table != nil && of.Asked() != m.asked {
		m.dressChoice()
		m.showDock(m.position())
		m.relay()
	}
}

// showTable copies everything into the page of a felt.
func (m *Match) showTable() {
	t := m.position()
	seats, who, step := m.headline(t)
	m.showOwn()
	names, closed := m.unbid()
	if own := m.ownSeat(); closed {
		who, step = stillBid(names), wording.L("Your bid is closed.")
	} else if own > 0 && m.Of.Summoned.Turn {
		who = wording.L("Your turn, {player}", t.Seats()[own-1])
	}
	m.Table.Head(seats, who, step)
	m.showClock()
	m.Table.Tell(m.overFelt())
	m.notes.Objects = m.overFelt() // the sheet lies over the others
	m.notes.Refresh()
	pick := m.Moves.Pick
	if m.Of.At != game.Now || !m.chooses() {
		pick = nil
	}
	m.Felt.Show(t, pick)
	if drawn, lesson := m.Felt.Drawing(), m.Of.Taught(); drawn != nil && lesson != nil {
		drawn.Tell(lesson.About())
	}
	m.showDock(t)
	m.fill()
	if _, whole := m.Moves.Pick.Complete(); !whole && m.Moves.Choosing() && m.Moves.Pick.Begun() {
		m.Table.Sheet(sheetMoves)
	}
}

// showDock shows the dock of the felt, with undo and redo.
func (m *Match) showDock(t rules.Table) {
	d := m.Felt.Dock()
	lesson := m.Of.Taught()
	if lesson != nil {
		d.Rail, d.Turn = nil, 0 // the coach has the room, and says who acts
	}
	switch {
	case m.Of.At != game.Now:
		d.Main, d.Side, d.Hint, d.Others = &table.Key{Icon: parts.IconCheck, Word: wording.L("Back to now"), Tap: func() { m.LookAt(game.Now) }}, nil, nil, []table.Key{
			{Icon: parts.IconBack, Word: wording.L("Earlier"), Tap: func() { m.step(-1) }},
			{Icon: parts.IconForward, Word: wording.L("Later"), Tap: func() { m.step(1) }},
		}
		d.End = nil
	case m.asks():
		d.Main, d.Side, d.Others, d.End = nil, nil, nil, nil
		d.Hint = &table.Hint{Word: m.asked}
		if words := game.AskedWords(); words != m.asked {
			d.Hint.Words = words
		}
	case t.Over() && lesson == nil:
		d = m.over(d, t)
	case m.chosenMove(&d):
	case lesson != nil:
		lesson.Lead(&d)
	case m.looksOn(&d, t):
	case d.Main == nil && d.Hint == nil && len(d.Others) == 0 && d.End == nil:
		d.Hint = m.waits(t)
	}
	for i := range d.Rail {
		m.clockOn(&d.Rail[i])
	}
	for i := range d.Others {
		m.bind(&d.Others[i])
	}
	for _, key := range []*table.Key{d.Main, d.Side, d.End} {
		m.bind(key)
	}
	m.turnOver(&d)
	if m.Of.At == game.Now {
		m.layBids(&d)
		m.foldMoment(&d, t)
	}
	m.Table.Set(d)
	m.dressTableUndo()
}

// looksOn tells somebody without a seat for whom the table waits, and offers one; it reports whether this device has none.
func (m *Match) looksOn(d *table.Dock, t rules.Table) bool {
	of, ok := m.Of.Seat.(onlooker)
	if !ok || of.Sit() == nil {
		return false
	}
	d.Main, d.Side, d.End = nil, nil, nil
	d.Hint = &table.Hint{Word: wording.L("You are watching."), Words: m.waits(t).Word}
	d.Others = []table.Key{{Icon: parts.IconPeople, Word: wording.L("Take a seat"), Tap: of.Sit()}}
	return true
}

// asks reports whether another device was asked for something, and has not shown what came of it.
func (m *Match) asks() bool {
	m.asked = ""
	if of, ok := m.Of.Seat.(asker); ok {
		m.asked = of.Asked()
	}
	return m.asked != ""
}

// turnOver says who waits while another seat answers. The dock stays where it is unless both sit at this device.
func (m *Match) turnOver(d *table.Dock) {
	if m.Of.At != game.Now || d.Turn == d.Seat || !m.Of.Sits(d.Turn) || !m.Of.Sits(d.Seat) {
		d.Turn = 0
		return
	}
	seats := m.Of.Table().Seats()
	d.Waiting = wording.L("{player} waits for {other}", seats[d.Turn-1], seats[d.Seat-1])
}

// bind lets a key play its moves.
func (m *Match) bind(key *table.Key) {
	switch {
	case key == nil || key.Tap != nil:
	case len(key.Moves) == 1:
		key.Tap = func() {
			if m.present() {
				m.Play(key.Moves[0])
			}
		}
	case len(key.Moves) > 1:
		key.Tap = func() { m.playAlong(game.Moves(key.Moves)) }
	}
}

// chosenMove shows in the dock a move that was chosen and not played yet; it reports whether there is one.
func (m *Match) chosenMove(d *table.Dock) bool {
	act, ok := m.Moves.Pick.Complete()
	if !ok || !m.chooses() || !m.Moves.Pick.Begun() {
		return false
	}
	icon, word := parts.IconCheck, wording.L("Play this move")
	switch {
	case m.Moves.Pick.Table.Judge(act) != "":
		word = wording.L("Not allowed: see the ruling")
	case m.fist(act):
		icon, word = parts.IconFist, wording.L("Close the fist")
	}
	d.Main = &table.Key{Icon: icon, Word: word, Price: m.Moves.Pick.Table.Sentence(act), Tap: m.playChosen}
	d.Side, d.Hint, d.End, d.Moment = nil, nil, nil, nil
	d.Others = []table.Key{{Icon: parts.IconReturn, Word: wording.L("Choose again"), Tap: func() {
		m.Moves.Forget()
	}}}
	return true
}

// fist reports whether a move is a bid that stays closed until all are in.
func (m *Match) fist(act rules.Act) bool {
	return m.Of.Fists() && slices.Contains(m.Moves.Pick.Table.Sealed(), act.Seat)
}

// waits says for whom the match waits, where nothing can be done here.
func (m *Match) waits(t rules.Table) *table.Hint {
	if m.chooses() && m.writes() && m.decides(t) && len(m.Moves.Pick.Legal) > 0 {
		return &table.Hint{Word: wording.L("See all moves"), Words: wording.L("Drag the dock up.")}
	}
	if names, closed := m.unbid(); closed {
		return &table.Hint{Word: stillBid(names)}
	}
	if why := m.Of.ReadOnly(); why != "" && m.decides(t) {
		return &table.Hint{Word: wording.Translate(why)} // nobody waits for whoever reads this
	}
	_, who, _ := m.headline(t)
	return &table.Hint{Word: wording.L("Waiting for {player}.", who)}
}

// dressTableUndo names what undo and redo do now.
func (m *Match) dressTableUndo() {
	undo := table.Key{Icon: parts.IconUndo, Word: wording.L("Undo")}
	if line, ok := m.Of.Undos().UndoLine(); ok && m.writes() {
		undo.Word, undo.Short, undo.Tap = UndoLine(line), m.shortUndo(line), m.Undo
		if n := m.oneAct(); n > 1 {
			undo.Word = wording.L("Undo {number} moves: {move}", n, logRow(line).Title)
		}
	}
	if lesson := m.Of.Taught(); lesson != nil {
		undo = lesson.StepBack()
	}
	m.Table.Undo.Set(&undo)
	if line, ok := m.Of.Undos().RedoLine(); ok && m.writes() {
		m.Table.Redo.Set(&table.Key{Icon: parts.IconRedo, Word: redoLine(line), Tap: m.redo})
	} else {
		m.Table.Redo.Set(nil)
	}
	m.Table.Relay()
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
		return press(m.Table.Main)
	case fyne.KeyE:
		return press(m.Table.End)
	case fyne.Key1, fyne.Key2, fyne.Key3:
		return press(m.Table.Others[name[0]-'1'])
	case fyne.KeyM:
		tab, open := m.Table.Open()
		if open {
			tab = -1
		}
		m.Table.Sheet(tab)
		return true
	}
	return false
}

// draw copies everything into the felt and the sheet.
func (m *Match) draw() {
	m.beside.Show()
	for _, veil := range m.veils {
		box.SetVisible(veil, m.Of.Seat.(losable).Lost())
	}
	m.chosen()
}

// chosenOnFelt shows the move that is chosen.
func (m *Match) chosenOnFelt() {
	m.dressChoice()
	m.showTable()
	m.relay()
}

// dressChoice shows in the sheet what can be chosen, and what is.
func (m *Match) dressChoice() {
	box.SetVisible(m.Moves.Box, m.chooses())
	box.SetVisible(m.Typed.Box, m.chooses() && !m.Of.Table().Over())
	act, ok := m.Moves.Pick.Complete()
	m.lower.offer(m.Moves.Pick.Table, act, ok && m.chooses())
	if ok && m.fist(act) && m.Moves.Pick.Table.Judge(act) == "" {
		m.lower.play.SetIcon(parts.IconFist)
		m.lower.play.SetText(wording.L("Close the fist"))
	}
}

// showPlaces lists the places of the board before the moves: who can't see them, or has no pointer, chooses there.
func (m *Match) showPlaces(chooses bool) {
	m.places.Objects = nil
	if drawing := m.Felt.Drawing(); drawing != nil && chooses {
		targets, rows := drawing.Rows()
		words := ""
		if targets > 0 {
			words = wording.L("Possible now: {number}", targets)
		}
		m.places.Add(parts.NewFold(wording.L("Places"), words, m.listed, func() {
			m.listed = !m.listed
			m.showTable()
		}))
		if m.listed {
			m.places.Objects = []fyne.CanvasObject{parts.NewTightColumn(m.places.Objects[0], parts.NewRows(rows...))}
		}
	}
	m.places.Refresh()
}

// closes closes the sheet or sends the moment away, and reports whether there was one.
func (m *Match) closes() bool {
	if _, open := m.Table.Open(); open && !m.Moves.Pick.Begun() {
		m.Table.Sheet(-1)
		return true
	}
	return m.Table.Away()
}
