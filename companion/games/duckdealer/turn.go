package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// What decides which step is next.
const (
	bidOwed rules.Event = iota
	tieToDecide
	positionOwed
	orderKnown
	gearFitted
	homesChosen
	cubeMissing // none is left for the turn track (DD-R12)
	cubeOnTrack
	highwaysPlaced // no free highway parts are left, or none are wanted
	partLifted     // it is placed again, and the step goes on
	partPlaced     // and more free ones may follow
	discLifted
	discPlaced
	entrancePlaced // the exit follows, and the step goes on
	dealOpened
	dealProposed
	dealClosed
	holdTooFull   // DD-R20
	markersToKeep // DD-R21
	turnOver
	gameOver // DD-R28
)

// turn is the course of the game: what can happen in each step, and what follows.
var turn = rules.TurnOf([]rules.Follows{
	{In: beforeOutfit, When: bidOwed, Next: StepBid},
	{In: beforeOutfit, When: tieToDecide, Next: StepBorn},
	{In: beforeOutfit, When: positionOwed, Next: StepPosition},
	{In: beforeOutfit, When: orderKnown, Next: StepOutfit},
	{In: rules.In(StepOutfit), When: gearFitted, Next: StepHome},
	{In: rules.In(StepHome), When: homesChosen, Next: StepTurn},

	{In: rules.In(StepTurn), When: cubeMissing, Next: StepCube},
	{In: rules.In(StepTurn, StepCube), When: cubeOnTrack, Next: StepHighways},
	{In: rules.In(StepHighways, StepPlaceCube), When: partPlaced, Next: StepHighways},
	{In: rules.In(StepHighways, StepPlaceCube, StepAction), When: highwaysPlaced, Next: StepAction},
	{In: rules.In(StepHighways, StepAction), When: partLifted, Next: StepPlaceCube},

	{In: rules.In(StepAction), When: discLifted, Next: StepPlaceDisc},
	{In: rules.In(StepAction, StepPlaceDisc), When: discPlaced, Next: StepAction},
	{In: rules.In(StepHighways, StepAction), When: entrancePlaced, Next: StepExit},
	{In: rules.In(StepAction), When: dealOpened, Next: StepDeal},
	{In: rules.In(StepDeal), When: dealProposed, Next: StepAnswer},
	{In: rules.In(StepDeal, StepAnswer), When: dealClosed, Next: StepAction},

	{In: rules.In(StepAction), When: holdTooFull, Next: StepStow},
	{In: rules.In(StepAction, StepStow), When: markersToKeep, Next: StepKeep},
	{In: rules.In(StepAction, StepStow, StepKeep), When: turnOver, Next: StepTurn},
	{In: rules.In(StepAction, StepStow, StepKeep), When: gameOver, Next: StepOver},
}...)

// beforeOutfit are the steps in which the playing order is found.
var beforeOutfit = rules.In(StepBid, StepBorn, StepPosition)

// follow goes to the step that follows what happened.
func (p *position) follow(when rules.Event) { p.Step = turn.Next(p.Step, when) }

// interrupt goes to a step that leads back to the present one, or to the one that
// is interrupted already.
func (p *position) interrupt(when rules.Event) {
	p.resume = p.mode()
	p.follow(when)
}

// back goes on with the step that was interrupted.
func (p *position) back() { p.Step, p.resume = p.resume, noStep }

// available is A(e): the markers of a type that the active seat can spend.
func (p *position) available(e int) int {
	return int(p.actor().energy[e]) + int(p.virtual[e])
}

// pay spends a marker of the active seat, a virtual one first (DD-R2).
func (p *position) pay(e int) {
	if p.virtual[e] > 0 {
		p.virtual[e]--
		return
	}
	p.actor().energy[e]--
	p.stock[e]++
}

// collect takes a marker of choice and one for each crew quarter (DD-2.2).
func (t *table) collect() verb {
	return verb{
		Is: Collect, Steps: rules.In(StepTurn), Words: words(energyWords),
		Help:     "Take a marker of your choice and one for each crew quarter.",
		Template: "{who} collects energy: {1}",
		Effect: rules.Do1(func(p *position, _ int, energy marker) {
			me := p.actor()
			missing := false
			for e := range kindsOfEnergy {
				need := int16(me.gear[e+1])
				if marker(e) == energy {
					need++
				}
				got := min(need, p.stock[e])
				p.stock[e] -= got
				me.energy[e] += got
				p.virtual[e] = int32(need - got)
				missing = missing || need > got
			}
			if missing {
				t.beginAction(p) // DD-2.3
				return
			}
			p.active, _ = t.after(p, p.active)
		}),
	}
}

