package risingtides

import (
	"slices"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// The steps, in the order of the book's list.
const (
	StepNations rules.Step = iota
	StepDeal
	StepTurn
	StepReshuffle
	StepCounter
	StepRecounter
	StepTake
	StepPick
	StepReveal
	StepOver
)

// position is how a game stands. It is a plain value: seats count from 1,
// arrays by seat hold seat 1 first, 0 is no seat.
type position struct {
	step         rules.Step
	turn         int8
	deck         uint8
	nations      [maxSeats]int8 // a nation, hidden, or none: not entered yet
	down         [maxSeats]int8 // a hidden nation that the app has dealt, and 1 more; 0: it is not known here
	hands        [maxSeats]rules.Hand
	depots       [maxSeats]depot
	stages       [maxSeats][planStages]split
	built        [maxSeats]uint8
	discard      rules.Counts
	finished     [maxSeats]int8 // seats in the order of finishing, then zeros
	attack       attack
	event        event
	disqualified [maxSeats]bool
}

// depot is the row of a seat's resources that are not built in, oldest first.
type depot struct {
	cards [mostResources]int8
	size  uint8
	count split // how many of each, so that nobody has to go through the row
}

func (d *depot) add(resource int) {
	d.cards[d.size] = int8(resource)
	d.size++
	d.count[resource]++
}

// removeOldest takes out the oldest copy of a resource that is there.
func (d *depot) removeOldest(resource int) {
	for i := range d.size {
		if int(d.cards[i]) == resource {
			copy(d.cards[i:d.size], d.cards[i+1:d.size])
			d.removeLast(resource)
			return
		}
	}
}

// removeLast shortens the row by a resource.
func (d *depot) removeLast(resource int) {
	d.size--
	d.cards[d.size] = 0 // so that equal rows are equal values
	d.count[resource]--
}

// The counters that wait for an answer of the attacker.
const (
	noCounter = iota
	protected
	redirected
	blocked
)

var counterNames = []string{"", "protect", "redirect", "block"}

// The two kinds of attack.
const (
	noAttack = iota
	stealing
	relocating
)

var attackNames = []string{"", "steal", "relocate"}

// attack is the attack that is being answered; the attacker is always the turn.
type attack struct {
	kind       uint8
	counter    uint8
	target     int8
	redirectTo int8
}

// card is the card of the attack: what it is played and re-countered with.
func (a *attack) card() int {
	if a.kind == stealing {
		return stealProtect
	}
	return relocateRedirect
}

// event is a neighbour event while cards are picked.
type event struct {
	running bool
	kind    uint8
	waiting [maxSeats]int8 // seats that still pick, in order, then zeros
	picked  [maxSeats]int8 // by seat: a card, hidden, or none
}

var nobodyPicked = [maxSeats]int8{none, none, none, none, none, none}

// table is what stays the same for one match.
type table struct {
	seats   []string
	options rules.Options
	n       numbers
	copies  rules.Counts
	start   int // cards dealt at the start
	book    *rules.Book[position]
}

// name is what a seat is called in a sentence.
func (t *table) name(seat int) wording.Name { return wording.Name(t.seats[seat-1]) }

func (t *table) size() int { return len(t.seats) }

// house reports that Oceania is the sixth nation (RT-8.2.2).
func (t *table) house() bool { return t.size() == 6 && t.options["sixth-nation"] == "house" }

// doubled reports that the sixth nation card is a second copy of another.
func (t *table) doubled() bool { return t.size() == 6 && t.options["sixth-nation"] == "copy" }

// inPlay reports whether a seat has not finished.
func (p *position) inPlay(seat int) bool { return p.built[seat-1] < planStages }

// left counts the seats in play.
func (t *table) left(p *position) int {
	n := 0
	for seat := 1; seat <= t.size(); seat++ {
		if p.inPlay(seat) {
			n++
		}
	}
	return n
}

// next is the next seat in play, clockwise; before is the one before.
func (t *table) next(p *position, seat int) int   { return t.walk(p, seat, 1) }
func (t *table) before(p *position, seat int) int { return t.walk(p, seat, t.size()-1) }

func (t *table) walk(p *position, seat, by int) int {
	for range t.size() {
		seat = (seat-1+by)%t.size() + 1
		if p.inPlay(seat) {
			return seat
		}
	}
	return seat
}

// toMove returns the seats from which a move is awaited.
func (t *table) toMove(p *position) rules.Seats {
	switch p.step {
	case StepReshuffle:
		return rules.Only(0)
	case StepCounter:
		return rules.Only(int(p.attack.target))
	case StepPick:
		return rules.Only(int(p.event.waiting[0]))
	case StepReveal:
		var seats rules.Seats
		for i := range t.size() {
			if p.nations[i] == hidden {
				seats |= rules.Only(i + 1)
			}
		}
		return seats
	case StepOver:
		return 0
	default:
		return rules.Only(int(p.turn))
	}
}

// known counts the copies of a card whose place is known (section 5).
func (t *table) known(p *position, card int) int {
	n := p.discard.Of(card)
	for i := range t.size() {
		n += p.hands[i].Known.Of(card)
		if card < resources {
			n += int(p.depots[i].count[card])
			for _, stage := range p.stages[i] {
				n += int(stage[card])
			}
		}
		if p.event.running && int(p.event.picked[i]) == card {
			n++
		}
	}
	return n
}

func (t *table) unaccounted(p *position, card int) int {
	return rules.Unaccounted(t.copies.Of(card), t.known(p, card))
}

// failed tells by seat who is disqualified at the end.
func (t *table) failed(p *position) (failed [maxSeats]bool) {
	for i := range t.size() {
		card := p.nations[i]
		failed[i] = card < 0
		for k := range int(p.built[i]) {
			if card >= 0 && p.stages[i][k] != plans[card][k] {
				failed[i] = true
			}
		}
	}
	return failed
}

// ranking returns the places: the finishers who built their plan, one by one, then
// the unfinished together, then the disqualified together.
func (t *table) ranking(p *position) [][]int {
	places := [][]int{}
	for _, seat := range p.finished {
		if seat > 0 && !p.disqualified[seat-1] {
			places = append(places, []int{int(seat)})
		}
	}
	var unfinished, disqualified []int
	for seat := 1; seat <= t.size(); seat++ {
		switch {
		case p.disqualified[seat-1]:
			disqualified = append(disqualified, seat)
		case p.inPlay(seat):
			unfinished = append(unfinished, seat)
		}
	}
	for _, group := range [][]int{unfinished, disqualified} {
		if len(group) > 0 {
			places = append(places, group)
		}
	}
	return places
}

// winners are the first finisher who isn't disqualified; without one nobody has won.
func winners(p *position) []int {
	for _, seat := range p.finished {
		if seat > 0 && !p.disqualified[seat-1] {
			return []int{int(seat)}
		}
	}
	return nil
}

// progress is the number of stages that a seat has built, and for who has finished one more for
// each who hasn't or came later; who is disqualified has nothing.
func (t *table) progress(p *position, seat int) int {
	if p.disqualified[seat-1] {
		return 0
	}
	if place := slices.Index(p.finished[:], int8(seat)); place >= 0 {
		return planStages + t.size() - place
	}
	return int(p.built[seat-1])
}
