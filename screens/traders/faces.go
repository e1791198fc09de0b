package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/traders/kit"
)

// faceData is an event or action card.
func faceData(f aid.Face) DeckCardData {
	return DeckCardData{
		Title: wording.Translate(f.Title), Picture: parts.NewPicture(parts.Picture(f.Word)), Words: wording.Translate(f.Text), Smile: wording.Translate(f.Smile), Foot: kit.FaceFoot(f),
	}
}

// faceLeaf is an event or action card in a strip; a tap shows it large.
func (a *Feature) faceLeaf(word string) *Leaf {
	f, _ := aid.FaceOf(word)
	return NewLeaf(parts.NewPicture(parts.Picture(f.Word)), wording.Translate(f.Title), a.showsCard(word))
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

// planetData is a planet card: the map as it lies before those who sit at earth, with both planets lit. V is the match
// that it is drawn in, nil for none.
func planetData(word string, v *traders.View) DeckCardData {
	c := planetCard(word)
	data := DeckCardData{
		Title: c.Title, Picture: starMap(c, v), Map: true, Words: wording.L("Each station on these two planets makes one resource."),
	}
	for _, planet := range []string{c.First, c.Second} {
		if v != nil && v.Halted(planet) > 0 {
			data.Foot = kit.Join(data.Foot, haltedLine(planet, v.Halted(planet)))
		}
	}
	return data
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
