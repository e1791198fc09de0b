package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// now is the place in the log of the position as it stands, after all lines.
const now = -1

// The tabs of a match, where moves and log do not stand beside each other.
const (
	movesTab = iota
	logTab
	matsTab // on a phone, where the board has the upper part
)

// match is the screen of a running match, for every game.
type match struct {
	app    *App
	of     *openMatch
	header *matchHeader
	board  board // nil: the game has none
	mats   *matsView
	assist assist          // nil: the game has none
	help   *fyne.Container // round the assist
	moves  *moves
	typed  *typed
	log    *matchLog
	lower  *matchBar
	tabs   *parts.Choice
	side   *fyne.Container // moves and typed
	notes  *fyne.Container // what was played, why nothing can be changed, who has won
	layout *matchLayout
	drawn  int // the changes of the match that are shown
	place  int // the place of the word that is asked for, -1 where the verbs are listed
}

func newMatch(a *App, of *openMatch) *match {
	m := &match{app: a, of: of, drawn: -1, place: -1}
	m.header = newMatchHeader(a, a.atTable(of.match.Table()).board != nil)
	m.mats = newMats(a, m.aboutSeat)
	m.moves = newMoves(a, m.drawing(), m.ruling, m.chosen)
	m.typed = newTyped(a, m.play, m.ruling)
	m.log = newMatchLog(a, of, m.lookAt)
	m.lower = newMatchBar(m)
	adds, tabs := a.atTable(of.match.Table()), []string{lang.L("Moves"), lang.L("Log")}
	if adds.board != nil {
		m.board = adds.board(a, m.acts())
		if classOf(a.size) == look.Phone {
			tabs = append(tabs, lang.L("Players"))
		}
	}
	if of.tab >= len(tabs) {
		of.tab = movesTab
	}
	m.help = container.NewStack()
	if adds.assist != nil {
		m.assist = adds.assist(a, m.acts())
		m.help.Add(m.assist.object())
	}
	m.tabs = parts.NewChoice("", tabs, of.tab, m.turnTo)
	return m
}

func (m *match) bar() *parts.TopBar {
	a := m.app
	var right []*parts.IconButton
	if m.of.tide() {
		right = append(right, a.matchTimerButton(m.of))
	}
	if classOf(a.size) != look.Phone {
		right = append(right, a.matchRulesButton(m.of))
	}
	return a.backBar(m.of.match.Table().Game().Title, append(right, a.matchMoreButton(m.of))...)
}

func (m *match) page() fyne.CanvasObject {
	m.notes = parts.NewTightColumn()
	m.side = parts.NewTightColumn(m.notes, m.help, m.moves.box, m.typed.box)
	m.layout = &matchLayout{
		app: m.app, header: m.header.box, mats: scrolling(m.mats.box), tabs: m.tabs,
		moves: scrolling(m.side), log: scrolling(m.log.box), bar: m.lower.box,
	}
	if m.board != nil {
		m.layout.board = m.board.object()
	}
	return m.layout.container()
}

// refresh shows the match as it stands, if it is not shown yet.
func (m *match) refresh() {
	if m.drawn == m.of.changes {
		return
	}
	m.drawn = m.of.changes
	m.app.face(m.of)
	if m.of.pick != nil && m.of.pickedAt == m.of.changes {
		m.moves.pick = m.of.pick
		m.moves.fill()
	} else {
		m.moves.set(m.of.match.Table())
		scrollOf(m.layout.moves).ScrollToTop()
	}
	m.typed.set(m.of.match.Table())
	m.draw()
}

// position is the table that is shown: as it stands, or as it was after a line of the log.
func (m *match) position() rules.Table {
	if m.of.at == now {
		return m.of.match.Table()
	}
	return m.of.match.At(m.of.at)
}

// draw copies everything into the widgets.
func (m *match) draw() {
	t := m.position()
	m.header.show(t)
	m.mats.show(t, m.moves.pick.about)
	m.log.show()
	m.showPanels()
	m.chosen()
	reveal(m.layout.mats, m.mats.turn)
	if row, ok := m.log.rows[m.of.at]; ok {
		reveal(m.layout.log, row)
	}
}

// showPanels shows what belongs to the tab, or all of it where there is room.
func (m *match) showPanels() {
	three, writes := m.layout.three(), m.writes()
	past := m.of.at != now
	setVisible(m.moves.box, writes && !past)
	setVisible(m.typed.box, writes && !past && !m.of.match.Table().Over())
	setVisible(m.layout.moves, three || m.of.tab == movesTab && !past)
	setVisible(m.layout.log, three || m.of.tab == logTab || past && m.of.tab != matsTab)
	setVisible(m.layout.mats, !m.layout.apart() || m.of.tab == matsTab)
	setVisible(m.lower.acts, writes && !past)
	setVisible(m.lower.back, past)
	m.showTabs()
	m.dressUndo()
}

