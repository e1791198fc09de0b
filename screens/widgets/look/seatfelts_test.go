package look_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
)

// TestTheToneOfASeatCanBeRead compares what is written on the keys of each seat, and what outlines them, with what lies beneath.
func TestTheToneOfASeatCanBeRead(t *testing.T) {
	for ground, th := range grounds {
		for i := range look.Marks {
			felt := look.SeatFelt(i + 1)
			key, dock := th.Color(felt.Key, 0), th.Color(felt.Dock, 0)
			require.GreaterOrEqual(t, look.Contrast(th.Color(look.Text, 0), key), 7.0, "%s, seat %d", ground, i+1)
			require.GreaterOrEqual(t, look.Contrast(th.Color(look.Text, 0), dock), 7.0, "%s, seat %d", ground, i+1)
			require.GreaterOrEqual(t, look.Contrast(th.Color(felt.Less, 0), key), 5.5, "%s, seat %d", ground, i+1)
			require.GreaterOrEqual(t, look.Contrast(th.Color(felt.Line, 0), dock), float64(look.OutlineContrast), "%s, seat %d", ground, i+1)
		}
	}
}
