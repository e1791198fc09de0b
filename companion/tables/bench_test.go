package tables_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
)

// BenchmarkMoves sends moves through a host on whose lines all seats sit. Each move is on
// the disk before anybody is answered.
func BenchmarkMoves(b *testing.B) {
	for _, key := range []string{"traders", "rising-tides", "atrades"} {
		b.Run(key, func(b *testing.B) {
			var p *played
			bytes, moves := 0, 0
			for b.Loop() {
				if p == nil || len(p.asks) == 0 {
					b.StopTimer()
					p = newPlayed(b, key)
					b.StartTimer()
				}
				for _, o := range p.next(b) {
					bytes += channel.Sealed(len(o.Data)) + framing
				}
				moves++
			}
			b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
			b.ReportMetric(float64(bytes)/float64(moves)/float64(p.seats), "B/move/seat")
		})
	}
}

// framing is what a WebSocket adds to a message, beside the seal, at most.
const framing = 4

// played is a match whose moves are known, with a host to which they are sent.
type played struct {
	match *matches.Match
	host  *tables.Host
	seats int
	asks  []rules.Act
	words []string
	now   time.Duration
}

const benchMoves = 120

// newPlayed has a folder of its own: the same seeds name each match alike.
func newPlayed(b *testing.B, key string) *played {
	store, err := journal.Folder(b.TempDir())
	require.NoError(b, err)
	game, _ := shelf.Find(key)
	seats := min(game.MaxSeats, 6)
	w := &world{t: b, rand: newRand(uint64(b.N)), store: store}
	m, err := w.library().Create(headers(game, seats, w.rand.IntN), "Friday", matches.Settings{})
	require.NoError(b, err)
	p := &played{match: m, seats: seats, host: tables.NewHost(m, tables.Options{Name: "Anna's table", Program: "1.0", Secret: w.secret})}
	for seat := 1; seat <= seats; seat++ {
		p.say(b, seat, tables.Ask{Do: "hello", Hello: &tables.Hello{Protocol: tables.Protocol, Program: "1.0", Device: w.secret()}})
		p.say(b, seat, tables.Ask{Do: "claim", ID: "seat", Seat: seat})
	}
	t := m.Table().Fork()
	for len(p.asks) < benchMoves && !t.Over() {
		a := rules.Choose(t.Legal(nil), t.RandomWeight, w.rand.IntN)
		if len(t.Sealed()) == 0 || len(p.asks) > 0 {
			p.asks, p.words = append(p.asks, a), append(p.words, t.Notation(a))
		} else {
			require.NoError(b, m.Play(a, matches.Entered)) // bids are another way
		}
		t.Play(a)
		if len(t.Sealed()) > 0 && len(p.asks) > 0 {
			break
		}
	}
	p.host.Changed()
	return p
}

func (p *played) say(b *testing.B, line int, ask tables.Ask) []tables.Out {
	data, err := json.Marshal(ask)
	require.NoError(b, err)
	p.now += time.Second
	return p.host.Receive(line, data, p.now)
}

// next makes the next move, on the device of its seat.
func (p *played) next(b *testing.B) []tables.Out {
	a, words := p.asks[0], p.words[0]
	p.asks, p.words = p.asks[1:], p.words[1:]
	before := p.match.Log().Revision()
	var out []tables.Out
	if a.Seat > 0 {
		out = p.say(b, a.Seat, tables.Ask{Do: "act", ID: fmt.Sprint("bench-", before), Revision: before, Words: words})
	} else if p.match.Play(a, matches.Entered) == nil {
		out = p.host.Changed()
	}
	if p.match.Log().Revision() != before+1 {
		b.Fatalf("%s was not made: %s", words, out[len(out)-1].Data)
	}
	return out
}
