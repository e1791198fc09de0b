package risingtides

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
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

// Position is how a game stands, for reading. It is a plain value: seats count from 1,
// arrays by seat hold seat 1 first, 0 is no seat.
type Position struct {
	Step         rules.Step
	Turn         int
	Deck         int
	nations      [maxSeats]int8 // a nation, hidden, or none: not entered yet
	down         [maxSeats]int8 // a hidden nation that the app has dealt, and 1 more; 0: it is not known here
	Players      [maxSeats]Player
	Discard      rules.Counts
	Finished     [maxSeats]int // seats in the order of finishing, then zeros
	Attack       attack
	event        event
	Disqualified [maxSeats]bool
}

// Player is what lies before one player, beside the nation.
type Player struct {
	Hand   rules.Hand
	Depot  Depot
	stages [planStages]Stage
	built  uint8
}

// Stages are those that are built.
func (p *Player) Stages() []Stage { return p.stages[:p.built] }

// Depot is the row of a seat's resources that are not built in, oldest first.
type Depot struct {
	cards [mostResources]int8
	size  uint8
	Count Stage // how many of each, so that nobody has to go through the row
}

// Cards are the resources, oldest first.
func (d *Depot) Cards() []int8 { return d.cards[:d.size] }

func (d *Depot) add(resource int) {
	d.cards[d.size] = int8(resource)
	d.size++
	d.Count[resource]++
}

// removeOldest takes out the oldest copy of a resource that is there.
func (d *Depot) removeOldest(resource int) {
	for i := range d.size {
		if int(d.cards[i]) == resource {
			copy(d.cards[i:d.size], d.cards[i+1:d.size])
			d.removeLast(resource)
			return
		}
	}
}

// removeLast shortens the row by a resource.
func (d *Depot) removeLast(resource int) {
	d.size--
	d.cards[d.size] = 0 // so that equal rows are equal values
	d.Count[resource]--
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

// attack is the attack that is being answered or carried out; the attacker is always the turn. Without a target there is none.
type attack struct {
	kind       uint8
	counter    uint8
	Target     int
	redirectTo int
}

// Steals reports whether the attack steals, else it relocates.
func (a *attack) Steals() bool { return a.kind == stealing }

// card is the card of the attack: what it is played and re-countered with.
func (a *attack) card() int {
	if a.Steals() {
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
	book    *rules.Book[Position]
}

// name is what a seat is called in a sentence.
func (t *table) name(seat int) wording.Name { return wording.Name(t.seats[seat-1]) }

func (t *table) size() int { return len(t.seats) }

// house reports that Oceania is the sixth nation (RT-8.2.2).
func (t *table) house() bool { return t.size() == 6 && t.options["sixth-nation"] == "house" }

// doubled reports that the sixth nation card is a second copy of another.
func (t *table) doubled() bool { return t.size() == 6 && t.options["sixth-nation"] == "copy" }

// inPlay reports whether a seat has not finished.
func (p *Position) inPlay(seat int) bool { return p.Players[seat-1].built < planStages }

// InPlay counts those of so many seats that have not finished.
func (p *Position) InPlay(seats int) int {
	n := 0
	for seat := 1; seat <= seats; seat++ {
		if p.inPlay(seat) {
			n++
		}
	}
	return n
}

// next is the next seat in play, clockwise.
func (t *table) next(p *Position, seat int) int { return p.walk(t.size(), seat, 1) }

// walk is the nearest seat in play, so many seats on at a time.
func (p *Position) walk(seats, seat, by int) int {
	for range seats {
		seat = (seat-1+by)%seats + 1
		if p.inPlay(seat) {
			return seat
		}
	}
	return seat
}

// toMove returns the seats from which a move is awaited.
func (t *table) toMove(p *Position) rules.Seats {
	switch p.Step {
	case StepReshuffle:
		return rules.Only(0)
	case StepCounter:
		return rules.Only(p.Attack.Target)
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
		return rules.Only(p.Turn)
	}
}

// known counts the copies of a card whose place is known (section 5).
func (t *table) known(p *Position, card int) int {
	n := p.Discard.Of(card)
	for i := range t.size() {
		n += p.Players[i].Hand.Known.Of(card)
		if card < resources {
			n += int(p.Players[i].Depot.Count[card])
			for _, stage := range p.Players[i].stages {
				n += int(stage[card])
			}
		}
		if p.event.running && int(p.event.picked[i]) == card {
			n++
		}
	}
	return n
}

func (t *table) unaccounted(p *Position, card int) int {
	return rules.Unaccounted(t.copies.Of(card), t.known(p, card))
}

// failed tells by seat who is disqualified at the end.
func (t *table) failed(p *Position) (failed [maxSeats]bool) {
	for i := range t.size() {
		card := p.nations[i]
		failed[i] = card < 0
		for k := range int(p.Players[i].built) {
			if card >= 0 && p.Players[i].stages[k] != plans[card][k] {
				failed[i] = true
			}
		}
	}
	return failed
}

// ranking returns the places: the finishers who built their plan, one by one, then
// the unfinished together, then the disqualified together.
func (t *table) ranking(p *Position) [][]int {
	places := [][]int{}
	for _, seat := range safe(p) {
		places = append(places, []int{seat})
	}
	var unfinished, disqualified []int
	for seat := 1; seat <= t.size(); seat++ {
		switch {
		case p.Disqualified[seat-1]:
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

// reached says whether a seat has finished its plan.
func reached(p *Position, seat int) wording.Text {
	switch {
	case p.Disqualified[seat-1]:
		return wording.Say("Disqualified")
	case slices.Contains(p.Finished[:], seat):
		return wording.Say("The plan is finished")
	}
	return wording.Say("The plan is not finished")
}

// safe are the finishers who built their plan, the first one first: nothing takes their place from them.
func safe(p *Position) []int {
	var seats []int
	for _, seat := range p.Finished {
		if seat > 0 && !p.Disqualified[seat-1] {
			seats = append(seats, seat)
		}
	}
	return seats
}

// winners are the first finisher who isn't disqualified; without one nobody has won.
func winners(p *Position) []int { return safe(p)[:min(1, len(safe(p)))] }

// opening deals a nation and the starting hand to each player, unseen.
func (t *table) opening(p *Position) (next rules.Act, ok bool) {
	switch p.Step {
	case StepNations:
		return EnterNation.Act(t.toMove(p).List()[0], Unseen), true
	case StepDeal:
		return Draw.Act(t.toMove(p).List()[0], Unseen), true
	}
	return next, false
}

// progress is the number of stages that a seat has built, and for who has finished one more for
// each who hasn't or came later; who is disqualified has nothing.
func (t *table) progress(p *Position, seat int) int {
	if p.Disqualified[seat-1] {
		return 0
	}
	if place := slices.Index(p.Finished[:], seat); place >= 0 {
		return planStages + t.size() - place
	}
	return int(p.Players[seat-1].built)
}
