package printing

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"image/color"
	"io"
	"strconv"
	"strings"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// drawing is an SVG as it was read.
type drawing struct {
	width, height float64
	shapes        []shape
}

// shape is a path with its paints; nil: none.
type shape struct {
	path         rasterx.Path
	fill, stroke color.Color
	width        float64
}

// read takes a drawing apart. It knows what the app's drawings are made of: paths, circles, ellipses and rectangles.
func read(svg []byte) (*drawing, error) {
	d := &drawing{}
	from := xml.NewDecoder(bytes.NewReader(svg))
	var root map[string]string
	for {
		token, err := from.Token()
		if errors.Is(err, io.EOF) {
			return d, nil
		}
		if err != nil {
			return nil, fmt.Errorf("a drawing: %w", err)
		}
		element, begins := token.(xml.StartElement)
		if !begins {
			continue
		}
		says := map[string]string{"fill": root["fill"], "stroke": root["stroke"], "stroke-width": root["stroke-width"]}
		for _, a := range element.Attr {
			says[a.Name.Local] = a.Value
		}
		if element.Name.Local == "svg" {
			root = says
			if _, err := fmt.Sscanf(says["viewBox"], "0 0 %g %g", &d.width, &d.height); err != nil {
				return nil, fmt.Errorf("the size of a drawing: %w", err)
			}
			continue
		}
		if err := d.add(element.Name.Local, says); err != nil {
			return nil, err
		}
	}
}

// add reads one element.
func (d *drawing) add(name string, says map[string]string) error {
	number := func(name string) float64 {
		n, _ := strconv.ParseFloat(says[name], 64) // what isn't said is 0
		return n
	}
	cursor := &oksvg.PathCursor{}
	switch name {
	case "path":
		if err := cursor.CompilePath(says["d"]); err != nil {
			return fmt.Errorf("a path: %w", err)
		}
	case "circle":
		cursor.EllipseAt(number("cx"), number("cy"), number("r"), number("r"))
	case "ellipse":
		cursor.EllipseAt(number("cx"), number("cy"), number("rx"), number("ry"))
	case "rect":
		x, y := number("x"), number("y")
		rasterx.AddRoundRect(x, y, x+number("width"), y+number("height"), number("rx"), max(number("rx"), number("ry")), 0, rasterx.RoundGap, &cursor.Path)
	default:
		return fmt.Errorf("a drawing has %q, which can't be printed", name)
	}
	fill := says["fill"]
	if fill == "" {
		fill = "#000000"
	}
	d.shapes = append(d.shapes, shape{cursor.Path, colourOf(fill), colourOf(says["stroke"]), max(1, number("stroke-width"))})
	return nil
}

// colourOf reads "#rrggbb"; nil: no colour.
func colourOf(text string) color.Color {
	n, err := strconv.ParseUint(strings.TrimPrefix(text, "#"), 16, 24)
	if err != nil || len(text) != 7 {
		return nil
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}
