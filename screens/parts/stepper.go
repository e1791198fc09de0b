package parts

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

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
