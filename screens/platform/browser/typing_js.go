package browser

import (
	"strings"
	"syscall/js"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
)

// typing passes on what the toolkit does not hear: it listens to keys, and only to those of ASCII. Soft keyboards and
// input methods change the text of a field instead, and keyboards of most languages have more letters than ASCII.
type typing struct {
	field  js.Value // the field that a soft keyboard writes into; the toolkit focuses it
	before []rune   // its text when it was last looked at
	run    func(func())
	canvas fyne.Canvas
}

// stub is what the field holds where nothing is written, so that taking a letter back is a change too.
const stub = "        "

// NewTyping listens to the keyboard and to the field of the page that soft keyboards write into.
func NewTyping(run func(func()), canvas fyne.Canvas) {
	document := js.Global().Get("document")
	t := &typing{field: document.Call("getElementById", "dummyEntry"), run: run, canvas: canvas}
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

// key passes on what the toolkit drops: the keys of letters, which it has no names for in a browser, letters that are not of
// ASCII, and what is written with AltGr or, on a Mac, with Option.
func (t *typing) key(event js.Value) {
	writes, err := call(event, "getModifierState", "AltGraph") // which Windows may call Ctrl and Alt
	altGraph := err == nil && writes.Bool()
	if event.Get("ctrlKey").Bool() && !altGraph || event.Get("metaKey").Bool() {
		return
	}
	name, alt := event.Get("key").String(), event.Get("altKey").Bool()
	r, size := utf8.DecodeRuneInString(name)
	if size != len(name) { // the name of a key
		return
	}
	letter := letterOf(r, event.Get("code").String())
	dropped := size > 1 || alt && (altGraph || isMac())
	go t.run(func() {
		if letter != "" && !alt {
			t.press(letter)
		}
		if dropped {
			t.rune(r)
		}
	})
}

// letterOf is the letter that a key works as: the one that it writes, or where that is none of Latin the one that stands on it in
// the United States; "" for other keys.
func letterOf(writes rune, code string) fyne.KeyName {
	switch {
	case writes >= 'a' && writes <= 'z':
		return fyne.KeyName(writes - 'a' + 'A')
	case writes >= 'A' && writes <= 'Z':
		return fyne.KeyName(writes)
	case writes > unicode.MaxASCII && len(code) == len("KeyA"):
		if letter, ok := strings.CutPrefix(code, "Key"); ok {
			return fyne.KeyName(letter)
		}
	}
	return ""
}

// isMac reports whether the system is one on which Option writes.
func isMac() bool {
	return strings.HasPrefix(js.Global().Get("navigator").Get("platform").String(), "Mac")
}

// press presses a key where the focus is.
func (t *typing) press(name fyne.KeyName) {
	event := &fyne.KeyEvent{Name: name}
	if focus := t.canvas.Focused(); focus != nil {
		focus.TypedKey(event)
	} else if typed := t.canvas.OnTypedKey(); typed != nil {
		typed(event)
	}
}

// rune writes a letter where the focus is.
func (t *typing) rune(r rune) {
	if focus := t.canvas.Focused(); focus != nil {
		focus.TypedRune(r)
	} else if typed := t.canvas.OnTypedRune(); typed != nil {
		typed(r)
	}
}

// reset empties the field, and leaves the cursor at its end.
func (t *typing) reset() {
	t.field.Set("value", stub)
	t.field.Call("setSelectionRange", len(stub), len(stub))
	t.before = []rune(stub)
}

// changed passes on how the text of the field differs from what it was. While a word is being composed the field is left
// alone, or the input method would lose it.
func (t *typing) changed(composing bool) {
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
func (t *typing) write(back int, letters []rune) {
	if back == 0 && len(letters) == 0 {
		return
	}
	go t.run(func() {
		if t.canvas.Focused() == nil {
			return
		}
		for range back {
			t.press(fyne.KeyBackspace)
		}
		for _, r := range letters {
			if r == '\n' {
				t.press(fyne.KeyReturn)
			} else {
				t.rune(r)
			}
		}
	})
}
