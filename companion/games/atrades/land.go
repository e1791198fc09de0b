package atrades

import "math/bits"

// free is the set of cells of a region where a tile can be laid.
func (t *table) free(p *position, region int) uint64 {
	return t.data.regions[region].land &^ p.covered[region]
}

// anyFree reports whether a habitable cell is empty anywhere in play.
func (t *table) anyFree(p *position) bool {
	for _, region := range p.drawn[:p.open] {
		if t.free(p, int(region)) != 0 {
			return true
		}
	}
	return false
}

// tilesOf is the set of a company's cells in a region.
func (p *position) tilesOf(c, region int) uint64 {
	var set uint64
	for rest := p.covered[region]; rest != 0; rest &= rest - 1 {
		cell := bits.TrailingZeros64(rest)
		if int(p.board[region][cell]) == c+1 {
			set |= 1 << cell
		}
	}
	return set
}

// around is the set of cells of a region that are adjacent to some cell of a
// company, its own among them.
func (t *table) around(p *position, c, region int) uint64 {
	var set uint64
	for rest := p.tilesOf(c, region); rest != 0; rest &= rest - 1 {
		set |= t.data.regions[region].beside[bits.TrailingZeros64(rest)]
	}
	if !t.joined {
		return set
	}
	for _, other := range p.drawn[:p.open] {
		if int(other) == region {
			continue
		}
		for rest := p.tilesOf(c, int(other)); rest != 0; rest &= rest - 1 {
			set |= p.across(int(other), bits.TrailingZeros64(rest), region)
		}
	}
	return set
}

// across is the set of cells of one region that share a side with a cell of
// another, as the two lie (layout joined, move lay).
func (p *position) across(from, cell, region int) uint64 {
	a, b := &p.maps[from], &p.maps[region]
	if !a.laid || !b.laid {
		return 0
	}
	at := placeOf[a.rotation][cell].plus(a.at).minus(b.at)
	if at.length() > radius+1 {
		return 0
	}
	var set uint64
	for _, side := range hexSides {
		if other := cellOf(b.rotation, at.plus(side)); other >= 0 {
			set |= 1 << other
		}
	}
	return set
}

// touches reports whether a cell of a company is adjacent to a cell.
func (t *table) touches(p *position, c, region, cell int) bool {
	for rest := t.data.regions[region].beside[cell] & p.covered[region]; rest != 0; rest &= rest - 1 {
		if int(p.board[region][bits.TrailingZeros64(rest)]) == c+1 {
			return true
		}
	}
	if !t.joined {
		return false
	}
	for _, other := range p.drawn[:p.open] {
		if int(other) == region || p.covered[other] == 0 {
			continue
		}
		for rest := p.across(region, cell, int(other)) & p.covered[other]; rest != 0; rest &= rest - 1 {
			if int(p.board[other][bits.TrailingZeros64(rest)]) == c+1 {
				return true
			}
		}
	}
	return false
}

// adjoins reports whether two companies are adjacent.
func (t *table) adjoins(p *position, a, b int) bool {
	for _, region := range p.drawn[:p.open] {
		if own := p.tilesOf(b, int(region)); own != 0 && t.around(p, a, int(region))&own != 0 {
			return true
		}
	}
	return false
}

// hasRoom reports whether an empty habitable cell is next to a company.
func (t *table) hasRoom(p *position, c int) bool {
	for _, region := range p.drawn[:p.open] {
		if t.around(p, c, int(region))&t.free(p, int(region)) != 0 {
			return true
		}
	}
	return false
}

// easiestCity is the lowest number of the cities next to a company, 0 if there is none.
func (t *table) easiestCity(p *position, c int) int {
	lowest := 0
	for _, i := range p.drawn[:p.open] {
		region := &t.data.regions[i]
		if region.city == 0 {
			continue
		}
		for rest := t.around(p, c, int(i)) & region.city; rest != 0; rest &= rest - 1 {
			if n := region.number[bits.TrailingZeros64(rest)]; lowest == 0 || n < lowest {
				lowest = n
			}
		}
	}
	return lowest
}

// stock is the number of regular tiles of a company's type that are left, sold
// companies counted (section 6.2).
func (t *table) stock(p *position, c int) int {
	left := t.kind(c).tiles
	for other, kind := range t.kindOf {
		if kind == t.kindOf[c] && p.companies[other].where == Business {
			left -= int(p.companies[other].size) - 1
		}
	}
	return max(left, 0)
}

// canGrow reports whether a company can add a tile (AT-14.30).
func (t *table) canGrow(p *position, c int) bool { return t.stock(p, c) >= 1 && t.hasRoom(p, c) }

// canGrowAny reports whether some company of a seat can add a tile.
func (t *table) canGrowAny(p *position, seat int) bool {
	for c := range t.number {
		if p.owns(seat, c) && t.canGrow(p, c) {
			return true
		}
	}
	return false
}

// ownsAny reports whether a seat has a company in business.
func (t *table) ownsAny(p *position, seat int) bool {
	for c := range t.number {
		if p.owns(seat, c) {
			return true
		}
	}
	return false
}

// lay covers a cell with a tile of a company.
func (p *position) lay(c, region, cell int) {
	p.board[region][cell] = uint8(c + 1)
	p.covered[region] |= 1 << cell
	p.companies[c].size++
}

// demandValue is the number under a region's marker, 0 before the first.
func (t *table) demandValue(p *position, region int) int {
	if p.maps[region].demand == 0 {
		return 0
	}
	return t.data.regions[region].demand[p.maps[region].demand-1]
}

// raise moves a region's marker, which stays on the last space (AT-14.10).
func (t *table) raise(p *position, region, spaces int) {
	p.maps[region].demand = uint8(min(int(p.maps[region].demand)+spaces, len(t.data.regions[region].demand)))
}
