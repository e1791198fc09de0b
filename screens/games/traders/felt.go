// Package traders draws Traders: its felt, the map of the planets, decks, ships and stations, and the aids without a match.
package traders

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// stage is space with the map and, where there is room beside it, the three decks.
type stage struct {
	table.Stage
	drawn *board.Board
	piles [3]*table.Pile // planets, events and actions
}

// Measures of the decks beside the map, in device-independent pixels, and about how wide the map is, in its height.
const (
	pileWide, pileHigh = 112, 182
	pileStep           = 208
	pileRoom           = 170
	mapShape           = 0.87
)

func newStage(drawn *board.Board) *stage {
	s := &stage{drawn: drawn, piles: [3]*table.Pile{
		table.NewPile(wording.L("Planet"), parts.IconPlanet, look.BandBlue), table.NewPile(wording.L("Event"), parts.IconEvent, look.BandTeal),
		table.NewPile(wording.L("Action"), parts.IconCards, look.BandViolet),
	}}
	s.Build(s, table.NewGround(space), func() []fyne.CanvasObject { return []fyne.CanvasObject{s.drawn, s.piles[0], s.piles[1], s.piles[2]} }, s.lay)
	return s
}

// lay places the map, and the decks at its right.
func (s *stage) lay(size fyne.Size) {
	right := s.Right
	high := size.Height - s.Top - s.Bottom
	roomy := size.Width-s.Left-right-high*mapShape > pileRoom && high > 3*pileStep
	if roomy {
		right += pileRoom
	}
	for i, pile := range s.piles {
		box.SetVisible(pile, roomy)
		box.Place(pile, size.Width-right+(pileRoom-pileWide)/2, s.Top+(high-3*pileStep)/2+float32(i)*pileStep, pileWide, pileHigh)
	}
	s.drawn.Fit(s.Left, s.Top, right, s.Bottom)
	box.Place(s.drawn, 0, 0, size.Width, size.Height)
}

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

// show tells the decks how many cards they have.
func (s *stage) show(b *tradersBoard) {
	left := func(n, of int) string { return wording.L("{left} of {all}", n, of) }
	planets, events := len(aid.PlanetDeck())-len(b.view.DrawnPlanets()), len(b.view.EventDeck())-len(b.view.DrawnEvents(b.table))
	for i, words := range []string{left(planets, len(aid.PlanetDeck())), left(events, len(b.view.EventDeck())), wording.L("{number} left", b.view.ActionsLeft())} {
		s.piles[i].Set(words, words, nil)
	}
}
