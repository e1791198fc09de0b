package evenings_test

import (
	"fmt"
	"testing"

	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/rules"
)

// BenchmarkTwoHundredMatches counts what 200 matches tell, as each page about them does.
func BenchmarkTwoHundredMatches(b *testing.B) {
	feats := []rules.FeatWords{{Name: "longest"}}
	var list []evenings.Result
	for i := range 200 {
		r := over([]string{"traders", "raid-trade"}[i%2], int64(60*i+2), "Anna Ben Cleo Dan", 1+i%4, 1+(i+1)%4, 1+(i+2)%4, 1+(i+3)%4)
		r.ID = fmt.Sprint(i)
		r.Feats = []evenings.Feat{{Name: "longest", Seat: i % 4, Value: i % 17}}
		list = append(list, r)
	}
	for b.Loop() {
		l := log(evenings.NewPeople(), list...)
		group := l.Groups()[0]
		l.Of(group, []string{"traders", "raid-trade"})
		l.Records("traders", feats)
	}
}
