package risingtides

import (
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// leaving says which cards leave the acting seat's hand in a move.
type leaving func(p *position, a act) rules.Counts

// handChecks are the two checks of every move that takes cards out of a hand:
// they can be among its cards, and copies of them can still be there.
func (t *table) handChecks(cards leaving) []check {
	return []check{
		{
			Rule: "RT-4.3.2",
			Breaks: func(p *position, a act) bool {
				c := cards(p, a)
				return p.hands[a.Seat-1].Lacks(&c)
			},
			Why: func(p *position, a act) string {
				c := cards(p, a)
				return t.notInHand(&p.hands[a.Seat-1], &c, a)
			},
		},
		{
			Rule:   rules.Counted,
			Breaks: func(p *position, a act) bool { return t.overdrawn(p, a, cards) >= 0 },
			Why:    func(p *position, a act) string { return t.tooMany(p, a, cards) },
		},
	}
}

// doing says what a move with cards of the hand is, for those that take more than one.
var doing = map[string]string{
	"steal": "A Steal", "relocate": "A Relocate", "nuke": "The Nuke", "redirect": "A Redirect", "recounter": "Re-countering",
}

// notInHand is the sentence of RT-4.3.2: the cards of a move and those of the hand.
func (t *table) notInHand(h *rules.Hand, cards *rules.Counts, a act) string {
	name, size := t.seats[a.Seat-1], h.Size()
	switch {
	case size == 0:
		return name + "'s hand is empty."
	case size < cards.Sum():
		return fmt.Sprintf("%s takes %s; %s holds %s.", doing[t.book.Verbs[a.Verb].Name],
			rules.Some(cards.Sum(), "card"), name, rules.Spell(size))
	case h.Known.Sum() == 0:
		return fmt.Sprintf("%s must hold %s, but has only %s.", name, rules.And(listText(cards)), rules.Some(size, "unseen card"))
	case h.Unknown == 0:
		return fmt.Sprintf("%s must hold %s, but has only %s.", name, rules.And(listText(cards)), rules.And(listText(&h.Known)))
	}
	return fmt.Sprintf("%s must hold %s, but has only %s.", name, rules.And(listText(cards)),
		rules.And(append(listText(&h.Known), rules.Some(int(h.Unknown), "unseen card"))))
}

// overdrawn returns the first card of which more would have to come out of the
// unknown part of the hand than there can be copies in unknown places, or -1.
func (t *table) overdrawn(p *position, a act, cards leaving) int {
	c, h := cards(p, a), &p.hands[a.Seat-1]
	for kind := range kinds {
		if miss := h.Miss(kind, c.Of(kind)); miss > 0 && miss > t.unaccounted(p, kind) {
			return kind
		}
	}
	return -1
}

// tooMany is the sentence of GEN-4 for cards that would leave a hand.
func (t *table) tooMany(p *position, a act, cards leaving) string {
	kind := t.overdrawn(p, a, cards)
	left, c := t.unaccounted(p, kind), cards(p, a)
	if left < 1 {
		return t.accounted(kind)
	}
	return fmt.Sprintf("At most %s can be among %s's unseen cards, and this takes %s; all other copies lie elsewhere.",
		rules.Some(left, oneOf(kind)+" card"), t.seats[a.Seat-1], rules.Spell(p.hands[a.Seat-1].Miss(kind, c.Of(kind))))
}

// accounted is the sentence of GEN-4 where no copy is left.
func (t *table) accounted(kind int) string {
	if t.copies.Of(kind) == 2 {
		return "Both " + oneOf(kind) + " cards are already known to lie elsewhere."
	}
	return fmt.Sprintf("All %d %s cards are already known to lie elsewhere.", t.copies.Of(kind), oneOf(kind))
}

// spend takes the cards of a move out of the hand and discards them.
func spend(p *position, a act, cards leaving) {
	c := cards(p, a)
	p.hands[a.Seat-1].Spend(&c)
	p.discard.AddAll(&c)
}

// oneCard is the card that the first word names.
func oneCard(_ *position, a act) (c rules.Counts) {
	c.Add(a.Words[0], 1)
	return c
}

// draw takes a card from the deck; a start hand is dealt by the same move.
func (t *table) draw() verb {
	return verb{
		Name: "draw", Steps: rules.In(StepDeal, StepTurn), Words: words(drawnWords), Reveals: true,
		Help: "Take a card from the deck into your hand.", Template: "{who} draws: {1}", Unseen: "{who} draws a card",
		Checks: []check{
			{
				Rule: "RT-4.3.1", Reads: rules.NoWord,
				Breaks: func(p *position, a act) bool { return p.hands[a.Seat-1].Size() >= handSize },
				Why: func(_ *position, a act) string {
					return fmt.Sprintf("%s already holds %s and can't draw.", t.seats[a.Seat-1], rules.Some(handSize, "card"))
				},
			},
			{
				Rule: "RT-3.2.1", Reads: rules.NoWord,
				Breaks: func(p *position, _ act) bool { return p.deck == 0 },
				Why: func(*position, act) string {
					return "The deck and the discard pile are empty: there is no card to draw."
				},
			},
			{
				Rule:   rules.Counted,
				Breaks: func(p *position, a act) bool { return a.Words[0] >= 0 && t.unaccounted(p, a.Words[0]) < 1 },
				Why:    func(_ *position, a act) string { return t.accounted(a.Words[0]) },
			},
		},
		Ways: func(p *position, a act) int {
			if a.Words[0] == hidden {
				return 0
			}
			return t.unaccounted(p, a.Words[0])
		},
		Effect: func(p *position, a act) {
			p.deck--
			p.hands[a.Seat-1].Draw(a.Words[0])
			if p.step == StepTurn {
				t.endTurn(p)
				return
			}
			p.turn++
			if int(p.turn) > t.size() {
				p.turn = 1
				if p.hands[t.size()-1].Size() == t.start {
					p.follow(handsDealt)
				}
			}
		},
	}
}

// place puts a resource of the hand into the own depot.
func (t *table) place() verb {
	resource := check{
		Rule:   "RT-3.3.1",
		Breaks: func(_ *position, a act) bool { return a.Words[0] >= resources },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("Only resources go into a depot; %s is an action card.", saidCards[a.Words[0]])
		},
	}
	return verb{
		Name: "place", Steps: rules.In(StepTurn), Words: words(cardWords),
		Help: "Put a resource from your hand into your depot.", Template: "{who} places {1} in the depot",
		Checks: append([]check{resource}, t.handChecks(oneCard)...),
		Effect: func(p *position, a act) {
			p.hands[a.Seat-1].Take(a.Words[0])
			p.depots[a.Seat-1].add(a.Words[0])
			t.endTurn(p)
		},
	}
}

