package raidtrade

import "tablekeeper/companion/rules"

// Place is where the tokens for a sold card go.
type Place int

// The verbs of the game in the order of the specification (section 7). A card, a number of
// tokens and the face of a die are plain numbers.
var (
	said rules.Verbs

	Roll = rules.NewVerb1[int](&said, "roll", "The die is rolled only for the first turn, a King, hurrying and an attack.") // a face
	Draw = rules.NewVerb1[int](&said, "draw", "Cards are drawn only at the start of a turn and for a Jack.")                // a card

	Unload  = rules.NewVerb0(&said, "unload", "Cargo is exchanged only on your own turn, outside a raid.")
	Sell    = rules.NewVerb2[int, Place](&said, "sell", "Cards are sold only on your own turn, outside a raid.") // a card
	Stow    = rules.NewVerb1[int](&said, "stow", "Tokens are stowed only on your own turn, outside a raid.")     // tokens
	Advance = rules.NewVerb0(&said, "advance", "A level is bought only on your own turn, outside a raid.")
	Load    = rules.NewVerb1[int](&said, "load", "Cargo is loaded only on your own turn, outside a raid.") // tokens
	Trip    = rules.NewVerb1[int](&said, "trip", "A trip begins only on your own turn, outside a raid.")   // a card

	// A card each.
	LoseLevel = rules.NewVerb1[int](&said, "lose-level", "An Ace takes a level only on your own turn, outside a raid.")
	MissTurn  = rules.NewVerb1[int](&said, "miss-turn", "A Queen takes a turn only on your own turn, outside a raid.")
	Shorten   = rules.NewVerb1[int](&said, "shorten", "A King shortens a trip only on your own turn, outside a raid.")
	Lengthen  = rules.NewVerb1[int](&said, "lengthen", "A King lengthens a trip only on your own turn, outside a raid.")
	DrawTwo   = rules.NewVerb1[int](&said, "draw-two", "A Jack is played only on your own turn or during a raid.")
	BeginRaid = rules.NewVerb1[int](&said, "raid", "A raid begins only on your own turn, and only one at a time.")
	Defend    = rules.NewVerb1[int](&said, "defend", "A defence card is played only when a raid begins.")
	DefendTop = rules.NewVerb1[int](&said, "defend-top", "The top card defends only when a raid begins.")
	Escape    = rules.NewVerb1[int](&said, "escape", "An Ace escapes only when a raid begins, in place of a defence card.")

	AutoHit  = rules.NewVerb1[int](&said, "auto-hit", "An Ace hits only when the attacker would roll for a hit.") // a card
	Extra    = rules.NewVerb0(&said, "extra", "A Level token buys a roll only when the attacker would roll for a hit.")
	Withdraw = rules.NewVerb0(&said, "withdraw", "A raid is broken off only when the attacker would roll for a hit.")
	Double   = rules.NewVerb1[int](&said, "double", "A hit is doubled only right after it.") // a card
	Pass     = rules.NewVerb0(&said, "pass", "Passing is only for leaving a hit as it is.")
	Evade    = rules.NewVerb1[int](&said, "evade", "A hit is evaded only when it is answered.") // a card
	Absorb   = rules.NewVerb0(&said, "absorb", "A Level token stops a hit only when it is answered.")
	Take     = rules.NewVerb0(&said, "take", "A hit is taken only when it is answered.")

	Rush    = rules.NewVerb1[int](&said, "rush", "Hurrying is only for your own turn, outside a raid.")                 // a card
	Discard = rules.NewVerb1[int](&said, "discard", "A card is discarded like this only after a failed roll to hurry.") // a card
	End     = rules.NewVerb0(&said, "end", "A turn is ended only when nothing in it is left to settle.")
	EndTwo  = rules.NewVerb0(&said, "end 2", "A turn is ended only when nothing in it is left to settle.")
)
