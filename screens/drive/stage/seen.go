package stage

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/sea"
)

// announced are the surfaces of what is announced to the whole table: the same on every ground, and nothing else has them.
func announced() map[color.NRGBA]bool {
	surfaces := map[color.NRGBA]bool{}
	for _, name := range []fyne.ThemeColorName{look.Moves, look.Gives, look.Takes} {
		paint := look.New(look.Dark, look.Phone, 1).Color(name, theme.VariantDark)
		surfaces[color.NRGBAModel.Convert(paint).(color.NRGBA)] = true
	}
	return surfaces
}

// cardShare is how much of a window the surface of an announcement fills at least.
const cardShare = 0.03

// eventShown reports whether an event is announced in a picture, and where its middle is.
func (t *Reference) eventShown(picture *image.NRGBA) (at image.Point, shown bool) {
	surfaces, n, size := announced(), 0, t.size()
	var area image.Rectangle
	for y := 0; y < size.Y; y += 2 {
		for x := 0; x < size.X; x += 2 {
			if surfaces[picture.NRGBAAt(x, y)] {
				n++
				area = area.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return area.Min.Add(area.Max).Div(2), float64(4*n) > cardShare*float64(size.X*size.Y)
}

// DiscHigh is how high the disc is drawn in a picture, in pixels, where it fills a square at most: its field begins in the
// column of its middle where the colour of the moment does.
func DiscHigh(picture *image.NRGBA, disc image.Rectangle) float64 {
	x, middle := disc.Min.X+disc.Dx()/2, float64(disc.Min.Y+disc.Max.Y)/2
	field := picture.NRGBAAt(x, disc.Min.Y+disc.Dy()*14/100)
	y := disc.Min.Y + disc.Dy()*14/100
	for y > disc.Min.Y && near(picture.NRGBAAt(x, y-1), field) {
		y--
	}
	return 2 * (middle - float64(y)) / sea.DiscField
}

// near reports whether two colours differ by no more than what dithering may change.
func near(a, b color.NRGBA) bool {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return d(a.R, b.R) <= 4 && d(a.G, b.G) <= 4 && d(a.B, b.B) <= 4
}
