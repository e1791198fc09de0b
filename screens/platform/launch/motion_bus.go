//go:build (linux && !android) || freebsd || netbsd || openbsd

package launch

import (
	"context"
	"time"

	"github.com/godbus/dbus/v5"
)

// portalWaits is how long the desktop may take to tell a setting.
const portalWaits = 2 * time.Second

// systemStill asks the desktop's portal whether people want reduced motion; without an answer they don't.
func systemStill() bool {
	conn, err := dbus.SessionBus() // shared, and not to be closed
	if err != nil {
		return false
	}
	return wantsStill(func(group, key string) (value any) {
		ctx, done := context.WithTimeout(context.Background(), portalWaits)
		defer done()
		portal := conn.Object("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
		var told dbus.Variant
		if portal.CallWithContext(ctx, "org.freedesktop.portal.Settings.Read", 0, group, key).Store(&told) != nil {
			return nil
		}
		for inner, wrapped := told.Value().(dbus.Variant); wrapped; inner, wrapped = told.Value().(dbus.Variant) {
			told = inner // portals differ in how often they wrap it
		}
		return told.Value()
	})
}

// wantsStill reads the setting of all desktops and, where there is none, that of GNOME.
func wantsStill(setting func(group, key string) any) bool {
	if reduced, ok := setting("org.freedesktop.appearance", "reduced-motion").(uint32); ok {
		return reduced == 1
	}
	animated, ok := setting("org.gnome.desktop.interface", "enable-animations").(bool)
	return ok && !animated
}
