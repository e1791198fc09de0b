package blindbid_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/blindbid"
)

func Example() {
	round := blindbid.New([]string{"Anna", "Ben"})
	_ = round.Enter(0, 3)
	_, all := round.Reveal()
	fmt.Println(all)
	_ = round.Enter(1, 4)
	bids, _ := round.Reveal()
	fmt.Println(bids[0].Name, bids[0].Amount)
	// Output:
	// false
	// Ben 4
}

func TestRound(t *testing.T) {
	r := blindbid.New([]string{"Anna", "Ben", "Cleo"})
	require.Equal(t, 0, r.Next())
	require.NoError(t, r.Enter(0, 3))
	require.Error(t, r.Enter(0, 4), "it is in")
	require.Error(t, r.Enter(1, 10_000))
	require.Error(t, r.Enter(7, 1))
	require.True(t, r.TakeBack(0))
	require.NoError(t, r.Enter(0, 5))
	require.NoError(t, r.Enter(1, blindbid.Withdrawn))
	_, ok := r.Reveal()
	require.False(t, ok, "Cleo's is not in")
	require.NoError(t, r.Enter(2, 5))
	require.False(t, r.TakeBack(2), "all are in")
	bids, ok := r.Reveal()
	require.True(t, ok)
	require.Equal(t, []blindbid.Bid{
		{Who: 0, Name: "Anna", Amount: 5, Place: 1, Tied: true},
		{Who: 2, Name: "Cleo", Amount: 5, Place: 1, Tied: true},
		{Who: 1, Name: "Ben", Amount: blindbid.Withdrawn, Place: 3},
	}, bids)
}
