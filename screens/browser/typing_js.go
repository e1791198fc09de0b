package browser

import (
	"syscall/js"
	"unicode/utf8"

	"fyne.io/fyne/v2"
)

// Typing passes on what the toolkit does not hear: it listens to keys, and only to those of ASCII. Soft keyboards and
// input methods change the text of a field instead, and keyboards of most languages have more letters than ASCII.
type Typing struct {
	field  js.Value // the field that a soft keyboard writes into; the toolkit focuses it
	before []rune   // its text when it was last looked at
	run    func(func())
	focus  func() fyne.Focusable // what has the focus in the window
}

// stub is what the field holds where nothing is written, so that taking a letter back is a change too.
const stub = "        "

// NewTyping listens to the keyboard and to the field of the page that soft keyboards write into.
func NewTyping(run func(func()), focus func() fyne.Focusable) {
	document := js.Global().Get("document")
	t := &Typing{field: document.Call("getElementById", "dummyEntry"), run: run, focus: focus}
	document.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		t.key(args[0])
		return nil
	}))
	if !t.field.Truthy() {
		return
	}
	t.reset()
	t.field.Call("addEventListener", "focus", js.FuncOf(func(js.Value, []js.Value) any {
		t.reset()
		return nil
	}))
	t.field.Call("addEventListener", "input", js.FuncOf(func(_ js.Value, args []js.Value) any {
		t.changed(args[0].Get("isComposing").Bool())
		return nil
	}))
	t.field.Call("addEventListener", "compositionend", js.FuncOf(func(js.Value, []js.Value) any {
		t.changed(false)
		return nil
	}))
}

// key passes on a letter that the toolkit drops.
func (t *Typing) key(event js.Value) {
	name := event.Get("key").String()
	r, size := utf8.DecodeRuneInString(name)
	if size == len(name) && size > 1 && !event.Get("ctrlKey").Bool() && !event.Get("metaKey").Bool() {
		t.write(0, []rune{r})
	}
}

// reset empties the field, and leaves the cursor at its end.
func (t *Typing) reset() {
	t.field.Set("value", stub)
	t.field.Call("setSelectionRange", len(stub), len(stub))
	t.before = []rune(stub)
}

// changed passes on how the text of the field differs from what it was. While a word is being composed the field is left
// alone, or the input method would lose it.
func (t *Typing) changed(composing bool) {
	now := []rune(t.field.Get("value").String())
	same := 0
	for same < min(len(now), len(t.before)) && now[same] == t.before[same] {
		same++
	}
	t.write(len(t.before)-same, now[same:])
	t.before = now
	if !composing {
		t.reset()
	}
}

// write takes letters back and then types others, where the focus is.
func (t *Typing) write(back int, letters []rune) {
	if back == 0 && len(letters) == 0 {
		return
	}
	go t.run(func() {
		focus := t.focus()
		if focus == nil {
			return
		}
		for range back {
			focus.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
		}
		for _, r := range letters {
			if r == '\n' {
				focus.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
			} else {
				focus.TypedRune(r)
			}
		}
	})
}
