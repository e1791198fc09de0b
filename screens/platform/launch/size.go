//go:build !js

package launch

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
)

// usualSize is that of the window where nobody has chosen another one.
var usualSize = fyne.NewSize(1024, 768)

// frame is about what a window manager puts round a window, in pixels: it belongs to neither and is told by none before the
// window is there.
var frame = fyne.NewSize(4, 36)

// leastSize is that under which the pages have no room.
var leastSize = fyne.NewSize(320, 320)

// sizeFile keeps the size of the window. Its place is up to the window manager: the toolkit neither tells nor sets it.
const sizeFile = "window.json"

// keptSize is what is in it, in the toolkit's units.
type keptSize struct {
	Width  float32 `json:"width"`
	Height float32 `json:"height"`
}

// rememberedSize is the size that the window had last; what can't be read is the usual one.
func rememberedSize(store journal.Store) fyne.Size {
	var k keptSize
	data, err := store.Read(sizeFile)
	if err != nil || json.Unmarshal(data, &k) != nil || k.Width <= 0 || k.Height <= 0 {
		return usualSize
	}
	return fyne.NewSize(k.Width, k.Height)
}

// rememberSize keeps the size that the window has.
func rememberSize(store journal.Store, size fyne.Size) {
	data, err := json.Marshal(keptSize{size.Width, size.Height})
	if err == nil && size != rememberedSize(store) {
		_ = store.Write(sizeFile, data) // else the window opens as it did before
	}
}

// chosen is the size that people want, of a window that was to have one, fitted on the screen with another, and has a third now: what the
// screen took isn't a choice.
func chosen(wanted, fitted, now fyne.Size) fyne.Size {
	if fitted.Width < wanted.Width && now.Width >= fitted.Width {
		now.Width = wanted.Width
	}
	if fitted.Height < wanted.Height && now.Height >= fitted.Height {
		now.Height = wanted.Height
	}
	return now
}

// fitting is a size of a window that fits on what is free of a screen, in pixels, where a unit of the toolkit has so many.
func fitting(size, free fyne.Size, scale float32) fyne.Size {
	if free.IsZero() || scale <= 0 {
		return size.Max(leastSize)
	}
	room := fyne.NewSize((free.Width-frame.Width)/scale, (free.Height-frame.Height)/scale)
	return size.Min(room).Max(leastSize.Min(room))
}
