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
	"slices"
	"strconv"
	"syscall"
	"time"
)

// Listen opens a port for browsers of this device and of everybody who reaches one
// of these addresses of it, and no other. Port 0 is any that is free.
func Listen(port int, at ...netip.Addr) ([]net.Listener, error) {
	const tries = 10 // a port that is free at one address may be taken at another
	for try := 1; ; try++ {
		listeners, err := listen(port, append([]netip.Addr{netip.AddrFrom4([4]byte{127, 0, 0, 1})}, at...))
		if port != 0 || try == tries || !errors.Is(err, errTaken) {
			return listeners, err
		}
	}
}

// ListenAll opens a port at all addresses that this device has and will have: a network that is joined later reaches it too.
// Port 0 is any that is free.
func ListenAll(port int) (net.Listener, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort("", strconv.Itoa(port)))
	if err != nil {
		return nil, why(err, netip.IPv4Unspecified(), port)
	}
	return listener, nil
}

// errTaken is the error of a port that another program has.
var errTaken = errors.New("is taken by another program; --port takes another one")

func listen(port int, at []netip.Addr) (listeners []net.Listener, err error) {
	for i, addr := range at {
		if slices.Contains(at[:i], addr) {
			continue
		}
		listener, err := net.Listen("tcp", net.JoinHostPort(addr.String(), strconv.Itoa(port)))
		if err != nil {
			for _, l := range listeners {
				_ = l.Close()
			}
			return nil, why(err, addr, port)
		}
		listeners = append(listeners, listener)
		port = listener.Addr().(*net.TCPAddr).Port
	}
	return listeners, nil
}

// why reports what keeps a port from being opened.
func why(err error, addr netip.Addr, port int) error {
	switch {
	case errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, addressInUse):
		return fmt.Errorf("port %d %w", port, errTaken)
	case errors.Is(err, syscall.EACCES):
		return fmt.Errorf("you may not open port %d; --port takes one from 1024 up", port)
	case errors.Is(err, syscall.EADDRNOTAVAIL) || errors.Is(err, addressNotHere):
		return fmt.Errorf("%s isn't an address of this device", addr)
	}
	return err
}

// What Windows says of a port that is taken, and of another device's address
// (WSAEADDRINUSE, WSAEADDRNOTAVAIL).
const (
	addressInUse   = syscall.Errno(10048)
	addressNotHere = syscall.Errno(10049)
)

// Times after which the server gives up on a browser.
const (
	forHeader  = 10 * time.Second
	forNothing = 2 * time.Minute
	forEnd     = 3 * time.Second
)

// Run answers browsers until the context is done; then it ends what is being
// sent, for a few seconds at most.
func Run(ctx context.Context, listeners []net.Listener, site http.Handler) error {
	server := &http.Server{
		Handler: site, ReadHeaderTimeout: forHeader, ReadTimeout: forHeader, WriteTimeout: forPart, IdleTimeout: forNothing,
		MaxHeaderBytes: 1 << 14,
		ErrorLog:       log.New(io.Discard, "", 0), // a phone that goes out of reach is no news
	}
	ended := make(chan error, len(listeners))
	all := newCount(func(netip.Prefix) bool { return false })
	if s, ok := site.(*Site); ok {
		all.known = s.knows
	}
	for _, l := range listeners {
		go func() { ended <- server.Serve(&counted{l, all}) }()
	}
	select {
	case err := <-ended:
		_ = server.Close()
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
