package traders

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	kit "tablekeeper/screens/kits/traders"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// deckFace is a card of one of the three decks, on the table as in a match. V is the match that it is drawn in, nil for none.
func deckFace(word string, v *traders.View) table.CardFace {
	f, ok := aid.FaceOf(word)
	if !ok {
		return planetFace(planetCard(word), v)
	}
	face := table.CardFace{
		Icon: parts.IconCards, Kind: wording.L("Action card"), Band: look.BandViolet, Picture: parts.NewPicture(parts.Picture(f.Word)),
		Title: wording.Translate(f.Title), Rule: wording.Translate(f.Text), Joke: wording.Translate(f.Smile), Foot: kit.FaceFoot(f),
	}
	if slices.Contains(aid.EventDeck(), word) {
		face.Icon, face.Kind, face.Band = parts.IconEvent, wording.L("Event card"), look.BandTeal
	}
	return face
}

// faceLeaf is an event or action card in a strip; a tap shows it large.
func (a *Feature) faceLeaf(word string) *Leaf {
	f, _ := aid.FaceOf(word)
	return NewLeaf(parts.NewPicture(parts.Picture(f.Word)), wording.Translate(f.Title), a.showsCard(word))
}

// showsCard is what a tap on a small card of a match does: it is read once more, as large as it can be.
func (a *Feature) showsCard(word string) func() {
	deck := eventDeck
	switch _, ok := aid.FaceOf(word); {
	case !ok:
		deck = planetDeck
	case slices.Contains(aid.ActionDeck(), word):
		deck = actionDeck
	}
	return func() { a.Open(shell.Route{Page: shell.AidPage, Arg: Key + "/" + deck + "/" + word}) }
}

// planetCard finds a planet card by its word.
func planetCard(word string) traders.PlanetCard {
	for _, c := range traders.PlanetCards() {
		if c.Word == word {
			return c
		}
	}
	return traders.PlanetCard{}
}

// planetLeaf is a planet card in a strip; a tap shows it large.
func (a *Feature) planetLeaf(word string) *Leaf {
	return NewLeaf(planetPicture(word), planetCard(word).Title, a.showsCard(word))
}

// planetPicture is a planet card, small: both planets side by side.
func planetPicture(word string) fyne.CanvasObject {
	c := planetCard(word)
	return container.NewGridWithColumns(2, newPlanet(c.First), newPlanet(c.Second))
}

// planetFace is a planet card: the map as it lies before those who sit at earth, with both planets lit.
func planetFace(c traders.PlanetCard, v *traders.View) table.CardFace {
	face := table.CardFace{
		Icon: parts.IconPlanet, Kind: wording.L("Planet card"), Band: look.BandBlue, Picture: starMap(c, v),
		Title: c.Title, Rule: wording.L("Each station on these two planets makes one resource."),
	}
	for _, planet := range []string{c.First, c.Second} {
		if v != nil && v.Halted(planet) > 0 {
			face.Foot = kit.Join(face.Foot, haltedLine(planet, v.Halted(planet)))
		}
	}
	return face
}

// haltedLine says for how long a planet makes nothing.
func haltedLine(planet string, cards int) string {
	return wording.N(cards, "Rebellion on {planet}: nothing for {n} more planet card.;Rebellion on {planet}: nothing for {n} more planet cards.", traders.PlanetTitle(planet))
}

// starMap is the map on a planet card: earth on top in the middle, the planets round it (specification 4.2).
func starMap(c traders.PlanetCard, v *traders.View) fyne.CanvasObject {
	at := kit.StarPlaces
	var stars []Star
	for _, planet := range traders.PlanetWords() {
		star := Star{
			Planet: parts.Planet(planet), Name: traders.PlanetTitle(planet), Lit: planet == c.First || planet == c.Second,
			X: (at[planet][0] + 0.5) / 3, Y: (at[planet][1] + 0.5) / 2,
		}
		if v != nil && v.Halted(planet) > 0 {
			star.Note = wording.L("halted {number}", v.Halted(planet))
		}
		stars = append(stars, star)
	}
	return NewStarMap(wording.L("Map with {planets} lit", c.Title), 3, stars...)
}

// face shortens a planet or event card where it is listed.
func face(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) {
	if c := planetCard(v.Word(value)); c.Word != "" {
		return traders.PlanetTitle(c.First) + ", " + traders.PlanetTitle(c.Second), parts.NoIcon, true
	}
	switch v.Word(value) {
	case "resource-metal":
		return wording.L("Metal"), kit.ResourceIcons()[0], true
	case "resource-food":
		return wording.L("Food"), kit.ResourceIcons()[1], true
	case "resource-gems":
		return wording.L("Gems"), kit.ResourceIcons()[2], true
	}
	return "", parts.NoIcon, false
}
