package command

import (
	"fmt"
	"net"
	"strings"

	"tablekeeper/companion/serve"
)

// standardPort is the port where none is asked for.
const standardPort = 7171

const serveAbout = `Hands the app out to browsers: the same app, compiled to WebAssembly, from this
program. Fetched once it starts without the server too, and keeps its matches in
the browser that it runs in. Without --network only browsers of this device reach
it. Ctrl-C ends it.`

// serveCommand is `tablekeeper serve`.
func serveCommand(args []string, sh *Shell) int {
	f := newFlags("tablekeeper serve [FLAGS]", serveAbout)
	port, network := standardPort, false
	f.number("port", "the port, 0 for any that is free", 0, 65535, &port)
	f.BoolVar(&network, "network", false, "let everybody in the local network fetch the app, without a password")
	if status, done := begin(f, args, sh.Out, sh.Err); done {
		return status
	}
	if f.NArg() > 0 {
		return refuse(sh.Err, fmt.Errorf("%q is too much; %s", f.Arg(0), f.hint()))
	}
	site, err := serve.NewSite(serve.BuiltIn())
	if err != nil {
		return refuse(sh.Err, err)
	}
	return serveSite(site, port, network, sh)
}

// serveSite opens the port, says where the app is, and answers browsers until
// somebody ends it.
func serveSite(site *serve.Site, port int, network bool, sh *Shell) int {
	listener, err := serve.Listen(port, network)
	if err != nil {
		return refuse(sh.Err, err)
	}
	ctx, release := sh.Interrupt()
	defer release()
	text := fmt.Sprintf("On this device:  http://localhost:%d/\n", listener.Addr().(*net.TCPAddr).Port)
	if network {
		addresses, _ := net.InterfaceAddrs() // where they can't be read, none is known
		text += nearby(addresses, listener.Addr().(*net.TCPAddr).Port, sh.OutSeen)
	}
	if _, err := fmt.Fprint(sh.Out, text, "Ctrl-C ends it.\n"); err != nil {
		_ = listener.Close()
		return refuse(sh.Err, err)
	}
	if err := serve.Run(ctx, listener, site); err != nil {
		return refuse(sh.Err, err)
	}
	return statusDone
}

// nearby says where phones in the room find the app, and what that means.
func nearby(all []net.Addr, port int, colours bool) string {
	addresses := serve.Reachable(all)
	if len(addresses) == 0 {
		return "This device is in no local network that others could reach it by.\n"
	}
	var text strings.Builder
	for i, a := range addresses {
		url := fmt.Sprintf("http://%s/", net.JoinHostPort(a.String(), fmt.Sprint(port)))
		fmt.Fprintf(&text, "In the room:     %s\n", url)
		if i > 0 {
			continue
		}
		if code, err := serve.Code(url, colours); err == nil { // an address is never too long for a code
			text.WriteString("\n" + code + "\n")
		}
	}
	text.WriteString("Everybody in this network can fetch the app, without a password and in the clear. Nothing else of this\n" +
		"device is handed out, and nothing comes back: each browser keeps its own matches. Over plain http a browser\n" +
		"starts the app only while this program runs, and can't keep the screen awake.\n")
	return text.String()
}
