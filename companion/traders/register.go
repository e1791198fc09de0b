package traders

import "tablekeeper/companion/rules"

// register is the rule register of section 9. Sources are the headings of the
// design document; "ruling" marks what the referee's specification settles.
func register() []rules.Rule {
	var list []rules.Rule
	for _, chapter := range [][]rules.Rule{
		aboutSetup(), aboutProduction(), aboutEvents(), aboutCargo(), aboutStations(),
		aboutCards(), aboutMovement(), aboutTrade(), aboutWinning(),
	} {
		list = append(list, chapter...)
	}
	return list
}

func aboutSetup() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-1.1", Source: "Factions, Spaceship Cards, ruling", Text: "The game is for two to six players."},
		{ID: "TR-1.2", Source: "Factions, Spaceship Cards, Rules: Ship", Text: "Every player is one of the six companies and has its ship card. All ships are alike."},
		{ID: "TR-1.3", Source: "Overview, The World, Planet Cards, ruling", Text: "Earth lies in the middle of a long side of the board, with five planets around it that have no space in common. The map on the cards is the same board, turned until earth is on top; the compass turns with it."},
		{ID: "TR-1.4", Source: "Description, Key Locations, ruling", Text: "Gobi and Bob each produce one resource, Inti, Seranide and Supay two, and every resource can be found somewhere. Players may agree on another world before they begin."},
		{ID: "TR-1.5", Source: "Description, ruling", Text: "All ships begin on earth. Once a ship has left it, it never stands on it again, unless its player stays in that same turn."},
		{ID: "TR-1.6", Source: "Game play synopsis", Options: []string{"start-money"}, Text: "Every player begins with the sum that the table has agreed on, or else with nothing."},
		{ID: "TR-1.7", Source: "Description, ruling", Text: "Everybody throws a die and the highest number starts. Ties throw again."},
		{ID: "TR-1.8", Source: "ruling", Text: "There is always enough money and enough of every resource. MGc is another way to write MCr."},
	}
}

func aboutProduction() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-2.1", Source: "Description", Text: "Turns are taken clockwise. A turn is: planet card for the starting player, event card, action, movement, action, trading and buying."},
		{ID: "TR-2.2", Source: "Description, Rules: Station, Immobilise", Options: []string{"skipped-starter"}, Text: "Each ordinary turn of the starting player begins with a planet card; an extra turn has none. The card is drawn even if that player has to miss the turn, unless the table plays otherwise."},
		{ID: "TR-2.3", Source: "Planet Cards, ruling", Text: "Each of the ten planet cards shows another pair of producing planets. After the tenth all are shuffled again."},
		{ID: "TR-2.4", Source: "Overview, Rules: Station, ruling", Text: "Every station on the card's two planets produces exactly one resource and keeps it."},
		{ID: "TR-2.5", Source: "Description, Rules: Station", Text: "If a planet has two resources, the owner says for each station which one it makes; two stations may differ."},
		{ID: "TR-2.6", Source: "ruling", Text: "Owners choose planet by planet, and on each planet clockwise from the starting player."},
		{ID: "TR-2.7", Source: "Rules: Rebellion, ruling", Text: "While a planet is in rebellion nobody's stations produce there, for three planet cards. Another Rebellion starts the count of three again."},
	}
}

