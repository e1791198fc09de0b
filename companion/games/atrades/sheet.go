package atrades

import (
	"cmp"
	"slices"
)

// Sheet is component data to reckon with at the table, without a match.
type Sheet struct{ data components }

// ReadSheet takes a data file (format atrades-data/1). The error names the key, the
// entry and the reason.
func ReadSheet(file []byte) (*Sheet, error) {
	c, err := readFile(file)
	if err != nil {
		return nil, err
	}
	return &Sheet{*c}, nil
}

// Government reports what the government would pay for an amount on a card.
func (s *Sheet) Government(money int) Government { return governmentPays(s.data.chart, money) }

// Numbers are the numbers of all companies, ascending.
func (s *Sheet) Numbers() []int {
	var list []int
	for _, k := range s.data.kinds {
		list = append(list, k.numbers...)
	}
	slices.Sort(list)
	return list
}

// Kind is the type of the company with a number, and what one of its goods brings.
func (s *Sheet) Kind(number int) (name string, price int) {
	for _, k := range s.data.kinds {
		if slices.Contains(k.numbers, number) {
			return k.name, k.price
		}
	}
	return "", 0
}

// Seller is a company that brings so many tiles to the market of one region.
type Seller struct{ Number, Tiles int }

// Sales is what a seller sells there: goods and money, and the demand that it leaves.
type Sales struct {
	Seller
	Goods, Money, Left int
}

// Market lets companies sell in one region with a demand, in the order of their
// numbers (AT-14.29).
func (s *Sheet) Market(demand int, sellers []Seller) []Sales {
	sellers = slices.Clone(sellers)
	slices.SortFunc(sellers, func(a, b Seller) int { return cmp.Compare(a.Number, b.Number) })
	var list []Sales
	for _, of := range sellers {
		goods := min(of.Tiles, demand)
		demand -= goods
		_, price := s.Kind(of.Number)
		list = append(list, Sales{of, goods, goods * price, demand})
	}
	return list
}

// Who wins a merger that is reckoned without a match.
const (
	FirstOwner  = iota // of the company that the initiator named first
	SecondOwner        // of the other one
	AnotherOne         // who owns neither
)

// Winning is a winning bid in a merger that is reckoned without a match: the tiles of
// both companies, the initiator's first, who wins, and whether one player owns both. Old
// is what lay on both cards before; with Joins that of a company which the winner did
// not own comes onto the card that stays (AT-13.6).
type Winning struct {
	Tiles  [2]int
	Bid    int
	Winner int
	Both   bool
	Old    [2]int
	Joins  bool
}

// Least is the least bid: one for each cube of the track (AT-6.1).
func (w Winning) Least() int { return leastBid(w.Tiles[0]+w.Tiles[1], 0) }

// Laid is a cube of the track of a merger that is reckoned without a match: whose it
// is, FirstOwner or SecondOwner, and the money on it.
type Laid struct{ Of, Money int }

// Lay lays the bid along the cubes (AT-14.18, AT-14.19) and gives what both owners
// take for lost control, and what the card of the company that stays then holds.
func (w Winning) Lay() (cubes []Laid, takes [2]int, card int) {
	track := auctionTrack(w.Tiles[0], w.Tiles[1])
	for k, share := range sharesOf(w.Bid, len(track)) {
		of := int(track[k])
		cubes = append(cubes, Laid{of, share})
		if w.owned(of) {
			card += share
		} else {
			takes[of] += share
		}
	}
	return cubes, takes, card + w.joining()
}

// owned reports whether the winner owned one of both companies.
func (w Winning) owned(company int) bool {
	return company == w.Winner || w.Both && w.Winner != AnotherOne
}

// joining is the old money that comes onto the card of the company that stays.
func (w Winning) joining() int {
	sum := 0
	for i, old := range w.Old {
		if w.Joins && !w.owned(i) {
			sum += old
		}
	}
	return sum
}
