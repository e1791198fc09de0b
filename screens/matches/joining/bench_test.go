package joining_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// BenchmarkPhone is what a joined phone does from a tap until it shows its own move, and until it shows a move of another one. The
// host is the table alone, without a page.
func BenchmarkPhone(b *testing.B) {
	for _, key := range []string{"traders", "raid-trade", "atrades", "rising-tides", "duck-dealer"} {
		for _, own := range []bool{true, false} {
			b.Run(key+map[bool]string{true: "/own", false: "/others"}[own], func(b *testing.B) {
				p := newPhone(b, key)
				p.sit(begun)
				for b.Loop() {
					b.StopTimer()
					for p.mine() != own {
						p.move()
					}
					b.StartTimer()
					p.move()
				}
			})
		}
	}
}

// TestAPhoneShowsWhatItAsked taps while the host is slow: the dock says at once what was asked, and doesn't wait for its own player.
func TestAPhoneShowsWhatItAsked(t *testing.T) {
	p := newPhone(t, "traders")
	p.sit(0)
	for !p.mine() {
		p.move()
	}
	var slow []func()
	p.do = func(f func()) { slow = append(slow, f) }
	sentence := wording.Capital(p.match.Table().Sentence(p.next))
	p.tb.App.Shown().(interface{ Play(rules.Act) }).Play(p.next)
	require.True(t, p.tb.Has(sentence), "%q", p.tb.Labels())
	require.True(t, p.tb.Has("The table is asked."), "%q", p.tb.Labels())
	require.False(t, p.tb.Has("Waiting for Ben"))
	p.do = func(f func()) { f() }
	for _, f := range slow {
		f()
	}
	require.False(t, p.tb.Has("The table is asked."), "%q", p.tb.Labels())
	require.Equal(t, sentence, wording.Capital(p.tb.Session.Joined.Log().Line(p.match.Log().Count()).Sentence))

	for !p.mine() {
		p.move()
	}
	p.do = func(f func()) { slow = append(slow, f) }
	p.tb.Session.Joined.Draw(p.next.Seat, p.next.Verb)
	require.True(t, p.tb.Has("The table is asked."), "%q", p.tb.Labels())
	require.False(t, p.tb.Has("Waiting for Ben"), "%q", p.tb.Labels())
	p.tb.Lose()
	require.False(t, p.tb.Has("Waiting for Ben"), "%q", p.tb.Labels())
}

// phone is a joined phone with the table that it joined.
type phone struct {
	b       testing.TB
	do      func(func()) // something with the host
	match   *matches.Match
	host    *tables.Host
	door    tables.Doorway
	tb      *apptest.Table
	rand    *rand.Rand
	key     string
	alone   bool // the table has no device of its own
	next    rules.Act
	keeper  *apptest.Table
	secrets int
}

// word opens the table.
const word = "bal-mek-tor-sun"

// begun is how many moves were made before the phone is looked at.
const begun = 60

func newPhone(b testing.TB, key string) *phone {
	t, ok := b.(*testing.T)
	if !ok {
		t = &testing.T{}
	}
	return &phone{b: b, key: key, do: func(f func()) { f() }, rand: rand.New(rand.NewPCG(1, 1)), keeper: apptest.New(t, 390, 844)}
}

// sit begins a match, lets the phone join it and makes so many moves.
func (p *phone) sit(moves int) {
	anna := p.keeper
	headers := &rules.Transcript{}
	headers.Add("Game", p.key)
	of, _ := shelf.Find(p.key)
	for _, name := range apptest.People[:min(of.MaxSeats, 4)] {
		headers.Add("Seat", name)
	}
	var err error
	p.match, err = anna.Session.Library.Create(headers, "Friday", matches.Settings{})
	require.NoError(p.b, err)
	p.host = tables.NewHost(p.match, tables.Options{Name: "Anna's table", Program: "1.0", Alone: p.alone, Secret: p.secret})
	p.door, err = anna.App.Device().Network.Open(tables.Opening{
		Table: p.host, Word: word, Key: make([]byte, channel.KeySize), Do: func(f func()) { p.do(f) },
	})
	require.NoError(p.b, err)
	p.tb = anna.Beside("Ben", 390, 844)
	p.tb.TapOn("Join a table")
	p.tb.Write("Address", p.door.Addresses()[0])
	p.tb.Write("Word", word)
	p.tb.Tap("Join")
	sitDown(p.tb, "Ben")
	require.Equal(p.b, shell.SeatPage, p.tb.App.Here().Page, "%q", p.tb.Labels())
	for range moves {
		p.look()
		require.NoError(p.b, p.match.Play(p.next, matches.Entered))
	}
	p.door.Send(p.host.Changed())
	p.look()
}

// secret gives another text each time.
func (p *phone) secret() string {
	p.secrets++
	return fmt.Sprintf("%032d", p.secrets)
}

// look chooses the next move.
func (p *phone) look() {
	t := p.match.Table()
	p.next = rules.Choose(t.Legal(nil), t.RandomWeight, p.rand.IntN)
}

// mine reports whether the phone makes the next move.
func (p *phone) mine() bool { return p.next.Seat == 2 && len(p.match.Table().Sealed()) == 0 }

// move makes the next move and shows it on the phone.
func (p *phone) move() {
	before := p.match.Log().Count()
	p.keeper.Skip(time.Second)
	if p.mine() {
		p.tb.App.Shown().(interface{ Play(rules.Act) }).Play(p.next)
	} else if p.match.Play(p.next, matches.Entered) == nil {
		p.door.Send(p.host.Changed())
	}
	if p.tb.Session.Joined.Log().Count() == before {
		p.b.Fatalf("%s was not made: %q", p.match.Table().Notation(p.next), p.tb.Labels())
	}
	if p.match.Table().Over() {
		p.sit(begun)
	}
	p.look()
}
