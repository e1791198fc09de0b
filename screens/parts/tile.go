package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Picture is a drawing of the project for a tile, twice as wide as high.
type Picture string

// GamePicture is the drawing of a game for Home, by its key; "" where there is none.
func GamePicture(key string) Picture {
	if p := Picture(key); p.Resource() != nil {
		return p
	}
	return ""
}

func (p Picture) Resource() fyne.Resource {
	data, err := drawings.ReadFile("icons/picture-" + string(p) + ".svg")
	if err != nil {
		return nil
	}
	return fyne.NewStaticResource("picture-"+string(p)+".svg", data)
}

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
