package lines_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/lines"
)

// TestLengthsNameNoCard deals the first nation of Rising Tides, and draws the first card, at sixty tables, on a line to which somebody
// listens: the frames on it are as many and as long, whatever was drawn.
func TestLengthsNameNoCard(t *testing.T) {
	for verb, kinds := range map[string]int{"nation": 5, "draw": 6} {
		t.Run(verb, func(t *testing.T) { lengthsOf(t, verb, kinds) })
	}
}

func lengthsOf(t *testing.T, verb string, kinds int) {
	cards, heard := map[string]bool{}, map[string]bool{}
	for table := range 60 {
		synctest.Test(t, func(t *testing.T) {
			ctx, end := context.WithCancel(t.Context())
			e := beginGame(t, ctx, "rising-tides", fmt.Sprint("table ", table))
			g, r, _ := e.join(ctx, "ben", word, nil)
			pass(time.Second)
			require.True(t, e.live(g))
			e.do(func() { g.Claim(1, func(err error) { require.NoError(t, err) }); r.Flush() })
			pass(time.Second)
			require.NoError(t, e.match.Chance().SetDraws(true))
			require.NoError(t, e.match.Hands().SetPrivate(true)) // from here on the host gives a seat
			e.do(func() { e.untilDrawn(verb) })
			pass(5 * time.Second)
			e.mu.Lock()
			e.lengths = nil
			e.mu.Unlock()
			e.do(func() { e.drawFirst(g, r) })
			pass(time.Second)
			e.mu.Lock()
			slices.Sort(e.lengths) // an echo of the same moment goes before or after
			heard[fmt.Sprint(e.lengths)] = true
			e.mu.Unlock()
			e.do(func() {
				hand, _ := g.Match().Hands().Of(1)
				require.Len(t, hand.Cards, 1)
				cards[hand.Cards[0].Word] = true
			})
			end()
			pass(time.Minute)
		})
	}
	require.Len(t, cards, kinds)
	require.Len(t, heard, 1, "%v", heard)
}

// untilDrawn plays until seat 1 can let the host draw with a verb.
func (e *evening) untilDrawn(verb string) {
	for range 50 {
		table := e.match.Table()
		for _, a := range table.Legal(nil) {
			if e.match.Cases(1, a.Verb) > 0 && a.Seat == 1 && table.Verb(a) == verb {
				e.host.Send(e.table.Changed())
				return
			}
		}
		require.NoError(e.t, e.match.Play(table.Legal(nil)[0], matches.Entered))
	}
	require.Fail(e.t, "nothing can be drawn", "%v", e.match.Table().Notation(e.match.Table().Legal(nil)[0]))
}

// drawFirst lets the host draw for seat 1 what it can.
func (e *evening) drawFirst(g *tables.Guest, r *lines.Guest) {
	for _, f := range g.Match().Table().Forms() {
		if g.Match().Cases(1, f.Verb) > 0 {
			g.Draw(1, f.Verb, func(err error) { require.NoError(e.t, err) })
			r.Flush()
			return
		}
	}
	require.Fail(e.t, "nothing can be drawn")
}
