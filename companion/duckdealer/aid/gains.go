package aid

import "tablekeeper/companion/duckdealer"

// What a gain is about.
const (
	OfPoints = iota // Word is ""
	OfEnergy
	OfGoods
	OfGear
)

// Gain is what a seat has more, or with a number below zero less, than before.
type Gain struct {
	Seat, Of int
	Word     string
	N        int
}

// Gains are what moves have changed before the players: points, energy, goods and
// gear, seat by seat.
func Gains(was, now *duckdealer.View) []Gain {
	var list []Gain
	goods, gear := words(duckdealer.GoodWords().Range, duckdealer.GoodWords().Word), duckdealer.Gear()
	for i := range now.Players {
		before, after := &was.Players[i], &now.Players[i]
		if n := after.Score - before.Score; n != 0 {
			list = append(list, Gain{i + 1, OfPoints, "", n})
		}
		list = append(list, changes(i+1, OfEnergy, duckdealer.Energy(), before.Energy, after.Energy)...)
		list = append(list, changes(i+1, OfGoods, goods, before.Goods, after.Goods)...)
		list = append(list, changes(i+1, OfGear, gear, before.Gear, after.Gear)...)
	}
	return list
}

// changes are the words of which a seat has another number.
func changes(seat, of int, words []string, was, now map[string]int) []Gain {
	var list []Gain
	for _, word := range words {
		if n := now[word] - was[word]; n != 0 {
			list = append(list, Gain{seat, of, word, n})
		}
	}
	return list
}

// words are those of a vocabulary.
func words(span func() (first, last int), word func(int) string) []string {
	first, last := span()
	var list []string
	for n := first; n <= last; n++ {
		list = append(list, word(n))
	}
	return list
}
