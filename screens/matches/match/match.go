// Package match is the page of a match, of any game: it plays, refuses, takes back and says what happened.
package match

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Match is the screen of a running match, for every game.
type Match struct {
	app    *Feature
	Of     *game.OpenMatch
	mats   *game.MatsView
	Moves  *picker.Moves
	Typed  *picker.Typed
	stood  [2]int // lines of the log, and the number of the latest one that stands, when the typed line was begun
	log    *matchLog
	lower  *matchBar
	notes  *fyne.Container // why nothing can be changed
	Felt   game.Felt
	Table  *table.Page
	beside *matchLog       // the log beside the keys of a wide window
	places *fyne.Container // in the sheet: those of the board
	listed bool            // they are listed
	away   bool            // the winner's moment was sent away
	Layout *pages
	veils  []*veil           // over what another device showed last
	clock  fyne.CanvasObject // the timer that follows the match; nil: none does
	tick   func()            // draws it
	drawn  int               // the changes of the match that are shown
	heard  matches.LogLine   // the latest line of the log that was said aloud
	brief  int               // how often something was told, 0 while nothing is
	noted  int               // the lines of the log of which it was told who sat down
	folds  int               // the lines of the log after which a moment goes away by itself
	asked  string            // what another device was asked for, as the dock says it
}

func newMatch(a *Feature, of *game.OpenMatch) *Match {
	m := &Match{app: a, Of: of, drawn: -1}
	m.mats = game.NewMats(a.Session, m.AboutSeat)
	m.Moves = picker.NewMoves(a, m.drawing(), m.Of.Refuse, m.chosen)
	m.Moves.Plays = m.Play
	if sits, ok := of.Seat.(oneSeat); ok {
		m.Moves.Own = sits.Acts
	}
	m.Moves.Elsewhere = func(act rules.Act) bool {
		return m.Table != nil && m.Table.End.Visible() && slices.Equal(m.Table.End.Key().Moves, []rules.Act{act})
	}
	m.Typed = picker.NewTyped(a, m.Play, m.Of.Refuse)
	m.Typed.Offered = func() { parts.Reveal(m.Layout.Moves, m.Typed.Box) }
	m.clock, m.tick = of.Strip()
	m.log = newMatchLog(a, of, m.LookAt)
	m.lower = newMatchBar(m)
	m.followClock()
	m.hear()
	m.noted = of.Log().Count()
	m.Felt = newPlainFelt(m)
	if felt := a.AtTable(of.Table()).Felt; felt != nil {
		m.Felt = felt(m.acts())
		m.keepZoom(m.Felt.Drawing())
	}
	m.beside = newMatchLog(a, of, m.LookAt)
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

// Page is the felt, with all that lies over it.
func (m *Match) Page() fyne.CanvasObject {
	m.notes = parts.NewTightColumn()
	return m.onFelt()
}

// fair reports whether the app has drawn here by a seal, which stands behind a shield: nothing is said of it before the first
// draw or deal.
func (m *Match) fair() bool {
	drawn, g := m.Of.Chance().Proof(), m.Of.Table().Game()
	return len(drawn.Seeds) > 0 && (len(drawn.Draws) > 0 || g.Deal != nil || g.Shuffle != nil)
}

// veiled lays a veil over what is not up to date while the device that keeps the match can't be reached.
func (m *Match) veiled(o fyne.CanvasObject) fyne.CanvasObject {
	if _, ok := m.Of.Seat.(losable); !ok {
		return o
	}
	veil := newVeil()
	m.veils = append(m.veils, veil)
	return container.NewStack(o, veil)
}

// Refresh shows the match as it stands, if it is not shown yet.
func (m *Match) Refresh() {
	if m.tick != nil {
		m.tick()
	}
	if m.tellSeated(); m.brief != m.Of.Brief.Now() && m.Table != nil {
		m.brief = m.Of.Brief.Now()
		m.Table.Tell(m.overFelt())
		m.Table.Relay()
	}
	if !m.nextChair() && m.drawn == m.Of.Changes {
		m.showAsked()
		return
	}
	m.drawn = m.Of.Changes
	m.tellNews()
	if !m.Of.Plans() && m.Of.Taught() == nil { // a lesson's coach tells its own moves
		m.Of.SpeakNews(m.app.Session, m.clock != nil)
	}
	m.app.Face(m.Of)
	if m.Of.Pick != nil && m.Of.PickedAt == m.Of.Changes {
		m.Moves.Pick = m.Of.Pick
		m.Moves.Fill()
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
	m.stood = [2]int{m.Of.Log().Count(), m.Of.Standing()}
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
	return m.Of.Seat.Log().At(m.Of.At)
}

// chooses reports whether a move can be chosen from the list: bids that are made on many devices are not.
func (m *Match) chooses() bool { return m.present() && !m.Of.Waits() }

// writes reports whether moves can be entered here.
func (m *Match) writes() bool { return m.Of.ReadOnly() == "" }

// chosen shows the move that is chosen.
func (m *Match) chosen() {
	m.Of.Pick, m.Of.PickedAt = m.Moves.Pick, m.Of.Changes
	m.chosenOnFelt()
}

// AboutSeat lists only the moves that name a player, or all of them again.
func (m *Match) AboutSeat(seat int) {
	if m.Of.At != game.Now {
		return
	}
	m.Moves.About(seat)
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

// toMoves shows the list of moves.
func (m *Match) toMoves() { m.Table.Sheet(sheetMoves) }

// Build makes the screen of a match, or nil. One that can't be opened is said.
func (a *Feature) Build(r shell.Route) shell.Screen {
	if r.Page == shell.SeatPage && a.Joined != nil {
		return newMatch(a, planOr(a.Joined))
	}
	if r.Page == shell.LessonPage {
		if of := a.Lessons.Of(r.Arg); of != nil {
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
