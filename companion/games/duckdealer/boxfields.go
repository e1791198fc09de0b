package duckdealer

import "tablekeeper/companion/rules"

// sources are the tags of a box file without their @: where a value comes from.
var sources = rules.Words("TAG", 0, "text", "review", "inferred", "house", "box").Titled(
	"from the rules text", "from a review", "follows from the rules text", "made up", "our box")

// The sources of what the app made up, and of what people read off their own box.
const (
	MadeUp  = "house"
	OwnBox  = "box"
	AnyGood = "r" // of a build square that takes any other good
)

var (
	buildWords = rules.Words("GOOD", 0, append(goodNames[:], AnyGood)...).Titled(append(goodTitles[:], "Any other good")...)
	placeWords = rules.Words("KIND", 0, "start", "far", "junction").Titled("Starting planet", "Far planet", "Junction")
)

// The numbers that a box file takes (section 2.5).
const (
	leastSlots = 7
	mostSlots  = 30
	mostDots   = 30
	mostCount  = 999
	mostGoods  = 4
)

func named(name, title string) rules.Field {
	return rules.Field{Name: name, Title: title, Kind: rules.TextField, Names: true}
}

func wordField(name, title string, words *rules.Vocabulary) rules.Field {
	return rules.Field{Name: name, Title: title, Kind: rules.WordField, Words: words}
}

func count(name, title string, low, high int) rules.Field {
	return rules.Field{Name: name, Title: title, Kind: rules.CountField, Low: low, High: high}
}

func goodList(name, title string, words *rules.Vocabulary) rules.Field {
	return rules.Field{Name: name, Title: title, Kind: rules.ListField, High: mostGoods, Of: []rules.Field{{Kind: rules.WordField, Words: words}}}
}

// lineKind is a kind of line of a box file that has a name or two, and then fields with their tags.
type lineKind struct {
	kind string
	list string // in the tree
	in   Section
	rules.Field
}

// entries describes what a kind of line holds: what it is called, then its values.
func entries(kind, list, title string, in Section, of ...rules.Field) lineKind {
	group := rules.Field{Kind: rules.GroupField, Of: of, Sources: sources}
	return lineKind{kind, list, in, rules.Field{Name: list, Title: title, Kind: rules.ListField, Of: []rules.Field{group}}}
}

// calledBy marks a word that an entry is called by.
func calledBy(f rules.Field) rules.Field {
	f.Names = true
	return f
}

// lineKinds are the kinds of lines of which there are several, in the order of the file.
var lineKinds = []lineKind{
	entries("factory", "factories", "Factories", factorySection, calledBy(wordField("product", "", productWords)),
		goodList("recipe", "Made of", goodWords), count("count", "Tiles in the box", 0, mostCount), count("points", "Points for building", 0, mostCount)),
	entries("consumer", "consumers", "Consumers", consumerSection, named("tile", ""),
		wordField("wants", "Takes", productWords), goodList("build", "Built with", buildWords),
		count("points", "Points for building", 0, mostCount), count("deliver", "Points per delivery", 0, mostCount)),
	entries("yard", "yards", "Spaceyards", yardSection, named("tile", ""),
		rules.Field{Name: "sells", Title: "Sells", Kind: rules.ListField, High: kindsOfGear, Of: []rules.Field{{
			Kind: rules.GroupField, Sources: sources, Of: []rules.Field{calledBy(wordField("gear", "", gearWords)), goodList("price", "Price", goodWords)},
		}}},
		goodList("build", "Built with", buildWords), count("points", "Points for building", 0, mostCount)),
	entries("mine", "mines", "Mines", mineSection, calledBy(wordField("good", "", primaryWords)),
		count("start", "Tiles with a border", 0, mostCount), count("other", "Tiles without", 0, mostCount)),
	entries("planet", "places", "Planets", planetSection, named("place", "Number or short name on the board"),
		rules.Field{Name: "called", Title: "What you call it", Kind: rules.TextField, Names: true, Spare: true}, wordField("kind", "Kind", placeWords)),
	entries("route", "routes", "Routes", routeSection, named("from", ""), named("to", ""), count("dots", "Dots between them", 0, mostDots)),
}

// BoxField describes a box as a tree: what lies in it, section by section.
func BoxField() rules.Field {
	ship := rules.Field{Name: "ship", Title: "Ship placard", Kind: rules.GroupField, Sources: sources, Of: []rules.Field{
		count("slots", "Slots for gear", leastSlots, mostSlots), named("edition", "Name of our box"),
	}}
	box := rules.Field{Kind: rules.GroupField, Of: []rules.Field{ship}}
	for i := range lineKinds {
		box.Of = append(box.Of, lineKinds[i].Field)
	}
	return box
}

// kindOf is the kind of line that begins with a word, nil for others.
func kindOf(kind string) *lineKind {
	for i := range lineKinds {
		if lineKinds[i].kind == kind {
			return &lineKinds[i]
		}
	}
	return nil
}
