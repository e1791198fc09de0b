package browser

import "syscall/js"

// OnMotion tells whether people want reduced motion, by the settings of the browser or the system: at once, and by run whenever they
// change it.
func OnMotion(run func(func()), tell func(still bool)) {
	media, err := call(js.Global(), "matchMedia", "(prefers-reduced-motion: reduce)")
	if err != nil {
		return
	}
	tell(media.Get("matches").Bool())
	_, _ = call(media, "addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any { // old browsers tell at the next load
		go run(func() { tell(media.Get("matches").Bool()) })
		return nil
	}))
}
