package atrades_test

import (
	"testing"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
)

// FuzzData feeds the reader of component data: nothing crashes, and what it takes
// gives headers that open a table.
func FuzzData(f *testing.F) {
	f.Add(string(atrades.DefaultData()))
	f.Add(string(file(f, `{"technology_cards":[`+someCard+`],"maps":[`+someMap+`],"types":[`+someType+`]}`)))
	f.Add(string(file(f, `{"guilds":[`+someGuild+`,`+otherGuild+`],"chart":{"rows":[[1,1]]}}`)))
	f.Fuzz(func(t *testing.T, text string) {
		several, err := aid.Headers([]byte(text))
		if err != nil {
			return
		}
		table, err := withData(several...)
		if err != nil {
			t.Fatalf("%v\n%s", err, several)
		}
		if table.Over() || table.Violations() != nil {
			t.Fatalf("%s", table.State())
		}
	})
}
