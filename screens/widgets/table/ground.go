package table

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

// Paint is a colour of the theme as a drawing writes it: the colour, and how much of it covers, from 0 to 1.
type Paint func(name fyne.ThemeColorName) (hex string, opacity float32)

// Ground is the picture under a felt, drawn once a size and theme. It takes no taps.
type Ground struct {
	box.Widget
	svg    func(size fyne.Size, paint Paint) string
	raster *canvas.Raster
	drawn  image.Image
	of     string
	at     image.Point
	rows   []tones   // of what is drawn; nil: nobody asked since it was refreshed
	asked  fyne.Size // that it had when somebody did
}

// NewGround is a picture that svg draws for a size; its text is a whole drawing.
func NewGround(svg func(size fyne.Size, paint Paint) string) *Ground {
	g := &Ground{svg: svg}
	g.raster = canvas.NewRaster(g.draw)
	g.Build(g, g.raster, func() { g.rows = nil; canvas.Refresh(g.raster) })
	return g
}

// mostPixels is how many pixels of a ground are drawn; where it is larger they are stretched. Grounds are soft, and a phone with a fine
// screen would need seconds for all of its pixels.
const mostPixels = 400_000

// draw is the picture for so many pixels; one that was drawn is given again.
func (g *Ground) draw(width, height int) image.Image {
	text, at := g.svg(g.Size(), g.paint), image.Pt(width, height)
	if all := width * height; all > mostPixels {
		share := math.Sqrt(float64(mostPixels) / float64(all))
		at = image.Pt(int(float64(width)*share), int(float64(height)*share))
	}
	if g.drawn == nil || g.of != text || g.at != at {
		g.of, g.at = text, at
		g.drawn = latest.draw(text, at)
	}
	if g.drawn == nil {
		return image.NewRGBA(image.Rect(0, 0, width, height))
	}
	return g.drawn
}

// latest is the large ground that was drawn last: the pages of a game and its match lie on the same.
var latest kept

// kept is a picture with all that decides how it looks.
type kept struct {
	sync.Mutex
	of      string
	at      image.Point
	picture image.Image
}

// largeGround is from how many pixels on a picture is kept.
const largeGround = mostPixels / 4

func (k *kept) draw(of string, at image.Point) image.Image {
	k.Lock()
	defer k.Unlock()
	if k.of == of && k.at == at {
		return k.picture
	}
	picture := parts.DrawFile(fyne.NewStaticResource("ground.svg", []byte(of)), canvas.ImageFillStretch, at)
	if at.X*at.Y >= largeGround {
		k.of, k.at, k.picture = of, at, picture
	}
	return picture
}

// lineReach is how far above and below a place a line of words reaches, in device-independent pixels.
const lineReach = 16

// Tones are the darkest and the lightest colour so far down on it, as far as a line of words reaches.
func (g *Ground) Tones(down float32) []color.Color {
	if g.rows == nil || g.asked != g.Size() {
		g.asked = g.Size()
		g.rows = rowTones(g.draw(int(g.asked.Width), int(g.asked.Height)))
	}
	of := tones{dark: color.Black, light: color.Black, least: math.MaxUint32}
	drawn := float32(len(g.rows)) / max(1, g.Size().Height)
	for y := max(0, int((down-lineReach)*drawn)); y < min(len(g.rows), int((down+lineReach)*drawn)); y++ {
		of.add(g.rows[y].dark)
		of.add(g.rows[y].light)
	}
	return []color.Color{of.dark, of.light}
}

// tones are the darkest and the lightest of some colours.
type tones struct {
	dark, light color.Color
	least, most uint32
}

// add counts a colour in.
func (t *tones) add(c color.Color) {
	r, g, b, _ := c.RGBA()
	bright := 2*r + 7*g + b // nearly as the eye weighs them
	if t.dark == nil || bright < t.least {
		t.dark, t.least = c, bright
	}
	if t.light == nil || bright > t.most {
		t.light, t.most = c, bright
	}
}

// rowTones are those of each row of a picture.
func rowTones(picture image.Image) []tones {
	b := picture.Bounds()
	rows := make([]tones, b.Dy())
	for y := range rows {
		for x := b.Min.X; x < b.Max.X; x++ {
			rows[y].add(picture.At(x, b.Min.Y+y))
		}
	}
	return rows
}

func (g *Ground) paint(name fyne.ThemeColorName) (hex string, opacity float32) {
	c := color.NRGBAModel.Convert(box.Paint(g, name)).(color.NRGBA)
	return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B), float32(c.A) / 255
}
