package apptest

import (
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/matches/handover"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	page "tablekeeper/screens/widgets/table"
)

// folded ends the label of what shows or hides what is under it.
var folded = regexp.MustCompile(`\. (Open|Closed)$`)

// Tap taps what has that label, the topmost of them.
func (tb *Table) Tap(label string) {
	tb.T.Helper()
	found := tb.Find(label)
	if found == nil {
		tb.Pull()
		found = tb.Find(label)
	}
	require.NotNilf(tb.T, found, "nothing to tap is called %q; there are %q", label, tb.Labels())
	tappable, ok := found.(touchable)
	if !ok { // words on a key that says more
		for _, o := range tb.Shown() {
			if key, is := o.(touchable); is && begins(said(key), plain(label)) {
				tappable, ok = key, true
			}
		}
	}
	require.Truef(tb.T, ok, "%q can't be tapped", label)
	tb.touch(tappable)
}

// begins reports whether a label says some words first.
func begins(label, words string) bool {
	if strings.HasSuffix(words, "?") || strings.HasSuffix(words, "!") {
		return strings.HasPrefix(label, words+" ")
	}
	return strings.HasPrefix(label, words+". ")
}

// Pull pulls the dock of a match up, where the page has one and it is down: all moves are seen then.
func (tb *Table) Pull() (pulled bool) {
	if m, ok := tb.App.Shown().(*match.Match); ok && m.Table != nil {
		if _, open := m.Table.Open(); !open {
			m.Table.Sheet(0)
			return true
		}
	}
	return false
}

// Sees reports whether something that can be seen has that label.
func (tb *Table) Sees(label string) bool { return tb.Find(label) != nil }

// Find returns the topmost object that is shown with that label.
func (tb *Table) Find(label string) fyne.CanvasObject {
	label = plain(label)
	var found fyne.CanvasObject
	for _, o := range tb.Shown() {
		if a, ok := o.(fyne.Accessible); ok && said(a) == label {
			if _, isTappable := o.(fyne.Tappable); isTappable || found == nil {
				found = o
			}
		}
	}
	if found == nil { // what folds says more than its heading
		if key := tb.folding(label); key != nil {
			return key
		}
	}
	return found
}

// folding is the heading with a title that shows or hides what is under it; nil: there is none.
func (tb *Table) folding(title string) touchable {
	for _, o := range tb.Shown() {
		if key, ok := o.(touchable); ok && begins(said(key), title) && folded.MatchString(said(key)) {
			return key
		}
	}
	return nil
}

// Labels are all labels that are shown, for messages.
func (tb *Table) Labels() []string {
	var labels []string
	for _, o := range tb.Shown() {
		if a, ok := o.(fyne.Accessible); ok && said(a) != "" {
			labels = append(labels, said(a))
		}
	}
	return labels
}

// labels are all labels that are shown, in the language that is spoken.
func (tb *Table) labels() []string {
	var labels []string
	for _, o := range tb.Shown() {
		if a, ok := o.(fyne.Accessible); ok {
			labels = append(labels, a.AccessibilityLabel())
		}
	}
	return labels
}

// Shown are all objects that are shown, back to front.
func (tb *Table) Shown() []fyne.CanvasObject {
	grow(aLook)
	c := tb.Window.Canvas()
	return audit.Shown(append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...)...)
}

// Press types a key that no widget takes.
func (tb *Table) Press(name fyne.KeyName) {
	tb.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name})
}

// PressUnnamed types a key that has no name in the layout of its keyboard.
func (tb *Table) PressUnnamed(letter fyne.KeyName) {
	tb.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Physical: fyne.HardwareKey{ScanCode: int(letter[0])}})
}

// Notice is the line that is shown on every page until somebody closes it, "" for none.
func (tb *Table) Notice() string {
	if n := tb.notice(); n != nil {
		return n.Sentence()
	}
	return ""
}

