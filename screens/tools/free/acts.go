package free

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// do does something with what lies there, and shows it.
func (p *page) do(act loose.Act) bool {
	ok := game.DoLoose(p.app, p.game.Key, act)
	p.again, p.steals, p.first = nil, false, 0
	p.Refresh()
	return ok
}

// verb is that of the match with which a card is drawn or a die thrown now; nil: none.
func (p *page) verb() rules.Named {
	if d := p.deck(); d != nil {
		return d.Verb
	}
	return p.lies.Dice.Verb
}

// due reports whether a card can be drawn, or the dice be thrown by the app, and in a match for which seat.
func (p *page) due() (act rules.Act, can bool) {
	if p.of == nil {
		d := p.deck()
		return act, d == nil || d.Hands == 0 || len(p.loose.Pile(d.Name).Hands[p.seat-1]) < d.Most
	}
	act, can = p.of.DueLoose(p.verb())
	return act, can && p.of.Cases(act.Seat, act.Verb) > 0
}

// act draws a card or throws, whatever is used now. While a throw is still to be seen it only ends that.
func (p *page) act() {
	if p.still() {
		return
	}
	d, act, can := p.deck(), rules.Act{}, false
	if act, can = p.due(); !can {
		return
	}
	switch {
	case p.of != nil:
		p.of.At, p.tumbles, p.again = game.Now, true, nil
		p.of.Draw(act.Seat, act.Verb)
		p.app.Refresh()
	case d == nil:
		p.tumbles, p.enters = true, false
		p.do(loose.Act{Do: loose.Roll, Faces: make([]int, p.count())})
	case d.Hands == 0:
		p.do(loose.Act{Do: loose.Draw, Deck: d.Name})
	case p.do(loose.Act{Do: loose.Draw, Deck: d.Name, Seat: p.seat}):
		p.lookAt(wording.L("The card that {player} has drawn. Nobody else looks.", p.names(p.deck())[p.seat-1]), true)
	default:
		p.app.Say(wording.L("No card is left to draw: players hold them all."))
	}
}

// still ends throws that are still to be seen, and reports whether there were any.
func (p *page) still() (moved bool) {
	for _, die := range p.dice {
		moved = die.Skip() || moved
	}
	return moved
}

// count is how many dice are thrown together.
func (p *page) count() int {
	if p.chosen == twoDice {
		return 2
	}
	return 1
}

// threw takes a face that people threw. The faces stay: the next throw is likely to be theirs as well.
func (p *page) threw(face int) {
	switch {
	case p.of != nil:
		if act, ok := p.of.DueLoose(p.lies.Dice.Verb); ok {
			p.of.At = game.Now
			p.of.Play(p.lies.Dice.Enter(act.Seat, face), func(string) {})
			p.app.Refresh()
		}
	case p.count() == 2 && p.first == 0:
		p.first = face
		p.Refresh()
	case p.count() == 2:
		p.do(loose.Act{Do: loose.Enter, Faces: []int{p.first, face}})
	default:
		p.do(loose.Act{Do: loose.Enter, Faces: []int{face}})
	}
}

// takeBack takes the latest act back.
func (p *page) takeBack() {
	p.still()
	p.again, p.steals, p.first = nil, false, 0
	if p.loose.Undo() {
		game.KeepLoose(p.app, p.game.Key)
	}
	p.Refresh()
}

// names are those who can hold cards: those of the match or of the last table, and letters for the seats without one.
func (p *page) names(d *game.LooseDeck) []string {
	if p.of != nil {
		return p.of.Table().Seats()
	}
	names := make([]string, d.Hands)
	for i := range names {
		names[i] = parts.SeatName(i + 1)
	}
	copy(names, p.app.Beginning(p.game).Seats)
	return names
}

// hand are the cards of whoever is chosen.
func (p *page) hand() []string { return p.loose.Pile(p.chosen).Hands[p.seat-1] }

// lookAt shows the hand to its player alone, or only the card that came last.
func (p *page) lookAt(line string, last bool) {
	d := p.deck()
	p.app.Pass(shell.Secret{
		Seat: p.seat, Name: p.names(p.deck())[p.seat-1], Line: line,
		Face: func() parts.Face {
			hand := p.hand()
			if len(hand) == 0 {
				return parts.NewFace(parts.NoIcon, wording.L("No card"), "")
			}
			if last {
				hand = hand[len(hand)-1:]
			}
			return d.Hand(hand, game.Roomy(p.app))
		},
	})
}

// look shows the whole hand to its player alone.
func (p *page) look() {
	p.lookAt(wording.L("The cards of {player}. Nobody else looks.", p.names(p.deck())[p.seat-1]), false)
}

// lay lets the player choose a card, which then lies open for all.
func (p *page) lay() {
	d, name := p.deck(), p.names(p.deck())[p.seat-1]
	p.app.Pass(shell.Secret{
		Seat: p.seat, Name: name, Line: wording.L("{player} chooses the card that is laid open.", name),
		Form: func(done func()) fyne.CanvasObject {
			column := parts.NewTightColumn()
			for i, word := range p.hand() {
				face := d.Face(word, nil)
				lay := func() {
					p.do(loose.Act{Do: loose.Lay, Deck: d.Name, Seat: p.seat, Card: i})
					done()
				}
				if picture := parts.Picture(word); picture.Resource() != nil {
					column.Add(parts.NewPicturedCard(picture, face.Icon, face.Title, face.Rule, lay))
				} else {
					column.Add(parts.NewCard(face.Icon, face.Title, face.Rule, lay))
				}
			}
			return column
		},
	})
}

// touch chooses whose hand it is, or steals a card from somebody.
func (p *page) touch(seat int) {
	if !p.steals {
		p.sit(seat)
		p.Refresh()
		return
	}
	if p.do(loose.Act{Do: loose.Steal, Deck: p.chosen, Seat: p.seat, From: seat}) {
		names := p.names(p.deck())
		p.lookAt(wording.L("The card that {player} has stolen from {victim}. Nobody else looks.", names[p.seat-1], names[seat-1]), true)
	}
}
