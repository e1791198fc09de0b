package browser

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"syscall/js"
	"unicode/utf8"
	_ "unsafe" // for go:linkname

	"fyne.io/fyne/v2"
)

// The toolkit asks these about a text with letters that it has no font for; see .ci/slim/device.go, which is built into
// the toolkit. Built without it nobody asks.
var (
	//go:linkname deviceWidth fyne.io/fyne/v2/internal/painter.deviceWidth
	deviceWidth func(text string, size float32, style fyne.TextStyle) float32
	//go:linkname deviceDraw fyne.io/fyne/v2/internal/painter.deviceDraw
	deviceDraw func(dst draw.Image, text string, c color.Color, size, baseline float32, style fyne.TextStyle, offset int)
)

// LendFonts lets the browser draw the texts that the toolkit has no letters for. The browser has the device's fonts, joins
// Arabic letters and writes Hebrew from the right; it needs no font from the server.
func LendFonts() {
	p := &pen{}
	deviceWidth, deviceDraw = p.width, p.draw
}

// pen is a canvas of the browser's own that is never seen. It is made when the first such text is met.
type pen struct{ canvas, context js.Value }

// ready makes the canvas where there is none. It reports whether there is one: a browser can run out of them.
func (p *pen) ready() bool {
	if p.canvas.IsUndefined() {
		p.canvas = js.Global().Get("document").Call("createElement", "canvas")
		p.context = p.canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	}
	return p.context.Truthy()
}

// letters sets how many pixels high the letters are, and their style.
func (p *pen) letters(size float32, style fyne.TextStyle) {
	weight, slant := "normal", "normal"
	if style.Bold {
		weight = "bold"
	}
	if style.Italic {
		slant = "italic"
	}
	p.context.Set("font", fmt.Sprintf("%s %s %.2fpx 'Noto Sans', sans-serif", slant, weight, size))
}

// width is that of a text.
func (p *pen) width(text string, size float32, style fyne.TextStyle) float32 {
	if !p.ready() {
		return size * float32(utf8.RuneCountInString(text))
	}
	p.letters(size, style)
	return float32(p.context.Call("measureText", text).Get("width").Float())
}

// draw draws a text into a picture, offset pixels further left.
func (p *pen) draw(dst draw.Image, text string, c color.Color, size, baseline float32, style fyne.TextStyle, offset int) {
	area := dst.Bounds()
	if area.Empty() || !p.ready() {
		return
	}
	p.canvas.Set("width", area.Dx()) // clears it, and forgets the font
	p.canvas.Set("height", area.Dy())
	p.letters(size, style)
	ink := color.NRGBAModel.Convert(c).(color.NRGBA)
	p.context.Set("fillStyle", fmt.Sprintf("rgba(%d, %d, %d, %.3f)", ink.R, ink.G, ink.B, float64(ink.A)/255))
	p.context.Call("fillText", text, -offset, math.Ceil(float64(baseline)))
	is, err := call(p.context, "getImageData", 0, 0, area.Dx(), area.Dy())
	if err != nil { // there is no memory for it
		return
	}
	drawn := image.NewNRGBA(image.Rect(0, 0, area.Dx(), area.Dy()))
	js.CopyBytesToGo(drawn.Pix, is.Get("data"))
	draw.Draw(dst, area, drawn, image.Point{}, draw.Over)
}
