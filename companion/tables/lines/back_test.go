package lines_test

import (
	"context"
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/lines"
)

// slowGuest is a device that does one thing in that time, as a browser does that waits for each of its pictures.
func (e *evening) slowGuest(ctx context.Context, each time.Duration) (*tables.Guest, *lines.Guest, chan func()) {
	waiting := make(chan func(), 10_000)
	g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secrets("ben")(), Find: shelf.Find, Secret: secrets("ben's")})
	r := lines.NewGuest(lines.GuestOptions{
		Guest: g, Word: word, Dial: e.dial("ben"), Now: e.now, Do: func(f func()) { waiting <- f },
	})
	go func() {
		for {
			select {
			case f := <-waiting:
				e.do(f)
			case <-ctx.Done():
				return
			}
			time.Sleep(each)
		}
	}()
	return g, r, waiting
}

// TestASlowDeviceIsBackWithinTwoSeconds takes the host away from a device that does three things in two seconds: it comes back within
// two seconds of the moment at which it can, whenever that is.
func TestASlowDeviceIsBackWithinTwoSeconds(t *testing.T) {
	worst := time.Duration(0)
	for away := 5 * time.Second; away < 7*time.Second; away += 130 * time.Millisecond {
		t.Run(fmt.Sprint(away), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				e := begin(t, ctx)
				g, r, _ := e.slowGuest(ctx, 700*time.Millisecond)
				go func() { _ = r.Run(ctx) }()
				pass(10 * time.Second)
				require.True(t, e.live(g))
				e.down.Store(true)
				e.do(func() { e.last.Close() })
				pass(away)
				require.False(t, e.live(g))
				e.down.Store(false)
				back := time.Now()
				for !e.live(g) {
					pass(10 * time.Millisecond)
				}
				worst = max(worst, time.Since(back))
				require.Less(t, time.Since(back), 2*time.Second)
				end()
				pass(time.Minute)
			})
		})
	}
	t.Log("at most", worst)
}

// TestALineThatBeginsInSilence gives a guest that comes back a line on which nothing arrives any more, before it is greeted or
// after: it does not wait for that one longer than for the network.
func TestALineThatBeginsInSilence(t *testing.T) {
	for _, said := range []int64{0, 1, 2, 3} {
		t.Run(fmt.Sprint(said), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, end := context.WithCancel(t.Context())
				e := begin(t, ctx)
				g, r := e.guest("ben", word)
				go func() { _ = r.Run(ctx) }()
				pass(time.Second)
				require.True(t, e.live(g))
				e.stuck.Store(said)
				e.do(func() { e.last.Close() })
				pass(300 * time.Millisecond)
				require.False(t, e.live(g))
				e.stuck.Store(-1)
				pass(2 * time.Second)
				require.True(t, e.live(g), "back within two seconds")
				end()
				pass(time.Minute)
				require.Zero(t, e.host.Lines())
			})
		})
	}
}

// slowLine is a line of a host that answers late.
type slowLine struct {
	lines.Line
	late time.Duration
}

func (l slowLine) Read(ctx context.Context) ([]byte, error) {
	select {
	case <-time.After(l.late):
		return l.Line.Read(ctx)
	case <-ctx.Done():
		l.Close()
		return nil, ctx.Err()
	}
}

// TestASlowHostIsWaitedFor joins a host that takes four seconds for each answer.
func TestASlowHostIsWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		e := begin(t, ctx)
		g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secrets("ben")(), Find: shelf.Find, Secret: secrets("ben's")})
		r := lines.NewGuest(lines.GuestOptions{
			Guest: g, Word: word, Do: e.do, Now: e.now,
			Dial: func(ctx context.Context) (lines.Line, error) {
				line, err := e.dial("ben")(ctx)
				return slowLine{line, 4 * time.Second}, err
			},
		})
		go func() { _ = r.Run(ctx) }()
		pass(30 * time.Second)
		require.True(t, e.live(g))
		end()
		pass(time.Minute)
	})
}
