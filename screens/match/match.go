package match

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// The tabs of a match, where moves and log do not stand beside each other.
const (
	MovesTab = iota
	LogTab
	MatsTab // in one column, where the board has the upper part
)

// Match is the screen of a running match, for every game.
type Match struct {
	app    *Feature
	Of     *game.OpenMatch
	header *matchHeader
	Board  game.Board // nil: the game has none
	mats   *game.MatsView
	assist game.Assist     // nil: the game has none
	help   *fyne.Container // round the assist
	Moves  *picker.Moves
	Typed  *picker.Typed
	log    *matchLog
	lower  *matchBar
	tabs   *parts.Choice
	side   *fyne.Container // moves and typed
	notes  *fyne.Container // what was played, why nothing can be changed, who has won
	Layout *matchLayout
	veils  []*parts.Veil     // over what another device showed last
	clock  fyne.CanvasObject // the timer that follows the match; nil: none does
	tick   func()            // draws it
	drawn  int               // the changes of the match that are shown
	heard  matches.LogLine   // the latest line of the log that was said aloud
	place  int               // the place of the word that is asked for, -1 where the verbs are listed
	marked *[2]int           // the changes and the line for which the board was marked; nil: none

	confirmed bool // the move that is entered was chosen before and confirmed
	playedAt  int  // the changes after the latest such move
	tall      bool // in one column on a tablet
}

func newMatch(a *Feature, of *game.OpenMatch) *Match {
	m := &Match{app: a, Of: of, drawn: -1, place: -1, playedAt: -1, tall: shell.Stacked(a.Size(), a.Options().Text)}
	m.header = newMatchHeader(a, a.AtTable(of.Reading().Table()).Board != nil)
	m.mats = game.NewMats(a.Session, m.AboutSeat)
	m.Moves = picker.NewMoves(a, m.drawing(), m.ruling, m.chosen)
	m.Moves.Plays = m.playSole
	if of.Away != nil {
		m.Moves.Own = of.Away.Acts
	}
	m.Typed = picker.NewTyped(a, m.Play, m.ruling)
	m.Typed.Offered = func() { parts.Reveal(m.Layout.Moves, m.Typed.Box) }
	switch {
	case of.Away != nil:
		m.clock, m.tick = of.Away.Strip()
	case a.MatchTimer != nil:
		m.clock, m.tick = a.MatchTimer.Strip(of)
	}
	m.log = newMatchLog(a, of, m.LookAt)
	m.lower = newMatchBar(m)
	m.hear()
	adds, tabs := a.AtTable(of.Reading().Table()), []string{lang.L("Moves"), lang.L("Log")}
	if adds.Board != nil {
		m.Board = adds.Board(m.acts())
		m.keepZoom()
		if m.tall || shell.ClassOf(a.Size()) == look.Phone {
			tabs = append(tabs, lang.L("Players"))
		}
	}
	if of.Tab >= len(tabs) {
		of.Tab = MovesTab
	}
	m.help = container.NewStack()
	if adds.Assist != nil {
		m.assist = adds.Assist(m.acts())
		m.help.Add(m.assist.Object())
	}
	m.tabs = parts.NewChoice("", tabs, of.Tab, m.turnTo)
	return m
}

// keepZoom shows the board as it was shown before the page was left.
func (m *Match) keepZoom() {
	drawn := m.Board.Drawing()
	if m.Of.Drawn != nil && m.Of.Drawn != drawn {
		drawn.Follow(m.Of.Drawn)
	}
	m.Of.Drawn = drawn
}

func (m *Match) Bar() *parts.TopBar {
	a := m.app
	var right []*parts.IconButton
	if a.MatchTimer != nil && m.Of.Away == nil && a.AtTable(m.Of.Reading().Table()).Timed {
		right = append(right, a.MatchTimer.Button(m.Of))
	}
	narrow := shell.ClassOf(a.Size()) == look.Phone && a.Options().Text >= largeText // the title needs the room
	if !narrow && a.AtTable(m.Of.Reading().Table()).Signs != nil {
		right = append(right, a.signsButton(m.Of))
	}
	if shell.ClassOf(a.Size()) != look.Phone {
		right = append(right, a.matchRulesButton(m.Of))
	}
	return shell.BackBar(a, m.Of.Reading().Table().Game().Title, append(right, a.matchMoreButton(m.Of))...).Small()
}

