package browser

import "syscall/js"

// Awake keeps the screen from going dark by the browser's wake lock. The browser lets go of it whenever the page is
// out of sight, so it is asked for again when the page comes back.
type Awake struct {
	wanted bool
	held   js.Value // the lock, once it is granted; undefined: none
	asked  bool
	refuse func()
}

// NewAwake tells refuse once if the browser has no wake lock for this page or refuses it: it has one only for https and
// for pages of the device itself.
func NewAwake(refuse func()) *Awake {
	a := &Awake{refuse: refuse}
	document := js.Global().Get("document")
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if document.Get("visibilityState").String() == "visible" {
			a.ask()
		}
		return nil
	}))
	return a
}

// Keep keeps the screen awake, or lets it go dark.
func (a *Awake) Keep(on bool) {
	a.wanted = on
	if on {
		a.ask()
		return
	}
	a.letGo()
}

func (a *Awake) letGo() {
	if a.held.Truthy() {
		_, _ = call(a.held, "release") // the browser has let go of it already
		a.held = js.Undefined()
	}
}

// ask asks for the lock if it is wanted, not held and not asked for.
func (a *Awake) ask() {
	if !a.wanted || a.asked || a.held.Truthy() && !a.held.Get("released").Bool() {
		return
	}
	lock := js.Global().Get("navigator").Get("wakeLock")
	if !lock.Truthy() {
		a.refused()
		return
	}
	a.asked = true
	ask(lock, "request", []any{"screen"}, func(held js.Value) {
		a.asked, a.held = false, held
		if !a.wanted {
			a.letGo()
		}
	}, func(string) {
		a.asked = false
		if js.Global().Get("document").Get("visibilityState").String() == "visible" {
			a.refused()
		}
	})
}

func (a *Awake) refused() {
	if a.refuse != nil {
		a.refuse()
		a.refuse = nil
	}
}
