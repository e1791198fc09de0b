package lines_test

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/lines"
)

// pipe is an end of a line within the process.
type pipe struct {
	in, out chan []byte
	closed  chan struct{}
	once    *sync.Once
	hear    func([]byte)
	frozen  *atomic.Bool  // nothing goes in or out, and nobody is told
	after   *atomic.Int64 // so many messages more; below 0: it never is
}

func newPipe(hear func([]byte)) (*pipe, *pipe) {
	a, b := make(chan []byte, 100), make(chan []byte, 100)
	closed, once := make(chan struct{}), &sync.Once{}
	frozen, after := &atomic.Bool{}, &atomic.Int64{}
	after.Store(-1)
	return &pipe{a, b, closed, once, hear, frozen, after}, &pipe{b, a, closed, once, hear, frozen, after}
}

var errClosed = errors.New("closed")

func (p *pipe) Read(ctx context.Context) ([]byte, error) {
	select {
	case data := <-p.in:
		return data, nil
	case <-p.closed:
		select {
		case data := <-p.in: // it came before the end
			return data, nil
		default:
		}
	case <-ctx.Done():
		p.Close()
	}
	return nil, errClosed
}

func (p *pipe) Write(ctx context.Context, data []byte) error {
	p.hear(data)
	if p.after.Load() >= 0 && p.after.Add(-1) < 0 {
		p.frozen.Store(true)
	}
	if p.frozen.Load() {
		return nil
	}
	select {
	case p.out <- data:
		return nil
	case <-p.closed:
	case <-ctx.Done():
		p.Close()
	}
	return errClosed
}

func (p *pipe) Close() { p.once.Do(func() { close(p.closed) }) }

// evening is a table with a room round it.
type evening struct {
	t     *testing.T
	ctx   context.Context
	busy  chan struct{} // holds one while the goroutine of the match does something
	match *matches.Match
	table *tables.Host
	host  *lines.Host
	began time.Time
	down  atomic.Bool // nobody can be reached
	// swallows means that calls get no answer then, as where the network is away. Else they are refused, as where the host is
	// not running.
	swallows bool
	// stuck is how many messages arrive on new lines, and nobody is told that no more do; below 0: all.
	stuck atomic.Int64
	mu    sync.Mutex
	heard []byte // all that went over lines
	// lengths are those of all that went over lines.
	lengths []int
	last    *pipe // the latest line of a guest
	calls   int   // that were answered
	// find are the games that devices know, and after runs on the goroutine of the match after what a line does.
	find    func(string) (*rules.Game, bool)
	after   func()
	reports []string
}

func (e *evening) do(f func()) {
	e.busy <- struct{}{}
	defer func() { <-e.busy }()
	f()
	if e.after != nil {
		e.after()
	}
}

// hear keeps what goes over a line, also while the goroutine of the match is busy.
func (e *evening) hear(data []byte) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.heard = append(e.heard, data...)
	e.lengths = append(e.lengths, len(data))
}

func (e *evening) now() time.Duration { return time.Since(e.began) }

const word = "bal-mek-tor-sun"

func begin(t *testing.T, ctx context.Context) *evening {
	return beginGame(t, ctx, "raid-trade", "a test")
}

func beginGame(t *testing.T, ctx context.Context, game, seed string) *evening {
	of, _ := shelf.Find(game)
	return beginOf(t, ctx, of, shelf.Find, seed)
}

