package match

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/board"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/table"
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
	assist game.Assist       // nil: the game has none
	help   *fyne.Container   // round the assist
	stage  fyne.CanvasObject // what is happening, over the mats; nil: the game shows nothing so
	Moves  *picker.Moves
	Typed  *picker.Typed
	stood  [2]int // lines of the log, and the number of the latest one that stands, when the typed line was begun
	log    *matchLog
	lower  *matchBar
	tabs   *parts.Choice
	side   *fyne.Container // moves and typed
	notes  *fyne.Container // what was played, why nothing can be changed, who has won
	Felt   game.Felt       // nil: the page is of the older kind
	Table  *table.Page     // of a felt
	logs   []*matchLog     // all that show the log
	places *fyne.Container // in the sheet: those of the board
	listed bool            // they are listed
	away   bool            // the winner's moment was sent away
	Layout *matchLayout
	page   *fyne.Container
	bar    *parts.TopBar
	shield *parts.IconButton // leads to the seal of the app's draws
	veils  []*Veil           // over what another device showed last
	clock  fyne.CanvasObject // the timer that follows the match; nil: none does
	tick   func()            // draws it
	drawn  int               // the changes of the match that are shown
	heard  matches.LogLine   // the latest line of the log that was said aloud
	place  int               // the place of the word that is asked for, -1 where the verbs are listed, -2 with those of the table first
	marked *[2]int           // the changes and the line for which the board was marked; nil: none

	tall bool // in one column on a tablet
}

func newMatch(a *Feature, of *game.OpenMatch) *Match {
	m := &Match{app: a, Of: of, drawn: -1, place: -1, tall: shell.Stacked(a.Size(), a.Options().Text)}
	m.header = newMatchHeader(a, a.AtTable(of.Table()).Board != nil)
	m.mats = game.NewMats(a.Session, m.AboutSeat)
	m.Moves = picker.NewMoves(a, m.drawing(), m.Of.Refuse, m.chosen)
	m.Moves.Plays = m.Play
	if sits, ok := of.Seat.(oneSeat); ok {
		m.Moves.Own = sits.Acts
	}
	m.Typed = picker.NewTyped(a, m.Play, m.Of.Refuse)
	m.Typed.Offered = func() { parts.Reveal(m.Layout.Moves, m.Typed.Box) }
	m.clock, m.tick = of.Strip()
	m.log = newMatchLog(a, of, m.LookAt)
	m.lower = newMatchBar(m)
	m.hear()
	adds, tabs := a.AtTable(of.Table()), []string{lang.L("Moves"), lang.L("Log")}
	if adds.Board != nil {
		m.Board = adds.Board(m.acts())
		m.keepZoom(m.Board.Drawing())
		if m.tall || shell.ClassOf(a.Size()) == look.Phone {
			tabs = append(tabs, lang.L("Players"))
		}
	}
	if of.Tab >= len(tabs) {
		of.Tab = MovesTab
	}
	if adds.Felt != nil {
		m.Felt = adds.Felt(m.acts())
		m.keepZoom(m.Felt.Drawing())
	}
	m.logs = []*matchLog{m.log}
	m.help = container.NewStack()
	if adds.Assist != nil {
		m.assist = adds.Assist(m.acts())
		m.help.Add(m.assist.Object())
	}
	m.tabs = parts.NewChoice("", tabs, of.Tab, m.turnTo)
	if of.ReadOnly() != "" {
		m.lookAgain()
	}
	return m
}

// keepZoom shows the board as it was shown before the page was left.
func (m *Match) keepZoom(drawn *board.Board) {
	if drawn != nil && m.Of.Drawn != nil && m.Of.Drawn != drawn {
		drawn.Follow(m.Of.Drawn)
	}
	m.Of.Drawn = drawn
}

