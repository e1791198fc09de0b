package risingtides

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []wording.Text {
	lines := []wording.Text{t.standing(p)}
	for i := range t.seats {
		h, d := &p.hands[i], &p.depots[i]
		var stages []wording.Name
		for _, stage := range p.stages[i][:p.built[i]] {
			stages = append(stages, wording.Name(stage.String()))
		}
		built := wording.Say("none")
		if stages != nil {
			built = wording.Commas(stages)
		}
		spare := d.count.counts()
		line := wording.Say("{who} ({nation}): hand {hand} (known: {known}); depot: {depot}; built: {built}", t.name(i+1), nationTitle(p.nations[i]), h.Size(),
			rules.ListCards(&h.Known, cardNames), rules.ListCards(&spare, cardNames), built)
		if p.disqualified[i] {
			line = wording.Say("{line}; disqualified", line)
		}
		lines = append(lines, line)
	}
	return append(lines, wording.Say("Deck {deck}; discard pile: {cards}", p.deck, rules.ListCards(&p.discard, cardNames)))
}

func (t *table) standing(p *position) wording.Text {
	switch p.step {
	case StepReshuffle:
		return wording.Say("{who}'s turn: the deck is empty and the discard pile is to be reshuffled.", t.name(int(p.turn)))
	case StepCounter:
		return wording.Say("{who} attacks {other} ({attack}): {other} may counter or pass.",
			t.name(int(p.turn)), t.name(int(p.attack.target)), attackNames[p.attack.kind])
	case StepRecounter:
		return wording.Say("{who} has countered with {counter}: {other} may re-counter or pass.",
			t.name(int(p.attack.target)), counterNames[p.attack.counter], t.name(int(p.turn)))
	case StepTake:
		return wording.Say("{who}'s {attack} against {other} goes through: the card is to be named.",
			t.name(int(p.turn)), attackNames[p.attack.kind], t.name(int(p.attack.target)))
	case StepPick:
		return wording.Say("Event {event}: {who} picks a card from {other}.",
			eventNames[p.event.kind], t.name(int(p.event.waiting[0])), t.name(t.source(p, int(p.event.waiting[0]))))
	case StepReveal:
		return wording.Say("The game has ended: hidden nation cards are to be shown.")
	case StepOver:
		return wording.Say("The game is over.")
	default:
		return wording.Say("{awaited}.", stepSaid[p.step].Clause(t.name(int(p.turn))).Capital())
	}
}

func nationTitle(n int8) wording.Text {
	switch n {
	case none:
		return wording.Say("nation not entered")
	case hidden:
		return wording.Say("nation hidden")
	default:
		return wording.TextOf(nationTitles[n])
	}
}
