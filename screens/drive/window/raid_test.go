//go:build window && soak

package window

import (
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
)

// TestARaidInTheWindow plays a raid of ten rolls on a tablet with one tap a roll and one for each say about a hit, and takes the
// time. On a phone the page on which the card is chosen is so full of outlines, each drawn a little differently by the two
// programs, that their pictures can't be compared.
func TestARaidInTheWindow(t *testing.T) {
	t.Setenv("HOME", likeHome(t))
	p := newPlayer(t, newDisplay(t), program, t.TempDir(), sizes[1])
	p.tap("Raid Trade", "Play with the referee", "Start the match", "We rolled. 5", "We rolled. 3")
	p.taps = 0
	began := time.Now()
	p.tap("Hand 4", "Ten of Diamonds", "Raid with it", "Defend", "Four of Clubs", "Defend with it")
	for _, face := range []int{1, 5, 2, 4, 3, 6, 1, 4, 2, 6} {
		p.tap("We rolled. " + strconv.Itoa(face))
		if face > 3 {
			p.tap("Don't double it", "Take the hit")
		}
	}
	require.NoError(t, p.session.AlikeToTheLetter())
	took := time.Since(began)
	t.Logf("a raid of ten rolls: %d taps, %v", p.taps, took.Round(time.Millisecond))
	require.LessOrEqual(t, p.taps, 27)

	moves := p.moves()
	require.Equal(t, []string{"1: raid 10d", "2: defend 4c", "1: roll 1", "1: roll 5", "1: pass", "2: take"}, moves[2:8])
	require.Equal(t, "2: take", moves[len(moves)-1])
	match := p.match()
	require.Contains(t, match.Table().Summary()[1], "level 3")
	require.Equal(t, matches.Entered, match.Log().Line(match.Log().Count()).By)
}
