//go:build !js

package channel_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/lan"
	"tablekeeper/companion/tables/lines"
	"tablekeeper/companion/tables/serve"
	"tablekeeper/companion/tables/wire"
)

// word is that of all tables here: a neighbour who has heard it opens a table with the same one.
const word = "bal-mek-tor-sun"

// loop is the goroutine that uses the matches and the guests.
type loop chan func()

func newLoop(t *testing.T) loop {
	t.Helper()
	l := make(loop, 1000)
	go func() {
		for {
			select {
			case f := <-l:
				f()
			case <-t.Context().Done():
				return
			}
		}
	}()
	return l
}

func (l loop) run(f func()) { l <- f }

// do does something there, and waits for it.
func (l loop) do(f func()) {
	done := make(chan struct{})
	l <- func() { f(); close(done) }
	<-done
}

// opens answers calls on this device until the test ends; it gives the address.
func opens(t *testing.T, answer func(ctx context.Context, line *wire.Line, from string)) string {
	t.Helper()
	site := serve.Bare()
	listeners, err := serve.Listen(0)
	require.NoError(t, err)
	ctx, end := context.WithCancel(t.Context())
	site.SetDoor(&serve.Door{Context: ctx, Limit: lines.MaxFrame, Answer: answer})
	ended := make(chan error, 1)
	go func() { ended <- serve.Run(ctx, listeners, site) }()
	t.Cleanup(func() { end(); require.NoError(t, <-ended) })
	return listeners[0].Addr().String()
}

// secretsOf are texts by chance, the same each time.
func secretsOf(name string) func() string { return chance.Secrets(chance.Seeds(name)) }

// keyOf is the key of a host.
func keyOf(name string) []byte { return bytes.Repeat([]byte(name[:1]), channel.KeySize) }

// honest opens a table for two; it gives the address too.
func (l loop) honest(t *testing.T, name, word string) (*tables.Host, string) {
	t.Helper()
	head := &rules.Transcript{}
	for _, h := range [][2]string{{"Game", "raid-trade"}, {"Seat", "Anna"}, {"Seat", "Ben"}} {
		head.Add(h[0], h[1])
	}
	m, err := library.New(journal.Memory(), shelf.Find, func() int64 { return 0 }, chance.Seeds(name)).Create(head, "Friday", matches.Settings{})
	require.NoError(t, err)
	host := tables.NewHost(m, tables.Options{Name: name, Program: "1.0", Alone: true, Secret: secretsOf(name)})
	began := time.Now()
	r := lines.NewHost(lines.HostOptions{
		Table: host, Word: word, Key: keyOf(name), Program: "1.0", Do: l.do, Now: func() time.Duration { return time.Since(began) },
	})
	return host, opens(t, func(ctx context.Context, line *wire.Line, from string) { _ = r.Serve(ctx, line, from) })
}

// phone is a device that keeps what it knows of hosts.
type phone struct {
	t      *testing.T
	loop   loop
	secret string
	known  tables.Known
	guest  *tables.Guest
	caller tables.Caller
	shown  chan struct{} // it was shown something
	why    chan error    // it isn't let in
}

func (l loop) phone(t *testing.T, secret string) *phone {
	return &phone{t: t, loop: l, secret: secret}
}

// call calls a table until it hangs up.
func (p *phone) call(address, word string) {
	p.guest = tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: p.secret, Find: shelf.Find, Secret: secretsOf("run")})
	p.shown, p.why = make(chan struct{}, 1000), make(chan error, 1000)
	shown, why, guest := p.shown, p.why, p.guest
	known := p.knows()
	p.caller = lan.New("1.0", p.loop.run).Call(tables.Calling{
		Guest: guest, Address: address, Word: word, Known: known, Knows: func(m tables.Met) { p.known = p.known.Meet(m) },
		Do: func(f func()) {
			if f(); guest.Live() {
				shown <- struct{}{}
			}
		},
		Refused: func(err error) {
			if err != nil {
				why <- err
			}
		},
	})
}

// knows are the hosts that it has met.
func (p *phone) knows() (known tables.Known) {
	p.loop.do(func() { known = p.known })
	return known
}

// comes calls a table, and is let in.
func (p *phone) comes(address, word string) {
	p.t.Helper()
	p.call(address, word)
	select {
	case <-p.shown:
	case err := <-p.why:
		require.NoError(p.t, err)
	}
}

// sits takes a seat.
func (p *phone) sits(seat int) {
	p.t.Helper()
	answer := make(chan error, 1)
	p.loop.do(func() { p.guest.Claim(seat, func(err error) { answer <- err }); p.caller.Flush() })
	require.NoError(p.t, <-answer)
}

func (p *phone) seat() (seat int) {
	p.loop.do(func() { seat = p.guest.Seat() })
	return seat
}

// calls is a line of one who knows the word, with what the host gives.
func calls(t *testing.T, address string) (line *wire.Line, c *channel.Channel, host, ticket []byte) {
	t.Helper()
	line, err := wire.Dial(t.Context(), address, tables.MaxTell)
	require.NoError(t, err)
	t.Cleanup(line.Close)
	message, err := line.Read(t.Context())
	require.NoError(t, err)
	joining, answer, err := channel.Join(word, nil, message)
	require.NoError(t, err)
	require.NoError(t, line.Write(t.Context(), answer))
	last, err := line.Read(t.Context())
	require.NoError(t, err)
	c, host, ticket, err = joining.Finish(last)
	require.NoError(t, err)
	return line, c, host, ticket
}

