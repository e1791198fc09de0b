package raidtrade

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// What decides which step is next. The draws that are owed interrupt a step and
// lead back to it: see owe and after.
const (
	turnBegan rules.Event = iota
	cargoLoaded
	kingPlayed
	kingRolled
	hurried
	rushDone
	rushLost // and a card is there that it costs (RD-9.4)
	raided
	defended
	hit
	hitAnswered // it is to be answered, doubled or not
	hitSettled
	raidEnded
	lastLevelWon // RD-6.4
)

// turn is the course of the game: what can happen in each step, and what follows.
var turn = rules.TurnOf([]rules.Follows{
	{In: rules.In(StepInitiative, StepMain, StepDepart), When: turnBegan, Next: StepMain},

	{In: rules.In(StepMain, StepDepart), When: cargoLoaded, Next: StepDepart},
	{In: rules.In(StepMain), When: kingPlayed, Next: StepKing},
	{In: rules.In(StepKing), When: kingRolled, Next: StepMain},
	{In: rules.In(StepMain), When: hurried, Next: StepRush},
	{In: rules.In(StepRush, StepForfeit), When: rushDone, Next: StepMain},
	{In: rules.In(StepRush), When: rushLost, Next: StepForfeit},

	{In: rules.In(StepMain), When: raided, Next: StepDefence},
	{In: rules.In(StepDefence), When: defended, Next: StepAttack},
	{In: rules.In(StepAttack), When: hit, Next: StepHit},
	{In: rules.In(StepHit), When: hitAnswered, Next: StepAnswer},
	{In: rules.In(StepAnswer), When: hitSettled, Next: StepAttack},
	{In: rules.In(StepDefence, StepAttack), When: raidEnded, Next: StepMain},
	{In: rules.In(StepMain), When: lastLevelWon, Next: StepOver},
}...)

// follow goes to the step that follows what happened.
func (p *position) follow(when rules.Event) { p.step = turn.Next(p.step, when) }

// rollStart is a roll for the first turn (RD-1.2); a tie is void (RD-1.3).
func (t *table) rollStart() verb {
	return verb{
		Is: Roll, Steps: rules.In(StepInitiative), Words: words(dieWords), Reveals: true,
		Help: "Roll for the first turn: the higher number begins.", Template: "{who} rolls {1} for the start",
		Effect: rules.Do1(func(p *position, seat, die int) {
			p.initiative[seat-1] = int8(die)
			first, second := p.initiative[0], p.initiative[1]
			if first == 0 || second == 0 {
				return
			}
			p.initiative = [seatCount]int8{}
			switch {
			case first > second:
				t.begin(p, 1)
			case second > first:
				t.begin(p, 2)
			}
		}),
	}
}

// draw takes the top card of the own deck.
func (t *table) draw() verb {
	return verb{
		Is: Draw, Steps: rules.In(StepDraw), Words: words(drawnWords), Reveals: true,
		Help: "Take the top card of your deck into your hand.", Template: "{who} draws: {1}", Unseen: "{who} draws a card",
		Checks: []check{t.notHidden(wording.Say("drawn"))},
		Ways:   rules.With1(fromDeck),
		Effect: rules.Do1(func(p *position, seat, card int) {
			s := p.of(seat)
			s.hand.Draw(card)
			s.deck--
			p.drawLeft--
		}),
	}
}

// end ends the turn; in space one token comes off the Trip card (RD-5.2).
func (t *table) end() verb {
	return verb{
		Is: End, Steps: rules.In(StepMain),
		Help: "End your turn; in space one token comes off your Trip card.", Template: "{who} ends the turn",
		Effect: func(p *position, a act) {
			s := p.of(a.Seat)
			if s.inOrbit() {
				t.finish(p, false)
				return
			}
			s.trip--
			t.finish(p, true)
		},
	}
}

// finish ends the turn (FINISH of section 6). Turns are missed alternately, the
// opponent's first, until one comes up that is not.
func (t *table) finish(p *position, removed bool) {
	seat, next := int(p.turn), other(int(p.turn))
	mine, theirs := p.of(seat), p.of(next)
	mine.travelled = removed
	both := min(mine.misses, theirs.misses)
	mine.misses -= both
	theirs.misses -= both
	if theirs.misses > 0 {
		theirs.misses--
		next = seat
	}
	t.begin(p, next)
}

// begin starts a turn (BEGIN of section 6), with a draw if the hand is small (RD-2.2).
func (t *table) begin(p *position, seat int) {
	p.turn, p.raidBarred, p.rush = int8(seat), false, rushUnused
	p.follow(turnBegan)
	if owed := t.drawn(p, p.of(seat).hand.Size()); owed > 0 {
		p.owe(owed, StepMain)
	}
}

// drawn is how many cards a turn begins with that finds so many in hand (RD-2.2, RD-2.3).
func (t *table) drawn(_ *position, hand int) int {
	short := max(0, t.n.drawUnder-hand)
	if !t.toFour {
		short = min(1, short)
	}
	return short
}

// owe starts the draws that are owed; resume is the step after them.
func (p *position) owe(draws int, resume rules.Step) {
	p.drawLeft, p.resume, p.step = int8(draws), resume, StepDraw
}

// after follows every legal move: an empty deck is made anew, and draws that
// can't be made lapse (RD-2.5).
func after(p *position) {
	for i := range p.seats {
		p.seats[i].reshuffle()
	}
	if p.step == StepDraw && (p.drawLeft == 0 || p.of(p.drawer()).deck == 0) {
		p.drawLeft, p.step, p.resume = 0, p.resume, nowhere
	}
}

// reshuffle makes a new deck of the discards where the deck is empty (RD-2.4).
func (s *trader) reshuffle() {
	if s.deck == 0 {
		s.deck, s.discard = uint8(s.discard.Sum()), rules.Counts{}
	}
}
