package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/look"
)

// Chip is a rule's id and title in an outline; a tap opens the rule.
type Chip struct {
	control
	words *Words
	icon  Icon
}

// NewChip is a chip; title may be "", and tap nil.
func NewChip(id, title string, tap func()) *Chip {
	text := id
	if title != "" {
		text += "  " + title
	}
	c := &Chip{control: control{label: text, tap: tap}, icon: IconRules, words: NewWords(text, look.Body, look.Link).Bold()}
	c.extend(c)
	return c
}

// AccessibilityRole is that of a link, or of text where a tap does nothing.
func (c *Chip) AccessibilityRole() fyne.AccessibleRole {
	if c.tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleLink
}

func (c *Chip) side() float32 { return size(c, look.Body) * 1.3 }

// edge is what is kept at the left for the icon.
func (c *Chip) edge() float32 { return 1.5*size(c, look.Gap) + c.side() }

func (c *Chip) natural() float32 { return c.words.natural() + c.edge() + size(c, look.Gap) }

// CreateRenderer draws outline, icon, words and ring.
func (c *Chip) CreateRenderer() fyne.WidgetRenderer {
	surface, icon, ring := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}, newRing()
	return newScene(&scene{
		of:      c,
		objects: append([]fyne.CanvasObject{surface, icon, c.words}, ring.objects()...),
		min: func() fyne.Size {
			words := c.words.MinSize()
			return fyne.NewSize(words.Width+c.edge()+size(c, look.Gap),
				max(words.Height+2*size(c, look.Grid), size(c, look.TapTarget)))
		},
		layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.layout(area)
			room := area.Width - c.edge() - size(c, look.Gap)
			height := HeightAt(c.words, room)
			Place(icon, size(c, look.Gap), (area.Height-c.side())/2, c.side(), c.side())
			Place(c.words, c.edge(), (area.Height-height)/2, room, height)
		},
		refresh: func() {
			dress(c, surface, c.fill(look.Card), look.Outline)
			c.words.Refresh()
			drawIcon(c, icon, c.icon, look.Link)
			ring.show(&c.control, size(c, look.Radius))
		},
	})
}
