package atrades_test

import (
	"strings"
	"testing"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// headers are those of a game with so many players, and options.
func headers(seats int, options ...string) string {
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil"}
	return conformance.Headers("atrades", names[:seats], options...)
}

// withSetup is a Setup header of component data.
func withSetup(data string) string {
	return conformance.Header("Setup", "data "+data)
}

// cards are technology cards with every effect, as a Setup header.
func cards() string {
	return withSetup(`{"technology_cards":[` +
		`{"id":"wells","name":"Wells","era":1,"cost":2,"copies":2,"effects":[` +
		`{"effect":"gain-company","n":3},{"effect":"expand"},{"effect":"acquire"},{"effect":"raise-demand","n":2}]},` +
		`{"id":"guest","name":"Guest","era":1,"cost":0,"copies":3,"effects":[` +
		`{"effect":"gain-personal","n":2},{"effect":"gain-bureaucracy","n":1},{"effect":"manual"}]},` +
		`{"id":"hand","name":"Hand","era":2,"cost":1,"copies":1,"effects":[{"effect":"gain-cube","n":1}]}]}`)
}

func open(tb testing.TB, text string) rules.Table {
	tb.Helper()
	return conformance.Open(tb, atrades.Game(), text)
}

func TestExamples(t *testing.T) {
	conformance.Complete(t, open(t, headers(2)), conformance.Run(t, atrades.Game(), "testdata/examples"), nil)
}

func TestGolden(t *testing.T) {
	heads := map[string]string{
		"2-cards-joined": headers(2, "layout=joined") + cards(),
		"3-first":        headers(3, "edition=first", "first-order=bid"),
		"4-later":        headers(4, "auction-rounds=tiers", "old-bank-money=joins"),
		"5-later":        headers(5),
	}
	conformance.Golden(t, atrades.Game(), "testdata/golden", heads, func(moves string) bool {
		return strings.Contains(moves, ": sell") && strings.Contains(moves, ": merge")
	})
}

func FuzzTranscript(f *testing.F) {
	conformance.Fuzz(
		f, atrades.Game(),
		headers(2)+drawn+"1: draw mai-bo\n1: acquire 1\n1: place cicili r0c1\n2: pass\n1: expand cicili r0c2\n2: research a+b\n",
		headers(2, "layout=joined", "start-regions=2")+drawn+"1: lay cicili 0 3\n1: acquire 6\n1: place vo r3c3\n= {\"step\":\"over\"}\n",
		headers(3)+cards()+"1: guild pioneers\n2: bid 3\ntable: adjust demand vo +1\ntable: done\n",
	)
}

// BenchmarkReferee measures a game that is longer than the printed one: more
// cubes, more companies, all regions on the table.
func BenchmarkReferee(b *testing.B) {
	long := headers(5, "start-regions=7", "track-limits=off") + withSetup(`{"cubes":{"action":30,"golden":9},"types":[`+
		`{"id":"rations","name":"Rations","initiatives":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],"tiles":90,"price":1,"era":1,"level":1},`+
		`{"id":"liquids","name":"Liquids","initiatives":[21,22,23,24,25,26,27,28,29,30,31,32,33,34],"tiles":90,"price":2,"era":1,"level":2},`+
		`{"id":"wiring","name":"Wiring","initiatives":[41,42,43,44,45,46,47,48,49,50,51,52,53,54],"tiles":90,"price":3,"era":2,"level":3}]}`)
	few := headers(2, "start-regions=2")
	conformance.Speed{
		Game: atrades.Game(), Head: long,
		Asked: []string{
			"acquire 3", "place thunderdome r2c2", "bid 4", "pay own", "pay 1 from 6", "merge 1 6", "cube", "pass", "sell 1",
			"research wells", "expand vo r1c2", "keep 1", "choose 6", "draw vo",
		},
		Refused: map[string]string{
			"acquire": few + toAction + "1: acquire 12\n",
			"place":   few + toPlace + "1: place cicili r1c2\n",
			"expand":  few + toMarket + "1: expand cicili r4c1\n",
			"bid":     few + toAuction + "2: bid 1\n",
			"pay":     few + toPay + "1: pay 2 from 7\n",
		},
	}.Run(b)
}
