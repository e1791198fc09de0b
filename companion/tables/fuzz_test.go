package tables_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// FuzzHost sends anything on the line of a seat. Nothing but judged moves of that seat come
// into the match.
func FuzzHost(f *testing.F) {
	for _, ask := range []string{
		`{"do":"act","id":"1","w":"roll 4"}`, `{"do":"claim","id":"2","seat":2}`, `{"do":"give","id":"3","q":"x","yes":true}`, `{"do":"whole"}`,
		`{"do":"undo","id":"4","r":9223372036854775807}`, `{"do":"promise","id":"5","round":"x","w":"y"}`, `{"do":"show","id":"6"}`,
		`{"do":"hello","hello":{"protocol":2,"device":"0123456789012345678901234"}}`, `{"do":"draw","id":"7","w":"roll","table":true}`,
		`{"do":"vote","id":"8"}`, `{"do":"timer","id":"9","w":"x"}`, `{"do":"clock","at":-1}`, `{"do":"leave","id":"10"}`, `nonsense`,
	} {
		f.Add([]byte(ask), []byte(ask))
	}
	f.Fuzz(func(t *testing.T, one, two []byte) {
		w := seated(t, "raid-trade", 2, 2, matches.Settings{})
		seat := w.guests[0].Seat()
		for _, data := range [][]byte{one, two} {
			w.carry(w.host.Receive(w.guests[0].line, data, w.now))
		}
		for line := 1; line <= w.match.Log().Count(); line++ {
			l := w.match.Log().Line(line)
			require.Contains(t, []matches.LineKind{matches.MoveLine, matches.NoteLine}, l.Kind) // a note says who sits where
			require.Contains(t, []int{0, seat, 2}, l.Seat)
		}
		require.Empty(t, w.match.Table().Violations())
	})
}

// FuzzGuest tells a guest anything.
func FuzzGuest(f *testing.F) {
	for _, tell := range []string{
		`{"view":{"n":1,"r":0,"all":true,"a":"[Game \"raid-trade\"]\n","c":"00000000"}}`, `{"view":{"n":2,"k":9223372036854775807,"t":9223372036854775807}}`,
		`{"answer":{"id":"x","ok":true}}`, `{"clock":{"at":-9223372036854775808,"now":1}}`, `{"bye":{"why":"x","other":true}}`,
		`{"view":{"n":1,"all":true,"c":"00000000","p":{"you":{"seat":99},"hand":{"cards":{"x":1}},"bids":{"id":"x","seats":[99]},"shown":{"seats":[1]}}}}`,
	} {
		f.Add([]byte(tell), []byte(tell))
	}
	f.Fuzz(func(t *testing.T, one, two []byte) {
		w := &world{t: t, rand: newRand(1)}
		g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: w.secret(), Find: shelf.Find, Secret: w.secret})
		g.Connected(nil, 0)
		for _, data := range [][]byte{one, two} {
			_ = g.Receive(data, time.Second)
			g.Tick(5 * time.Second)
		}
		g.Claim(1, nil)
		g.Seats()
		if m := g.Match(); m != nil {
			m.Hands().Of(g.Seat())
			m.Cases(1, 0)
			m.ReadOnly()
		}
		_ = g.Trouble()
	})
}
