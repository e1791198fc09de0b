package risingtides

import "tablekeeper/companion/rules"

// deal gives cards that the seat can't see a face by chance. A nation that nobody has shown stays hidden: its plan isn't
// thought about.
func (t *table) deal(p *position, seat int, draw func(n int) int) {
	for i := range t.size() {
		if seat > 0 && i != seat-1 {
			p.hands[i].Forget()
			if p.event.picked[i] >= 0 {
				p.event.picked[i] = hidden
			}
		}
	}
	for i := range t.size() {
		p.hands[i].Deal(len(cardNames), func(card int) int { return t.unaccounted(p, card) }, draw)
		if p.event.picked[i] == hidden {
			one := rules.Hand{Unknown: 1}
			one.Deal(len(cardNames), func(card int) int { return t.unaccounted(p, card) }, draw)
			for card := range one.Known.All() {
				p.event.picked[i] = int8(card)
			}
		}
	}
}
