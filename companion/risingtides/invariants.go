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
		{Name: "invariant 1", Violation: t.cardsAddUp, Gap: t.cardsOff},
		{Name: "invariant 2", Violation: t.handsFit, Gap: t.handsOver},
		{Name: "invariant 4", Violation: t.finishersFit},
		{Name: "invariant 5", Violation: t.turnFits},
		{Name: "invariant 6", Violation: t.reshuffleFits},
		{Name: "invariant 7", Violation: t.attackFits},
		{Name: "invariant 8", Violation: t.eventFits},
		{Name: "invariant 9", Violation: t.nationsFit},
		{Name: "invariant 9", Violation: t.dealFits, Gap: t.dealOff},
		{Name: "invariant 10", Violation: t.endFits},
		{Name: "invariant 11", Violation: t.goesOn},
	}
}

func (t *table) cardsAddUp(p *position) string {
	sum := 0
	for card := range kinds {
		left := t.unaccounted(p, card)
		if left < 0 {
			return fmt.Sprintf("the game has only %d %s cards; take some out.", t.copies.Of(card), oneOf(card))
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
		return fmt.Sprintf("%d cards must lie in the deck or unseen in hands, and %d do.", sum, unknown)
	}
	return ""
}

// cardsOff is how many cards are too many or missing.
func (t *table) cardsOff(p *position) int {
	unknown, over := int(p.deck), 0
	for i := range t.size() {
		unknown += int(p.hands[i].Unknown)
		if p.event.picked[i] == hidden {
			unknown++
		}
	}
	for card := range kinds {
		left := t.unaccounted(p, card)
		unknown -= left
		over += max(0, -left)
	}
	return max(unknown, -unknown) + over
}

// handsOver is how many cards are too many in hands.
func (t *table) handsOver(p *position) int {
	n := 0
	for i := range t.size() {
		n += max(0, p.hands[i].Size()-handSize)
	}
	return n
}

// dealOff is how many cards are too many or missing while hands are dealt.
func (t *table) dealOff(p *position) int {
	n, round := 0, p.hands[t.size()-1].Size()
	if p.step == StepNations {
		round = 0
	}
	for i := range t.size() {
		want := round
		if p.step == StepDeal && i+1 < int(p.turn) {
			want++
		}
		off := p.hands[i].Size() - want
		n += max(off, -off) + int(p.depots[i].size) + int(p.built[i])
	}
	return n + p.discard.Sum()
}

func (t *table) handsFit(p *position) string {
	for i := range t.size() {
		if n := p.hands[i].Size(); n > handSize {
			return fmt.Sprintf("%s can't hold %d cards; a hand has five at most.", t.seats[i], n)
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
			return fmt.Sprintf("%s counts as finished with three built stages, and only then.", t.seats[seat-1])
		}
	}
	if p.step < StepReveal && t.left(p) < 2 {
		return "two players at least must still be in the game, or the game has ended."
	}
	return ""
}

func (t *table) turnFits(p *position) string {
	ended := p.step == StepReveal || p.step == StepOver
	switch {
	case ended && p.turn != 0:
		return "the game has ended, so it is nobody's turn."
	case !ended && p.turn == 0:
		return "say whose turn it is."
	case !ended && !p.inPlay(int(p.turn)):
		return fmt.Sprintf("it can't be the turn of %s, who has finished.", t.seats[p.turn-1])
	}
	return ""
}

func (t *table) reshuffleFits(p *position) string {
	due := p.deck == 0 && p.discard.Sum() > 0
	if p.step == StepTurn && due {
		return "the deck is empty, so the discard pile must be shuffled first."
	}
	if p.step == StepReshuffle && !due {
		return "the discard pile is shuffled only when the deck is empty and cards are discarded."
	}
	return ""
}

func (t *table) attackFits(p *position) string {
	a := &p.attack
	due := p.step == StepCounter || p.step == StepRecounter || p.step == StepTake
	if (a.kind != noAttack) != due {
		return stepSaid[p.step].Misfit(!due, "an attack")
	}
	if !due {
		return ""
	}
	if (a.counter != noCounter) != (p.step == StepRecounter) {
		return stepSaid[p.step].Misfit(a.counter != noCounter, "a counter to be answered")
	}
	if (a.redirectTo != 0) != (a.counter == redirected) {
		return "a new target belongs to a Redirect, and to nothing else."
	}
	for _, seat := range []int8{a.target, a.redirectTo} {
		if seat != 0 && (seat == p.turn || !p.inPlay(int(seat)) || p.depots[seat-1].size == 0) {
			return fmt.Sprintf("%s can't be attacked: a target is another player in the game, with a card in the depot.", t.seats[seat-1])
		}
	}
	if a.redirectTo == a.target {
		return "a Redirect needs another target than the attack."
	}
	if two := t.left(p) == 2; a.counter == blocked && !two || a.counter == redirected && two {
		return "a Redirect names a new target; only with two players left it blocks instead."
	}
	return ""
}

func (t *table) eventFits(p *position) string {
	e := &p.event
	if e.running != (p.step == StepPick) {
		return stepSaid[p.step].Misfit(e.running, "an event")
	}
	if !e.running {
		return ""
	}
	if e.waiting[0] == 0 {
		return "somebody must still wait to pick a card."
	}
	last := -1
	for _, seat := range e.waiting {
		if seat == 0 {
			continue
		}
		place := (int(seat) - int(p.turn) + t.size()) % t.size()
		switch {
		case place <= last:
			return "those who still pick go clockwise, beginning with the player in turn."
		case !p.inPlay(int(seat)) || e.picked[seat-1] != none:
			return fmt.Sprintf("%s has finished or picked already and can't still wait to pick.", t.seats[seat-1])
		case p.hands[t.source(p, int(seat))-1].Size() == 0:
			return fmt.Sprintf("%s can't pick a card: the neighbour's hand is empty.", t.seats[seat-1])
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
			return fmt.Sprintf("%s has finished and can't have picked a card.", t.seats[i])
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
			return fmt.Sprintf("the picks would leave %s with more than five cards.", t.seats[i])
		}
	}
	return ""
}

func (t *table) nationsFit(p *position) string {
	var shown [len(plans)]int
	for i, card := range p.nations[:t.size()] {
		entered := p.step != StepNations || i+1 < int(p.turn)
		if (card != none) != entered {
			return "nations are chosen seat by seat at the start; later everybody has one."
		}
		if card >= 0 {
			if !t.playing(int(card)) {
				return "Oceania is not in this game; choose another nation."
			}
			shown[card]++
		}
	}
	pairs := 0
	for _, n := range shown {
		if n > 2 || n == 2 && !t.doubled() {
			return "two players can't have the same nation."
		}
		if n == 2 {
			pairs++
		}
	}
	if pairs > 1 {
		return "only one nation is in this game twice."
	}
	return ""
}

func (t *table) dealFits(p *position) string {
	if p.step != StepNations && p.step != StepDeal {
		return ""
	}
	for i := range t.size() {
		if p.depots[i].size > 0 || p.built[i] > 0 || p.discard.Sum() > 0 {
			return "before the first turn nothing lies in depots, stages or the discard pile."
		}
		n, round := p.hands[i].Size(), p.hands[t.size()-1].Size()
		if p.step == StepNations && n > 0 {
			return "while nations are chosen all hands are empty."
		}
		if p.step != StepDeal {
			continue
		}
		if dealt := i+1 < int(p.turn); dealt && n != round+1 || !dealt && n != round {
			return "starting hands are dealt one card at a time, seat by seat."
		}
		if round >= t.start {
			return fmt.Sprintf("starting hands have %d cards, and all are dealt already.", t.start)
		}
	}
	return ""
}

func (t *table) endFits(p *position) string {
	if p.step == StepReveal && t.toMove(p) == 0 {
		return "all nations are shown, so the game is over."
	}
	want := [maxSeats]bool{}
	if p.step == StepOver {
		want = t.failed(p)
	}
	if p.disqualified != want {
		return "at the end a player is disqualified for a hidden nation or another plan, and for nothing else."
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
	return "nobody could go on from here: none of those who must act has a legal move."
}
