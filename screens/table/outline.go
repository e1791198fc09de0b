package table

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
)

// outline is a dashed line round an area: what stands in it is no key.
type outline struct {
	widget.BaseWidget
	line    fyne.ThemeColorName
	corner  float32
	picture *canvas.Image
	drawn   string
}

func newOutline(line fyne.ThemeColorName, corner float32) *outline {
	o := &outline{line: line, corner: corner, picture: &canvas.Image{FillMode: canvas.ImageFillStretch}}
	o.ExtendBaseWidget(o)
	return o
}

// Measures of a dashed line, in device-independent pixels.
const (
	dashWide = 2.5
	dashLong = 7
	dashFree = 5
)

// CreateRenderer draws the line, anew where its area or its colour has changed.
func (o *outline) CreateRenderer() fyne.WidgetRenderer {
	draw := func(area fyne.Size) {
		ink := color.NRGBAModel.Convert(box.Paint(o, o.line)).(color.NRGBA)
		svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g"><rect x="%[3]g" y="%[3]g" width="%[4]g" height="%[5]g" rx="%[6]g" ry="%[6]g" fill="none" stroke="#%02[7]x%02[8]x%02[9]x" stroke-width="%[10]g" stroke-dasharray="%[11]d %[12]d"/></svg>`,
			area.Width, area.Height, dashWide/2, area.Width-dashWide, area.Height-dashWide, o.corner, ink.R, ink.G, ink.B, dashWide, dashLong, dashFree)
		o.picture.Resize(area)
		if o.picture.Hidden = box.Sketched(o) || area.Width <= dashWide || area.Height <= dashWide; o.picture.Hidden || svg == o.drawn {
			return
		}
		o.drawn = svg
		o.picture.Resource = fyne.NewStaticResource(fmt.Sprintf("outline%gx%g-%x.svg", area.Width, area.Height, ink), []byte(svg))
		o.picture.Refresh()
	}
	return box.Draw(o, box.Scene{
		Objects: []fyne.CanvasObject{o.picture},
		Min:     func() fyne.Size { return fyne.Size{} },
		Layout:  draw,
		Refresh: func() { draw(o.Size()) },
	})
}
