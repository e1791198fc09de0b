package risingtides

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *Position) []wording.Text {
	lines := []wording.Text{t.standing(p)}
	for i := range t.seats {
		h, d := &p.Players[i].Hand, &p.Players[i].Depot
		var stages []wording.Name
		for _, stage := range p.Players[i].Stages() {
			stages = append(stages, wording.Name(stage.String()))
		}
		built := wording.Say("none")
		if stages != nil {
			built = wording.Commas(stages)
		}
		spare := d.Count.counts()
		line := wording.Say("{who} ({nation}): hand {hand} (known: {known}); depot: {depot}; built: {built}", t.name(i+1), nationTitle(p.nations[i]), h.Size(),
			rules.ListCards(&h.Known, cardNames), rules.ListCards(&spare, cardNames), built)
		if p.Disqualified[i] {
			line = wording.Say("{line}; disqualified", line)
		}
		lines = append(lines, line)
	}
	return append(lines, wording.Say("Deck {deck}; discard pile: {cards}", p.Deck, rules.ListCards(&p.Discard, cardNames)))
}

func (t *table) standing(p *Position) wording.Text {
	switch p.Step {
	case StepReshuffle:
		return wording.Say("{who}'s turn: the deck is empty and the discard pile is to be reshuffled.", t.name(p.Turn))
	case StepCounter:
		return wording.Say("{who} attacks {other} ({attack}): {other} may counter or pass.",
			t.name(p.Turn), t.name(p.Attack.Target), attackNames[p.Attack.kind])
	case StepRecounter:
		return wording.Say("{who} has countered with {counter}: {other} may re-counter or pass.",
			t.name(p.Attack.Target), counterNames[p.Attack.counter], t.name(p.Turn))
	case StepTake:
		return wording.Say("{who}'s {attack} against {other} goes through: the card is to be named.",
			t.name(p.Turn), attackNames[p.Attack.kind], t.name(p.Attack.Target))
	case StepPick:
		return wording.Say("Event {event}: {who} picks a card from {other}.",
			eventNames[p.event.kind], t.name(int(p.event.waiting[0])), t.name(p.From(int(p.event.waiting[0]), t.size())))
	case StepReveal:
		return wording.Say("The game has ended: hidden nation cards are to be shown.")
	case StepOver:
		return wording.Say("The game is over.")
	default:
		return wording.Say("{awaited}.", stepSaid[p.Step].Clause(t.name(p.Turn)).Capital())
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
