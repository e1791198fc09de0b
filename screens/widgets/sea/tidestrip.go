package sea

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Strip is the timer in few words, for a page that shows something else: the disc with its pulse on the colours of the
// sea, what the timer does, whose turn it is, and in the last tenth the digits. All of it is one button.
type Strip struct {
	parts.Control
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
	ring   parts.Ring
}

// NewStrip is a strip as high as a size of package look; label is what a screen reader says.
func NewStrip(high fyne.ThemeSizeName, label string, tap func()) *Strip {
	s := &Strip{Control: parts.Control{Label: label, Tap: tap}, high: high, sheet: newDiscSheet(), wide: 1, ring: parts.NewRing()}
	s.shade, s.tones = color.NRGBA{R: 38, G: 110, B: 160, A: 255}, look.TideTones(0)
	s.ground, s.water = &canvas.Rectangle{}, &canvas.Rectangle{}
	for i := range s.texts {
		s.texts[i] = &canvas.Text{TextStyle: fyne.TextStyle{Bold: i != 1}}
	}
	s.Extend(s)
	return s
}

// SetWords changes what is read.
func (s *Strip) SetWords(title, line, digits string) {
	if s.title == title && s.line == line && s.digits == digits {
		return
	}
	s.title, s.line, s.digits = title, line, digits
	s.Refresh()
}

// AccessibilityLabel is the label and what is read.
func (s *Strip) AccessibilityLabel() string {
	words := s.Label
	for _, more := range []string{s.title, s.line, s.digits} {
		if more != "" {
			words += ". " + more
		}
	}
	return words
}

// SetFrame shows the disc at a share of its full diameter, in its colour, on a sea of these tones.
func (s *Strip) SetFrame(share float64, shade color.Color, tones look.Tones) {
	now := color.NRGBAModel.Convert(shade).(color.NRGBA)
	s.wide = float32(share)
	if s.tones != tones || s.shade != now {
		s.tones, s.shade = tones, now
		s.sheet.draw(int(math.Ceil(float64(s.full()))), s.shade)
		s.dye()
	}
	s.place()
}

func (s *Strip) dye() {
	s.ground.FillColor, s.water.FillColor = s.tones.Low, s.tones.Water[look.Swells-1]
	canvas.Refresh(s.ground)
	canvas.Refresh(s.water)
}

// full is the full diameter of the disc.
func (s *Strip) full() float32 { return s.Size().Height - 2*box.Size(s, look.Grid) }

// place puts the disc where it is now, if that is seen.
func (s *Strip) place() {
	d := s.full() * s.wide
	if math.Abs(float64(d-s.drawn)) < 1 || d <= 0 {
		return
	}
	s.drawn = d
	edge := box.Size(s, look.Grid)
	box.Place(s.sheet.face, edge+(s.full()-d)/2, edge+(s.full()-d)/2, d, d)
}

// lay places everything on the strip.
func (s *Strip) lay(area fyne.Size) {
	edge := box.Size(s, look.Grid)
	s.ring.Layout(area)
	s.ground.Resize(area)
	box.Place(s.water, 0, area.Height*0.66, area.Width, area.Height*0.34)
	s.sheet.draw(int(math.Ceil(float64(s.full()))), s.shade)
	s.drawn = 0
	s.place()
	left := area.Height + edge
	right := area.Width - edge
	if s.digits != "" {
		points := box.Size(s, look.Table)
		wide := parts.Measure(widest, points, s.texts[2].TextStyle)
		if wide.Width > (area.Width-left)*0.6 {
			points *= (area.Width - left) * 0.6 / wide.Width
			wide = parts.Measure(widest, points, s.texts[2].TextStyle)
		}
		s.texts[2].TextSize = points
		box.Place(s.texts[2], right-wide.Width, (area.Height-wide.Height)/2, wide.Width, wide.Height)
		right -= wide.Width + edge
	}
	s.write(left, right, area.Height)
}

// write puts title and line under each other, as large as the room allows.
func (s *Strip) write(left, right, height float32) {
	names := [2]fyne.ThemeSizeName{look.Label, look.Body}
	var high [2]float32
	for i, text := range s.texts[:2] {
		text.TextSize = box.Size(s, names[i])
		need := parts.Measure(text.Text, text.TextSize, text.TextStyle)
		if room := right - left; need.Width > room && need.Width > 0 {
			text.TextSize *= room / need.Width * 0.98
			need = parts.Measure(text.Text, text.TextSize, text.TextStyle)
		}
		if text.Text != "" {
			high[i] = need.Height
		}
	}
	top := (height - high[0] - high[1]) / 2
	box.Place(s.texts[0], left, top, right-left, high[0])
	box.Place(s.texts[1], left, top+high[0], right-left, high[1])
}

// CreateRenderer draws ground, water, disc and words.
func (s *Strip) CreateRenderer() fyne.WidgetRenderer {
	objects := append([]fyne.CanvasObject{s.ground, s.water, s.sheet.face}, s.texts[0], s.texts[1], s.texts[2])
	return box.Draw(s, box.Scene{
		Objects: append(objects, s.ring.Objects()...),
		Min: func() fyne.Size {
			return fyne.NewSize(200, max(box.Size(s, s.high), 2*parts.Measure("Ay", box.Size(s, look.Label), fyne.TextStyle{}).Height+box.Size(s, look.Grid)))
		},
		Layout: s.lay,
		Refresh: func() {
			for i, words := range [3]string{s.title, s.line, s.digits} {
				parts.Write(s.texts[i], words)
				s.texts[i].Color = box.Paint(s, look.Foam)
				s.texts[i].Hidden = words == ""
			}
			s.dye()
			s.ring.Show(&s.Control, 0)
		},
	})
}
