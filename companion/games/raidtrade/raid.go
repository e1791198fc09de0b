package raidtrade

// Raid is the count of one raid: how many rolls are left and how many hits lie on
// the defence card. It is a plain value.
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
	case hopeless(r.Rolls, r.Needed()):
		return RaidHopeless
	}
	return RaidOpen
}

// hopeless reports whether rolls can't bring the hits that are needed (RD-8.10).
func hopeless(rolls, needed int) bool { return rolls < needed }
