package rulebook

import (
	"image"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// How many pixels wide pieces are drawn: in a list, and alone.
const (
	listedPixels = 180
	alonePixels  = 720
)

// piecesPage shows the kinds of pieces of a section, or one of them: its picture as it is printed, and what it says.
type piecesPage struct {
	app     *Feature
	game    *rules.Game
	section *printing.Section
	of      int // the section
	kinds   []kind
	shown   []image.Image // of each kind; nil: they aren't drawn yet
	content *fyne.Container
}

// newPieces shows the section of a route, or one piece of it; nil: there is none.
func newPieces(a *Feature, g *rules.Game, arg string) shell.Screen {
	box := game.PiecesOf(a.Session, g.Key, g.MaxSeats)
	of, piece, single := strings.Cut(arg, "/")
	n, err := strconv.Atoi(of)
	if box == nil || err != nil || n < 0 || n >= len(box.Sections) {
		return nil
	}
	p := &piecesPage{app: a, game: g, section: &box.Sections[n], of: n, content: container.NewStack()}
	p.kinds = kindsOf(p.section)
	if single {
		p.kinds = slices.DeleteFunc(p.kinds, func(k kind) bool { return strconv.Itoa(k.at) != piece })
	}
	pixels := listedPixels
	switch len(p.kinds) {
	case 0:
		return nil
	case 1:
		pixels = alonePixels
	}
	var fronts []*printing.Piece
	for _, k := range p.kinds {
		fronts = append(fronts, &p.section.Pieces[k.at])
	}
	var shown []image.Image
	a.Device().Apart(func() { shown, err = pieces.Show(fronts, p.section.Form, pixels) }, func() {
		if err != nil {
			a.Say(wording.L("The pieces can't be drawn: {problem}.", err))
			return
		}
		p.shown = shown
		p.fill()
	})
	return p
}

func (p *piecesPage) Heading() string {
	if len(p.kinds) == 1 {
		return p.kinds[0].title
	}
	return p.section.Title
}

func (p *piecesPage) Page() fyne.CanvasObject {
	p.fill()
	return parts.NewWidePage(p.content)
}

// fill shows what is drawn.
func (p *piecesPage) fill() {
	if p.shown == nil {
		return
	}
	if len(p.kinds) == 1 {
		p.content.Objects = []fyne.CanvasObject{p.alone()}
	} else {
		p.content.Objects = []fyne.CanvasObject{p.list()}
	}
	p.content.Refresh()
	p.app.Relay()
}

// list has a row for each kind.
func (p *piecesPage) list() fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i, k := range p.kinds {
		rows = append(rows, parts.NewRow(parts.RowData{
			Picture: pictureOf(p.shown[i]), Tall: p.section.Form.Height > p.section.Form.Width, Title: k.title,
			Words: k.says,
			Tap:   func() { p.app.openPiece(p.game, p.of, k.at) },
		}))
	}
	return parts.NewGrid(pieceWide, 2, rows...)
}

// pieceWide is the least width of a piece in the list, in device-independent pixels.
const pieceWide = 330

// alone is one kind, as large as there is room.
func (p *piecesPage) alone() fyne.CanvasObject {
	words := parts.NewColumn(parts.NewLess(wording.L("{count} in the game", p.kinds[0].count)))
	if says := p.kinds[0].says; says != "" {
		words = parts.NewColumn(parts.NewBody(says), words)
	}
	form := p.section.Form
	return besideWords(pictureOf(p.shown[0]), float32(form.Height/form.Width), words)
}

func pictureOf(of image.Image) fyne.CanvasObject {
	picture := canvas.NewImageFromImage(of)
	picture.FillMode = canvas.ImageFillContain
	picture.ScaleMode = canvas.ImageScaleSmooth
	return picture
}

// shownMost is the greatest width of a picture that is shown alone, in device-independent pixels.
const shownMost = 480

// besideWords shows a picture as wide as there is room, so many times as high as wide, with words beneath it; beside it where there is room.
func besideWords(picture fyne.CanvasObject, high float32, words fyne.CanvasObject) *fyne.Container {
	return container.New(&shownAlone{high: high}, picture, words)
}

type shownAlone struct{ high, needs float32 }

// Layout places both.
func (s *shownAlone) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	wide, gap := min(area.Width, shownMost), box.Named(look.Gap)()
	if area.Width >= 1.6*shownMost {
		high := box.HeightAt(objects[1], area.Width-wide-gap)
		box.Place(objects[0], 0, 0, wide, wide*s.high)
		box.Place(objects[1], wide+gap, 0, area.Width-wide-gap, high)
		s.needs = max(wide*s.high, high)
		return
	}
	high := box.HeightAt(objects[1], area.Width)
	box.Place(objects[0], (area.Width-wide)/2, 0, wide, wide*s.high)
	box.Place(objects[1], 0, wide*s.high+gap, area.Width, high)
	s.needs = wide*s.high + gap + high
}

// MinSize is as high as both at the present width.
func (s *shownAlone) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[1].MinSize().Width, s.needs)
}
