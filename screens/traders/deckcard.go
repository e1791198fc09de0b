package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// DeckCardData is what stands on a card; all but Title may be left out.
type DeckCardData struct {
	Title   string
	Picture fyne.CanvasObject // has the room that the words leave
	Words   string            // what the card does
	Smile   string            // what it says besides
	Foot    string            // what must not be missed, such as the cost
	Map     bool              // the picture is read: beside the words it needs more room
}

// DeckCard is one large card, to be read across a table: a title, a picture and words. It fills the area that it is
// given. Beside puts the picture beside the words, for an area that is wider than high.
type DeckCard struct {
	widget.BaseWidget
	picture                   fyne.CanvasObject
	title, words, smile, foot *parts.Words
	beside, read              bool
}

var _ fyne.Accessible = (*DeckCard)(nil)

// NewDeckCard is an empty card.
func NewDeckCard() *DeckCard {
	c := &DeckCard{picture: &canvas.Rectangle{}}
	c.title = parts.NewTitle("").Centred()
	c.words = parts.NewBody("").Centred()
	c.smile = parts.NewLess("").Centred()
	c.foot = parts.NewWords("", look.Body, look.Accent).Bold().Centred()
	c.ExtendBaseWidget(c)
	c.Set(DeckCardData{})
	return c
}

// Set changes what stands on it.
func (c *DeckCard) Set(data DeckCardData) {
	c.picture = data.Picture
	if c.picture == nil {
		c.picture = &canvas.Rectangle{}
		c.picture.Hide()
	}
	c.read = data.Map
	c.title.SetText(data.Title)
	for words, text := range map[*parts.Words]string{c.words: data.Words, c.smile: data.Smile, c.foot: data.Foot} {
		words.SetText(text)
		words.Hidden = text == ""
	}
	c.Refresh()
}

// SetBeside puts the picture beside the words, or above them.
func (c *DeckCard) SetBeside(beside bool) {
	if beside != c.beside {
		c.beside = beside
		c.Refresh()
	}
}

// AccessibilityLabel is the title; the words on the card follow it.
func (c *DeckCard) AccessibilityLabel() string { return c.title.Text() }

// AccessibilityRole is that of a container.
func (c *DeckCard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// leastPicture is the least height of the picture.
func (c *DeckCard) leastPicture() float32 {
	if c.read {
		return box.Size(c, look.Title) * 5
	}
	return box.Size(c, look.Title) * 3
}

// beneath are the words under the picture that there are.
func (c *DeckCard) beneath() []*parts.Words {
	var list []*parts.Words
	for _, w := range []*parts.Words{c.words, c.smile, c.foot} {
		if w.Visible() {
			list = append(list, w)
		}
	}
	return list
}

// column is the height of the words at a width: the title's, and that of all beneath with the spaces above them.
func (c *DeckCard) column(width float32) (title, rest float32) {
	title = box.HeightAt(c.title, width)
	for _, w := range c.beneath() {
		rest += box.Size(c, look.Grid)*1.5 + box.HeightAt(w, width)
	}
	return title, rest
}

// shares are the widths of picture and words on a card of that width. The picture stands above the words where it would be too
// narrow beside them.
func (c *DeckCard) shares(width float32) (picture, words float32, beside bool) {
	room := width - 2*box.Size(c, look.Gap)
	picture = room * pictureShare
	if c.read {
		picture = room * mapShare
	}
	if !c.beside || !c.picture.Visible() || picture < c.picture.MinSize().Width {
		return room, room, false
	}
	return picture, room - picture - box.Size(c, look.Gap), true
}

// Shares of a card's width that a picture or a map beside the words has.
const (
	pictureShare = 0.34
	mapShare     = 0.45
)

// least is the least height of a card of that width.
func (c *DeckCard) least(width float32) float32 {
	_, words, beside := c.shares(width)
	title, rest := c.column(words)
	height := title + rest + 2*box.Size(c, look.Gap)
	if c.picture.Visible() && !beside {
		height += c.leastPicture() + box.Size(c, look.Grid)*1.5
	}
	return height
}

// CreateRenderer draws surface, picture and words.
func (c *DeckCard) CreateRenderer() fyne.WidgetRenderer {
	return &deckCardScene{card: c, surface: &canvas.Rectangle{}}
}

// deckCardScene is no scene because its picture changes.
type deckCardScene struct {
	card    *DeckCard
	surface *canvas.Rectangle
}

// MinSize is the least size at the present width.
func (r *deckCardScene) MinSize() fyne.Size {
	c := r.card
	least := float32(200)
	return fyne.NewSize(least, c.least(max(least, c.Size().Width)))
}

// Layout places picture and words.
func (r *deckCardScene) Layout(area fyne.Size) {
	c := r.card
	r.surface.Resize(area)
	pad, grid := box.Size(c, look.Gap), box.Size(c, look.Grid)*1.5
	picture, words, beside := c.shares(area.Width)
	title, rest := c.column(words)
	left, top := pad, pad
	if beside {
		left = pad + picture + pad
		high := min(area.Height-2*pad, picture)
		box.Place(c.picture, pad, (area.Height-high)/2, picture, high)
		top = max(pad, (area.Height-title-rest)/2)
	}
	box.Place(c.title, left, top, words, title)
	top += title
	if c.picture.Visible() && !beside {
		room := area.Height - pad - top - rest - grid
		box.Place(c.picture, pad, top+grid, picture, max(room, 0))
		top = area.Height - pad - rest
	}
	for _, w := range c.beneath() {
		height := box.HeightAt(w, words)
		box.Place(w, left, top+grid, words, height)
		top += grid + height
	}
}

// Refresh draws the card anew.
func (r *deckCardScene) Refresh() {
	box.Dress(r.card, r.surface, look.Card, look.Outline)
	r.surface.CornerRadius = box.Size(r.card, look.Radius) * 1.5
	for _, w := range []*parts.Words{r.card.title, r.card.words, r.card.smile, r.card.foot} {
		w.Refresh()
	}
	r.card.picture.Refresh()
	r.Layout(r.card.Size())
	canvas.Refresh(r.card)
}

// Objects are all that is drawn, back to front.
func (r *deckCardScene) Objects() []fyne.CanvasObject {
	c := r.card
	return []fyne.CanvasObject{r.surface, c.picture, c.title, c.words, c.smile, c.foot}
}

// Destroy has nothing to give back.
func (r *deckCardScene) Destroy() {}
