package duckdealer

import (
	"sync"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// box is what is printed on the components of one edition of the game, and the
// map (section 2.5). It never changes after it was read.
type box struct {
	edition    string
	slots      valued
	factories  [products]factoryType // by product less primaries
	consumers  []consumerType        // in box order
	pays       [products]int         // what the best consumer gives for a product, whether it is on the map or not
	yards      []yardType
	mines      [primaries]mineType
	mineOrder  []int // the primary goods in box order
	chart      chart
	houseMap   bool              // the dots of some route are house data
	titles     map[string]string // of the spaces that have names, by word
	tileWords  *rules.Vocabulary
	yardWords  *rules.Vocabulary
	spaceWords *rules.Vocabulary
	planetWord *rules.Vocabulary
}

// valued is a number and whether it is house data (section 2.6).
type valued struct {
	n     int
	house bool
}

// recipe is a list of goods; free means that it has the square r as well, which
// takes any other good (DD-7.8).
type recipe struct {
	goods goods
	free  bool
	house bool
}

type factoryType struct {
	recipe recipe
	count  valued
	points int
}

type consumerType struct {
	name       string
	wants      int // a product
	houseWants bool
	build      recipe
	points     int
	deliver    int
}

type yardType struct {
	name   string
	sells  [kindsOfGear]bool
	price  [kindsOfGear]recipe
	build  recipe
	points int
}

// houseSells reports that some sells field of the yard is house data.
func (y *yardType) houseSells() bool {
	for gear, sold := range y.sells {
		if sold && y.price[gear].house {
			return true
		}
	}
	return false
}

// mineType is how many mines of a good there are for start and for other planets.
type mineType struct{ start, other int }

// factory returns the type of factory that makes a product.
func (b *box) factory(product Good) *factoryType { return &b.factories[product-primaries] }

// house is the house box: it is read once for all tables.
var house = sync.OnceValues(func() (*box, error) {
	lines, err := rules.ReadLines(HouseBox())
	if err != nil {
		return nil, err
	}
	return readWhole(lines)
})

// loadBox reads the box of a table; nil lines are the house box. The error is a
// *rules.Fault.
func loadBox(lines []rules.Line) (*box, error) {
	if lines == nil {
		return house()
	}
	return readWhole(lines)
}

func readWhole(lines []rules.Line) (*box, error) {
	r := readBox(lines)
	if len(r.faults) > 0 {
		return nil, r.faults[0].fault()
	}
	b := r.box
	b.chart.lay()
	tiles, yards := make([]string, len(b.consumers)), make([]string, len(b.yards))
	titles := make([]string, len(b.consumers))
	for i := range b.consumers {
		tiles[i] = b.consumers[i].name
		pays := &b.pays[b.consumers[i].wants-int(primaries)]
		*pays = max(*pays, b.consumers[i].deliver)
		titles[i] = wording.Capital(tiles[i])
		if good, ok := goodWords.Value(tiles[i]); ok { // mostly it is called like a good
			titles[i] = goodTitles[good]
		}
	}
	for i := range b.yards {
		yards[i] = b.yards[i].name
	}
	b.tileWords, b.yardWords = rules.Words("TILE", 0, tiles...).Titled(titles...), rules.Words("TILE", 0, yards...)
	b.entitle(b.chart.houseCalled())
	return b, nil
}
