//go:build (linux && !android) || freebsd || netbsd || openbsd

package launch

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestReducedMotionOfTheDesktop reads what desktops say: the newer setting before that of GNOME, and nothing as no.
func TestReducedMotionOfTheDesktop(t *testing.T) {
	for _, desktop := range []struct {
		reduced, animated any
		want              bool
	}{
		{nil, nil, false},
		{uint32(1), true, true},
		{uint32(0), false, false},
		{nil, false, true},
		{nil, true, false},
		{"1", "false", false}, // of another kind
	} {
		require.Equal(t, desktop.want, wantsStill(func(group, key string) any {
			return map[string]any{"org.freedesktop.appearance reduced-motion": desktop.reduced, "org.gnome.desktop.interface enable-animations": desktop.animated}[group+" "+key]
		}), "%v", desktop)
	}
}
