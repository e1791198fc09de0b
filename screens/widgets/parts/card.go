package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Card is an icon, a title and words on a surface. With a tap it is one button, such as an aid of a game's page, and shows that it
// leads on; without one it is only read.
type Card struct {
	Control
	icon  Icon
	title *Words
	words *Words
	slim  bool // too narrow for a badge: the icon stands before the title

	picture fyne.CanvasObject // instead of the badge; nil: none
	picks   bool              // it is one of several to choose from
	chosen  bool
}

// NewCard is a card; icon may be NoIcon, words "" and tap nil.
func NewCard(icon Icon, title, words string, tap func()) *Card {
	c := &Card{Control: Control{Tap: tap}, title: NewSection(""), words: NewLess("")}
	c.build()
	c.Set(icon, title, words)
	return c
}

// NewPicturedCard is a card with a picture where there would be the icon, unless there is too little room.
func NewPicturedCard(p Picture, icon Icon, title, words string, tap func()) *Card {
	c := &Card{Control: Control{Tap: tap}, title: NewSection(""), words: NewLess(""), picture: NewPicture(p)}
	c.build()
	c.Set(icon, title, words)
	return c
}

// Pick makes it one of several to choose from: the chosen one is filled and has a check. It returns the card.
func (c *Card) Pick() *Card {
	c.picks, c.slim = true, true
	c.title.Squeezed(0.8).Lines(1)
	return c
}

// Choose shows whether it is the one that was chosen.
func (c *Card) Choose(chosen bool) {
	c.chosen = chosen
	c.Refresh()
}

// AccessibilityLabel is what it says, and whether it is chosen.
func (c *Card) AccessibilityLabel() string {
	if c.chosen {
		return wording.L("{key}, chosen", c.Label)
	}
	return c.Label
}

// Set changes what it says. Saying the same again draws nothing: Home asks at each frame of a running timer.
func (c *Card) Set(icon Icon, title, words string) {
	if c.icon == icon && c.title.text == title && c.words.text == words {
		return
	}
	c.icon, c.Label = icon, title
	if words != "" {
		c.Label += ". " + words
	}
	c.title.SetText(title)
	c.words.SetText(words)
	c.showWords()
	c.Refresh()
}

