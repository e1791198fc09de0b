package look

import "fyne.io/fyne/v2"

// newEmoji is none: the browser draws emoji with the fonts of the device.
var newEmoji fyne.Resource
