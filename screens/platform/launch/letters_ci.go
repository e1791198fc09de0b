//go:build !js && ci

package launch

import "fyne.io/fyne/v2"

// letterAt is "": without a window no keys are pressed.
func letterAt(int) fyne.KeyName { return "" }
