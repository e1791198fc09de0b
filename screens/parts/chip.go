package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Chip is a rule's id and title in an outline; a tap opens the rule.
type Chip struct {
	Control
	words *Words
	icon  Icon
}

// NewChip is a chip; title may be "", and tap nil.
func NewChip(id, title string, tap func()) *Chip {
	text := id
	if title != "" {
		text += "  " + title
	}
	c := &Chip{Control: Control{Label: text, Tap: tap}, icon: IconRules, words: NewWords(text, look.Body, look.Link).Bold()}
	surface, icon := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	row := box.RowBy(box.Times(look.Gap, 0.5), box.Square(icon, c.side), box.Breaks(c.words))
	tree := container.NewStack(surface, box.AtLeast(box.PadBy(row, box.Named(look.Gap), box.Named(look.Grid)), nil, box.Named(look.TapTarget)))
	c.Build(c, tree, c.Radius, func() {
		box.Dress(c, surface, c.Fill(look.Card), look.Outline)
		DrawIcon(c, icon, c.icon, look.Link)
	})
	return c
}

// AccessibilityRole is that of a link, or of text where a tap does nothing.
func (c *Chip) AccessibilityRole() fyne.AccessibleRole {
	if c.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleLink
}

func (c *Chip) side() float32 { return box.Size(c, look.Body) * 1.3 }

// Natural is the width at which the words need no second line.
func (c *Chip) Natural() float32 { return c.words.Natural() + c.side() + 2.5*box.Size(c, look.Gap) }
