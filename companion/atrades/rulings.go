package atrades

import "tablekeeper/companion/rules"

// rulings are the options and the settled questions (sections 3.1 and 3.2) as
// entries of the register.
func rulings() []rules.Rule {
	return append(openQuestions(), settled()...)
}

// openQuestions are the rules that an option decides.
func openQuestions() []rules.Rule {
	return []rules.Rule{
		{ID: "AT-13.1", Source: `"End of Round", "End of Game"`, Options: []string{"edition"}, Text: "The later edition is played: eras, new regions, a golden cube. In the first edition all starting tiles lie in the supply from the start, and the game ends by cubes or when the supply has no company."},
		{ID: "AT-13.2", Source: `"Turn Order"`, Options: []string{"first-order"}, Text: "The guilds' initiative gives the turn order of the first round; as a house rule that round has bids too, and the initiative breaks ties."},
		{ID: "AT-13.3", Source: `"Regions"`, Options: []string{"start-regions"}, Text: "The game starts with one region a player and at least three, or as many as the table has agreed; never more than there are."},
		{ID: "AT-13.4", Source: `"Regions", "End of Round"`, Options: []string{"layout"}, Text: "Regions lie apart. As a house rule each new one is laid beside one on the table."},
		{ID: "AT-13.5", Source: `"Player Merger"`, Options: []string{"auction-rounds"}, Text: "The auction has as many rounds as both companies have levels together: a company's level is its number of hexes, or as a house rule the level of its type."},
		{ID: "AT-13.6", Source: `"Payout", "Player Merger"`, Options: []string{"old-bank-money"}, Text: "Old money on the cards of both targets is removed. As a house rule that of targets which the winner did not own goes to the surviving card."},
		{ID: "AT-13.7", Source: "guild board", Options: []string{"track-limits"}, Text: "The printed boxes for companies and technology are all there are, unless the table plays without these limits."},
	}
}

func settled() []rules.Rule {
	return append(setupRulings(), append(mergerRulings(), roundRulings()...)...)
}

func setupRulings() []rules.Rule {
	return []rules.Rule{
		{ID: "AT-14.1", Source: "ruling", Text: "Two to five can play, and never more than there are guilds in the data."},
		{ID: "AT-14.2", Source: `"Guild board and Action Cubes"`, Text: "The players choose their guilds in the order of the seats, each another one, and take its money to their personal supply."},
		{ID: "AT-14.3", Source: `"Player Merger"`, Text: "Seats run clockwise. Auctions follow the seats, everything else the turn order."},
		{ID: "AT-14.4", Source: "ruling", Text: "The bank never runs out of money. Nobody borrows, lends, gives or trades it."},
		{ID: "AT-14.5", Source: `"Turn Order"`, Text: "All turn-order bids are paid, the lowest too. Among equal bids the earlier order stays."},
		{ID: "AT-14.6", Source: `"Turn Order", "Payout", "Research"`, Text: "You pay from your personal supply and from at most one of your own company cards."},
		{ID: "AT-14.7", Source: `"Starting Company tiles"`, Text: "Company numbers set the order of the market and name the cards; the turn order has nothing to do with them."},
		{ID: "AT-14.8", Source: `"Action"`, Text: "Each player has one action a round and may always pass at no cost."},
		{ID: "AT-14.9", Source: `"Player Merger"`, Options: []string{"track-limits"}, Text: "The bureaucracy track has no end; cubes beyond its boxes lie beside it. It is what is also called the merger track."},
		{ID: "AT-14.10", Source: `"Acquire", "Regions" d`, Text: "Each company that starts moves its region's marker on by one space. The marker begins before the first number and rests on the last one; more companies may still start. Demand never goes down."},
		{ID: "AT-14.11", Source: `"Acquire"`, Text: "A company is acquired onto any empty habitable hex in play; you need nothing of yours nearby."},
		{ID: "AT-14.12", Source: `"Player Merger"`, Text: "Both companies of a merger may be yours. Sold companies, flipped over, are out of it."},
	}
}

