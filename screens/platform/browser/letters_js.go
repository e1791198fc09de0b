package browser

import "syscall/js"

// usual are the sizes, in pixels, of letters that nobody has changed.
const (
	usual     = 16
	usualBody = 17 // of running text on an iPhone or iPad
)

// Letters is how many times as large as usual people want letters, by the settings of the browser and, where the browser
// tells it, of the system: by the meta tag text-scale of the page or, on an iPhone or iPad, by the system's own font.
func Letters() float32 {
	document := js.Global().Get("document")
	size := func(of js.Value) float64 {
		style := js.Global().Call("getComputedStyle", of)
		return js.Global().Call("parseFloat", style.Get("fontSize")).Float()
	}
	times := size(document.Get("documentElement")) / usual
	const systems = "-apple-system-body"
	if knows, err := call(js.Global().Get("CSS"), "supports", "font", systems); err == nil && knows.Bool() {
		probe := document.Call("createElement", "span")
		probe.Get("style").Set("font", systems)
		document.Get("body").Call("append", probe)
		times = max(times, size(probe)/usualBody)
		probe.Call("remove")
	}
	return float32(times)
}
