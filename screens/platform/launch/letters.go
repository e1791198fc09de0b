//go:build !js && cgo && !ci

package launch

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// letterAt is the letter that stands on a key in the United States, "" for no letter. The library that the toolkit opens windows
// with knows the keys of each system.
func letterAt(scancode int) fyne.KeyName {
	for key := glfw.KeyA; key <= glfw.KeyZ; key++ {
		if glfw.GetKeyScancode(key) == scancode {
			return fyne.KeyName(rune(key))
		}
	}
	return ""
}