func (m *Match) Page() fyne.CanvasObject {
	m.notes = parts.NewTightColumn()
	m.side = parts.NewTightColumn(m.notes, m.help, m.Moves.Box, m.Typed.Box)
	m.Layout = &matchLayout{
		app: m.app, tall: m.tall, header: m.header.box, Mats: parts.Scrolling(m.veiled(m.mats.Box)), tabs: m.tabs,
		Moves: parts.Scrolling(m.side), Log: parts.Scrolling(m.log.box), bar: m.lower.box,
	}
	if m.Board != nil {
		m.Layout.board, m.Layout.fills = m.veiled(m.Board.Object()), m.Board.Drawing().HighAt
	}
	if picture := parts.GamePicture(m.Of.Reading().Table().Game().Key); m.Board == nil && picture != "" {
		m.Layout.art = parts.NewBackdrop(picture)
	}
	m.Layout.clock, m.Layout.lines = m.clock, leastLines
	if m.Moves.Drawn.Brief != nil {
		m.Layout.lines = briefLines
	}
	return m.Layout.container()
}

// veiled lays a veil over what is not up to date while the device that keeps the match can't be reached.
func (m *Match) veiled(o fyne.CanvasObject) fyne.CanvasObject {
	if m.Of.Away == nil {
		return o
	}
	veil := parts.NewVeil()
	m.veils = append(m.veils, veil)
	return container.NewStack(o, veil)
}

// Refresh shows the match as it stands, if it is not shown yet.
func (m *Match) Refresh() {
	if m.tick != nil {
		m.tick()
	}
	if m.drawn == m.Of.Changes {
		return
	}
	m.drawn = m.Of.Changes
	m.tellNews()
	m.app.Face(m.Of)
	if m.Of.Pick != nil && m.Of.PickedAt == m.Of.Changes {
		m.Moves.Pick = m.Of.Pick
		m.Moves.Fill()
		m.place = m.Moves.Pick.Place() // the page stays scrolled as it was
	} else {
		m.Moves.Set(m.Of.Reading().Table())
		parts.ScrollOf(m.Layout.Moves).ScrollToTop()
	}
	m.Typed.Set(m.Of.Reading().Table())
	m.draw()
}

// position is the table that is shown: as it stands, or as it was after a line of the log.
func (m *Match) position() rules.Table {
	if m.Of.At == game.Now {
		return m.Of.Reading().Table()
	}
	return m.Of.Reading().At(m.Of.At)
}

// draw copies everything into the widgets.
func (m *Match) draw() {
	t := m.position()
	m.header.Show(t)
	m.mats.Show(t, m.Moves.Pick.About)
	m.log.Show()
	for _, veil := range m.veils {
		parts.SetVisible(veil, m.Of.Away.Lost())
	}
	m.showPanels()
	m.chosen()
	parts.Reveal(m.Layout.Mats, m.mats.Turn)
	if row, ok := m.log.rows[m.Of.At]; ok {
		parts.Reveal(m.Layout.Log, row)
	}
}

// showPanels shows what belongs to the tab, or all of it where there is room.
func (m *Match) showPanels() {
	three, writes := m.Layout.three(), m.writes()
	past := m.Of.At != game.Now
	parts.SetVisible(m.Moves.Box, m.chooses())
	parts.SetVisible(m.Typed.Box, m.chooses() && !m.Of.Reading().Table().Over())
	parts.SetVisible(m.Layout.Moves, three || m.Of.Tab == MovesTab && !past)
	parts.SetVisible(m.Layout.Log, three || m.Of.Tab == LogTab || past && m.Of.Tab != MatsTab)
	parts.SetVisible(m.Layout.Mats, !m.Layout.apart() || m.Of.Tab == MatsTab)
	parts.SetVisible(m.lower.acts, writes && !past)
	parts.SetVisible(m.lower.back, past)
	m.showTabs()
}

// largeText is the text step from which a phone has no room for both the tabs and a move that is chosen.
const largeText = shell.LargeText

// showTabs shows the tabs where moves and log have one place.
func (m *Match) showTabs() {
	low := m.app.Options().Text > largeText || look.SideBySide(m.app.Size())
	tight := shell.ClassOf(m.app.Size()) == look.Phone && low && m.lower.choice.Visible()
	parts.SetVisible(m.tabs, !m.Layout.three() && (m.Of.At == game.Now || m.Layout.apart()) && !tight)
}

