package risingtides

import "tablekeeper/companion/rules"

// planCards is how many resources a whole survival plan takes.
const planCards = firstStage + (firstStage + 1) + (firstStage + 2)

// worth says how much of a seat's plan stands; what lies ready for the next stage counts
// in part, on the hand less than in the depot, where it can't be stolen unseen.
func (t *table) worth(p *position, seat int) float64 {
	const (
		inDepot, inHand, useless = 0.8, 0.5, 0.04 // useless: each card on the hand over three that the next stage doesn't take
		unfinished               = 0.25           // who has finished can't be passed any more
	)
	for place, finished := range p.finished {
		if int(finished) == seat {
			return 1 - float64(place)/float64(2*maxSeats)
		}
	}
	built := int(p.built[seat-1])
	done := 0.0
	for k := range built {
		done += float64(stageCards(k))
	}
	card := p.nations[seat-1]
	if card < 0 || built >= planStages {
		return float64(unfinished*done) / planCards
	}
	left, hand := plans[card][built], p.hands[seat-1].Size()
	for resource, n := range left {
		depot := min(n, p.depots[seat-1].count[resource])
		held := min(int(n-depot), p.hands[seat-1].Known.Of(resource))
		done += float64(inDepot*float64(depot)) + float64(inHand*float64(held))
		hand -= held
	}
	done -= float64(useless * float64(max(0, hand-3)))
	return float64(unfinished*done) / planCards
}

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
