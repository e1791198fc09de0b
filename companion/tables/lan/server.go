//go:build !js

package lan

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"sync"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/lines"
	"tablekeeper/companion/tables/serve"
	"tablekeeper/companion/tables/wire"
)

// port is where others find a table, unless another program has it: then any that is free.
const port = 7171

// doorway is an open table.
type doorway struct {
	*lines.Host
	port int
	app  bool
	end  context.CancelFunc
	site *serve.Site

	mu        sync.Mutex
	addresses []string
}

// Addresses are those of this device.
func (d *doorway) Addresses() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.addresses
}

// Port is where they listen.
func (d *doorway) Port() int { return d.port }

// HandsOut reports whether browsers get the app here.
func (d *doorway) HandsOut() bool { return d.app }

// Close ends all lines, once what was said last is on its way.
func (d *doorway) Close() { d.end() }

// Open lets others in to a table, from the local network.
func (n *Network) Open(o tables.Opening) (tables.Doorway, error) {
	d := &doorway{app: true}
	var err error
	d.site, err = serve.NewSite(serve.BuiltIn())
	if errors.Is(err, serve.ErrNotBuiltIn) {
		d.app, d.site, err = false, serve.Bare(), nil
	}
	if err != nil {
		return nil, err
	}
	listener, err := listen(o.Port)
	if err != nil {
		return nil, err
	}
	d.port = listener.Addr().(*net.TCPAddr).Port
	d.Host = lines.NewHost(lines.HostOptions{
		Table: o.Table, Word: o.Word, Key: o.Key, Program: n.program, On: n.run, Do: o.Do, Now: n.Now, Report: o.Report,
	})
	ctx, end := context.WithCancel(context.Background())
	d.end = end
	d.watch(ctx, serve.ThisDevice, func() { d.Use(func() {}) })
	d.site.SetDoor(&serve.Door{Context: ctx, Limit: lines.MaxFrame, Knows: d.Knows, Answer: func(ctx context.Context, line *wire.Line, from string) {
		_ = d.Serve(ctx, line, from) // why a line ended is no news
	}})
	go func() { _ = serve.Run(ctx, []net.Listener{d.site.OnlyNear(listener)}, d.site) }() // a port that breaks is seen by those who call
	return d, nil
}

// watch follows the addresses of the device until the context is done; changed is called when others have come.
func (d *doorway) watch(ctx context.Context, device serve.Device, changed func()) {
	d.follow(device.Watch(ctx, func(now []serve.Address) {
		d.follow(now)
		changed()
	}))
}

func (d *doorway) follow(now []serve.Address) {
	d.site.SetAddresses(now)
	var addresses []string
	for _, a := range local(serve.Reachable(now)) {
		addresses = append(addresses, net.JoinHostPort(a.String(), strconv.Itoa(d.port)))
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.addresses = addresses
}

// local are the addresses of the local network among those of this device. A network that gives out public ones has no others.
func local(all []netip.Addr) []netip.Addr {
	public := func(a netip.Addr) bool { return !a.IsPrivate() && !a.IsLinkLocalUnicast() }
	if private := slices.DeleteFunc(slices.Clone(all), public); len(private) > 0 {
		return private
	}
	return all
}

// listen opens a port: the one before, the usual one, or any.
func listen(before int) (net.Listener, error) {
	for _, wanted := range []int{before, port} {
		if wanted == 0 {
			continue
		}
		if listener, err := serve.ListenAll(wanted); err == nil {
			return listener, nil
		}
	}
	return serve.ListenAll(0)
}
