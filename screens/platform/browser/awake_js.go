package browser

import "syscall/js"

// Awake keeps the screen from going dark by the browser's wake lock. The browser lets go of it whenever the page is
// out of sight, and sometimes while it is seen, so it is asked for again when the page comes back, and after a while.
type Awake struct {
	wanted bool
	held   js.Value // the lock, once it is granted; undefined: none
	asked  bool
	again  bool // the lock was refused, as some do without a tap: the next one asks again
	tell   func(lit bool)
	gone   js.Func // the lock was let go of
}

// againAfter is how many ms after a lock was let go of it is asked for again: a system that takes it at once isn't asked without end.
const againAfter = 1000

// NewAwake tells that the screen may go dark if the browser has no wake lock for this page or refuses it, and that it stays lit when it
// grants one after that: it has one only for https and for pages of the device itself.
func NewAwake(tell func(lit bool)) *Awake {
	a := &Awake{tell: tell}
	seen := js.FuncOf(func(js.Value, []js.Value) any {
		if visible() {
			a.ask()
		}
		return nil
	})
	js.Global().Get("document").Call("addEventListener", "visibilitychange", seen)
	tapped := js.FuncOf(func(js.Value, []js.Value) any {
		if a.again {
			a.ask()
		}
		return nil
	})
	for _, event := range []string{"pointerup", "keyup"} {
		js.Global().Get("document").Call("addEventListener", event, tapped, true)
	}
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
		a.tell(false)
		return
	}
	a.asked = true
	ask(lock, "request", []any{"screen"}, func(held js.Value) {
		if a.again {
			a.tell(true)
		}
		a.asked, a.again, a.held = false, false, held
		held.Call("addEventListener", "release", a.gone)
		if !a.wanted {
			a.letGo()
		}
	}, func(string) {
		a.asked = false
		if visible() {
			a.again = true
			a.tell(false)
		}
	})
}

// visible reports whether the page is in sight.
func visible() bool {
	return js.Global().Get("document").Get("visibilityState").String() == "visible"
}
