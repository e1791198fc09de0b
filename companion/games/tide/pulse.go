package tide

import "math/bits"

// pulse is the phase of the beat since the start, exactly.
//
// Between two events R falls with time, so x = T - R grows, or f stands at 1
// while R > T. Then p(f) dt adds up to (12.1 items 6 and 7, t in ms)
//
//	0.5 dt / 1000 + 2 (x2^3 - x1^3) / (3 T^2 1000)
//	= (3 T^2 dt + 4 (x2^3 - x1^3)) / (6000 T^2)
//
// whole numbers above and below. The number above is kept in 128 bits (at most
// some 5e20), and whether a beat has been reached at a millisecond is decided
// without rounding: at 10 minutes the 700th would fall exactly on the end.
type pulse struct {
	high, low uint64
}

// run adds the pulse of d ms during which the remaining time falls from r.
func (p *pulse) run(t, r, d int64) {
	p.add(uint64(3*t*t), uint64(d))
	x1, x2 := uint64(max(0, t-r)), uint64(max(0, t-r+d))
	p.add(x2*x2, 4*x2)
	p.subtract(x1*x1, 4*x1)
}

func (p *pulse) add(a, b uint64) {
	high, low := bits.Mul64(a, b)
	var carry uint64
	p.low, carry = bits.Add64(p.low, low, 0)
	p.high, _ = bits.Add64(p.high, high, carry)
}

func (p *pulse) subtract(a, b uint64) {
	high, low := bits.Mul64(a, b)
	var borrow uint64
	p.low, borrow = bits.Sub64(p.low, low, 0)
	p.high, _ = bits.Sub64(p.high, high, borrow)
}

// phase is the phase in beats.
func (p pulse) phase(t int64) float64 {
	beat := uint64(6000 * t * t)
	whole, rest := bits.Div64(p.high, p.low, beat)
	return float64(whole) + float64(rest)/float64(beat)
}

// beats is the number of beats so far. One that falls exactly on the end of
// the time is none: there the end is announced (12.1 item 7).
func (p pulse) beats(t int64, ended bool) int {
	whole, rest := bits.Div64(p.high, p.low, uint64(6000*t*t))
	if ended && rest == 0 && whole > 0 {
		whole--
	}
	return int(whole)
}
