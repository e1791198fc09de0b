package risingtides

import "tablekeeper/companion/rules"

type (
	act   = rules.Act
	check = rules.Check[position]
	verb  = rules.Verb[position]
	word  = rules.Word[position]
)

// words names the vocabularies of a verb.
func words(list ...*rules.Vocabulary) []word { return rules.Places[position](list...) }

// playing reports whether a nation card is in this game (RT-8.2.2).
func (t *table) playing(card int) bool { return card != oceania || t.house() }

// free reports whether a seat can hold a nation beside what the others have shown
// (7.1): nobody else has it, or it is the one that may be there twice.
func (t *table) free(p *position, seat, card int) bool {
	var shown [len(plans)]int
	for i := range t.size() {
		if i != seat-1 && p.nations[i] >= 0 {
			shown[p.nations[i]]++
		}
	}
	if shown[card] == 0 {
		return true
	}
	if !t.doubled() {
		return false
	}
	for _, n := range shown {
		if n > 1 {
			return false
		}
	}
	return true
}

// nationChecks are the two checks of a nation that is shown; hidden passes both.
func (t *table) nationChecks() []check {
	return []check{
		rules.Check1("RT-8.2.2",
			func(_ *position, _, nation int) bool { return nation >= 0 && !t.playing(nation) },
			func(*position, int, int) rules.Text {
				return rules.Say("Oceania is not in this game; choose another nation.")
			}),
		rules.Check1("RT-2.1.1",
			func(p *position, seat, nation int) bool { return nation >= 0 && !t.free(p, seat, nation) },
			func(p *position, seat, nation int) rules.Text {
				return rules.Say("{nation} is already {who}'s nation; choose another one.", nationTitles[nation], t.holder(p, seat, nation))
			}),
	}
}

// holder names who has shown the nation that a move shows again.
func (t *table) holder(p *position, seat, nation int) rules.Text {
	for i, card := range p.nations[:t.size()] {
		if i != seat-1 && int(card) == nation {
			return rules.TextOf(t.name(i + 1))
		}
	}
	return rules.Say("another player")
}

// nation enters the nation cards, one seat after another (RT-8.1.3).
func (t *table) nation() verb {
	return verb{
		Is: EnterNation, Steps: rules.In(StepNations), Words: words(enteredNation),
		Help: "Enter the nation card that you were dealt, open or hidden.", Template: "{who} enters the nation card: {1}",
		Checks: t.nationChecks(),
		Ways: rules.With1(func(_ *position, _, nation int) int { // each card is dealt as often as another
			return min(1, nation+1)
		}),
		Effect: rules.Do1(func(p *position, seat, nation int) {
			p.nations[seat-1] = int8(nation)
			p.turn++
			if int(p.turn) > t.size() {
				p.turn = 1 // RT-8.1.2
				if t.start > 0 {
					p.follow(handsOwed)
				} else {
					p.follow(nationsEntered)
				}
			}
		}),
	}
}

// reveal shows a nation: in one's turn, where it is no action (RT-2.1.7), or at the end.
func (t *table) reveal(step rules.Step) verb {
	open := check{
		Rule: "RT-2.1.5", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.nations[a.Seat-1] != hidden },
		Why: func(p *position, a act) rules.Text {
			return rules.Say("{who} has already shown the nation: {nation}.", t.name(a.Seat), nationTitles[p.nations[a.Seat-1]])
		},
	}
	return verb{
		Is: Reveal, Steps: rules.In(step), Words: words(nationWords), Reveals: true,
		Help: "Show your nation card. On your turn this costs no action.", Template: "{who} shows the nation card: {1}",
		Checks: append([]check{open}, t.nationChecks()...),
		Effect: rules.Do1(func(p *position, seat, nation int) {
			p.nations[seat-1] = int8(nation)
			if p.step == StepReveal && t.toMove(p) == 0 {
				t.closeGame(p)
			}
		}),
	}
}
