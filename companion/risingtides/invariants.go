package risingtides

import (
	"fmt"

	"tablekeeper/companion/rules"
)

type invariant = rules.Invariant[position]

// invariants are the conditions of section 10, with its numbers. The types and
// ranges of section 5 are checked where a position is read.
func (t *table) invariants() []invariant {
	return []invariant{
		{Name: "invariant 1", Violation: t.cardsAddUp},
		{Name: "invariant 2", Violation: t.handsFit},
		{Name: "invariant 4", Violation: t.finishersFit},
		{Name: "invariant 5", Violation: t.turnFits},
		{Name: "invariant 6", Violation: t.reshuffleFits},
		{Name: "invariant 7", Violation: t.attackFits},
		{Name: "invariant 8", Violation: t.eventFits},
		{Name: "invariant 9", Violation: t.nationsFit},
		{Name: "invariant 9", Violation: t.dealFits},
		{Name: "invariant 10", Violation: t.endFits},
		{Name: "invariant 11", Violation: t.goesOn},
	}
}

func (t *table) cardsAddUp(p *position) string {
	sum := 0
	for card := range kinds {
		left := t.unaccounted(p, card)
		if left < 0 {
			return fmt.Sprintf("there are only %d %s in the game.", t.copies.Of(card), cardNames[card])
		}
		sum += left
	}
	unknown := int(p.deck)
	for i := range t.size() {
		unknown += int(p.hands[i].Unknown)
		if p.event.picked[i] == hidden {
			unknown++
		}
	}
	if sum != unknown {
		return fmt.Sprintf("%d cards are not accounted for, but deck and unknown cards are %d.", sum, unknown)
	}
	return ""
}

func (t *table) handsFit(p *position) string {
	for i := range t.size() {
		if n := p.hands[i].Size(); n > handSize {
			return fmt.Sprintf("%s has %d cards in hand; %d are the most.", t.seats[i], n, handSize)
		}
	}
	return ""
}

func (t *table) finishersFit(p *position) string {
	finished := map[int]bool{}
	for _, seat := range p.finished {
		if seat > 0 {
			finished[int(seat)] = true
		}
	}
	for seat := 1; seat <= t.size(); seat++ {
		if finished[seat] == p.inPlay(seat) {
			return fmt.Sprintf("%s must be among the finished exactly with three stages built.", t.seats[seat-1])
		}
	}
	if p.step < StepReveal && t.left(p) < 2 {
		return "before the end at least two players are in play."
	}
	return ""
}

func (t *table) turnFits(p *position) string {
	ended := p.step == StepReveal || p.step == StepOver
	switch {
	case ended && p.turn != 0:
		return "after the end it is nobody's turn."
	case !ended && p.turn == 0:
		return "it must be somebody's turn."
	case !ended && !p.inPlay(int(p.turn)):
		return fmt.Sprintf("it can't be the turn of %s, who has finished.", t.seats[p.turn-1])
	}
	return ""
}

func (t *table) reshuffleFits(p *position) string {
	due := p.deck == 0 && p.discard.Sum() > 0
	if p.step == StepTurn && due {
		return "the deck is empty: the step is reshuffle."
	}
	if p.step == StepReshuffle && !due {
		return "a reshuffle needs an empty deck and a discard pile."
	}
	return ""
}

func (t *table) attackFits(p *position) string {
	a := &p.attack
	due := p.step == StepCounter || p.step == StepRecounter || p.step == StepTake
	if (a.kind != noAttack) != due {
		return "there is an attack exactly in the steps counter, recounter and take."
	}
	if !due {
		return ""
	}
	if (a.counter != noCounter) != (p.step == StepRecounter) {
		return "there is a counter exactly in the step recounter."
	}
	if (a.redirectTo != 0) != (a.counter == redirected) {
		return "a new target is named exactly for a redirect."
	}
	for _, seat := range []int8{a.target, a.redirectTo} {
		if seat != 0 && (seat == p.turn || !p.inPlay(int(seat)) || p.depots[seat-1].size == 0) {
			return fmt.Sprintf("%s can't be the target of an attack.", t.seats[seat-1])
		}
	}
	if a.redirectTo == a.target {
		return "a redirect needs another target."
	}
	if two := t.left(p) == 2; a.counter == blocked && !two || a.counter == redirected && two {
		return "redirect is block exactly with two players left."
	}
	return ""
}

