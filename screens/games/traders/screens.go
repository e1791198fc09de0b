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
		Reached: tradersReached, Short: tradersShort,
		Icon:     parts.IconPlanet,
		Ground:   space,
		Step:     tradersStep,
		Mats:     a.tradersMats,
		Felt:     func(acts game.Acts) game.Felt { return newTradersBoard(a, acts) },
		Alone:    tradersAlone,
		Main:     []rules.Named{traders.Draw, traders.Step, traders.Done},
		Pictures: pictures,
		AtOnce: []rules.Named{
			traders.DrawPlanet, traders.Produce, traders.DrawEvent, traders.Roll, traders.Give, traders.Load,
			traders.Unload, traders.Jettison,
		},
		Joined: []rules.Named{traders.Step, traders.Stop, traders.Stay},
		Face:   face,
		Signs:  tradersSigns,
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

// tradersReached reports how far a company is with the medicine.
func tradersReached(t rules.Table, seat int) string {
	v, ok := traders.Look(t)
	if !ok {
		return ""
	}
	c := v.Company(seat)
	have := 0
	for _, n := range c.Earth {
		have += min(n, traders.MedicineGoods)
	}
	return wording.L("Money {money} MCr, at earth {goods} of {of} for the medicine", c.Money, have, traders.MedicineGoods*len(c.Earth))
}

// tradersShort says what a company still lacked of the medicine.
func tradersShort(t rules.Table, seat int) string {
	v, ok := traders.Look(t)
	if !ok {
		return ""
	}
	c := v.Company(seat)
	have, of := c.Ready()
	goods, money := of-have, max(0, traders.MedicineMoney-c.Money)
	lacks := wording.N(goods, "1 good;{n} goods")
	switch coins := wording.L("{money} MCr", money); {
	case goods > 0 && money > 0:
		return wording.L("{goods} and {money}", lacks, coins)
	case goods > 0:
		return lacks
	case money > 0:
		return coins
	}
	return ""
}

// place says what lies near a place.
func place(t rules.Table, word string) string {
	if v, ok := traders.Look(t); ok {
		return v.Place(word)
	}
	return ""
}
