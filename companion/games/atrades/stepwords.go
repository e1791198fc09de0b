package atrades

import "tablekeeper/companion/rules"

// stepSaid says each step once: its name in files, and as people say it.
var stepSaid = []rules.StepWords{
	StepGuild:       {Name: "guild", Title: "Choosing guilds", Now: "{who} must first choose a guild"},
	StepRegion:      {Name: "region", Title: "Drawing a region", Now: "{who} must first draw a region"},
	StepLay:         {Name: "lay", Title: "Laying a region", Now: "{who} must first lay the drawn region"},
	StepTurnBid:     {Name: "turn-bid", Title: "Bids for the turn order", Now: "{who} must first bid for the turn order"},
	StepPay:         {Name: "pay", Title: "Payment", Now: "{who} must first pay"},
	StepAction:      {Name: "action", Title: "Action", Now: "{who} must first take an action or pass"},
	StepGolden:      {Name: "golden", Title: "Golden cube", Now: "{who} must first use the golden cube or keep it"},
	StepPlace:       {Name: "place", Title: "Placing a starting tile", Now: "{who} must first place the starting tile"},
	StepMergeCube:   {Name: "merge-cube", Title: "Cube for a merger", Now: "{who} must first lay a cube for the merger or pass"},
	StepAuction:     {Name: "auction", Title: "Auction", Now: "{who} must first raise the bid or leave the auction"},
	StepFinalBid:    {Name: "final-bid", Title: "Final bids", Now: "{who} must first make a final bid or withdraw"},
	StepSurvivor:    {Name: "survivor", Title: "Surviving company", Now: "{who} must first choose the company that survives"},
	StepFreeAcquire: {Name: "free-acquire", Title: "Free company", Now: "{who} must first take the free company or leave it"},
	StepFreeCube:    {Name: "free-cube", Title: "Free cube", Now: "{who} must first take the free cube or leave it"},
	StepCardCompany: {Name: "card-company", Title: "Card: a company", Now: "{who} must first choose the company that gets the money"},
	StepCardRegion:  {Name: "card-region", Title: "Card: a region", Now: "{who} must first choose the region whose demand rises"},
	StepCardExpand:  {Name: "card-expand", Title: "Card: growth", Now: "{who} must first choose a company that grows, or none"},
	StepManual:      {Name: "manual", Title: "Card by hand", Now: "{who} must first enter what the card's text changes"},
	StepExpand:      {Name: "expand", Title: "Growth", Now: "{who} must first let the company grow, or pass"},
	StepOver:        {Name: "over", Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepSaid)
