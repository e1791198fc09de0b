package parts

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// NumberField is a whole number of a wide range: it is typed, or stepped with minus and plus.
type NumberField struct {
	box.Widget
	value, least, most int
	changed            func(int)
	label              string
	name               *Words
	entry              *Entry
	minus, plus        *IconButton
	silent             bool // the entry is being written to
}

var _ fyne.Accessible = (*NumberField)(nil)

// NewNumberField takes numbers from least to most; changed is called with each new one.
func NewNumberField(label string, least, most int, changed func(int)) *NumberField {
	n := &NumberField{least: least, most: most, changed: changed, label: label}
	n.name = NewBody(label)
	n.entry = NewEntry(label, "", n.typed)
	n.minus = NewIconButton(IconMinus, wording.L("Less")+": "+label, func() { n.step(-1) }).Outlined().Repeats()
	n.plus = NewIconButton(IconPlus, wording.L("More")+": "+label, func() { n.step(1) }).Outlined().Repeats()
	n.Build(n, newPair(n, n.name, container.New(&typing{n}, n.minus, n.entry, n.plus)), nil)
	n.SetValue(max(least, min(0, most)))
	return n
}

// OnChanged tells somebody else each new number.
func (n *NumberField) OnChanged(changed func(int)) { n.changed = changed }

func (n *NumberField) step(direction int) {
	n.SetValue(n.value + direction)
	n.changed(n.value)
}

// typed takes what was typed. A number above the range becomes the end of it; what is no number, or the beginning of a
// longer one, changes nothing.
func (n *NumberField) typed(text string) {
	if n.silent {
		return
	}
	value, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || value < n.least {
		return
	}
	n.SetValue(value)
	n.changed(n.value)
}

// SetValue shows a number, held within the range, without telling it.
func (n *NumberField) SetValue(value int) {
	n.value = min(max(value, n.least), n.most)
	if text := strconv.Itoa(n.value); n.entry.Text != text {
		n.silent = true
		n.entry.SetText(text)
		n.silent = false
	}
	n.show()
}

func (n *NumberField) show() {
	Able(n.minus, n.value > n.least)
	Able(n.plus, n.value < n.most)
	n.Refresh()
}

// AccessibilityLabel is the label and the number.
func (n *NumberField) AccessibilityLabel() string { return n.label + ": " + strconv.Itoa(n.value) }

// AccessibilityRole is that of a container: its parts act.
func (n *NumberField) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Nested are the number and its buttons.
func (n *NumberField) Nested() []fyne.CanvasObject {
	return []fyne.CanvasObject{n.minus, n.entry, n.plus}
}

// typing is minus, entry, plus.
type typing struct{ of *NumberField }

// Layout gives the entry what the buttons leave.
func (t *typing) Layout(_ []fyne.CanvasObject, area fyne.Size) {
	n, gap := t.of, box.Size(t.of, look.Grid)
	button := n.minus.MinSize()
	top := (area.Height - button.Height) / 2
	box.Place(n.minus, 0, top, button.Width, button.Height)
	box.Place(n.plus, area.Width-button.Width, top, button.Width, button.Height)
	height := n.entry.MinSize().Height
	box.Place(n.entry, button.Width+gap, (area.Height-height)/2, area.Width-2*(button.Width+gap), height)
}

// mostDigits is for how many digits a number field keeps room; longer numbers scroll in it.
const mostDigits = 4

// MinSize has room for the numbers that are usual.
func (t *typing) MinSize([]fyne.CanvasObject) fyne.Size {
	n, button := t.of, t.of.minus.MinSize()
	digits := Measure(strings.Repeat("0", min(mostDigits, len(strconv.Itoa(n.most)))), box.Size(n, look.Body), fyne.TextStyle{})
	width := max(digits.Width+2*box.Size(n, look.Gap), n.entry.MinSize().Width)
	return fyne.NewSize(2*(button.Width+box.Size(n, look.Grid))+width, max(button.Height, n.entry.MinSize().Height))
}

// Value is the number shown.
func (n *NumberField) Value() int { return n.value }
