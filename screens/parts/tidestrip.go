package parts

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/look"
)

// TideStrip is the timer in few words, for a page that shows something else: the disc with its pulse on the colours of the
// sea, what the timer does, whose turn it is, and in the last tenth the digits. All of it is one button.
type TideStrip struct {
	control
	high   fyne.ThemeSizeName // of the strip; the disc fills it
	sheet  *discSheet
	tones  look.Tones
	shade  color.NRGBA
	wide   float32 // the share of its full diameter that the disc has now
	drawn  float32 // the diameter that is drawn
	title  string
	line   string
	digits string
	texts  [3]*canvas.Text // title, line, digits
	ground *canvas.Rectangle
	water  *canvas.Rectangle
	ring   ring
}

// NewTideStrip is a strip as high as a size of package look; label is what a screen reader says.
func NewTideStrip(high fyne.ThemeSizeName, label string, tap func()) *TideStrip {
	s := &TideStrip{control: control{label: label, tap: tap}, high: high, sheet: newDiscSheet(), wide: 1, ring: newRing()}
	s.shade, s.tones = color.NRGBA{R: 38, G: 110, B: 160, A: 255}, look.TideTones(0)
	s.ground, s.water = &canvas.Rectangle{}, &canvas.Rectangle{}
	for i := range s.texts {
		s.texts[i] = &canvas.Text{TextStyle: fyne.TextStyle{Bold: i != 1}}
	}
	s.extend(s)
	return s
}

// SetWords changes what is read.
func (s *TideStrip) SetWords(title, line, digits string) {
	if s.title == title && s.line == line && s.digits == digits {
		return
	}
	s.title, s.line, s.digits = title, line, digits
	s.Refresh()
}

// AccessibilityLabel is the label and what is read.
func (s *TideStrip) AccessibilityLabel() string {
	words := s.label
	for _, more := range []string{s.title, s.line, s.digits} {
		if more != "" {
			words += ". " + more
		}
	}
	return words
}

// SetFrame shows the disc at a share of its full diameter, in its colour, on a sea of these tones.
func (s *TideStrip) SetFrame(share float64, shade color.Color, tones look.Tones) {
	now := color.NRGBAModel.Convert(shade).(color.NRGBA)
	s.wide = float32(share)
	if s.tones != tones || s.shade != now {
		s.tones, s.shade = tones, now
		s.sheet.draw(int(math.Ceil(float64(s.full()))), s.shade)
		s.dye()
	}
	s.place()
}

func (s *TideStrip) dye() {
	s.ground.FillColor, s.water.FillColor = s.tones.Low, s.tones.Water[look.Swells-1]
	canvas.Refresh(s.ground)
	canvas.Refresh(s.water)
}

// full is the full diameter of the disc.
func (s *TideStrip) full() float32 { return s.Size().Height - 2*size(s, look.Grid) }

// place puts the disc where it is now, if that is seen.
func (s *TideStrip) place() {
	d := s.full() * s.wide
	if math.Abs(float64(d-s.drawn)) < 1 || d <= 0 {
		return
	}
	s.drawn = d
	edge := size(s, look.Grid)
	Place(s.sheet.face, edge+(s.full()-d)/2, edge+(s.full()-d)/2, d, d)
}

// lay places everything on the strip.
func (s *TideStrip) lay(area fyne.Size) {
	edge := size(s, look.Grid)
	s.ring.layout(area)
	s.ground.Resize(area)
	Place(s.water, 0, area.Height*0.66, area.Width, area.Height*0.34)
	s.sheet.draw(int(math.Ceil(float64(s.full()))), s.shade)
	s.drawn = 0
	s.place()
	left := area.Height + edge
	right := area.Width - edge
	if s.digits != "" {
		points := size(s, look.Table)
		wide := measure(widest, points, s.texts[2].TextStyle)
		if wide.Width > (area.Width-left)*0.6 {
			points *= (area.Width - left) * 0.6 / wide.Width
			wide = measure(widest, points, s.texts[2].TextStyle)
		}
		s.texts[2].TextSize = points
		Place(s.texts[2], right-wide.Width, (area.Height-wide.Height)/2, wide.Width, wide.Height)
		right -= wide.Width + edge
	}
	s.write(left, right, area.Height)
}

// write puts title and line under each other, as large as the room allows.
func (s *TideStrip) write(left, right, height float32) {
	names := [2]fyne.ThemeSizeName{look.Label, look.Body}
	var high [2]float32
	for i, text := range s.texts[:2] {
		text.TextSize = size(s, names[i])
		need := measure(text.Text, text.TextSize, text.TextStyle)
		if room := right - left; need.Width > room && need.Width > 0 {
			text.TextSize *= room / need.Width * 0.98
			need = measure(text.Text, text.TextSize, text.TextStyle)
		}
		if text.Text != "" {
			high[i] = need.Height
		}
	}
	top := (height - high[0] - high[1]) / 2
	Place(s.texts[0], left, top, right-left, high[0])
	Place(s.texts[1], left, top+high[0], right-left, high[1])
}

// CreateRenderer draws ground, water, disc and words.
func (s *TideStrip) CreateRenderer() fyne.WidgetRenderer {
	objects := append([]fyne.CanvasObject{s.ground, s.water, s.sheet.face}, s.texts[0], s.texts[1], s.texts[2])
	return newScene(&scene{
		of: s, objects: append(objects, s.ring.objects()...),
		min: func() fyne.Size {
			return fyne.NewSize(200, max(size(s, s.high), 2*measure("Ay", size(s, look.Label), fyne.TextStyle{}).Height+size(s, look.Grid)))
		},
		layout: s.lay,
		refresh: func() {
			for i, words := range [3]string{s.title, s.line, s.digits} {
				write(s.texts[i], words)
				s.texts[i].Color = paint(s, look.Foam)
				s.texts[i].Hidden = words == ""
			}
			s.dye()
			s.ring.show(&s.control, 0)
		},
	})
}
