package browser

import "syscall/js"

// warned is the key under which the browser keeps that it was said once. A private window has forgotten it every time.
const warned = "tablekeeper-warned"

// Address is the address by which the page came if that is one that may become another, "" if it is this device's own or
// comes by https: what the browser keeps belongs to it.
func Address() string {
	if js.Global().Get("isSecureContext").Bool() {
		return ""
	}
	return js.Global().Get("location").Get("host").String()
}

// What stands there: that it was said, or that it was said to somebody who had matches to lose.
const (
	saidEarly = "yes"
	saidLate  = "matches"
)

// AskToKeep asks the browser to keep the matches for good, and tells refused if it does not promise that: at the first visit, and
// once more at the first one that finds matches.
func AskToKeep(matches bool, refused func()) {
	now := saidEarly
	if matches {
		now = saidLate
	}
	tell := func() {
		storage := js.Global().Get("localStorage")
		before, _ := call(storage, "getItem", warned)
		if !before.Truthy() || matches && before.String() != saidLate {
			_, _ = call(storage, "setItem", warned, now) // one that is full is told again
			refused()
		}
	}
	storage := js.Global().Get("navigator").Get("storage")
	ask(storage, "persist", nil, func(granted js.Value) {
		if !granted.Truthy() {
			tell()
		}
	}, func(string) { tell() }) // one that can't be asked is neither by https nor on the device itself
}
