package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/look"
)

// Card is an icon, a title and words on a surface. With a tap it is one button, such as the resume card of Home or an
// aid of a game's page, and shows that it leads on; without one it is only read.
type Card struct {
	control
	icon  Icon
	title *Words
	words *Words
	slim  bool // too narrow for a badge: the icon stands before the title

	picture fyne.CanvasObject // instead of the badge; nil: none
}

// NewCard is a card; icon may be NoIcon, words "" and tap nil.
func NewCard(icon Icon, title, words string, tap func()) *Card {
	c := &Card{control: control{tap: tap}, title: NewSection(""), words: NewLess("")}
	c.extend(c)
	c.Set(icon, title, words)
	return c
}

// NewPicturedCard is a card with a picture where there would be the icon, unless there is too little room.
func NewPicturedCard(p Picture, icon Icon, title, words string, tap func()) *Card {
	c := &Card{control: control{tap: tap}, title: NewSection(""), words: NewLess(""), picture: NewPicture(p)}
	c.extend(c)
	c.Set(icon, title, words)
	return c
}

// Set changes what it says. Saying the same again draws nothing: Home asks at each frame of a running timer.
func (c *Card) Set(icon Icon, title, words string) {
	if c.icon == icon && c.title.text == title && c.words.text == words && c.words.Hidden == (words == "") {
		return
	}
	c.icon, c.label = icon, title
	if words != "" {
		c.label += ". " + words
	}
	c.title.SetText(title)
	c.words.SetText(words)
	c.words.Hidden = words == ""
	c.Refresh()
}

// AccessibilityRole is that of text where a tap does nothing.
func (c *Card) AccessibilityRole() fyne.AccessibleRole {
	if c.tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// edges are the widths that a card keeps at its left (for the icon) and right (for the arrow).
func (c *Card) edges() (left, right float32) {
	left, right = size(c, look.Gap), size(c, look.Gap)
	if c.icon != NoIcon && !c.slim {
		left += c.badge() + size(c, look.Gap)
	}
	if c.tap != nil {
		right += size(c, look.Body)*1.2 + size(c, look.Grid)
	}
	return left, right
}

// badge is the length of the sides of the square behind the icon, or round the picture.
func (c *Card) badge() float32 {
	if c.picture != nil {
		return size(c, look.Body) * 3.6
	}
	return size(c, look.Body) * 2.7
}

// CreateRenderer draws surface, badge, icon, title, words, arrow and ring.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	surface, badge, ring := &canvas.Rectangle{}, &canvas.Rectangle{}, newRing()
	icon := &canvas.Image{FillMode: canvas.ImageFillContain}
	arrow := &canvas.Image{FillMode: canvas.ImageFillContain}
	objects := []fyne.CanvasObject{surface, badge, icon, c.title, c.words, arrow}
	if c.picture != nil {
		objects = append(objects, c.picture)
	}
	return newScene(&scene{
		of:      c,
		objects: append(objects, ring.objects()...),
		min: func() fyne.Size {
			left, right := c.edges()
			title, words := c.title.MinSize(), c.lower()
			height := max(title.Height+words.Height, c.badgeHeight()) + 2*size(c, look.Gap)
			return fyne.NewSize(max(title.Width+c.sign(), words.Width)+left+right, max(height, size(c, look.TapTarget)))
		},
		layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.layout(area)
			c.arrange(badge, icon, arrow, area)
		},
		refresh: func() {
			dress(c, surface, c.fill(look.Card), look.Hairline)
			dress(c, badge, look.Raised, "")
			c.showLead(badge, icon)
			c.title.SetColour(c.ink(look.Text))
			c.words.SetColour(c.ink(look.TextLess))
			c.title.Refresh()
			c.words.Refresh()
			drawIcon(c, icon, c.icon, c.ink(look.Accent))
			drawIcon(c, arrow, IconForward, look.TextLess)
			arrow.Hidden = c.tap == nil || sketched(c)
			ring.show(&c.control, size(c, look.Radius))
		},
	})
}

// lower is the least size of the words and the space above them.
func (c *Card) lower() fyne.Size {
	if !c.words.Visible() {
		return fyne.Size{}
	}
	return c.words.MinSize().AddWidthHeight(0, size(c, look.Grid)/2)
}

func (c *Card) badgeHeight() float32 {
	if c.icon == NoIcon || c.slim {
		return 0
	}
	return c.badge()
}

// showLead shows what stands at the left end: the badge with its icon, or the picture, or the icon alone.
func (c *Card) showLead(badge *canvas.Rectangle, icon *canvas.Image) {
	pictured := c.picture != nil && !c.slim
	badge.Hidden = c.icon == NoIcon || c.slim || pictured
	icon.Hidden = c.icon == NoIcon || pictured || sketched(c)
	if c.picture != nil {
		SetVisible(c.picture, pictured)
	}
}

// slimWords is the least width of the words beside a badge, in sizes of body text.
const slimWords = 9.5

// sign is the width that the icon of a slim card takes before the title.
func (c *Card) sign() float32 {
	if c.icon == NoIcon || !c.slim {
		return 0
	}
	return size(c, look.Label)*1.3 + size(c, look.Grid)*1.5
}

func (c *Card) arrange(badge *canvas.Rectangle, icon, arrow *canvas.Image, area fyne.Size) {
	c.slim = false
	left, right := c.edges()
	c.slim = c.icon != NoIcon && area.Width-left-right < slimWords*size(c, look.Body)
	c.showLead(badge, icon)
	left, right = c.edges()
	room, sign := area.Width-left-right, c.sign()
	title, gap, words := HeightAt(c.title, room-sign), float32(0), float32(0)
	if c.words.Visible() {
		gap, words = size(c, look.Grid)/2, HeightAt(c.words, room)
	}
	top := (area.Height - title - gap - words) / 2
	Place(c.title, left+sign, top, room-sign, title)
	Place(c.words, left, top+title+gap, room, words)
	side := c.badge()
	Place(badge, size(c, look.Gap), (area.Height-side)/2, side, side)
	Place(icon, size(c, look.Gap)+side*0.2, (area.Height-side*0.6)/2, side*0.6, side*0.6)
	if c.slim {
		side := size(c, look.Label) * 1.3
		Place(icon, left, top+(title-side)/2, side, side)
	}
	if c.picture != nil {
		Place(c.picture, size(c, look.Gap), (area.Height-c.badge())/2, c.badge(), c.badge())
	}
	arrowSide := size(c, look.Body) * 1.2
	Place(arrow, area.Width-size(c, look.Gap)-arrowSide, (area.Height-arrowSide)/2, arrowSide, arrowSide)
}
