package match_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/table"
)

// Shares of the window that strip and dock leave to the felt at least. Where another seat answers, its keys hang from under the strip
// and who waits keeps the dock: there it is what the picture of that page leaves.
const (
	openFelt       = 0.55
	openWhileAsked = 0.43
)

// stretch is how many moves of a match are played. A soak plays whole matches, or a long stretch of endless ones.
var stretch = 50

// leaving are the verbs by which somebody ends, gives up, accepts or passes something, in all games.
var leaving = []string{
	"pass", "end", "end-two", "done", "stay", "stop", "withdraw", "decline", "accept", "cancel", "refuse", "leave", "take-hit", "ready",
}

// drummed are the moves of a match, with what its dock shows from frame to frame.
type drummed struct {
	tb     *apptest.Table
	o      *game.OwnMatch
	random *rand.Rand
	shown  []frame
	drums  int
}

// frame is what strip and dock show at a moment.
type frame struct {
	step       string
	seat, turn int
	at         int64             // by the steady clock
	gold       spot              // of the gold key; empty: there is none
	places     [placesOfKey]keys // the keys but undo, by their places in the dock
	leave      keys              // those of them that end, give up, accept or pass
	undo       spot
	open       float32 // the share of the window that is left to the felt
}

// The places of a dock that a key can stand in.
const (
	otherPlace = iota
	sidePlace
	endPlace
	mainPlace
	placesOfKey
)

// keys are where keys stand, by their words.
type keys map[string]spot

// spot is the place of a key in the window.
type spot struct{ x, y, wide, high float32 }

// meets reports whether two places have a point in common.
func (s spot) meets(o spot) bool {
	return s.x < o.x+o.wide && o.x < s.x+s.wide && s.y < o.y+o.high && o.y < s.y+s.high
}

func spotOf(o fyne.CanvasObject) spot {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return spot{at.X, at.Y, o.Size().Width, o.Size().Height}
}

// TestKeysNeverJump plays all games with the app's cards and with the table's, and asserts of each frame what keys must not do
// (specification 4): move within a step, or at all where it is the gold one; give something up where a gold key was within a second;
// stand where another owner's keys were in the same turn; or take a second tap of a thumb after their owner changed.
func TestKeysNeverJump(t *testing.T) {
	drums := 0
	for _, g := range shelf.Games() {
		for _, draws := range []bool{true, false} {
			t.Run(fmt.Sprintf("%s, the app draws: %v", g.Key, draws), func(t *testing.T) {
				d := drumming(t, g, draws)
				for i := range stretch {
					if !d.next() {
						break
					}
					d.settle()
					if i%6 == 0 {
						d.chooses()
					}
				}
				require.NotEmpty(t, d.shown)
				drums += d.drums
			})
		}
	}
	require.Greater(t, drums, 100)
}

// TestNobodyBidsByDrumming passes the device to bidders whose thumbs drum: a number is bid on purpose only, and the next player isn't
// taken for somebody who has the device.
func TestNobodyBidsByDrumming(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	d := &drummed{tb: tb, o: tb.PlayWith(matches.Settings{Draws: true}, "atrades", 3)}
	for d.o.Match.Table().Step() != "turn-bid" {
		require.NoError(t, d.o.Match.Play(d.o.Match.Table().Legal(nil)[0], matches.Entered))
	}
	d.o.Changes++
	tb.App.Refresh()
	on := func(label string) fyne.Position { // where it meets what comes there
		at := spotOf(tb.Find(label))
		return fyne.NewPos(at.x+at.wide/2, at.y+at.high/4)
	}
	d.drum(on("I am Anna"))
	require.True(t, tb.Sees("Close the fist"), "%q", tb.Labels())
	require.Empty(t, d.o.Match.Hands().ClosedBids())
	d.drum(on("Close the fist"))
	require.Len(t, d.o.Match.Hands().ClosedBids(), 1)
	require.False(t, tb.Sees("Close the fist"), "%q", tb.Labels())
}

// drumming opens a match of four, or of as many as can play.
func drumming(t *testing.T, g *rules.Game, draws bool) *drummed {
	tb := apptest.New(t, 390, 844)
	o := tb.PlayWith(matches.Settings{Draws: draws}, g.Key, max(g.MinSeats, min(4, g.MaxSeats)))
	return &drummed{tb: tb, o: o, random: rand.New(rand.NewPCG(7, 11))}
}

