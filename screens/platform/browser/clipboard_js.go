package browser

import (
	"errors"
	"syscall/js"

	"fyne.io/fyne/v2"
)

// Clipboard reads and writes the clipboard by what the page offers (see input.js), which knows what to do where a browser has none or
// forbids it. What it calls back, it calls through run, which carries things out on the goroutine of the screens.
type Clipboard struct{ run func(func()) }

// NewClipboard is Clipboard with a way to the goroutine of the screens. The toolkit's fields get what they paste from it too: they
// would wait for it, and everything with them; so they are given nothing at first, and paste again when it is there.
func NewClipboard(run func(func()), focus func() fyne.Focusable) *Clipboard {
	c := &Clipboard{run}
	js.Global().Set("tablekeeperPaste", js.FuncOf(func(js.Value, []js.Value) any {
		if field, ok := focus().(fyne.Shortcutable); ok { // the toolkit waits for this call
			c.Read(func(text string, err error) {
				if err == nil {
					field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: pasted(text)})
				}
			})
		}
		return nil
	}))
	return c
}

func (c *Clipboard) Read(take func(text string, err error)) {
	ask(page(), "read", nil, func(text js.Value) {
		if text.Type() == js.TypeString { // else nobody wanted to
			go c.run(func() { take(text.String(), nil) })
		}
	}, func(why string) { go c.run(func() { take("", errors.New(why)) }) })
}

func (c *Clipboard) Write(text string, done func(error)) {
	ask(page(), "write", []any{text}, func(js.Value) { go c.run(func() { done(nil) }) },
		func(why string) { go c.run(func() { done(errors.New(why)) }) })
}

// page is the page's clipboard.
func page() js.Value { return js.Global().Get("tablekeeperClipboard") }

// pasted is a clipboard that holds a text.
type pasted string

func (p pasted) Content() string { return string(p) }

func (pasted) SetContent(string) {}
