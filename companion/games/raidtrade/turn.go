package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
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
func (p *Position) follow(when rules.Event) { p.Step = turn.Next(p.Step, when) }

// rollStart is a roll for the first turn (RD-1.2); a tie is void (RD-1.3).
func (t *table) rollStart() verb {
	return verb{
		Is: Roll, Steps: rules.In(StepInitiative), Words: words(dieWords), Reveals: true,
		Help: "Roll for the first turn: the higher number begins.", Template: "{who} rolls {1} for the start",
		Effect: rules.Do1(func(p *Position, seat, die int) {
			p.initiative[seat-1] = die
			first, second := p.initiative[0], p.initiative[1]
			if first == 0 || second == 0 {
				return
			}
			p.initiative = [seatCount]int{}
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
		Effect: rules.Do1(func(p *Position, seat, card int) {
			s := p.of(seat)
			s.Hand.Draw(card)
			s.Deck--
			p.Owed--
		}),
	}
}

// end ends the turn; in space one token comes off the Trip card (RD-5.2).
func (t *table) end() verb {
	return verb{
		Is: End, Steps: rules.In(StepMain),
		Help: "End your turn; in space one token comes off your Trip card.", Template: "{who} ends the turn",
		Effect: func(p *Position, a act) {
			s := p.of(a.Seat)
			if s.InOrbit() {
				t.finish(p, false)
				return
			}
			s.Trip--
			t.finish(p, true)
		},
	}
}

// finish ends the turn (FINISH of section 6). Turns are missed alternately, the
// opponent's first, until one comes up that is not.
func (t *table) finish(p *Position, removed bool) {
	seat, next := p.Turn, other(p.Turn)
	mine, theirs := p.of(seat), p.of(next)
	mine.Travelled = removed
	both := min(mine.Misses, theirs.Misses)
	mine.Misses -= both
	theirs.Misses -= both
	if theirs.Misses > 0 {
		theirs.Misses--
		next = seat
	}
	t.begin(p, next)
}

// begin starts a turn (BEGIN of section 6), with a draw if the hand is small (RD-2.2).
func (t *table) begin(p *Position, seat int) {
	p.Turn, p.raidBarred, p.rush = seat, false, rushUnused
	p.follow(turnBegan)
	if owed := t.drawn(p.of(seat).Hand.Size()); owed > 0 {
		p.owe(owed, StepMain)
	}
}

// drawn is how many cards a turn begins with that finds so many in hand (RD-2.2, RD-2.3).
func (t *table) drawn(hand int) int {
	short := max(0, t.n.drawUnder-hand)
	if !t.toFour {
		short = min(1, short)
	}
	return short
}

// owe starts the draws that are owed; resume is the step after them.
func (p *Position) owe(draws int, resume rules.Step) {
	p.Owed, p.resume, p.Step = draws, resume, StepDraw
}

// after follows every legal move: an empty deck is made anew, and draws that
// can't be made lapse (RD-2.5).
func after(p *Position) {
	for i := range p.Traders {
		p.Traders[i].reshuffle()
	}
	if p.Step == StepDraw && (p.Owed == 0 || p.of(p.drawer()).Deck == 0) {
		p.Owed, p.Step, p.resume = 0, p.resume, nowhere
	}
}

// reshuffle makes a new deck of the discards where the deck is empty (RD-2.4).
func (s *Trader) reshuffle() {
	if s.Deck == 0 {
		s.Deck, s.Discard = s.Discard.Sum(), rules.Counts{}
	}
}
