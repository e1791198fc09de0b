package atrades

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// tileRow are the companies that can be started, as cards over the dock: one that is tapped is lifted. Many lie in rows.
type tileRow struct{ box *fyne.Container }

func newTileRow() *tileRow {
	r := &tileRow{}
	r.box = container.New(r)
	r.box.Hide()
	return r
}

// Measures of tiles, in device-independent pixels at text step 1.
const (
	tileWide   = 68
	tileLeast  = 50
	tileHigh   = 96
	tileLow    = 52 // in two rows, without names
	tileHex    = 40
	keyHex     = 28
	tileCorner = 10
	tileRim    = 4
	tileGap    = 8
)

// Layer is over the board, and under the page.
func (r *tileRow) Layer() int { return -2 }

func (r *tileRow) any() bool { return len(r.box.Objects) > 0 }

// tileStep is how much larger letters are than usual.
func tileStep() float32 { return max(1, parts.Scale(parts.CurrentTheme())) }

// rows is how many rows there are in a width, and how many tiles stand side by side.
func (r *tileRow) rows(width float32) (rows, each int) {
	n := len(r.box.Objects)
	if n == 0 {
		return 0, 0
	}
	each = max(1, min(n, int((width+tileGap)/(tileLeast+tileGap))))
	rows = (n + each - 1) / each
	return rows, (n + rows - 1) / rows
}

// high is what the tiles take in a width.
func (r *tileRow) high(width float32) float32 {
	rows, _ := r.rows(width)
	if rows < 2 {
		return tileHigh * tileStep() * float32(rows)
	}
	return float32(rows)*(tileLow*tileStep()+tileGap) - tileGap
}

// show lays tiles out.
func (r *tileRow) show(list []fyne.CanvasObject) {
	r.box.Objects = list
	r.box.Refresh()
}

// MinSize is that of one tile.
func (r *tileRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(tileLeast, tileLow) }

// Layout places the tiles in the middle, row by row.
func (r *tileRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	rows, each := r.rows(size.Width)
	if rows == 0 {
		return
	}
	high := (size.Height - tileGap*float32(rows-1)) / float32(rows)
	wide := min(tileWide*tileStep(), (size.Width-tileGap*float32(each-1))/float32(each))
	for i, o := range objects {
		here := min(each, len(objects)-i/each*each)
		left := (size.Width - float32(here)*(wide+tileGap) + tileGap) / 2
		o.(*tile).short = rows > 1
		box.Place(o, left+float32(i%each)*(wide+tileGap), float32(i/each)*(high+tileGap), wide, high)
	}
}

// companyHex is the hex of a company: the sign of what it sells, and its number.
type companyHex struct {
	widget.BaseWidget
	hex    *canvas.ArbitraryPolygon
	sign   *canvas.Image
	number *parts.Words
	kind   int
	icon   parts.Icon
	bare   bool // without the sign
}

func newCompanyHex(c *atrades.Company) *companyHex {
	h := &companyHex{kind: c.KindNumber, icon: kindIcon(c), sign: &canvas.Image{FillMode: canvas.ImageFillContain}}
	h.hex = &canvas.ArbitraryPolygon{Points: hexCorners, NormalizedPoints: true}
	h.number = parts.NewWords(strconv.Itoa(c.Number), look.Label, look.Jet).Bold().Centred()
	h.ExtendBaseWidget(h)
	return h
}

// onKey is for a key, which has less room: the number alone.
func (h *companyHex) onKey() *companyHex { h.bare = true; return h }