func (m *Match) Bar() *parts.TopBar {
	a := m.app
	if m.Felt != nil {
		return nil
	}
	if m.Of.Teaches() {
		m.shield = parts.NewIconButton(parts.IconShield, lang.L("Fair draws"), m.Of.Seal)
		m.shield.Hide()
		right := []*parts.IconButton{a.matchRulesButton(m.Of)}
		if voice := m.Of.LessonVoice(a.Session); voice != nil {
			right = append(right, voice)
		}
		m.bar = shell.BackBar(a, lang.L("Learn to play"), right...).Small()
		return m.bar
	}
	var right []*parts.IconButton
	if timed, ok := m.Of.Seat.(timed); ok {
		if button := timed.TimerButton(); button != nil {
			right = append(right, button)
		}
	}
	if voice := a.VoiceKey(func() string { return game.TurnLine(m.Of.Table()) }); voice != nil && !m.Of.Plans() {
		right = append(right, voice)
	}
	m.shield = parts.NewIconButton(parts.IconShield, lang.L("Fair draws"), m.Of.Seal)
	parts.SetVisible(m.shield, m.fair())
	right = append(right, m.shield)
	narrow := shell.ClassOf(a.Size()) == look.Phone && a.Options().Text >= largeText // the title needs the room
	if !narrow && a.AtTable(m.Of.Table()).Signs != nil {
		right = append(right, a.signsButton(m.Of))
	}
	if shell.ClassOf(a.Size()) != look.Phone {
		right = append(right, a.matchRulesButton(m.Of))
	}
	title := m.Of.Table().Game().Title
	if m.Of.Plans() {
		title = lang.L("A plan")
	}
	m.bar = shell.BackBar(a, title, append(right, a.matchMoreButton(m.Of))...).Small()
	return m.bar
}

func (m *Match) Page() fyne.CanvasObject {
	m.notes = parts.NewTightColumn()
	if m.Felt != nil {
		m.page = m.onFelt()
		return m.page
	}
	m.side = parts.NewTightColumn(m.notes, m.help, m.Moves.Box, m.Typed.Box)
	mats := fyne.CanvasObject(m.mats.Box)
	if staged, ok := m.assist.(game.Staged); ok {
		m.stage = staged.Stage()
		mats = parts.NewColumn(m.stage, mats)
	}
	m.Layout = &matchLayout{
		app: m.app, tall: m.tall, taught: m.taughtBriefly(), header: m.heading(), Mats: parts.Scrolling(m.veiled(mats)), tabs: m.tabs, Stage: m.stage,
		Moves: parts.Scrolling(m.side), Log: parts.Scrolling(m.log.box), bar: m.lower.box,
		guard: parts.NewGuard(),
	}
	if m.Board != nil {
		m.Layout.board, m.Layout.fills = m.veiled(m.Board.Object()), m.Board.Drawing().HighAt
		if roomy, ok := m.Board.(game.Roomy); ok {
			m.Layout.room = roomy.Room
		}
	}
	if picture := parts.GamePicture(m.Of.Table().Game().Key); m.Board == nil && picture != "" {
		m.Layout.art = parts.NewBackdrop(picture)
	}
	m.Layout.clock, m.Layout.lines, m.Layout.words = m.clock, leastLines, m.asks
	if brief := m.Moves.Drawn.Brief; brief != nil && !brief.Phone {
		m.Layout.lines = briefLines
	}
	m.page = m.Layout.container()
	return m.page
}

// heading is the header, but nothing where a lesson's note says who acts.
func (m *Match) heading() fyne.CanvasObject {
	if m.taughtBriefly() {
		return container.NewWithoutLayout()
	}
	return m.header.box
}

// fair reports whether the app has drawn here by a seal, which stands behind a shield: nothing is said of it before the first
// draw or deal.
func (m *Match) fair() bool {
	drawn, g := m.Of.Chance(), m.Of.Table().Game()
	return len(drawn.Seeds) > 0 && (len(drawn.Draws) > 0 || g.Deal != nil || g.Shuffle != nil)
}

// veiled lays a veil over what is not up to date while the device that keeps the match can't be reached.
func (m *Match) veiled(o fyne.CanvasObject) fyne.CanvasObject {
	if _, ok := m.Of.Seat.(losable); !ok {
		return o
	}
	veil := NewVeil()
	m.veils = append(m.veils, veil)
	return container.NewStack(o, veil)
}

