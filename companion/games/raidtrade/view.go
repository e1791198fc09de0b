package raidtrade

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Key is the game's key on the shelf.
const Key = "raid-trade"

// View is how a table stands, for those who draw it: the position, and the running raid (section 12 of the specification).
type View struct {
	*Position
	Combat *Combat // nil: no raid runs
	t      *table
}

// Combat is the running raid.
type Combat struct {
	Attacker, Defender        int    // seats
	AttackCard, DefenceCard   string // DefenceCard is "" before it is played
	AttackValue, DefenceValue int    // 0 before the defence card
	Pending                   int    // tokens of the hit that is being answered
	Raid
}

// Look returns how a table of this game stands, with the rolls that the log shows
// of the running raid; it reports whether it is one.
func Look(of rules.Table) (*View, bool) {
	p, t, ok := rules.Look[Position, *table](of)
	if !ok {
		return nil, false
	}
	v := &View{Position: p, t: t}
	if p.combat.attack != noCard {
		v.Combat = t.viewCombat(&p.combat, p.Turn)
		v.Combat.Thrown = thrown(of)
	}
	return v, true
}

// FaceDown counts a seat's Level cards that lie face down.
func (v *View) FaceDown(seat int) int { return v.t.n.levels - v.of(seat).Level }

// Drawer is the seat that draws what is owed; 0: nobody.
func (v *View) Drawer() int {
	if v.Owed == 0 {
		return 0
	}
	return v.drawer()
}

// Shortens reports whether the King that waits for its die shortens a trip.
func (p *Position) Shortens() bool { return p.king == shortening }

// Hurries reports whether the roll to hurry has succeeded.
func (p *Position) Hurries() bool { return p.rush == rushWon }

func (t *table) viewCombat(c *combat, attacker int) *Combat {
	v := &Combat{
		Attacker: attacker, Defender: other(attacker), AttackCard: cardNames[c.attack],
		AttackValue: c.attackValue, DefenceValue: c.defenceValue, Pending: c.pending,
		Raid: Raid{Defence: c.defenceValue, Rolls: c.rollsLeft, Hits: c.hits, House: t.house},
	}
	if c.defence != noCard {
		v.DefenceCard = cardNames[c.defence]
	}
	return v
}

// Met reports whether the defence card lies, so that values and rolls are known.
func (c *Combat) Met() bool { return c.DefenceCard != "" }

// Listed are the cards in the order of the vocabulary.
func Listed(cards *rules.Counts) []string {
	var list []string
	for kind := range cards.All() {
		list = append(list, cardNames[kind])
	}
	return list
}

// MovesSince returns what was played since the last move of a verb, without it, the
// latest first; an agreed position ends it as well.
func MovesSince(t rules.History, verb rules.Named) []rules.Act {
	var list []rules.Act
	for _, e := range slices.Backward(t.Log()) {
		if e.Agreed || verb.Is(e.Act) {
			break
		}
		list = append(list, e.Act)
	}
	return list
}

// thrown is how many attack rolls the running raid has seen; an agreed position
// begins anew.
func thrown(t rules.History) int {
	n := 0
	for _, a := range MovesSince(t, BeginRaid) {
		if _, ok := Roll.Of(a); ok {
			n++
		}
	}
	return n
}
