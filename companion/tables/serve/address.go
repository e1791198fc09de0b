package serve

import (
	"context"
	"net"
	"net/netip"
	"slices"
	"strings"
	"time"
)

// Address is an address of this device with the network that it is in, and what its card is like.
type Address struct {
	netip.Prefix
	// Out means that what goes to the internet goes through this card.
	Out bool
	// Inner means that the card leads into no room: to a virtual machine, or through a tunnel.
	Inner bool
	// Idle means that nothing is plugged in.
	Idle bool
}

// innerCards are beginnings of the names of cards that lead to virtual machines and containers.
var innerCards = []string{"docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet", "lxc", "lxd", "podman", "cni", "zt", "tailscale", "wg", "tun"}

// addresses are those that this device has now.
func addresses() []Address {
	cards, err := net.Interfaces()
	if err != nil {
		return nil
	}
	var all []Address
	out := []netip.Addr{towards("192.0.2.1:9"), towards("[2001:db8::1]:9")}
	for _, card := range cards {
		if card.Flags&net.FlagUp == 0 {
			continue
		}
		at, _ := card.Addrs() // a card that goes away at this moment has none
		var own []Address
		found := false
		for _, a := range at {
			prefix, err := netip.ParsePrefix(a.String())
			if err != nil {
				continue
			}
			addr := prefix.Addr().Unmap()
			found = found || slices.Contains(out, addr)
			own = append(own, Address{Prefix: netip.PrefixFrom(addr, prefix.Bits()), Inner: inner(card), Idle: card.Flags&net.FlagRunning == 0})
		}
		for i := range own {
			own[i].Out = found
		}
		all = append(all, own...)
	}
	return all
}

// towards is the address by which this device would reach another one, which is asked nothing; the zero address: by none.
func towards(other string) netip.Addr {
	conn, err := net.Dial("udp", other)
	if err != nil {
		return netip.Addr{}
	}
	defer conn.Close() //nolint:errcheck // nothing was sent
	return conn.LocalAddr().(*net.UDPAddr).AddrPort().Addr().Unmap()
}

func inner(card net.Interface) bool {
	name := strings.ToLower(card.Name)
	return card.Flags&net.FlagPointToPoint != 0 || slices.ContainsFunc(innerCards, func(begin string) bool { return strings.HasPrefix(name, begin) })
}

// Reachable picks the addresses under which others can reach this device, the best one first: of cards that lead into a room,
// of the card with the default route, private ones before public ones, and IPv4 before IPv6. An address of a single link is
// one where no other was given (RFC 3927); with IPv6 it needs a zone, which browsers don't take.
func Reachable(all []Address) []netip.Addr {
	rank := func(a Address) (n int) {
		for _, worse := range []bool{a.Inner || a.Idle, a.Addr().IsLinkLocalUnicast(), !a.Out, !a.Addr().IsPrivate(), a.Addr().Is6()} {
			n *= 2
			if worse {
				n++
			}
		}
		return n
	}
	sorted := slices.Clone(all)
	slices.SortStableFunc(sorted, func(a, b Address) int { return rank(a) - rank(b) })
	var at []netip.Addr
	for _, a := range sorted {
		if a.Addr().IsGlobalUnicast() || a.Addr().Is4() && a.Addr().IsLinkLocalUnicast() {
			at = append(at, a.Addr())
		}
	}
	return at
}

// Device is what is asked of the device that others may reach.
type Device struct {
	// Addresses are those that it has now.
	Addresses func() []Address
	// Looks tells when to ask for them again, until it is stopped.
	Looks func() (tick <-chan time.Time, stop func())
}

// ThisDevice is the one that the program runs on.
var ThisDevice = Device{
	Addresses: addresses,
	Looks: func() (<-chan time.Time, func()) {
		const each = 2 * time.Second
		ticker := time.NewTicker(each)
		return ticker.C, ticker.Stop
	},
}

// Watch gives the addresses of a device, and later hands out all that differ from the ones before, until the context is done.
func (d Device) Watch(ctx context.Context, changed func([]Address)) (now []Address) {
	now = d.Addresses()
	tick, stop := d.Looks()
	go func() {
		defer stop()
		for before := now; ; {
			select {
			case <-ctx.Done():
				return
			case <-tick:
			}
			if next := d.Addresses(); !slices.Equal(next, before) {
				before = next
				changed(next)
			}
		}
	}()
	return now
}
