package joining_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/matches/match"
)

// fingers are people who tap whatever the pages of a match offer, on all devices at its table.
type fingers struct {
	t      *testing.T
	anna   *apptest.Table
	all    []*apptest.Table // the devices at the table
	seen   map[*apptest.Table]shell.Route
	source *rand.Rand
	taps   int
	tapped []string // the labels that were tapped last
}

// pageSetting is one combination of what a match on the pages has.
type pageSetting struct {
	draws, private, stays bool
	devices               int    // others at the table
	chair                 string // how strongly the app plays the last seat; "": it plays none
	plan, lesson          bool
}

// pageSettings are all of them: what is on another device isn't played by the app, and a lesson has no switch.
func pageSettings() []pageSetting {
	list := []pageSetting{{lesson: true}}
	for bits := range 1 << 3 {
		s := pageSetting{draws: bits&1 > 0, private: bits&2 > 0, stays: bits&4 > 0}
		for _, devices := range []int{0, 2} {
			s.devices = devices
			list = append(list, s)
		}
		s.devices, s.plan = 0, true
		list = append(list, s)
		s.plan, s.chair = false, "greedy"
		list = append(list, s)
	}
	return list
}

// TestEveryPageMeetsEveryTap plays each game on its pages, under combinations of their switches: at each position it chooses legal moves
// of all seats and taps whatever is shown, here and at other devices. The whole of it runs in soak.
func TestEveryPageMeetsEveryTap(t *testing.T) {
	for _, game := range apptest.New(t, 390, 844).App.Games() {
		for i, s := range pageSettings() {
			seed := uint64(i)*100 + uint64(len(game.Key))
			if !tapsWhole && (i+5*len(game.Key))%13 != 0 {
				continue
			}
			t.Run(fmt.Sprintf("%s/%+v", game.Key, s), func(t *testing.T) {
				f := &fingers{t: t, source: rand.New(rand.NewPCG(seed, 5)), seen: map[*apptest.Table]shell.Route{}}
				f.begin(game, s)
				defer func() {
					if t.Failed() {
						t.Logf("seed %d, tapped last: %q", seed, f.tapped)
					}
				}()
				for range tappedPositions {
					f.position(s)
				}
				t.Logf("taps: %d", f.taps)
			})
		}
	}
}

// begin opens the match on all devices.
func (f *fingers) begin(game *rules.Game, s pageSetting) {
	sizes := [][2]float32{{390, 844}, {1024, 768}, {1280, 800}}
	size := sizes[f.source.IntN(len(sizes))]
	f.anna = apptest.New(f.t, size[0], size[1])
	f.all = []*apptest.Table{f.anna}
	if s.lesson {
		f.anna.App.Go(shell.Route{Page: shell.LessonPage, Arg: game.Key})
		f.seen[f.anna] = f.anna.App.Here().Route
		return
	}
	o := f.anna.PlayWith(matches.Settings{Draws: s.draws, Private: s.private, Stays: s.stays}, game.Key, min(game.MaxSeats, 4))
	if s.chair != "" {
		o.Chairs.Give(len(o.Match.Table().Seats()), s.chair)
	}
	if s.devices > 0 {
		e := host(f.t, f.anna)
		for _, name := range apptest.People[1:min(1+s.devices, len(o.Match.Table().Seats()))] {
			f.all = append(f.all, e.join(name))
		}
		e.back()
	}
	for _, tb := range f.all {
		f.seen[tb] = tb.App.Here().Route
	}
}

// position chooses moves, taps about, and plays on.
func (f *fingers) position(s pageSetting) {
	for _, tb := range f.all {
		m := f.page(tb)
		if m == nil {
			return
		}
		legal := m.Of.Table().Legal(nil)
		for range min(movesChosen, len(legal)) {
			act := legal[f.source.IntN(len(legal))]
			m.Moves.Did(func() { m.Moves.Pick.TakeAct(act) })
			m.Moves.Did(m.Moves.Pick.Forget)
		}
		for range tapsEach {
			f.tap(tb)
		}
	}
	if m := f.page(f.anna); m != nil && s.plan && m.Of.Plan == nil && !m.Of.Plans() && !m.Of.Table().Over() {
		f.anna.Session.BeginPlan(m.Of)
		f.anna.App.Show()
	}
	f.anna.Run(500 * time.Millisecond)
	tb := f.all[f.source.IntN(len(f.all))]
	if m := f.page(tb); m != nil {
		f.play(tb, m)
	}
}

// play plays a legal move on the page that is shown, drawn by the app where it draws.
func (f *fingers) play(tb *apptest.Table, m *match.Match) {
	t := m.Of.Table()
	legal := slices.DeleteFunc(t.Legal(nil), func(a rules.Act) bool { return !m.Of.Mine(a.Seat) })
	if len(legal) == 0 || m.Of.ReadOnly() != "" {
		return
	}
	act := rules.Choose(legal, t.RandomWeight, f.source.IntN)
	f.tapped = append(f.tapped, "plays "+t.Notation(act))
	if m.Of.Draws() && m.Of.Cases(act.Seat, act.Verb) > 0 {
		m.DrawFor(act.Seat, act.Verb)
	} else {
		m.Play(act)
	}
	for range 2 { // a question, or cards that are passed
		if m := tb.Window.Canvas().Overlays().Top(); m != nil {
			f.tap(tb)
		}
	}
}

// page is the page of the match on a device, to which it goes back; nil: the match is gone, or something covers it.
func (f *fingers) page(tb *apptest.Table) *match.Match {
	if tb.App.Here().Route != f.seen[tb] {
		tb.App.Go(f.seen[tb])
	}
	m, _ := tb.App.Shown().(*match.Match)
	return m
}

// tap taps anything that is shown, and goes back where that leads away for long.
func (f *fingers) tap(tb *apptest.Table) {
	type touchable interface {
		fyne.CanvasObject
		fyne.Tappable
		fyne.Accessible
	}
	var all []touchable
	for _, o := range tb.Shown() {
		if to, ok := o.(touchable); ok && to.AccessibilityLabel() != "" {
			all = append(all, to)
		}
	}
	if len(all) == 0 {
		return
	}
	to := all[f.source.IntN(len(all))]
	f.tapped = append(f.tapped, to.AccessibilityLabel())
	f.tapped = f.tapped[max(0, len(f.tapped)-12):]
	test.Tap(to)
	f.taps++
	if tb.App.Here().Route != f.seen[tb] && f.source.IntN(3) == 0 {
		tb.App.Go(f.seen[tb])
	}
}

// TestTimeUpWithDealtNations is the default of Rising Tides: nations that the app has dealt, an event that is entered by hand, and the
// end of the timer.
func TestTimeUpWithDealtNations(t *testing.T) {
	for _, end := range []string{"table: event left", "table: time-out"} {
		tb := apptest.New(t, 390, 844)
		o := tb.PlayWith(matches.Settings{Draws: true, Private: true}, "rising-tides", 4)
		tb.Tap("Deal the nations")
		for range 4 { // each looks at the own one
			tb.Tap("Later")
		}
		act, err := o.Match.Table().Read(end)
		require.NoError(t, err)
		o.Play(act, func(string) {})
		require.Equal(t, end, apptest.Latest(o))
	}
}
