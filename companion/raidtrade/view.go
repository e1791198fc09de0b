package raidtrade

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// Key is the game's key on the shelf.
const Key = "raid-trade"

// View is how a position lies on the table, for those who draw it (section 12 of
// the specification): the tokens and cards of both traders, and the running raid.
type View struct {
	Step    string
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

// state is the JSON form of section 5, as far as a View shows it.
type state struct {
	Step     string
	Turn     *int
	Winner   *int
	DrawLeft int `json:"draw_left"`
	Resume   *string
	King     *string
	Barred   bool `json:"raid_barred"`
	Rush     string
	Combat   *struct {
		AttackCard   string  `json:"attack_card"`
		DefenceCard  *string `json:"defence_card"`
		AttackValue  *int    `json:"attack_value"`
		DefenceValue *int    `json:"defence_value"`
		RollsLeft    int     `json:"rolls_left"`
		Hits         int
		Pending      int
	}
	Seats [2]struct {
		Level       int
		LevelTokens int `json:"level_tokens"`
		BankBlack   int `json:"bank_black"`
		BankWhite   int `json:"bank_white"`
		Cargo, Trip int
		Travelled   bool
		Misses      int
		Hand        struct {
			Known   map[string]int
			Unknown int
		}
		Deck    int
		Discard map[string]int
	}
}

// ViewOf looks at a table of this game.
func ViewOf(t rules.Table) (View, error) {
	var s state
	if err := json.Unmarshal(t.State(), &s); err != nil {
		return View{}, err
	}
	v := View{
		Step: s.Step, Turn: or(s.Turn, 0), Winner: or(s.Winner, 0), Owed: s.DrawLeft,
		King: or(s.King, ""), Barred: s.Barred, Rush: s.Rush,
	}
	for i := range s.Seats {
		v.Traders[i] = s.trader(i)
	}
	if s.DrawLeft > 0 {
		v.Drawer = v.Turn
		if resume := or(s.Resume, ""); resume == stepNames[stepDefence] || resume == stepNames[stepAnswer] {
			v.Drawer = other(v.Turn)
		}
	}
	if s.Combat != nil {
		v.Combat = s.combat(v.Turn, HouseOf(t.Options()), thrown(t))
	}
	return v, nil
}

func or[T any](p *T, none T) T {
	if p == nil {
		return none
	}
	return *p
}

func (s *state) trader(i int) Trader {
	of := &s.Seats[i]
	return Trader{
		Level: of.Level, LevelTokens: of.LevelTokens, FaceDown: lastLevel - of.Level,
		BankBlack: of.BankBlack, BankWhite: of.BankWhite, Cargo: of.Cargo, Trip: of.Trip,
		Orbit: of.Trip == 0, Travelled: of.Travelled, Misses: of.Misses,
		Hand: of.Hand.Unknown + sum(of.Hand.Known), Known: listed(of.Hand.Known),
		Deck: of.Deck, Discards: listed(of.Discard),
	}
}

func (s *state) combat(attacker int, house House, thrown int) *Combat {
	c := s.Combat
	return &Combat{
		Attacker: attacker, Defender: other(attacker),
		AttackCard: c.AttackCard, DefenceCard: or(c.DefenceCard, ""),
		AttackValue: or(c.AttackValue, 0), DefenceValue: or(c.DefenceValue, 0),
		Pending: c.Pending,
		Raid:    Raid{Defence: or(c.DefenceValue, 0), Rolls: c.RollsLeft, Hits: c.Hits, Thrown: thrown, House: house},
	}
}

// Met reports whether the defence card lies, so that values and rolls are known.
func (c *Combat) Met() bool { return c.DefenceCard != "" }

func sum(cards map[string]int) int {
	n := 0
	for count := range maps.Values(cards) {
		n += count
	}
	return n
}

// listed are the cards in the order of the vocabulary.
func listed(cards map[string]int) []string {
	var list []string
	for _, name := range cardNames {
		if cards[name] > 0 {
			list = append(list, name)
		}
	}
	return list
}

// movesSince is what was played since the last move of a verb, without it, the
// latest first; an agreed position ends it as well.
func movesSince(t rules.Table, from string) []string {
	var list []string
	for _, e := range slices.Backward(t.Log()) {
		if e.Agreed {
			break
		}
		text := t.Notation(e.Act)
		if verb, _, _ := strings.Cut(text, " "); verb == from {
			break
		}
		list = append(list, text)
	}
	return list
}

// thrown is how many attack rolls the running raid has seen; an agreed position
// begins anew.
func thrown(t rules.Table) int {
	n := 0
	for _, move := range movesSince(t, "raid") {
		if strings.HasPrefix(move, "roll ") {
			n++
		}
	}
	return n
}
