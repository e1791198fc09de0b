// Package duckdealer draws Duck Dealer: its felt, the map, ships and their cargo, the route calculator, and what people do with
// their own box.
package duckdealer

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/table"
)

// duckStars are the stars of the constellation over the map, a duck, in shares of the felt's width and of half its height.
var duckStars = [][2]float32{
	{0.10, 0.52},
	{0.24, 0.44},
	{0.34, 0.30},
	{0.42, 0.16},
	{0.54, 0.10},
	{0.64, 0.17},
	{0.66, 0.28},
	{0.80, 0.31},
	{0.68, 0.36},
	{0.74, 0.52},
	{0.70, 0.72},
	{0.54, 0.84},
	{0.34, 0.82},
	{0.18, 0.70},
	{0.10, 0.52},
}

// night is the ground of the felt: black space with stars, and a duck among them.
func night(size fyne.Size, paint table.Paint) string {
	var s strings.Builder
	ground, _ := paint(look.FeltOf(Key).Ground)
	line, _ := paint(look.RouteLine)
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g"><rect width="%[1]g" height="%[2]g" fill="%[3]s"/>`,
		size.Width, size.Height, ground)
	s.WriteString(table.Stars(size, paint))
	side := min(size.Width, size.Height*0.75)
	left, top := (size.Width-side)/2, (size.Height*0.8-side)/2
	for i, star := range duckStars {
		x, y := left+star[0]*side, top+star[1]*side
		if i > 0 {
			fmt.Fprintf(&s, `<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="%s" stroke-opacity="0.35" stroke-width="1.2"/>`,
				left+duckStars[i-1][0]*side, top+duckStars[i-1][1]*side, x, y, line)
		}
		fmt.Fprintf(&s, `<circle cx="%.1f" cy="%.1f" r="2.2" fill="%s" fill-opacity="0.6"/>`, x, y, line)
	}
	s.WriteString("</svg>")
	return s.String()
}
