package command_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
)

// FuzzVerify verifies any text: it isn't a transcript, or each throw and card has a finding,
// and what has a digest and is proved is the export that it was.
func FuzzVerify(f *testing.F) {
	game, _ := shelf.Find("rising-tides")
	f.Add([]byte(disputed))
	for _, private := range []bool{false, true} {
		m := timed(f, private, func(m *matches.Match) { _ = m.Chance().Mix(1, []byte("apple")) })
		f.Add(m.Export())
	}
	f.Add(played(f, game, 60).Export())
	f.Fuzz(func(t *testing.T, data []byte) {
		v, err := fairness.Verify(data, shelf.Find, (&tide.Sequence{}).Word, nil)
		if err != nil {
			return
		}
		for _, c := range v.Checked {
			require.Equal(t, c.Why != "", c.Finding == fairness.NotDrawn || c.Finding == fairness.Unchecked, "%+v", c)
		}
		for _, seal := range v.Seeds {
			for _, c := range seal.Mixed {
				require.NotEmpty(t, c.Text())
				require.LessOrEqual(t, c.Seat, len(v.Seats))
			}
		}
	})
}
