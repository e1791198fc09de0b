package duckdealer_test

import (
	"fmt"
	"testing"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// headers are those of a game with so many players, and options.
func headers(seats int, options ...string) string {
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil"}
	return conformance.Headers("duck-dealer", names[:seats], options...)
}

// outfitted is a game of two before its first turn: Anna at s1 with no crew, Ben
// at s5 with a navigator.
const outfitted = "table: born 1\n1: fit cargo-hold\n1: fit cargo-hold\n1: fit cargo-hold\n" +
	"2: fit navigator\n2: fit cargo-hold\n2: fit cargo-hold\n1: home s1\n2: home s5\n"

func open(tb testing.TB, text string) rules.Table {
	tb.Helper()
	return conformance.Open(tb, duckdealer.Game(), text)
}

// TestExamples holds the worked examples of the specification and further cases,
// and makes sure that together they break and keep every rule that a check cites.
func TestExamples(t *testing.T) {
	shown := conformance.Run(t, duckdealer.Game(), "testdata/examples")
	conformance.Complete(t, open(t, headers(2)), shown, nil)
}

func TestRegister(t *testing.T) {
	conformance.Register(t, open(t, headers(2)), 101)
}

func TestGolden(t *testing.T) {
	heads := map[string]string{}
	for seats := 2; seats <= 4; seats++ {
		heads[fmt.Sprintf("%d-seats", seats)] = headers(seats)
	}
	heads["5-seats"] = headers(5, "auction=on", "pathways=two-way", "claim-unbuilt=yes", "highway-from-space=yes")
	conformance.Golden(t, duckdealer.Game(), "testdata/golden", heads, nil)
}

func FuzzTranscript(f *testing.F) {
	conformance.Fuzz(
		f, duckdealer.Game(),
		headers(2)+outfitted+"1: collect move\n2: collect move\n1: act\n1: highway s1-p1-1\n1: burn\n1: step s1-p1-2\n",
		headers(2, "auction=on")+"1: bid 4\n2: bid 4\n1: bid 0\n2: bid 0\ntable: born 2\n2: position 1\n",
		headers(2)+"[Setup \"mine s1 phone-boxes\"]\n"+outfitted+"1: act\n1: entrance s1\n1: exit p1\n1: end\n= {\"step\":\"turn\"}\n",
	)
}

func BenchmarkReferee(b *testing.B) {
	action := headers(2) + outfitted + "1: collect build\n2: collect move\n1: act\n"
	conformance.Speed{
		Game: duckdealer.Game(), Head: headers(4),
		Asked: []string{
			"highway s1-p1-1", "lift s1-p1-2", "step p1-p6-2", "step p5", "burn", "mine", "make", "deliver", "end",
			"build factory satellites", "build yard science", "build consumer", "claim mine", "unclaim s1 mine",
			"buy navigator", "buy merchant builder", "discard blue-paint", "deal 2", "collect move", "act", "entrance p4",
		},
		Refused: map[string]string{
			"highway": action + "1: highway s1\n",
			"claim":   action + "1: ready\n1: claim mine\n",
			"step":    headers(2) + outfitted + "1: collect move\n2: collect move\n1: act\n1: ready\n1: burn\n1: step p1\n",
		},
	}.Run(b)
}

// BenchmarkOpen sets up a table: the box is read and the map laid.
func BenchmarkOpen(b *testing.B) {
	text := headers(4)
	b.ReportAllocs()
	for b.Loop() {
		open(b, text)
	}
}