// page is the page of the match; nil: another one is shown.
func (d *drummed) page() *match.Match {
	m, _ := d.tb.App.Shown().(*match.Match)
	return m
}

// look takes a frame, and compares it with those before. What lies in the sheet is none.
func (d *drummed) look() {
	m := d.page()
	if m == nil {
		return
	}
	if _, open := m.Table.Open(); open {
		return
	}
	t, dock := d.o.Match.Table(), m.Felt.Dock()
	f := frame{step: t.Step(), seat: dock.Seat, turn: dock.Turn, at: d.tb.Now.Steady, leave: keys{}, undo: spotOf(m.Table.Undo)}
	from := float32(64)
	for i, b := range append(m.Table.Others[:], m.Table.Side, m.Table.End, m.Table.Main) {
		place := max(otherPlace, i-table.MostOthers+1)
		if f.places[place] == nil {
			f.places[place] = keys{}
		}
		if !b.Visible() {
			continue
		}
		at, word, moves := spotOf(b), b.Key().Word, b.Key().Moves
		f.places[place][word] = at
		if b.Gold() {
			f.gold = at
		}
		if ends := len(moves) > 0 && slices.Contains(leaving, t.Verb(moves[0])); ends || place == endPlace {
			require.False(d.tb.T, b.Gold(), "%s: %s", f.step, word)
			f.leave[word] = at
		}
		if f.turned() {
			from = max(from, at.y+at.high+13)
		}
	}
	grip := spotOf(d.tb.Find("All moves, the log and the players"))
	f.open = (grip.y + grip.high - 12 - from) / d.tb.App.Size().Height
	d.compare(f)
	d.shown = append(d.shown, f)
}

// turned reports whether another seat answers in somebody's turn.
func (f *frame) turned() bool { return f.turn > 0 && f.seat > 0 && f.turn != f.seat }

// compare asserts of a frame what it must not do after those before it.
func (d *drummed) compare(f frame) {
	t := d.tb.T
	least := float32(openFelt)
	if f.turned() {
		least = openWhileAsked
	}
	require.GreaterOrEqual(t, f.open, least, f.step)
	for _, was := range d.shown {
		if f.gold != (spot{}) && was.gold != (spot{}) {
			is, before := f.gold, was.gold
			is.wide, before.wide = 0, 0 // the side key takes some of it
			require.Equal(t, before, is, "%s after %s: the gold key moved", f.step, was.step)
		}
		for word, at := range f.leave {
			require.False(t, f.at-was.at <= 1000 && at.meets(was.gold), "%s: %s stands where in %s the gold key was", f.step, word, was.step)
		}
	}
	if len(d.shown) == 0 {
		return
	}
	was := d.shown[len(d.shown)-1]
	require.Equal(t, [2]float32{was.undo.x, was.undo.y}, [2]float32{f.undo.x, f.undo.y}, "undo moved")
	for place := range f.places {
		for word, at := range f.places[place] {
			before, stood := was.places[place][word]
			if stood && place != mainPlace && (place == otherPlace || !f.turned()) && f.step == was.step && f.seat == was.seat {
				require.Equal(t, before, at, "%s: %s moved", f.step, word)
			}
			for other := range was.places {
				for before, stood := range was.places[other] {
					require.False(t, f.turn == was.turn && f.seat != was.seat && f.turned() != was.turned() && at.meets(stood),
						"%s: %s stands where %s of another seat was", f.step, word, before)
				}
			}
		}
	}
}

// press taps a key where it stands, and drums on in the same place: that does nothing, but on a key that repeats.
func (d *drummed) press(b *table.Button) {
	at := spotOf(b)
	if thumb := fyne.NewPos(at.x+at.wide/2, at.y+at.high/2); b.Key().Repeats {
		test.TapCanvas(d.tb.Window.Canvas(), thumb)
	} else {
		d.drum(thumb)
	}
}

// drum taps a place of the window, and drums on there.
func (d *drummed) drum(thumb fyne.Position) {
	test.TapCanvas(d.tb.Window.Canvas(), thumb)
	d.drums++
	before, seen := d.o.Match.Log().Count(), strings.Join(d.tb.Labels(), "\n")
	for range 3 {
		test.TapCanvas(d.tb.Window.Canvas(), thumb)
		require.Equal(d.tb.T, before, d.o.Match.Log().Count(), "the thumb played %s", apptest.Latest(d.o))
		require.Equal(d.tb.T, seen, strings.Join(d.tb.Labels(), "\n"), "after %s", apptest.Latest(d.o))
		d.tb.Run(350 * time.Millisecond)
		seen = strings.Join(d.tb.Labels(), "\n")
	}
	d.tb.Run(100 * time.Millisecond)
}

