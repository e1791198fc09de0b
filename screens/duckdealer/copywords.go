package duckdealer

import (
	"strconv"
	"strings"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// boxPartWords name the sections of the owner's copy in routes.
var boxPartWords = [...]string{"", "ship", "factories", "consumers", "yards", "mines", "planets", "routes"}

// boxPartCalled is the section with a name in a route.
func boxPartCalled(word string) duckdealer.Section {
	for i, name := range boxPartWords {
		if name == word && word != "" {
			return duckdealer.Section(i)
		}
	}
	return duckdealer.NoSection
}

// openCopy opens a section of the owner's copy, or one of its entries.
func (a *Feature) openCopy(section duckdealer.Section, index int) {
	arg := Key + "/" + boxPartWords[section]
	if index >= 0 {
		arg += "/" + strconv.Itoa(index)
	}
	a.Open(shell.Route{Page: shell.CopyPage, Arg: arg})
}

// openEntry opens the page of an entry of the owner's copy.
func (a *Feature) openEntry(entry int) {
	section := a.DuckCopy().Entries[entry].Section
	for index, at := range a.DuckCopy().In(section) {
		if at == entry {
			a.openCopy(section, index)
		}
	}
}

// boxPartTitle names a section.
func boxPartTitle(s duckdealer.Section) string {
	switch s {
	case duckdealer.ShipSection:
		return wording.L("Ship placard")
	case duckdealer.FactorySection:
		return wording.L("Factories")
	case duckdealer.ConsumerSection:
		return wording.L("Consumers")
	case duckdealer.YardSection:
		return wording.L("Spaceyards")
	case duckdealer.MineSection:
		return wording.L("Mines")
	case duckdealer.PlanetSection:
		return wording.L("Planets")
	case duckdealer.RouteSection:
		return wording.L("Routes")
	}
	return wording.L("The whole file")
}

func boxPartTitles(sections []duckdealer.Section) string {
	var titles []string
	for _, s := range sections {
		titles = append(titles, boxPartTitle(s))
	}
	return strings.Join(titles, ", ")
}

// boxPartPlace reports where in the box to look.
func boxPartPlace(s duckdealer.Section) string {
	switch s {
	case duckdealer.ShipSection:
		return wording.L("Count the slots for gear on a ship placard.")
	case duckdealer.FactorySection:
		return wording.L("The player aid: what each factory takes, its tiles, its points.")
	case duckdealer.ConsumerSection:
		return wording.L("The consumer tiles, both sides.")
	case duckdealer.YardSection:
		return wording.L("The spaceyard tiles, both sides.")
	case duckdealer.MineSection:
		return wording.L("Count the mine tiles of each good, with a border and without.")
	case duckdealer.PlanetSection:
		return wording.L("The board: two slots make a starting planet, three a far one. A junction is a dot where routes meet.")
	case duckdealer.RouteSection:
		return wording.L("The board: count the dots between two planets.")
	}
	return ""
}

// countWords reports how much of a section is house data.
func countWords(house, all int) string {
	switch {
	case all == 0:
		return wording.L("Empty")
	case house == 0:
		return wording.L("Done")
	}
	return wording.L("{known} of {all}", all-house, all)
}

// placeTitle is what people call a place of their copy, or its word.
func (a *Feature) placeTitle(word string) string {
	if called := a.DuckCopy().Called(word); called != "" {
		return called
	}
	return word
}

// entryCalled names an entry with the names that people gave to places; a place also by what its board prints.
func (a *Feature) entryCalled(e *aid.CopyEntry) string {
	switch {
	case e.Section == duckdealer.RouteSection:
		return wording.L("{from} to {to}", a.placeTitle(e.Names[0]), a.placeTitle(e.Names[1]))
	case e.Section == duckdealer.PlanetSection && len(e.Names) > 0 && a.placeTitle(e.Names[0]) != e.Names[0]:
		return a.placeTitle(e.Names[0]) + " (" + e.Names[0] + ")"
	}
	return entryTitle(e)
}

// entryTitle names an entry.
func entryTitle(e *aid.CopyEntry) string {
	switch e.Section {
	case duckdealer.ShipSection:
		return wording.L("Gear slots")
	case duckdealer.FactorySection, duckdealer.MineSection:
		return goodTitle(e.Names[0])
	case duckdealer.YardSection:
		return wording.L("Spaceyard {tile}", e.Names[0])
	case duckdealer.ConsumerSection:
		return tileTitle(e.Names[0])
	case duckdealer.RouteSection:
		return wording.L("{from} to {to}", e.Names[0], e.Names[1])
	}
	return e.Names[0]
}

// entryIcon is the picture of what an entry is about.
func entryIcon(e *aid.CopyEntry) parts.Icon {
	switch e.Section {
	case duckdealer.ShipSection:
		return parts.IconShip
	case duckdealer.FactorySection, duckdealer.MineSection, duckdealer.ConsumerSection:
		return goodIcon(e.Names[0])
	case duckdealer.YardSection:
		return parts.IconYard
	}
	return parts.NoIcon
}

// sectionIcon is the sign of a section.
func sectionIcon(s duckdealer.Section) parts.Icon {
	switch s {
	case duckdealer.ShipSection:
		return parts.IconShip
	case duckdealer.FactorySection:
		return parts.IconFactory
	case duckdealer.ConsumerSection:
		return parts.IconConsumer
	case duckdealer.YardSection:
		return parts.IconYard
	case duckdealer.MineSection:
		return parts.IconMine
	case duckdealer.PlanetSection:
		return parts.IconPlanet
	}
	return parts.IconRoute
}

// entryWords reports what an entry holds.
func entryWords(e *aid.CopyEntry) string {
	var said []string
	for _, v := range e.Values {
		words := valueWords(v)
		switch {
		case v.Name == "kind" || e.Section == duckdealer.ShipSection:
			said = append(said, words)
		case v.Name == "recipe":
			said = append(said, words)
		default:
			said = append(said, valueTitle(v)+": "+words)
		}
	}
	return strings.Join(said, ". ")
}

// valueTitle names a value of an entry.
func valueTitle(v aid.CopyValue) string {
	switch v.Name {
	case "slots":
		return wording.L("Slots for gear")
	case "recipe":
		return wording.L("Takes")
	case "count":
		return wording.L("Tiles in the box")
	case "points":
		return wording.L("Points for building")
	case "wants":
		return wording.L("Takes")
	case "build":
		return wording.L("Built with")
	case "deliver":
		return wording.L("Points per delivery")
	case "sells":
		return picker.TitleOf(duckdealer.GearWords(), v.Gear, nil)
	case "start":
		return wording.L("Tiles with a border")
	case "other":
		return wording.L("Tiles without")
	case "dots":
		return wording.L("Dots between them")
	}
	return wording.L("Kind")
}

// valueWords is a value in words.
func valueWords(v aid.CopyValue) string {
	switch v.Name {
	case "recipe", "build", "sells", "wants":
		return goodsList(v.Words)
	case "kind":
		return kindTitle(v.Words[0])
	}
	return strings.Join(v.Words, " ")
}

// kindTitle reports what a place is.
func kindTitle(kind string) string {
	switch kind {
	case "start":
		return wording.L("Starting planet")
	case "far":
		return wording.L("Far planet")
	}
	return wording.L("Junction")
}

// goodTitle names a good; r is any other one.
func goodTitle(word string) string {
	if word == aid.AnyGood {
		return wording.L("Any other good")
	}
	return picker.TitleOf(duckdealer.GoodWords(), word, nil)
}

// tileTitle names a consumer tile, which mostly is called like a good.
func tileTitle(name string) string { return picker.TitleOf(duckdealer.GoodWords(), name, nil) }

// goodsList lists goods: "Blue paint + Any other good".
func goodsList(words []string) string {
	var titles []string
	for _, word := range words {
		titles = append(titles, goodTitle(word))
	}
	return strings.Join(titles, " + ")
}

// sourceWords reports where a value comes from.
func sourceWords(v aid.CopyValue) string {
	switch v.Tag {
	case "@text":
		return wording.L("From the rules text")
	case "@review":
		return wording.L("From a review")
	case "@inferred":
		return wording.L("Follows from the rules text")
	case aid.BoxTag:
		return wording.L("Read off your box")
	}
	return wording.L("House data")
}

// entrySource says in few words where an entry comes from.
func entrySource(e *aid.CopyEntry) string {
	own := true
	for _, v := range e.Values {
		if v.House() {
			return wording.L("House data")
		}
		own = own && v.Tag == aid.BoxTag
	}
	if own {
		return wording.L("Your box")
	}
	return wording.L("Known")
}
