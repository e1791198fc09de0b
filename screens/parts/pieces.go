package parts

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
)

// Piece is the drawing of a piece of a seat in that seat's colour; nil: there is none under that sign. Drawings of pieces are called
// piece-SIGN.svg; black is what the seat colours.
func Piece(sign Icon, c color.Color) fyne.Resource {
	data, err := drawings.ReadFile("icons/piece-" + string(sign) + ".svg")
	if err != nil {
		return nil
	}
	r, g, b, _ := c.RGBA()
	hex := fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
	return fyne.NewStaticResource("piece-"+string(sign)+"-"+hex[1:]+".svg", []byte(strings.ReplaceAll(string(data), "#000000", hex)))
}
