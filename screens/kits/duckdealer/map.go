package kit

import (
	"image/color"
	"math"
	"strconv"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/boxmap"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// placardFace is the placard of a ship: its slots with the speed that filling them brings, the hold, and the markers.
func placardFace(slots int) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
		p.Art(pieces.Sign(parts.IconShip, pieces.InkNight), 5, 3, 11, 11)
		p.Text(wording.L("Ship placard"), 19, 3, 60, printing.Type{Size: 14, Bold: true, Lines: 1})
		p.Text(slotWords(), 19, 9.5, p.Width-24, printing.Type{Size: 9})
		across := max(min(slots, 9), (slots+1)/2)
		side := min(18.0, (p.Width-12)/float64(across)-1.5)
		for i := range slots {
			x, y := 6+float64(i%across)*(side+1.5), 17+float64(i/across)*(side+2)
			p.Rect(x, y, side, side, 2, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
			p.InMiddle(strconv.Itoa(duckdealer.ClassOf(i+1).Speed()), x, y, side, side, printing.Type{Size: 20, Bold: true, Lines: 1, Colour: pieces.InkLine})
		}
		y := 17 + float64((slots+across-1)/across)*(side+2) + 1
		for i, title := range []string{wording.L("Goods: 1, and 2 for each cargo hold"), wording.L("Energy: at most {count} are kept", duckdealer.MarkersKept)} {
			x := 6 + float64(i)*90
			p.Rect(x, y, 87, p.Height-y-4, 2, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
			p.Text(title, x+2, y+1.5, 83, printing.Type{Size: 9, Bold: true, Lines: 1})
		}
	}
}

// slotWords say what the numbers on the slots of a placard are.
func slotWords() string {
	return wording.L("The number on the last filled slot is how many steps a movement marker gives.")
}

// tracksFace is the turn track with its free highway parts, the score track, the consumer track and the stock of energy.
func tracksFace(p *printing.Pen) {
	p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
	cell := func(x, y, side float64, n int, under string) {
		p.Rect(x, y, side-1, side-1, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.3})
		p.Text(strconv.Itoa(n), x+0.5, y+0.5, side-2, printing.Type{Size: 9, Bold: true, Lines: 1})
		if under != "" {
			p.Text(under, x+0.5, y+side-5, side-2, printing.Type{Size: 7, Lines: 1})
		}
	}
	p.Text(wording.L("Turn track"), 5, 1.5, 100, printing.Type{Size: 12, Bold: true, Lines: 1})
	for turn := 1; turn <= printedTurns; turn++ {
		cell(5+float64((turn-1)%12)*20.5, 7.5+float64((turn-1)/12)*17, 17, turn, wording.L("{count} free", duckdealer.FreeParts(turn)))
	}
	p.Text(wording.L("Score track"), 5, 43, 100, printing.Type{Size: 12, Bold: true, Lines: 1})
	for n := 1; n <= printedPoints; n++ {
		cell(5+float64((n-1)%20)*12.3, 49+float64((n-1)/20)*12.3, 12.3, n, "")
	}
	p.Text(wording.L("Consumer track: explore with one of the first two"), 5, 112, 200, printing.Type{Size: 12, Bold: true, Lines: 1})
	for i := range printedConsumers {
		x := 4 + float64(i)*20.6
		p.Rect(x, 118, tileSide, tileSide, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.3})
		p.InMiddle(strconv.Itoa(i+1), x, 118, tileSide, tileSide, printing.Type{Size: 16, Bold: true, Lines: 1, Colour: pieces.InkLine})
	}
	for i, word := range duckdealer.Energy() {
		x := 5 + float64(i)*82
		ink, letter := energyInk(word)
		p.Rect(x, 141, 80, 44, 2, printing.Brush{Fill: pieces.InkWhite, Line: ink, Wide: 0.6})
		p.Text(letter+": "+EnergyTitle(word), x+2, 143, 76, printing.Type{Size: 10, Bold: true, Lines: 1})
	}
}

