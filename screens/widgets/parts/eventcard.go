package parts

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Mood is what an event does to people: it has a colour and a shape of its own.
type Mood uint8

// The moods.
const (
	Moving Mood = iota // cards go from hand to hand: a plain card
	Giving             // a gift: a round card
	Taking             // a loss: a card with its corners cut off
)

// EventCard announces an event to the whole table: a large picture, the name as large as it fits, and what to do, until it
// is tapped anywhere. When it goes is the screen's affair: Hide and Show it as any object.
type EventCard struct {
	Control
	mood    Mood
	beat    *canvas.Circle // behind the picture
	middle  fyne.Position  // of both
	widest  float32        // the diameter of the beat at its fullest
	picture Picture
	title   string
	words   *Words
	advice  *Words
}

// NewEventCard is a card; tap is called when it is tapped.
func NewEventCard(tap func()) *EventCard {
	e := &EventCard{Control: Control{Tap: tap}, beat: &canvas.Circle{}}
	e.beat.Hide()
	e.words = NewWords("", look.Label, look.Jet)
	e.advice = NewWords(wording.L("Tap to close"), look.Body, look.Jet)
	e.Extend(e)
	return e
}

// Set changes what it announces.
func (e *EventCard) Set(mood Mood, picture Picture, title, words string) {
	e.mood, e.picture, e.title = mood, picture, title
	e.Label = title + ". " + words + " " + wording.L("Tap to close")
	e.words.SetText(words)
	e.Refresh()
}

// SetBeat shows a pulse behind the picture where the card covers the one it stands for: in its colour, at a share of its full
// size. A share of 0 shows none.
func (e *EventCard) SetBeat(share float32, colour color.Color) {
	if beats := share > 0; beats != e.beat.Visible() {
		box.SetVisible(e.beat, beats)
		e.Refresh() // the picture makes room
	}
	if e.beat.StrokeColor != colour {
		e.beat.FillColor, e.beat.StrokeColor, e.beat.StrokeWidth = box.Paint(e, look.Foam), colour, beatEdge
		canvas.Refresh(e.beat)
	}
	wide := e.widest * share
	box.Place(e.beat, e.middle.X-wide/2, e.middle.Y-wide/2, wide, wide)
}

// Beats reports whether there is one.
func (e *EventCard) Beats() bool { return e.beat.Visible() }

// How large a picture is before a beat, as a share of its place, and how wide the edge of the beat is.
const (
	beatRoom = 0.72
	beatEdge = 7
)

// place puts the picture into its place, before the beat if there is one.
func (s *eventScene) place(at fyne.Position, area fyne.Size) {
	e := s.card
	e.middle, e.widest = at.AddXY(area.Width/2, area.Height/2), min(area.Width, area.Height)
	if e.beat.Visible() {
		area = fyne.NewSize(area.Width*beatRoom, area.Height*beatRoom)
	}
	box.Place(s.picture, e.middle.X-area.Width/2, e.middle.Y-area.Height/2, area.Width, area.Height)
}

// Announces lets screen readers say it.
func (e *EventCard) Announces() bool { return true }

// surface is the colour of the mood.
func (e *EventCard) surface() fyne.ThemeColorName {
	return [...]fyne.ThemeColorName{look.Moves, look.Gives, look.Takes}[e.mood]
}

// eventScene keeps the lines of the title; it isn't a scene because their number changes with the width.
type eventScene struct {
	card    *EventCard
	shape   *canvas.ArbitraryPolygon // of a loss
	surface *canvas.Rectangle
	ring    Ring
	picture *canvas.Raster
	shown   Picture
	title   []*canvas.Text
}

// CreateRenderer draws surface, picture, title, words, advice and ring.
func (e *EventCard) CreateRenderer() fyne.WidgetRenderer {
	s := &eventScene{
		card: e, shape: &canvas.ArbitraryPolygon{}, surface: &canvas.Rectangle{}, ring: NewRing(),
		picture: NewDrawing(nil, canvas.ImageFillContain, 0),
	}
	s.dress()
	s.Layout(e.Size())
	return s
}

// MinSize is small: the letters take what room there is.
func (s *eventScene) MinSize() fyne.Size { return fyne.NewSize(240, 160) }

// Objects are all that is drawn, back to front.
func (s *eventScene) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{s.shape, s.surface, s.card.beat, s.picture, s.card.words, s.card.advice}
	for _, line := range s.title {
		objects = append(objects, line)
	}
	return append(objects, s.ring.Objects()...)
}

// Destroy does nothing: there is nothing to free.
func (s *eventScene) Destroy() {}

// Refresh shows another event, or the focus.
func (s *eventScene) Refresh() {
	s.dress()
	s.Layout(s.card.Size())
	canvas.Refresh(s.card)
}

// round is the radius of the corners of each mood.
func (e *EventCard) round() float32 {
	if e.mood == Giving {
		return 4 * box.Size(e, look.Radius)
	}
	return box.Size(e, look.Radius)
}

func (s *eventScene) dress() {
	e := s.card
	fill, ink := box.Paint(e, e.surface()), box.Paint(e, look.Jet)
	s.surface.FillColor, s.surface.StrokeColor, s.surface.StrokeWidth, s.surface.CornerRadius = fill, ink, 3, e.round()
	s.shape.FillColor, s.shape.StrokeColor, s.shape.StrokeWidth = fill, ink, 3
	s.shape.Hidden = e.mood != Taking
	if e.mood == Taking { // the shape lies under it; a plain surface within it says to what reads the screen what is covered
		s.surface.StrokeWidth, s.surface.CornerRadius = 0, 0
	}
	if s.shown != e.picture {
		s.shown = e.picture
		s.picture = NewDrawing(e.picture.Resource(), canvas.ImageFillContain, 0)
	}
	e.words.Refresh()
	e.advice.Refresh()
	s.ring.Show(&e.Control, e.round())
}

