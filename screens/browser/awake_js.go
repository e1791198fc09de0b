package browser

import "syscall/js"

// Awake keeps the screen from going dark by the browser's wake lock. The browser lets go of it whenever the page is
// out of sight, and sometimes while it is seen, so it is asked for again when the page comes back, and after a while.
type Awake struct {
	wanted bool
	held   js.Value // the lock, once it is granted; undefined: none
	asked  bool
	refuse func()
	gone   js.Func // the lock was let go of
}

// againAfter is how many ms after a lock was let go of it is asked for again: a system that takes it at once isn't asked without end.
const againAfter = 1000

// NewAwake tells refuse if the browser has no wake lock for this page or refuses it: it has one only for https and
// for pages of the device itself.
func NewAwake(refuse func()) *Awake {
	a := &Awake{refuse: refuse}
	seen := js.FuncOf(func(js.Value, []js.Value) any {
		if visible() {
			a.ask()
		}
		return nil
	})
	js.Global().Get("document").Call("addEventListener", "visibilitychange", seen)
	a.gone = js.FuncOf(func(js.Value, []js.Value) any {
		js.Global().Call("setTimeout", seen, againAfter)
		return nil
	})
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
		held.Call("addEventListener", "release", a.gone)
		if !a.wanted {
			a.letGo()
		}
	}, func(string) {
		a.asked = false
		if visible() {
			a.refused()
		}
	})
}

func (a *Awake) refused() {
	if a.refuse != nil {
		a.refuse()
	}
}

// visible reports whether the page is in sight.
func visible() bool {
	return js.Global().Get("document").Get("visibilityState").String() == "visible"
}
