package partial

import (
	"math/rand/v2"
	"slices"

	"tablekeeper/companion/rules"
)

// samples are possible positions of a table by step and awaited seat, for what is not
// known: those that random play comes by first. The play is always the same.
type samples struct {
	table rules.Table
	play  rules.Table
	draw  *rand.Rand
	left  int // moves that may still be played
	found map[awaitedAt][]*sample
	all   []*sample
	size  int // how many values the first position has
}

// sample is a position that play came by. Most are never looked at, so it is written when it is.
type sample struct {
	at      rules.Trial
	written rules.Object
}

func (s *sample) tree() rules.Object {
	if s.written == nil {
		s.written = s.at.Tree()
	}
	return s.written
}

type awaitedAt struct {
	step string
	seat int
}

// How much is played, and how many positions are kept of a step and seat.
const (
	mostMoves  = 600
	playLength = 200
	mostKept   = 3
)

func newSamples(t rules.Table) *samples {
	d := &samples{
		table: t, play: t.Fork(), draw: rand.New(rand.NewPCG(1, 1)),
		left: mostMoves, found: map[awaitedAt][]*sample{},
	}
	d.add()
	mapped(d.all[0].tree(), func(v any) any {
		d.size++
		return v
	})
	return d
}

// add notes the position that play has come to.
func (d *samples) add() {
	var now *sample
	for _, seat := range append(slices.Clip(d.play.ToMove()), 0) {
		at := awaitedAt{d.play.Step(), seat}
		if len(d.found[at]) >= mostKept {
			continue
		}
		if now == nil {
			now = &sample{at: rules.TrialOf(d.play)}
			d.all = append(d.all, now)
		}
		d.found[at] = append(d.found[at], now)
	}
}

// of gives positions of a step in which a seat is awaited; none: play never came there.
func (d *samples) of(step string, seat int) []*sample {
	at := awaitedAt{step, seat}
	for len(d.found[at]) < mostKept && d.left > 0 {
		if len(d.found[at]) > 0 && d.left < mostMoves-playLength {
			break
		}
		d.left--
		list := d.play.Legal(nil)
		if len(list) == 0 || d.left%playLength == 0 {
			d.play = d.table.Fork()
			continue
		}
		d.play.Play(rules.Choose(list, d.play.RandomWeight, d.draw.IntN))
		d.add()
	}
	return d.found[at]
}

// at gives positions of a step, whoever is awaited; where play never came there, any.
func (d *samples) at(step string) []*sample {
	if list := d.found[awaitedAt{step, 0}]; list != nil {
		return list
	}
	return d.all[:1]
}
