package lines_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/lines"
)

// fuse is a game for whoever likes, at any time: a move says where what looks at it breaks, if anything does.
type fuse struct {
	step  rules.Step
	made  int
	where int
}

// places are where it breaks: nowhere, where the move is judged, in the middle of its effect, where it is looked whether the match is over
// now, and where the position is shown.
var places = []string{"nowhere", "judged", "played", "over", "shown"}

const (
	nowhere = iota
	judged
	played
	over
	shown
)

// fuseGame is that game; where it isn't armed, nothing breaks.
func fuseGame(armed bool) *rules.Game {
	at := func(where, now int) {
		if armed && where == now {
			panic("broken where it is " + places[where])
		}
	}
	var said rules.Verbs
	press := said.Verb1("press", "Anybody presses at any time.")
	build := func(s *rules.Setup) (*rules.Book[fuse], error) {
		return &rules.Book[fuse]{
			Seats: s.Seats, Steps: []rules.StepWords{{Name: "burning", Title: "Burning"}, {Name: "out", Title: "Out"}},
			Step:   func(p *fuse) rules.Step { at(over, p.where); return p.step },
			ToMove: func(*fuse) rules.Seats { return rules.Only(1) | rules.Only(2) },
			Verbs: []rules.Verb[fuse]{{
				Is: press, Steps: rules.In(0), Words: rules.Places[fuse](rules.Words("WHERE", 0, places...)), Template: "{who} presses {1}",
				Checks: []rules.Check[fuse]{rules.Check1("FU-1",
					func(_ *fuse, _, where int) bool { at(judged, where); return false },
					func(*fuse, int, int) wording.Text { return wording.Say("Nothing is forbidden.") })},
				Effect: rules.Do1(func(p *fuse, _, where int) {
					p.made++
					at(played, where)
					p.where = where
				}),
			}},
			Sealed:  func(p *fuse) []int { at(shown, p.where); return nil },
			Ranking: func(*fuse) [][]int { return [][]int{{1, 2}} },
			Position: func(p *fuse) rules.Shape {
				return rules.Group(
					rules.Part{Name: "step", Title: "Step", Is: rules.At(&p.step,
						rules.WordIn(rules.Words("step", 0, "burning", "out")))},
					rules.Part{Name: "made", Title: "Made", Is: rules.At(&p.made, rules.NumberIn(0, 100))},
				)
			},
		}, nil
	}
	return rules.Declare(rules.Game{Key: "fuse", Title: "Fuse", Version: "1", MinSeats: 2, MaxSeats: 2, Texts: fstest.MapFS{"register.txt": {Data: []byte("FU-1 | ruling | Press.")}}}, build)
}

// findFuse is the shelf of a device on which that game breaks, or doesn't.
func findFuse(armed bool) func(string) (*rules.Game, bool) {
	game := fuseGame(armed)
	return func(string) (*rules.Game, bool) { return game, true }
}

// press lets a guest press, and gives what becomes of it.
func (e *evening) press(g *tables.Guest, r *lines.Guest, where int) *outcome {
	o := &outcome{}
	e.do(func() {
		a, err := g.Match().Table().Read(fmt.Sprint(g.Seat(), ": press ", places[where]))
		require.NoError(e.t, err)
		g.Play(a, func(err error) { o.times, o.err = o.times+1, err })
		r.Flush()
	})
	return o
}

// outcome is the answer to a wish.
type outcome struct {
	times int
	err   error
}

