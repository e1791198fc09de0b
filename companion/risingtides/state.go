package risingtides

import "tablekeeper/companion/rules"

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []rules.Text {
	lines := []rules.Text{t.standing(p)}
	for i := range t.seats {
		h, d := &p.hands[i], &p.depots[i]
		var stages []rules.Name
		for _, stage := range p.stages[i][:p.built[i]] {
			stages = append(stages, rules.Name(stage.String()))
		}
		built := rules.Say("none")
		if stages != nil {
			built = rules.Commas(stages)
		}
		spare := d.count.counts()
		line := rules.Say("{who} ({nation}): hand {hand} (known: {known}); depot: {depot}; built: {built}", t.name(i+1), nationTitle(p.nations[i]), h.Size(),
			rules.ListCards(&h.Known, cardNames), rules.ListCards(&spare, cardNames), built)
		if p.disqualified[i] {
			line = rules.Say("{line}; disqualified", line)
		}
		lines = append(lines, line)
	}
	return append(lines, rules.Say("Deck {deck}; discard pile: {cards}", p.deck, rules.ListCards(&p.discard, cardNames)))
}

func (t *table) standing(p *position) rules.Text {
	switch p.step {
	case StepReshuffle:
		return rules.Say("{who}'s turn: the deck is empty and the discard pile is to be reshuffled.", t.name(int(p.turn)))
	case StepCounter:
		return rules.Say("{who} attacks {other} ({attack}): {other} may counter or pass.",
			t.name(int(p.turn)), t.name(int(p.attack.target)), attackNames[p.attack.kind])
	case StepRecounter:
		return rules.Say("{who} has countered with {counter}: {other} may re-counter or pass.",
			t.name(int(p.attack.target)), counterNames[p.attack.counter], t.name(int(p.turn)))
	case StepTake:
		return rules.Say("{who}'s {attack} against {other} goes through: the card is to be named.",
			t.name(int(p.turn)), attackNames[p.attack.kind], t.name(int(p.attack.target)))
	case StepPick:
		return rules.Say("Event {event}: {who} picks a card from {other}.",
			eventNames[p.event.kind], t.name(int(p.event.waiting[0])), t.name(t.source(p, int(p.event.waiting[0]))))
	case StepReveal:
		return rules.Say("The game has ended: hidden nation cards are to be shown.")
	case StepOver:
		return rules.Say("The game is over.")
	default:
		return rules.Say("{awaited}.", stepSaid[p.step].Clause(t.name(int(p.turn))).Capital())
	}
}

func nationTitle(n int8) rules.Text {
	switch n {
	case none:
		return rules.Say("nation not entered")
	case hidden:
		return rules.Say("nation hidden")
	default:
		return rules.TextOf(nationTitles[n])
	}
}
