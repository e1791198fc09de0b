package parts

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/box"
)

// Aloud is something that only screen readers say, where a page shows it without words: it takes no room.
type Aloud struct {
	box.Widget
	sentence string
	times    int
}

var _ fyne.Accessible = (*Aloud)(nil)

// NewAloud says nothing yet.
func NewAloud() *Aloud {
	a := &Aloud{}
	a.Build(a, nil, nil)
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
