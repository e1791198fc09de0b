package players_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

var update = flag.Bool("update", false, "write the reasons into docs/lab.md anew")

// told is a turn of a match with its reason.
type told struct {
	players.Reason
	move string // that the reason is of
}

// turnsOf plays so many turns of matches by the best next move, each with its reason: moves of a seat one after the other, those at which
// it could choose.
func turnsOf(t *testing.T, g *rules.Game, turns int) (list []told) {
	t.Helper()
	for match := uint64(1); len(list) < turns; match++ {
		draw := source(7000 + match)
		table := set(t, g, g.MinSeats, draw)
		game := players.NewGame(table, slices.Repeat([]players.Player{players.Greedy{}}, g.MinSeats), draw)
		last := 0
		for made := uint64(0); made < 400 && !game.World.Over() && len(list) < turns; made++ {
			c, err := game.Want()
			require.NoError(t, err)
			var d players.Decision
			decided := false
			if seat := c.Act.Seat; seat > 0 && !slices.Contains(game.World.Sealed(), seat) {
				if d, decided = players.Decide("greedy", game.World, seat, nil, nil, source(match<<16+made)); decided {
					c = d.Choice
				}
			}
			act, err := game.Do(c)
			require.NoError(t, err)
			if now := (told{d.Reason, table.Sentence(act)}); decided && now.Why != players.NoOther {
				if act.Seat != last {
					list = append(list, now)
				} else if before := &list[len(list)-1]; !reflect.DeepEqual(now.Of(before.Reason), before.Reason) {
					*before = now
				}
				last = act.Seat
			} else if act.Seat != last {
				last = 0
			}
			require.Empty(t, table.Play(act))
		}
	}
	return list
}

// TestReasons plays a hundred turns of each game: at least 60 of them name a sign that decides, so that without it the choice or its
// margin would be another one. Twenty stand in docs/lab.md, first those that say something new.
func TestReasons(t *testing.T) {
	const turns, least, quoted = 100, 60, 20
	doc := filepath.Join("..", "..", "..", "docs", "lab.md")
	text, err := os.ReadFile(doc)
	require.NoError(t, err)
	const first, last = "<!-- The reasons: go test ./companion/lab/players -run Reasons -update writes them. -->\n", "<!-- The end of the reasons. -->"
	before, rest, _ := strings.Cut(string(text), first)
	_, after, found := strings.Cut(rest, last)
	require.True(t, found, doc)
	var out strings.Builder
	for _, g := range shelf.Games() {
		if rules.NewAhead(set(t, g, g.MinSeats, source(1))).SignNames() == nil {
			continue // there is nothing by which its players could choose
		}
		list, by := turnsOf(t, g, turns), 0
		fmt.Fprintf(&out, "\n### Reasons of %s\n\n", g.Title)
		said := map[string]bool{}
		var fresh, stale []told
		for _, one := range list {
			if one.Why != players.ForASign {
				continue
			}
			require.Positive(t, one.Gain, one.move)
			by++
			words := one.Words.String()
			switch both := one.move + words; {
			case !said[words]:
				fresh = append(fresh, one)
			case !said[both]:
				stale = append(stale, one)
			}
			said[words], said[one.move+words] = true, true
		}
		for _, one := range append(fresh, stale...)[:quoted] {
			fmt.Fprintf(&out, "- %s. *%s*\n", strings.TrimSuffix(one.move, "."), one.Words)
		}
		t.Logf("%s: %d of %d turns name a sign, in %d ways", g.Title, by, turns, len(fresh))
		require.GreaterOrEqual(t, by, least, g.Title)
	}
	if now := before + first + out.String() + "\n" + last + after; *update {
		require.NoError(t, os.WriteFile(doc, []byte(now), 0o644))
	} else {
		require.Equal(t, now, string(text))
	}
}