// pressFelt taps the first place of the board that can be chosen, and reports whether that made a move.
func (d *drummed) pressFelt() bool {
	m, before := d.page(), d.o.Match.Log().Count()
	if m == nil || m.Felt.Drawing() == nil {
		return false
	}
	drawing := m.Felt.Drawing()
	for _, p := range drawing.Shown().Places {
		if at, seen := drawing.Drawn(p.Title); p.Target && seen {
			d.drum(at.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(drawing)))
			break
		}
	}
	return d.o.Match.Log().Count() > before
}

// settle looks at once, after what moves has come to rest, and without the moment.
func (d *drummed) settle() {
	d.look()
	d.tb.Run(300 * time.Millisecond)
	d.look()
	if m := d.page(); m != nil && m.Table.Away() {
		d.look()
	}
}

// next makes the next move, with a key of the dock where one plays it; it reports whether there is one.
func (d *drummed) next() bool {
	d.tb.T.Helper()
	m, t := d.page(), d.o.Match.Table()
	if t.Over() {
		return false
	}
	if m == nil { // a hidden hand decides, and its player is asked
		d.tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: d.o.ID})
		m = d.page()
	}
	if d.random.IntN(2) == 0 && d.pressFelt() {
		return true
	}
	act, chance := d.decide()
	before := d.o.Match.Log().Count()
	switch {
	case !chance || !d.o.Match.Draws() || d.o.Match.Cases(act.Seat, act.Verb) == 0:
		if key := d.tb.KeyOf(act); key != nil {
			d.press(key)
		}
	case m.Table.Main.Visible() && m.Table.Main.Gold():
		d.press(m.Table.Main)
	default:
		m.DrawNow(act.Seat, act.Verb)
	}
	if d.o.Match.Log().Count() > before {
		return true
	}
	d.enter(act)
	return true
}

// enter plays a legal move, or another one where the cards that are known don't allow it.
func (d *drummed) enter(act rules.Act) {
	d.tb.T.Helper()
	legal := d.o.Match.Table().Legal(nil) // of which the cards that are known perhaps allow only some
	d.random.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	entered := slices.ContainsFunc(append([]rules.Act{act}, legal...), func(act rules.Act) bool { return d.o.Match.Play(act, matches.Entered) == nil })
	require.True(d.tb.T, entered, "%q", d.tb.Labels())
	d.o.Changes++
	d.tb.App.Refresh()
}

// decide chooses as the app does for a seat, and by chance where it doesn't know the cards; chance reports that something is drawn.
func (d *drummed) decide() (act rules.Act, chance bool) {
	t := d.o.Match.Table()
	legal, seat := t.Legal(nil), 0
	if awaited := t.ToMove(); len(awaited) > 0 {
		seat = awaited[0]
	}
	decided, ok := players.Decide("random", d.o.Match.Hands().Thinking(seat), seat, nil, func() bool { return false }, d.random.IntN)
	if ok && !decided.Chance {
		return decided.Act, false
	}
	if ok {
		legal = slices.DeleteFunc(legal, func(act rules.Act) bool { return act.Seat != seat || act.Verb != decided.Act.Verb })
	}
	return legal[d.random.IntN(len(legal))], ok && decided.Chance
}

// chooses opens what can be opened without a move, one after another: each key that asks for more, and the hand with a lifted card.
func (d *drummed) chooses() {
	m := d.page()
	if m == nil {
		return
	}
	for _, b := range m.Table.Others {
		if key := b.Key(); b.Visible() && b.Tap != nil && len(key.Moves) == 0 && key.Why == "" {
			before := d.o.Match.Log().Count()
			d.press(b)
			d.look()
			if d.o.Match.Log().Count() != before || d.page() != m {
				return
			}
			for range 3 {
				m.Key(fyne.KeyEscape)
			}
			d.look()
		}
	}
	if hand := m.Felt.Dock().Hand; hand != nil {
		m.Table.OpenHand()
		d.look()
		for _, c := range hand.Open() {
			if card, ok := d.tb.Find(c.Spoken).(fyne.Tappable); ok && c.Why == "" {
				test.Tap(card)
				d.look()
			}
		}
		m.Table.CloseHand()
		d.look()
	}
}
