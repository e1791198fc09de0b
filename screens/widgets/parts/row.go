package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// RowData is what a row shows; all but Title may be left out.
type RowData struct {
	Icon    Icon
	Picture fyne.CanvasObject // comes first, larger than an icon
	Tall    bool              // the picture is a card, higher than wide
	Seat    int               // 1 to 6: its mark comes first
	Chip    string            // the id of a rule
	Title   string
	Words   string
	Trail   string // at the right end: a time, a number

	Greyed bool // what can't be done now; it can still be tapped, for the reason
	Loud   bool // the trail is what the row is about: a score
	Struck bool // what was undone
	Chosen bool

	Tap  func() // nil: the row is only read
	Here bool   // a tap changes something on this screen: no arrow to another one
}

// Row is one line of a list: events, places, rules, moves, the log.
type Row struct {
	Control
	data                      RowData
	mark                      *SeatMark
	chip, title, words, trail *Words
	below                     bool // the trail stands under the words, which need the width
	over                      bool // the id stands over the words for the same reason
	aloud                     bool
}

// NewRow is a row.
func NewRow(data RowData) *Row {
	r := &Row{mark: NewSeatMark(1, 32)}
	r.chip = NewWords("", look.Body, look.OnPaper).Bold()
	r.title, r.words, r.trail = NewBody(""), NewLess(""), NewLess("")
	r.build()
	r.Set(data)
	return r
}

// Aloud lets screen readers say it whenever it changes, wherever they read. It returns the row.
func (r *Row) Aloud() *Row { r.aloud = true; return r }

// Announces reports whether they say it.
func (r *Row) Announces() bool { return r.aloud }

// Set changes all of it.
func (r *Row) Set(data RowData) {
	r.data, r.Tap = data, data.Tap
	r.Label = r.spoken()
	r.mark.SetSeat(data.Seat)
	r.mark.Hidden = data.Seat == 0
	for _, piece := range []struct {
		words *Words
		text  string
	}{{r.chip, data.Chip}, {r.title, data.Title}, {r.words, data.Words}, {r.trail, data.Trail}} {
		piece.words.SetText(piece.text)
		piece.words.Hidden = piece.text == ""
	}
	r.trail.size = look.Body
	if data.Loud {
		r.trail.size = look.Title
	}
	r.Refresh()
}

// spoken is the whole row for a screen reader.
func (r *Row) spoken() string {
	state := ""
	switch {
	case r.data.Struck:
		state = wording.L("Undone")
	case r.data.Greyed:
		state = wording.L("Not possible now")
	case r.data.Chosen:
		state = wording.L("Chosen")
	}
	return Sentences(r.data.Chip, r.data.Title, r.data.Words, r.data.Trail, state)
}