// discardCard throws a card of the hand away.
func (t *table) discardCard() verb {
	return verb{
		Name: "discard", Steps: rules.In(StepTurn), Words: words(cardWords),
		Help: "Discard a card from your hand.", Template: "{who} discards {1}",
		Checks: t.handChecks(oneCard),
		Effect: func(p *position, a act) {
			spend(p, a, oneCard)
			t.endTurn(p)
		},
	}
}

// construct builds the next stage out of the own depot.
func (t *table) construct() verb {
	return verb{
		Name: "construct", Steps: rules.In(StepTurn), Words: words(stageWords),
		Help: "Build the next stage of your plan from your depot.", Template: "{who} builds a stage of {1}",
		Checks: t.constructChecks(),
		Effect: func(p *position, a act) {
			i, stage := a.Seat-1, stageSplits[a.Words[0]]
			for resource, n := range stage {
				for range n {
					p.depots[i].removeOldest(resource)
				}
			}
			p.stages[i][p.built[i]] = stage
			p.built[i]++
			if p.built[i] == planStages {
				t.finish(p, a.Seat)
				if t.left(p) == 1 {
					t.endGame(p) // RT-4.5.2
					return
				}
			}
			t.endTurn(p)
		},
	}
}

// finish notes who has built stage 3 (RT-2.1.8).
func (t *table) finish(p *position, seat int) {
	for i := range p.finished {
		if p.finished[i] == 0 {
			p.finished[i] = int8(seat)
			break
		}
	}
	if t.options.On("finish-discard") { // RT-4.6.1.1
		for resource, n := range p.depots[seat-1].count {
			p.discard.Add(resource, int(n))
		}
		p.depots[seat-1] = depot{}
	}
}

