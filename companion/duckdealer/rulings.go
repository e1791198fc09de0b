package duckdealer

import "tablekeeper/companion/rules"

// rulings are the questions that section 3.2 settles, as rules of the register;
// their sources are the headings of which they ask.
func rulings() []rules.Rule {
	return []rules.Rule{
		{ID: "DD-R1", Source: "COLLECT ENERGY", Text: "Does an action turn that missing markers force on a player use the turn track? Yes, it is an action turn like any other; \"free\" means that no turn is lost by it. So every game ends."},
		{ID: "DD-R2", Source: "COLLECT ENERGY", Text: "Which markers are spent first when some are virtual? The virtual ones. Only real ones can be kept, so nobody is the worse for it."},
		{ID: "DD-R3", Source: "COLLECT ENERGY", Text: "May a player collect nothing at all? No, one marker is taken. Asking for a type of which none is left is allowed."},
		{ID: "DD-R4", Source: "MOVEMENT", Text: "May a ship stop on its player's own highway part? No, it flies over it."},
		{ID: "DD-R5", Source: "MOVEMENT", Text: "May a ship turn round on a route, or stand where another one is? Both, as nothing is said against it."},
		{ID: "DD-R6", Source: "MOVEMENT", Text: "May a movement marker be spent while steps are left? Yes, and those steps are lost. On an unexplored planet exploring comes first, for there a part of the movement ends."},
		{ID: "DD-R7", Source: "MOVEMENT Exploration; MOVEMENT Excess movement points", Text: "Can a ship stop, explore and fly on with the steps that are left? No, exploring is doing something on the planet."},
		{ID: "DD-R8", Source: "MOVEMENT Excess movement points", Text: "What uses up the steps that are left? Exploring, building, claiming, buying, mining, making, delivering, a deal that is accepted, and a paid highway part from a planet. Throwing goods away and placing a pathway do not."},
		{ID: "DD-R9", Source: "MOVEMENT Exploration", Text: "Is a starting planet explored on which nobody began? Never; the yard has its second slot."},
		{ID: "DD-R10", Source: "SCHRÖDINGER PATHWAYS", Text: "May pathway markers lie on starting planets or unexplored ones? Yes; only another marker is in the way. A marker explores nothing."},
		{ID: "DD-R11", Source: "TAKE ACTION", Text: "Which piece may be taken back when cubes or discs run out? A cube for a cube, a disc for a disc, only from an empty supply, and it is used at once. Cubes on the turn track stay; a lifted cube may return to its dot."},
		{ID: "DD-R12", Source: "TAKE ACTION", Text: "What if no cube is left for the turn track? The player must lift a highway part of their own for it."},
		{ID: "DD-R13", Source: "BUILDING", Text: "Does building a consumer count as a delivery too? No, it scores the points for building and nothing more."},
		{ID: "DD-R14", Source: "BUILDING", Text: "What may R stand for? One good of a kind that the build side does not name and, on a consumer, not the good that it takes."},
		{ID: "DD-R15", Source: "MOVEMENT; TRADING Spaceyards", Text: "Does it matter in which slot gear is? No. Slots are filled in the order 8, 8, 8, 5, 5, 5, 2, 2, 2, so their number decides. What is exchanged must be of different kinds."},
		{ID: "DD-R16", Source: "GAME MATERIALS; TRADING", Text: "Where does a new crew quarter come from? From the common stock, after the price is paid and before old gear is put back. With none there it can't be bought."},
		{ID: "DD-R17", Source: "TRADING Privileges", Text: "How often does a player pay for a tile with their own privilege? Once a stay. The stay is over when the ship leaves the planet, even to come back, when the turn ends or when the disc is lifted. What was paid before claiming does not count."},
		{ID: "DD-R18", Source: "TRADING", Text: "When may players deal with each other? In the action turn of one of the two. Each gives any number of goods, one of them perhaps none, both agree, and energy is never part of it."},
		{ID: "DD-R19", Source: "TRADING Storing goods", Text: "Whose hold may be overfull? That of the player who has the action turn, until moving or ending the turn. The partner of a deal must have room at once."},
		{ID: "DD-R20", Source: "TRADING Storing goods", Text: "What happens to goods that do not fit at the end of a turn? The player throws some away, by choice, and that before markers are counted."},
		{ID: "DD-R21", Source: "TAKE ACTION", Text: "Which markers above four go back? The player chooses, until exactly four are left, all types counted together."},
		{ID: "DD-R22", Source: "PREPARATION", Text: "Which points count when bids tie twice? All that a player wrote down, those of the second bid too, and everybody pays. Then the table says who was born closer to the date."},
		{ID: "DD-R23", Source: "PREPARATION", Text: "What can be bid? A whole number from 0 to 100, as far as the points track goes. Bids are written in secret and then entered in the order of the seats."},
		{ID: "DD-R24", Source: "WINNING THE GAME", Text: "What if players are equal at the end? They share the place; the design document does not speak of it."},
		{ID: "DD-R25", Source: "PREPARATION", Text: "Must a ship start with three pieces of gear, no fewer? Yes, for the table of steps begins with three filled slots."},
		{ID: "DD-R26", Source: "PREPARATION", Text: "How many can play? Two to five: reviews say so, and no two players can share a starting planet."},
		{ID: "DD-R27", Source: "COLLECT ENERGY; TRADING Storing goods", Text: "Do the limit of four markers and the check of the holds apply when energy is collected? No, only to action turns."},
		{ID: "DD-R28", Source: "TAKE ACTION; WINNING THE GAME", Text: "When exactly does the game end? Right after the turn that put the 24th cube; the round is not played to its end."},
		{ID: "DD-R29", Source: "SCHRÖDINGER PATHWAYS", Text: "What does \"any time\" mean for the pathway? Before, between and after whatever is done in an action turn, from the free highway parts to its end, but not amid a deal."},
		{ID: "DD-R30", Source: "TRADING Discarding", Text: "When may goods be thrown away? At any moment of the action part of your own action turn."},
	}
}
