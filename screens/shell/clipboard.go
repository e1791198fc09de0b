package shell

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// Clipboard takes texts from one program to another. No method waits, and what is called back is on the goroutine of the
// screens, or never where the device asks somebody who doesn't answer.
type Clipboard interface {
	// Read tells take what is on the clipboard, or why it can't be read.
	Read(take func(text string, err error))
	// Write puts a text on it, and tells done whether it is there.
	Write(text string, done func(error))
}

// toolkits is the clipboard of a device that lets every program have it.
type toolkits struct{}

func (toolkits) Read(take func(text string, err error)) {
	take(fyne.CurrentApp().Clipboard().Content(), nil)
}

func (toolkits) Write(text string, done func(error)) {
	fyne.CurrentApp().Clipboard().SetContent(text)
	done(nil)
}

// clipboard is the device's.
func clipboard(s Shell) Clipboard {
	if c := s.Device().Clipboard; c != nil {
		return c
	}
	return toolkits{}
}

// CopyText puts a text on the clipboard and calls done when it is there. Where it can't be, it says why.
func CopyText(s Shell, text string, done func()) {
	clipboard(s).Write(text, func(err error) {
		if err != nil {
			s.Say(wording.L("The text couldn't be copied: {problem}.", err))
			return
		}
		done()
	})
}

// PasteText hands over the text that is on the clipboard. Where there is none, it says so, and where it can't be read, why.
func PasteText(s Shell, take func(text string)) {
	clipboard(s).Read(func(text string, err error) {
		switch {
		case err != nil:
			s.Say(wording.L("The clipboard can't be read: {problem}.", err))
		case strings.TrimSpace(text) == "":
			s.Say(wording.L("The clipboard is empty."))
		default:
			take(text)
		}
	})
}

// copiedFor is how long a button says that it has copied.
const copiedFor = 2 * time.Second

// CopyButton copies a text, and says so for a moment.
func CopyButton(s Shell, text func() string) *parts.Button {
	var button *parts.Button
	button = parts.NewButton(wording.L("Copy"), parts.IconCopy, func() {
		CopyText(s, text(), func() {
			button.SetText(wording.L("Copied"))
			button.SetIcon(parts.IconCheck)
			s.Device().After(copiedFor, func() {
				button.SetText(wording.L("Copy"))
				button.SetIcon(parts.IconCopy)
			})
		})
	})
	return button
}