func aboutEvents() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-3.1", Source: "Rules: Event cards; Event Cards", Text: "Every turn, even an extra one, the player draws an event card, and it takes effect at once."},
		{ID: "TR-3.2", Source: "Event Cards, ruling", Text: "There are 35 event cards, divided as the table has set. When the last one is drawn all are shuffled again."},
		{ID: "TR-3.3", Source: "Rules: Get Credits", Text: "Get Credits brings 2 MCr."},
		{ID: "TR-3.4", Source: "Rules: Engine Failure", Text: "With an Engine Failure the ship does not move in this turn; the rest of the turn is as usual. It can be countered."},
		{ID: "TR-3.5", Source: "Rules: Engine Boost", Text: "With an Engine Boost the movement of this turn is thrown with two dice."},
		{ID: "TR-3.6", Source: "Rules: Get resource, ruling", Text: "Get Resource puts the resource on the ship. The player has a choice only if the ship is full."},
		{ID: "TR-3.7", Source: "Rules: Pirate; Factions", Text: "Pirates take all cargo or half the money; the player chooses which. They can be countered."},
		{ID: "TR-3.8", Source: "Description", Text: "A ship without cargo loses half the money to pirates; a player with cargo and no more than 1 MCr loses the cargo; a player with neither loses nothing."},
		{ID: "TR-3.9", Source: "Rules: Get Action; Description; ruling", Text: "A free action card is drawn right away. A player with three cards discards one first, or takes none."},
	}
}

func aboutCargo() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-4.1", Source: "Overview, Rules: Ship", Text: "There is room for two resources on a ship."},
		{ID: "TR-4.2", Source: "Description, Rules: Ship, Mercenaries", Text: "If a full ship gets another resource, one goes overboard and is lost, or the new one isn't taken."},
		{ID: "TR-4.3", Source: "Rules: Get resource, Ship; ruling", Text: "What a full ship gets can be stored instead where the ship stands, if that is a station of its player. Earth does not count as a station."},
		{ID: "TR-4.4", Source: "Description", Text: "To load or unload, the ship stands on a station of its player or is docked at earth."},
		{ID: "TR-4.5", Source: "Description", Text: "Nothing can be loaded that is not stored in that place."},
		{ID: "TR-4.6", Source: "Description", Text: "Nothing can be unloaded that is not on the ship."},
		{ID: "TR-4.7", Source: "Description, Key Locations, ruling", Text: "Every hex next to earth is a dock for all ships, and a dock needs no station. The usual board has four."},
		{ID: "TR-4.8", Source: "Description, Rules: Station", Text: "Two stations of a player on one planet have one stock between them. Any number of resources fits into it."},
		{ID: "TR-4.9", Source: "Station Cards, ruling", Text: "Resources unloaded at earth stay in their owner's store; they can be loaded from there again."},
	}
}

func aboutStations() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-5.1", Source: "Overview, Description, ruling", Text: "A player builds in an action step, on the hex where the ship stands, and that must be a hex next to a producing planet."},
		{ID: "TR-5.2", Source: "Overview, Key Locations", Text: "A hex has room for a single station."},
		{ID: "TR-5.3", Source: "Overview, Rules: Station", Text: "On one planet a player has two stations at most."},
		{ID: "TR-5.4", Source: "Overview, Description, Rules: Station", Text: "A player's first station costs nothing. Every later one costs 2 MCr, but 6 MCr if the player already has one on that planet."},
		{ID: "TR-5.5", Source: "Description, Key Locations", Text: "Six hexes lie around a planet, so no more than six stations fit there."},
	}
}

