package parts

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// SeatMark is a seat's shape, colour and letter.
type SeatMark struct {
	widget.BaseWidget
	seat   int
	height float32
	spoken string // "": the letter
}

var _ fyne.Accessible = (*SeatMark)(nil)

// NewSeatMark is the mark of a seat, 1 to 6, that many device-independent pixels high at text step 1; it grows with the
// step. For another seat it is empty.
func NewSeatMark(seat int, height float32) *SeatMark {
	s := &SeatMark{seat: seat, height: height}
	s.ExtendBaseWidget(s)
	return s
}

// SetSeat changes the seat.
func (s *SeatMark) SetSeat(seat int) {
	if s.seat == seat {
		return
	}
	s.seat = seat
	s.Refresh()
}

// Spoken lets a screen reader say more than the letter; it returns the mark, for use after the constructor.
func (s *SeatMark) Spoken(words string) *SeatMark {
	s.spoken = words
	return s
}

// AccessibilityLabel is the seat's letter, or what Spoken was told.
func (s *SeatMark) AccessibilityLabel() string {
	if s.spoken != "" {
		return s.spoken
	}
	mark, _ := look.MarkOf(s.seat)
	return wording.L("Seat {letter}", mark.Letter)
}

// AccessibilityRole is that of text.
func (s *SeatMark) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// side is the height at the theme's text step, taken from the body size of a phone.
func (s *SeatMark) side() float32 { return s.height * max(1, Scale(s.Theme())) }

// CreateRenderer draws shape and letter. An outline in the text's colour keeps every shape apart from the ground.
func (s *SeatMark) CreateRenderer() fyne.WidgetRenderer {
	round, cornered := &canvas.Circle{}, &canvas.ArbitraryPolygon{NormalizedPoints: true}
	letter := &canvas.Text{Alignment: fyne.TextAlignCenter, TextStyle: fyne.TextStyle{Bold: true}}
	return box.Draw(s, box.Scene{
		Objects: []fyne.CanvasObject{round, cornered, letter},
		Min:     func() fyne.Size { return fyne.NewSquareSize(s.side()) },
		Layout: func(area fyne.Size) {
			side := min(area.Width, area.Height)
			left, top := (area.Width-side)/2, (area.Height-side)/2
			mark, _ := look.MarkOf(s.seat)
			box.Place(round, left+side*0.02, top+side*0.02, side*0.96, side*0.96)
			box.Place(cornered, left, top, side, side)
			letter.TextSize = side * 0.46
			height := Measure("A", letter.TextSize, letter.TextStyle).Height
			box.Place(letter, left, top+(side-height)/2+side*mark.Shape.Drop(), side, height)
		},
		Refresh: func() {
			mark, ok := look.MarkOf(s.seat)
			round.Hidden = !ok || mark.Shape != look.Circle
			cornered.Hidden = !ok || mark.Shape == look.Circle
			round.FillColor, cornered.FillColor = mark.Colour, mark.Colour
			cornered.Points = mark.Shape.Corners()
			edge := color.Color(box.Paint(s, look.Text))
			round.StrokeColor, round.StrokeWidth = edge, 1.5
			cornered.StrokeColor, cornered.StrokeWidth = edge, 1.5
			Write(letter, mark.Letter)
			letter.Color = mark.Ink
		},
	})
}
