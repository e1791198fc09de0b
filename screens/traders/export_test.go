package traders

import "tablekeeper/screens/traders/kit"

// What the tests of this package hold.
const (
	PlanetDeck   = planetDeck
	EventDeck    = eventDeck
	FlightDie    = flightDie
	CompanyCards = companyCards
	StoryPages   = storyPages
	OneCard      = oneCard
)

type (
	TradersBoard  = tradersBoard
	FlightDiePage = flightDiePage
	CompaniesPage = companiesPage
	LaidDeck      = laidDeck
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
func (x *Feature) Shuffle(cards []string)      { x.shuffle(cards) }
func (x *LaidDeck) Take()                      { x.take() }
