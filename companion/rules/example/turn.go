package example

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Short names for the types of the referee with this game's position.
type (
	check = rules.Check[Position]
	verb  = rules.Verb[Position]
)

// The steps of the game. The last one is its end.
const (
	stepDeal rules.Step = iota
	stepDraw
	stepPlay
	stepOver
)

// stepSaid says each step once: its name in files, and as people say it.
var stepSaid = []rules.StepWords{
	stepDeal: {Name: "deal", Title: "Dealing", Now: "{who} must first draw a card of the starting hand"},
	stepDraw: {Name: "draw", Title: "Drawing", Now: "{who} must first draw a card"},
	stepPlay: {Name: "play", Title: "Playing", Now: "{who} must first play a card"},
	stepOver: {Name: "over", Title: "Game over", Now: "the game is over"},
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
	rules.Follows{In: rules.In(stepDeal), When: allDealt, Next: stepDraw},
	rules.Follows{In: rules.In(stepDraw), When: drawn, Next: stepPlay},
	rules.Follows{In: rules.In(stepPlay), When: deckLeft, Next: stepDraw},
	rules.Follows{In: rules.In(stepPlay), When: deckGone, Next: stepPlay},
	rules.Follows{In: rules.In(stepPlay), When: handsGone, Next: stepOver},
)

func (p *Position) follow(when rules.Event) { p.step = turn.Next(p.step, when) }

// toMove says who is awaited: nobody exactly at the end.
func toMove(p *Position) rules.Seats {
	if p.step == stepOver {
		return 0
	}
	return rules.Only(int(p.turn))
}

// The verbs of the game with the types of their words. They number the moves, so all stand
// here, in one place; screens make moves by them, and take moves apart.
var (
	said  rules.Verbs
	draw  = rules.NewVerb1[lampCard](&said, "draw", "Cards are drawn only for the starting hand and at the beginning of a turn.")
	light = rules.NewVerb1[lampCard](&said, "light", "Lamps are lit only on your own turn, when a card has been drawn.")
	douse = rules.NewVerb1[lampCard](&said, "douse", "Lamps are doused only on your own turn, when a card has been drawn.")
)

// verbs is what the book says of each verb. A legal move is one that breaks no check;
// nothing else says what is legal, not even the list of legal moves.
func (t *table) verbs() []verb {
	return []verb{
		{
			// Chance is a move like any other: people enter the card that they drew, or
			// the app draws. Reveals says so; Ways says how likely each card is.
			Is: draw, Steps: rules.In(stepDeal, stepDraw), Words: rules.Places[Position](drawnWords), Reveals: true,
			Help: "Take the top card of the deck into your hand.", Template: "{who} draws: {1}", Unseen: "{who} draws a card",
			Checks: []check{inDeck()}, Ways: rules.With1(drawWays), Effect: rules.Do1(t.drawCard),
		},
		{
			Is: light, Steps: rules.In(stepPlay), Words: rules.Places[Position](cardWords),
			Help: "Put a lamp of your hand into your window.", Template: "{who} lights {1}",
			Checks: append(t.handChecks(), t.brighter()),
			Effect: rules.Do1(func(p *Position, seat int, lamp lampCard) {
				p.Keepers[seat-1].Window.Add(int(lamp), 1)
				t.played(p, seat, lamp)
			}),
		},
		{
			Is: douse, Steps: rules.In(stepPlay), Words: rules.Places[Position](cardWords),
			Help: "Discard a lamp of your hand.", Template: "{who} douses {1}",
			Checks: t.handChecks(),
			Effect: rules.Do1(func(p *Position, seat int, lamp lampCard) {
				p.Doused.Add(int(lamp), 1)
				t.played(p, seat, lamp)
			}),
		},
	}
}

// drawWays: each card is in the deck once. A card that isn't shown isn't a case of its own.
func drawWays(_ *Position, _ int, card lampCard) int {
	if card == unseen {
		return 0
	}
	return 1
}

