package chance

import "slices"

// Faces is how many faces the dice of a Cup have.
const Faces = 6

// Cup is the dice of an evening: what was thrown, and the seed of what the app
// throws. Throw number n, from 1, comes from branch n of the seed and nothing
// else. So a process that is killed throws the same when it comes back, and a
// throw that is taken back and made again is the same: nobody fishes for a better
// one.
type Cup struct {
	Seed   Seed    `json:"seed"`
	Throws []Throw `json:"throws"` // the latest last
}

// Throw is one throw of one die or of several.
type Throw struct {
	Faces []int `json:"faces"`          // from the left
	Ours  bool  `json:"ours,omitempty"` // people threw their own dice
}

// Roll throws so many dice.
func (c *Cup) Roll(dice int) Throw {
	source := New(c.Seed.Branch(len(c.Throws) + 1))
	t := Throw{Faces: make([]int, dice)}
	for i := range t.Faces {
		t.Faces[i] = source.Die()
	}
	c.Throws = append(c.Throws, t)
	return t
}

// Enter notes what people threw with dice of their own.
func (c *Cup) Enter(faces ...int) Throw {
	t := Throw{Faces: slices.Clone(faces), Ours: true}
	c.Throws = append(c.Throws, t)
	return t
}

// Last is the latest throw; false: there is none.
func (c *Cup) Last() (Throw, bool) {
	if len(c.Throws) == 0 {
		return Throw{}, false
	}
	return c.Throws[len(c.Throws)-1], true
}

// TakeBack forgets the latest throw and reports whether there was one.
func (c *Cup) TakeBack() bool {
	if len(c.Throws) == 0 {
		return false
	}
	c.Throws = c.Throws[:len(c.Throws)-1]
	return true
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
