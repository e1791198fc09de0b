package atrades

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/table"
)

// Shares of a felt: where the first dune begins, how far the next one lies below it, and where the sun stands.
const (
	duneFirst = 0.22
	duneNext  = 0.155
	duneHigh  = 0.035
	sunLeft   = 0.8
	sunTop    = 0.166
	sunRound  = 0.31 // of the shorter side
)

// dunes are the ground of the felt: sand behind sand, and the sun over it.
func dunes(size fyne.Size, paint table.Paint) string {
	var s strings.Builder
	sky, _ := paint(look.Dunes[0])
	deep, _ := paint(look.FeltOf(Key).Ground)
	sun, shines := paint(look.DuneSun)
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g"><rect width="%[1]g" height="%[2]g" fill="%[3]s"/>`,
		size.Width, size.Height, sky)
	x, y, round := sunLeft*size.Width, sunTop*size.Height, sunRound*min(size.Width, size.Height)
	fmt.Fprintf(&s, `<circle cx="%.1f" cy="%.1f" r="%.1f" fill="%s" fill-opacity="%.2f"/>`, x, y, round, sun, shines*0.3)
	fmt.Fprintf(&s, `<circle cx="%.1f" cy="%.1f" r="%.1f" fill="%s" fill-opacity="%.2f"/>`, x, y, round/2, sun, shines)
	swing := duneHigh * size.Height
	for i, name := range look.Dunes {
		sand, _ := paint(name)
		top := (duneFirst + duneNext*float32(i)) * size.Height
		up := swing
		if i%2 == 1 {
			up = -swing
		}
		w := size.Width
		fmt.Fprintf(&s, `<path d="M0 %.1fC%.1f %.1f %.1f %.1f %.1f %.1fS%.1f %.1f %.1f %.1fV%gH0Z" fill="%s" fill-opacity="0.85"/>`,
			top, w*0.25, top+up, w*0.4, top-up, w*0.62, top-up*0.4, w*0.9, top+up, w, top+up*0.3, size.Height, sand)
	}
	fmt.Fprintf(&s, `<rect y="%.1f" width="%g" height="%.1f" fill="%s" fill-opacity="0.35"/></svg>`, size.Height*0.85, size.Width, size.Height*0.15, deep)
	return s.String()
}
