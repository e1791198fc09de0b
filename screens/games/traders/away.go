package traders

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/games/traders"
)

// neighbours is how far apart the middles of two hexes that meet are at most, in units of the map.
const neighbours = 1.9

// distances are the steps from the ship that flies to the nearest free space of each planet, by the planet's word: "" where none is free, or no
// ship flies. A ship passes others, but no planet.
func (b *tradersBoard) distances() map[string]string {
	away := map[string]string{}
	if m := b.view.Moment(); b.pick == nil || m.Step != traders.StepMove {
		return away
	}
	from := b.view.Company(b.view.Moment().Turn).Ship
	var row []traders.Spot
	for _, s := range b.Spots {
		if s.Hex == from {
			row = append(row, s)
		}
	}
	seen := map[string]bool{from: true}
	for steps := 1; len(row) > 0; steps++ {
		var next []traders.Spot
		for _, at := range row {
			for _, s := range b.Spots {
				if seen[s.Hex] || s.Planet != "" && s.Planet != "earth" || apart(b.at(at), b.at(s)) > neighbours {
					continue
				}
				seen[s.Hex] = true
				next = append(next, s)
				planet := s.Around
				if s.Planet != "" {
					planet = s.Planet
				}
				if free := s.Station == 0 && len(s.Ships) == 0 || s.Planet != ""; free && planet != "" && away[planet] == "" {
					away[planet] = strconv.Itoa(steps)
				}
			}
		}
		row = next
	}
	return away
}

// apart is the distance of two points.
func apart(a, b fyne.Position) float64 {
	return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y))
}