func aboutCards() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-6.1", Source: "Action Cards", Text: "There are 28 action cards: seven kinds, four of each. Hands are secret and discarded cards are open; when the deck is used up the discarded cards become the deck."},
		{ID: "TR-6.2", Source: "Description, Rules: Action card", Text: "Nobody holds more than three action cards."},
		{ID: "TR-6.3", Source: "Rules: Action card", Text: "You can use only cards from your own hand."},
		{ID: "TR-6.4", Source: "Rules: COST", Text: "Playing a card costs what is printed on it. The money is gone even if somebody counters the card."},
		{ID: "TR-6.5", Source: "Rules: Counter", Text: "A Counter only answers a card that can be countered and that hits its player."},
		{ID: "TR-6.6", Source: "Rules: COUNTER ABLE, Counter, Steal; ruling", Text: "The player who is hit is asked for a Counter; for a Rebellion all other players with a station on the planet are, clockwise. A player without cards isn't asked. A single Counter stops the card, and nothing counters a Counter."},
		{ID: "TR-6.7", Source: "Rules", Text: "You can't play Immobilise, Steal or Mercenaries on yourself."},
		{ID: "TR-6.8", Source: "Rules: Mercenaries", Text: "Mercenaries fetch a resource only from a ship that carries it."},
		{ID: "TR-6.9", Source: "Rules: Steal", Text: "You can't steal from a player without action cards."},
		{ID: "TR-6.10", Source: "Rules: Steal", Text: "Chance decides which card of the hand is stolen; it must be one that the hand can hold."},
		{ID: "TR-6.11", Source: "Rules: Trade, ruling", Text: "Trade gives two resources of one kind for one of any kind. All of it happens in one place: on the ship, in the stock on one planet or in the store at earth."},
		{ID: "TR-6.12", Source: "Rules: Rebellion", Text: "A Rebellion stops production on a planet for three rounds, and its own player's stations there too."},
		{ID: "TR-6.13", Source: "Rules: Immobilise, ruling", Text: "An immobilised player misses the next turn, and one more for each further Immobilise."},
		{ID: "TR-6.14", Source: "Rules: Extra Turn; Description", Text: "An Extra Turn is taken directly after the present turn, without a planet card. Several are taken one after the other."},
		{ID: "TR-6.15", Source: "Description, ruling", Text: "You discard a card unused only from a full hand, to make room for another."},
		{ID: "TR-6.16", Source: "Description, Rules", Text: "In the two action steps of a turn any number of cards can be played, also one that was drawn in the same turn."},
	}
}

func aboutMovement() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-7.1", Source: "Description, Travel", Text: "A ship moves one hex and as many more as a D3 shows, in any of the six directions that the compass shows. On a die, 1 and 2 count 1, 3 and 4 count 2, 5 and 6 count 3."},
		{ID: "TR-7.2", Source: "Rules: Ship; Overview; Description", Options: []string{"early-stop"}, Text: "A ship makes all its steps or none. It may stop before only to dock, at a station, a free space or earth, and the other steps are lost. A table can allow it everywhere."},
		{ID: "TR-7.3", Source: "Overview", Text: "No ship leaves the board."},
		{ID: "TR-7.4", Source: "Description, Rules: Ship", Text: "Planets are in the way: no ship moves onto one or across it."},
		{ID: "TR-7.5", Source: "Description, Rules: Ship, ruling", Text: "You can fly past another ship, but not stop there."},
		{ID: "TR-7.6", Source: "Description, ruling", Text: "You can fly past another player's station, but not stop there."},
		{ID: "TR-7.7", Source: "ruling", Text: "Only a ship that has made a step can stop; one that has made none stays."},
		{ID: "TR-7.8", Source: "Rules: Ship, ruling", Text: "You may always make none of the steps. The ship is then back where the movement began."},
	}
}

func aboutTrade() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-8.1", Source: "Rules: Trade", Text: "A resource in the stock of a station brings 1 MCr. You can sell any number, and the ship may be elsewhere."},
		{ID: "TR-8.2", Source: "Rules: Trade, ruling", Text: "A resource in the store at earth brings 4 MCr."},
		{ID: "TR-8.3", Source: "Description, Rules: Action card", Text: "In a turn a player buys no more than one action card."},
		{ID: "TR-8.4", Source: "Description, Rules: Action card", Text: "An action card costs 2 MCr."},
		{ID: "TR-8.5", Source: "ruling", Text: "There are no gifts and no deals: money, resources and cards do not pass between players by agreement."},
	}
}

func aboutWinning() []rules.Rule {
	return []rules.Rule{
		{ID: "TR-9.1", Source: "Winning Conditions, Game play synopsis, Rules: Ship; ruling", Options: []string{"win-place"}, Text: "A player with two metal, two food and two gems at earth and 10 MCr wins at once. The money is on the ship, which must be docked at earth and not moving, unless the table lets it be anywhere."},
		{ID: "TR-9.2", Source: "ruling", Text: "All other players share second place."},
		{ID: "TR-9.3", Source: "Description, ruling", Text: "Halves are rounded down: of 3 MCr pirates take 1."},
	}
}
