package atrades

import "tablekeeper/companion/rules"

// actionRules are the rules that checks cite (section 9). Sources are headings of
// the game's own document.
func actionRules() []rules.Rule {
	payment := `"Turn Order", "Payout", "Research"`
	limits := []string{"track-limits"}
	joined := []string{"layout"}
	return []rules.Rule{
		{ID: "AT-1.1", Source: `"Guild board and Action Cubes"`, Text: "No two players play the same guild."},
		{ID: "AT-1.2", Source: `"Regions"`, Text: "A region comes into the game only once."},
		{ID: "AT-1.3", Source: `"End of Round" (later edition)`, Options: joined, Text: "The new region is put next to a region that already lies on the table."},
		{ID: "AT-1.4", Source: `"End of Round" (later edition)`, Options: joined, Text: "A spot on the table has room for one region."},
		{ID: "AT-2.1", Source: `"Turn Order"`, Text: "For the turn order you bid what you can pay: your personal supply and at most one company card."},
		{ID: "AT-3.1", Source: `"Guild board and Action Cubes", "Action"`, Text: "An action with a cube needs an unused cube. (This can only be missing after an agreed position or an adjustment.)"},
		{ID: "AT-3.3", Source: payment, Text: "You pay debts in full. If your personal supply is too small, one company card makes up for it."},
		{ID: "AT-3.4", Source: payment, Text: "Only cards of companies that you own now can pay, not sold or lost ones."},
		{ID: "AT-3.5", Source: payment, Text: "You pay exactly what is owed."},
		{ID: "AT-3.6", Source: payment, Text: "A card pays no more than it holds."},
		{ID: "AT-3.7", Source: payment, Text: "What one card doesn't pay comes from your personal supply; a second card can't help."},
		{ID: "AT-4.1", Source: "guild board", Options: limits, Text: "Each company acquired with a cube fills a box of the companies track, and the boxes are limited."},
		{ID: "AT-4.2", Source: `"Acquire", "Payout"`, Options: []string{"edition"}, Text: "To acquire a company, take a starting tile from the supply."},
		{ID: "AT-4.3", Source: `"Acquire"`, Text: "A new company needs a habitable hex with nothing on it."},
		{ID: "AT-4.4", Source: `"Regions"`, Text: "Only regions on the table take tiles."},
		{ID: "AT-4.5", Source: `"Regions" a, b, c`, Text: "Tiles are laid on habitable hexes, never on desert or a city."},
		{ID: "AT-4.6", Source: `"Acquire", "Atrades Govt. Merger"`, Text: "A hex holds one tile; the flipped tiles of sold companies count."},
		{ID: "AT-5.1", Source: `"Player Merger"`, Text: "The first company of a merger is one of your own."},
		{ID: "AT-5.2", Source: `"Player Merger", "Atrades Govt. Merger"`, Text: "The second company of a merger is on the board and not sold."},
		{ID: "AT-5.3", Source: `"Player Merger"`, Text: "A company can't merge with itself."},
		{ID: "AT-5.4", Source: `"Player Merger", "Adjacency"`, Options: joined, Text: "Merging companies lie directly beside each other, along a side of a hex or along a line."},
		{ID: "AT-6.1", Source: `"Player Merger"`, Text: "The opening bid is at least the number of cubes on the auction track."},
		{ID: "AT-6.2", Source: `"Player Merger"`, Text: "Each bid after the first is higher than the standing one."},
		{ID: "AT-6.3", Source: `"Player Merger"`, Text: "You can't bid more than your personal supply and one company card hold together."},
		{ID: "AT-6.4", Source: `"Player Merger"`, Text: "In the final round only a bid above the standing one counts."},
		{ID: "AT-7.1", Source: `"Payout"`, Text: "One of the two merged companies survives."},
		{ID: "AT-8.1", Source: `"Atrades Govt. Merger"`, Text: "You can sell only your own company."},
		{ID: "AT-8.2", Source: `"Atrades Govt. Merger"`, Options: joined, Text: "To be sold, a company must lie directly beside a city."},
		{ID: "AT-8.3", Source: `"Atrades Govt. Merger"`, Text: "The city's number is the bureaucracy that it needs; the cube of this action doesn't count yet."},
		{ID: "AT-9.1", Source: `"Research"`, Text: "Research is possible only where technology cards have been entered."},
		{ID: "AT-9.2", Source: `"Research"`, Text: "The card must be one of this game's."},
		{ID: "AT-9.3", Source: "guild board", Options: limits, Text: "Each research fills a box of the tech track, and the boxes are limited."},
		{ID: "AT-9.4", Source: `"Research"`, Text: "When all copies of a card are taken, there are no more."},
		{ID: "AT-9.5", Source: `"Research"`, Text: "You can't take a card before its era."},
		{ID: "AT-9.6", Source: `"Research"`, Text: "You must be able to pay the whole cost of a card."},
		{ID: "AT-9.7", Source: "ruling", Text: "The company that a card helps is your own."},
		{ID: "AT-9.8", Source: `"Market"; ruling`, Text: "To grow, a company needs a free hex beside it and a regular tile of its type in stock."},
		{ID: "AT-9.9", Source: "ruling", Text: "Demand is raised in regions on the table."},
		{ID: "AT-9.10", Source: "ruling", Text: "One manual effect takes twenty adjustments at most."},
		{ID: "AT-9.11", Source: "ruling", Text: "Adjustments are made only to what is in play."},
		{ID: "AT-9.12", Source: "ruling", Text: "An adjustment brings no number below zero and no marker off its track."},
		{ID: "AT-10.1", Source: `"Market"; ruling`, Options: joined, Text: "A company grows onto a hex that touches one of its own."},
	}
}
