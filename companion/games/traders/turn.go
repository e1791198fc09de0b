package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// What decides which step is next.
const (
	roundBegan  rules.Event = iota // the starter's turn, which begins with a planet card
	turnBegan                      // also an extra turn
	choicesOwed                    // stations stand on planets with two resources
	eventDrawn
	freeCardDrawn // by the event (TR-3.9)
	freeCardDone
	counterAsked
	pirateAsks // cargo or money (TR-3.7)
	holdFull   // TR-3.6
	cardStolen // it is to be named
	flightBegan
	dieSpent // the steps are known
	flightOver
	actionsDone
	gameWon // TR-9.1
)

// resolving are the steps in which a card is played, drawn or answered. It leads
// back to the step that it came in: see settled.
var resolving = rules.In(StepAct1, StepAct2, StepCounter)

// turn is the course of the game: what can happen in each step, and what follows
// (TR-2.1).
var turn = rules.TurnOf([]rules.Follows{
	{In: rules.In(StepStart, StepPlanet, StepProduce, StepTrade), When: roundBegan, Next: StepPlanet},
	{In: rules.In(StepStart, StepPlanet, StepProduce, StepTrade), When: turnBegan, Next: StepEvent},
	{In: rules.In(StepPlanet), When: choicesOwed, Next: StepProduce},

	{In: rules.In(StepEvent), When: eventDrawn, Next: StepAct1},
	{In: rules.In(StepAct1), When: freeCardDrawn, Next: StepFreeCard},
	{In: rules.In(StepFreeCard), When: freeCardDone, Next: StepAct1},

	{In: resolving, When: counterAsked, Next: StepCounter},
	{In: resolving, When: pirateAsks, Next: StepPirate},
	{In: resolving, When: holdFull, Next: StepCargo},
	{In: resolving, When: cardStolen, Next: StepSteal},

	{In: rules.In(StepAct1), When: flightBegan, Next: StepRoll},
	{In: rules.In(StepRoll), When: dieSpent, Next: StepMove},
	{In: rules.In(StepAct1, StepRoll, StepMove), When: flightOver, Next: StepAct2},
	{In: rules.In(StepAct2), When: actionsDone, Next: StepTrade},

	{In: allButOver, When: gameWon, Next: StepOver},
}...)

// allButOver are all steps before the end.
const allButOver = rules.Steps(1<<StepOver - 1)

// follow goes to the step that follows what happened.
func (p *position) follow(when rules.Event) { p.step = turn.Next(p.step, when) }

// beginTurn is BeginTurn of section 6: the turn of a seat, or of the first one
// after it that does not have to miss its turn.
func (t *table) beginTurn(p *position, seat int) {
	for {
		p.turn, p.extra = int8(seat), 0
		t.freshTurn(p)
		if seat == int(p.starter) {
			p.round++
			if p.skip[seat-1] == 0 || !t.noDraw { // TR-2.2
				p.follow(roundBegan)
				return
			}
		}
		if p.skip[seat-1] == 0 {
			p.follow(turnBegan)
			return
		}
		p.skip[seat-1]-- // TR-6.13
		seat = t.after(seat)
	}
}

// freshTurn is what every turn begins with, extra turns too.
func (t *table) freshTurn(p *position) {
	p.bought, p.dice, p.steps, p.made, p.from = false, int8(t.n.turnDice), 0, 0, hex{}
}

// afterProduction goes on when all stations have produced: the starter has drawn
// the planet card and may still have to miss the turn.
func (t *table) afterProduction(p *position) {
	if p.skip[p.turn-1] > 0 {
		p.skip[p.turn-1]--
		t.beginTurn(p, t.after(int(p.turn)))
		return
	}
	p.follow(turnBegan)
}

// endTurn gives the seat its extra turn, or the next seat its turn (TR-6.14).
func (t *table) endTurn(p *position) {
	if p.extra == 0 {
		t.beginTurn(p, t.after(int(p.turn)))
		return
	}
	p.extra--
	t.freshTurn(p)
	p.follow(turnBegan)
}

// asked lists those who are asked for a Counter to the pending card, in order:
// the seat hit, for a Rebellion the others with a station on the planet, each
// only with a card in hand (TR-6.6).
func (t *table) asked(p *position) (ask [maxSeats]int8) {
	if p.pending.card != rebellion {
		if cardsIn(&p.hands[p.pending.target-1]) > 0 {
			ask[0] = p.pending.target
		}
		return ask
	}
	n, seat := 0, int(p.turn)
	for range t.size() - 1 {
		seat = t.after(seat)
		if p.stationsOn(int(p.pending.planet), seat) > 0 && cardsIn(&p.hands[seat-1]) > 0 {
			ask[n] = int8(seat)
			n++
		}
	}
	return ask
}

