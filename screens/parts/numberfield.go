package parts

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

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
	n.Build(n, newPair(n, n.name, box.RowBy(box.Named(look.Grid), n.minus, box.Grow(box.AtLeast(n.entry, n.wide, nil)), n.plus)), nil)
	n.SetValue(max(least, min(0, most)))
	return n
}

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

// mostDigits is for how many digits a number field keeps room; longer numbers scroll in it.
const mostDigits = 4

// wide is the width of the numbers that are usual.
func (n *NumberField) wide() float32 {
	digits := strings.Repeat("0", min(mostDigits, len(strconv.Itoa(n.most))))
	return Measure(digits, box.Size(n, look.Body), fyne.TextStyle{}).Width + 2*box.Size(n, look.Gap)
}

// Value is the number shown.
func (n *NumberField) Value() int { return n.value }