func (t *table) eventFits(p *position) string {
	e := &p.event
	if e.running != (p.step == StepPick) {
		return "there is an event exactly in the step pick."
	}
	if !e.running {
		return ""
	}
	if e.waiting[0] == 0 {
		return "nobody waits to pick."
	}
	last := -1
	for _, seat := range e.waiting {
		if seat == 0 {
			continue
		}
		place := (int(seat) - int(p.turn) + t.size()) % t.size()
		switch {
		case place <= last:
			return "those who wait to pick stand clockwise from the turn."
		case !p.inPlay(int(seat)) || e.picked[seat-1] != none:
			return fmt.Sprintf("%s can't be waiting to pick.", t.seats[seat-1])
		case p.hands[t.source(p, int(seat))-1].Size() == 0:
			return fmt.Sprintf("%s can't pick from an empty hand.", t.seats[seat-1])
		}
		last = place
	}
	return t.picksFit(p)
}

// picksFit makes sure that undoing all picks and making all of them both leave
// every hand within its size.
func (t *table) picksFit(p *position) string {
	var undone, done [maxSeats]int
	for i := range t.size() {
		undone[i] += p.hands[i].Size()
		done[i] += p.hands[i].Size()
		if p.event.picked[i] == none {
			continue
		}
		if !p.inPlay(i + 1) {
			return fmt.Sprintf("%s has finished and can't have picked.", t.seats[i])
		}
		undone[t.source(p, i+1)-1]++
		done[i]++
	}
	for _, seat := range p.event.waiting {
		if seat > 0 {
			done[seat-1]++
			done[t.source(p, int(seat))-1]--
		}
	}
	for i := range t.size() {
		if undone[i] > handSize || done[i] > handSize {
			return fmt.Sprintf("the picks would leave %s with more than %d cards.", t.seats[i], handSize)
		}
	}
	return ""
}

func (t *table) nationsFit(p *position) string {
	var shown [len(plans)]int
	for i, card := range p.nations[:t.size()] {
		entered := p.step != StepNations || i+1 < int(p.turn)
		if (card != none) != entered {
			return "nations are entered in the order of the seats, all of them in the step nations."
		}
		if card >= 0 {
			if !t.playing(int(card)) {
				return "Oceania is not in this game."
			}
			shown[card]++
		}
	}
	pairs := 0
	for _, n := range shown {
		if n > 2 || n == 2 && !t.doubled() {
			return "a nation stands at more players than have its card."
		}
		if n == 2 {
			pairs++
		}
	}
	if pairs > 1 {
		return "only one nation card is there twice."
	}
	return ""
}

func (t *table) dealFits(p *position) string {
	if p.step != StepNations && p.step != StepDeal {
		return ""
	}
	for i := range t.size() {
		if p.depots[i].size > 0 || p.built[i] > 0 || p.discard.Sum() > 0 {
			return "before the first turn nothing is placed, built or discarded."
		}
		n, round := p.hands[i].Size(), p.hands[t.size()-1].Size()
		if p.step == StepNations && n > 0 {
			return "while nations are entered all hands are empty."
		}
		if p.step != StepDeal {
			continue
		}
		if dealt := i+1 < int(p.turn); dealt && n != round+1 || !dealt && n != round {
			return "cards are dealt one by one in the order of the seats."
		}
		if round >= t.start {
			return fmt.Sprintf("%d cards are dealt at the start.", t.start)
		}
	}
	return ""
}

func (t *table) endFits(p *position) string {
	if p.step == StepReveal && t.toMove(p) == 0 {
		return "in the step reveal some nation is hidden."
	}
	want := [maxSeats]bool{}
	if p.step == StepOver {
		want = t.failed(p)
	}
	if p.disqualified != want {
		return "disqualified are exactly those who, at the end, have not shown the nation or built otherwise."
	}
	return ""
}

// goesOn makes sure that nobody is stuck.
func (t *table) goesOn(p *position) string {
	if p.step == StepOver {
		return ""
	}
	awaited := t.toMove(p)
	for _, a := range t.book.Legal(p, nil) {
		if awaited.Has(a.Seat) {
			return ""
		}
	}
	return "nobody from whom a move is awaited has a legal one."
}
