//go:build linux && !android

package launch

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// desktop is a session with some of the services.
type desktop struct {
	has  []string
	said []string
}

func (d *desktop) call(s service, method string, args ...any) (uint32, error) {
	if !slices.Contains(d.has, s.name) {
		return 0, errors.New("nobody has this name")
	}
	d.said = append(d.said, fmt.Sprint(s.name, " ", method, args))
	return 77, nil
}

// keeper keeps a screen awake on a desktop, and does it at once.
func keeper(d *desktop) (a *awake, keep func(on bool), told *int) {
	told = new(int)
	a = &awake{tell: func() { *told++ }, ask: func(name, why string) (func() error, error) { return inhibit(d, name, why) }}
	return a, func(on bool) { a.wanted.Store(on); a.settle() }, told
}

// TestTheDesktopReadsOurName looks at what a desktop lists of what keeps it awake.
func TestTheDesktopReadsOurName(t *testing.T) {
	d := &desktop{has: []string{"org.freedesktop.ScreenSaver", "org.gnome.SessionManager"}}
	_, keep, told := keeper(d)
	for _, on := range []bool{true, true, false, false} {
		keep(on)
	}
	require.Equal(t, []string{
		"org.freedesktop.ScreenSaver Inhibit[Tablekeeper The timer is running]", "org.freedesktop.ScreenSaver UnInhibit[77]",
	}, d.said)
	d = &desktop{has: []string{"org.gnome.SessionManager"}}
	_, keep, _ = keeper(d)
	keep(true)
	keep(false)
	require.Equal(t, []string{
		"org.gnome.SessionManager Inhibit[Tablekeeper 0 The timer is running 8]", "org.gnome.SessionManager Uninhibit[77]",
	}, d.said)
	require.Zero(t, *told)
}

// TestNothingKeepsItAwake has no service on the desktop: that is said once.
func TestNothingKeepsItAwake(t *testing.T) {
	d := &desktop{}
	_, keep, told := keeper(d)
	keep(true)
	keep(false)
	keep(true)
	require.Equal(t, 1, *told)
	d.has = []string{"org.freedesktop.ScreenSaver"}
	keep(true)
	require.Len(t, d.said, 1, "one that has come since is asked")
}
