package risingtides

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type (
	act   = rules.Act
	check = rules.Check[Position]
	verb  = rules.Verb[Position]
	word  = rules.Word[Position]
)

// words names the vocabularies of a verb.
func words(list ...*rules.Vocabulary) []word { return rules.Places[Position](list...) }

// playing reports whether a nation card is in this game (RT-8.2.2).
func (t *table) playing(card int) bool { return card != oceania || t.house() }

// free reports whether a seat can hold a nation beside what the others have shown
// (7.1): nobody else has it, or it is the one that may be there twice.
func (t *table) free(nations [maxSeats]int8, seat, card int) bool {
	nations[seat-1] = none
	shown := t.times(nations)
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

// times counts how often each nation is among those of the seats.
func (t *table) times(nations [maxSeats]int8) (times [len(plans)]int) {
	for _, card := range nations[:t.size()] {
		if card >= 0 {
			times[card]++
		}
	}
	return times
}

// held are the nations of the seats, also those that lie face down, where they are known here.
func (p *Position) held() [maxSeats]int8 {
	nations := p.nations
	for i, card := range p.down {
		if card > 0 {
			nations[i] = card - 1
		}
	}
	return nations
}

// elsewhere reports whether a seat can't hold a nation: somebody else does, or it holds another one.
func (t *table) elsewhere(p *Position, seat, nation int) bool {
	own := int(p.down[seat-1])
	return own > 0 && own != nation+1 || !t.free(p.held(), seat, nation)
}

// faceDown declares the nations that the app has dealt: each lies face down until its player shows it.
func (t *table) faceDown() *rules.FaceDown[Position] {
	return &rules.FaceDown[Position]{Cards: nationWords, At: func(p *Position, seat int) *int8 {
		if p.nations[seat-1] != hidden {
			return nil
		}
		return &p.down[seat-1]
	}}
}

// dealt is in how many of all equally likely cases a nation is the next one that is dealt: each card comes as often as another.
// Of six, any nation alike may be there twice; one that has not come yet is likelier to be that one the more others have come once.
func (t *table) dealt(p *Position, _, nation int) int {
	if nation < 0 {
		return 0
	}
	times, seen, twice := t.times(p.held()), 0, false
	for _, n := range times {
		seen, twice = seen+n, twice || n > 1
	}
	switch {
	case !t.doubled() || twice:
		return 1
	case times[nation] > 0:
		return 2
	}
	return t.size() + seen
}

// nationChecks are the two checks of a nation that is shown; hidden passes both.
func (t *table) nationChecks() []check {
	return []check{
		rules.Check1("RT-8.2.2",
			func(_ *Position, _, nation int) bool { return nation >= 0 && !t.playing(nation) }, nil).
			Saying("Oceania is not in this game; choose another nation."),
		rules.Check1("RT-2.1.1",
			func(p *Position, seat, nation int) bool { return nation >= 0 && t.elsewhere(p, seat, nation) },
			func(p *Position, seat, nation int) wording.Text {
				return wording.Say("{nation} is already {who}'s nation; choose another one.", nationTitles[nation], t.holder(p, seat, nation))
			}),
	}
}

// holder names who has shown the nation that a move shows again.
func (t *table) holder(p *Position, seat, nation int) wording.Text {
	for i, card := range p.nations[:t.size()] {
		if i != seat-1 && int(card) == nation {
			return wording.TextOf(t.name(i + 1))
		}
	}
	return wording.Say("another player")
}

// nation enters the nation cards, one seat after another (RT-8.1.3).
func (t *table) nation() verb {
	return verb{
		Is: EnterNation, Steps: rules.In(StepNations), Words: words(enteredNation), Deals: true,
		Help: "Enter the nation card that you were dealt, open or hidden.", Template: "{who} enters the nation card: {1}",
		Checks: t.nationChecks(),
		Ways:   rules.With1(t.dealt),
		Effect: rules.Do1(func(p *Position, seat, nation int) {
			p.nations[seat-1] = int8(nation)
			p.Turn++
			if p.Turn > t.size() {
				p.Turn = 1 // RT-8.1.2
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
		Rule:   "RT-2.1.5",
		Breaks: func(p *Position, a act) bool { return p.nations[a.Seat-1] != hidden },
		Why: func(p *Position, a act) wording.Text {
			return wording.Say("{who} has already shown the nation: {nation}.", nationTitles[p.nations[a.Seat-1]])
		},
	}
	return verb{
		Is: Reveal, Steps: rules.In(step), Words: words(nationWords), Reveals: true,
		Help: "Show your nation card. On your turn this costs no action.", Template: "{who} shows the nation card: {1}",
		Checks: append([]check{open}, t.nationChecks()...),
		Ways: rules.With1(func(p *Position, seat, nation int) int { // the app turns over what it has dealt
			if int(p.down[seat-1]) == nation+1 {
				return 1
			}
			return 0
		}),
		Effect: rules.Do1(func(p *Position, seat, nation int) {
			p.nations[seat-1], p.down[seat-1] = int8(nation), 0
			if p.Step == StepReveal && t.toMove(p) == 0 {
				t.closeGame(p)
			}
		}),
	}
}
