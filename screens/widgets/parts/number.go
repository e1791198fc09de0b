package parts

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
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

// typed takes what was typed. A number above the range becomes the end of it; what isn't a number, or the beginning of a
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

// Stepper is a number between a minus and a plus button, with a label before or above it.
type Stepper struct {
	box.Widget
	value, least, most, step int
	shown                    func(int) string
	changed                  func(int)
	label                    string
	name, number             *Words
	minus, plus              *IconButton
}

var _ fyne.Accessible = (*Stepper)(nil)

// NewStepper steps from least to most by step. shown gives the words of a value ("20 %"); changed is called with each new value.
func NewStepper(label string, least, most, step int, shown func(int) string, changed func(int)) *Stepper {
	s := &Stepper{value: least, least: least, most: most, step: step, shown: shown, changed: changed, label: label}
	s.name = NewBody(label)
	s.number = NewWords(shown(least), look.Label, look.Text).Bold().Centred()
	s.minus = NewIconButton(IconMinus, wording.L("Less")+": "+label, func() { s.turn(-1) }).Outlined().Repeats()
	s.plus = NewIconButton(IconPlus, wording.L("More")+": "+label, func() { s.turn(1) }).Outlined().Repeats()
	s.Build(s, newPair(s, s.name, box.RowBy(box.Just(0), s.minus, box.Grow(box.AtLeast(s.number, s.wide, nil)), s.plus)), nil)
	s.SetValue(least)
	return s
}

// turn goes one step up or down, to the next whole step, and stays within the bounds.
func (s *Stepper) turn(direction int) {
	before := s.value
	s.SetValue(s.value + direction*s.step)
	if s.value != before && s.changed != nil {
		s.changed(s.value)
	}
}

// SetValue shows a value, held within the bounds, without telling it.
func (s *Stepper) SetValue(value int) {
	s.value = min(max(value, s.least), s.most)
	s.number.SetText(s.shown(s.value))
	Able(s.minus, s.value > s.least)
	Able(s.plus, s.value < s.most)
	s.Refresh()
}

// SetMost changes the greatest value.
func (s *Stepper) SetMost(most int) {
	s.most = most
	s.SetValue(s.value)
}

// Value is the value shown.
func (s *Stepper) Value() int { return s.value }

// Minus is the button that takes a step off.
func (s *Stepper) Minus() *IconButton { return s.minus }

// Plus is the button that adds a step.
func (s *Stepper) Plus() *IconButton { return s.plus }

// AccessibilityLabel is the label and the value.
func (s *Stepper) AccessibilityLabel() string { return s.label + ": " + s.shown(s.value) }

// AccessibilityRole is that of a container: its two buttons act.
func (s *Stepper) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Nested are its buttons.
func (s *Stepper) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{s.minus, s.plus} }

// wide is the width of the number: of the widest end of its range, so that nothing moves.
func (s *Stepper) wide() float32 {
	widest := float32(0)
	for _, value := range []int{s.least, s.most, s.value} {
		widest = max(widest, Measure(s.shown(value), box.Size(s, look.Label), fyne.TextStyle{Bold: true}).Width)
	}
	return widest + 1 + 4*box.Size(s, look.Grid)
}

// NumberPad takes a whole number: by minus and plus to the next one that fits, or typed on ten keys.
type NumberPad struct {
	box.Widget
	least, most int
	value       int
	typed       bool // the next digit goes behind the others
	fits        func(int) bool
	changed     func(int)
	number      *Words
	minus, plus *IconButton
	erase       *IconButton // takes the last digit away
	keys        []fyne.CanvasObject
}

var _ fyne.Accessible = (*NumberPad)(nil)

// NewNumberPad takes numbers from least to most. Minus and plus go to the next number that fits; any can be typed.
// changed is called with each new number.
func NewNumberPad(least, most, value int, fits func(int) bool, changed func(int)) *NumberPad {
	p := &NumberPad{least: least, most: most, value: value, fits: fits, changed: changed}
	p.number = NewWords(strconv.Itoa(value), look.Title, look.Text).Bold().Centred()
	p.minus = NewIconButton(IconMinus, wording.L("Less"), func() { p.step(-1) }).Outlined().Repeats()
	p.plus = NewIconButton(IconPlus, wording.L("More"), func() { p.step(1) }).Outlined().Repeats()
	p.erase = NewIconButton(IconBack, wording.L("Delete the last digit"), func() { p.set(p.value/10, true) }).Outlined()
	for digit := range 10 {
		p.keys = append(p.keys, NewKey(0, strconv.Itoa(digit), func() { p.digit(digit) }))
	}
	gap, target := box.Named(look.Gap), box.Named(look.TapTarget)
	digits := container.New(&grid{cell: target, gap: look.Gap, most: padKeys}, p.keys...)
	erase := box.Edged(p.erase, nil, nil, box.Named(look.Grid), nil)
	p.Build(p, box.ColumnBy(gap, box.Row(0, p.minus, box.Breaks(p.number), erase, p.plus),
		box.AtLeast(digits, func() float32 { return padKeys*target() + (padKeys-1)*gap() }, nil)), nil)
	p.show()
	return p
}

// padKeys is how many digits stand on a line.
const padKeys = 5

// Value is the number shown.
func (p *NumberPad) Value() int { return p.value }

// next is the nearest number in a direction that fits; ok is false where there is none.
func (p *NumberPad) next(direction int) (number int, ok bool) {
	for n := p.value + direction; n >= p.least && n <= p.most; n += direction {
		if p.fits(n) {
			return n, true
		}
	}
	return 0, false
}

func (p *NumberPad) step(direction int) {
	if n, ok := p.next(direction); ok {
		p.set(n, false)
	}
}

// digit puts a digit behind those that were typed; where the number would be too large it begins a new one.
func (p *NumberPad) digit(d int) {
	n := d
	if p.typed && p.value*10+d <= p.most {
		n = p.value*10 + d
	}
	p.set(min(n, p.most), true)
}

func (p *NumberPad) set(n int, typed bool) {
	p.value, p.typed = n, typed
	p.show()
	p.changed(n)
}

func (p *NumberPad) show() {
	p.number.SetText(strconv.Itoa(p.value))
	_, less := p.next(-1)
	_, more := p.next(1)
	Able(p.minus, less)
	Able(p.plus, more)
	Able(p.erase, p.value > 0)
	p.Refresh()
}

// AccessibilityLabel is the number.
func (p *NumberPad) AccessibilityLabel() string { return strconv.Itoa(p.value) }

// AccessibilityRole is that of a container: its buttons act.
func (p *NumberPad) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Nested are its buttons.
func (p *NumberPad) Nested() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{p.minus, p.erase, p.plus}, p.keys...)
}
