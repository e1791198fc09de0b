// Package fairness lets anybody check that no draw of the app was bent: the seal of a seed
// before the first draw, what everybody mixes into it, the draws that follow, cards that are
// drawn hidden, and the verification of an exported match afterwards. It keeps nothing: package
// matches records what is promised and drawn.
package fairness

import (
	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/rules"
)

// The app's draws are numbered along the line that stands: the first is 1. Draw
// number n comes from branch n of the seed and nothing else, so
//   - a process that is killed draws the same when it comes back,
//   - a draw that is taken back and made again is the same: nobody fishes for a
//     better one, as with a real deck, whose top card stays where it is,
//   - anybody can make each draw again who has the seed and the moves before it.
//
// Branch 0 makes the setup choices.

// Promise is a seed whose commitment was shown before the draws from a number.
type Promise struct {
	From       int
	Commitment string
	Seed       chance.Seed
	Known      bool     // the seed is known here
	Revealed   bool     // the match was over with it: people may have seen the seed
	Mixed      []string // what the players gave after the commitment, as lines
}

// Promises are those of a match, in the order in which they were made.
type Promises []Promise

// Root is what the draws follow from: the seed with all that was mixed in.
func (p Promise) Root() chance.Seed { return p.Seed.Mix(p.Mixed) }

// StartAlone stands in place of the first draw of a seal that is for the start alone.
const StartAlone = 0

// Reveal follows that the match is over: people may see the seeds.
func (l Promises) Reveal() {
	for i := range l {
		l[i].Revealed = true
	}
}

// For is the promise that a draw stands under: the latest made for its number.
func (l Promises) For(number int) (p Promise, ok bool) {
	for _, other := range l {
		if other.From <= number {
			p, ok = other, true
		}
	}
	return p, ok
}

// Start is the seal from which the start of a match was drawn.
func (l Promises) Start() (p Promise, ok bool) {
	if len(l) == 0 || l[0].From > 1 {
		return p, false
	}
	return l[0], true
}

// Pick returns the move of a case, from 0.
func Pick(t rules.Judge, list []rules.Act, value int) rules.Act {
	for _, a := range list {
		if value -= t.Ways(a); value < 0 {
			return a
		}
	}
	panic("fairness: odds changed while they were read")
}

// Draw makes draw number n, from 0 to of-1.
func (p Promise) Draw(n, of int) int { return chance.New(p.Root().Branch(n)).Below(of) }

// Shuffled is the setup that a seed gives.
func Shuffled(game *rules.Game, t *rules.Transcript, seed chance.Seed) []string {
	s := &rules.Setup{Box: t.Values("Box"), Options: rules.Options{}}
	for _, seat := range t.Values("Seat") {
		s.Seats = append(s.Seats, seat.Text)
	}
	return game.Shuffle(s, chance.New(seed.Branch(0)).Below)
}

// Proof is what anybody needs to check the app's draws.
type Proof struct {
	Version string      // of the algorithm: chance.Version
	Seeds   []ProofSeed // of the draws
	Timer   []ProofSeed // of the timer's events
	Draws   []ProofDraw // those that stand, in order
	Entered int         // throws and cards that people entered and that stand
}

// ProofSeed is a committed seed and the number of the first draw or event that it
// is for.
type ProofSeed struct {
	From       int
	Commitment string
	Seed       string         // "" before the match is over, or if it is not known here
	Mixed      []Contribution // what the players gave after the commitment, in that order
}

// ProofDraw is one draw of the app: Value, from 0, of Of equally likely cases. That
// of a hidden draw is -1, and Text shows no card, before the match is over.
type ProofDraw struct {
	Number, Line, Of, Value int
	Text                    string
	Hidden                  bool
}

// Shown is what everybody may see of the promises.
func (l Promises) Shown(over bool) []ProofSeed {
	var seeds []ProofSeed
	for _, p := range l {
		seed := ProofSeed{From: p.From, Commitment: p.Commitment, Mixed: contributions(p.Mixed)}
		if over && p.Known {
			seed.Seed = p.Seed.String()
		}
		seeds = append(seeds, seed)
	}
	return seeds
}

// FaceUnknown is in a record for the value of a hidden draw, which follows from
// the seed.
const FaceUnknown = -1