// AccessibilityRole is that of text where a tap does nothing.
func (c *Card) AccessibilityRole() fyne.AccessibleRole {
	if c.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// edges are the widths that a card keeps at its left (for the icon) and right (for the arrow).
func (c *Card) edges() (left, right float32) {
	left, right = box.Size(c, look.Gap), box.Size(c, look.Gap)
	if c.picks {
		left, right = 1.5*box.Size(c, look.Grid), box.Size(c, look.Grid)
	}
	if c.icon != NoIcon && !c.slim {
		left += c.badge() + box.Size(c, look.Gap)
	}
	if c.leads() && !c.picks {
		right += box.Size(c, look.Body)*1.2 + box.Size(c, look.Grid)
	}
	return left, right
}

// leads reports whether it leads on.
func (c *Card) leads() bool { return c.Tap != nil }

// showWords shows the words where there are any.
func (c *Card) showWords() { c.words.Hidden = c.words.text == "" }

// badge is the length of the sides of the square behind the icon, or round the picture.
func (c *Card) badge() float32 {
	if c.picture != nil {
		return box.Size(c, look.Body) * 3.6
	}
	return box.Size(c, look.Body) * 2.7
}

// build puts its pieces together.
func (c *Card) build() {
	surface, badge := &canvas.Rectangle{}, &canvas.Rectangle{}
	icon := &canvas.Image{FillMode: canvas.ImageFillContain}
	arrow := &canvas.Image{FillMode: canvas.ImageFillContain}
	objects := []fyne.CanvasObject{surface, badge, icon, c.title, c.words, arrow}
	if c.picture != nil {
		objects = append(objects, c.picture)
	}
	c.Draw(c, c.Radius, box.Scene{
		Objects: objects,
		Min: func() fyne.Size {
			left, right := c.edges()
			title, words := c.title.MinSize(), c.lower()
			height := max(title.Height+words.Height, c.badgeHeight()) + 2*box.Size(c, look.Gap)
			return fyne.NewSize(max(title.Width+c.sign()+c.checkRoom(), words.Width)+left+right, max(height, box.Size(c, look.TapTarget)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			c.arrange(badge, icon, arrow, area)
		},
		Refresh: func() {
			fill, line, sign := look.Card, look.Hairline, IconForward
			if c.picks {
				line, sign = look.Outline, IconCheck
			}
			if c.chosen {
				fill = look.Choice
			}
			box.Dress(c, surface, c.Fill(fill), line)
			box.Dress(c, badge, look.Raised, "")
			c.showLead(badge, icon)
			c.showWords()
			c.title.SetColour(c.Ink(look.Text))
			c.words.SetColour(c.Ink(look.TextLess))
			DrawIcon(c, icon, c.icon, c.Ink(look.Accent))
			DrawIcon(c, arrow, sign, look.TextLess)
			arrow.Hidden = !c.leads() || c.picks && !c.chosen || box.Sketched(c)
		},
	})
}

// lower is the least size of the words and the space above them.
func (c *Card) lower() fyne.Size {
	if !c.words.Visible() {
		return fyne.Size{}
	}
	return c.words.MinSize().AddWidthHeight(0, box.Size(c, look.Grid)/2)
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
	icon.Hidden = c.icon == NoIcon || pictured || box.Sketched(c)
	if c.picture != nil {
		box.SetVisible(c.picture, pictured)
	}
}

// slimWords is the least width of the words beside a badge, in sizes of body text.
const slimWords = 9.5

// checkRoom is the width that the check of a card takes behind the title.
func (c *Card) checkRoom() float32 {
	if !c.chosen {
		return 0
	}
	return box.Size(c, look.Body) * 1.2
}

// sign is the width that the icon of a slim card takes before the title.
func (c *Card) sign() float32 {
	if c.icon == NoIcon || !c.slim {
		return 0
	}
	return box.Size(c, look.Label)*1.3 + box.Size(c, look.Grid)*1.5
}

func (c *Card) arrange(badge *canvas.Rectangle, icon, arrow *canvas.Image, area fyne.Size) {
	c.slim = c.picks
	left, right := c.edges()
	c.slim = c.picks || c.icon != NoIcon && area.Width-left-right < slimWords*box.Size(c, look.Body)
	left, right = c.edges()
	c.showLead(badge, icon)
	c.showWords()
	room, sign := area.Width-left-right, c.sign()
	title, gap, words := box.HeightAt(c.title, room-sign-c.checkRoom()), float32(0), float32(0)
	if c.words.Visible() {
		gap, words = box.Size(c, look.Grid)/2, box.HeightAt(c.words, room)
	}
	top := (area.Height - title - gap - words) / 2
	box.Place(c.title, left+sign, top, room-sign-c.checkRoom(), title)
	box.Place(c.words, left, top+title+gap, room, words)
	side := c.badge()
	box.Place(badge, box.Size(c, look.Gap), (area.Height-side)/2, side, side)
	box.Place(icon, box.Size(c, look.Gap)+side*0.2, (area.Height-side*0.6)/2, side*0.6, side*0.6)
	if c.slim {
		side := box.Size(c, look.Label) * 1.3
		box.Place(icon, left, top+(title-side)/2, side, side)
	}
	if c.picture != nil {
		box.Place(c.picture, box.Size(c, look.Gap), (area.Height-c.badge())/2, c.badge(), c.badge())
	}
	arrow.Hidden = !c.leads() || c.picks && !c.chosen || box.Sketched(c)
	arrowSide := box.Size(c, look.Body) * 1.2
	box.Place(arrow, area.Width-box.Size(c, look.Gap)-arrowSide, (area.Height-arrowSide)/2, arrowSide, arrowSide)
	if c.picks {
		box.Place(arrow, area.Width-box.Size(c, look.Grid)-arrowSide, top+(title-arrowSide)/2, arrowSide, arrowSide)
	}
}

// Picture is a drawing of the project for a tile, twice as wide as high.
type Picture string

// GamePicture is the drawing of a game for Home, by its key; "" where there is none.
func GamePicture(key string) Picture {
	if p := Picture(key); p.Resource() != nil {
		return p
	}
	return ""
}

func (p Picture) Resource() fyne.Resource { return drawing("picture-" + string(p)) }

// Cover is the drawing where it covers its place, cut where that has another shape.
func (p Picture) Cover() fyne.CanvasObject {
	return NewDrawing(p.Resource(), canvas.ImageFillCover, pictureCorner)
}

// tileLeast is the least width of the words of a tile, in device-independent pixels.
const tileLeast = 110

// Tile is a picture with a title and one line; all of it is one button. The picture is cut where the tile is
// higher or lower than it asks for.
type Tile struct {
	Control
	picture Picture
	title   *Words
	line    *Words
}

// NewTile is a tile that lies beside others.
func NewTile(picture Picture, title, line string, tap func()) *Tile {
	t := &Tile{Control: Control{Label: Sentences(title, line), Tap: tap}, picture: picture}
	t.title, t.line = NewWords(title, look.Label, look.Text).Bold().Head(1), NewLess(line)
	box.SetVisible(t.line, line != "")
	t.build()
	return t
}

// build puts its pieces together.
func (t *Tile) build() {
	surface := &canvas.Rectangle{}
	picture := t.picture.Cover()
	t.Draw(t, t.Radius, box.Scene{
		Objects: []fyne.CanvasObject{surface, picture, t.title, t.line},
		Min: func() fyne.Size {
			title, line, gap := t.title.MinSize(), t.line.MinSize(), box.Size(t, look.Gap)
			width := max(title.Width, line.Width, tileLeast) + 2*gap
			if !t.line.Visible() {
				line.Height = 0
			}
			return fyne.NewSize(width, t.pictureHeight(max(width, t.Size().Width))+title.Height+line.Height+2.25*gap)
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			edge, gap := box.Size(t, look.Grid), box.Size(t, look.Gap)
			title, line := box.HeightAt(t.title, area.Width-2*gap), float32(0)
			if t.line.Visible() {
				line = box.HeightAt(t.line, area.Width-2*gap)
			}
			height := area.Height - title - line - 2.25*gap
			box.Place(picture, edge, edge, area.Width-2*edge, height)
			top := edge + height + box.Size(t, look.Gap)*0.75
			box.Place(t.title, gap, top, area.Width-2*gap, title)
			box.Place(t.line, gap, top+title, area.Width-2*gap, line)
		},
		Refresh: func() {
			box.Dress(t, surface, t.Fill(look.Card), look.Hairline)
			box.SetVisible(picture, !box.Sketched(t))
		},
	})
}

// pictureShare is the height of a picture as a share of its width.
const pictureShare = 0.5

// pictureHeight is the least height of the picture on a tile of that width.
func (t *Tile) pictureHeight(width float32) float32 {
	return (width - 2*box.Size(t, look.Grid)) * pictureShare
}