func beginOf(t *testing.T, ctx context.Context, of *rules.Game, find func(string) (*rules.Game, bool), seed string) *evening {
	e := &evening{t: t, ctx: ctx, began: time.Now(), busy: make(chan struct{}, 1), find: find}
	headers := &rules.Transcript{}
	headers.Add("Game", of.Key)
	for _, name := range []string{"Anna", "Ben", "Cleo", "Dora"}[:max(2, of.MinSeats)] {
		headers.Add("Seat", name)
	}
	l := library.New(journal.Memory(), find, func() int64 { return 0 }, chance.Seeds(seed))
	m, err := l.Create(headers, "Friday", matches.Settings{})
	require.NoError(t, err)
	e.match = m
	e.stuck.Store(-1)
	e.table = tables.NewHost(m, tables.Options{Name: "Anna's table", Program: "1.0", Alone: true, Spectators: true, Secret: secrets("host")})
	e.host = lines.NewHost(lines.HostOptions{
		Table: e.table, Word: word, Key: make([]byte, channel.KeySize), Program: "1.0", Do: e.do, Now: e.now,
		Report: func(what string) { e.reports = append(e.reports, what) },
	})
	return e
}

func secrets(name string) func() string {
	n := 0
	return func() string { n++; return fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "%s %d", name, n)))[:32] }
}

func (e *evening) dial(from string) func(context.Context) (lines.Line, error) {
	return func(ctx context.Context) (lines.Line, error) {
		if e.down.Load() && !e.swallows || !e.knock(ctx) {
			return nil, errClosed
		}
		here, there := newPipe(e.hear)
		var host *lines.Host
		e.do(func() { e.last, e.calls, host = here, e.calls+1, e.host })
		here.after.Store(e.stuck.Load())
		go func() { _ = host.Serve(e.ctx, there, from) }()
		return here, nil
	}
}

// knock calls as a system does: again after one second, two and four more, and so on. It reports whether the network was
// there at one of these moments.
func (e *evening) knock(ctx context.Context) bool {
	for pause := time.Second; e.down.Load(); pause *= 2 {
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return false
		}
	}
	return true
}

func (e *evening) guest(name, word string) (*tables.Guest, *lines.Guest) {
	g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secrets(name)(), Find: e.find, Secret: secrets(name + "'s")})
	return g, lines.NewGuest(lines.GuestOptions{Guest: g, Word: word, Dial: e.dial(name), Do: e.do, Now: e.now})
}

func (e *evening) live(g *tables.Guest) (live bool) {
	e.do(func() { live = g.Live() })
	return live
}

// pass lets time pass, until nobody has anything to do.
func pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

// TestAThiefAtTheDoor has the word, and asks on an encrypted line for the seat of somebody who is away: it is asked about by its mark, sees
// nothing of the seat before the yes, and a no sends nothing.
func TestAThiefAtTheDoor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		defer end()
		e := begin(t, ctx)
		ben, benLine := e.guest("ben", word)
		thief, thiefLine := e.guest("thief", word)
		away, sleep := context.WithCancel(ctx)
		go func() { _ = benLine.Run(away) }()
		go func() { _ = thiefLine.Run(ctx) }()
		pass(time.Second)
		e.do(func() { ben.Claim(2, func(err error) { require.NoError(t, err) }); benLine.Flush() })
		pass(time.Second)
		sleep()
		pass(time.Second)
		ask := func() {
			e.do(func() { thief.Claim(2, nil); thiefLine.Flush() })
			pass(time.Second)
		}
		ask()
		for _, yes := range []bool{false, true} {
			e.do(func() {
				require.Zero(t, thief.Seat())
				wish := e.table.Seats()[1].Wish
				require.Equal(t, thief.You().Mark, wish.Mark)
				answer, out := e.table.HandOver(wish.ID, yes)
				require.True(t, answer.OK)
				e.host.Send(out)
			})
			pass(time.Second)
			if !yes {
				ask()
			}
		}
		e.do(func() {
			require.Equal(t, 2, thief.Seat())
			require.Contains(t, thief.Log(), fmt.Sprintf("The host gives Ben's seat to the device %q.", thief.You().Mark))
		})
	})
}

