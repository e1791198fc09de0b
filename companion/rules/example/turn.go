package example

import (
	"fmt"
	"slices"

	"tablekeeper/companion/rules"
)

// Short names for the types of the referee with this game's position.
type (
	act   = rules.Act
	check = rules.Check[position]
	verb  = rules.Verb[position]
)

// The steps of the game. The last one is its end.
const (
	StepDeal rules.Step = iota
	StepDraw
	StepPlay
	StepOver
)

var stepNames = []string{"deal", "draw", "play", "over"}

// stepSaid says each step as people do, in the same order.
var stepSaid = []rules.StepWords{
	{Title: "Dealing", Now: "{who} must first draw a card of the starting hand"},
	{Title: "Drawing", Now: "{who} must first draw a card"},
	{Title: "Playing", Now: "{who} must first play a card"},
	{Title: "Game over", Now: "the game is over"},
}

// verbTimes says of each verb when it is used.
var verbTimes = map[string]string{
	"draw":  "Cards are drawn only for the starting hand and at the beginning of a turn.",
	"light": "Lamps are lit only on your own turn, when a card has been drawn.",
	"douse": "Lamps are doused only on your own turn, when a card has been drawn.",
}

// What can happen that decides the next step.
const (
	allDealt rules.Event = iota
	drawn
	deckLeft // a card was played, and the next player can draw
	deckGone
	handsGone
)

// turn is the course of the game: what can happen in each step, and what follows.
var turn = rules.TurnOf(
	rules.Follows{In: rules.In(StepDeal), When: allDealt, Next: StepDraw},
	rules.Follows{In: rules.In(StepDraw), When: drawn, Next: StepPlay},
	rules.Follows{In: rules.In(StepPlay), When: deckLeft, Next: StepDraw},
	rules.Follows{In: rules.In(StepPlay), When: deckGone, Next: StepPlay},
	rules.Follows{In: rules.In(StepPlay), When: handsGone, Next: StepOver},
)

func (p *position) follow(when rules.Event) { p.step = turn.Next(p.step, when) }

// toMove says who is awaited: nobody exactly at the end.
func toMove(p *position) rules.Seats {
	if p.step == StepOver {
		return 0
	}
	return rules.Only(int(p.turn))
}

// verbs are the moves of the game. The words of a move are numbers of its
// vocabularies: a.Words[0] is the first. A legal move is one that breaks no check;
// nothing else says what is legal, not even the list of legal moves.
func (t *table) verbs() []verb {
	return []verb{
		{
			// Chance is a move like any other: people enter the card that they drew, or
			// the app draws. Reveals says so; Ways says how likely each card is.
			Name: "draw", Steps: rules.In(StepDeal, StepDraw), Words: rules.Places[position](drawnWords), Reveals: true,
			Help: "Take the top card of the deck into your hand.", Template: "{who} draws: {1}", Unseen: "{who} draws a card",
			Checks: []check{inDeck()}, Ways: drawWays, Effect: t.drawCard,
		},
		{
			Name: "light", Steps: rules.In(StepPlay), Words: rules.Places[position](cardWords),
			Help: "Put a lamp of your hand into your window.", Template: "{who} lights {1}",
			Checks: append(t.handChecks(), t.brighter()),
			Effect: func(p *position, a act) {
				p.keepers[a.Seat-1].window.Add(a.Words[0], 1)
				t.played(p, a)
			},
		},
		{
			Name: "douse", Steps: rules.In(StepPlay), Words: rules.Places[position](cardWords),
			Help: "Discard a lamp of your hand.", Template: "{who} douses {1}",
			Checks: t.handChecks(),
			Effect: func(p *position, a act) {
				p.doused.Add(a.Words[0], 1)
				t.played(p, a)
			},
		},
	}
}

// drawWays: each card is in the deck once. A card that isn't shown is no case of its own.
func drawWays(_ *position, a act) int {
	if a.Words[0] == unseen {
		return 0
	}
	return 1
}