// TestAPanicEndsALine breaks the host under an ask of Anna's, at each place, under locks too: her device is told so and comes back,
// doesn't ask again, and the match is as it was. Ben goes on all the time, on the same line, and so does she.
func TestAPanicEndsALine(t *testing.T) {
	for where := judged; where <= shown; where++ {
		t.Run(places[where], func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				e := beginOf(t, ctx, fuseGame(true), findFuse(true), "a test")
				e.find = findFuse(false)
				anna, annas := e.sits("anna", 1)
				ben, bens := e.sits("ben", 2)
				pass(time.Second)
				first := e.press(anna, annas, nowhere)
				pass(time.Second)
				require.Equal(t, outcome{times: 1}, *first)
				before, ends := e.state(), e.byes(anna)
				calls := e.calls

				wish := e.press(anna, annas, where)
				pass(500 * time.Millisecond)
				require.Equal(t, 1, wish.times)
				require.EqualError(t, wish.err, "The host couldn't answer what you asked. Everybody else plays on.")
				require.Equal(t, "The host couldn't answer what you asked. Everybody else plays on.", ends())
				require.False(t, e.live(anna))
				require.Equal(t, before, e.state(), "the match is as it was")
				require.True(t, e.live(ben))

				pass(10 * time.Second)
				require.True(t, e.live(anna), "she comes back")
				require.Equal(t, 1, wish.times)
				require.Equal(t, calls+1, e.calls, "Ben keeps his line")
				require.Len(t, e.reports, 1)
				require.Contains(t, e.reports[0], "broken where it is "+places[where])
				require.Contains(t, e.reports[0], "broke_test.go:", "where it broke")
				for _, press := range []func() *outcome{
					func() *outcome { return e.press(ben, bens, nowhere) },
					func() *outcome { return e.press(anna, annas, nowhere) },
				} {
					o := press()
					pass(time.Second)
					require.Equal(t, outcome{times: 1}, *o)
				}
				require.Equal(t, `{"made":3,"step":"burning"}`, e.state())
				e.do(func() {
					require.Equal(t, ben.Log(), anna.Log(), "both see the same")
				})
				end()
				synctest.Wait()
			})
		})
	}
}

// sits lets a guest sit down.
func (e *evening) sits(name string, seat int) (*tables.Guest, *lines.Guest) {
	g, r := e.guest(name, word)
	go func() { _ = r.Run(e.ctx) }()
	pass(time.Second)
	e.do(func() { g.Claim(seat, nil); r.Flush() })
	pass(time.Second)
	return g, r
}

// state is the position of the match.
func (e *evening) state() (state string) {
	e.do(func() { state = string(e.match.Table().State()) })
	return state
}

// byes gives what a guest is told when its line ends.
func (e *evening) byes(g *tables.Guest) func() string {
	return func() (why string) {
		e.do(func() {
			if b := g.Bye(); b != nil {
				why = b.Why
			}
		})
		return why
	}
}

// TestWhatFollowsAnAskBreaks lets what a program does after each ask panic once, under its lock.
func TestWhatFollowsAnAskBreaks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		anna, annas := e.sits("anna", 1)
		ben, _ := e.sits("ben", 2)
		revision := e.match.Log().Revision()
		var once bool
		e.do(func() {
			e.after = func() {
				if e.match.Log().Revision() > revision && !once {
					once = true
					panic(errors.New("what follows broke"))
				}
			}
		})
		o := &outcome{}
		e.do(func() {
			a, err := anna.Match().Table().Read("1: roll 4")
			require.NoError(t, err)
			anna.Play(a, func(err error) { o.times, o.err = o.times+1, err })
			annas.Flush()
		})
		pass(10 * time.Second)
		require.Equal(t, 1, o.times)
		require.True(t, e.live(anna))
		require.True(t, e.live(ben))
		require.Len(t, e.reports, 1)
		require.Contains(t, e.reports[0], "what follows broke")
		line, stands := e.match.Log().UndoLine()
		require.False(t, stands, fmt.Sprint("it was taken back: ", line.Sentence))
		end()
		synctest.Wait()
	})
}

// TestNobodysUseBreaks lets what no guest has asked for panic: a timer of the table, or an answer that is typed.
func TestNobodysUseBreaks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		anna, _ := e.sits("anna", 1)
		for range 30 {
			e.host.Use(func() { panic("by the clock") })
		}
		require.Len(t, e.reports, 10, "nobody fills a disk with them")
		calls := e.calls
		pass(10 * time.Second)
		require.True(t, e.live(anna))
		require.Equal(t, calls, e.calls)
		end()
		synctest.Wait()
	})
}

// TestALineThatGoesBreaks lets what follows the end of a line panic: what was asked on it before stays.
func TestALineThatGoesBreaks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := beginOf(t, ctx, fuseGame(true), findFuse(true), "a test")
		e.find = findFuse(false)
		anna, annas := e.sits("anna", 1)
		o := e.press(anna, annas, nowhere)
		pass(100 * time.Millisecond)
		require.Equal(t, outcome{times: 1}, *o)
		once := false
		e.do(func() {
			e.after = func() {
				if !once && !e.table.Seats()[0].Here {
					once = true
					panic("broken when she goes")
				}
			}
			e.last.Close()
		})
		pass(10 * time.Second)
		require.Len(t, e.reports, 1)
		require.Equal(t, `{"made":1,"step":"burning"}`, e.state())
		require.True(t, e.live(anna))
		end()
		synctest.Wait()
	})
}