// inDeck is the check that a drawn card lies nowhere else. The rule is one of all
// games: rules.Counted is GEN-4.
func inDeck() check {
	// The first function answers fast; the second is asked only for the verdict that people read.
	return rules.Check1(rules.Counted,
		func(p *Position, _ int, card lampCard) bool { return card != unseen && p.placed(card) },
		func(_ *Position, _ int, card lampCard) wording.Text {
			return wording.Say("{card} is not in the deck any more.", cardTitles[card])
		})
}

// handChecks are the checks of every verb that takes a card out of the hand. Checks
// are asked in order; the first one that is broken is the verdict.
func (t *table) handChecks() []check {
	return []check{
		rules.Check1("LA-2.1", // also that an unknown card of the hand may be this one
			func(p *Position, seat int, lamp lampCard) bool {
				hand := &p.Keepers[seat-1].Hand
				return hand.Known.Of(int(lamp)) == 0 && hand.Unknown == 0
			},
			func(_ *Position, seat int, lamp lampCard) wording.Text {
				return wording.Say("{who} doesn't hold {card}.", t.name(seat), cardTitles[lamp])
			}),
		rules.Check1(rules.Counted,
			func(p *Position, seat int, lamp lampCard) bool {
				return p.Keepers[seat-1].Hand.Known.Of(int(lamp)) == 0 && p.placed(lamp)
			},
			func(_ *Position, seat int, lamp lampCard) wording.Text {
				return wording.Say("{card} lies elsewhere; {who} can't hold it.", cardTitles[lamp], t.name(seat))
			}),
	}
}

// brighter is the rule of the game (LA-2.2). An option decides whether it holds.
func (t *table) brighter() check {
	return rules.Check1("LA-2.2",
		func(p *Position, seat int, lamp lampCard) bool {
			best, there := p.Keepers[seat-1].brightest(colour(lamp))
			return !t.anyOrder && there && lamp < best
		},
		func(p *Position, seat int, lamp lampCard) wording.Text {
			best, _ := p.Keepers[seat-1].brightest(colour(lamp))
			return wording.Say("{card} is not brighter than {best} in {who}'s window.", cardTitles[lamp], cardTitles[best], t.name(seat))
		})
}

// brightest is the brightest lamp of a colour in a window, if there is one.
func (k *Keeper) brightest(of lampCard) (card lampCard, there bool) {
	for c := range k.Window.All() {
		if colour(lampCard(c)) == of {
			card, there = lampCard(c), true // they ascend
		}
	}
	return card, there
}

// An effect changes the position and names what happened. It is called for legal
// moves only, so it checks nothing.
func (t *table) drawCard(p *Position, seat int, card lampCard) {
	hand := &p.Keepers[seat-1].Hand
	hand.Draw(int(card))
	p.Deck--
	switch {
	case p.step == stepDraw:
		p.follow(drawn)
	case hand.Size() < handSize:
	case seat < len(t.seats):
		p.turn++
	default:
		p.turn = 1
		p.follow(allDealt)
	}
}

// played takes the card out of the hand and goes on to the next player who can move.
func (t *table) played(p *Position, seat int, lamp lampCard) {
	p.Keepers[seat-1].Hand.Take(int(lamp))
	if p.Deck == 0 && p.handsEmpty() {
		p.follow(handsGone) // LA-3.1
		return
	}
	p.turn = int8(t.next(seat))
	if p.Deck > 0 {
		p.follow(deckLeft) // LA-1.2
		return
	}
	for p.Keepers[p.turn-1].Hand.Size() == 0 {
		p.turn = int8(t.next(int(p.turn)))
	}
	p.follow(deckGone)
}

func (t *table) next(seat int) int { return seat%len(t.seats) + 1 }

// ranking lists the places at the end; seats that share a place stand together (LA-3.1).
func (t *table) ranking(p *Position) [][]int {
	lit := map[int][]int{} // seats by the number of lamps
	for i := range t.seats {
		n := p.Keepers[i].Window.Sum()
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