// mapSection is the map of the edition, its planets as large as the tiles need.
func mapSection(e *duckdealer.Edition) printing.Section {
	plan := boxmap.New(e, boxmap.Upright)
	scale := planetRadius / plan.Planet
	f := printing.Form{Shape: printing.Board, Width: plan.Width*scale + 10, Height: plan.Height*scale + 10}
	return printing.Section{Title: wording.L("Map"), Form: f, Pieces: []printing.Piece{
		{Row: "Board: planets, routes of dots, junctions", Name: wording.L("Map"), Count: 1, Front: func(p *printing.Pen) {
			p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkNight})
			at := map[string][2]float64{}
			for i, space := range e.Spaces() {
				at[space] = [2]float64{5 + plan.Spots[i].X*scale, 5 + plan.Spots[i].Y*scale}
			}
			for _, r := range e.Routes() {
				p.Line(at[r.From][0], at[r.From][1], at[r.To][0], at[r.To][1], pieces.InkLine, 0.8)
				for _, dot := range r.Dots {
					p.Circle(at[dot][0], at[dot][1], min(4.5, plan.Dot*scale), printing.Brush{Fill: pieces.InkPale, Line: pieces.InkLine, Wide: 0.3})
				}
			}
			for _, place := range e.Places() {
				printPlace(p, place, at[place.Name], e.SpaceTitle(place.Name))
			}
		}},
	}}
}

// stripForm is a highway part: none lies over the next dot of a route.
func stripForm(e *duckdealer.Edition) printing.Form {
	plan := boxmap.New(e, boxmap.Upright)
	return printing.Form{Shape: printing.Square, Width: min(mostStrip, closest(plan, e)*planetRadius/plan.Planet-stripGap), Height: stripLong}
}

// closest is how far the two closest dots of a route are apart.
func closest(plan boxmap.Plan, e *duckdealer.Edition) float64 {
	least := math.Inf(1)
	at := map[string]boxmap.Spot{}
	for i, space := range e.Spaces() {
		at[space] = plan.Spots[i]
	}
	for _, r := range e.Routes() {
		for i := 1; i < len(r.Dots); i++ {
			a, b := at[r.Dots[i-1]], at[r.Dots[i]]
			least = min(least, math.Hypot(a.X-b.X, a.Y-b.Y))
		}
	}
	return least
}

// printPlace is a planet with the slots of its tiles, or a junction.
func printPlace(p *printing.Pen, place duckdealer.Place, at [2]float64, title string) {
	x, y := at[0], at[1]
	if place.Kind == duckdealer.Junction {
		p.Circle(x, y, 5.5, printing.Brush{Fill: pieces.InkPale, Line: pieces.InkJet, Wide: 0.6})
		return
	}
	slots := []parts.Icon{parts.IconMine, parts.IconConsumerSite, parts.IconFactory}
	fill := color.NRGBA{0x5B, 0x73, 0x91, 255}
	if place.Kind == duckdealer.StartPlanet {
		slots, fill = []parts.Icon{parts.IconMine, parts.IconYardSite}, color.NRGBA{0x8F, 0xA1, 0xB3, 255}
	}
	p.Circle(x, y, planetRadius, printing.Brush{Fill: fill, Line: pieces.InkPale, Wide: 0.6})
	for i, icon := range slots {
		left, top := x-tileSide-0.5+float64(i%2)*(tileSide+1), y-tileSide+1+float64(i/2)*(tileSide+1)
		if i == 2 {
			left = x - tileSide/2
		}
		p.Rect(left, top, tileSide, tileSide, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.3})
		p.Art(pieces.Sign(icon, pieces.InkLine), left+tileSide/4, top+tileSide/4, tileSide/2, tileSide/2)
	}
	p.InMiddle(title, x-13, y-planetRadius+1, 26, 6.5, printing.Type{Size: 12, Bold: true, Lines: 2, Colour: pieces.InkWhite})
}
