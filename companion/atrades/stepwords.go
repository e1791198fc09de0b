package atrades

import "tablekeeper/companion/rules"

// stepSaid says each step as people do, in the order of stepNames.
var stepSaid = []rules.StepWords{
	{Title: "Choosing guilds", Now: "{who} must first choose a guild"},
	{Title: "Drawing a region", Now: "{who} must first draw a region"},
	{Title: "Laying a region", Now: "{who} must first lay the drawn region"},
	{Title: "Bids for the turn order", Now: "{who} must first bid for the turn order"},
	{Title: "Payment", Now: "{who} must first pay"},
	{Title: "Action", Now: "{who} must first take an action or pass"},
	{Title: "Golden cube", Now: "{who} must first use the golden cube or keep it"},
	{Title: "Placing a starting tile", Now: "{who} must first place the starting tile"},
	{Title: "Cube for a merger", Now: "{who} must first lay a cube for the merger or pass"},
	{Title: "Auction", Now: "{who} must first raise the bid or leave the auction"},
	{Title: "Final bids", Now: "{who} must first make a final bid or withdraw"},
	{Title: "Surviving company", Now: "{who} must first choose the company that survives"},
	{Title: "Free company", Now: "{who} must first take the free company or leave it"},
	{Title: "Free cube", Now: "{who} must first take the free cube or leave it"},
	{Title: "Card: a company", Now: "{who} must first choose the company that gets the money"},
	{Title: "Card: a region", Now: "{who} must first choose the region whose demand rises"},
	{Title: "Card: growth", Now: "{who} must first choose a company that grows, or none"},
	{Title: "Card by hand", Now: "{who} must first enter what the card's text changes"},
	{Title: "Growth", Now: "{who} must first let the company grow, or pass"},
	{Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepNames, stepSaid)

// verbTimes says of each verb when it is used.
var verbTimes = map[string]string{
	"guild":              "Guilds are chosen only at the start.",
	"draw":               "A region is drawn only when a new one comes into play.",
	"lay":                "A region is laid only right after it is drawn.",
	"bid":                "Bids are made only for the turn order and in the auction of a merger.",
	"pay own":            "Money is paid only when a bid has been won.",
	"pay":                "Money is paid only when a bid has been won.",
	"acquire":            "A company is acquired only as an action, with the golden cube, or by a card.",
	"place":              "A starting tile is laid only right after it is acquired.",
	"merge":              "Companies merge only as an action or with the golden cube.",
	"cube":               "A cube is laid or taken only for a merger.",
	"pass":               "Passing is only for what may be left undone.",
	"keep":               "The surviving company is chosen only after the auction of a merger.",
	"sell":               "A company is sold only as an action or with the golden cube.",
	"research":           "A technology is researched only as an action or with the golden cube.",
	"choose":             "A choice is made only when a technology card asks for it.",
	"expand":             "A company grows only in the market or by a technology card.",
	"adjust personal":    "Only the table enters changes, for the text of a card.",
	"adjust cubes":       "Only the table enters changes, for the text of a card.",
	"adjust bureaucracy": "Only the table enters changes, for the text of a card.",
	"adjust company":     "Only the table enters changes, for the text of a card.",
	"adjust demand":      "Only the table enters changes, for the text of a card.",
	"done":               "Only the table ends the text of a card, once it is carried out.",
}