// chooses reports whether a move can be chosen from the list: bids that are made on many devices are not.
func (m *Match) chooses() bool {
	switch {
	case !m.present():
		return false
	case m.Of.Away != nil:
		return !m.Of.Away.Waits()
	}
	return m.app.Room == nil || !m.app.Room.Apart(m.Of)
}

// writes reports whether moves can be entered here.
func (m *Match) writes() bool { return m.Of.Reading().ReadOnly() == "" }

// turnTo shows another tab.
func (m *Match) turnTo(tab int) {
	m.Of.Tab = tab
	m.showPanels()
	m.app.Relay()
}

// chosen shows the move that is chosen at the lower end.
func (m *Match) chosen() {
	m.Of.Pick, m.Of.PickedAt = m.Moves.Pick, m.Of.Changes
	m.showBoard()
	m.dressUndo() // the assist may show already what was played
	m.notes.Objects = m.told()
	m.notes.Refresh()
	act, ok := m.Moves.Pick.Complete()
	m.lower.offer(m.Moves.Pick.Table, act, ok && m.chooses(), m.present() && m.playedAt == m.Of.Changes)
	if m.Of.Away != nil && slices.Contains(m.Moves.Pick.Table.Sealed(), act.Seat) {
		m.lower.play.SetIcon(parts.IconFist)
		m.lower.play.SetText(lang.L("Close the fist"))
	}
	m.showTabs()
	m.lower.box.Refresh()
	place := m.Moves.Pick.Place()
	if m.Moves.Inline {
		place = -1
	}
	if place != m.place { // another list is shown
		m.place = place
		parts.ScrollOf(m.Layout.Moves).ScrollToTop()
	}
	m.app.Relay()
}

// showBoard draws board and assist for the position that is shown and the move that is being chosen.
func (m *Match) showBoard() {
	t, pick := m.position(), m.Moves.Pick
	if m.Of.At != game.Now {
		pick = nil
	}
	if m.Board != nil {
		m.markLatest(t)
		m.Board.Show(t, pick)
	}
	helps := m.assist != nil && pick != nil && m.chooses() && m.assist.Show(t, pick)
	parts.SetVisible(m.help, helps)
	in, ok := m.assist.(game.StandIn)
	parts.SetVisible(m.Moves.Box, m.chooses() && !(helps && ok && in.Alone()))
	m.app.Relay() // what was hidden has its width now, and so its height
}

// markLatest marks the places of the board that were changed last in the position that is shown, once a position.
func (m *Match) markLatest(t rules.Table) {
	if at := [2]int{m.Of.Changes, m.Of.At}; m.marked == nil || *m.marked != at {
		m.marked = &at
		m.Board.Drawing().SetLatest(game.LatestOnBoard(t, m.Board.Lies))
	}
}

// AboutSeat lists only the moves that name a player, or all of them again.
func (m *Match) AboutSeat(seat int) {
	if m.Of.At != game.Now {
		return
	}
	m.Moves.About(seat)
	m.mats.Show(m.position(), m.Moves.Pick.About)
	m.toMoves()
	m.chosen()
}

// aboutPlace lists only the moves that have to do with a place of the board, or all again where names is nil.
func (m *Match) aboutPlace(place string, names func(rules.Act) bool) {
	if m.Of.At != game.Now {
		return
	}
	if names == nil {
		place = ""
	}
	m.Moves.Near(picker.OnBoard{Title: place, Names: names})
	m.toMoves()
	m.chosen()
}

// toMoves shows the list of moves where it shares its place with the log.
func (m *Match) toMoves() {
	if !m.Layout.three() && m.Of.Tab != MovesTab {
		m.tabs.SetChosen(MovesTab)
		m.turnTo(MovesTab)
	}
}

// Build makes the screen of a match, or nil. One that can't be opened is said.
func (a *Feature) Build(r shell.Route) shell.Screen {
	if r.Page == shell.SeatPage && a.Joined != nil {
		return newMatch(a, a.Joined)
	}
	if r.Page != shell.MatchPage {
		return nil
	}
	of, ok := a.Reopened(r.Arg)
	if !ok {
		return nil
	}
	return newMatch(a, of)
}