// ask lets the pending card be countered, or resolves it where nobody can.
func (t *table) ask(p *position) {
	p.pending.ask = t.asked(p)
	if p.pending.ask[0] == 0 {
		t.resolve(p)
		return
	}
	p.follow(counterAsked)
}

// resolve carries the pending card out when no Counter came (section 6).
func (t *table) resolve(p *position) {
	c := &p.pending
	c.ask = [maxSeats]int8{}
	switch c.card {
	case pirate:
		cargo, money := &p.goods[p.turn-1][ship], &p.money[p.turn-1]
		switch {
		case !cargo.none() && *money >= pirateLeast:
			p.follow(pirateAsks)
			return
		case !cargo.none():
			*cargo = goods{}
		default:
			*money -= *money / 2 // TR-9.3
		}
	case engineFailure:
		p.dice = 0
	case mercenaries:
		p.goods[c.target-1][ship][c.resource]--
		t.gain(p)
		return
	case rebellion:
		p.halted[c.planet] = uint8(t.n.haltedFor)
	case immobilise:
		p.skip[c.target-1]++
	case steal:
		p.follow(cardStolen)
		return
	}
	p.settled()
}

// gain loads the pending resource, or asks a full ship what to do (TR-3.6).
func (t *table) gain(p *position) {
	if p.load(int(p.turn)) >= int32(t.n.holds) {
		p.follow(holdFull)
		return
	}
	p.goods[p.turn-1][ship][p.pending.resource]++
	p.settled()
}

// settled ends the pending card.
func (p *position) settled() {
	p.step = p.pending.back
	p.pending = pending{}
}

// endMovement is EndMovement of section 6.
func (p *position) endMovement() {
	p.follow(flightOver)
	p.dice, p.steps, p.made, p.from = 0, 0, 0, hex{}
}

// winCheck ends the game when the seat in turn has won; it follows every legal move.
func (t *table) winCheck(p *position) {
	if p.turn == 0 || p.step == StepMove || p.step == StepOver {
		return
	}
	store := &p.goods[p.turn-1][earth]
	if min(store[metal], store[food], store[gems]) < int32(t.n.winGoods) || p.money[p.turn-1] < int32(t.n.winMoney) {
		return
	}
	if !t.winAnywhere && !p.docked(int(p.turn)) {
		return
	}
	p.winner = p.turn
	p.follow(gameWon)
	p.pending = pending{}
	p.choices, p.choiceNum = [maxChoices]choice{}, 0
	p.steps, p.from = 0, hex{}
}

// ranking puts the winner first and all others on the second place (TR-9.2).
func (t *table) ranking(p *position) [][]int {
	var others []int
	for seat := 1; seat <= t.size(); seat++ {
		if seat != int(p.winner) {
			others = append(others, seat)
		}
	}
	return [][]int{{int(p.winner)}, others}
}

// progress is the share in percent of what winning takes (TR-9.1) that a seat has, goods and money
// alike; the winner has been in time too.
func (t *table) progress(p *position, seat int) int {
	if seat == int(p.winner) {
		return 100
	}
	goods, of := t.atEarth(p, seat)
	money := int(min(max(p.money[seat-1], 0), int32(t.n.winMoney)))
	return min(99, 50*goods/of+50*money/t.n.winMoney)
}

type (
	act   = rules.Act
	check = rules.Check[position]
	verb  = rules.Verb[position]
	word  = rules.Word[position]
)

// words names the vocabularies of a verb.
func words(list ...*rules.Vocabulary) []word { return rules.Places[position](list...) }

// atEarth counts of the goods at earth those that the medicine needs, and all that it needs.
func (t *table) atEarth(p *position, seat int) (goods, of int) {
	return p.goods[seat-1][earth].view().ready(t.n.winGoods)
}

// reached says how far a company is with the medicine.
func (t *table) reached(p *position, seat int) wording.Text {
	goods, of := t.atEarth(p, seat)
	return wording.Say("Money {money} MCr, at earth {goods} of {of} for the medicine", p.money[seat-1], goods, of)
}

// short says what a company still lacks of the medicine.
func (t *table) short(p *position, seat int) wording.Text {
	have, of := t.atEarth(p, seat)
	var lacks []wording.Text
	if goods := of - have; goods > 0 {
		lacks = append(lacks, wording.Count(goods, "good").Text())
	}
	if money := int32(t.n.winMoney) - p.money[seat-1]; money > 0 {
		lacks = append(lacks, wording.Say("{money} MCr", money))
	}
	return wording.And(lacks)
}

// alone is the answer of a seat that can only let the card take effect, as everybody sees: its money does not pay a Counter (specification
// 12). Where the money is there the seat is asked, so that nothing about its cards is given away.
func (t *table) alone(p *position) (only act, ok bool) {
	if p.step != StepCounter {
		return only, false
	}
	asked := int(p.pending.ask[0])
	return Pass.Act(asked), p.money[asked-1] < int32(t.n.costs[counter])
}
