package raidtrade

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Key is the game's key on the shelf.
const Key = "raid-trade"

// View is how a position lies on the table, for those who draw it (section 12 of
// the specification): the tokens and cards of both traders, and the running raid.
type View struct {
	Step    rules.Step
	Turn    int    // 0 while the start is rolled for
	Winner  int    // 0 before the end
	Owed    int    // draws
	Drawer  int    // who draws them; 0: nobody
	King    string // "shorten" or "lengthen" while a King waits for its die
	Barred  bool   // an Escape has ended the raids of this turn
	Rush    string // "unused", "used" or "won"
	Traders [2]Trader
	Combat  *Combat // nil: no raid runs
}

// Trader is what lies before one player.
type Trader struct {
	Level, LevelTokens   int
	FaceDown             int // Level cards
	BankBlack, BankWhite int
	Cargo, Trip          int
	Orbit                bool
	Travelled            bool // an exchange is due once the Trip card is empty
	Misses               int  // coming turns
	Hand                 int
	Known                []string // cards of the hand, in the order of the vocabulary
	Deck                 int
	Discards             []string // in the order of the vocabulary
}

// Combat is the running raid.
type Combat struct {
	Attacker, Defender        int    // seats
	AttackCard, DefenceCard   string // DefenceCard is "" before it is played
	AttackValue, DefenceValue int    // 0 before the defence card
	Pending                   int    // tokens of the hit that is being answered
	Raid
}

// Look returns what lies on a table of this game, with the rolls that the log shows
// of the running raid; it reports whether it is one.
func Look(t rules.Table) (*View, bool) {
	v, ok := rules.ViewOf[*View](t)
	if ok && v.Combat != nil {
		v.Combat.Thrown = thrown(t)
	}
	return v, ok
}

func (t *table) view(p *position) *View {
	v := &View{
		Step: p.step, Turn: int(p.turn), Winner: int(p.winner), Owed: int(p.drawLeft),
		King: kingNames[p.king], Barred: p.raidBarred, Rush: rushNames[p.rush],
	}
	for i := range p.seats {
		v.Traders[i] = t.viewTrader(&p.seats[i])
	}
	if p.drawLeft > 0 {
		v.Drawer = p.drawer()
	}
	if p.combat.attack != noCard {
		v.Combat = t.viewCombat(&p.combat, int(p.turn))
	}
	return v
}

func (t *table) viewTrader(s *trader) Trader {
	return Trader{
		Level: int(s.level), LevelTokens: int(s.levelTokens), FaceDown: t.n.levels - int(s.level),
		BankBlack: int(s.bankBlack), BankWhite: int(s.bankWhite), Cargo: int(s.cargo), Trip: int(s.trip),
		Orbit: s.inOrbit(), Travelled: s.travelled, Misses: int(s.misses),
		Hand: s.hand.Size(), Known: listed(&s.hand.Known), Deck: int(s.deck), Discards: listed(&s.discard),
	}
}

func (t *table) viewCombat(c *combat, attacker int) *Combat {
	v := &Combat{
		Attacker: attacker, Defender: other(attacker), AttackCard: cardNames[c.attack],
		AttackValue: int(c.attackValue), DefenceValue: int(c.defenceValue), Pending: int(c.pending),
		Raid: Raid{Defence: int(c.defenceValue), Rolls: int(c.rollsLeft), Hits: int(c.hits), House: t.house},
	}
	if c.defence != noCard {
		v.DefenceCard = cardNames[c.defence]
	}
	return v
}

// Met reports whether the defence card lies, so that values and rolls are known.
func (c *Combat) Met() bool { return c.DefenceCard != "" }

// listed are the cards in the order of the vocabulary.
func listed(cards *rules.Counts) []string {
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
