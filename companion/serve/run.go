package serve

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/netip"
	"strconv"
	"syscall"
	"time"
)

// Listen opens a port for browsers of this device or, with network, of everybody
// in the network that the device is in. Port 0 is any that is free.
func Listen(port int, network bool) (net.Listener, error) {
	host := "127.0.0.1"
	if network {
		host = ""
	}
	listener, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port)))
	switch {
	case errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, addressInUse):
		return nil, fmt.Errorf("port %d is taken by another program; --port takes another one", port)
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("port %d may not be opened by you; --port takes one from 1024 on", port)
	}
	return listener, err
}

// addressInUse is what Windows says of a port that is taken (WSAEADDRINUSE).
const addressInUse = syscall.Errno(10048)

// Times after which the server gives up on a browser. The longest is for the app
// itself over a slow network.
const (
	forHeader  = 10 * time.Second
	forContent = 10 * time.Minute
	forNothing = 2 * time.Minute
	forEnd     = 3 * time.Second
)

// Run answers browsers until the context is done; then it ends what is being
// sent, for a few seconds at most.
func Run(ctx context.Context, listener net.Listener, site http.Handler) error {
	server := &http.Server{
		Handler: site, ReadHeaderTimeout: forHeader, ReadTimeout: forHeader, WriteTimeout: forContent, IdleTimeout: forNothing,
		MaxHeaderBytes: 1 << 14,
		ErrorLog:       log.New(io.Discard, "", 0), // a phone that goes out of reach is no news
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	end, cancel := context.WithTimeout(context.Background(), forEnd)
	defer cancel()
	if err := server.Shutdown(end); err != nil {
		_ = server.Close() // whoever is still sent something can ask again
	}
	return nil
}

// Reachable picks the addresses under which others in the local network reach
// this device: private ones, IPv4 before IPv6, in their order.
func Reachable(all []net.Addr) []netip.Addr {
	var four, six []netip.Addr
	for _, a := range all {
		prefix, err := netip.ParsePrefix(a.String())
		if err != nil || !prefix.Addr().IsPrivate() {
			continue
		}
		if addr := prefix.Addr().Unmap(); addr.Is4() {
			four = append(four, addr)
		} else {
			six = append(six, addr)
		}
	}
	return append(four, six...)
}
