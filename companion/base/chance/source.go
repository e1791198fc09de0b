package chance

import (
	"math/bits"
	"math/rand/v2"
)

// Source makes draws that follow from its seed alone. It is not safe for use
// by several goroutines.
type Source struct {
	stream *rand.ChaCha8
}

// New is a source at the beginning of the draws of a seed.
func New(s Seed) *Source {
	return &Source{stream: rand.NewChaCha8(s)}
}

// Below draws evenly from 0 to n-1. It panics if n is below 1: there is
// nothing to draw from.
//
// A plain remainder would favour small numbers. The draw is the high half of a
// 64 by 64 bit product; the few low halves that would be one too many for some
// numbers are drawn again (D. Lemire, "Fast Random Integer Generation in an
// Interval", 2019).
func (s *Source) Below(n int) int {
	if n < 1 {
		panic("chance: a draw from nothing")
	}
	span := uint64(n)
	surplus := -span % span // 2^64 mod n
	for {
		high, low := bits.Mul64(s.stream.Uint64(), span)
		if low >= surplus {
			return int(high)
		}
	}
}

// Die throws a die: 1 to 6.
func (s *Source) Die() int {
	return s.Below(6) + 1
}

// Shuffle puts cards into an order of which each is equally likely (Fisher and
// Yates).
func Shuffle[T any](s *Source, cards []T) {
	for i := len(cards) - 1; i > 0; i-- {
		j := s.Below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
