package browser

import (
	"syscall/js"
	_ "unsafe" // for go:linkname
)

// drawAnew makes the toolkit draw with new textures and programs; see .ci/slim/lost.go, which is built into the toolkit. Built
// without it it is nil.
//
//go:linkname drawAnew fyne.io/fyne/v2/internal/driver/glfw.drawAnew
var drawAnew func()

// OnNewer lets the page tell that the server has a newer version than the page is of (see start.js).
func OnNewer(run func(func()), tell func()) {
	js.Global().Set("tablekeeperNewer", js.FuncOf(func(js.Value, []js.Value) any {
		go run(tell)
		return nil
	}))
}

// DrawAnew lets the page have its picture drawn again when the browser has taken WebGL away and given it back: it calls
// tablekeeperDraw with what shall be called then (see start.js), and offers to load the page again where there is no such call. run
// carries things out on the goroutine of the screens.
func DrawAnew(run func(func())) {
	if drawAnew == nil {
		return
	}
	js.Global().Set("tablekeeperDraw", js.FuncOf(func(_ js.Value, args []js.Value) any {
		go run(func() {
			drawAnew()
			args[0].Invoke()
		})
		return nil
	}))
}
