package loose

import "slices"

// Deck is a deck of cards as it is when nobody has touched it.
type Deck struct {
	Name  string
	Cards []string // their words, each as often as the deck has it
	Hands int      // how many can hold its cards; 0: they are laid open
	Most  int      // that each of them can hold
}

// Pile is how a deck lies: what is face down, what is face up, and what people hold.
type Pile struct {
	Down  []string   `json:"down"` // the top card last
	Up    []string   `json:"up"`   // the latest last
	Hands [][]string `json:"hands,omitempty"`
}

// pile is the whole deck, shuffled once.
func (d Deck) pile(shuffle func([]string)) *Pile {
	p := &Pile{Down: slices.Clone(d.Cards), Hands: make([][]string, d.Hands)}
	shuffle(p.Down)
	return p
}

// Left is how many cards can still be drawn.
func (p *Pile) Left() int { return len(p.Down) }

// made reports whether a pile is made of exactly the cards of a deck, wherever they are.
func (p *Pile) made(d Deck) bool {
	all, want := slices.Concat(append([][]string{p.Down, p.Up}, p.Hands...)...), slices.Clone(d.Cards)
	slices.Sort(all)
	slices.Sort(want)
	full := func(hand []string) bool { return len(hand) > d.Most }
	return slices.Equal(all, want) && len(p.Hands) == d.Hands && !slices.ContainsFunc(p.Hands, full)
}

func (p *Pile) clone() *Pile {
	c := &Pile{Down: slices.Clone(p.Down), Up: slices.Clone(p.Up)}
	for _, hand := range p.Hands {
		c.Hands = append(c.Hands, slices.Clone(hand))
	}
	return c
}

// top takes the top card. Where none is left the open cards are shuffled first, and are the new pile.
func (p *Pile) top(shuffle func([]string)) (card string, ok bool) {
	if len(p.Down) == 0 {
		p.Down, p.Up = p.Up, nil
		shuffle(p.Down)
	}
	last := len(p.Down) - 1
	if last < 0 {
		return "", false
	}
	card, p.Down = p.Down[last], p.Down[:last]
	return card, true
}
