package aid

import "tablekeeper/companion/games/raidtrade"

// Tally is a raid that is counted from the throws at a table: the values of both
// cards, and what royals and Level tokens changed besides the dice.
type Tally struct {
	Attack    int `json:"attack"` // value of the attack card: the rolls
	Defence   int `json:"defence"`
	From      int `json:"from"`                 // how many throws there were when it began
	MoreRolls int `json:"more_rolls,omitempty"` // bought with Level tokens (RD-8.9)
	MoreHits  int `json:"more_hits,omitempty"`  // by an Ace or doubled; below 0: evaded or absorbed
	raidtrade.House
}

// Raid is how the raid stands after all throws of the table, and how many dice of
// the last one counted.
func (t Tally) Raid(throws [][]int) (r raidtrade.Raid, counted int) {
	r = NewRaid(t.Attack+t.MoreRolls, t.Defence, t.House)
	r.Hits = t.MoreHits
	for _, faces := range throws[min(t.From, len(throws)):] {
		r, counted = Throw(r, faces...)
	}
	r.Hits = max(0, r.Hits)
	return r, counted
}

// Sound reports whether these can be the values of a raid: a file may hold anything.
func (t Tally) Sound() bool {
	return t.Attack >= 2 && t.Attack <= 10 && t.Defence >= 2 && t.Defence <= 10 && t.From >= 0 &&
		t.MoreRolls >= 0 && t.MoreRolls <= mostMore && t.MoreHits >= -mostMore && t.MoreHits <= mostMore
}

// mostMore is more rolls or hits than anybody adds at a table.
const mostMore = 1000

// NewRaid begins a raid with the values of both cards (RD-8.8).
func NewRaid(attack, defence int, house raidtrade.House) raidtrade.Raid {
	return raidtrade.Raid{Defence: defence, Rolls: attack, House: house}
}

// Throw counts dice from the left; those that fall when the raid is won or its
// rolls are spent do not count (section 12). Counted is how many did.
func Throw(r raidtrade.Raid, faces ...int) (after raidtrade.Raid, counted int) {
	for _, face := range faces {
		if s := r.State(); s == raidtrade.RaidSucceeded || s == raidtrade.RaidSpent {
			break
		}
		r.Rolls--
		r.Thrown++
		counted++
		if r.Hit(face) {
			r.Hits++
		}
	}
	return r, counted
}