// Refresh shows the match as it stands, if it is not shown yet.
func (m *Match) Refresh() {
	if m.tick != nil {
		m.tick()
	}
	if !m.nextChair() && m.drawn == m.Of.Changes {
		return
	}
	m.drawn = m.Of.Changes
	m.tellNews()
	if !m.Of.Plans() && !m.Of.Teaches() { // a lesson's band tells its own moves
		m.Of.SpeakNews(m.app.Session, m.clock != nil)
	}
	m.app.Face(m.Of)
	if m.Of.Pick != nil && m.Of.PickedAt == m.Of.Changes {
		m.Moves.Pick = m.Of.Pick
		m.Moves.Fill()
		m.place = m.Moves.Pick.Place() // the page stays scrolled as it was
	} else {
		m.Moves.Set(m.Of.Table())
		if m.Table != nil {
			m.Table.Sheet(-1)
		}
		parts.ScrollOf(m.Layout.Moves).ScrollToTop()
	}
	m.forChair()
	m.Typed.Set(m.Of.Table(), m.moved())
	m.draw()
}

// moved reports whether the log was added to, or gone back in, since this was asked last; fists that others close are no lines of it.
func (m *Match) moved() bool {
	before := m.stood
	m.stood = [2]int{m.Of.Count(), m.Of.Standing()}
	return m.stood != before
}

// nextChair lets the app play a seat of its own while the match is shown as it stands, and reports whether there is more to show.
func (m *Match) nextChair() bool {
	seat, ok := m.Of.Seat.(chaired)
	return ok && seat.NextChair(func() bool {
		return m.app.Shown() == shell.Screen(m) && m.present() && m.Of.Plan == nil && !m.app.TimerRests(m.Of)
	})
}

// forChair begins what people throw or draw for a seat of the app.
func (m *Match) forChair() {
	if seat, ok := m.Of.Seat.(chaired); ok && !m.Moves.Pick.Begun() {
		if seat, verb, asks := seat.ForChair(); asks {
			m.Moves.TakeVerb(seat, verb)
		}
	}
}

// position is the table that is shown: as it stands, or as it was after a line of the log.
func (m *Match) position() rules.Table {
	if m.Of.At == game.Now {
		return m.Of.Table()
	}
	return m.Of.Seat.At(m.Of.At)
}

// draw copies everything into the widgets.
func (m *Match) draw() {
	t := m.position()
	if m.Felt != nil {
		m.drawTable(t)
		return
	}
	m.header.Show(t)
	if m.shield.Visible() != m.fair() {
		parts.SetVisible(m.shield, m.fair())
		m.bar.Refresh()
	}
	m.mats.Show(t, m.Moves.Pick.About)
	m.log.Show()
	for _, veil := range m.veils {
		parts.SetVisible(veil, m.Of.Seat.(losable).Lost())
	}
	m.showPanels()
	m.chosen()
	if m.Layout.staged() {
		parts.ScrollOf(m.Layout.Mats).ScrollToTop()
	} else {
		parts.Reveal(m.Layout.Mats, m.mats.Turn)
	}
	if row, ok := m.log.rows[m.Of.At]; ok {
		parts.Reveal(m.Layout.Log, row)
	}
}

// showPanels shows what belongs to the tab, or all of it where there is room.
func (m *Match) showPanels() {
	if m.Felt != nil {
		return
	}
	three, writes := m.Layout.three(), m.writes()
	past := m.Of.At != game.Now
	parts.SetVisible(m.Moves.Box, m.chooses())
	parts.SetVisible(m.Typed.Box, m.chooses() && !m.Of.Table().Over())
	parts.SetVisible(m.Layout.Moves, three || m.Of.Tab == MovesTab && !past)
	parts.SetVisible(m.Layout.Log, three || m.Of.Tab == LogTab || past && m.Of.Tab != MatsTab)
	parts.SetVisible(m.Layout.Mats, !m.Layout.apart() || m.Of.Tab == MatsTab)
	parts.SetVisible(m.lower.acts, writes && !past && !m.Of.Teaches())
	parts.SetVisible(m.lower.back, past)
	parts.SetVisible(m.lower.plan, !m.Of.Plans() && !m.Of.Table().Over())
	m.showTabs()
}

