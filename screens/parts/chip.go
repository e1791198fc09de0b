package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

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
	c.Extend(c)
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

// edge is what is kept at the left for the icon.
func (c *Chip) edge() float32 { return 1.5*box.Size(c, look.Gap) + c.side() }

func (c *Chip) Natural() float32 { return c.words.Natural() + c.edge() + box.Size(c, look.Gap) }

// CreateRenderer draws outline, icon, words and ring.
func (c *Chip) CreateRenderer() fyne.WidgetRenderer {
	surface, icon, ring := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}, NewRing()
	return box.Draw(c, box.Scene{
		Objects: append([]fyne.CanvasObject{surface, icon, c.words}, ring.Objects()...),
		Min: func() fyne.Size {
			words := c.words.MinSize()
			return fyne.NewSize(words.Width+c.edge()+box.Size(c, look.Gap),
				max(words.Height+2*box.Size(c, look.Grid), box.Size(c, look.TapTarget)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.Layout(area)
			room := area.Width - c.edge() - box.Size(c, look.Gap)
			height := box.HeightAt(c.words, room)
			box.Place(icon, box.Size(c, look.Gap), (area.Height-c.side())/2, c.side(), c.side())
			box.Place(c.words, c.edge(), (area.Height-height)/2, room, height)
		},
		Refresh: func() {
			box.Dress(c, surface, c.Fill(look.Card), look.Outline)
			c.words.Refresh()
			DrawIcon(c, icon, c.icon, look.Link)
			ring.Show(&c.Control, box.Size(c, look.Radius))
		},
	})
}