// act begins an action turn.
func (t *table) act() verb {
	return verb{
		Is: TakeTurn, Steps: rules.In(StepTurn),
		Help:     "Take an action turn: a cube goes to the turn track.",
		Template: "{who} takes an action turn",
		Effect:   func(p *position, _ act) { t.beginAction(p) },
	}
}

// beginAction puts a cube on the turn track; without a cube in the supply a
// highway part is lifted for it (DD-R12).
func (t *table) beginAction(p *position) {
	if p.actor().Cubes == 0 {
		p.follow(cubeMissing)
		return
	}
	p.actor().Cubes--
	t.enterTurnTrack(p)
}

// enterTurnTrack puts a cube of the active seat on the turn track, which tells
// how many highway parts are free (DD-3.1, DD-3.2).
func (t *table) enterTurnTrack(p *position) {
	p.turnTrack[p.Turns] = p.active
	p.Turns++
	p.FreeHighways = t.n.freeOn(p.Turns)
	p.follow(cubeOnTrack)
}

// ready ends the placing of free highway parts.
func (t *table) ready() verb {
	return verb{
		Is: Ready, Steps: rules.In(StepHighways),
		Help:     "No more free highway parts.",
		Template: "{who} places no more free highway parts",
		Effect:   func(p *position, _ act) { p.FreeHighways = 0; p.follow(highwaysPlaced) },
	}
}

// end ends an action turn; what does not fit or is too much goes first.
func (t *table) end() verb {
	return verb{
		Is: End, Steps: rules.In(StepAction),
		Help:     "End your action turn.",
		Template: "{who} ends the turn",
		Checks:   []check{t.explored()},
		Effect: func(p *position, _ act) {
			p.StepsLeft, p.paid = 0, 0
			if t.n.overloaded(p.actor()) {
				p.follow(holdTooFull)
				return
			}
			t.closeTurn(p)
		},
	}
}

// closeTurn takes away virtual markers and asks for those above four (DD-2.4).
func (t *table) closeTurn(p *position) {
	p.virtual = [kindsOfEnergy]int32{}
	if p.actor().Markers() > t.n.keptMarkers {
		p.follow(markersToKeep)
		return
	}
	t.passOn(p)
}

// passOn goes on to the next seat, or ends the game (DD-R28).
func (t *table) passOn(p *position) {
	if p.Turns >= t.n.turns {
		p.active = 0
		p.follow(gameOver)
		return
	}
	p.follow(turnOver)
	p.active, _ = t.after(p, p.active)
}

// returnMarker gives back a marker above four (DD-R21).
func (t *table) returnMarker() verb {
	return verb{
		Is: Return, Steps: rules.In(StepKeep), Words: words(energyWords),
		Help:     "Give back a marker: four are kept.",
		Template: "{who} gives back a marker: {1}",
		Checks: []check{rules.Check1("DD-2.4",
			func(p *position, _ int, energy marker) bool { return p.actor().energy[energy] == 0 },
			func(_ *position, _ int, energy marker) wording.Text {
				return wording.Say("{who} has no {energy} marker to give back.", energySaid[energy])
			})},
		Effect: rules.Do1(func(p *position, _ int, energy marker) {
			p.actor().energy[energy]--
			p.stock[energy]++
			if p.actor().Markers() <= t.n.keptMarkers {
				t.passOn(p)
			}
		}),
	}
}

// discard throws a good away; after the turn, until what is left fits (DD-R20).
func (t *table) discard() verb {
	return verb{
		Is: Discard, Steps: rules.In(StepAction, StepStow), Words: words(goodWords),
		Help:     "Throw a good away.",
		Template: "{who} discards: {1}",
		Checks: []check{rules.Check1("DD-10.2",
			func(p *position, _ int, good Good) bool { return p.actor().goods[good] == 0 },
			func(_ *position, _ int, good Good) wording.Text {
				return wording.Say("{who} has no {good} to discard.", goodSaid[good])
			})},
		Effect: rules.Do1(func(p *position, _ int, good Good) {
			p.actor().goods[good]--
			if p.Step == StepStow && !t.n.overloaded(p.actor()) {
				t.closeTurn(p)
			}
		}),
	}
}
