package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Edition is what is printed on the components of one edition of the game, and
// its map, for those who show it.
type Edition struct{ box *box }

// ReadEdition reads a box file; nil lines are the box that the game comes with.
// Names are what people call places, each behind its word. The error is a *rules.Fault.
func ReadEdition(lines []rules.Line, names ...string) (*Edition, error) {
	b, err := loadBox(lines)
	if err != nil {
		return nil, err
	}
	return &Edition{b.call(names)}, nil
}

// HouseNote says that something rests on house data.
func HouseNote() wording.Text {
	return wording.Say("This rests on house data; check what your box prints.")
}

// Resting is a sentence that rests on house data, and says so.
func Resting(sentence wording.Text) wording.Text {
	return wording.Say("{sentence} ({note})", sentence, HouseNote())
}

// Name is the edition's name.
func (e *Edition) Name() string { return e.box.edition }

// Slots is the number of gear slots of a ship.
func (e *Edition) Slots() int { return e.box.slots.n }

// HouseMap reports whether the dots of some route are house data.
func (e *Edition) HouseMap() bool { return e.box.houseMap }

// PlaceKind says what a place of the map is.
type PlaceKind int

// The kinds of places: a start planet has a mine and a yard, a far one a mine, a
// consumer and a factory; a junction is a dot where routes meet.
const (
	StartPlanet PlaceKind = iota
	FarPlanet
	Junction
)

// Place is a planet or a junction of the map.
type Place struct {
	Name string
	Kind PlaceKind
}

// Places lists the planets in box order, then the junctions.
func (e *Edition) Places() []Place {
	c := &e.box.chart
	var places []Place
	for i, name := range c.names[:c.ends] {
		kind := Junction
		if i < c.planets {
			kind = FarPlanet
			if c.start[i] {
				kind = StartPlanet
			}
		}
		places = append(places, Place{name, kind})
	}
	return places
}

// Route joins two places by dots; the dots are named From-To-1, From-To-2 and so
// on, counted from From.
type Route struct {
	From, To string
	Dots     []string
}

// Routes lists the routes in box order.
func (e *Edition) Routes() []Route {
	c := &e.box.chart
	dot := c.ends
	var routes []Route
	for _, r := range c.routes {
		routes = append(routes, Route{c.names[r.a], c.names[r.b], c.names[dot : dot+r.dots : dot+r.dots]})
		dot += r.dots
	}
	return routes
}

// Spaces lists the names of all spaces: planets, junctions, dots.
func (e *Edition) Spaces() []string { return append([]string(nil), e.box.chart.names...) }

// SpaceTitle is what a space is called: its name, or its word where it has none.
func (e *Edition) SpaceTitle(word string) string { return e.box.title(word) }

// Space is the number that moves name a space by; false: no space has this word.
func (e *Edition) Space(word string) (number int, ok bool) { return e.box.spaceWords.Value(word) }

// Neighbours lists for each space, in the order of Spaces, the places in that list of
// those next to it. It is for reading.
func (e *Edition) Neighbours() [][]int32 { return e.box.chart.neighbours }

// Planets lists the names of the planets in box order.
func (e *Edition) Planets() []string { return e.Spaces()[:e.box.chart.planets] }

// Consumer is what is printed on a consumer tile.
type Consumer struct {
	Wants, Build    string // Build: the goods of the build side
	Points, Deliver int
}

// Consumer returns a consumer tile by its name.
func (e *Edition) Consumer(tile string) (c Consumer, ok bool) {
	i, ok := e.box.tileWords.Value(tile)
	if !ok {
		return Consumer{}, false
	}
	of := e.box.consumers[i]
	return Consumer{goodNames[of.wants], of.build.String(), of.points, of.deliver}, true
}

// Sold is a piece of gear that a yard sells, and its price in goods.
type Sold struct{ Gear, Price string }

// Yard is what is printed on a spaceyard.
type Yard struct {
	Sells  []Sold
	Build  string
	Points int
}

// Yard returns a spaceyard by its name.
func (e *Edition) Yard(tile string) (y Yard, ok bool) {
	i, ok := e.box.yardWords.Value(tile)
	if !ok {
		return Yard{}, false
	}
	of := &e.box.yards[i]
	y = Yard{Build: of.build.String(), Points: of.points}
	for gear, sold := range of.sells {
		if sold {
			y.Sells = append(y.Sells, Sold{gearNames[gear], of.price[gear].String()})
		}
	}
	return y, true
}

// Factory is what is printed for a type of factory.
type Factory struct {
	Recipe        string
	Count, Points int
}

// Factory returns the type of factory that makes a product.
func (e *Edition) Factory(product string) (f Factory, ok bool) {
	i, ok := productWords.Value(product)
	if !ok {
		return Factory{}, false
	}
	of := e.box.factory(Good(i))
	return Factory{of.recipe.String(), of.count.n, of.points}, true
}

// String lists the goods as the box file does: "blue-paint + r".
func (r *recipe) String() string {
	text := ""
	add := func(word string) {
		if text != "" {
			text += " + "
		}
		text += word
	}
	for good, n := range r.goods {
		for range n {
			add(goodNames[good])
		}
	}
	if r.free {
		add("r")
	}
	return text
}
