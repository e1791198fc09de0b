package kit

import (
	"fmt"
	"image/color"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// energyInk is the colour of an energy type, and the letter that says it.
func energyInk(word string) (ink color.NRGBA, letter string) {
	switch word {
	case "move":
		return pieces.SeatInk(2), "R"
	case "build":
		return color.NRGBA{0x8A, 0x66, 0x00, 255}, "Y"
	}
	return pieces.SeatInk(1), "B"
}

// recipeBlock are the recipes and points of the player aid.
func recipeBlock(e *duckdealer.Edition) printing.Block {
	block := printing.Block{Title: wording.L("Factories")}
	words := wordsOf(duckdealer.ProductWords())
	for _, word := range words {
		block.Lines = append(block.Lines, printing.Line{Name: shortGood(word), Art: pieces.Sign(GoodIcon(word), pieces.InkNight), Words: factoryWords(e, word)})
	}
	return block
}

// factoryWords are what a good is made of, and what its factory brings; "": no factory makes it.
func factoryWords(e *duckdealer.Edition, good string) string {
	if f, made := e.Factory(good); made {
		return wording.L("{good}: {goods}. +{points}", GoodTitle(good), goodsList(goodsOf(f.Recipe)), f.Points)
	}
	return ""
}

// builtBlock are the consumers and spaceyards.
func builtBlock(e *duckdealer.Edition) printing.Block {
	block := printing.Block{Title: wording.L("Consumers and spaceyards")}
	for _, tile := range e.ConsumerTiles() {
		c, _ := e.Consumer(tile)
		block.Lines = append(block.Lines, printing.Line{Name: GoodTitle(c.Wants), Words: consumerWords(c)})
	}
	for _, tile := range e.YardTiles() {
		y, _ := e.Yard(tile)
		block.Lines = append(block.Lines, printing.Line{Name: wording.L("Spaceyard {tile}", tile), Words: yardWords(y)})
	}
	return block
}

// consumerWords are what a consumer is built with, and what that and each delivery bring.
func consumerWords(c duckdealer.Consumer) string {
	return wording.L("{goods}: +{points}. Each delivery +{deliver}.", goodsList(goodsOf(c.Build)), c.Points, c.Deliver)
}

// yardWords are what a spaceyard is built with, what that brings, and what it sells.
func yardWords(y duckdealer.Yard) string {
	var sells []string
	for _, s := range y.Sells {
		sells = append(sells, fmt.Sprintf("%s = %s", GearTitle(s.Gear), goodsList(goodsOf(s.Price))))
	}
	return wording.L("{goods}: +{points}. Sells {gear}.", goodsList(goodsOf(y.Build)), y.Points, strings.Join(sells, "; "))
}

// GoodIcon is the picture of a good; any other one is a crate.
func GoodIcon(word string) parts.Icon {
	if _, ok := duckdealer.GoodWords().Value(word); !ok || word == aid.AnyGood {
		return parts.IconCrate
	}
	return parts.GoodIcon(word)
}

// GearTitle is a piece of gear as people read it.
func GearTitle(word string) string { return heading(duckdealer.GearWords(), word) }

// GearIcon is the sign of a piece of gear: the hold's is that of goods, a crew quarter's that of the energy it makes.
func GearIcon(gear string) parts.Icon {
	for _, energy := range duckdealer.Energy() {
		if duckdealer.CrewOf(energy) == gear {
			return EnergyIcon(energy)
		}
	}
	return parts.IconCrate
}

// EnergyTitle names a type of energy.
func EnergyTitle(word string) string {
	switch word {
	case "move":
		return wording.L("Movement")
	case "build":
		return wording.L("Building")
	}
	return wording.L("Trade")
}

// EnergyIcon is the sign of a type of energy.
func EnergyIcon(energy string) parts.Icon {
	switch energy {
	case "move":
		return parts.IconMove
	case "build":
		return parts.IconBuild
	}
	return parts.IconTrade
}

// GoodTitle names a good, or a consumer tile, which mostly is called like one; r is any other good.
func GoodTitle(word string) string {
	if word == aid.AnyGood {
		return wording.L("Any other good")
	}
	if _, good := duckdealer.GoodWords().Value(word); !good {
		return parts.Capital(word)
	}
	return heading(duckdealer.GoodWords(), word)
}

// goodsList lists goods: "Blue paint + Any other good".
func goodsList(words []string) string {
	var titles []string
	for _, word := range words {
		titles = append(titles, GoodTitle(word))
	}
	return strings.Join(titles, " + ")
}

// wordsOf are the words of a vocabulary.
func wordsOf(v *rules.Vocabulary) []string {
	var words []string
	first, last := v.Range()
	for n := first; n <= last; n++ {
		words = append(words, v.Word(n))
	}
	return words
}

// heading is a word of a vocabulary that stands alone.
func heading(v *rules.Vocabulary, word string) string {
	n, _ := v.Value(word)
	return v.Heading(n, nil)
}
