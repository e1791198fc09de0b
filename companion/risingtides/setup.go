package risingtides

import (
	"fmt"

	"tablekeeper/companion/rules"
)

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
		{
			Rule:   "RT-8.2.2",
			Breaks: func(_ *position, a act) bool { return a.Words[0] >= 0 && !t.playing(a.Words[0]) },
			Why:    func(*position, act) string { return "Oceania is not in this game; choose another nation." },
		},
		{
			Rule:   "RT-2.1.1",
			Breaks: func(p *position, a act) bool { return a.Words[0] >= 0 && !t.free(p, a.Seat, a.Words[0]) },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("%s is already %s's nation; choose another one.", nationTitles[a.Words[0]], t.holder(p, a))
			},
		},
	}
}

// holder names who has shown the nation that a move shows again.
func (t *table) holder(p *position, a act) string {
	for i, card := range p.nations[:t.size()] {
		if i != a.Seat-1 && int(card) == a.Words[0] {
			return t.seats[i]
		}
	}
	return "another player"
}

// nation enters the nation cards, one seat after another (RT-8.1.3).
func (t *table) nation() verb {
	return verb{
		Name: "nation", Steps: rules.In(StepNations), Words: words(enteredNation),
		Help: "Enter the nation card that you were dealt, open or hidden.", Template: "{who} enters the nation card: {1}",
		Checks: t.nationChecks(),
		Effect: func(p *position, a act) {
			p.nations[a.Seat-1] = int8(a.Words[0])
			p.turn++
			if int(p.turn) > t.size() {
				p.turn = 1 // RT-8.1.2
				if t.start > 0 {
					p.follow(handsOwed)
				} else {
					p.follow(nationsEntered)
				}
			}
		},
	}
}

// reveal shows a nation: in one's turn, where it is no action (RT-2.1.7), or at the end.
func (t *table) reveal(step rules.Step) verb {
	open := check{
		Rule: "RT-2.1.5", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.nations[a.Seat-1] != hidden },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("%s has already shown the nation: %s.", t.seats[a.Seat-1], nationTitles[p.nations[a.Seat-1]])
		},
	}
	return verb{
		Name: "reveal", Steps: rules.In(step), Words: words(nationWords), Reveals: true,
		Help: "Show your nation card. On your turn this costs no action.", Template: "{who} shows the nation card: {1}",
		Checks: append([]check{open}, t.nationChecks()...),
		Effect: func(p *position, a act) {
			p.nations[a.Seat-1] = int8(a.Words[0])
			if p.step == StepReveal && t.toMove(p) == 0 {
				t.closeGame(p)
			}
		},
	}
}
