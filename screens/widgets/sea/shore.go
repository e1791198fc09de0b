package sea

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
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
	last       *parts.Words // over those who are lost: all of them are
	water      float32      // how far down the water begins, in device-independent pixels
}

var _ fyne.Accessible = (*Shore)(nil)

// standing is one person of the picture.
type standing struct {
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
	s.last = parts.NewTitle(wording.L("Last")).Head(2)
	box.SetVisible(s.last, len(lost) > 0)
	s.ExtendBaseWidget(s)
	return s
}

func newStanding(p Person, safe bool) *standing {
	s := &standing{mark: parts.NewSeatMark(p.Seat, shoreMark).Spoken(p.Name + ". " + p.Place), name: parts.NewWords(p.Name, look.Table, look.Text).Bold().Head(2).Squeezed(shoreTight), place: parts.NewSection(p.Place).Head(0).Centred()}
	if safe {
		s.rock = &canvas.Image{Resource: parts.Picture("rock").Resource(), FillMode: canvas.ImageFillStretch}
		s.name.Centred()
		s.buoy = &canvas.Image{Resource: parts.Picture("lifebuoy").Resource(), FillMode: canvas.ImageFillContain}
		return s
	}
	s.place.Hide() // the word over all of them says it once
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
		return wording.L("Nobody is safe")
	}
	return wording.L("{number} safe", len(s.safe))
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
	shoreTight = 0.5 // of the letters of a name, before it takes a second line
	lostCell   = 280 // the most that one who is lost takes
	lostRow    = 3   // so many of them stand side by side
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
	objects = append(objects, s.last)
	return box.Draw(s, box.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return fyne.NewSize(200, 160) },
		Layout:  s.arrange,
		Refresh: s.dress,
	})
}

func (s *Shore) dress() {
	s.last.Refresh()
	for _, p := range s.people() {
		p.mark.Refresh()
		p.name.Refresh()
		p.place.Refresh()
		if p.veil == nil {
			continue
		}
		p.veil.FillColor = box.Paint(s, look.Drowned)
		for _, b := range p.bubble {
			b.StrokeColor = box.Paint(s, look.Text)
		}
	}
}

// lines are the heights that the names and the places of people need in cells of that width.
func lines(people []*standing, cell float32) (name, place float32) {
	apart := box.Named(look.Grid)()
	for _, p := range people {
		name, place = max(name, box.HeightAt(p.name, cell-apart)), max(place, box.HeightAt(p.place, cell-apart))
	}
	return name, place
}

// words places name and place of somebody in a cell, apart from those of the neighbours.
func (p *standing) words(x, top, cell, name, place float32) {
	apart := box.Named(look.Grid)()
	box.Place(p.name, x+apart/2, top, cell-apart, name)
	box.Place(p.place, x+apart/2, top+name, cell-apart, place)
}

// dry is the width of the cells of those who are safe in a picture of that width, and the heights of their names and places.
func (s *Shore) dry(width float32) (cell, name, place float32) {
	if n := len(s.safe); n > 0 {
		cell = min(width/float32(n), 4.4*s.safe[0].mark.MinSize().Width)
	}
	name, place = lines(s.safe, cell)
	return cell, name, place
}

// wet is how many of those who are lost stand in a row of a picture of that width, how wide a cell is and how high a row: each has
// the name beside the mark.
func (s *Shore) wet(width float32) (row int, cell, high float32) {
	row = max(1, len(s.lost))
	if row > lostRow {
		row = (row + 1) / 2
	}
	cell = min((width-2*box.Named(look.Grid)())/float32(row), lostCell)
	for _, p := range s.lost {
		high = max(high, p.mark.MinSize().Height, box.HeightAt(p.name, p.beside(cell)))
	}
	return row, cell, high
}

// beside is the width that a name has beside its mark in a cell.
func (p *standing) beside(cell float32) float32 {
	return cell - p.mark.MinSize().Width - 2*box.Named(look.Grid)()
}

