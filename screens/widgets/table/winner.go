package table

import (
	"fmt"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Winner is what the page of a match shows once it is over.
type Winner struct {
	Seats  []int // who has won; several share it
	Title  string
	Made   string            // on what it rests, in few words
	Show   fyne.CanvasObject // the same as pieces; nil: nothing
	Near   string            // by how little, in a sentence; "": it can't be said
	Places fyne.CanvasObject // the others, in their order
	News   []string          // records that were broken
	Waited string            // for whom the table has waited longest; "": nobody knows
	Low    bool              // there is little height
}

// Measures of the end of a match, in device-independent pixels at text step 1.
const (
	winnerWide, winnerHigh = 358, 560
	winnerGap, winnerSide  = 10, 14
	winnerScrim            = 1200
	winnerCorner           = 20
	medalHigh, lowMedal    = 156, 104
	manyMedals             = 3 // from so many winners on their medals are low
)

// NewWinner is the moment at the end of a match: medals, who has won by what, and the places of the others.
func NewWinner(w Winner, felt look.Felt, away func()) *Moment {
	high := float32(medalHigh)
	if w.Low || len(w.Seats) >= manyMedals {
		high = lowMedal
	}
	medals := box.Row(winnerGap, box.Spring())
	for _, seat := range w.Seats {
		medals.Add(newMedal(seat, high))
	}
	medals.Add(box.Spring())
	column := box.Column(winnerGap, medals)
	if w.Title != "" {
		column.Add(parts.NewTable(w.Title).Centred().Lines(2).Squeezed(least))
	}
	if w.Made != "" {
		column.Add(parts.NewWords(w.Made, look.Act, look.Text).Centred())
	}
	if w.Show != nil {
		column.Add(box.Row(0, box.Spring(), w.Show, box.Spring()))
	}
	if w.Near != "" {
		column.Add(parts.NewBody(w.Near).Centred())
	}
	for _, line := range w.News {
		column.Add(signed(parts.NewSign(parts.IconStar, chipMark, look.Accent), parts.NewWords(line, look.Body, look.Text).Bold()))
	}
	ground := box.NewSurface(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: winnerCorner})
	column.Add(container.NewStack(ground, box.Pad(w.Places, winnerSide, winnerGap)))
	if w.Waited != "" {
		column.Add(signed(parts.NewSign(parts.IconHourglass, chipMark, look.TextLess), parts.NewLess(w.Waited)))
	}
	scrim := box.Pad(box.NewSurface(box.Face{Fill: felt.Scrim}), -winnerScrim, -winnerScrim) // all of the board is seen through it
	return &Moment{Show: container.NewStack(scrim, parts.Scrolling(column)), Size: fyne.NewSize(winnerWide, winnerHigh), Away: away, Over: look.Clear}
}

// signed is a sentence behind a sign; it wraps at any width.
func signed(sign fyne.CanvasObject, words *parts.Words) fyne.CanvasObject {
	return box.Row(PlaceGap, sign, box.Grow(box.Fixed(words, 1, 0)))
}

// NewPlace is the row of a seat at the end: its name, how far it came, and its place.
func NewPlace(seat int, name, place string, standing []fyne.CanvasObject) fyne.CanvasObject {
	row := box.Row(PlaceGap, parts.NewSeatMark(seat, chipMark), box.Grow(parts.NewWords(name, look.Label, look.Text).Bold().Lines(1).Squeezed(least)))
	for _, o := range standing {
		row.Add(box.Spare(o))
	}
	if place != "" { // the row of a shared one stands under it
		row.Add(parts.NewLess(place))
	}
	return row
}

// PlaceGap is between what is in such a row, and between rows, in device-independent pixels.
const PlaceGap = 10

// newMedal is a golden medal with a crown, in the middle of which stands the mark of a seat.
func newMedal(seat int, high float32) fyne.CanvasObject {
	file := fyne.NewStaticResource("medal.svg", []byte(medal()))
	return container.New(medalLayout(high), parts.NewDrawing(file, canvas.ImageFillContain, 0), parts.NewSeatMark(seat, high*medalMark/medalBox))
}

// Measures of the drawing of a medal: its side, the middle of the disc from above, the radii of ring, disc and rays, and the side of
// the mark on it.
const (
	medalBox, medalMiddle            = 200, 116
	medalRing, medalDisc, medalShine = 58, 46, 96
	medalMark, medalRays             = 72, 20
)

// medal draws rays, ring and crown.
func medal() string {
	var s strings.Builder
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[1]d" width="%[1]d" height="%[1]d">`, medalBox)
	at := func(turn, radius float64) (x, y float64) {
		sin, cos := math.Sincos(2 * math.Pi * turn)
		return medalBox/2 + radius*sin, medalMiddle - radius*cos
	}
	for i := range medalRays {
		turn := float64(i) / medalRays
		x, y := at(turn-0.2/medalRays, medalShine)
		u, v := at(turn+0.2/medalRays, medalShine)
		fmt.Fprintf(&s, `<path d="M%d %d L%.1f %.1f L%.1f %.1fZ" fill="#E69F00" fill-opacity="0.28"/>`, medalBox/2, medalMiddle, x, y, u, v)
	}
	fmt.Fprintf(&s, `<circle cx="%d" cy="%d" r="%d" fill="#FFC145" stroke="#7A5200" stroke-width="3"/>`, medalBox/2, medalMiddle, medalRing)
	fmt.Fprintf(&s, `<circle cx="%d" cy="%d" r="%d" fill="#16233C" stroke="#C4861A" stroke-width="3"/>`, medalBox/2, medalMiddle, medalDisc)
	s.WriteString(`<path d="M70 64 L62 18 L84 40 L100 8 L116 40 L138 18 L130 64 Q100 54 70 64Z" fill="#FFC145" stroke="#5A3A05" stroke-width="4" stroke-linejoin="round"/></svg>`)
	return s.String()
}

// medalLayout is the height of a medal, at text step 1.
type medalLayout float32

// Layout draws the medal, with the mark on its disc.
func (m medalLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	side := min(size.Width, size.Height)
	left, top := (size.Width-side)/2, (size.Height-side)/2
	box.Place(objects[0], left, top, side, side)
	mark := objects[1].MinSize()
	box.Place(objects[1], (size.Width-mark.Width)/2, top+side*medalMiddle/medalBox-mark.Height/2, mark.Width, mark.Height)
}

// MinSize is that of the medal.
func (m medalLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(float32(m)) }
