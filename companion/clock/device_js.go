package clock

import (
	"strconv"
	"syscall/js"
)

// Whether performance.now() goes on while the device sleeps differs from
// browser to browser and system to system.
const countsSleep = false

func steady() int64 {
	return int64(js.Global().Get("performance").Call("now").Float())
}

// bootName names the page: performance.now() counts from its opening.
func bootName() string {
	opened := js.Global().Get("performance").Get("timeOrigin").Float()
	return "page " + strconv.FormatFloat(opened, 'f', 3, 64)
}
