package browser

import (
	"fmt"
	"image/color"
	"syscall/js"
)

// Shown tells the page that the first picture is drawn, so that it takes its own away: after the frame that is drawn
// next. then is called after that.
func Shown(then func()) {
	var after js.Func
	after = js.FuncOf(func(js.Value, []js.Value) any {
		after.Release()
		then()
		return nil
	})
	if shown := js.Global().Get("tablekeeperShown"); shown.Truthy() {
		shown.Invoke(after)
		return
	}
	after.Invoke()
}

// Ground gives the page the colour of the app's ground, for what lies round the app, and letters that can be read on it: the app may be
// dark where the system is light.
func Ground(c color.Color) {
	r, g, b, _ := c.RGBA()
	text := fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
	document := js.Global().Get("document")
	style := document.Get("documentElement").Get("style")
	style.Call("setProperty", "--ground", text)
	letters, less := "#F4F1E8", "#B8C1CC" // those of page.css
	if r+g+b > 3*0x8000 {
		letters, less = "#1A1F24", "#4A5560"
	}
	style.Call("setProperty", "--text", letters)
	style.Call("setProperty", "--less", less)
	document.Call("querySelector", "meta[name=theme-color]").Set("content", text)
}

// Turn turns the app's picture by 0, 90, 180 or 270 degrees clockwise, for as long as the page lives. At 90 and 270 the
// window has its height for a width.
func Turn(degrees int) { _, _ = call(js.Global(), "tablekeeperTurn", degrees) } // it is there: place.js

// Came is by which host the page came, with its port, and what comes after the # of its address.
func Came() (host, fragment string) {
	location := js.Global().Get("location")
	fragment = location.Get("hash").String()
	if len(fragment) > 0 {
		fragment = fragment[1:]
	}
	return location.Get("host").String(), fragment
}

// OnReturn tells returned when somebody looks at the page again or the network is back. It is told by run, on the goroutine of
// the screens.
func OnReturn(run func(func()), returned func()) {
	tell := js.FuncOf(func(js.Value, []js.Value) any {
		if !js.Global().Get("document").Get("hidden").Bool() {
			go run(returned)
		}
		return nil
	})
	js.Global().Get("document").Call("addEventListener", "visibilitychange", tell)
	for _, event := range []string{"online", "pageshow"} {
		js.Global().Call("addEventListener", event, tell)
	}
}

// The entries of the browser's history: the app stands on the middle one, so that both buttons lead to a neighbour, and comes back to it.
const (
	entryBack  = "tablekeeper back"
	entryHere  = "tablekeeper"
	entryAhead = "tablekeeper ahead"
)

// OnBack tells back when somebody goes back by the button or the gesture of the system, and ahead when somebody goes forward again. Where
// back says that there is nowhere to go, the page is left. They are told by run, on the goroutine of the screens.
func OnBack(run func(func()), back func() bool, ahead func()) {
	history := js.Global().Get("history")
	if state := history.Get("state"); state.Type() != js.TypeString {
		_, _ = call(history, "replaceState", entryBack, "")
		_, _ = call(history, "pushState", entryHere, "")
		_, _ = call(history, "pushState", entryAhead, "")
		_, _ = call(history, "back")
	}
	js.Global().Call("addEventListener", "popstate", js.FuncOf(func(_ js.Value, args []js.Value) any {
		at := ""
		if state := args[0].Get("state"); state.Type() == js.TypeString {
			at = state.String()
		}
		if at == entryHere {
			return nil
		}
		go run(func() {
			switch {
			case at == entryAhead:
				ahead()
				_, _ = call(history, "back")
			case back():
				_, _ = call(history, "forward")
			default:
				_, _ = call(history, "back")
			}
		})
		return nil
	}))
}

// wayKey is where the tab keeps the way to the page that it shows, for as long as it is open.
const wayKey = "tablekeeper-way"

// Way is the way that the tab has kept before it was loaded anew; nil: none.
func Way() []byte {
	kept, err := call(js.Global().Get("sessionStorage"), "getItem", wayKey)
	if err != nil || kept.IsNull() {
		return nil
	}
	return []byte(kept.String())
}

// KeepWay lets the tab keep the way to the page whenever it is left or hidden.
func KeepWay(way func() []byte) {
	keep := js.FuncOf(func(js.Value, []js.Value) any {
		_, _ = call(js.Global().Get("sessionStorage"), "setItem", wayKey, string(way())) // without it a reload leads Home
		return nil
	})
	js.Global().Call("addEventListener", "pagehide", keep)
	js.Global().Get("document").Call("addEventListener", "visibilitychange", keep)
}

// Fault is the report of the fault that ended the app before, which the page has kept; "": none has. It is told once.
func Fault() string {
	const key = "tablekeeper-fault"
	kept, err := call(js.Global().Get("localStorage"), "getItem", key)
	if err != nil || kept.IsNull() {
		return ""
	}
	_, _ = call(js.Global().Get("localStorage"), "removeItem", key)
	return kept.String()
}
