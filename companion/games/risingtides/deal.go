package risingtides

import "tablekeeper/companion/rules"

// deal gives cards that the seat can't see a face by chance. A nation that another seat has not shown stays hidden: its plan
// isn't thought about. By its own one a seat plays as if it lay open.
func (t *table) deal(p *Position, seat int, draw func(n int) int) {
	for i := range t.size() {
		if seat > 0 && i != seat-1 {
			p.Players[i].Hand.Forget()
			p.down[i] = 0
			if p.event.picked[i] >= 0 {
				p.event.picked[i] = hidden
			}
		}
	}
	for i := range t.size() {
		if p.down[i] > 0 && seat > 0 && p.Step != StepReveal {
			p.nations[i], p.down[i] = p.down[i]-1, 0
		}
		p.Players[i].Hand.Deal(len(cardNames), func(card int) int { return t.unaccounted(p, card) }, draw)
		if p.event.picked[i] == hidden {
			one := rules.Hand{Unknown: 1}
			one.Deal(len(cardNames), func(card int) int { return t.unaccounted(p, card) }, draw)
			for card := range one.Known.All() {
				p.event.picked[i] = int8(card)
			}
		}
	}
}
