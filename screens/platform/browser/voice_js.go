package browser

import "syscall/js"

// OnVoice tells once the browser has a voice: many find theirs only after a while, and some have the interface and none.
func OnVoice(run func(func()), tell func()) {
	speech := js.Global().Get("speechSynthesis")
	if !speech.Truthy() || js.Global().Get("SpeechSynthesisUtterance").Type() != js.TypeFunction {
		return
	}
	told := false
	look := func() {
		if voices, err := call(speech, "getVoices"); err == nil && voices.Length() > 0 && !told {
			told = true
			go run(tell)
		}
	}
	_, _ = call(speech, "addEventListener", "voiceschanged", js.FuncOf(func(js.Value, []js.Value) any { // without it there are voices at once
		look()
		return nil
	}))
	look()
}

// Voice speaks by the browser's own voice, one sentence after another.
type Voice struct{}

// Say speaks a sentence after those that wait.
func (Voice) Say(sentence string) {
	words := js.Global().Get("SpeechSynthesisUtterance").New(sentence)
	words.Set("lang", js.Global().Get("document").Get("documentElement").Get("lang"))
	_, _ = call(js.Global().Get("speechSynthesis"), "speak", words) // it may be forbidden before the first tap
}

// Stop says no more.
func (Voice) Stop() { _, _ = call(js.Global().Get("speechSynthesis"), "cancel") }