// AccessibilityRole is that of text where a tap does nothing.
func (r *Row) AccessibilityRole() fyne.AccessibleRole {
	if r.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// Listed says that several of them are a list.
func (r *Row) Listed() {}

// rowEdges are the widths that a row keeps at its ends, and the space inside it.
type rowEdges struct{ pad, lead, icon, chip, trail, arrow float32 }

// leads reports whether a tap opens another screen.
func (r *Row) leads() bool { return r.Tap != nil && !r.data.Here }

func (r *Row) edges() rowEdges {
	at := rowEdges{pad: box.Size(r, look.Grid) * 1.5, icon: box.Size(r, look.Body) * 1.5}
	at.lead = at.pad
	if r.data.Icon != NoIcon {
		at.lead += at.icon + at.pad
	}
	if r.data.Picture != nil {
		at.lead += r.pictureSize().Width + at.pad
	}
	if r.data.Seat != 0 {
		at.lead += r.mark.MinSize().Width + at.pad
	}
	if r.chip.Visible() {
		at.chip = r.chip.Natural() + 2*box.Size(r, look.Grid)
		if !r.over {
			at.lead += at.chip + at.pad
		}
	}
	if r.trail.Visible() && !r.below {
		at.trail = r.trail.Natural() + at.pad
	}
	if r.leads() {
		at.arrow = box.Size(r, look.Body) + at.pad
	}
	return at
}

// pictureSize is the size of the picture, where there is one.
func (r *Row) pictureSize() fyne.Size {
	if r.data.Picture == nil {
		return fyne.Size{}
	}
	width := box.Size(r, look.Body) * rowPicture
	if r.data.Tall {
		return fyne.NewSize(width, width*1.4)
	}
	return fyne.NewSize(width, width*0.625)
}

// rowPicture is the width of a row's picture, in sizes of body text.
const rowPicture = 4.4

// build puts its pieces together.
func (r *Row) build() {
	surface, paper := &canvas.Rectangle{}, &canvas.Rectangle{}
	icon := &canvas.Image{FillMode: canvas.ImageFillContain}
	arrow := &canvas.Image{FillMode: canvas.ImageFillContain}
	objects := []fyne.CanvasObject{surface, icon, r.mark, paper, r.chip, r.title, r.words, r.trail, arrow}
	if r.data.Picture != nil {
		objects = append(objects, r.data.Picture)
	}
	r.Draw(r, r.Radius, box.Scene{
		Objects: objects,
		Min: func() fyne.Size {
			at, block := r.edges(), fyne.Size{}
			if r.over {
				block.Height = r.chip.MinSize().Height + at.pad
			}
			for _, words := range r.block() {
				if words.Visible() {
					least := words.MinSize()
					block = fyne.NewSize(max(block.Width, least.Width), block.Height+least.Height)
				}
			}
			height := max(max(block.Height, r.pictureSize().Height)+2*at.pad, box.Size(r, look.TapTarget))
			return fyne.NewSize(block.Width+at.lead+at.trail+at.arrow+at.pad, height)
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			r.arrange(icon, arrow, area)
			grid := box.Size(r, look.Grid)
			at, is := r.chip.Position(), r.chip.Size()
			box.Place(paper, at.X-grid, at.Y-grid/2, is.Width+2*grid, is.Height+grid)
		},
		Refresh: func() {
			r.dressUp(surface)
			box.Dress(r, paper, look.Paper, "")
			paper.CornerRadius, paper.Hidden = chipCorner, r.data.Chip == ""
			DrawIcon(r, icon, r.data.Icon, r.rowInk(look.Accent))
			DrawIcon(r, arrow, IconForward, look.TextLess)
			arrow.Hidden = !r.leads()
		},
	})
}

func (r *Row) rowInk(rest fyne.ThemeColorName) fyne.ThemeColorName {
	if r.data.Greyed || r.data.Struck {
		return look.Greyed
	}
	return r.Ink(rest)
}

// dressUp gives surface and words their colours.
func (r *Row) dressUp(surface *canvas.Rectangle) {
	rest := fyne.ThemeColorName("")
	if r.data.Chosen {
		rest = look.Pressed
	}
	box.Dress(r, surface, r.Fill(rest), "")
	r.title.bold = r.data.Words != "" || r.data.Chosen
	r.title.Struck(r.data.Struck)
	r.title.SetColour(r.rowInk(look.Text))
	r.words.SetColour(r.rowInk(look.TextLess))
	r.trail.SetColour(r.rowInk(look.TextLess))
	if r.trail.bold = r.data.Loud; r.data.Loud {
		r.trail.SetColour(r.rowInk(look.Text))
	}
}

// Shares by which it is told whether a trail takes too much of the width.
const (
	trailWide  = 0.17 // of the row's width
	wordsLeast = 10   // in sizes of body text
)

// squeezed reports whether the trail leaves words that wrap too little of a width.
func (r *Row) squeezed(width float32) bool {
	r.below = false
	if r.data.Loud {
		return false // numbers are compared: they stay one under the other
	}
	at := r.edges()
	room := width - at.lead - at.trail - at.arrow - at.pad
	if at.trail < width*trailWide || room > wordsLeast*box.Size(r, look.Body) {
		return false
	}
	for _, words := range []*Words{r.title, r.words} {
		if words.Visible() && words.Natural() > room {
			return true
		}
	}
	return false
}

// block are the words that stand one under the other.
func (r *Row) block() []*Words {
	if r.below {
		return []*Words{r.title, r.words, r.trail}
	}
	return []*Words{r.title, r.words}
}

// besideLeast is the least width of words beside an id, in sizes of body text.
const besideLeast = 8

func (r *Row) arrange(icon, arrow *canvas.Image, area fyne.Size) {
	r.over, r.below = false, r.squeezed(area.Width)
	at := r.edges()
	if r.over = at.chip > 0 && area.Width-at.lead-at.trail-at.arrow-at.pad < besideLeast*box.Size(r, look.Body); r.over {
		at = r.edges()
	}
	room := area.Width - at.lead - at.trail - at.arrow - at.pad
	chip, height := r.chip.MinSize().Height, float32(0)
	if r.over {
		height = chip + at.pad
	}
	for _, words := range r.block() {
		if words.Visible() {
			height += box.HeightAt(words, room)
		}
	}
	top := (area.Height - height) / 2
	if r.over {
		box.Place(r.chip, at.lead+(at.chip-r.chip.Natural())/2, top, r.chip.Natural(), chip)
		top += chip + at.pad
	}
	for _, words := range r.block() {
		if words.Visible() {
			box.Place(words, at.lead, top, room, words.MinSize().Height)
			top += words.MinSize().Height
		}
	}
	r.arrangeEnds(icon, arrow, at, area)
}

// arrangeEnds places what comes before and after the words.
func (r *Row) arrangeEnds(icon, arrow *canvas.Image, at rowEdges, area fyne.Size) {
	left := at.pad
	if r.data.Icon != NoIcon {
		box.Place(icon, left, (area.Height-at.icon)/2, at.icon, at.icon)
		left += at.icon + at.pad
	}
	if r.data.Picture != nil {
		is := r.pictureSize()
		box.Place(r.data.Picture, left, (area.Height-is.Height)/2, is.Width, is.Height)
		left += is.Width + at.pad
	}
	if r.chip.Visible() && !r.over {
		high := r.chip.MinSize().Height
		box.Place(r.chip, left+(at.chip-r.chip.Natural())/2, (area.Height-high)/2, r.chip.Natural(), high)
		left += at.chip + at.pad
	}
	mark := r.mark.MinSize()
	box.Place(r.mark, left, (area.Height-mark.Height)/2, mark.Width, mark.Height)
	if r.trail.Visible() && !r.below {
		trail := r.trail.MinSize()
		box.Place(r.trail, area.Width-at.arrow-at.trail, (area.Height-trail.Height)/2, at.trail-at.pad, trail.Height)
	}
	side := box.Size(r, look.Body)
	box.Place(arrow, area.Width-at.pad-side, (area.Height-side)/2, side, side)
}

// NewRows stacks rows, look.Grid apart.
func NewRows(rows ...*Row) *fyne.Container {
	objects := make([]fyne.CanvasObject, len(rows))
	for i, row := range rows {
		objects[i] = row
	}
	return container.New(&column{gap: box.Named(look.Grid)}, objects...)
}
