package table

import (
	"fmt"
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/parts"
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
}

// NewGround is a picture that svg draws for a size; its text is a whole drawing.
func NewGround(svg func(size fyne.Size, paint Paint) string) *Ground {
	g := &Ground{svg: svg}
	g.raster = canvas.NewRaster(g.draw)
	g.Build(g, g.raster, func() { canvas.Refresh(g.raster) })
	return g
}

// draw is the picture for so many pixels; one that was drawn is given again.
func (g *Ground) draw(width, height int) image.Image {
	text, at := g.svg(g.Size(), g.paint), image.Pt(width, height)
	if g.drawn == nil || g.of != text || g.at != at {
		g.of, g.at = text, at
		g.drawn = parts.DrawFile(fyne.NewStaticResource("ground.svg", []byte(text)), canvas.ImageFillStretch, at)
	}
	if g.drawn == nil {
		return image.NewRGBA(image.Rect(0, 0, width, height))
	}
	return g.drawn
}

func (g *Ground) paint(name fyne.ThemeColorName) (hex string, opacity float32) {
	c := color.NRGBAModel.Convert(box.Paint(g, name)).(color.NRGBA)
	return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B), float32(c.A) / 255
}
