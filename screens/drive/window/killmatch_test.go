//go:build window

package window

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// TestKilledWhileMovesAreTapped kills the app at random moments while moves are entered by taps. Every move that its
// window showed is there again.
func TestKilledWhileMovesAreTapped(t *testing.T) {
	t.Logf("%d kills, seed %d", *kills, *seed)
	random := rand.New(rand.NewPCG(*seed, 1))
	display, home, size := newDisplay(t), t.TempDir(), sizes[2]
	p := newPlayer(t, display, home, size)
	p.tap("Rising Tides", "Play with the referee", "Start the match")
	p.enter("1: nation asia")
	p.way.Kill()

	shown := p.moves()
	unseen, lives := 0, 0
	untilItMatters(func(longer time.Duration) bool {
		before := len(shown)
		shown = p.live(display, shown, longer*(time.Second+time.Duration(random.Int64N(int64(2*longestLife)))))
		kept := p.moves()
		require.GreaterOrEqual(t, len(kept), len(shown), "%q was shown", shown)
		require.Equal(t, shown, kept[:len(shown)])
		require.LessOrEqual(t, len(kept), len(shown)+1, "one move is under way at most")
		unseen += len(kept) - len(shown)
		if len(shown) > before {
			lives++
		}
		shown = kept
		return lives > 0
	})
	require.Positive(t, lives, "nothing was killed while it mattered: no life showed a move")
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

// next is a move that may follow.
func (p *player) next() string {
	p.t.Helper()
	move := nextOf(p.match().Table())
	require.NotEmpty(p.t, move, "the game has come to an end")
	return move
}

// nextOf is a move that may follow in a game that never ends: cards are drawn, then discarded, then shuffled.
func nextOf(table rules.Table) string {
	wanted := []string{"nation ?", "draw ?", "reshuffle"}
	for _, card := range []string{"fuel", "nuke", "materials", "supplies", "steal-protect", "relocate-redirect"} {
		wanted = append(wanted, "discard "+card)
	}
	legal := table.Legal(nil)
	for _, text := range wanted {
		for _, act := range legal {
			if table.Notation(act) == text {
				return moveLine(act.Seat, text)
			}
		}
	}
	return ""
}

// TestTheGameOfTheKillsNeverEnds plays more moves than any machine taps in the lives of TestKilledWhileMovesAreTapped.
func TestTheGameOfTheKillsNeverEnds(t *testing.T) {
	seats := &rules.Transcript{}
	for _, name := range []string{"A", "B", "C", "D"} {
		seats.Add("Seat", name)
	}
	table, err := risingtides.Game().Open(seats, nil)
	require.NoError(t, err)
	for range 2000 {
		act, err := table.Read(nextOf(table))
		require.NoError(t, err)
		require.Empty(t, table.Play(act))
	}
}
