package traders

// Spot is one hex of the board with what is on it.
type Spot struct {
	Hex         string
	Column, Row int    // from 0 at the west edge, from 1 at the south edge
	Planet      string // the planet on this hex; "": none
	Around      string // the planet that this hex is a space or, for earth, a dock of; "": open space
	Station     int    // whose station stands here; 0: none
	Ships       []int  // seats; several only on earth's hex
}

// Size is the number of columns and rows of the board.
func (v *View) Size() (columns, rows int) { return int(v.p.board.columns), int(v.p.board.rows) }

// Spots are all hexes of the board, column by column from the west edge, each
// from the south edge northward.
func (v *View) Spots() []Spot {
	p := v.p
	ships := map[hex][]int{}
	for i, at := range p.ships[:v.t.size()] {
		ships[at] = append(ships[at], i+1)
	}
	spots := make([]Spot, 0, int(p.board.columns)*int(p.board.rows))
	for col := range p.board.columns {
		for row := int8(1); row <= p.board.rows; row++ {
			h := hex{col, row}
			spot := Spot{Hex: h.String(), Column: int(col), Row: int(row), Station: p.owner(h), Ships: ships[h]}
			if planet := p.board.planet(h); planet != nowhere {
				spot.Planet = placeNames[planet]
			} else {
				spot.Around = p.beside(h)
			}
			spots = append(spots, spot)
		}
	}
	return spots
}

// Bearing says where a hex lies from the planet nearest to it: the planet's word, the direction that leads closest to the
// hex, as people read it ("North-east"), and the steps between the two. The word must be that of a hex.
func (v *View) Bearing(word string) (planet, direction string, steps int) {
	h, _ := parseHex(word)
	nearest := 0
	for i, at := range v.p.board.planets {
		if distance(at, h) < distance(v.p.board.planets[nearest], h) {
			nearest = i
		}
	}
	from := v.p.board.planets[nearest]
	steps = distance(from, h)
	best, off := 0, steps+steps+1
	for d := range directionTitles {
		at := from
		for range steps {
			at = at.next(d)
		}
		if distance(at, h) < off {
			best, off = d, distance(at, h)
		}
	}
	return placeNames[nearest], directionTitles[best], steps
}

// PlanetCard is a card of the planet deck: its word and its two planets.
type PlanetCard struct {
	Word, Title   string
	First, Second string // words of planets
}

// PlanetCards are the ten cards in planet order.
func PlanetCards() []PlanetCard {
	list := make([]PlanetCard, planetCards)
	for i, pair := range pairs {
		list[i] = PlanetCard{planetCardNames[i], planetCardTitles[i], placeNames[pair[0]], placeNames[pair[1]]}
	}
	return list
}

// Place names a hex by what lies there: "Gobi", "dock of earth" or "next to Inti"; ""
// for one with nothing near.
func (v *View) Place(word string) string {
	h, ok := parseHex(word)
	if !ok {
		return ""
	}
	b := &v.p.board
	if planet := b.planet(h); planet != nowhere {
		return placeTitles[planet]
	}
	if b.dock(h) {
		return "dock of earth"
	}
	if planet, _ := b.space(h); planet != nowhere {
		return "next to " + placeTitles[planet]
	}
	return ""
}