// hostile opens a table that says it is a host, gives each guest that ticket, and hands out what the guests say first.
func hostile(t *testing.T, host, ticket []byte) (address string, heard <-chan string) {
	t.Helper()
	all := make(chan string, 1000)
	return opens(t, func(ctx context.Context, line *wire.Line, _ string) {
		defer line.Close()
		greeting, message, err := channel.Claim(word, keyOf("mallory"), host)
		if err != nil || line.Write(ctx, message) != nil {
			return
		}
		answer, err := line.Read(ctx)
		if err != nil {
			return
		}
		c, last, err := greeting.Give(ticket, answer)
		if err != nil || line.Write(ctx, last) != nil {
			return
		}
		frame, err := line.Read(ctx)
		if err != nil {
			return
		}
		said, err := c.Open(frame)
		if err == nil {
			all <- string(said)
		}
	}), all
}

// TestANameThatAHostLearnsOpensNoSeatElsewhere lets a neighbour who knows the word open a table of their own and hand a phone the
// ticket of the honest one: what the phone says of itself is worth nothing there. Where the neighbour says it is the honest host, the
// phone says nothing.
func TestANameThatAHostLearnsOpensNoSeatElsewhere(t *testing.T) {
	l := newLoop(t)
	table, honest := l.honest(t, "anna", word)
	_, _, host, ticket := calls(t, honest)
	require.Equal(t, channel.Host(keyOf("anna")), host)

	fake, names := hostile(t, channel.Host(keyOf("mallory")), ticket)
	ben := l.phone(t, secretsOf("ben")())
	ben.call(fake, word)
	var learnt tables.Ask
	require.NoError(t, json.Unmarshal([]byte(<-names), &learnt))
	ben.caller.Close()
	forger, nothing := hostile(t, host, ticket)
	ben.call(forger, word)
	select {
	case err := <-ben.why:
		require.ErrorIs(t, err, channel.ErrStranger)
	case said := <-nothing:
		require.Fail(t, "the phone said its name", said)
	}
	ben.caller.Close()

	ben.comes(honest, word)
	ben.sits(1)
	ben.caller.Close()
	line, c, _, _ := calls(t, honest)
	require.NoError(t, line.Write(t.Context(), c.Seal(fmt.Appendf(nil,
		`{"do":"hello","hello":{"protocol":%d,"program":"1.0","device":%q}}`, tables.Protocol, learnt.Hello.Device))))
	var told tables.Tell
	for told.View == nil {
		frame, err := line.Read(t.Context())
		require.NoError(t, err)
		data, err := c.Open(frame)
		require.NoError(t, err)
		told = tables.Tell{}
		require.NoError(t, json.Unmarshal(data, &told))
	}
	require.Contains(t, string(told.View.Parts["you"]), `"seat":0`, "the neighbour has Ben's name and no seat")
	claimed := false
	l.do(func() { claimed = table.Seats()[0].Claimed })
	require.True(t, claimed)
	ben.comes(honest, word)
	require.Equal(t, 1, ben.seat())
	ben.caller.Close()
}

// TestAPhoneThatLooksInElsewhereKeepsItsSeat sits down, looks in at another table, and comes back.
func TestAPhoneThatLooksInElsewhereKeepsItsSeat(t *testing.T) {
	l := newLoop(t)
	_, anna := l.honest(t, "anna", word)
	ben := l.phone(t, secretsOf("ben")())
	ben.comes(anna, word)
	ben.sits(2)
	ben.caller.Close()
	ticket := ben.knows()[0].Ticket
	_, cleo := l.honest(t, "cleo", "tor-sun-bal-mek")
	ben.comes(cleo, "tor-sun-bal-mek")
	require.Equal(t, tables.Everybody, ben.seat())
	ben.caller.Close()
	ben.comes(anna, word)
	require.Equal(t, 2, ben.seat())
	ben.caller.Close()
	require.Len(t, ben.knows(), 2)
	require.Equal(t, ticket, ben.knows()[1].Ticket)
}

// TestATicketThatDoesNotFitKeepsNobodyOut lets a neighbour with the same word give a phone noise, and hands the phone noise for the
// honest host as well: it gets in there each time, gets another ticket, and all tries of its address are left.
func TestATicketThatDoesNotFitKeepsNobodyOut(t *testing.T) {
	const tries = 6
	l := newLoop(t)
	_, honest := l.honest(t, "anna", word)
	noise := []byte(strings.Repeat("?", 48))
	fake, names := hostile(t, channel.Host(keyOf("mallory")), noise)
	ben := l.phone(t, secretsOf("ben")())
	ben.call(fake, word)
	<-names
	ben.caller.Close()
	for range 3 * tries {
		ben.comes(honest, word)
		ben.caller.Close()
		of := ben.knows()[1]
		require.Equal(t, honest, of.Address)
		require.NotEqual(t, noise, of.Ticket)
		of.Ticket = noise
		l.do(func() { ben.known = ben.known.Meet(of) })
	}
	for i := range tries {
		line, err := wire.Dial(t.Context(), honest, tables.MaxTell)
		require.NoError(t, err)
		message, err := line.Read(t.Context())
		require.NoError(t, err)
		_, answer, err := channel.Join("bal-mek-tor-sum", nil, message)
		require.NoError(t, err)
		require.NoError(t, line.Write(t.Context(), answer))
		said, err := line.Read(t.Context())
		require.NoError(t, err, "try %d", i)
		require.Equal(t, "word", string(said))
		line.Close()
	}
}
