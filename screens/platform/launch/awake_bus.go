//go:build (linux && !android) || freebsd || netbsd || openbsd

package launch

import (
	"errors"

	"fyne.io/fyne/v2"
	"github.com/godbus/dbus/v5"
)

// newAwake asks the session itself: the toolkit would ask under no name, and not say that nobody listens.
func newAwake(_ fyne.Driver, tell func()) *awake {
	return &awake{tell: tell, ask: func(name, why string) (func() error, error) {
		conn, err := dbus.SessionBus() // shared, and not to be closed
		if err != nil {
			return nil, err
		}
		return inhibit(sessionBus{conn}, name, why)
	}}
}

// bus calls a method of a service; a cookie is what most give back.
type bus interface {
	call(s service, method string, args ...any) (cookie uint32, err error)
}

type sessionBus struct{ conn *dbus.Conn }

func (b sessionBus) call(s service, method string, args ...any) (cookie uint32, err error) {
	answer := b.conn.Object(s.name, dbus.ObjectPath(s.path)).Call(s.name+"."+method, 0, args...)
	if answer.Err == nil && len(answer.Body) > 0 {
		err = answer.Store(&cookie)
	}
	return cookie, errors.Join(answer.Err, err)
}

// service is one of those that keep a screen awake, with what it is asked: the first is of all desktops, the second of GNOME, and
// of Cinnamon and MATE, which took it over.
type service struct {
	name, path, end string
	args            func(name, why string) []any
}

const idle = uint32(8) // what GNOME is asked to hinder: that the session counts as idle

var services = []service{
	{"org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "UnInhibit", func(name, why string) []any { return []any{name, why} }},
	{"org.gnome.SessionManager", "/org/gnome/SessionManager", "Uninhibit", func(name, why string) []any { return []any{name, uint32(0), why, idle} }},
}

// inhibit asks one service after the other.
func inhibit(on bus, name, why string) (let func() error, err error) {
	for _, s := range services {
		cookie, failed := on.call(s, "Inhibit", s.args(name, why)...)
		if failed == nil {
			return func() error {
				_, err := on.call(s, s.end, cookie)
				return err
			}, nil
		}
		err = errors.Join(err, failed)
	}
	return nil, err
}