// above and below are the least heights over the water and under it in a picture of that width.
func (s *Shore) above(width float32) float32 {
	if len(s.safe) == 0 {
		return 0
	}
	_, name, place := s.dry(width)
	return name + place + shoreBuoy*s.safe[0].mark.MinSize().Height
}

func (s *Shore) below(width float32) float32 {
	row, _, high := s.wet(width)
	rows := (len(s.lost) + row - 1) / row
	return box.HeightAt(s.last, width) + float32(rows)*high + shoreMark/2
}

// Fit makes the names as large as they have room in a picture of that size, and reports whether they have any.
func (s *Shore) Fit(size fyne.Size) bool {
	s.last.SetSize(look.Title)
	for _, names := range []fyne.ThemeSizeName{look.Table, look.Title, look.Label} {
		for _, p := range s.people() {
			p.name.SetSize(names)
		}
		if names == look.Label {
			s.last.SetSize(names)
		}
		if s.Need(size.Width) <= size.Height {
			return true
		}
	}
	return false
}

// Need is the least height of the picture at a width.
func (s *Shore) Need(width float32) float32 { return s.above(width) + s.below(width) }

// Water is how far down the water begins in a picture of that size: at that share of its height, where those who are lost have
// room under it and those who are safe above.
func (s *Shore) Water(size fyne.Size, share float32) float32 {
	return max(s.above(size.Width), min(size.Height*share, size.Height-s.below(size.Width)))
}

// arrange puts the rocks on the water and the others below it.
func (s *Shore) arrange(area fyne.Size) {
	cell, name, place := s.dry(area.Width)
	words := name + place
	left := (area.Width - cell*float32(len(s.safe))) / 2
	for i, p := range s.safe {
		mark := p.mark.MinSize().Height
		buoy := mark * shoreBuoy
		rise := float32(rockMost - (rockMost-rockLeast)*float32(i)/float32(max(1, len(s.safe)-1)))
		top := s.water - max(s.water*rise, mark*0.9) - buoy*0.82 - words // of the words
		middle, x := left+(float32(i)+0.5)*cell, left+float32(i)*cell
		top = max(0, min(top, s.water-buoy-words))
		p.words(x, top, cell, name, place)
		box.Place(p.buoy, middle-buoy/2, top+words, buoy, buoy)
		box.Place(p.mark, middle-mark/2, top+words+(buoy-mark)/2, mark, mark)
		wide := min(cell, mark*rockWide*1.25)
		foot := top + words + buoy*0.82
		box.Place(p.rock, middle-wide/2, foot, wide, max(0, s.water-foot+mark*0.35))
	}
	s.sink(area)
}

// sink puts those who are lost below the water, under the word that tells it, in a row or two.
func (s *Shore) sink(area fyne.Size) {
	row, cell, high := s.wet(area.Width)
	rows, apart := (len(s.lost)+row-1)/row, box.Named(look.Grid)()
	left, last := (area.Width-cell*float32(row))/2, box.HeightAt(s.last, area.Width)
	spare := max(0, area.Height-s.water-last-float32(rows)*high) / float32(rows+1)
	for i, p := range s.lost {
		mark, wide := p.mark.MinSize(), p.beside(cell)
		if i == 0 { // over the first name, where no bubble rises
			box.Place(s.last, left+mark.Width+1.5*apart, s.water+spare/2, area.Width/2, last)
		}
		x, down := left+float32(i%row)*cell+apart/2, s.water+spare+last+float32(i/row)*(high+spare)
		over := down + (high-mark.Height)/2
		box.Place(p.mark, x, over, mark.Width, mark.Height)
		box.Place(p.veil, x-mark.Width*0.1, over-mark.Height*0.1, mark.Width*1.2, mark.Height*1.2)
		name := box.HeightAt(p.name, wide)
		box.Place(p.name, x+mark.Width+apart, down+(high-name)/2, wide, name)
		for k, b := range p.bubble {
			side := bubbleSide * (1 - 0.25*float32(k))
			box.Place(b, x+mark.Width*(0.84-0.16*float32(k%2)), over-side*(1.1+1.7*float32(k)), side, side)
		}
	}
}
