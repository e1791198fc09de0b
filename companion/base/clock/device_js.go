package clock

import (
	"strconv"
	"syscall/js"
	"time"
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

// Local is the local time of this device. Go takes the offset of today for that of every day in a browser; here the browser
// is asked for its offsets, of the ten years before now and the two after.
func Local() *time.Location {
	date := js.Global().Get("Date")
	offset := func(unix int64) int {
		return -60 * date.New(float64(unix)*1000).Call("getTimezoneOffset").Int()
	}
	now := time.Now()
	return Zone(offset, now.AddDate(-10, 0, 0).Unix(), now.AddDate(2, 0, 0).Unix())
}
