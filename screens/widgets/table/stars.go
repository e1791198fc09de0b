package table

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
)

// Stars are those of a ground in space, as parts of a drawing: always the same sky. All of a brightness are one path: of each path, all
// pixels of a drawing are looked at, and a desktop has four hundred stars.
func Stars(size fyne.Size, paint Paint) string {
	var s strings.Builder
	dust, _ := paint(look.StarDust)
	at := uint32(7)
	next := func() float32 {
		at = at*1664525 + 1013904223
		return float32(at) / (1 << 32)
	}
	for _, bright := range "4689" {
		fmt.Fprintf(&s, `<path fill="%s" fill-opacity="0.%c" d="`, dust, bright)
		for range int(32 * min(4, size.Width*size.Height/(390*844))) { // on the area of a phone
			fmt.Fprintf(&s, "M%.0f %.0fa%.1f %.1[3]f 0 1 0 0.1 0Z", next()*size.Width, next()*size.Height, 0.7+next()*1.1)
		}
		s.WriteString(`"/>`)
	}
	return s.String()
}
