package raidtrade

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// cutCard is a card of Raid Trade as its rank, as printed, and the sign of its suit; NoIcon: it is no card.
func cutCard(word string) (rank string, suit parts.Icon) {
	if rank, ok := strings.CutSuffix(word, "d"); ok {
		return strings.ToUpper(rank), parts.IconDiamonds
	}
	if rank, ok := strings.CutSuffix(word, "c"); ok {
		return strings.ToUpper(rank), parts.IconClubs
	}
	return "", parts.NoIcon
}

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

// raidStep says in words what is awaited in a position of Raid Trade.
func raidStep(t rules.Table, v *raidtrade.View) string {
	if v.Combat != nil && v.Step != raidtrade.StepDraw {
		return raidCombatStep(t, v)
	}
	data := map[string]any{"Cards": v.Owed}
	if v.Turn > 0 {
		data["Turns"] = v.Traders[v.Turn-1].Trip
		data["Other"] = t.Seats()[2-v.Turn]
	}
	switch v.Step {
	case raidtrade.StepInitiative:
		if _, tie := aid.StartRolls(t); tie {
			return lang.L("A tie: roll again.")
		}
		return lang.L("Roll for the first turn: the higher number begins.")
	case raidtrade.StepDraw:
		return lang.N("Draw {{.Cards}} cards.", v.Owed, data)
	case raidtrade.StepMain:
		if v.Traders[v.Turn-1].Orbit {
			return lang.L("In orbit: trade, depart, raid.")
		}
		return lang.L("In space: play royals, raid, or end the turn.")
	case raidtrade.StepDepart:
		return lang.L("The cargo is loaded: play a card to depart.")
	case raidtrade.StepKing:
		if v.King == "shorten" {
			return lang.L("Roll for the King: the trip gets shorter.")
		}
		return lang.L("Roll for the King: {{.Other}}'s trip gets longer.", data)
	case raidtrade.StepRush:
		return lang.L("Roll to hurry: 5 or 6 succeeds.")
	case raidtrade.StepForfeit:
		return lang.L("The roll failed: discard one more card.")
	}
	return ""
}

// raidCombatStep reports what is awaited in a raid.
func raidCombatStep(t rules.Table, v *raidtrade.View) string {
	c := v.Combat
	data := map[string]any{
		"Attacker": t.Seats()[c.Attacker-1], "Defender": t.Seats()[c.Defender-1],
		"Card": cardName(t, c.AttackCard), "Hits": c.Pending,
	}
	switch v.Step {
	case raidtrade.StepDefence:
		return lang.L("{{.Attacker}} raids with the {{.Card}}: defend, or escape.", data)
	case raidtrade.StepHit:
		return lang.L("You hit! Double it?")
	case raidtrade.StepAnswer:
		if c.Pending == 1 {
			return lang.L("{{.Attacker}} hits: take it, evade, or spend a Level token.", data)
		}
		return lang.L("{{.Attacker}} hits double: take it, evade, or spend Level tokens.", data)
	}
	return lang.L("Raids {{.Defender}}: roll.", data)
}

// rollsLeft counts the rolls that are left.
func rollsLeft(n int) string {
	if n == 0 {
		return lang.L("no roll left")
	}
	return lang.N("{{.Rolls}} rolls left", n, map[string]any{"Rolls": n})
}

// raidCount reports how far a raid has come: "2 of 5 hits, 3 rolls left".
func raidCount(r raidtrade.Raid) string {
	return lang.L("{{.Hits}} of {{.Boxes}} hits, {{.Rolls}}", map[string]any{
		"Hits": r.Hits, "Boxes": r.Boxes(), "Rolls": rollsLeft(r.Rolls),
	})
}

// raidStands reports what a hit makes of a raid that nobody has answered yet: "Hit! 1 of 4 if it stands. 8 rolls left".
func raidStands(c *raidtrade.Combat) string {
	return lang.L("Hit! {{.Hits}} of {{.Boxes}} if it stands. {{.Rolls}}", map[string]any{
		"Hits": c.Hits + c.Pending, "Boxes": c.Boxes(), "Rolls": parts.Upper(rollsLeft(c.Rolls)),
	})
}

// hitOrMiss reports what dice brought.
func hitOrMiss(faces []int, house raidtrade.House) string {
	switch hits := hitsOf(faces, house); {
	case len(faces) == 1 && hits == 1:
		return lang.L("Hit.")
	case len(faces) == 1:
		return lang.L("Miss.")
	case hits == 0:
		return lang.L("Two misses.")
	case hits == 1:
		return lang.L("A hit and a miss.")
	}
	return lang.L("Two hits.")
}

// raidStanding reports how a raid stands: "2 of 5 hits, 3 rolls left".
func raidStanding(r raidtrade.Raid) string {
	switch r.State() {
	case raidtrade.RaidSucceeded:
		return lang.L("The raid is won.")
	case raidtrade.RaidSpent:
		return lang.L("{{.Hits}} of {{.Boxes}} hits. The rolls have run out.", map[string]any{"Hits": r.Hits, "Boxes": r.Boxes()})
	case raidtrade.RaidHopeless:
		return raidCount(r) + ". " + lang.L("You can withdraw.")
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
		return lang.L("3, 4, 5 and 6 hit")
	}
	return lang.L("4, 5 and 6 hit")
}
