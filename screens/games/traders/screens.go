package traders

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	kit "tablekeeper/screens/kits/traders"
	"tablekeeper/screens/widgets/parts"
)

// Key is the key of Traders.
const Key = "traders"

// Adds is what Traders adds.
func (a *Feature) Adds() game.Screens {
	return game.Screens{
		Icon:     parts.IconPlanet,
		Ground:   space,
		Step:     tradersStep,
		Mats:     a.tradersMats,
		Felt:     func(acts game.Acts) game.Felt { return newTradersBoard(a, acts) },
		Pictures: pictures,
		Face:     face,
		Signs:    tradersSigns,
		Cards: func(_ rules.Table, words []string) fyne.CanvasObject {
			return laidHandFace(words, game.Roomy(a.Session)).Object
		},
		Laying: func(t *game.LastTable, take func([]string)) game.Laying { return newTradersLaid(t, take) },
		Place:  place,
		Map:    placesMap,
		Card: func(word string) (parts.Icon, string) {
			f, _ := aid.FaceOf(word)
			return parts.IconCards, kit.Join(wording.Translate(f.Text), kit.FaceFoot(f))
		},
		Loose: lies,
		Aids: []game.Aid{
			{
				Name: companyCards, Icon: parts.IconCompany, Open: func() shell.Screen { return openCompanies(a) },
				Title: func() string { return wording.L("Companies") },
				Line:  func() string { return wording.L("Six ship cards with their stories. Who plays what?") },
			},
			{
				Name: storyPages, Icon: parts.IconPlanet, Open: func() shell.Screen { return openStory(a) },
				Title: func() string { return wording.L("The story") },
				Line:  func() string { return wording.L("The virus, the planets, and who else is out there.") },
			},
		},
	}
}

// The names of the table aids in routes.
const (
	companyCards = "companies"
	storyPages   = "story"
)

// place says what lies near a place.
func place(t rules.Table, word string) string {
	if v, ok := traders.Look(t); ok {
		return v.Place(word)
	}
	return ""
}
