package risingtides

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type invariant = rules.Invariant[Position]

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

func (t *table) cardsAddUp(p *Position) wording.Text {
	sum := 0
	for card := range kinds {
		left := t.unaccounted(p, card)
		if left < 0 {
			return wording.Say("the game has only {number} {oneOf} cards; take some out.", t.copies.Of(card), oneOf(card))
		}
		sum += left
	}
	unknown := p.Deck
	for i := range t.size() {
		unknown += int(p.Players[i].Hand.Unknown)
		if p.event.picked[i] == hidden {
			unknown++
		}
	}
	if sum != unknown {
		return wording.Say("{sum} cards must lie in the deck or unseen in hands, and {unknown} do.", sum, unknown)
	}
	return wording.Text{}
}

// cardsOff is how many cards are too many or missing.
func (t *table) cardsOff(p *Position) int {
	unknown, over := p.Deck, 0
	for i := range t.size() {
		unknown += int(p.Players[i].Hand.Unknown)
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
func (t *table) handsOver(p *Position) int {
	n := 0
	for i := range t.size() {
		n += max(0, p.Players[i].Hand.Size()-t.n.handSize)
	}
	return n
}

// dealOff is how many cards are too many or missing while hands are dealt.
func (t *table) dealOff(p *Position) int {
	n, round := 0, p.Players[t.size()-1].Hand.Size()
	if p.Step == StepNations {
		round = 0
	}
	for i := range t.size() {
		want := round
		if p.Step == StepDeal && i+1 < p.Turn {
			want++
		}
		off := p.Players[i].Hand.Size() - want
		n += max(off, -off) + int(p.Players[i].Depot.size) + int(p.Players[i].built)
	}
	return n + p.Discard.Sum()
}

func (t *table) handsFit(p *Position) wording.Text {
	for i := range t.size() {
		if n := p.Players[i].Hand.Size(); n > t.n.handSize {
			return wording.Say("{who} can't hold {number} cards; a hand has {most} at most.", t.name(i+1), n, wording.Spell(t.n.handSize))
		}
	}
	return wording.Text{}
}

func (t *table) finishersFit(p *Position) wording.Text {
	finished := map[int]bool{}
	for _, seat := range p.Finished {
		if seat > 0 {
			finished[seat] = true
		}
	}
	for seat := 1; seat <= t.size(); seat++ {
		if finished[seat] == p.inPlay(seat) {
			return wording.Say("{who} counts as finished with three built stages, and only then.", t.name(seat))
		}
	}
	if p.Step < StepReveal && p.InPlay(t.size()) < 2 {
		return wording.Say("two players at least must still be in the game, or the game has ended.")
	}
	return wording.Text{}
}

func (t *table) turnFits(p *Position) wording.Text {
	if p.Turn != 0 && !p.inPlay(p.Turn) {
		return wording.Say("it can't be the turn of {who}, who has finished.", t.name(p.Turn))
	}
	return wording.Text{}
}

func (t *table) reshuffleFits(p *Position) wording.Text {
	due := p.Deck == 0 && p.Discard.Sum() > 0
	if p.Step == StepTurn && due {
		return wording.Say("the deck is empty, so the discard pile must be shuffled first.")
	}
	if p.Step == StepReshuffle && !due {
		return wording.Say("the discard pile is shuffled only when the deck is empty and cards are discarded.")
	}
	return wording.Text{}
}

func (t *table) attackFits(p *Position) wording.Text {
	a := &p.Attack
	if a.kind == noAttack {
		return wording.Text{}
	}
	if (a.redirectTo != 0) != (a.counter == redirected) {
		return wording.Say("a new target belongs to a Redirect, and to nothing else.")
	}
	for _, seat := range []int{a.Target, a.redirectTo} {
		if seat != 0 && (seat == p.Turn || !p.inPlay(seat) || p.Players[seat-1].Depot.size == 0) {
			return wording.Say("{who} can't be attacked: a target is another player in the game, with a card in the depot.", t.name(seat))
		}
	}
	if a.redirectTo == a.Target {
		return wording.Say("a Redirect needs another target than the attack.")
	}
	if two := p.InPlay(t.size()) == 2; a.counter == blocked && !two || a.counter == redirected && two {
		return wording.Say("a Redirect names a new target; only with two players left it blocks instead.")
	}
	return wording.Text{}
}

func (t *table) eventFits(p *Position) wording.Text {
	e := &p.event
	if !e.running {
		return wording.Text{}
	}
	if e.waiting[0] == 0 {
		return wording.Say("somebody must still wait to pick a card.")
	}
	last := -1
	for _, seat := range e.waiting {
		if seat == 0 {
			continue
		}
		place := (int(seat) - p.Turn + t.size()) % t.size()
		switch {
		case place <= last:
			return wording.Say("those who still pick go clockwise, beginning with the player in turn.")
		case !p.inPlay(int(seat)) || e.picked[seat-1] != none:
			return wording.Say("{who} has finished or picked already and can't still wait to pick.", t.name(int(seat)))
		case p.Players[p.From(int(seat), t.size())-1].Hand.Size() == 0:
			return wording.Say("{who} can't pick a card: the neighbour's hand is empty.", t.name(int(seat)))
		}
		last = place
	}
	return t.picksFit(p)
}

// picksFit makes sure that undoing all picks and making all of them both leave
// every hand within its size.
func (t *table) picksFit(p *Position) wording.Text {
	var undone, done [maxSeats]int
	for i := range t.size() {
		undone[i] += p.Players[i].Hand.Size()
		done[i] += p.Players[i].Hand.Size()
		if p.event.picked[i] == none {
			continue
		}
		if !p.inPlay(i + 1) {
			return wording.Say("{who} has finished and can't have picked a card.", t.name(i+1))
		}
		undone[p.From(i+1, t.size())-1]++
		done[i]++
	}
	for _, seat := range p.event.waiting {
		if seat > 0 {
			done[seat-1]++
			done[p.From(int(seat), t.size())-1]--
		}
	}
	for i := range t.size() {
		if undone[i] > t.n.handSize || done[i] > t.n.handSize {
			return wording.Say("the picks would leave {who} with more than {cards}.", t.name(i+1), wording.Some(t.n.handSize, "card"))
		}
	}
	return wording.Text{}
}

func (t *table) nationsFit(p *Position) wording.Text {
	for i, card := range p.nations[:t.size()] {
		entered := p.Step != StepNations || i+1 < p.Turn
		if (card != none) != entered {
			return wording.Say("nations are chosen seat by seat at the start; later everybody has one.")
		}
		if card >= 0 && !t.playing(int(card)) {
			return wording.Say("Oceania is not in this game; choose another nation.")
		}
	}
	pairs := 0
	for _, n := range t.times(p.held()) {
		if n > 2 || n == 2 && !t.doubled() {
			return wording.Say("two players can't have the same nation.")
		}
		if n == 2 {
			pairs++
		}
	}
	if pairs > 1 {
		return wording.Say("only one nation is in this game twice.")
	}
	return wording.Text{}
}

func (t *table) dealFits(p *Position) wording.Text {
	if p.Step != StepNations && p.Step != StepDeal {
		return wording.Text{}
	}
	for i := range t.size() {
		if p.Players[i].Depot.size > 0 || p.Players[i].built > 0 || p.Discard.Sum() > 0 {
			return wording.Say("before the first turn nothing lies in depots, stages or the discard pile.")
		}
		n, round := p.Players[i].Hand.Size(), p.Players[t.size()-1].Hand.Size()
		if p.Step == StepNations && n > 0 {
			return wording.Say("while nations are chosen all hands are empty.")
		}
		if p.Step != StepDeal {
			continue
		}
		if dealt := i+1 < p.Turn; dealt && n != round+1 || !dealt && n != round {
			return wording.Say("starting hands are dealt one card at a time, seat by seat.")
		}
		if round >= t.start {
			return wording.Say("starting hands have {start} cards, and all are dealt already.", t.start)
		}
	}
	return wording.Text{}
}

func (t *table) endFits(p *Position) wording.Text {
	if p.Step == StepReveal && t.toMove(p) == 0 {
		return wording.Say("all nations are shown, so the game is over.")
	}
	want := [maxSeats]bool{}
	if p.Step == StepOver {
		want = t.failed(p)
	}
	if p.Disqualified != want {
		return wording.Say("at the end a player is disqualified for a hidden nation or another plan, and for nothing else.")
	}
	return wording.Text{}
}

// goesOn makes sure that nobody is stuck.
func (t *table) goesOn(p *Position) wording.Text {
	if p.Step == StepOver {
		return wording.Text{}
	}
	awaited := t.toMove(p)
	for _, a := range t.book.Legal(p, nil) {
		if awaited.Has(a.Seat) {
			return wording.Text{}
		}
	}
	return wording.Say("nobody could go on from here: none of those who must act has a legal move.")
}
