package raidtrade

import "tablekeeper/companion/rules"

// Place is where the tokens for a sold card go.
type Place int

// The verbs of the game in the order of the specification (section 7). A card, a number of
// tokens and the face of a die are plain numbers.
var (
	said rules.Verbs

	Roll = said.Verb1("roll", "The die is rolled only for the first turn, a King, hurrying and an attack.") // a face
	Draw = said.Verb1("draw", "Cards are drawn only at the start of a turn and for a Jack.")                // a card

	Unload  = said.Verb0("unload", "Cargo is exchanged only on your own turn, outside a raid.")
	Sell    = rules.NewVerb2[int, Place](&said, "sell", "Cards are sold only on your own turn, outside a raid.") // a card
	Stow    = said.Verb1("stow", "Tokens are stowed only on your own turn, outside a raid.")                     // tokens
	Advance = said.Verb0("advance", "A level is bought only on your own turn, outside a raid.")
	Load    = said.Verb1("load", "Cargo is loaded only on your own turn, outside a raid.") // tokens
	Trip    = said.Verb1("trip", "A trip begins only on your own turn, outside a raid.")   // a card

	// A card each.
	LoseLevel = said.Verb1("lose-level", "An Ace takes a level only on your own turn, outside a raid.")
	MissTurn  = said.Verb1("miss-turn", "A Queen takes a turn only on your own turn, outside a raid.")
	Shorten   = said.Verb1("shorten", "A King shortens a trip only on your own turn, outside a raid.")
	Lengthen  = said.Verb1("lengthen", "A King lengthens a trip only on your own turn, outside a raid.")
	DrawTwo   = said.Verb1("draw-two", "A Jack is played only on your own turn or during a raid.")
	BeginRaid = said.Verb1("raid", "A raid begins only on your own turn, and only one at a time.")
	Defend    = said.Verb1("defend", "A defence card is played only when a raid begins.")
	DefendTop = said.Verb1("defend-top", "The top card defends only when a raid begins.")
	Escape    = said.Verb1("escape", "An Ace escapes only when a raid begins, in place of a defence card.")

	AutoHit  = said.Verb1("auto-hit", "An Ace hits only when the attacker would roll for a hit.") // a card
	Extra    = said.Verb0("extra", "A Level token buys a roll only when the attacker would roll for a hit.")
	Withdraw = said.Verb0("withdraw", "A raid is broken off only when the attacker would roll for a hit.")
	Double   = said.Verb1("double", "A hit is doubled only right after it.") // a card
	Pass     = said.Verb0("pass", "Passing is only for leaving a hit as it is.")
	Evade    = said.Verb1("evade", "A hit is evaded only when it is answered.") // a card
	Absorb   = said.Verb0("absorb", "A Level token stops a hit only when it is answered.")
	Take     = said.Verb0("take", "A hit is taken only when it is answered.")

	Rush    = said.Verb1("rush", "Hurrying is only for your own turn, outside a raid.")                 // a card
	Discard = said.Verb1("discard", "A card is discarded like this only after a failed roll to hurry.") // a card
	End     = said.Verb0("end", "A turn is ended only when nothing in it is left to settle.")
	EndTwo  = said.Verb0("end 2", "A turn is ended only when nothing in it is left to settle.")
)
