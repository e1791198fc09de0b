package browser

import "syscall/js"

// summonTime is how long a phone buzzes when its player is called, in milliseconds.
const summonTime = 200

// Summon calls the player of this device by the title of the page, and buzzes where the browser can; without words the page has its
// usual title again.
func Summon(words, usual string) {
	document := js.Global().Get("document")
	if words == "" {
		document.Set("title", usual)
		return
	}
	document.Set("title", words)
	if navigator := js.Global().Get("navigator"); navigator.Get("vibrate").Truthy() {
		_, _ = call(navigator, "vibrate", summonTime) // a page that nobody has touched yet may not
	}
}