// CreateRenderer draws the hex, with the sign and the number beside each other on it.
func (h *companyHex) CreateRenderer() fyne.WidgetRenderer {
	return box.Draw(h, box.Scene{
		Objects: []fyne.CanvasObject{h.hex, h.sign, h.number},
		Min: func() fyne.Size {
			if h.bare {
				return fyne.NewSquareSize(keyHex)
			}
			return fyne.NewSquareSize(tileHex)
		},
		Layout: func(area fyne.Size) {
			side := min(area.Width, area.Height)
			box.Place(h.hex, (area.Width-side)/2, (area.Height-side)/2, side, side)
			sign, number, tall := side*0.34, h.number.Natural(), h.number.MinSize().Height
			if sign+number > side*0.8 || h.bare { // large letters
				sign = 0
			}
			left := (area.Width - sign - number - 2) / 2
			box.Place(h.sign, left, (area.Height-sign)/2, sign, sign)
			box.Place(h.number, left+sign+2, (area.Height-tall)/2, number+1, tall)
		},
		Refresh: func() {
			h.hex.FillColor, h.hex.StrokeColor, h.hex.StrokeWidth = box.Paint(h, kindFill(h.kind)), box.Paint(h, look.TileEdge), 2
			parts.DrawIcon(h, h.sign, h.icon, look.Jet)
			canvas.Refresh(h.hex)
			h.number.Refresh()
		},
	})
}

// tile is the starting tile of a company on a card.
type tile struct {
	parts.Control
	lifted bool
	short  bool // without the name
	face   *box.Surface
	hex    *companyHex
	name   *parts.Words
}

func newTile(c *atrades.Company, lifted bool, tap func()) *tile {
	t := &tile{lifted: lifted, face: box.NewSurface(box.Face{}), hex: newCompanyHex(c)}
	t.name = parts.NewWords(c.Kind(), look.Caption, look.OnPaper).Bold().Centred().Lines(1).Squeezed(nameTight)
	t.Label = wording.L("{number} {kind} at {price}", c.Number, c.Kind(), c.Price())
	if lifted {
		t.Label = parts.Sentences(t.Label, wording.L("Chosen"))
	}
	t.Tap = tap
	t.Extend(t)
	return t
}

// hexCorners are those of a hex with a corner upwards, in shares of the square round it.
var hexCorners = []fyne.Position{{X: 0.5, Y: 0}, {X: 0.933, Y: 0.25}, {X: 0.933, Y: 0.75}, {X: 0.5, Y: 1}, {X: 0.067, Y: 0.75}, {X: 0.067, Y: 0.25}}

// kindIcon is the picture of what a company sells; a type of the owner's copy that has none is a hex.
func kindIcon(c *atrades.Company) parts.Icon {
	icons := []parts.Icon{parts.IconFood, parts.IconFuel, parts.IconBolt, parts.IconGems}
	if c.KindNumber < len(icons) {
		return icons[c.KindNumber]
	}
	return parts.IconHex
}

// kindFill is the surface of a type of company.
func kindFill(kind int) fyne.ThemeColorName { return look.Tiles[kind%len(look.Tiles)] }

// CreateRenderer draws the card with its hex, and the name below.
func (t *tile) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	return box.Draw(t, box.Scene{
		Objects: append([]fyne.CanvasObject{t.face, t.hex, t.name}, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSize(tileLeast, tileLow) },
		Layout: func(area fyne.Size) {
			t.face.Resize(area)
			ring.Layout(area)
			high := area.Height - 3*tileRim
			under := t.name.MinSize().Height
			box.SetVisible(t.name, !t.short && high > 2*under && t.name.Squeezes(area.Width-2*tileRim))
			if t.name.Visible() {
				high -= under
				box.Place(t.name, tileRim, tileRim+high, area.Width-2*tileRim, under)
			}
			box.Place(t.hex, tileRim, tileRim, area.Width-2*tileRim, high)
		},
		Refresh: func() {
			face := box.Face{Fill: look.Paper, Lip: look.PaperLip, High: tileRim, Corner: tileCorner}
			if t.lifted {
				face.Line, face.Band = look.Gold, tileRim
			}
			t.face.Set(face)
			ring.Show(&t.Control, tileCorner)
			t.hex.Refresh()
			t.name.Refresh()
			t.face.Refresh()
		},
	})
}
