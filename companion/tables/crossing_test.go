package tables_test

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// crossing is a match with its switches, which is played to its end by everything that is offered while everything is asked of it
// that a page or a host may ask.
type crossing struct {
	*world
	made map[string]int // how often each verb was played
	sum  tally
}

// tally is how much was crossed.
type tally struct{ matches, positions, asks int }

func (t *tally) add(other tally) {
	t.matches, t.positions, t.asks = t.matches+other.matches, t.positions+other.positions, t.asks+other.asks
}

// setting is one combination of the switches of a match.
type setting struct {
	matches.Settings
	timed    bool // events come from the timer's seed
	devices  int  // so many seats are played at devices of their own
	switches bool // who draws, and who sees it, changes on the way
}

func (s setting) String() string {
	return fmt.Sprintf("draws=%v private=%v stays=%v timed=%v devices=%d switches=%v", s.Draws, s.Private, s.Stays, s.timed, s.devices, s.switches)
}

// settings are all combinations; a device more than there are seats looks on.
func settings(seats int) []setting {
	var list []setting
	for bits := range 1 << 5 {
		on := func(bit int) bool { return bits>>bit&1 == 1 }
		for _, devices := range []int{0, 1, seats + 1} {
			list = append(list, setting{matches.Settings{Draws: on(0), Private: on(1), Stays: on(2)}, on(3), devices, on(4)})
		}
	}
	return list
}

// TestEverySwitchMeetsEveryAct plays every game to its end by everything that is offered, under combinations of its switches, and asks
// at each position for each legal act of each seat and of the table all that a page or a host asks. The whole of it runs in soak.
func TestEverySwitchMeetsEveryAct(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			t.Parallel()
			var sum tally
			for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
				for i, s := range settings(seats) {
					for round := range crossingRounds {
						seed := uint64(round*1000 + seats*100 + i)
						if !crossingsWhole && seed%29 != 0 {
							continue
						}
						t.Logf("seats %d, seed %d: %v", seats, seed, s)
						sum.add(cross(t, game, seats, s, seed, mostCrossed))
					}
				}
			}
			t.Logf("%+v", sum)
			require.Positive(t, sum.asks)
		})
	}
}

// FuzzPlayAndAsk plays and asks as chance has it.
func FuzzPlayAndAsk(f *testing.F) {
	for i := range shelf.Games() {
		f.Add(uint8(i), uint8(1), uint8(3*i), uint64(i))
	}
	f.Fuzz(func(t *testing.T, which, seats, bits uint8, seed uint64) {
		game := shelf.Games()[int(which)%len(shelf.Games())]
		n := game.MinSeats + int(seats)%(game.MaxSeats-game.MinSeats+1)
		list := settings(n)
		cross(t, game, n, list[int(bits)%len(list)], seed, 40)
	})
}

// cross plays a match to its end, or so many moves of it.
func cross(t *testing.T, game *rules.Game, seats int, s setting, seed uint64, most int) tally {
	source := newRand(seed)
	h := headers(game, seats, source.IntN)
	for _, option := range game.Options { // house rules as chance draws them
		if len(h.Values("Option")) == 0 && source.IntN(2) == 0 {
			h.Add("Option", option.Name+"="+option.Values[source.IntN(len(option.Values))])
		}
	}
	c := &crossing{world: newWorld(t, seed, h, s.Settings, s.devices), made: map[string]int{}}
	c.looks = seed%2 == 0
	if c.start(); s.devices > 0 {
		c.sit()
	}
	if s.timed {
		_, err := c.match.Chance().TimerSeed()
		require.NoError(t, err)
	}
	for move := 0; !c.match.Table().Over() && move < most; move++ {
		if s.switches && c.once(20) {
			require.NoError(t, c.match.Chance().SetDraws(!c.match.Draws()))
			require.NoError(t, c.match.Hands().SetPrivate(!c.match.Hands().Private()))
		}
		if (move+int(seed%97))%crossEach == 0 { // others in each match
			c.ask(c.match.Table(), c.match.Hands(), c.match.Cases)
			c.atTheTable()
		}
		c.aside(move)
		c.move(s)
	}
	c.ask(c.match.Table(), c.match.Hands(), c.match.Cases)
	c.atTheTable()
	c.aside(0)
	c.sum.matches++
	return c.sum
}

