package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
)

// Aloud is something that only screen readers say, where a page shows it without words: it takes no room.
type Aloud struct {
	widget.BaseWidget
	sentence string
	times    int
}

var _ fyne.Accessible = (*Aloud)(nil)

// NewAloud says nothing yet.
func NewAloud() *Aloud {
	a := &Aloud{}
	a.ExtendBaseWidget(a)
	return a
}

// Say says a sentence, also one that it said last.
func (a *Aloud) Say(sentence string) {
	a.sentence = sentence
	a.times++
	a.Refresh()
}

// Spoken is how often it said something.
func (a *Aloud) Spoken() int { return a.times }

// Announces lets screen readers say it.
func (a *Aloud) Announces() bool { return true }

// AccessibilityLabel is the sentence.
func (a *Aloud) AccessibilityLabel() string { return a.sentence }

// AccessibilityRole is that of text.
func (a *Aloud) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws nothing.
func (a *Aloud) CreateRenderer() fyne.WidgetRenderer {
	return box.Draw(a, box.Scene{
		Min: func() fyne.Size { return fyne.Size{} }, Layout: func(fyne.Size) {}, Refresh: func() {},
	})
}