// TestAnEvening joins, plays, loses the line and comes back by itself.
func TestAnEvening(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		g, r := e.guest("ben", word)
		ended := make(chan error)
		go func() { ended <- r.Run(ctx) }()
		pass(time.Second)
		require.True(t, e.live(g))
		played := errors.New("no answer")
		e.do(func() { g.Claim(1, func(err error) { require.NoError(t, err) }); r.Flush() })
		pass(time.Second)
		e.do(func() {
			a, err := g.Match().Table().Read("Anna: roll 4")
			require.NoError(t, err)
			g.Play(a, func(err error) { played = err })
			r.Flush()
		})
		pass(time.Second)
		require.NoError(t, played)
		require.Equal(t, 1, e.match.Log().Revision())
		require.NotContains(t, string(e.heard), "roll 4")
		require.NotContains(t, string(e.heard), "Friday")
		require.Equal(t, 1, e.host.Lines())

		e.down.Store(true)
		e.last.Close()
		pass(10 * time.Second)
		require.False(t, e.live(g))
		e.do(func() {
			require.Equal(t, 1, g.Revision(), "the last state is still shown")
			require.Equal(t, "Not connected", g.Match().ReadOnly())
		})
		e.down.Store(false)
		pass(2 * time.Second)
		require.True(t, e.live(g), "back within two seconds")
		e.do(func() { require.Equal(t, 1, g.Seat()) })
		end()
		require.ErrorIs(t, <-ended, context.Canceled)
		pass(time.Minute)
		require.Zero(t, e.host.Lines())
	})
}

// TestBackWithinTwoSeconds takes the network or the host away for as long as people do, and looks how long a guest takes to come
// back from the moment at which it can.
func TestBackWithinTwoSeconds(t *testing.T) {
	for _, swallows := range []bool{false, true} {
		for _, away := range []time.Duration{50 * time.Millisecond, 900 * time.Millisecond, 3100 * time.Millisecond, 20 * time.Second, 10 * time.Minute} {
			t.Run(fmt.Sprint(swallows, away), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					ctx, end := context.WithCancel(t.Context())
					e := begin(t, ctx)
					e.swallows = swallows
					g, r := e.guest("ben", word)
					go func() { _ = r.Run(ctx) }()
					pass(time.Second)
					require.True(t, e.live(g))
					e.down.Store(true)
					e.do(func() { e.last.Close() })
					pass(away)
					require.False(t, e.live(g))
					e.down.Store(false)
					back := time.Now()
					for !e.live(g) {
						pass(10 * time.Millisecond)
						require.Less(t, time.Since(back), time.Second)
					}
					require.LessOrEqual(t, e.host.Lines(), 1, "calls that were answered too late are hung up")
					end()
					pass(time.Minute)
					require.Zero(t, e.host.Lines())
				})
			})
		}
	}
}

// TestASilentLineIsGivenUp freezes a line that nobody closes: three seconds later the guest knows that it hears nothing of the host,
// and comes back by another line without being woken.
func TestASilentLineIsGivenUp(t *testing.T) {
	for _, since := range []time.Duration{0, 150, 300, 450, 599, 4000} {
		t.Run(fmt.Sprint(since), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				e := begin(t, ctx)
				g, r := e.guest("ben", word)
				go func() { _ = r.Run(ctx) }()
				pass(10*time.Second + since*time.Millisecond)
				require.True(t, e.live(g))
				e.last.frozen.Store(true)
				e.down.Store(true)
				pass(2 * time.Second)
				require.True(t, e.live(g), "a phone that changes its radio is silent so long")
				pass(time.Second)
				require.False(t, e.live(g))
				pass(time.Minute)
				e.down.Store(false)
				pass(time.Second)
				require.True(t, e.live(g))
				end()
				pass(time.Minute)
				require.Zero(t, e.host.Lines())
			})
		})
	}
}

// muteLine is a line on which nothing can be sent any more, once it is told so; what comes is read.
type muteLine struct {
	lines.Line
	mute *atomic.Bool
}

func (l muteLine) Write(ctx context.Context, data []byte) error {
	if l.mute.Load() {
		return errClosed
	}
	return l.Line.Write(ctx, data)
}

