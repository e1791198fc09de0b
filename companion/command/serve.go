package command

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/serve"
)

// standardPort is the port where none is asked for.
const standardPort = 7171

const serveAbout = `Serves the app to browsers: the same app, compiled to WebAssembly. Once a browser has
fetched it, it starts without the server too, and keeps its matches in that browser.
Without --network or --address only browsers on this device reach it. With --match
this device also keeps one match, which others join from the local network with the
word that the command prints. Ctrl-C ends it.`

// serveCommand is `tablekeeper serve`.
func serveCommand(sh *Shell) *cobra.Command {
	f := newCommand(sh, "serve [FLAGS]", "serve the app to browsers", serveAbout)
	port, network := standardPort, false
	var at, names []string
	var match string
	f.number("port", "the port; 0 takes any that is free", 0, 65535, &port)
	f.onOff("network", "let everybody who reaches this device fetch the app, without a password", &network)
	f.texts("address", "IP", "the same, at this address of the device only; repeat it for more", &at)
	f.texts("name", "HOST", "also answer browsers that ask for this host; repeat it for more", &names)
	f.text("match", "FILE", "keep this match for other devices, which join with a word: a .match file, or a transcript to start from", &match)
	return f.runs(0, 0, "", func([]string) error {
		return exit(serveAs(port, network, at, names, match, sh))
	})
}

// serveAs serves the app as the flags say.
func serveAs(port int, network bool, at, names []string, match string, sh *Shell) int {
	addresses, err := addressesOf(at)
	if err != nil {
		return refuse(sh.Err, err)
	}
	site, err := serve.NewSite(serve.BuiltIn(), names...)
	if errors.Is(err, serve.ErrNotBuiltIn) && match != "" { // other programs can join all the same
		site, err = serve.Bare(names...), nil
	}
	if err != nil {
		return refuse(sh.Err, err)
	}
	var table *hosted
	if match != "" {
		if table, err = host(match, sh); err != nil {
			return refuse(sh.Err, err)
		}
		defer table.close()
		go table.listen(sh.In)
	}
	return serveSite(site, table, port, reach{at: addresses, all: network && len(at) == 0}, sh)
}

// reach is who can fetch the app: browsers of this device, of who reaches one of these addresses, or all of it.
type reach struct {
	at  []netip.Addr
	all bool
}

// named are the addresses that were asked for, of whose networks nothing is known.
func (r reach) named() []serve.Address {
	var named []serve.Address
	for _, a := range r.at {
		named = append(named, serve.Address{Prefix: netip.PrefixFrom(a, a.BitLen())})
	}
	return named
}

// addressesOf are the addresses that were asked for.
func addressesOf(at []string) ([]netip.Addr, error) {
	var addresses []netip.Addr
	for _, text := range at {
		addr, err := netip.ParseAddr(text)
		if err != nil || addr.IsUnspecified() {
			return nil, fmt.Errorf("--address takes an address of this device, such as 192.168.1.20, not %q", text)
		}
		addresses = append(addresses, addr.Unmap())
	}
	return addresses, nil
}

// listen opens the port.
func (r reach) listen(port int) ([]net.Listener, error) {
	if !r.all {
		return serve.Listen(port, r.at...)
	}
	listener, err := serve.ListenAll(port)
	return []net.Listener{listener}, err
}

// serveSite opens the port, says where the app is, and answers browsers until
// somebody ends it. Where all addresses were asked for it says so anew when they change.
func serveSite(site *serve.Site, table *hosted, port int, r reach, sh *Shell) int {
	listeners, err := r.listen(port)
	if err != nil {
		return refuse(sh.Err, err)
	}
	ctx, release := sh.Interrupt()
	defer release()
	port = listeners[0].Addr().(*net.TCPAddr).Port
	text := table.open(ctx, site)
	text += fmt.Sprintf("On this device:  http://localhost:%d/\n", port)
	if r.all {
		now := sh.Device.Watch(ctx, func(now []serve.Address) {
			site.SetAddresses(now)
			_, _ = fmt.Fprint(sh.Out, "\nThe addresses of this device have changed.\n", // a terminal that is gone needs none
				nearby(serve.Reachable(now), port, sh.OutSeen, table.word()))
		})
		site.SetAddresses(now)
		r.at = serve.Reachable(now)
	}
	if !r.all {
		site.SetAddresses(r.named())
	}
	if r.all || len(r.at) > 0 {
		text += nearby(r.at, port, sh.OutSeen, table.word())
	}
	if _, err := fmt.Fprint(sh.Out, text, "Ctrl-C ends it.\n"); err != nil {
		for _, l := range listeners {
			_ = l.Close()
		}
		return refuse(sh.Err, err)
	}
	if err := serve.Run(ctx, listeners, site); err != nil {
		return refuse(sh.Err, err)
	}
	return statusDone
}

// nearby reports where others find the app, and what that means. With a word the addresses lead to the match.
func nearby(at []netip.Addr, port int, colours bool, word string) string {
	if len(at) == 0 {
		return "This device isn't on a network where others could reach it. Its address appears here as soon as it is.\n"
	}
	var text strings.Builder
	var hosts []string
	for _, a := range at {
		hosts = append(hosts, net.JoinHostPort(a.String(), strconv.Itoa(port)))
	}
	for i, a := range at {
		url, code := "http://"+hosts[i]+"/", "http://"+hosts[i]+"/"
		if word != "" {
			url, code = tables.Link(hosts[i:i+1], word), tables.Link(hosts, word)
		}
		where := "In the room:     "
		if !a.IsPrivate() && !a.IsLoopback() {
			where = "From everywhere: "
		}
		fmt.Fprintf(&text, "%s%s\n", where, url)
		if i > 0 {
			continue
		}
		if drawn, err := serve.Code(code, colours); err == nil { // addresses are never too long for a code
			text.WriteString("\n" + drawn + "\n")
		}
	}
	text.WriteString("Everybody who reaches one of these can fetch the app, without a password and unencrypted; from everywhere\n" +
		"includes the internet, unless there is a firewall in between. ")
	if word != "" {
		text.WriteString("Whoever knows the word and is in the local network can join the\n" +
			"match. What devices say at the table is encrypted with the word.\n")
		return text.String()
	}
	text.WriteString("Nobody gets anything else from this device, and nothing\n" +
		"comes back: each browser keeps its own matches, separately for each address. Over plain http a browser starts\n" +
		"the app only while this program runs, and can't keep the screen awake.\n")
	return text.String()
}
