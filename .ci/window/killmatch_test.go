package window

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/.ci/stage"
)

// TestKilledWhileMovesAreTapped kills the app at random moments while moves are entered by taps. Every move that its
// window showed is there again.
func TestKilledWhileMovesAreTapped(t *testing.T) {
	t.Logf("%d kills, seed %d", *kills, *seed)
	random := rand.New(rand.NewPCG(*seed, 1))
	display, home, size := newDisplay(t), t.TempDir(), sizes[2]
	p := &player{t: t, home: home, way: open(t, display, home, size)}
	p.tap("Rising Tides", "Play with the referee", "Start the match")
	p.enter("1: nation asia")
	p.way.Kill()

	shown := p.moves()
	unseen, lives := 0, 0
	for range *kills {
		before := len(shown)
		shown = p.live(display, shown, time.Second+time.Duration(random.Int64N(int64(2*longestLife))))
		kept := p.moves()
		require.GreaterOrEqual(t, len(kept), len(shown), "%q was shown", shown)
		require.Equal(t, shown, kept[:len(shown)])
		require.LessOrEqual(t, len(kept), len(shown)+1, "one move is under way at most")
		unseen += len(kept) - len(shown)
		if len(shown) > before {
			lives++
		}
		shown = kept
	}
	t.Logf("%d moves after %d kills; %d lives showed moves, %d moves were kept before they were shown", len(shown), *kills, lives, unseen)
}

// live is one life of the app, which is killed so long after its start; it gives the moves that were shown.
func (p *player) live(display *stage.Display, shown []string, length time.Duration) []string {
	p.t.Helper()
	var app *stage.App
	way, err := display.GoUntil(program, p.home, sizes[2].X, sizes[2].Y, func(a *stage.App) {
		app = a
		time.AfterFunc(length, a.Kill)
	})
	if err == nil {
		p.way = way
		defer way.Kill()
		err = way.TapSeen("Rising Tides. Player A")
	}
	if err == nil {
		err = way.AwaitShown()
	}
	for err == nil {
		move := p.next()
		if err = p.play(move); err == nil {
			shown = append(slices.Clip(shown), move)
		}
	}
	require.ErrorIs(p.t, err, stage.ErrEnded)
	app.Kill() // and wait until it is gone
	unharmed(p.t, app)
	return shown
}

// next is a move that may follow: cards are drawn, then discarded.
func (p *player) next() string {
	p.t.Helper()
	table := p.match().Table()
	for _, wanted := range []string{"nation ?", "draw ?", "discard fuel", "discard nuke"} {
		for _, act := range table.Legal(nil) {
			if act.Seat > 0 && table.Text(act) == wanted {
				return moveLine(act.Seat, wanted)
			}
		}
	}
	p.t.Fatal("the game has come to an end")
	return ""
}
