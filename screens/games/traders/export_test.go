package traders

import kit "tablekeeper/screens/kits/traders"

// What the tests of this package hold.
const (
	CompanyCards = companyCards
	StoryPages   = storyPages
)

type (
	TradersBoard  = tradersBoard
	CompaniesPage = companiesPage
)

var FaceFoot = kit.FaceFoot

func (x *TradersBoard) Chosen(hex string) bool { return x.place == hex }
func (x *TradersBoard) Tap(id int)             { x.tap(id) }
