package parts

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// NumberPad takes a whole number: by minus and plus to the next one that fits, or typed on ten keys.
type NumberPad struct {
	widget.BaseWidget
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
	p.minus = NewIconButton(IconMinus, lang.L("Less"), func() { p.step(-1) }).Outlined().Repeats()
	p.plus = NewIconButton(IconPlus, lang.L("More"), func() { p.step(1) }).Outlined().Repeats()
	p.erase = NewIconButton(IconBack, lang.L("Delete the last digit"), func() { p.set(p.value/10, true) }).Outlined()
	for digit := range 10 {
		p.keys = append(p.keys, NewKey(0, strconv.Itoa(digit), func() { p.digit(digit) }))
	}
	p.ExtendBaseWidget(p)
	p.show()
	return p
}

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

// CreateRenderer draws minus, number, what takes a digit away, and plus over two lines of five digits.
func (p *NumberPad) CreateRenderer() fyne.WidgetRenderer {
	digits := container.New(&grid{cell: func() float32 { return box.Size(p, look.TapTarget) }, gap: look.Gap, most: 5}, p.keys...)
	return box.Draw(p, box.Scene{
		Objects: []fyne.CanvasObject{p.minus, p.number, p.erase, p.plus, digits},
		Min: func() fyne.Size {
			button, below := p.minus.MinSize(), digits.MinSize()
			width := max(3*button.Width+box.Size(p, look.Grid)+p.number.MinSize().Width, 5*box.Size(p, look.TapTarget)+4*box.Size(p, look.Gap))
			return fyne.NewSize(width, max(button.Height, p.number.MinSize().Height)+box.Size(p, look.Gap)+below.Height)
		},
		Layout: func(area fyne.Size) {
			button := p.minus.MinSize()
			height := p.number.MinSize().Height
			top := max(button.Height, height)
			box.Place(p.minus, 0, (top-button.Height)/2, button.Width, button.Height)
			box.Place(p.plus, area.Width-button.Width, (top-button.Height)/2, button.Width, button.Height)
			erase := area.Width - 2*button.Width - box.Size(p, look.Grid)
			box.Place(p.erase, erase, (top-button.Height)/2, button.Width, button.Height)
			box.Place(p.number, button.Width, (top-height)/2, max(0, erase-button.Width), height)
			box.Place(digits, 0, top+box.Size(p, look.Gap), area.Width, max(0, area.Height-top-box.Size(p, look.Gap)))
		},
		Refresh: func() { p.number.Refresh(); digits.Refresh() },
	})
}
