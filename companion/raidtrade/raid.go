package raidtrade

// Raid counts one raid at the table, without a match: how many rolls are left and
// how many hits lie on the defence card. It is a plain value.
type Raid struct {
	Defence int `json:"defence"` // value of the defence card, 2 to 10
	Rolls   int `json:"rolls"`   // left
	Hits    int `json:"hits"`
	Thrown  int `json:"thrown"`
	House
}

// RaidState is how a raid stands.
type RaidState uint8

// The states of a raid.
const (
	RaidOpen      RaidState = iota // it goes on
	RaidHopeless                   // the rolls left can't bring the hits: it may be broken off (RD-8.10)
	RaidSpent                      // no roll is left (RD-8.8)
	RaidSucceeded                  // won (RD-8.15)
)

// NewRaid begins a raid with the values of both cards (RD-8.8).
func NewRaid(attack, defence int, house House) Raid {
	return Raid{Defence: defence, Rolls: attack, House: house}
}

// Boxes is how many hits win it.
func (r Raid) Boxes() int { return r.House.Boxes(r.Defence) }

// Needed is how many hits it still takes.
func (r Raid) Needed() int { return max(0, r.Boxes()-r.Hits) }

// State is how it stands.
func (r Raid) State() RaidState {
	switch {
	case r.Needed() == 0:
		return RaidSucceeded
	case r.Rolls == 0:
		return RaidSpent
	case r.Rolls < r.Needed():
		return RaidHopeless
	}
	return RaidOpen
}

// Throw counts dice from the left; those that fall when the raid is won or its
// rolls are spent do not count (section 12). Counted is how many did.
func (r Raid) Throw(faces ...int) (after Raid, counted int) {
	for _, face := range faces {
		if s := r.State(); s == RaidSucceeded || s == RaidSpent {
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

// Tally is a raid that is counted from the throws at a table: the values of both
// cards, and what royals and Level tokens changed besides the dice.
type Tally struct {
	Attack    int `json:"attack"` // value of the attack card: the rolls
	Defence   int `json:"defence"`
	From      int `json:"from"`                 // how many throws there were when it began
	MoreRolls int `json:"more_rolls,omitempty"` // bought with Level tokens (RD-8.9)
	MoreHits  int `json:"more_hits,omitempty"`  // by an Ace or doubled; below 0: evaded or absorbed
	House
}

// Raid is how the raid stands after all throws of the table, and how many dice of
// the last one counted.
func (t Tally) Raid(throws [][]int) (r Raid, counted int) {
	r = NewRaid(t.Attack+t.MoreRolls, t.Defence, t.House)
	r.Hits = t.MoreHits
	for _, faces := range throws[min(t.From, len(throws)):] {
		r, counted = r.Throw(faces...)
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
