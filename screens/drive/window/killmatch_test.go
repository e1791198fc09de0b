//go:build window

package window

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// TestKilledWhileMovesAreTapped kills the app at random moments while moves are entered by taps. Every move that its
// window showed is there again.
func TestKilledWhileMovesAreTapped(t *testing.T) {
	t.Logf("%d kills, seed %d", *kills, *seed)
	random := rand.New(rand.NewPCG(*seed, 1))
	display, home, size := newDisplay(t), t.TempDir(), sizes[0]
	p := newPlayer(t, display, raced, home, size)
	p.tap("Rising Tides", "Play with the referee", "Start the match")
	p.enter("1: nation asia")
	p.session.Kill()

	shown := p.moves()
	unseen, deaths, struck := 0, 0, 0
	untilItMatters(display, func(longer time.Duration) bool {
		var hit bool
		atStart := deaths%4 == 3 // the others begin to count when the match is on the screen
		shown, hit = p.live(display, shown, atStart, longer*time.Duration(random.Int64N(int64(longestLife))))
		if deaths++; hit {
			struck++
		}
		kept := p.moves()
		require.GreaterOrEqual(t, len(kept), len(shown), "%q was shown", shown)
		require.Equal(t, shown, kept[:len(shown)])
		require.LessOrEqual(t, len(kept), len(shown)+1, "one move is under way at most")
		unseen += len(kept) - len(shown)
		shown = kept
		return 3*struck >= 2*deaths
	})
	t.Logf("%d moves after %d kills, %d of them while a move was being made; %d moves were kept before they were shown",
		len(shown), deaths, struck, unseen)
	require.GreaterOrEqual(t, 3*struck, 2*deaths, "of %d kills only %d struck while a move was being made", deaths, struck)
}

// live is one life of the app, which is killed so long after its start or after it has shown the match. It gives the
// moves that were shown, and whether a move was being made when the app was killed.
func (p *player) live(display *stage.Display, shown []string, atStart bool, length time.Duration) (all []string, struck bool) {
	p.t.Helper()
	var app *stage.App
	session, err := display.GoUntil(raced, p.home, sizes[0].X, sizes[0].Y, func(a *stage.App) {
		if app = a; atStart {
			time.AfterFunc(time.Second+2*length, a.Kill)
		}
	})
	if err == nil {
		p.session = session
		defer session.Kill()
		err = session.Tap("Go on: Rising Tides")
	}
	if err == nil {
		err = session.AlikeToTheLetter()
	}
	if err == nil && !atStart {
		time.AfterFunc(length, app.Kill)
	}
	for err == nil {
		move := p.next()
		struck = true
		if err = p.play(move); err == nil {
			shown = append(slices.Clip(shown), move)
		}
	}
	require.ErrorIs(p.t, err, stage.ErrEnded)
	app.Kill() // and wait until it is gone
	unharmed(p.t, app)
	return shown, struck
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
