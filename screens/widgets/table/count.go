package table

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Count is a sign and how many there are of it, in the own line or on a chip.
type Count struct {
	box.Widget
	label string
	words *parts.Words
	row   *fyne.Container
	sign  fyne.CanvasObject // nil: the number stands alone
	icon  parts.Icon
}

var _ fyne.Accessible = (*Count)(nil)

// NewCount is a sign and a number; the label says both in words.
func NewCount(icon parts.Icon, number, label string) *Count {
	c := &Count{label: label, icon: icon}
	c.row = box.Row(countGap)
	if icon != parts.NoIcon {
		c.sign = parts.NewSign(icon, countSign, look.Text)
		c.row.Add(c.sign)
	}
	c.words = parts.NewWords(number, look.Body, look.Text).Bold()
	c.row.Add(c.words)
	c.Build(c, c.row, nil)
	return c
}

// large is for the own line, which has more room than a chip.
func (c *Count) large() {
	if c.words.SetSize(look.Label); c.sign != nil {
		c.sign = parts.NewSign(c.icon, ownSign, look.Text)
		c.row.Objects[0] = c.sign
	}
}

// set counts something else.
func (c *Count) set(number, label string) {
	c.label = label
	c.words.SetText(number)
}

// Measures of a count, in device-independent pixels.
const (
	countSign = 18
	ownSign   = 24
	countGap  = 4
)

// AccessibilityLabel is what is counted, and how many.
func (c *Count) AccessibilityLabel() string { return c.label }

// AccessibilityRole is that of text.
func (c *Count) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// setSigned shows the sign, or the number alone where there is no room for both.
func (c *Count) setSigned(signed bool) {
	if c.sign != nil && c.sign.Visible() != signed {
		box.SetVisible(c.sign, signed)
		c.Refresh()
	}
}

// Natural is its width.
func (c *Count) Natural() float32 { return c.row.MinSize().Width }
