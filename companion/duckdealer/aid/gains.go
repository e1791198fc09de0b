package aid

import "tablekeeper/companion/duckdealer"

// What a gain is about.
const (
	ofPoints = iota // Word is ""
	ofEnergy
	ofGoods
	ofGear
)

// gain is what a seat has more, or with a number below zero less, than before.
type gain struct {
	Seat, Of int
	Word     string
	N        int
}

// gains are what moves have changed before the players: points, energy, goods and
// gear, seat by seat.
func gains(was, now *duckdealer.View) []gain {
	var list []gain
	goods, gear := words(duckdealer.GoodWords().Range, duckdealer.GoodWords().Word), duckdealer.Gear()
	for i := range now.Players {
		before, after := &was.Players[i], &now.Players[i]
		if n := after.Score - before.Score; n != 0 {
			list = append(list, gain{i + 1, ofPoints, "", n})
		}
		list = append(list, changes(i+1, ofEnergy, duckdealer.Energy(), before.Energy, after.Energy)...)
		list = append(list, changes(i+1, ofGoods, goods, before.Goods, after.Goods)...)
		list = append(list, changes(i+1, ofGear, gear, before.Gear, after.Gear)...)
	}
	return list
}

// changes are the words of which a seat has another number.
func changes(seat, of int, words []string, was, now map[string]int) []gain {
	var list []gain
	for _, word := range words {
		if n := now[word] - was[word]; n != 0 {
			list = append(list, gain{seat, of, word, n})
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
