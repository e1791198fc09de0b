//go:build !js

package lan

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"slices"

	"tablekeeper/companion/serve"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
	"tablekeeper/companion/tables/room"
	"tablekeeper/companion/tables/wire"
)

// port is where others find a table, unless another program has it: then any that is free.
const port = 7171

// ErrNoNetwork is the error of a device that nobody can reach.
var ErrNoNetwork = errors.New("this device is in no local network")

// doorway is an open table.
type doorway struct {
	*room.Host
	addresses []string
	port      int
	app       bool
	end       context.CancelFunc
}

// Addresses are those of this device.
func (d *doorway) Addresses() []string { return d.addresses }

// Port is where they listen.
func (d *doorway) Port() int { return d.port }

// HandsOut reports whether browsers get the app here.
func (d *doorway) HandsOut() bool { return d.app }

// Close ends all lines, once what was said last is on its way.
func (d *doorway) Close() { d.end() }

// Open lets others in to a table, from the local network.
func (n *Network) Open(o tables.Opening) (tables.Doorway, error) {
	key, err := channel.NewKey(o.Word, o.Salt)
	if err != nil {
		return nil, err
	}
	d := &doorway{app: true}
	site, err := serve.NewSite(serve.BuiltIn())
	if errors.Is(err, serve.ErrNotBuiltIn) {
		d.app, site, err = false, serve.Bare(), nil
	}
	if err != nil {
		return nil, err
	}
	listeners, err := listen(o.Port)
	if err != nil {
		return nil, err
	}
	d.port = listeners[0].Addr().(*net.TCPAddr).Port
	for _, l := range listeners[1:] { // the first is this device's own
		d.addresses = append(d.addresses, l.Addr().String())
	}
	d.Host = room.NewHost(room.HostOptions{Table: o.Table, Key: key, Salt: o.Salt, Program: n.program, Do: n.on(o.Do), Now: n.Now})
	ctx, end := context.WithCancel(context.Background())
	d.end = end
	site.SetDoor(&serve.Door{Context: ctx, Limit: room.MaxFrame, Answer: func(ctx context.Context, line *wire.Line, from string) {
		_ = d.Serve(ctx, line, from) // why a line ended is no news
	}})
	go func() { _ = serve.Run(ctx, listeners, site) }() // a port that breaks is seen by those who call
	return d, nil
}

// local are the addresses of the local network among those of this device.
func local(all []net.Addr) []netip.Addr {
	return slices.DeleteFunc(serve.Reachable(all), func(a netip.Addr) bool { return !a.IsPrivate() })
}

// listen opens a port at the addresses of the local network: the one before, the usual one, or any.
func listen(before int) ([]net.Listener, error) {
	all, err := net.InterfaceAddrs()
	if err != nil {
		return nil, err
	}
	at := local(all)
	if len(at) == 0 {
		return nil, ErrNoNetwork
	}
	for _, wanted := range []int{before, port} {
		if wanted == 0 {
			continue
		}
		if listeners, err := serve.Listen(wanted, at...); err == nil {
			return listeners, nil
		}
	}
	return serve.Listen(0, at...)
}
