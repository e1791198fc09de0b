package traders_test

import (
	"strings"
	"testing"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// headers are those of a game with so many players, and options.
func headers(seats int, options ...string) string {
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"}
	return conformance.Headers("traders", names[:seats], options...)
}

// begun are the throws of two after which seat 1 starts.
const begun = "1: roll 6\n2: roll 1\n"

func open(tb testing.TB, text string) rules.Table {
	tb.Helper()
	return conformance.Open(tb, traders.Game(), text)
}

// refused returns the reason why a table can't be set up.
func refused(t *testing.T, text string) *rules.Fault {
	t.Helper()
	return conformance.Refused(t, traders.Game(), text)
}

// TestExamples judges the worked examples of the specification and cases for
// every rule that a check can cite.
func TestExamples(t *testing.T) {
	shown := conformance.Run(t, traders.Game(), "testdata/examples")
	conformance.Complete(t, open(t, headers(2)), shown, map[string]string{
		"TR-6.5": "a Counter is never played by itself, so no legal move is checked against it",
	})
}

func TestRegister(t *testing.T) {
	conformance.Register(t, open(t, headers(2)), 70)
}

func TestGolden(t *testing.T) {
	heads := map[string]string{
		"2-seats": headers(2, "start-money=2"),
		"4-seats": headers(4, "early-stop=anywhere"),
	}
	conformance.Golden(t, traders.Game(), "testdata/golden", heads, func(moves string) bool {
		return strings.Contains(moves, "counter") && strings.Contains(moves, "play mercenaries") && len(moves) < 20000
	})
}

func FuzzTranscript(f *testing.F) {
	conformance.Fuzz(
		f, traders.Game(),
		headers(2)+begun+"1: planet gobi-bob\n1: event credits\n1: done\n1: roll 4\n1: step ne\n1: stop\n1: build\n",
		setup(3, "faction 1 mechanics", "world gobi food", "board 9 9 a5 c2 g2 g5 g8 c8")+"1: roll 1\n2: roll 1\n= {\"step\":\"act1\"}\n",
		headers(2, "start-money=5", "early-stop=anywhere", "win-place=anywhere", "skipped-starter=no-draw")+begun+
			"1: planet inti-supay\n1: event action-card\n1: draw steal\n1: play immobilise 2\n1: play trade ship metal food\n2: counter\n",
	)
}

func BenchmarkReferee(b *testing.B) {
	conformance.Speed{
		Game: traders.Game(), Head: headers(4),
		Asked: []string{
			"roll 3", "event credits", "build", "load food", "unload metal", "step ne", "stop", "sell earth gems", "buy ?",
			"play trade earth food gems", "play steal 2", "play mercenaries 3 food", "done", "planet bob-supay", "draw counter",
		},
		Refused: map[string]string{
			"step": headers(2) + begun + "1: planet gobi-bob\n1: event engine-boost\n1: done\n1: roll 6\n1: roll 6\n1: step nw\n",
			"play": headers(2, "start-money=5") + begun +
				"1: planet gobi-bob\n1: event action-card\n1: draw ?\n1: play trade earth metal food\n",
		},
	}.Run(b)
}
