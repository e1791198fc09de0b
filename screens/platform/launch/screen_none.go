//go:build !js && (ci || mobile || android || ios)

package launch

import "fyne.io/fyne/v2"

// screen is not known: there is no window, or it is as large as the screen.
func screen() fyne.Size { return fyne.Size{} }
