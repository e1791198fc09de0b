// Command icon draws the icon of the app: the disc of the timer with its waves on a dark table. From the top of the
// project:
//
//	go run ./screens/drive/cmd/pictures/icon Icon.png [PIXELS [full]]
//
// A file whose name ends with .ico holds the sizes that Windows asks for.
//
// With the word full the table fills the whole square and the disc is smaller, for systems that cut icons to a shape of
// their own.
//
//go:generate go run . ../../../../Icon.png
//go:generate go run . ../../../../companion/tables/serve/page/icon-192.png 192
//go:generate go run . ../../../../companion/tables/serve/page/icon-512.png 512
//go:generate go run . ../../../../companion/tables/serve/page/icon-180.png 180 full
//go:generate go run . ../../../../companion/tables/serve/page/icon-maskable.png 512 full
package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"strconv"
	"strings"
)

const side = 512 // pixels, where nothing else is asked for

// The colours of the screens: the dark ground and its cards, the disc when no time has gone, the foam on it.
var (
	table = color.NRGBA{0x10, 0x18, 0x20, 0xFF}
	edge  = color.NRGBA{0x3A, 0x4A, 0x5A, 0xFF}
	disc  = color.NRGBA{38, 110, 160, 0xFF}
	foam  = color.NRGBA{0xF7, 0xF3, 0xEA, 0xFF}
)

// safe is the share of a full icon that no system cuts away.
const safe = 0.8

// Measures in shares of the side. The waves are fewer and thicker than those of the timer, so that they are still waves
// at 16 pixels.
const (
	corner   = 0.22
	rim      = 0.022
	radius   = 0.405
	waveHigh = 0.058
	waveLong = 0.30 // from crest to crest
	wavePen  = 0.040
)

func main() {
	full := len(os.Args) == 4 && os.Args[3] == "full"
	if len(os.Args) < 2 || len(os.Args) > 3 && !full {
		fmt.Fprintln(os.Stderr, "usage: icon FILE [PIXELS [full]]")
		os.Exit(2)
	}
	pixels := side
	var err error
	if len(os.Args) >= 3 {
		pixels, err = strconv.Atoi(os.Args[2])
	}
	if err == nil {
		err = write(os.Args[1], pixels, full)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "icon:", err)
		os.Exit(1)
	}
}

func write(file string, pixels int, full bool) error {
	if strings.HasSuffix(file, ".ico") {
		return writeICO(file)
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, draw(pixels, full)); err != nil {
		return err
	}
	return f.Close()
}

// draw lays the shapes over one another; each covers a pixel by its distance from the shape's border.
func draw(pixels int, full bool) *image.NRGBA {
	icon := image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
	for y := range pixels {
		for x := range pixels {
			u, v := (float64(x)+0.5)/float64(pixels), (float64(y)+0.5)/float64(pixels)
			cover := func(distance float64) float64 { return min(1, max(0, 0.5-distance*float64(pixels))) }
			tile := square(u, v)
			c := mix(edge, table, cover(tile+rim))
			if full {
				tile, c = -1, table
				u, v = 0.5+(u-0.5)/safe, 0.5+(v-0.5)/safe
			}
			c = mix(c, disc, cover(math.Hypot(u-0.5, v-0.5)-radius))
			c = mix(c, foam, cover(waves(u, v)))
			c.A = uint8(math.Round(255 * cover(tile)))
			icon.SetNRGBA(x, y, c)
		}
	}
	return icon
}

// square is the distance from the tile with round corners; negative inside. The others are alike.
func square(u, v float64) float64 {
	x, y := math.Abs(u-0.5)-(0.5-corner), math.Abs(v-0.5)-(0.5-corner)
	return math.Hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - corner
}

// waves is the distance from the nearer of two sine lines of a round pen.
func waves(u, v float64) float64 {
	return min(wave(u, v-0.385), wave(u, v-0.615))
}

// wave is the distance from a sine line with three crests, the one in the middle at the height 0.
func wave(u, v float64) float64 {
	const steps = 200
	nearest := math.Inf(1)
	for i := range steps + 1 {
		along := (float64(i)/steps - 0.5) * 2 * waveLong
		crest := -waveHigh * math.Cos(2*math.Pi*along/waveLong)
		nearest = min(nearest, math.Hypot(u-0.5-along, v-crest))
	}
	return nearest - wavePen
}

func mix(under, over color.NRGBA, share float64) color.NRGBA {
	channel := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*share)) }
	return color.NRGBA{channel(under.R, over.R), channel(under.G, over.G), channel(under.B, over.B), 0xFF}
}
