package command

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"strings"

	"tablekeeper/companion/serve"
)

// standardPort is the port where none is asked for.
const standardPort = 7171

const serveAbout = `Hands the app out to browsers: the same app, compiled to WebAssembly, from this
program. Fetched once it starts without the server too, and keeps its matches in
the browser that it runs in. Without --network or --address only browsers of this
device reach it. With --match this device also keeps one match that others join
from the local network, with a word that it says. Ctrl-C ends it.`

// serveCommand is `tablekeeper serve`.
func serveCommand(args []string, sh *Shell) int {
	f := newFlags("tablekeeper serve [FLAGS]", serveAbout)
	port, network := standardPort, false
	var at, names []string
	var match string
	f.number("port", "the port, 0 for any that is free", 0, 65535, &port)
	f.onOff("network", "let everybody who reaches this device fetch the app, without a password", &network)
	f.texts("address", "IP", "the same at this address of the device alone; can be repeated", &at)
	f.texts("name", "HOST", "answer browsers that ask for this host too; can be repeated", &names)
	f.text("match", "FILE", "keep this match for other devices, which join with a word: a .match file, or a transcript to begin with", &match)
	if status, done := begin(f, args, sh.Out, sh.Err); done {
		return status
	}
	if f.NArg() > 0 {
		return refuse(sh.Err, fmt.Errorf("%q is too much; %s", f.Arg(0), f.hint()))
	}
	addresses, err := addressesOf(at, network)
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
	}
	return serveSite(site, table, port, addresses, network || len(at) > 0, sh)
}

// addressesOf are the addresses that were asked for or, with network, all by
// which others can reach this device.
func addressesOf(at []string, network bool) ([]netip.Addr, error) {
	var addresses []netip.Addr
	for _, text := range at {
		addr, err := netip.ParseAddr(text)
		if err != nil || addr.IsUnspecified() {
			return nil, fmt.Errorf("--address takes an address of this device, such as 192.168.1.20, not %q", text)
		}
		addresses = append(addresses, addr.Unmap())
	}
	if network && len(at) == 0 {
		all, _ := net.InterfaceAddrs() // where they can't be read, none is known
		addresses = serve.Reachable(all)
	}
	return addresses, nil
}

// serveSite opens the port, says where the app is, and answers browsers until
// somebody ends it.
func serveSite(site *serve.Site, table *hosted, port int, at []netip.Addr, network bool, sh *Shell) int {
	listeners, err := serve.Listen(port, at...)
	if err != nil {
		return refuse(sh.Err, err)
	}
	ctx, release := sh.Interrupt()
	defer release()
	port = listeners[0].Addr().(*net.TCPAddr).Port
	text := table.open(ctx, site)
	text += fmt.Sprintf("On this device:  http://localhost:%d/\n", port)
	if network {
		text += nearby(at, port, sh.OutSeen, table != nil)
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

// nearby reports where others find the app, and what that means.
func nearby(at []netip.Addr, port int, colours, keeps bool) string {
	if len(at) == 0 {
		return "This device is in no network that others could reach it by.\n"
	}
	var text strings.Builder
	for i, a := range at {
		url := fmt.Sprintf("http://%s/", net.JoinHostPort(a.String(), fmt.Sprint(port)))
		where := "In the room:     "
		if !a.IsPrivate() && !a.IsLoopback() {
			where = "From everywhere: "
		}
		fmt.Fprintf(&text, "%s%s\n", where, url)
		if i > 0 {
			continue
		}
		if code, err := serve.Code(url, colours); err == nil { // an address is never too long for a code
			text.WriteString("\n" + code + "\n")
		}
	}
	text.WriteString("Everybody who reaches one of these can fetch the app, without a password and in the clear; from everywhere\n" +
		"means the internet too, unless a firewall is between. ")
	if keeps {
		text.WriteString("Whoever knows the word and is in the local network can join the\n" +
			"match. What devices say at the table is encrypted with the word.\n")
		return text.String()
	}
	text.WriteString("Nothing else of this device is handed out, and nothing\n" +
		"comes back: each browser keeps its own matches, for each address by itself. Over plain http a browser starts\n" +
		"the app only while this program runs, and can't keep the screen awake.\n")
	return text.String()
}
