package parts

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"regexp"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// PictureBack is the back of a card that lies face down.
const PictureBack Picture = "card-back"

// NewPicture is a drawing that fills its place; what it shows is said in the words beside it.
func NewPicture(p Picture) fyne.CanvasObject {
	return NewDrawing(p.Resource(), canvas.ImageFillContain, pictureCorner)
}

// pictureCorner is the radius of a picture's corners, in device-independent pixels.
const pictureCorner = 8

// Planet is a drawing of a planet, as wide as high.
type Planet string

// Resource is the drawing's file; nil: there is none.
func (p Planet) Resource() fyne.Resource {
	data, err := drawings.ReadFile("icons/planet-" + string(p) + ".svg")
	if err != nil {
		return nil
	}
	return fyne.NewStaticResource("planet-"+string(p)+".svg", data)
}

// NewDrawing draws a file when it is first shown, at the size it then has, with rounded corners. An image of the toolkit would
// draw it at each size that it is given before, twice as large as needed.
func NewDrawing(file fyne.Resource, fill canvas.ImageFill, corner float32) *canvas.Raster {
	var drawn image.Image
	var at image.Point // the size that it is drawn for
	var shown *canvas.Raster
	shown = canvas.NewRaster(func(width, height int) image.Image {
		if drawn == nil || at != image.Pt(width, height) {
			at = image.Pt(width, height)
			drawn = drawFile(file, fill, at, corner*float32(width)/max(1, shown.Size().Width))
		}
		if drawn == nil { // there is no such file
			return image.NewRGBA(image.Rect(0, 0, width, height))
		}
		return drawn
	})
	return shown
}

// drawFile draws a file for so many pixels: into their middle, or so that it covers all of them, cut at its sides or above and
// below. The radius of its corners is in pixels.
func drawFile(file fyne.Resource, fill canvas.ImageFill, area image.Point, radius float32) image.Image {
	if fill == canvas.ImageFillCover {
		high := max(area.Y, (area.X+1)/2)
		whole := drawFile(file, canvas.ImageFillStretch, image.Pt(2*high, high), 0)
		if whole == nil {
			return nil
		}
		on := image.NewRGBA(image.Rectangle{Max: area})
		from := whole.Bounds().Size().Sub(area).Div(2)
		draw.DrawMask(on, on.Rect, whole, whole.Bounds().Min.Add(from), roundedMask{area, max(0.5, float64(radius))}, image.Point{}, draw.Src)
		return on
	}
	paper := rasterised(file, area)
	if paper == nil || fill == canvas.ImageFillStretch {
		return paper
	}
	size := paper.Bounds().Size()
	to := image.Rectangle{Max: size}.Add(area.Sub(size).Div(2))
	on := image.NewRGBA(image.Rectangle{Max: area})
	draw.DrawMask(on, to, paper, image.Point{}, roundedMask{size, max(0.5, float64(radius))}, image.Point{}, draw.Src)
	return on
}

// rasterised is a drawing as large as it has room in an area without another shape; nil: it can't be drawn. An image of the toolkit
// would keep it for a minute under the file's name and size, so that each size of a window that is dragged costs as much memory as
// all that it shows.
func rasterised(file fyne.Resource, area image.Point) (drawn image.Image) {
	if file == nil || area.X <= 0 || area.Y <= 0 {
		return nil
	}
	icon, err := oksvg.ReadReplacingCurrentColor(bytes.NewReader(lined(file, area)), "#000000")
	if err != nil || icon.ViewBox.W <= 0 || icon.ViewBox.H <= 0 {
		fyne.LogError("no drawing: "+file.Name(), err)
		return nil
	}
	defer func() { // a stroke without a length stops the library
		if recover() != nil {
			fyne.LogError("no drawing: "+file.Name(), nil)
			drawn = nil
		}
	}()
	aspect := icon.ViewBox.W / icon.ViewBox.H
	wide, high := min(area.X, int(math.Round(float64(area.Y)*aspect))), min(area.Y, int(math.Round(float64(area.X)/aspect)))
	on := image.NewRGBA(image.Rect(0, 0, wide, high))
	icon.SetTarget(0, 0, float64(wide), float64(high))
	icon.Draw(rasterx.NewDasher(area.X, area.Y, rasterx.NewScannerGV(wide, high, on, on.Rect)), 1)
	return on
}

// What a drawing says about its own size and about its lines.
var (
	viewBox  = regexp.MustCompile(`viewBox="0 0 ([0-9.]+) ([0-9.]+)"`)
	lineWide = regexp.MustCompile(`stroke-width="([0-9.]+)"`)
)

// lined is a file whose lines are as wide as they look right in a picture of so many pixels: the toolkit draws them at each size as
// wide as the file says, so that small pictures would be nothing but lines.
func lined(file fyne.Resource, area image.Point) []byte {
	box := viewBox.FindSubmatch(file.Content())
	if box == nil {
		return file.Content()
	}
	wide, _ := strconv.ParseFloat(string(box[1]), 64)
	high, _ := strconv.ParseFloat(string(box[2]), 64)
	scale := min(float64(area.X)/max(1, wide), float64(area.Y)/max(1, high))
	return lineWide.ReplaceAllFunc(file.Content(), func(line []byte) []byte {
		points, _ := strconv.ParseFloat(string(lineWide.FindSubmatch(line)[1]), 64)
		return fmt.Appendf(nil, `stroke-width="%.2f"`, points*scale)
	})
}

// roundedMask is a rectangle with rounded corners.
type roundedMask struct {
	size   image.Point
	radius float64
}

// ColorModel is that of a mask.
func (m roundedMask) ColorModel() color.Model { return color.AlphaModel }

// Bounds is the rectangle.
func (m roundedMask) Bounds() image.Rectangle { return image.Rectangle{Max: m.size} }

// At is how much of a pixel lies within the corners.
func (m roundedMask) At(x, y int) color.Color {
	beyond := func(at, length int) float64 { // how far a pixel's middle is from where its side is straight
		middle := float64(at) + 0.5
		return max(0, m.radius-middle, middle-float64(length)+m.radius)
	}
	within := m.radius - math.Hypot(beyond(x, m.size.X), beyond(y, m.size.Y)) + 0.5
	return color.Alpha{A: uint8(255 * min(1, max(0, within)))}
}

// DrawFile draws a file for so many pixels; nil: it can't be drawn.
func DrawFile(file fyne.Resource, fill canvas.ImageFill, area image.Point) image.Image {
	return drawFile(file, fill, area, 0)
}
