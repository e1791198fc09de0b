package tide

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
)

// TestSequence makes the events of whole evenings again, in any order of asking.
func TestSequence(t *testing.T) {
	headers := func(percent string, off ...string) func(string) []string {
		return func(key string) []string {
			switch key {
			case ChanceHeader:
				return []string{percent}
			case "Option":
				return append([]string{"starting-hand=0"}, off...)
			}
			return nil
		}
	}
	for _, name := range []string{"one", "two", "three"} {
		seed := chance.SeedFrom(name)
		source := chance.New(seed)
		settings := Standard(5)
		settings.Chance = 60
		plan, err := Plan(settings, func(n int) (int, error) { return source.Below(n), nil }, 1000)
		require.NoError(t, err)
		var s Sequence
		n := 0
		for _, tick := range plan.Ticks {
			if tick.Barred != NotBarred {
				continue
			}
			n++
			word, err := s.Word(headers("60"), seed, n)
			require.NoError(t, err)
			require.Equal(t, tick.Event.String(), word, "event %d of seed %q", n, name)
		}
		require.Greater(t, n, 3)
		first, err := s.Word(headers("60"), seed, 1)
		require.NoError(t, err)
		var anew Sequence
		again, err := anew.Word(headers("60"), seed, 1)
		require.NoError(t, err)
		require.Equal(t, again, first)
	}
	var s Sequence
	for i := range 40 {
		word, err := s.Word(headers("100", "event-right=off", "event-back=off", "event-more-time=off", "event-less-time=off"), chance.SeedFrom("x"), i+1)
		require.NoError(t, err)
		require.Equal(t, "left", word, "only one is in use")
	}
	for percent, why := range map[string]string{"": "the header EventChance is missing", "x": "the header EventChance is missing", "0": "no event could come"} {
		_, err := s.Word(headers(percent), chance.SeedFrom("x"), 1)
		require.EqualError(t, err, why)
	}
	_, err := s.Word(headers("20", "event-left=off", "event-right=off", "event-back=off", "event-more-time=off", "event-less-time=off"), chance.SeedFrom("x"), 1)
	require.EqualError(t, err, "no event could come")
}
