// Package traders draws Traders: its felt, the map of the planets, decks, ships and stations, and the aids without a match.
package traders

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/look"
	"tablekeeper/screens/table"
)

// space is the ground of the felt: deep space with two nebulae and stars, or a chart of it by day.
func space(size fyne.Size, paint table.Paint) string {
	var s strings.Builder
	ground, _ := paint(look.FeltOf(Key).Ground)
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g"><defs>`, size.Width, size.Height)
	for i, name := range []fyne.ThemeColorName{look.NebulaOne, look.NebulaTwo} {
		hex, covers := paint(name)
		fmt.Fprintf(&s, `<radialGradient id="n%d"><stop offset="0" stop-color="%s" stop-opacity="%.2f"/><stop offset="1" stop-color="%s" stop-opacity="0"/></radialGradient>`,
			i, hex, covers, hex)
	}
	fmt.Fprintf(&s, `</defs><rect width="%g" height="%g" fill="%s"/>`, size.Width, size.Height, ground)
	fmt.Fprintf(&s, `<ellipse cx="%g" cy="%g" rx="%g" ry="%g" fill="url(#n0)"/>`, size.Width*0.2, size.Height*0.3, size.Width*0.75, size.Height*0.34)
	fmt.Fprintf(&s, `<ellipse cx="%g" cy="%g" rx="%g" ry="%g" fill="url(#n1)"/>`, size.Width*0.9, size.Height*0.62, size.Width*0.7, size.Height*0.35)
	s.WriteString(table.Stars(size, paint))
	s.WriteString("</svg>")
	return s.String()
}
