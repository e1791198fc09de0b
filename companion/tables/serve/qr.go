package serve

import (
	"strings"

	"rsc.io/qr"
)

// quiet is the width of the light border that readers need, in squares.
const quiet = 3

// Code draws a text as a QR code of half blocks. With colours it says itself what
// is dark and what is light; without them the letters are taken to be light on a
// dark ground, as terminals mostly have them.
func Code(text string, colours bool) (string, error) {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return "", err
	}
	light := func(x, y int) bool { return !code.Black(x, y) }
	var out strings.Builder
	for y := -quiet; y < code.Size+quiet; y += 2 {
		if colours {
			out.WriteString("\x1b[40;97m")
		}
		for x := -quiet; x < code.Size+quiet; x++ {
			switch upper, lower := light(x, y), y+1 < code.Size+quiet && light(x, y+1); {
			case upper && lower:
				out.WriteRune('█')
			case upper:
				out.WriteRune('▀')
			case lower:
				out.WriteRune('▄')
			default:
				out.WriteRune(' ')
			}
		}
		if colours {
			out.WriteString("\x1b[0m")
		}
		out.WriteByte('\n')
	}
	return out.String(), nil
}
