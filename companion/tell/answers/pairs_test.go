package answers

import (
	"flag"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

var learnPairs = flag.Bool("pairs", false, "learn the pairs from the libraries, and write them")

// twin is a question with its candidates, and what it tells of each as a pair with the nearest wording.
type twin struct {
	of     string // the game's key
	part   int
	scores []float64 // without the pairs
	right  []bool
	places [][]uint16
}

// pairFolds is how many wordings of each entry are left out in turn.
const pairFolds = 12

// twins asks the first wordings of all entries of a library that lacks just this one.
func twins(d *Desk) []*twin {
	var all []*twin
	leaveOut(d, pairFolds, pairFolds/2, func(less *Desk, entry int, q *question, r *Ruling, under bool) {
		all = append(all, less.twin(q, r, entry%parts, under))
	})
	return all
}

// twin asks a question that a ruling answers.
func (d *Desk) twin(q *question, r *Ruling, part int, under bool) *twin {
	t := &twin{of: d.game.Key, part: part}
	for _, c := range d.candidates(q) {
		if c.ruling.wasTurned() || !under && c.features[unchosen] > 0 { // the conditions of a library know what its wordings mean
			continue
		}
		places := []uint16{nonePlace}
		if c.entry != nil {
			places = pairPlaces(nil, plain(q.stems), d.index.plain[c.wording], c.ruling.Verdict)
		}
		t.scores, t.right = append(t.scores, d.weights.score(&c)), append(t.right, agree(r, c.ruling))
		t.places = append(t.places, places)
	}
	return t
}

// shares are how likely each candidate is.
func (t *twin) shares(table []float64) []float64 {
	list := slices.Clone(t.scores)
	for i, places := range t.places {
		for _, p := range places {
			list[i] += table[p]
		}
	}
	highest, sum := slices.Max(list), 0.0
	for i := range list {
		list[i] = math.Exp(list[i] - highest)
		sum += list[i]
	}
	for i := range list {
		list[i] /= sum
	}
	return list
}

// first reports whether the right answer comes first.
func (t *twin) first(table []float64) bool {
	shares := t.shares(table)
	return t.right[slices.Index(shares, slices.Max(shares))]
}

// pairRounds is how often all questions are gone through; more of them learn the wordings by heart.
const pairRounds = 2

// pairTable learns what each place counts (AdaGrad).
func pairTable(all []*twin) []float64 {
	const rate, least = 0.1, 1e-4
	table, seen := make([]float64, 1<<16), make([]float64, 1<<16)
	order := rand.New(rand.NewPCG(1, 1))
	for range pairRounds {
		for _, k := range order.Perm(len(all)) {
			t := all[k]
			shares, right := t.shares(table), 0.0
			for i, s := range shares {
				if t.right[i] {
					right += s
				}
			}
			if right == 0 {
				continue
			}
			for i, s := range shares {
				g := -s
				if t.right[i] {
					g += s / right
				}
				if math.Abs(g) < least {
					continue
				}
				for _, p := range t.places[i] {
					seen[p] += g * g
					table[p] += rate * g / (1 + math.Sqrt(seen[p]))
				}
			}
		}
	}
	return table
}

// bytesOf are the pairs as they are kept.
func bytesOf(table []float64) []byte {
	data := make([]byte, len(table))
	for i, v := range table {
		data[i] = byte(int8(max(-128, min(127, math.Round(v/pairStep)))))
	}
	return data
}

// TestLearnPairs learns the pairs anew:
//
//	go test ./companion/tell/answers -run LearnPairs -v -pairs [-libraries FOLDER]
//
// The figures are those of entries that are left out of what is learned.
func TestLearnPairs(t *testing.T) {
	if !*learnPairs {
		return
	}
	var all []*twin
	for _, game := range shelf.Games() {
		d, err := readDesk(asBefore(game))
		require.NoError(t, err)
		if len(d.entries) > 0 {
			all = append(all, twins(d)...)
		}
	}
	none := make([]float64, 1<<16)
	asked, before, after := map[string]int{}, map[string]int{}, map[string]int{}
	for part := range parts {
		var others []*twin
		for _, one := range all {
			if one.part != part {
				others = append(others, one)
			}
		}
		table := pairTable(others)
		for _, one := range all {
			if one.part != part {
				continue
			}
			asked[one.of]++
			if one.first(none) {
				before[one.of]++
			}
			if one.first(table) {
				after[one.of]++
			}
		}
	}
	for key, n := range asked {
		t.Logf("%-12s %5d asked, right first without pairs %.1f%%, with them %.1f%%", key, n, 100*float64(before[key])/float64(n), 100*float64(after[key])/float64(n))
	}
	require.NoError(t, os.WriteFile("pairs.bin", bytesOf(pairTable(all)), 0o644))
}