func mergerRulings() []rules.Rule {
	return []rules.Rule{
		{ID: "AT-14.13", Source: `"Player Merger"`, Text: "The cubes of the auction are markers, as many as needed, and no action cubes. They alternate, the initiator's company first; then comes the rest of the larger one."},
		{ID: "AT-14.14", Source: `"Player Merger", "Payout"`, Text: "Everybody may bid, owners too, and the initiator is last in each round. Whoever passes is out. A raise is 1 or more. A bid stays within the personal supply and the richest own card; the card that pays is named at the payment and may be that of a target."},
		{ID: "AT-14.15", Source: `"Player Merger"`, Text: "The last player in the auction wins at the standing bid. If there is none, that player bids at least the minimum or passes. Without any bid there is no merger and no free cube; the action is used up, and so is a cube laid for it."},
		{ID: "AT-14.16", Source: `"Player Merger"`, Text: "A hidden final bid is above the standing bid and can be paid; to pass is to withdraw. A fist with too little or too much is a pass. If all withdraw the standing bid wins. Only the winner pays."},
		{ID: "AT-14.17", Source: "ruling", Text: "Among equal highest hidden bids the player earlier in this round's turn order wins."},
		{ID: "AT-14.18", Source: `"Payout"`, Text: "The winning bid is laid along the cubes from left to right, 1 on each, again and again. A player who lost control takes what lies on their own cubes into the personal supply."},
		{ID: "AT-14.19", Source: `"Payout"`, Options: []string{"old-bank-money"}, Text: "The surviving card has the money of the winner's own cubes and nothing else. What lay on the cards of the targets goes to the bank, after the bid is paid."},
		{ID: "AT-14.20", Source: `"Payout", "Regions" d`, Text: "The winner's target survives; with both or neither the winner chooses which number, card and type stays. The other number and its card leave the game."},
		{ID: "AT-14.21", Source: `"Payout", "Company Tiles"`, Text: "The hexes of the lost company get tiles of the survivor's type; where these run out other tokens do, so no merger fails for tiles. Freed tiles return to the stock."},
		{ID: "AT-14.22", Source: `"Payout"`, Text: "A player who lost control acquires one company free, in turn order, only one even for two lost. It takes no cube and no box, but raises demand. It is left out when the supply has no company or no hex is free."},
		{ID: "AT-14.23", Source: `"Payout"`, Text: "At the end the winner may take a bureaucracy cube from the common supply; if so, an initiator who is somebody else and laid no cube may take one as well. Having laid one does not keep the winner from it."},
		{ID: "AT-14.24", Source: `"Atrades Govt. Merger"`, Text: "The bureaucracy for a sale is counted before the cube of the sale is laid. One suitable city is enough, and cities can be used again and again."},
		{ID: "AT-14.25", Source: `"Atrades Govt. Merger"`, Text: "Go through the government's chart from the top: each row once, and every row that the card can pay. The rest goes to the bank. A sale for nothing is allowed."},
		{ID: "AT-14.26", Source: `"Atrades Govt. Merger"`, Text: "The hexes of a sold company stay covered, its number and card are out of the game, demand stays. There is no auction, no free company and no free cube."},
	}
}

func roundRulings() []rules.Rule {
	later := []string{"edition"}
	return []rules.Rule{
		{ID: "AT-14.27", Source: `"Research"`, Text: "Without technology cards there is no research. A card is paid in full, takes effect at once and stays open."},
		{ID: "AT-14.28", Source: `"Research"`, Text: "Effects of cards come from a fixed list. For any other text the table applies it and enters what changes."},
		{ID: "AT-14.29", Source: `"Market", "Rules of play"`, Text: "The market is the third phase. Companies sell in ascending order of number, region by region: as many goods as they have hexes there and as the demand still takes, each at the price of the type, onto their card."},
		{ID: "AT-14.30", Source: `"Market"`, Text: "A company that sold a good for every hex may at once add one regular tile on an empty habitable hex beside it, if there is a tile. The new tile sells from the next round on and does not raise demand."},
		{ID: "AT-14.31", Source: `"End of Round"`, Options: later, Text: "A round ends with the test for a new era, the new region, the golden actions in turn order and the test for the end of the game."},
		{ID: "AT-14.32", Source: `"End of Round"`, Options: later, Text: "When the supply has starting tiles of one type only, or none, those of the next era come. That happens once a round at most, and only then does a new region come."},
		{ID: "AT-14.33", Source: `"End of Round"`, Options: later, Text: "Once a game the golden cube gives one more action of any of the four kinds. It is laid on that action's track and counts there; a golden merger always lays it. Whoever passes keeps it."},
		{ID: "AT-14.34", Source: `"Guild board and Action Cubes", "End of Game"`, Options: later, Text: "After the golden actions the game ends if somebody has no ordinary action cube, or if another era is due after the last. Before the last era an empty supply brings the next one."},
		{ID: "AT-14.35", Source: "ruling", Text: "A round in which nobody lays a cube from their own stock, no merger takes place and no era begins is the last one."},
		{ID: "AT-14.36", Source: "preface", Text: "The most personal money wins; money on cards counts nothing. Ties go to more unused cubes, the golden one among them, and are shared after that."},
		{ID: "AT-14.37", Source: `"Guild board and Action Cubes"`, Text: "A game has about seven turns; that is a description and no limit."},
		{ID: "AT-14.38", Source: `"Adjacency"`, Text: "The line of three dots in Ma'i Bo joins two habitable hexes and the city: both hexes are next to the city."},
	}
}
