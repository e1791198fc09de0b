package duckdealer

import (
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type (
	// Good is one of the goods.
	Good int
	// marker is a type of energy marker.
	marker int
	// piece is a type of gear.
	piece int
	// Kind is a kind of tile on a planet.
	Kind int
)

// The 17 goods in the order of section 2.1, group by group.
const (
	yellowDucks = iota
	plasticBeads
	solarPanels
	bluePaint
	phoneBoxes
	satellites
	linearAccelerators
	stealthDucks
	modernRadio
	dietPills
	economics
	modernArt
	science
	religion
	politics
	medicine
	military
	kindsOfGoods

	primaries = satellites // the goods of mines; the others are products
	products  = kindsOfGoods - primaries
)

// The energy markers, and the gear. The crew quarter that makes a type of marker
// is the gear of the number of the type plus one.
const (
	moveMarker = iota
	buildMarker
	tradeMarker
	kindsOfEnergy

	cargoHold   = 0
	kindsOfGear = kindsOfEnergy + 1
)

// The kinds of tile on a planet.
const (
	mineTile = iota
	factoryTile
	yardTile
	consumerTile
	kindsOfTile
)

// none stands for no good, tile or space.
const none = -1

var (
	goodNames = []string{
		"yellow-ducks", "plastic-beads", "solar-panels", "blue-paint", "phone-boxes",
		"satellites", "linear-accelerators", "stealth-ducks", "modern-radio", "diet-pills",
		"economics", "modern-art", "science", "religion", "politics", "medicine", "military",
	}
	energyNames = []string{"move", "build", "trade"}
	gearNames   = []string{"cargo-hold", "navigator", "builder", "merchant"}
	kindNames   = []string{"mine", "factory", "yard", "consumer"}

	goodTitles = []string{
		"Yellow rubber ducks", "Plastic beads", "Solar panels", "Blue paint", "Phone boxes",
		"Satellites", "Linear accelerators", "Stealth ducks", "Modern radio", "Diet pills",
		"Economics", "Modern art", "Science", "Religion", "Politics", "Medicine", "Military",
	}
	gearTitles = []string{"Cargo hold", "Navigator", "Builder", "Merchant"}

	// goodCounted are the goods as they are counted in a sentence.
	goodCounted = []string{
		"yellow rubber duck", "plastic bead", "solar panel", "unit of blue paint;units of blue paint", "phone box;phone boxes",
		"satellite", "linear accelerator", "stealth duck", "unit of modern radio;units of modern radio", "diet pill",
		"unit of economics;units of economics", "unit of modern art;units of modern art", "unit of science;units of science",
		"unit of religion;units of religion", "unit of politics;units of politics", "unit of medicine;units of medicine",
		"military unit",
	}

	// In the middle of a sentence.
	goodSaid   = lowered(goodTitles)
	gearSaid   = lowered(gearTitles)
	kindSaid   = []string{"mine", "factory", "spaceyard", "consumer"}
	energySaid = []string{"movement", "build", "trade"}

	goodWords    = rules.Words("GOOD", 0, goodNames...).Titled(goodTitles...).Counted(goodCounted...)
	primaryWords = rules.Words("PRIMARY", 0, goodNames[:primaries]...).Titled(goodTitles[:primaries]...)
	productWords = rules.Words("PRODUCT", primaries, goodNames[primaries:]...).Titled(goodTitles[primaries:]...)
	energyWords  = rules.Words("ENERGY", 0, energyNames...).Titled("Movement (red)", "Building (yellow)", "Trade (blue)").
			Counted("movement marker", "build marker", "trade marker")
	gearWords = rules.Words("GEAR", 0, gearNames...).Titled(gearTitles...).Counted(gearSaid...)
	oldWords  = rules.Words("OLD", 0, gearNames...).Titled(gearTitles...)
	kindWords = rules.Words("KIND", 0, kindNames...).Titled("Mine", "Factory", "Spaceyard", "Consumer")
)

// The groups of products, by what a delivery of one is worth in the design
// document; the consumer track is sorted by them.
var tierNames = []string{"3", "10", "30"}

// tier returns the group of a product.
func tier(product int) int {
	switch {
	case product < economics:
		return 0
	case product < religion:
		return 1
	default:
		return 2
	}
}

// goods is a number of each good. Goods are not limited, so the counts are wide.
type goods [kindsOfGoods]int32

// sum is the load: how many goods there are.
func (g *goods) sum() int {
	n := 0
	for _, k := range g {
		n += int(k)
	}
	return n
}

// has reports whether all goods of another heap are in this one.
func (g *goods) has(other *goods) bool {
	for good, n := range other {
		if g[good] < n {
			return false
		}
	}
	return true
}

func (g *goods) add(other *goods) {
	for good, n := range other {
		g[good] += n
	}
}

func (g *goods) remove(other *goods) {
	for good, n := range other {
		g[good] -= n
	}
}

// list lists the goods in a sentence: "2 blue paint and religion".
func (g *goods) list() wording.Text {
	var list []wording.Text
	for good, n := range g {
		switch {
		case n == 1:
			list = append(list, wording.TextOf(goodSaid[good]))
		case n > 1:
			list = append(list, wording.Say("{n} {good}", int(n), goodSaid[good]))
		}
	}
	return wording.And(list)
}

// lowered are titles as they are in the middle of a sentence.
func lowered(titles []string) []string {
	list := make([]string, len(titles))
	for i, title := range titles {
		list[i] = strings.ToLower(title)
	}
	return list
}

// GoodWords is the vocabulary of all goods.
func GoodWords() *rules.Vocabulary { return goodWords }

// ProductWords is that of the goods that factories make.
func ProductWords() *rules.Vocabulary { return productWords }

// GearWords is that of the gear.
func GearWords() *rules.Vocabulary { return gearWords }

// EnergyWords is that of the energy types.
func EnergyWords() *rules.Vocabulary { return energyWords }
