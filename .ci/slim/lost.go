package glfw

import (
	webgl "github.com/fyne-io/gl-js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/internal/cache"
	"fyne.io/fyne/v2/internal/painter/gl"
)

// drawAnew is what screens/platform/browser calls when the browser has taken WebGL away and given it back: what had been made with it, textures
// and programs, is gone. It is called on the goroutine of the screens.
var drawAnew = func() {
	for _, each := range fyne.CurrentApp().Driver().AllWindows() {
		w, ok := each.(*window)
		if !ok || w.canvas.Painter() == nil {
			continue
		}
		w.RunWithContext(func() {
			cache.DeleteTextTexturesFor(w.canvas)
			cache.RangeTexturesFor(w.canvas, cache.DeleteTexture)
			for webgl.GetError() != 0 { // it is an error to delete what is gone, and Init panics at any
			}
			w.canvas.SetPainter(gl.NewPainter(w.canvas, w))
			w.canvas.Painter().Init()
		})
		w.canvas.SetDirty()
	}
}