// TestTheLastWordIsHeard ends a table just when a guest can't send its echo: it hears why, and doesn't call again.
func TestTheLastWordIsHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		defer end()
		e, mute := begin(t, ctx), &atomic.Bool{}
		g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secrets("ben")(), Find: shelf.Find, Secret: secrets("ben's")})
		r := lines.NewGuest(lines.GuestOptions{
			Guest: g, Word: word, Do: e.do, Now: e.now,
			Dial: func(ctx context.Context) (lines.Line, error) {
				line, err := e.dial("ben")(ctx)
				return muteLine{line, mute}, err
			},
		})
		ended := make(chan error, 1)
		go func() { ended <- r.Run(ctx) }()
		pass(time.Second)
		mute.Store(true)
		pass(700 * time.Millisecond) // an echo is due
		e.do(func() {
			e.playsToTheEnd()
		})
		pass(100 * time.Millisecond)
		require.ErrorIs(t, <-ended, lines.ErrOver)
		e.do(func() { require.True(t, g.Over()); require.Equal(t, 1, e.calls) })
	})
}

// heldLine is a line of a network that keeps back what comes, while it is told to.
type heldLine struct {
	lines.Line
	held *atomic.Bool
}

func (l heldLine) Read(ctx context.Context) ([]byte, error) {
	data, err := l.Line.Read(ctx)
	for err == nil && l.held.Load() {
		select {
		case <-time.After(10 * time.Millisecond):
		case <-ctx.Done():
			l.Close()
			err = ctx.Err()
		}
	}
	return data, err
}

// apart is a guest on a goroutine of its own, by a network that can keep back what comes. It is used by do.
func (e *evening) apart() (g *tables.Guest, r *lines.Guest, do func(func()), held *atomic.Bool) {
	busy := make(chan struct{}, 1)
	do = func(f func()) {
		busy <- struct{}{}
		defer func() { <-busy }()
		f()
	}
	held = &atomic.Bool{}
	g = tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secrets("ben")(), Find: shelf.Find, Secret: secrets("ben's")})
	return g, lines.NewGuest(lines.GuestOptions{
		Guest: g, Word: word, Do: do, Now: e.now,
		Dial: func(ctx context.Context) (lines.Line, error) {
			line, err := e.dial("ben")(ctx)
			return heldLine{line, held}, err
		},
	}), do, held
}

// TestWhoIsBusyIsWaitedFor lets the host, and then the guest, do something for six seconds in which the other hears nothing of them,
// and the network keep back everything for two, again and again: nobody is taken for lost, and what was said meanwhile is heard.
func TestWhoIsBusyIsWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		g, r, do, held := e.apart()
		go func() { _ = r.Run(ctx) }()
		pass(time.Second)
		for i := range 10 {
			e.do(func() {
				time.Sleep(6 * time.Second)
				require.NoError(t, e.match.Play(e.match.Table().Legal(nil)[0], matches.Entered))
				e.host.Send(e.table.Changed())
			})
			pass(time.Second)
			do(func() { time.Sleep(6 * time.Second) })
			pass(time.Second)
			held.Store(true)
			pass(2 * time.Second)
			held.Store(false)
			pass(time.Second)
			do(func() {
				require.True(t, g.Live())
				require.Equal(t, i+1, g.Revision())
			})
		}
		e.do(func() { require.Equal(t, 1, e.calls, "a line was given up") })
		end()
		pass(time.Minute)
	})
}