// largeText is the text step from which a phone has no room for both the tabs and a move that is chosen.
const largeText = shell.LargeText

// showTabs shows the tabs where moves and log have one place.
func (m *Match) showTabs() {
	low := m.app.Options().Text > largeText || look.SideBySide(m.app.Size())
	tight := shell.ClassOf(m.app.Size()) == look.Phone && low && m.lower.choice.Visible()
	parts.SetVisible(m.tabs, !m.taughtBriefly() && !m.Layout.three() && (m.Of.At == game.Now || m.Layout.apart()) && !tight)
}

// taughtBriefly reports whether this is a lesson on a phone, where the note has the room of header and tabs.
func (m *Match) taughtBriefly() bool {
	return m.Of.Teaches() && shell.ClassOf(m.app.Size()) == look.Phone
}

// chooses reports whether a move can be chosen from the list: bids that are made on many devices are not.
func (m *Match) chooses() bool { return m.present() && !m.Of.Waits() }

// writes reports whether moves can be entered here.
func (m *Match) writes() bool { return m.Of.ReadOnly() == "" }

// turnTo shows another tab.
func (m *Match) turnTo(tab int) {
	m.Of.Tab = tab
	m.showPanels()
	m.app.Relay()
}

// asks reports whether the list of moves is what people look at: the word of a move is asked for, or the table's moves are.
func (m *Match) asks() bool { return m.Moves.Choosing() || m.Moves.OfTable() }

// chosen shows the move that is chosen at the lower end.
func (m *Match) chosen() {
	m.Of.Pick, m.Of.PickedAt = m.Moves.Pick, m.Of.Changes
	if m.Felt != nil {
		m.chosenOnFelt()
		return
	}
	m.showBoard()
	m.dressUndo() // the assist may show already what was played
	m.notes.Objects = m.told()
	m.notes.Refresh()
	act, ok := m.Moves.Pick.Complete()
	m.lower.offer(m.Moves.Pick.Table, act, ok && m.chooses())
	if m.Of.Fists() && slices.Contains(m.Moves.Pick.Table.Sealed(), act.Seat) {
		m.lower.play.SetIcon(parts.IconFist)
		m.lower.play.SetText(lang.L("Close the fist"))
	}
	m.showTabs()
	m.lower.box.Refresh()
	place := m.Moves.Pick.Place()
	switch {
	case m.Moves.OfTable() && !m.Moves.Choosing():
		place = -2
	case m.Moves.Inline:
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
		if roomy, ok := m.Board.(game.Roomy); ok {
			parts.SetVisible(m.Layout.board, roomy.Room() != game.NoRoom)
		}
	}
	helps := m.assist != nil && pick != nil && m.chooses() && m.assist.Show(t, pick)
	parts.SetVisible(m.help, helps)
	if m.stage != nil && pick == nil {
		m.stage.Hide()
	}
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
	if m.Felt != nil {
		m.Table.Sheet(sheetMoves)
		return
	}
	if !m.Layout.three() && m.Of.Tab != MovesTab {
		m.tabs.SetChosen(MovesTab)
		m.turnTo(MovesTab)
	}
}

// Build makes the screen of a match, or nil. One that can't be opened is said.
func (a *Feature) Build(r shell.Route) shell.Screen {
	if r.Page == shell.SeatPage && a.Joined != nil {
		return newMatch(a, planOr(a.Joined))
	}
	if r.Page == shell.LessonPage {
		if of := a.Learn(r.Arg); of != nil {
			return newMatch(a, of)
		}
		return nil
	}
	if r.Page != shell.MatchPage && r.Page != shell.ChairsPage {
		return nil
	}
	of, ok := a.Reopened(r.Arg)
	if !ok {
		return nil
	}
	if r.Page == shell.ChairsPage {
		return &chairsPage{a, of}
	}
	return newMatch(a, planOr(of.OpenMatch))
}

// planOr is the plan of a match, or the match where none is made.
func planOr(of *game.OpenMatch) *game.OpenMatch {
	if of.Plan != nil {
		return of.Plan
	}
	return of
}
