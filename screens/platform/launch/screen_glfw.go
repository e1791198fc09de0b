//go:build !js && cgo && !ci && !mobile && !android && !ios

package launch

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// screen is how much of the screen is free for windows, in pixels; 0 where that isn't known. The toolkit doesn't tell; it has
// begun with GLFW when its first window is made.
func screen() (free fyne.Size) {
	monitor := glfw.GetPrimaryMonitor()
	if monitor == nil {
		return free
	}
	_, _, width, height := monitor.GetWorkarea()
	return fyne.NewSize(float32(width), float32(height))
}
