package loose

import (
	"slices"

	"tablekeeper/companion/base/chance"
)

// act does something as the next act, or reports that it can't be done.
func (t *Table) act(act Act) bool {
	done := Done{Act: act}
	number := t.kept.Begin.Acts + len(t.done) + 1
	ok := false
	switch p := t.piles[act.Deck]; act.Do {
	case Roll, Enter:
		if ok = t.thrown(&done, number); ok {
			t.throws = append(t.throws, chance.Throw{Faces: done.Faces, Ours: act.Do == Enter})
			done.Throw = len(t.throws)
		}
	case Clear:
		ok, t.throws = len(t.throws) > 0, nil
	default:
		ok = p != nil && act.Seat >= 0 && act.Seat <= len(p.Hands) && t.handled(&done, p, t.shuffler(number))
	}
	if ok {
		t.done = append(t.done, done)
	}
	return ok
}

// thrown lets dice show their faces.
func (t *Table) thrown(done *Done, number int) bool {
	n := len(done.Faces)
	if n == 0 || n > MostDice {
		return false
	}
	done.Faces = slices.Clone(done.Faces)
	if done.Do == Enter {
		return slices.Min(done.Faces) >= 1 && slices.Max(done.Faces) <= chance.Faces
	}
	source := chance.New(t.kept.Seed.Branch(number))
	for i := range done.Faces {
		done.Faces[i] = source.Die()
	}
	return true
}

// handled does something with a deck.
func (t *Table) handled(done *Done, p *Pile, shuffle func([]string)) bool {
	deck := t.decks[slices.IndexFunc(t.decks, func(d Deck) bool { return d.Name == done.Deck })]
	full := func(seat int) bool { return len(p.Hands[seat-1]) >= deck.Most }
	switch act := done.Act; act.Do {
	case Draw:
		if act.Seat == 0 != (deck.Hands == 0) || act.Seat > 0 && full(act.Seat) {
			return false
		}
		card, ok := p.top(shuffle)
		switch {
		case !ok:
			return false
		case act.Seat > 0:
			p.Hands[act.Seat-1] = append(p.Hands[act.Seat-1], card)
		default:
			p.Up, done.Open = append(p.Up, card), card
		}
	case Lay:
		if act.Seat == 0 || act.Card < 0 || act.Card >= len(p.Hands[act.Seat-1]) {
			return false
		}
		done.Open = p.Hands[act.Seat-1][act.Card]
		p.Up = append(p.Up, done.Open)
		p.Hands[act.Seat-1] = slices.Delete(p.Hands[act.Seat-1], act.Card, act.Card+1)
	case Steal:
		if act.Seat == 0 || act.From < 1 || act.From > len(p.Hands) || act.From == act.Seat || full(act.Seat) || len(p.Hands[act.From-1]) == 0 {
			return false
		}
		from := p.Hands[act.From-1]
		shuffle(from)
		last := len(from) - 1
		p.Hands[act.Seat-1] = append(p.Hands[act.Seat-1], from[last])
		p.Hands[act.From-1] = from[:last]
	case Shuffle:
		*p = *deck.pile(shuffle)
	default:
		return false
	}
	return true
}
