package browser

import (
	"encoding/json"
	"sync/atomic"
	"syscall/js"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/mirror"
)

// Mirror gives the page what m reads of the window, for screen readers: the page asks for it by tablekeeperLook after a
// picture was drawn, and tells by tablekeeperWork what somebody did there (see mirror.js). run carries things out on the
// goroutine of the screens.
func Mirror(m *mirror.Mirror, run func(func())) {
	show := js.Global().Get("tablekeeperMirror")
	if !show.Truthy() {
		return
	}
	look := func() {
		change, other := m.Look()
		if !other {
			return
		}
		if text, err := json.Marshal(change); err == nil { // numbers and texts
			show.Invoke(string(text))
		}
	}
	var waits atomic.Bool // for the screens, which draw slowly on some phones: one look is enough then
	js.Global().Set("tablekeeperLook", js.FuncOf(func(js.Value, []js.Value) any {
		if !waits.Swap(true) {
			go run(func() { waits.Store(false); look() })
		}
		return nil
	}))
	js.Global().Set("tablekeeperWork", js.FuncOf(func(_ js.Value, args []js.Value) any {
		what, id := args[0].String(), args[1].Int()
		text, cursor := args[2].String(), args[3].Int()
		go run(func() { work(m, what, id, text, cursor) })
		return nil
	}))
	js.Global().Set("tablekeeperZoom", js.FuncOf(func(_ js.Value, args []js.Value) any {
		number := func(i int) float32 { return float32(args[i].Float()) }
		at, factor, by := fyne.NewPos(number(0), number(1)), number(2), fyne.NewPos(number(3), number(4))
		go run(func() { m.Zoom(at, factor, by) })
		return nil
	}))
	go run(look)
}

// work does what somebody did to a node.
func work(m *mirror.Mirror, what string, id int, text string, cursor int) {
	switch what {
	case "press":
		m.Press(id)
	case "focus":
		m.Focus(id)
	case "write":
		m.Write(id, text, cursor)
	case "slide":
		m.Slide(id, text)
	}
}
