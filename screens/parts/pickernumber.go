package parts

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

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
