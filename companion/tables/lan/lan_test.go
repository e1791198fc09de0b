//go:build !js

package lan

import (
	"context"
	"net"
	"net/netip"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/serve"
	"tablekeeper/companion/shelf"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/room"
	"tablekeeper/companion/tables/wire"
)

// TestOnlyTheLocalNetworkIsAsked leaves out addresses at which others than those in the room would come.
func TestOnlyTheLocalNetworkIsAsked(t *testing.T) {
	var all []net.Addr
	for _, text := range []string{"127.0.0.1/8", "192.168.1.20/24", "203.0.113.7/24", "10.0.0.5/8", "2001:db8::7/64"} {
		ip, network, err := net.ParseCIDR(text)
		require.NoError(t, err)
		all = append(all, &net.IPNet{IP: ip, Mask: network.Mask})
	}
	require.ElementsMatch(t, []netip.Addr{netip.MustParseAddr("192.168.1.20"), netip.MustParseAddr("10.0.0.5")}, local(all))
	require.Empty(t, local(all[:1]))
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
	library := matches.NewLibrary(journal.Memory(), shelf.Find, func() int64 { return 0 }, chance.Seeds("a test"))
	m, err := library.Create(headers, "Friday", matches.Settings{})
	require.NoError(t, err)
	salt := make([]byte, channel.SaltSize)
	key, err := channel.NewKey(word, salt)
	require.NoError(t, err)
	host := room.NewHost(room.HostOptions{
		Table: tables.NewHost(m, tables.Options{Name: "Anna's table", Program: "1.0", Spectators: true, Secret: func() string { return strings.Repeat("h", 32) }}),
		Key:   key, Salt: salt, Program: "1.0", Do: n.run, Now: n.Now,
	})
	site := serve.Bare()
	listeners, err := serve.Listen(0)
	require.NoError(t, err)
	ctx, end := context.WithCancel(t.Context())
	site.SetDoor(&serve.Door{Context: ctx, Limit: room.MaxFrame, Answer: func(ctx context.Context, line *wire.Line, from string) {
		_ = host.Serve(ctx, line, from)
	}})
	ended := make(chan error, 1)
	go func() { ended <- serve.Run(ctx, listeners, site) }()
	t.Cleanup(func() { end(); require.NoError(t, <-ended) })
	return listeners[0].Addr().String()
}

// TestACall joins a table and hangs up; with another word it is told so.
func TestACall(t *testing.T) {
	n := New("1.0", newLoop(t).run)
	address := hosting(t, n)
	guest := func() *tables.Guest {
		secret := func() string { return strings.Repeat("d", 32) }
		return tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: secret(), Find: shelf.Find, Secret: secret})
	}
	live, known := make(chan struct{}, 1), make(chan tables.Known, 1)
	g := guest()
	call := n.Call(tables.Calling{
		Guest: g, Address: address, Word: word, Ended: func(error) {}, Knows: func(k tables.Known) { known <- k },
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
	require.Len(t, (<-known).Key, len(channel.Key{}))
	call.Close()

	ended := make(chan error, 1)
	wrong := n.Call(tables.Calling{
		Guest: guest(), Address: address, Word: "bal-mek-tor-sum", Do: func(f func()) { f() }, Ended: func(err error) { ended <- err },
	})
	defer wrong.Close()
	require.ErrorIs(t, <-ended, channel.ErrWord)
}