// ask asks a match for all that a page asks of what is legal, for each seat and the table.
func (c *crossing) ask(t rules.Table, hands *matches.Hands, cases func(seat, verb int) int) {
	c.sum.positions++
	for _, act := range t.Legal(nil) {
		if seat := hands.Asks(act); seat > 0 {
			hands.Holds(act)
		}
		require.True(c.t, t.Explain(act).Legal())
		require.NotEmpty(c.t, t.Sentence(act))
		again, err := t.Read(rules.SeatWord(act.Seat) + ": " + t.Notation(act))
		require.NoError(c.t, err)
		require.Equal(c.t, act, again)
		t.Help(act)
		t.Ways(act)
		t.Luck(act)
		if hidden, ok := t.Hide(act); ok {
			hands.Holds(hidden)
			t.Explain(hidden)
		}
		c.sum.asks++
	}
	for seat := range len(t.Seats()) + 1 {
		hands.Of(seat)
		hands.Blind(seat)
		t.Hand(seat)
		t.Down(seat)
		for _, f := range t.Forms() {
			cases(seat, f.Verb)
			conformance.EveryMove(seat, f, 2, func(a rules.Act) { // legal or not
				t.Explain(a)
				hands.Asks(a)
				c.sum.asks++
			})
		}
	}
	t.Summary()
	t.Standing()
	t.Ranking()
	require.Empty(c.t, t.Violations())
}

// atTheTable asks what each device at the table shows.
func (c *crossing) atTheTable() {
	if len(c.guests) == 0 {
		return
	}
	c.carry(c.host.Changed())
	c.step(60 * time.Millisecond)
	for _, g := range c.guests {
		if m := g.Match(); m != nil && g.Log() != "" {
			c.ask(m.Table(), m.Hands(), m.Cases)
		}
	}
}

// aside asks what is seldom asked: what is taken back and made again, the log, the story, an export that is read elsewhere, and a seat
// that the app would play.
func (c *crossing) aside(move int) {
	m, log := c.match, c.match.Log()
	log.UndoLine()
	log.RedoLine()
	log.OneAct()
	if move%asideEach != 0 {
		return
	}
	log.Lines()
	statistics.Of(m)
	statistics.StoryOf(m.Table(), log.Lines())
	m.Summary()
	evenings.ResultOf(m)
	for seat := 1; seat <= len(m.Table().Seats()); seat++ {
		players.Decide("greedy", m.Hands().Thinking(seat), seat, nil, func() bool { return false }, c.rand.IntN)
		c.sum.asks++
	}
	before := string(m.Export())
	state := string(m.Table().State())
	for back := range 3 {
		if err := m.UndoMany(back + 1); err == nil {
			c.ask(m.Table(), m.Hands(), m.Cases)
			c.redo(back + 1)
		} else {
			require.True(c.t, errors.Is(err, matches.ErrNothing) || errors.Is(err, matches.ErrShown), err)
		}
	}
	require.Equal(c.t, state, string(m.Table().State()))
	elsewhere := library.New(journal.Memory(), shelf.Find, func() int64 { return c.now.Milliseconds() }, chance.Seeds("elsewhere"))
	came, _, err := elsewhere.Import([]byte(before), "Friday", nil)
	require.NoError(c.t, err)
	require.Equal(c.t, state, string(came.Table().State()))
	c.ask(came.Table(), came.Hands(), came.Cases)
	came.Close()
}

// redo makes again what was taken back.
func (c *crossing) redo(many int) {
	for range many {
		if _, err := c.match.Log().Redoing(); err != nil {
			return
		}
		require.NoError(c.t, c.match.Redo())
	}
}

// move plays what was played least so far or, mostly, what random play would. What ends the match is seldom played for being rare.
func (c *crossing) move(s setting) {
	m := c.match
	t := m.Table()
	list := t.Legal(nil)
	require.NotEmpty(c.t, list)
	list = slices.DeleteFunc(list, func(a rules.Act) bool { return !m.Hands().Holds(a) })
	act := rules.Choose(list, t.RandomWeight, c.rand.IntN)
	if c.once(4) {
		rare := slices.MinFunc(list, func(a, b rules.Act) int { return cmp.Compare(c.made[t.Verb(a)], c.made[t.Verb(b)]) })
		if after := t.Fork(); after.Play(rare) != "" || !after.Over() || c.once(20) {
			act = rare
		}
	}
	c.made[t.Verb(act)]++
	before := m.Log().Count()
	switch {
	case m.Draws() && m.Cases(act.Seat, act.Verb) > 0:
		_, err := m.Draw(act.Seat, act.Verb)
		require.NoError(c.t, err)
	case s.timed && act.Seat == 0:
		require.NoError(c.t, m.Play(act, matches.Timed))
	default:
		require.NoError(c.t, m.Play(act, matches.Entered), "%s", t.Notation(act))
	}
	require.Greater(c.t, m.Log().Count(), before)
	m.Log().Face(m.Log().Count())
}