// TestASlowDeviceFollows joins with a device that does three things a second, as a browser does that waits for each of its pictures:
// after minutes it still shows what happens at once, and what is done on it is sent.
func TestASlowDeviceFollows(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		g, r, waiting := e.slowGuest(ctx, time.Second/3)
		go func() { _ = r.Run(ctx) }()
		pass(3 * time.Minute)
		require.True(t, e.live(g))
		e.do(func() {
			require.Less(t, len(waiting), 3)
			require.NoError(t, e.match.Play(e.match.Table().Legal(nil)[0], matches.Entered))
			e.host.Send(e.table.Changed())
		})
		pass(2 * time.Second)
		e.do(func() { require.Equal(t, 1, g.Revision()) })
		var answer error = context.DeadlineExceeded
		waiting <- func() { g.Claim(2, func(err error) { answer = err }); r.Flush() }
		pass(3 * time.Second)
		e.do(func() {
			require.NoError(t, answer)
			require.Equal(t, 1, e.calls, "no line was given up")
		})
		end()
		pass(time.Minute)
	})
}

// TestAFrozenLineIsNoticed freezes a line without closing it, as a phone does that sleeps or finds another network, and wakes the
// guest: it is back within two seconds.
func TestAFrozenLineIsNoticed(t *testing.T) {
	for _, after := range []time.Duration{0, time.Second, 2 * time.Second, 4 * time.Second, 7 * time.Second} {
		t.Run(after.String(), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				e := begin(t, ctx)
				g, r := e.guest("ben", word)
				go func() { _ = r.Run(ctx) }()
				pass(time.Second)
				require.True(t, e.live(g))
				e.last.frozen.Store(true)
				pass(after)
				r.Wake() // the page is looked at again
				pass(2 * time.Second)
				require.True(t, e.live(g))
				e.do(func() { require.Equal(t, 2, e.calls) })
				r.Wake() // a line that holds is kept
				pass(2 * time.Second)
				e.do(func() { require.Equal(t, 2, e.calls) })
				end()
				pass(time.Minute)
			})
		})
	}
}

// TestEchoesAreBounded asks for more echoes than a guest does: the line is ended.
func TestEchoesAreBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		defer end()
		e := begin(t, ctx)
		here, there := newPipe(func([]byte) {})
		go func() { _ = e.host.Serve(ctx, there, "ben") }()
		said, err := here.Read(ctx)
		require.NoError(t, err)
		joining, answer, err := channel.Join(word, nil, said)
		require.NoError(t, err)
		require.NoError(t, here.Write(ctx, answer))
		proof, err := here.Read(ctx)
		require.NoError(t, err)
		c, _, _, err := joining.Finish(proof)
		require.NoError(t, err)
		for range 60 { // as often as a guest asks
			require.NoError(t, here.Write(ctx, c.Seal(nil)))
			pass(600 * time.Millisecond)
			echo, err := here.Read(ctx)
			require.NoError(t, err)
			message, err := c.Open(echo)
			require.NoError(t, err)
			require.Empty(t, message)
		}
		require.Equal(t, 1, e.host.Lines())
		for range 30 {
			_ = here.Write(ctx, c.Seal(nil)) // the line may have ended
		}
		pass(time.Second)
		require.Zero(t, e.host.Lines())
	})
}

// playsToTheEnd plays the match to its end, and ends the table.
func (e *evening) playsToTheEnd() {
	random := rand.New(rand.NewPCG(1, 1))
	for table := e.match.Table(); !table.Over(); table = e.match.Table() {
		require.NoError(e.t, e.match.Play(rules.Choose(table.Legal(nil), table.RandomWeight, random.IntN), matches.Entered))
	}
	e.host.Send(e.table.Changed())
	e.host.Send(e.table.End("The match is over."))
}

// TestNobodyCallsAfterTheMatch closes a table whose match is over: its guests don't call again.
func TestNobodyCallsAfterTheMatch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		defer end()
		e := begin(t, ctx)
		g, r := e.guest("ben", word)
		ended := make(chan error, 1)
		go func() { ended <- r.Run(ctx) }()
		pass(time.Second)
		e.do(func() {
			e.playsToTheEnd()
		})
		pass(time.Second)
		require.ErrorIs(t, <-ended, lines.ErrOver)
		e.do(func() { require.True(t, g.Over()); require.Equal(t, string(e.match.Export()), g.Log()) })
		require.Zero(t, e.host.Lines())
	})
}