func (tb *Table) notice() *parts.Notice {
	for _, o := range tb.Shown() {
		if n, ok := o.(*parts.Notice); ok {
			return n
		}
	}
	return nil
}

// CloseNotices closes the lines that wait to be read, one after another, and gives them.
func (tb *Table) CloseNotices() []string {
	tb.T.Helper()
	var lines []string
	for n := tb.notice(); n != nil; n = tb.notice() {
		lines = append(lines, n.Sentence())
		for _, o := range audit.Shown(n) {
			if button, ok := o.(*parts.IconButton); ok {
				test.Tap(button)
			}
		}
		require.Less(tb.T, len(lines), 100, "%q can't be closed", n.Sentence())
	}
	return lines
}

// Bare is all text of the window: labels, and what is in fields.
func (tb *Table) Bare() string {
	var all []string
	for _, o := range tb.Shown() {
		if e, ok := o.(*parts.Entry); ok {
			all = append(all, e.Text)
		}
	}
	return strings.Join(append(all, tb.Labels()...), "\n")
}

// Has reports whether a label that is shown holds some words.
func (tb *Table) Has(words string) bool {
	return strings.Contains(strings.Join(tb.Labels(), "\n"), words)
}

// Begins reports what has a label that begins so.
func (tb *Table) Begins(label string) string {
	tb.T.Helper()
	all := tb.Labels()
	i := slices.IndexFunc(all, func(s string) bool { return strings.HasPrefix(s, label) })
	require.GreaterOrEqualf(tb.T, i, 0, "nothing begins with %q; there are %q", label, all)
	return all[i]
}

// TapOn taps what has that label, or the first thing whose label begins so. In a pseudo-translation a mark stands before the first
// letter, so that it isn't made large.
func (tb *Table) TapOn(label string) {
	tb.T.Helper()
	found := tb.tappableOn(label)
	if found == nil {
		if key := tb.DockKey(label); key != nil {
			found = key
		} else {
			tb.Pull()
			found = tb.tappableOn(label)
		}
	}
	require.NotNilf(tb.T, found, "nothing to tap begins with %q; there are %q", label, tb.Labels())
	tb.touch(found)
}

// tappableOn is what can be tapped with that label, or the first whose label begins so; nil: nothing.
func (tb *Table) tappableOn(label string) touchable {
	var found touchable
	for _, o := range tb.Shown() {
		a, ok := o.(touchable)
		switch {
		case !ok:
		case said(a) == label:
			return a
		case found == nil && (strings.HasPrefix(said(a), label) || said(a) != a.AccessibilityLabel() && strings.HasPrefix(said(a), strings.ToLower(label[:1])+label[1:])):
			found = a
		}
	}
	return found
}

// Write writes into the entry with a label.
func (tb *Table) Write(label, text string) {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		if e, ok := o.(*parts.Entry); ok && strings.HasPrefix(said(e), label) {
			e.SetText(text)
			return
		}
	}
	tb.T.Fatalf("there is no entry %q; there are %q", label, tb.Labels())
}

// Hold is the part that is pressed.
func (tb *Table) Hold() *handover.PressToReveal {
	for _, o := range tb.Shown() {
		if h, ok := o.(*handover.PressToReveal); ok {
			return h
		}
	}
	tb.T.Fatal("nothing can be held")
	return nil
}

// LookAtHand presses the backs of a hand until the cards lie open.
func (tb *Table) LookAtHand(label string) {
	tb.T.Helper()
	backs, ok := tb.Find(label).(*page.Backs)
	require.Truef(tb.T, ok, "no hand is called %q; there are %q", label, tb.Labels())
	backs.TouchDown(nil)
	tb.Run(page.HoldTime)
	backs.TouchUp(nil)
	test.Tap(backs) // it ends with one
}

// Space is a press of the space bar.
func Space() *fyne.KeyEvent { return &fyne.KeyEvent{Name: fyne.KeySpace} }