func (t *table) constructChecks() []check {
	return []check{
		{
			Rule: "RT-2.1.2",
			Breaks: func(p *position, a act) bool {
				return stageSplits[a.Words[0]].sum() != stageCards(int(p.built[a.Seat-1]))
			},
			Why: func(p *position, a act) string {
				k := int(p.built[a.Seat-1])
				return fmt.Sprintf("%s builds stage %d next, and that takes %d cards, not %d.",
					t.seats[a.Seat-1], k+1, stageCards(k), stageSplits[a.Words[0]].sum())
			},
		},
		{
			Rule:   "RT-2.4.0.1",
			Breaks: func(p *position, a act) bool { return lacking(p, a) >= 0 },
			Why: func(p *position, a act) string {
				resource := lacking(p, a)
				return fmt.Sprintf("The stage takes %d %s; %s's depot has %s.", stageSplits[a.Words[0]][resource],
					cardNames[resource], t.seats[a.Seat-1], rules.Spell(int(p.depots[a.Seat-1].count[resource])))
			},
		},
		{
			Rule: "RT-2.1.3",
			Breaks: func(p *position, a act) bool {
				card := p.nations[a.Seat-1]
				return card >= 0 && plans[card][p.built[a.Seat-1]] != stageSplits[a.Words[0]]
			},
			Why: func(p *position, a act) string {
				card, k := p.nations[a.Seat-1], p.built[a.Seat-1]
				return fmt.Sprintf("Stage %d of %s takes %s, not %s.", k+1, nationTitles[card], plans[card][k].words(), stageSplits[a.Words[0]].words())
			},
		},
		{
			Rule:   "RT-2.1.4",
			Breaks: func(p *position, a act) bool { return p.nations[a.Seat-1] == hidden && !t.fits(p, a) },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("No nation that %s can still be takes %s for stage %d.",
					t.seats[a.Seat-1], stageSplits[a.Words[0]].words(), p.built[a.Seat-1]+1)
			},
		},
	}
}

// lacking returns the first resource of which the depot has too few, or -1.
func lacking(p *position, a act) int {
	stage, depot := &stageSplits[a.Words[0]], &p.depots[a.Seat-1]
	for resource, n := range stage {
		if depot.count[resource] < n {
			return resource
		}
	}
	return -1
}

// fits reports whether some nation that a seat can still hold has what is built and
// then the stage of the move (RT-2.1.4).
func (t *table) fits(p *position, a act) bool {
	k := int(p.built[a.Seat-1])
	for card := range plans {
		plan := &plans[card]
		if plan[k] != stageSplits[a.Words[0]] || !t.playing(card) || !t.free(p, a.Seat, card) {
			continue
		}
		same := true
		for i := range k {
			same = same && plan[i] == p.stages[a.Seat-1][i]
		}
		if same {
			return true
		}
	}
	return false
}

// passTurn is there for its sentence: something can always be done (RT-4.1.2).
func (t *table) passTurn() verb {
	building := t.constructChecks()
	canBuild := func(p *position, seat int) bool {
		for n := range stageSplits {
			build := act{Seat: seat, Words: [rules.MaxWords]int{n}}
			if !slices.ContainsFunc(building, func(c check) bool { return c.Breaks(p, build) }) {
				return true
			}
		}
		return false
	}
	return verb{
		Name: "pass", Steps: rules.In(StepTurn),
		Help: "Do nothing, when nothing else is possible.", Template: "{who} passes the turn",
		Checks: []check{{
			Rule: "RT-4.1.2",
			Breaks: func(p *position, a act) bool {
				return p.hands[a.Seat-1].Size() >= 1 || p.deck >= 1 || canBuild(p, a.Seat)
			},
			Why: func(p *position, a act) string {
				var possible []string
				size := p.hands[a.Seat-1].Size()
				if size >= 1 {
					possible = append(possible, "discard or play a card")
				}
				if p.deck >= 1 && size < handSize {
					possible = append(possible, "draw")
				}
				if canBuild(p, a.Seat) {
					possible = append(possible, "build")
				}
				return fmt.Sprintf("A turn can't be passed while something is possible; %s can still %s.",
					t.seats[a.Seat-1], strings.Join(possible, " or "))
			},
		}},
		Effect: func(p *position, _ act) { t.endTurn(p) },
	}
}
