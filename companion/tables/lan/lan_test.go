//go:build !js

package lan

import (
	"context"
	"net/netip"
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
	"tablekeeper/companion/tables/lines"
	"tablekeeper/companion/tables/serve"
	"tablekeeper/companion/tables/wire"
)

// TestOnlyTheLocalNetworkIsAsked leaves out addresses at which others than those in the room would come, where there are some of
// the local network.
func TestOnlyTheLocalNetworkIsAsked(t *testing.T) {
	addrs := func(texts ...string) (all []netip.Addr) {
		for _, text := range texts {
			all = append(all, netip.MustParseAddr(text))
		}
		return all
	}
	require.Equal(t, addrs("192.168.1.20", "169.254.3.3"), local(addrs("203.0.113.7", "192.168.1.20", "2001:db8::7", "169.254.3.3")))
	require.Equal(t, addrs("203.0.113.7"), local(addrs("203.0.113.7")))
	require.Empty(t, local(nil))
}

// TestAnOtherLease gives the device of an open table another address, and takes it away: whoever looks is told at once.
func TestAnOtherLease(t *testing.T) {
	tick, changes := make(chan time.Time), make(chan []string)
	now := make(chan []serve.Address, 1)
	at := func(text string) []serve.Address {
		return []serve.Address{{Prefix: netip.MustParsePrefix(text), Out: true}}
	}
	stopped := make(chan struct{})
	device := serve.Device{
		Addresses: func() []serve.Address { return <-now },
		Looks:     func() (<-chan time.Time, func()) { return tick, func() { close(stopped) } },
	}
	d := &doorway{port: 7171, site: serve.Bare()}
	ctx, end := context.WithCancel(t.Context())
	now <- at("192.168.1.20/24")
	d.watch(ctx, device, func() { changes <- d.Addresses() })
	require.Equal(t, []string{"192.168.1.20:7171"}, d.Addresses())
	for _, next := range []string{"192.168.1.31/24", "10.0.0.5/24"} {
		now <- at(next)
		tick <- time.Time{}
		require.Equal(t, []string{netip.MustParsePrefix(next).Addr().String() + ":7171"}, <-changes)
	}
	now <- nil
	tick <- time.Time{}
	require.Empty(t, <-changes)
	end()
	<-stopped
}

// loop is the goroutine that uses the matches.
type loop chan func()

func newLoop(t *testing.T) loop {
	l := make(loop, 1000)
	ended := make(chan struct{})
	go func() {
		for {
			select {
			case f := <-l:
				f()
			case <-ended:
				return
			}
		}
	}()
	t.Cleanup(func() { close(ended) })
	return l
}

func (l loop) run(f func()) { l <- f }

const word = "bal-mek-tor-sun"

// hosting keeps a table on this device only; it gives the address.
func hosting(t *testing.T, n *Network) string {
	t.Helper()
	headers := &rules.Transcript{}
	for _, h := range [][2]string{{"Game", "raid-trade"}, {"Seat", "Anna"}, {"Seat", "Ben"}} {
		headers.Add(h[0], h[1])
	}
	l := library.New(journal.Memory(), shelf.Find, func() int64 { return 0 }, chance.Seeds("a test"))
	m, err := l.Create(headers, "Friday", matches.Settings{})
	require.NoError(t, err)
	host := lines.NewHost(lines.HostOptions{
		Table: tables.NewHost(m, tables.Options{Name: "Anna's table", Program: "1.0", Spectators: true, Secret: func() string { return strings.Repeat("h", 32) }}),
		Word:  word, Key: make([]byte, channel.KeySize), Program: "1.0", Do: n.run, Now: n.Now,
	})
	site := serve.Bare()
	listeners, err := serve.Listen(0)
	require.NoError(t, err)
	ctx, end := context.WithCancel(t.Context())
	site.SetDoor(&serve.Door{Context: ctx, Limit: lines.MaxFrame, Answer: func(ctx context.Context, line *wire.Line, from string) {
		_ = host.Serve(ctx, line, from)
	}})
	ended := make(chan error, 1)
	go func() { ended <- serve.Run(ctx, listeners, site) }()
	t.Cleanup(func() { end(); require.NoError(t, <-ended) })
	return listeners[0].Addr().String()
}

// closed is an address of this device that nobody answers at.
func closed(t *testing.T) string {
	t.Helper()
	listeners, err := serve.Listen(0)
	require.NoError(t, err)
	require.NoError(t, listeners[0].Close())
	return listeners[0].Addr().String()
}

// TestARefusedCall says what the other device has said.
func TestARefusedCall(t *testing.T) {
	site := serve.Bare()
	listeners, err := serve.Listen(0)
	require.NoError(t, err)
	ctx, end := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- serve.Run(ctx, listeners, site) }()
	told := make(chan error, 1)
	secret := func() string { return strings.Repeat("d", 32) }
	call := New("1.0", newLoop(t).run).Call(tables.Calling{
		Guest:   tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secret(), Find: shelf.Find, Secret: secret}),
		Address: closed(t) + "," + listeners[0].Addr().String(), Word: word, Do: func(f func()) { f() }, Refused: func(err error) { told <- err },
	})
	require.EqualError(t, <-told, "no table is open there now")
	call.Close()
	end()
	require.NoError(t, <-ended)
}

// TestACall joins a table by its second address and hangs up; with another word it is told so.
func TestACall(t *testing.T) {
	n := New("1.0", newLoop(t).run)
	address := hosting(t, n)
	guest := func() *tables.Guest {
		secret := func() string { return strings.Repeat("d", 32) }
		return tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secret(), Find: shelf.Find, Secret: secret})
	}
	live, known := make(chan struct{}, 1), make(chan tables.Met, 1)
	g := guest()
	call := n.Call(tables.Calling{
		Guest: g, Address: closed(t) + "," + address, Word: word, Refused: func(error) {}, Knows: func(m tables.Met) { known <- m },
		Do: func(f func()) {
			f()
			if g.Live() {
				select {
				case live <- struct{}{}:
				default:
				}
			}
		},
	})
	<-live
	require.NotEmpty(t, <-known)
	call.Close()

	ended := make(chan error, 1)
	wrong := n.Call(tables.Calling{
		Guest: guest(), Address: address, Word: "bal-mek-tor-sum", Do: func(f func()) { f() }, Refused: func(err error) { ended <- err },
	})
	defer wrong.Close()
	require.ErrorIs(t, <-ended, channel.ErrWord)
}
