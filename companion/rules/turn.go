package rules

import "fmt"

// Event is what an effect has brought about, as a game numbers it: what decides
// the next step.
type Event uint8

// Follows is a line of a game's turn: when something has happened in one of some
// steps, the next step comes.
type Follows struct {
	In   Steps
	When Event
	Next Step
}

// Turn is the course of a game, said once: step by step what can happen and what
// follows. Effects name what happened; the turn knows what is next.
type Turn struct {
	next [64][]Step // by step and event; noStep where nothing follows
}

const noStep Step = -1

// TurnOf makes a turn of its lines. It panics where they contradict each other:
// that is a mistake in the game's package.
func TurnOf(lines ...Follows) *Turn {
	t := &Turn{}
	for _, line := range lines {
		for step := Step(0); step < 64; step++ {
			if line.In.Has(step) {
				t.add(step, line)
			}
		}
	}
	return t
}

func (t *Turn) add(step Step, line Follows) {
	for len(t.next[step]) <= int(line.When) {
		t.next[step] = append(t.next[step], noStep)
	}
	if t.next[step][line.When] != noStep {
		panic(fmt.Sprintf("rules: two steps follow event %d in step %d", line.When, step))
	}
	t.next[step][line.When] = line.Next
}

// Next is the step that follows when something happened in a step. Where the turn
// doesn't say, which is a mistake in the game's package, the step stays, so that
// the match is not lost: the table can go on, take the move back or agree on
// another position. Built with the tag ci, as for the tests, it panics there.
func (t *Turn) Next(in Step, when Event) Step {
	if next, ok := t.says(in, when); ok {
		return next
	}
	unsaid(in, when)
	return in
}

// says reports whether the turn knows what follows, and what.
func (t *Turn) says(in Step, when Event) (next Step, ok bool) {
	if list := t.next[in]; int(when) < len(list) && list[when] != noStep {
		return list[when], true
	}
	return in, false
}
