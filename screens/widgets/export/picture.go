// Package export lets what the toolkit draws leave the app as a picture: as pixels, or as an SVG of the same shapes and words.
package export

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"regexp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"

	"tablekeeper/screens/widgets/mirror"
)

// SVG writes what an object draws at its present size, on a ground.
func SVG(o fyne.CanvasObject, title string, ground color.Color) []byte {
	d := &drawing{}
	size := o.Size()
	fmt.Fprintf(&d.out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s" font-family="'Noto Sans', 'Open Sans', 'DejaVu Sans', sans-serif">`,
		number(size.Width), number(size.Height), number(size.Width), number(size.Height))
	fmt.Fprintf(&d.out, "<title>%s</title>", escape(title))
	d.element("rect", `width="100%" height="100%"`, ground, nil, 0)
	d.add(o, fyne.NewPos(-o.Position().X, -o.Position().Y))
	d.out.WriteString("</svg>\n")
	return d.out.Bytes()
}

// drawing is an SVG that is being written.
type drawing struct {
	out     bytes.Buffer
	clipped int
}

// add draws an object that is in something at that place, and all that it is made of.
func (d *drawing) add(o fyne.CanvasObject, at fyne.Position) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	switch o := o.(type) {
	case *canvas.Rectangle:
		d.rectangle(o, at)
	case *canvas.Circle:
		size := o.Size()
		d.element("ellipse", fmt.Sprintf(`cx="%s" cy="%s" rx="%s" ry="%s"`, number(at.X+size.Width/2), number(at.Y+size.Height/2),
			number(size.Width/2-o.StrokeWidth/2), number(size.Height/2-o.StrokeWidth/2)), o.FillColor, o.StrokeColor, o.StrokeWidth)
	case *canvas.Line:
		from := at.Subtract(o.Position())
		d.element("path", fmt.Sprintf(`d="M%s %sL%s %s"`, number(from.X+o.Position1.X), number(from.Y+o.Position1.Y),
			number(from.X+o.Position2.X), number(from.Y+o.Position2.Y)), nil, o.StrokeColor, o.StrokeWidth)
	case *canvas.ArbitraryPolygon:
		d.polygon(o, at)
	case *canvas.Text:
		d.text(o, at)
	case *canvas.Image:
		d.image(o, at)
	case *canvas.Raster:
		d.pixels(o.Generator(int(2*o.Size().Width), int(2*o.Size().Height)), at, o.Size())
	case *canvas.LinearGradient:
		d.pixels(o.Generate(int(o.Size().Width), int(o.Size().Height)), at, o.Size())
	case *canvas.RadialGradient:
		d.pixels(o.Generate(int(o.Size().Width), int(o.Size().Height)), at, o.Size())
	default:
		d.inside(o, at)
	}
}

// inside draws what an object is made of; what scrolls is cut at its edges.
func (d *drawing) inside(o fyne.CanvasObject, at fyne.Position) {
	_, cut := o.(fyne.Scrollable)
	if cut {
		d.clipped++
		fmt.Fprintf(&d.out, `<clipPath id="c%d"><rect x="%s" y="%s" width="%s" height="%s"/></clipPath><g clip-path="url(#c%d)">`, d.clipped,
			number(at.X), number(at.Y), number(o.Size().Width), number(o.Size().Height), d.clipped)
	}
	for _, child := range mirror.Children(o) {
		d.add(child, at)
	}
	if cut {
		d.out.WriteString("</g>")
	}
}

func (d *drawing) rectangle(o *canvas.Rectangle, at fyne.Position) {
	size, in := o.Size(), o.StrokeWidth/2
	if size.Width <= 0 || size.Height <= 0 {
		return
	}
	d.element("rect", fmt.Sprintf(`x="%s" y="%s" width="%s" height="%s" rx="%s"`, number(at.X+in), number(at.Y+in),
		number(max(0, size.Width-2*in)), number(max(0, size.Height-2*in)), number(min(o.CornerRadius, size.Width/2, size.Height/2))),
		o.FillColor, o.StrokeColor, o.StrokeWidth)
}

func (d *drawing) polygon(o *canvas.ArbitraryPolygon, at fyne.Position) {
	var points []string
	for _, p := range o.Points {
		if o.NormalizedPoints {
			p = fyne.NewPos(p.X*o.Size().Width, p.Y*o.Size().Height)
		}
		points = append(points, number(at.X+p.X)+","+number(at.Y+p.Y))
	}
	d.element("polygon", fmt.Sprintf(`points="%s" stroke-linejoin="round"`, strings.Join(points, " ")), o.FillColor, o.StrokeColor, o.StrokeWidth)
}