// Layout fills the area with the picture, and the words under it or, in a wide area, beside it.
func (s *eventScene) Layout(area fyne.Size) {
	if area.Width <= 0 || area.Height <= 0 {
		return
	}
	edge := box.Size(s.card, look.Grid)
	card := fyne.NewSize(area.Width-2*edge, area.Height-2*edge)
	s.lay(edge, card)
	pad := box.Size(s.card, look.Gap)
	in := fyne.NewSize(card.Width-2*pad, card.Height-1.5*pad)
	at := fyne.NewPos(edge+pad, edge+0.75*pad)
	if card.Width > 1.3*card.Height {
		wide := min(in.Width*0.38, in.Height*4/3)
		if in.Width < adviceHigh*2 { // the words need the room
			wide = in.Width * 0.24
		}
		s.place(at, fyne.NewSize(wide, in.Height))
		s.write(at.AddXY(wide+pad, 0), fyne.NewSize(in.Width-wide-pad, in.Height), 0)
		return
	}
	share := float32(0.3)
	if in.Height < adviceHigh {
		share = 0.2
	}
	room := s.write(at, in, in.Height*share)
	s.place(at, fyne.NewSize(in.Width, room))
}

// lay puts the surface in its shape.
func (s *eventScene) lay(edge float32, card fyne.Size) {
	box.Place(s.surface, edge, edge, card.Width, card.Height)
	box.Place(s.shape, edge, edge, card.Width, card.Height)
	s.ring.Layout(fyne.NewSize(card.Width+2*edge, card.Height+2*edge))
	cut := 2.4 * box.Size(s.card, look.Radius)
	w, h := card.Width, card.Height
	s.shape.Points = []fyne.Position{{X: cut}, {X: w - cut}, {X: w, Y: cut}, {X: w, Y: h - cut}, {X: w - cut, Y: h}, {X: cut, Y: h}, {Y: h - cut}, {Y: cut}}
	if s.card.mood == Taking {
		in := cut*0.5 + 3 // its corners lie within the shape
		box.Place(s.surface, edge+in, edge+in, w-2*in, h-2*in)
	}
}

// eventText are the sizes of the words, the first one that fits.
var eventText = [...]fyne.ThemeSizeName{look.Label, look.Body, look.Caption}

// fit finds the largest title that leaves so much room above, and for it the largest words.
func (s *eventScene) fit(area fyne.Size, spare float32) (lines []string, points, high float32) {
	e, style := s.card, fyne.TextStyle{Bold: true}
	for _, name := range eventText {
		e.words.size = name
		e.words.Refresh()
		rest := s.under(area.Width) + spare
		for points = box.Size(e, look.Hero); points > box.Size(e, look.Label); points *= 0.94 {
			lines = wrapped(e.title, area.Width, points, style)
			high = Measure("Ay", points, style).Height * titleLine
			if float32(len(lines))*high+rest <= area.Height && widestOf(lines, points, style) <= area.Width && len(lines) <= 2 {
				return lines, points, high
			}
		}
	}
	return lines, points, high
}

// under is the height of what is under the title.
func (s *eventScene) under(width float32) float32 {
	e, gap := s.card, box.Size(s.card, look.Grid)
	under := box.HeightAt(e.words, width) + gap
	if e.advice.Visible() {
		under += box.HeightAt(e.advice, width) + gap
	}
	return under
}

// write puts title, words and advice at the lower end of an area and gives the height that is left above them, which is at
// least spare: the title is as large as that allows.
func (s *eventScene) write(at fyne.Position, area fyne.Size, spare float32) (left float32) {
	e, gap := s.card, box.Size(s.card, look.Grid)
	box.SetVisible(e.advice, area.Height > adviceHigh)
	lines, points, high := s.fit(area, spare)
	words, text := box.HeightAt(e.words, area.Width), float32(len(lines))*high+s.under(area.Width)
	left = max(spare, area.Height-text)
	y, align := at.Y+left, fyne.TextAlignCenter // under the middle of the picture
	if spare == 0 {
		y, align = at.Y+max(0, (area.Height-text)/2), fyne.TextAlignLeading
	}
	e.words.align, e.advice.align = align, align
	s.title = nil
	for _, line := range lines {
		t := &canvas.Text{Alignment: align, TextSize: points, TextStyle: fyne.TextStyle{Bold: true}, Color: box.Paint(e, look.Jet)}
		Write(t, line)
		full := t.MinSize().Height
		box.Place(t, at.X, y-(full-high)/2, area.Width, full)
		s.title = append(s.title, t)
		y += high
	}
	box.Place(e.words, at.X, y+gap, area.Width, words)
	e.words.Refresh()
	e.advice.Refresh()
	box.Place(e.advice, at.X, y+words+2*gap, area.Width, box.HeightAt(e.advice, area.Width))
	return left - gap
}

// adviceHigh is the height from which there is room to say that a tap closes the card.
const adviceHigh = 240

// titleLine is the distance of the title's lines, in shares of what the letters are given by the toolkit.
const titleLine = 0.86

// widestOf is the width of the widest of some lines.
func widestOf(lines []string, points float32, style fyne.TextStyle) float32 {
	widest := float32(0)
	for _, line := range lines {
		widest = max(widest, Measure(line, points, style).Width)
	}
	return widest
}
