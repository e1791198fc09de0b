package browser

import "syscall/js"

// Speaks reports whether the browser can speak.
func Speaks() bool {
	return js.Global().Get("speechSynthesis").Truthy() && js.Global().Get("SpeechSynthesisUtterance").Type() == js.TypeFunction
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
