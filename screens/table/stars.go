package table

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/look"
)

// stars is how many stars there are on the area of a phone.
const stars = 130

// Stars are those of a ground in space, as parts of a drawing: always the same sky.
func Stars(size fyne.Size, paint Paint) string {
	var s strings.Builder
	dust, _ := paint(look.StarDust)
	at := uint32(7)
	next := func() float32 {
		at = at*1664525 + 1013904223
		return float32(at>>8) / (1 << 24)
	}
	for range int(stars * min(4, size.Width*size.Height/(390*844))) {
		fmt.Fprintf(&s, `<circle cx="%.0f" cy="%.0f" r="%.1f" fill="%s" fill-opacity="%.2f"/>`,
			next()*size.Width, next()*size.Height, 0.7+next()*1.1, dust, 0.35+next()*0.6)
	}
	return s.String()
}
