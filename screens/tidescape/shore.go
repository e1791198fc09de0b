package tidescape

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// Person is a player at the end of a game: seat, name, and the place in words.
type Person struct {
	Seat  int
	Name  string
	Place string
}

// Shore is the end as a picture: who is safe stands on a rock above the water, the first one highest, and who is not sinks
// below it.
type Shore struct {
	widget.BaseWidget
	safe, lost []*standing
	water      float32 // how far down the water begins, in device-independent pixels
}

var _ fyne.Accessible = (*Shore)(nil)

// standing is one person of the picture.
type standing struct {
	person Person
	rock   *canvas.Image // nil: in the water
	buoy   *canvas.Image
	mark   *parts.SeatMark
	veil   *canvas.Circle
	bubble [3]*canvas.Circle
	name   *parts.Words
	place  *parts.Words
}

// NewShore shows those who are safe, the first one first, and those who are not.
func NewShore(safe, lost []Person) *Shore {
	s := &Shore{}
	for _, p := range safe {
		s.safe = append(s.safe, newStanding(p, true))
	}
	for _, p := range lost {
		s.lost = append(s.lost, newStanding(p, false))
	}
	s.ExtendBaseWidget(s)
	return s
}

func newStanding(p Person, safe bool) *standing {
	s := &standing{person: p, mark: parts.NewSeatMark(p.Seat, shoreMark).Spoken(p.Name + ". " + p.Place), name: parts.NewTitle(p.Name).Head(2).Centred().Squeezed(shoreTight), place: parts.NewBody(p.Place).Centred()}
	if safe {
		s.rock = &canvas.Image{Resource: parts.Picture("rock").Resource(), FillMode: canvas.ImageFillStretch}
		s.buoy = &canvas.Image{Resource: parts.Picture("lifebuoy").Resource(), FillMode: canvas.ImageFillContain}
		return s
	}
	s.place.SetText("") // the page says once that all of them are last
	s.veil = &canvas.Circle{}
	for i := range s.bubble {
		s.bubble[i] = &canvas.Circle{StrokeWidth: 2}
	}
	return s
}

// SetWater says how far down on the picture the water begins.
func (s *Shore) SetWater(down float32) {
	if s.water != down {
		s.water = down
		s.Refresh()
	}
}

// AccessibilityLabel tells how many are safe; each mark says who and how.
func (s *Shore) AccessibilityLabel() string {
	if len(s.safe) == 0 {
		return lang.L("Nobody is safe")
	}
	return lang.L("{{.Number}} safe", map[string]any{"Number": len(s.safe)})
}

// AccessibilityRole is that of text.
func (s *Shore) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (s *Shore) people() []*standing { return append(append([]*standing(nil), s.safe...), s.lost...) }

// Measures in device-independent pixels at text step 1, and shares.
const (
	shoreMark  = 30
	shoreBuoy  = 1.7  // in marks
	rockWide   = 2.2  // in marks
	rockLeast  = 0.22 // of the height above the water: that of the last rock
	rockMost   = 0.50 // of the first one
	bubbleSide = 9
	shoreTight = 0.6 // of the letters of a name, before it takes a second line
)

// CreateRenderer draws rocks, marks and names.
func (s *Shore) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for _, p := range s.safe {
		objects = append(objects, p.rock)
	}
	for _, p := range s.people() {
		if p.buoy != nil {
			objects = append(objects, p.buoy)
		}
		objects = append(objects, p.mark)
		if p.veil != nil {
			objects = append(objects, p.veil, p.bubble[0], p.bubble[1], p.bubble[2])
		}
		objects = append(objects, p.name, p.place)
	}
	return parts.Draw(s, parts.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return fyne.NewSize(200, 160) },
		Layout:  s.arrange,
		Refresh: s.dress,
	})
}

func (s *Shore) dress() {
	for _, p := range s.people() {
		p.mark.Refresh()
		p.name.Refresh()
		p.place.Refresh()
		if p.veil == nil {
			continue
		}
		p.veil.FillColor = parts.Paint(s, look.Drowned)
		for _, b := range p.bubble {
			b.StrokeColor = parts.Paint(s, look.Text)
		}
	}
}

// lines are the heights that the names and the places of people need in cells of that width.
func lines(people []*standing, cell float32) (name, place float32) {
	apart := parts.Named(look.Grid)()
	for _, p := range people {
		name, place = max(name, parts.HeightAt(p.name, cell-apart)), max(place, parts.HeightAt(p.place, cell-apart))
	}
	return name, place
}

// words places name and place of somebody in a cell, apart from those of the neighbours.
func (p *standing) words(x, top, cell, name, place float32) {
	apart := parts.Named(look.Grid)()
	parts.Place(p.name, x+apart/2, top, cell-apart, name)
	parts.Place(p.place, x+apart/2, top+name, cell-apart, place)
}

// arrange puts the rocks on the water and the others below it.
func (s *Shore) arrange(area fyne.Size) {
	cell := float32(0)
	if n := len(s.safe); n > 0 {
		cell = min(area.Width/float32(n), 4.4*s.safe[0].mark.MinSize().Width)
	}
	name, place := lines(s.safe, cell)
	words := name + place
	left := (area.Width - cell*float32(len(s.safe))) / 2
	for i, p := range s.safe {
		mark := p.mark.MinSize().Height
		buoy := mark * shoreBuoy
		rise := float32(rockMost - (rockMost-rockLeast)*float32(i)/float32(max(1, len(s.safe)-1)))
		top := max(words, s.water-max(s.water*rise, mark*0.9)-buoy*0.82-words) // of the words
		middle, x := left+(float32(i)+0.5)*cell, left+float32(i)*cell
		top = min(top, s.water-buoy-words)
		p.words(x, top, cell, name, place)
		parts.Place(p.buoy, middle-buoy/2, top+words, buoy, buoy)
		parts.Place(p.mark, middle-mark/2, top+words+(buoy-mark)/2, mark, mark)
		wide := min(cell, mark*rockWide*1.25)
		foot := top + words + buoy*0.82
		parts.Place(p.rock, middle-wide/2, foot, wide, max(0, s.water-foot+mark*0.35))
	}
	s.sink(area)
}

// sink puts those who are lost below the water, every second one deeper.
func (s *Shore) sink(area fyne.Size) {
	n := float32(max(1, len(s.lost)))
	cell := min(area.Width/n, 160)
	name, place := lines(s.lost, cell)
	left := (area.Width - cell*n) / 2
	for i, p := range s.lost {
		mark := p.mark.MinSize().Height
		room := area.Height - s.water - mark - name - place
		down := s.water + max(0, room)*(0.34+0.38*float32(i%2))
		middle, x := left+(float32(i)+0.5)*cell, left+float32(i)*cell
		parts.Place(p.mark, middle-mark/2, down, mark, mark)
		parts.Place(p.veil, middle-mark*0.6, down-mark*0.1, mark*1.2, mark*1.2)
		p.words(x, down+mark, cell, name, place)
		for k, b := range p.bubble {
			side := bubbleSide * (1 - 0.25*float32(k))
			parts.Place(b, middle+mark*(0.34-0.16*float32(k%2)), down-side*(1.1+1.7*float32(k)), side, side)
		}
	}
}
