package chance

import "slices"

// Faces is how many faces the dice of a Cup have.
const Faces = 6

// Cup is the dice of an evening: what was thrown.
type Cup struct {
	Throws []Throw `json:"throws"` // the latest last
}

// Throw is one throw of one die or of several.
type Throw struct {
	Faces []int `json:"faces"`          // from the left
	Ours  bool  `json:"ours,omitempty"` // people threw their own dice
}

// Counts reports how often each face came, the ones first.
func (c *Cup) Counts() (counts [Faces]int) {
	for _, t := range c.Throws {
		for _, face := range t.Faces {
			counts[face-1]++
		}
	}
	return counts
}

// Dice is the number of dice in all throws, and how many of them people threw.
func (c *Cup) Dice() (all, ours int) {
	for _, t := range c.Throws {
		all += len(t.Faces)
		if t.Ours {
			ours += len(t.Faces)
		}
	}
	return all, ours
}

// Expected is how often each face was to be expected among all dice.
func (c *Cup) Expected() float64 {
	all, _ := c.Dice()
	return float64(all) / Faces
}

// Sound reports whether all throws could have been made: a file may hold anything.
func (c *Cup) Sound() bool {
	for _, t := range c.Throws {
		if len(t.Faces) == 0 || slices.Min(t.Faces) < 1 || slices.Max(t.Faces) > Faces {
			return false
		}
	}
	return true
}
