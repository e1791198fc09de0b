package shelf_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// Every number of a position has a bound: one that is not from play, such as the greatest that a machine knows, is not read,
// so that no sum runs over later.
func TestEveryNumberOfAPositionHasABound(t *testing.T) {
	for _, game := range shelf.Games() {
		setup := &rules.Transcript{}
		setup.Add("Game", game.Key)
		for n := range game.MinSeats {
			setup.Add("Seat", "Player "+strconv.Itoa(n+1)+".")
		}
		table, err := game.Open(setup, nil)
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(1, 17))
		seen := map[string]bool{}
		for move := 0; move < 1500 && !table.Over(); move++ {
			if move%15 == 0 {
				state := table.State()
				for _, number := range numbersOf(t, state) {
					if where := number.path; !seen[where] {
						seen[where] = true
						for _, far := range []string{"9223372036854775807", "1000000001", "-9223372036854775808"} {
							spoiled := bytes.Join([][]byte{state[:number.from], []byte(far), state[number.to:]}, nil)
							require.NotEmpty(t, table.Fork().Faults(spoiled), "%s: %s as %s", game.Key, far, where)
						}
					}
				}
			}
			table.Play(rules.Choose(table.Legal(nil), table.RandomWeight, r.IntN))
		}
		require.NotEmpty(t, seen, game.Key)
	}
}

type numberIn struct {
	from, to int
	path     string
}

// numbersOf finds the numbers in JSON, with the keys on the way to each.
func numbersOf(t *testing.T, state []byte) (list []numberIn) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(state))
	d.UseNumber()
	var walk func(path string)
	walk = func(path string) {
		token, err := d.Token()
		require.NoError(t, err)
		switch token := token.(type) {
		case json.Number:
			to := int(d.InputOffset())
			list = append(list, numberIn{to - len(token), to, path})
		case json.Delim:
			for d.More() {
				key := ""
				if token == '{' {
					name, err := d.Token()
					require.NoError(t, err)
					key = name.(string)
				}
				walk(path + "/" + key)
			}
			_, err = d.Token()
			require.NoError(t, err)
		}
	}
	walk("")
	return list
}