// text writes words as wide as the app draws them, whatever letters the viewer has.
func (d *drawing) text(o *canvas.Text, at fyne.Position) {
	words := strings.TrimSpace(o.Text)
	if words == "" {
		return
	}
	is := o.MinSize()
	switch o.Alignment {
	case fyne.TextAlignCenter:
		at.X += (o.Size().Width - is.Width) / 2
	case fyne.TextAlignTrailing:
		at.X += o.Size().Width - is.Width
	}
	_, base := fyne.CurrentApp().Driver().RenderedTextSize(o.Text, o.TextSize, o.TextStyle, nil)
	at.Y += max(0, (o.Size().Height-is.Height)/2) + base
	fmt.Fprintf(&d.out, `<text x="%s" y="%s" font-size="%s" textLength="%s" lengthAdjust="spacingAndGlyphs"`,
		number(at.X), number(at.Y), number(o.TextSize), number(is.Width))
	if o.TextStyle.Bold {
		d.out.WriteString(` font-weight="bold"`)
	}
	d.colour("fill", o.Color)
	fmt.Fprintf(&d.out, ">%s</text>", escape(words))
}

// drawn is what comes before the drawing in the file of an SVG.
var drawn = regexp.MustCompile(`(?s)^.*?<svg\b([^>]*)>`)

// sized is what the file of an SVG says of its own size.
var sized = regexp.MustCompile(`\s(?:width|height|x|y|preserveAspectRatio)="[^"]*"`)

// image puts a drawing in as a drawing, and all else as pixels.
func (d *drawing) image(o *canvas.Image, at fyne.Position) {
	size := o.Size()
	if o.Resource == nil || !strings.HasSuffix(o.Resource.Name(), ".svg") {
		d.pixels(o.Image, at, size)
		return
	}
	file := o.Resource.Content()
	head := drawn.FindSubmatchIndex(file)
	if head == nil {
		return
	}
	aspect := "xMidYMid meet"
	if o.FillMode == canvas.ImageFillStretch {
		aspect = "none"
	}
	fmt.Fprintf(&d.out, `<svg x="%s" y="%s" width="%s" height="%s" preserveAspectRatio="%s" %s>%s`, number(at.X), number(at.Y),
		number(size.Width), number(size.Height), aspect, sized.ReplaceAll(file[head[2]:head[3]], nil), file[head[1]:])
}

func (d *drawing) pixels(of image.Image, at fyne.Position, size fyne.Size) {
	var data bytes.Buffer
	if of == nil || of.Bounds().Empty() || png.Encode(&data, of) != nil {
		return
	}
	fmt.Fprintf(&d.out, `<image x="%s" y="%s" width="%s" height="%s" preserveAspectRatio="none" href="data:image/png;base64,%s"/>`,
		number(at.X), number(at.Y), number(size.Width), number(size.Height), base64.StdEncoding.EncodeToString(data.Bytes()))
}

// element writes a shape, unless nothing of it is seen.
func (d *drawing) element(name, place string, fill, stroke color.Color, width float32) {
	if clear(fill) && (clear(stroke) || width <= 0) {
		return
	}
	fmt.Fprintf(&d.out, "<%s %s", name, place)
	d.colour("fill", fill)
	if !clear(stroke) && width > 0 {
		d.colour("stroke", stroke)
		fmt.Fprintf(&d.out, ` stroke-width="%s"`, number(width))
	}
	d.out.WriteString("/>")
}

// colour writes a colour and how much of what lies under it is seen.
func (d *drawing) colour(name string, of color.Color) {
	if clear(of) {
		fmt.Fprintf(&d.out, ` %s="none"`, name)
		return
	}
	c := color.NRGBAModel.Convert(of).(color.NRGBA)
	fmt.Fprintf(&d.out, ` %s="#%02x%02x%02x"`, name, c.R, c.G, c.B)
	if c.A < 255 {
		fmt.Fprintf(&d.out, ` %s-opacity="%.3g"`, name, float64(c.A)/255)
	}
}

// clear reports whether nothing is seen of a colour.
func clear(of color.Color) bool {
	if of == nil {
		return true
	}
	_, _, _, a := of.RGBA()
	return a == 0
}

// number writes a length with at most two digits behind the point.
func number(n float32) string {
	return strings.TrimRight(strings.TrimRight(fmt.Sprintf("%.2f", n), "0"), ".")
}

var marks = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

func escape(words string) string { return marks.Replace(words) }

// PNG draws an object of that size with so many pixels to the unit, on the ground of the app.
func PNG(o fyne.CanvasObject, size fyne.Size, dense float32) ([]byte, error) {
	paper := software.NewCanvas()
	paper.SetPadded(false)
	paper.SetScale(dense)
	paper.SetContent(o)
	paper.Resize(size)
	var data bytes.Buffer
	err := png.Encode(&data, paper.Capture())
	return data.Bytes(), err
}