// largeText is the text step from which a phone has no room for both the tabs and a move that is chosen.
const largeText = 1.25

// showTabs shows the tabs where moves and log have one place.
func (m *match) showTabs() {
	low := m.app.options.Text > largeText || look.SideBySide(m.app.size)
	tight := classOf(m.app.size) == look.Phone && low && m.lower.choice.Visible()
	setVisible(m.tabs, !m.layout.three() && (m.of.at == now || m.layout.apart()) && !tight)
}

// writes tells whether moves can be entered here.
func (m *match) writes() bool { return m.of.match.ReadOnly() == "" }

// turnTo shows another tab.
func (m *match) turnTo(tab int) {
	m.of.tab = tab
	m.showPanels()
	m.app.relay()
}

// chosen shows the move that is chosen at the lower end.
func (m *match) chosen() {
	m.of.pick, m.of.pickedAt = m.moves.pick, m.of.changes
	m.showBoard()
	m.notes.Objects = m.told()
	m.notes.Refresh()
	act, ok := m.moves.pick.complete()
	m.lower.offer(m.moves.pick.table, act, ok && m.of.at == now && m.writes())
	m.showTabs()
	m.lower.box.Refresh()
	place := m.moves.pick.place()
	if m.moves.inline {
		place = -1
	}
	if place != m.place { // another list is shown
		m.place = place
		scrollOf(m.layout.moves).ScrollToTop()
	}
	m.app.relay()
}

// showBoard draws board and assist for the position that is shown and the move that is being chosen.
func (m *match) showBoard() {
	t, pick := m.position(), m.moves.pick
	if m.of.at != now {
		pick = nil
	}
	if m.board != nil {
		m.board.show(t, pick)
	}
	helps := m.assist != nil && pick != nil && m.writes() && m.assist.show(t, pick)
	setVisible(m.help, helps)
	in, ok := m.assist.(standIn)
	setVisible(m.moves.box, m.writes() && m.of.at == now && !(helps && ok && in.alone()))
	m.app.relay() // what was hidden has its width now, and so its height
}

// aboutSeat lists only the moves that name a player, or all of them again.
func (m *match) aboutSeat(seat int) {
	if m.of.at != now {
		return
	}
	m.moves.about(seat)
	m.mats.show(m.position(), m.moves.pick.about)
	m.toMoves()
	m.chosen()
}

// aboutPlace lists only the moves that have to do with a place of the board, or all again where names is nil.
func (m *match) aboutPlace(place string, names func(rules.Act) bool) {
	if m.of.at != now {
		return
	}
	if names == nil {
		place = ""
	}
	m.moves.near(onBoard{place, names})
	m.toMoves()
	m.chosen()
}

// toMoves shows the list of moves where it shares its place with the log.
func (m *match) toMoves() {
	if !m.layout.three() && m.of.tab != movesTab {
		m.tabs.SetChosen(movesTab)
		m.turnTo(movesTab)
	}
}

func (m *match) key(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyU:
		m.undo()
	case fyne.KeyY:
		m.redo()
	case fyne.KeyR:
		m.roll()
	case fyne.KeyLeft, fyne.KeyUp:
		m.step(-1)
	case fyne.KeyRight, fyne.KeyDown:
		m.step(1)
	case fyne.KeyT:
		m.startTyping()
	case fyne.KeyReturn, fyne.KeyEnter:
		if _, ok := m.moves.pick.complete(); !ok {
			return false
		}
		m.playChosen()
	case fyne.KeyEscape:
		return m.escape()
	default:
		return false
	}
	return true
}

// scroll is what the keys scroll: the moves, or the log where it stands in their place.
func (m *match) scroll() *container.Scroll {
	if !m.layout.moves.Visible() {
		return scrollOf(m.layout.log)
	}
	return scrollOf(m.layout.moves)
}

// escape takes back what was begun, one thing at a time; it tells whether there was something.
func (m *match) escape() bool {
	switch {
	case m.of.at != now:
		m.lookAt(now)
	case m.moves.pick.form != nil:
		m.moves.did(func() { m.moves.inline = false; m.moves.pick.forget() })
	case m.moves.pick.at.title != "":
		m.aboutPlace("", nil)
	case m.moves.pick.about > 0:
		m.aboutSeat(m.moves.pick.about)
	default:
		return false
	}
	return true
}

// startTyping puts the cursor into the line for the notation.
func (m *match) startTyping() {
	if !m.writes() || m.of.at != now {
		return
	}
	m.toMoves()
	// Later, so that the letter of the key does not stand on the line.
	m.app.device.After(0, func() { m.app.window.Canvas().Focus(m.typed.command) })
}
