package lab

import "math"

// shares divides a win among all numbers of winners up to six: what several share is a whole number of these parts.
const shares = 60

// exactly is up to how many matches all ways are counted; with more of them their distribution is a normal one.
const exactly = 200

// chanceOf is how likely chance alone brings those who did something a share of the wins that far from an even one, if the winners of each
// match are any of its seats: the exact distribution over all ways in which winners could sit.
func chanceOf(list []*deed, wins float64) float64 {
	even := 0.0
	for _, d := range list {
		even += d.even()
	}
	off := math.Abs(math.Round(shares*wins) - even)
	if len(list) > exactly {
		squares := 0.0
		for _, d := range list {
			for _, w := range d.ways() {
				squares += float64(w.p * (float64(w.parts) - d.even()) * (float64(w.parts) - d.even()))
			}
		}
		return math.Erfc(off / math.Sqrt(2*squares))
	}
	sum := 0.0
	total := []float64{1} // by the parts that those who did it win
	for _, d := range list {
		total = added(total, d.ways())
	}
	for parts, p := range total {
		if math.Abs(float64(parts)-even) >= off-1e-6 {
			sum += p
		}
	}
	return min(1, sum)
}

// even is the share of a match that those who did it win where all win alike, in parts.
func (d *deed) even() float64 { return float64(shares*d.many) / float64(len(d.did)) }

// way is how likely so many parts are.
type way struct {
	parts int
	p     float64
}

// ways are how likely those who did it win so many parts of a match, where its winners are any of the seats.
func (d *deed) ways() []way {
	var ways []way
	winners, seats := len(d.Winners), len(d.did)
	for k := max(0, winners+d.many-seats); k <= min(winners, d.many); k++ {
		ways = append(ways, way{k * shares / winners, choose(d.many, k) * choose(seats-d.many, winners-k) / choose(seats, winners)})
	}
	return ways
}

// choose is how many ways there are to take k of n.
func choose(n, k int) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return math.Round(ways)
}

// added is the distribution of a sum.
func added(total []float64, ways []way) []float64 {
	sum := make([]float64, len(total)+ways[len(ways)-1].parts)
	for at, p := range total {
		if p == 0 {
			continue
		}
		for _, w := range ways {
			sum[at+w.parts] += float64(p * w.p)
		}
	}
	return sum
}