// inDeck is the check that a drawn card lies nowhere else. The rule is one of all
// games: rules.Counted is GEN-4.
func inDeck() check {
	return check{
		Rule: rules.Counted,
		// Breaks answers fast; Why is asked only for the verdict that people read.
		Breaks: func(p *position, a act) bool { return a.Words[0] != unseen && p.placed(a.Words[0]) },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s is not in the deck any more.", cardTitles[a.Words[0]])
		},
	}
}

// handChecks are the checks of every verb that takes a card out of the hand. Checks
// are asked in order; the first one that is broken is the verdict.
func (t *table) handChecks() []check {
	return []check{
		{
			Rule: "LA-2.1", // also that an unknown card of the hand may be this one
			Breaks: func(p *position, a act) bool {
				hand := &p.keepers[a.Seat-1].hand
				return hand.Known.Of(a.Words[0]) == 0 && hand.Unknown == 0
			},
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("%s doesn't hold %s.", t.seats[a.Seat-1], cardTitles[a.Words[0]])
			},
		},
		{
			Rule: rules.Counted,
			Breaks: func(p *position, a act) bool {
				return p.keepers[a.Seat-1].hand.Known.Of(a.Words[0]) == 0 && p.placed(a.Words[0])
			},
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("%s lies elsewhere; %s can't hold it.", cardTitles[a.Words[0]], t.seats[a.Seat-1])
			},
		},
	}
}

// brighter is the rule of the game (LA-2.2). An option decides whether it holds.
func (t *table) brighter() check {
	return check{
		Rule: "LA-2.2",
		Breaks: func(p *position, a act) bool {
			best, there := p.keepers[a.Seat-1].brightest(colour(a.Words[0]))
			return !t.anyOrder && there && a.Words[0] < best
		},
		Why: func(p *position, a act) string {
			best, _ := p.keepers[a.Seat-1].brightest(colour(a.Words[0]))
			return fmt.Sprintf("%s is not brighter than %s in %s's window.", cardTitles[a.Words[0]], cardTitles[best], t.seats[a.Seat-1])
		},
	}
}

// brightest is the brightest lamp of a colour in a window, if there is one.
func (k *keeper) brightest(of int) (card int, there bool) {
	for c := range k.window.All() {
		if colour(c) == of {
			card, there = c, true // they ascend
		}
	}
	return card, there
}

// An effect changes the position and names what happened. It is called for legal
// moves only, so it checks nothing.
func (t *table) drawCard(p *position, a act) {
	hand := &p.keepers[a.Seat-1].hand
	hand.Draw(a.Words[0])
	p.deck--
	switch {
	case p.step == StepDraw:
		p.follow(drawn)
	case hand.Size() < handSize:
	case a.Seat < len(t.seats):
		p.turn++
	default:
		p.turn = 1
		p.follow(allDealt)
	}
}

// played takes the card out of the hand and goes on to the next player who can move.
func (t *table) played(p *position, a act) {
	p.keepers[a.Seat-1].hand.Take(a.Words[0])
	if p.deck == 0 && p.handsEmpty() {
		p.follow(handsGone) // LA-3.1
		return
	}
	p.turn = int8(t.next(a.Seat))
	if p.deck > 0 {
		p.follow(deckLeft) // LA-1.2
		return
	}
	for p.keepers[p.turn-1].hand.Size() == 0 {
		p.turn = int8(t.next(int(p.turn)))
	}
	p.follow(deckGone)
}

func (t *table) next(seat int) int { return seat%len(t.seats) + 1 }

// ranking lists the places at the end; seats that share a place stand together (LA-3.1).
func (t *table) ranking(p *position) [][]int {
	lit := map[int][]int{} // seats by the number of lamps
	for i := range t.seats {
		n := p.keepers[i].window.Sum()
		lit[n] = append(lit[n], i+1)
	}
	var places [][]int
	for n := range deckSize + 1 {
		if seats := lit[n]; seats != nil {
			places = append(places, seats)
		}
	}
	slices.Reverse(places)
	return places
}
