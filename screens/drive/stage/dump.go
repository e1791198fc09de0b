package stage

import (
	"encoding/binary"
	"errors"
	"image"
)

// The fields of an X window dump's header (X11/XWDFile.h) that are needed, as numbers of 4 bytes, most significant first.
const (
	headerSize   = 0
	pixelsWide   = 4
	pixelsHigh   = 5
	bitsPerPixel = 11
	bytesPerLine = 12
	colours      = 19
	fields       = 25
	bytesColour  = 12
)

// readDump reads the picture of an Xvfb server: 4 bytes a pixel, blue, green, red and none.
func readDump(data []byte) (*image.NRGBA, error) {
	if len(data) < 4*fields {
		return nil, errors.New("the dump has no header")
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	wide, high, line := field(pixelsWide), field(pixelsHigh), field(bytesPerLine)
	start := field(headerSize) + bytesColour*field(colours)
	if field(bitsPerPixel) != 32 || start+line*high > len(data) || line < 4*wide {
		return nil, errors.New("the dump is of another kind")
	}
	picture := image.NewNRGBA(image.Rect(0, 0, wide, high))
	for y := range high {
		from, to := data[start+y*line:], picture.Pix[y*picture.Stride:]
		for x := range wide {
			to[4*x], to[4*x+1], to[4*x+2], to[4*x+3] = from[4*x+2], from[4*x+1], from[4*x], 0xFF
		}
	}
	return picture, nil
}
