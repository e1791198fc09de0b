package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
)

// cardName is a card as people say it.
func cardName(t rules.Table, word string) string {
	for _, f := range t.Forms() {
		for _, v := range f.Words {
			if v.Name != "CARD" {
				continue
			}
			if value, ok := v.Value(word); ok {
				return picker.WordTitle(v, value, t.Seats())
			}
		}
	}
	return word
}

// raidStep says in few words what is awaited in a position of Raid Trade, to who decides or to the others.
func raidStep(t rules.Table, v *raidtrade.View, yours bool) string {
	if v.Combat != nil && v.Step != raidtrade.StepDraw {
		return raidCombatStep(t, v, yours)
	}
	switch v.Step {
	case raidtrade.StepInitiative:
		if _, tie := aid.StartRolls(t); tie {
			return wording.L("A tie: roll again.")
		}
		return wording.L("Roll: the higher begins.")
	case raidtrade.StepDraw:
		return wording.N(v.Owed, "Draw a card.;Draw {n} cards.")
	case raidtrade.StepMain:
		switch orbit := v.Traders[v.Turn-1].InOrbit(); {
		case yours && orbit:
			return wording.L("Your turn, in orbit")
		case yours:
			return wording.L("Your turn, in space")
		case orbit:
			return wording.L("In orbit")
		}
		return wording.L("In space")
	case raidtrade.StepDepart:
		return wording.L("Depart with a card")
	case raidtrade.StepKing:
		if v.Shortens() {
			return wording.L("Roll: the trip gets shorter")
		}
		return wording.L("Roll: {other}'s trip gets longer", t.Seats()[2-v.Turn])
	case raidtrade.StepRush:
		return wording.L("Roll to hurry")
	case raidtrade.StepForfeit:
		return wording.L("Lose one more card")
	}
	return ""
}

// raidCombatStep reports what is awaited in a raid.
func raidCombatStep(t rules.Table, v *raidtrade.View, yours bool) string {
	c := v.Combat
	switch v.Step {
	case raidtrade.StepDefence:
		return wording.L("Defend, or escape")
	case raidtrade.StepHit:
		if yours {
			return wording.L("You hit! Double it?")
		}
		return wording.L("A hit: is it doubled?")
	case raidtrade.StepAnswer:
		if c.Pending == 1 {
			return wording.L("Answer the hit")
		}
		return wording.L("Answer the double hit")
	}
	return wording.L("Raids {defender}: roll", t.Seats()[c.Defender-1])
}

// rollsLeft counts the rolls that are left.
func rollsLeft(n int) string {
	if n == 0 {
		return wording.L("no roll left")
	}
	return wording.Count(n, "roll left;rolls left").String()
}

// raidCount reports how far a raid has come: "2 of 5 hits, 3 rolls left".
func raidCount(r raidtrade.Raid) string {
	return wording.L("{hits} of {boxes} hits, {rolls}", r.Hits, r.Boxes(), rollsLeft(r.Rolls))
}

// hitOrMiss reports what dice brought.
func hitOrMiss(faces []int, house raidtrade.House) string {
	switch hits := hitsOf(faces, house); {
	case len(faces) == 1 && hits == 1:
		return wording.L("Hit.")
	case len(faces) == 1:
		return wording.L("Miss.")
	case hits == 0:
		return wording.L("Two misses.")
	case hits == 1:
		return wording.L("A hit and a miss.")
	}
	return wording.L("Two hits.")
}

// raidStanding reports how a raid stands: "2 of 5 hits, 3 rolls left".
func raidStanding(r raidtrade.Raid) string {
	switch r.State() {
	case raidtrade.RaidSucceeded:
		return wording.L("The raid is won.")
	case raidtrade.RaidSpent:
		return wording.L("{hits} of {boxes} hits. The rolls have run out.", r.Hits, r.Boxes())
	case raidtrade.RaidHopeless:
		return raidCount(r) + ". " + wording.L("You can withdraw.")
	}
	return raidCount(r)
}

// hitsOf counts the hits among faces.
func hitsOf(faces []int, house raidtrade.House) int {
	n := 0
	for _, face := range faces {
		if house.Hit(face) {
			n++
		}
	}
	return n
}

// hitFaces reports which faces hit.
func hitFaces(house raidtrade.House) string {
	if house.Vicious {
		return wording.L("3, 4, 5 and 6 hit")
	}
	return wording.L("4, 5 and 6 hit")
}
