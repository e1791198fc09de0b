package traders

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Star is a planet on a star map.
type Star struct {
	Planet parts.Planet
	Name   string
	X, Y   float32 // its middle, in shares of the map
	Lit    bool    // it is what the map is about
	Note   string  // under the name; "": none
}

// StarMap shows planets: those that are lit large, in full colour and in a ring, the others small and pale.
type StarMap struct {
	widget.BaseWidget
	stars  []Star
	label  string
	across float32 // how many planets stand side by side
}

var _ fyne.Accessible = (*StarMap)(nil)

// NewStarMap is a map of planets, of which so many stand side by side. Label says in words what it shows.
func NewStarMap(label string, across int, stars ...Star) *StarMap {
	m := &StarMap{stars: stars, label: label, across: float32(across)}
	m.ExtendBaseWidget(m)
	return m
}

// AccessibilityLabel is what the map shows.
func (m *StarMap) AccessibilityLabel() string { return m.label }

// AccessibilityRole is that of text.
func (m *StarMap) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// starDrawing is what is drawn of one planet.
type starDrawing struct {
	ring  *canvas.Circle
	image *canvas.Raster
	veil  *canvas.Rectangle // over a planet that is not lit: not every driver draws an image so that the ground is seen through it
	name  *parts.Words
	note  *parts.Words
}

// CreateRenderer draws the sky and the planets.
func (m *StarMap) CreateRenderer() fyne.WidgetRenderer {
	sky := &canvas.Rectangle{}
	objects := []fyne.CanvasObject{sky}
	drawn := make([]starDrawing, len(m.stars))
	for i, s := range m.stars {
		d := starDrawing{ring: &canvas.Circle{}, veil: &canvas.Rectangle{}, name: parts.NewWords(s.Name, look.Body, look.Text).Centred(), note: parts.NewLess(s.Note).Centred()}
		d.image = parts.NewDrawing(s.Planet.Resource(), canvas.ImageFillContain, 0)
		if s.Lit {
			d.name.Bold()
		}
		d.veil.Hidden = s.Lit
		d.note.Hidden = s.Note == ""
		drawn[i] = d
		objects = append(objects, d.ring, d.image, d.veil, d.name, d.note)
	}
	return box.Draw(m, box.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return fyne.NewSize(120, 120) },
		Layout: func(area fyne.Size) {
			sky.Resize(area)
			named := m.named(drawn, area)
			for i, d := range drawn {
				d.name.Hidden, d.note.Hidden = !named, !named || m.stars[i].Note == ""
				m.lay(d, m.stars[i], area)
			}
		},
		Refresh: func() {
			box.Dress(m, sky, look.Ground, look.Hairline)
			for i, d := range drawn {
				m.dressStar(d, m.stars[i].Lit)
			}
		},
	})
}

// dressStar gives one planet its colours.
func (m *StarMap) dressStar(d starDrawing, lit bool) {
	d.ring.StrokeColor, d.ring.StrokeWidth = box.Paint(m, look.Accent), box.Size(m, look.FocusRing)
	d.ring.FillColor = box.Paint(m, look.Raised)
	d.ring.Hidden = !lit
	veil := color.NRGBAModel.Convert(box.Paint(m, look.Ground)).(color.NRGBA)
	veil.A = uint8(pale * 0xff)
	d.veil.FillColor = veil
	d.name.SetColour(look.TextLess)
	if lit {
		d.name.SetColour(look.Text)
	}
	d.name.Refresh()
	d.note.Refresh()
}

// named reports whether there is room for all names, and for planets above them.
func (m *StarMap) named(drawn []starDrawing, area fyne.Size) bool {
	cell := area.Width / m.across
	for i, d := range drawn {
		high := box.HeightAt(d.name, cell)
		if m.stars[i].Note != "" {
			high += box.HeightAt(d.note, cell)
		}
		if max(d.name.MinSize().Width, d.note.MinSize().Width) > cell || area.Height/2-high < box.Size(m, look.Body)*leastStar {
			return false
		}
	}
	return true
}

// leastStar is the least room for a planet above its name, in sizes of body text.
const leastStar = 1.5

// pale is how much of the ground is seen through a planet that is not lit.
const pale = 0.6

// lay places one planet with its name beneath.
func (m *StarMap) lay(d starDrawing, s Star, area fyne.Size) {
	cell := area.Width / m.across
	name, note := float32(0), float32(0)
	if d.name.Visible() {
		name = box.HeightAt(d.name, cell)
	}
	if d.note.Visible() {
		note = box.HeightAt(d.note, cell)
	}
	side := min(cell*0.62, area.Height/2-name-note-box.Size(m, look.Grid)*1.5)
	if !s.Lit {
		side *= 0.72
	}
	side = max(side, 0)
	x, top := s.X*area.Width, s.Y*area.Height-(side+name+note)/2
	rim := box.Size(m, look.FocusRing) + 1
	box.Place(d.ring, x-side/2-rim, top-rim, side+2*rim, side+2*rim)
	box.Place(d.image, x-side/2, top, side, side)
	box.Place(d.veil, x-side/2, top, side, side)
	box.Place(d.name, x-cell/2, top+side+rim, cell, name)
	box.Place(d.note, x-cell/2, top+side+rim+name, cell, note)
}
