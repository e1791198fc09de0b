package traders

import "tablekeeper/screens/traders/kit"

// What the tests of this package hold.
const (
	PlanetDeck   = planetDeck
	EventDeck    = eventDeck
	CompanyCards = companyCards
	StoryPages   = storyPages
)

type (
	TradersBoard  = tradersBoard
	CompaniesPage = companiesPage
)

var (
	StepsWord  = stepsWord
	StepsLeft  = stepsLeft
	FaceFoot   = kit.FaceFoot
	Join       = kit.Join
	PlanetCard = planetCard
)

func (x *TradersBoard) Chosen(hex string) bool { return x.place == hex }
func (x *TradersBoard) Tap(id int)             { x.tap(id) }
