package matches

import (
	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/matches/fairness"
)

// Proof is what anybody needs to check the app's draws. Seeds are in it only
// once the match is over.
func (c *Chance) Proof() fairness.Proof {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := c.history
	p := fairness.Proof{Version: chance.Version, Seeds: s.seeds.Shown(s.over), Timer: s.timers.Shown(s.over)}
	for _, turn := range s.line[1:] {
		number := int(s.turns[turn].item)
		i := &s.items[number-1]
		if i.kind != MoveLine || s.turns[turn].unplayable {
			continue
		}
		switch {
		case i.by == Drawn:
			p.Draws = append(p.Draws, s.proofDraw(number))
		case i.by == Entered && s.table.Reveals(s.turns[turn].act):
			p.Entered++
		}
	}
	return p
}

// proofDraw is the draw of a line; the face of a hidden one is told with the seed.
func (s *history) proofDraw(number int) fairness.ProofDraw {
	i := &s.items[number-1]
	_, text := s.moveText(i)
	d := fairness.ProofDraw{Number: int(i.draw), Line: number, Of: int(i.of), Value: int(i.value), Text: text}
	if d.Hidden = s.table.Unseen(s.turns[i.turn].act); d.Hidden {
		if s.over && i.more != nil {
			d.Text = s.table.Notation(i.more.face)
		} else {
			d.Value = fairness.FaceUnknown
		}
	}
	return d
}

// Start is how many starts of its game there were on the device that evening as this
// match was sealed, this one too.
func (c *Chance) Start() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return fairness.ReadStart(c.history.header(fairness.HeaderStart))
}
