package wording_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"

	"tablekeeper/companion/base/wording"
)

// polish is a language with more plural forms than English and another order of words.
var polish = &wording.Catalogue{
	Tag: language.Polish,
	Texts: map[string]string{
		"{who} holds {cards}; {other} has {number}.": "{other} ma {number}, a {who} {cards}.",
		"{list} and {last}":                          "{list} i {last}", "Nuke": "atom", "none": "nic", "no": "żadnej",
	},
	Things: map[string]map[string]string{
		"{n} card":                         {"one": "{n} kartę", "few": "{n} karty", "many": "{n} kart"},
		"{n} {kind} card":                  {"one": "{n} kartę {kind}", "other": "{n} karty {kind}"},
		"{who}: one card;{who}: {n} cards": {"other": "{n} ({who})"},
	},
}

// TestTextInALanguage fills the places of a translation by name, takes the plural form that the number has there, looks
// words of the game up, and leaves names as they are.
func TestTextInALanguage(t *testing.T) {
	say := func(n int) wording.Text {
		return wording.Say("{who} holds {cards}; {other} has {number}.", wording.Name("Nuke"), wording.Count(n, "card"), "Nuke", wording.Spell(0))
	}
	require.Equal(t, "Nuke holds 3 cards; Nuke has none.", say(3).In(nil))
	for n, cards := range map[int]string{1: "1 kartę", 3: "3 karty", 5: "5 kart", 22: "22 karty"} {
		require.Equal(t, "atom ma nic, a Nuke "+cards+".", say(n).In(polish))
	}
	require.Equal(t, "żadnej karty atom", wording.TextOf(wording.Some(0, "{kind} card", "Nuke")).In(polish))
	require.Equal(t, "no Nuke cards", wording.TextOf(wording.Some(0, "{kind} card", "Nuke")).In(nil))
	require.Equal(t, "2 tokens", wording.TextOf(wording.Count(2, "token")).In(polish), "what a catalogue lacks stays English")
	require.Equal(t, "Nuke, atom i 3", wording.And([]any{wording.Name("Nuke"), "Nuke", 3}).In(polish))
}

// TestLettersOfAText: a sentence begins with a capital in each language, and only English writes titles small within one.
func TestLettersOfAText(t *testing.T) {
	require.Equal(t, "Atom", wording.TextOf("Nuke").Capital().In(polish))
	require.Equal(t, "nuke", wording.TextOf("Nuke").Lower().In(nil))
	require.Equal(t, "atom", wording.TextOf("Nuke").Lower().In(polish))
}

// TestSentencesOfAPage writes strings as they are, and has a sentence for one and another for several.
func TestSentencesOfAPage(t *testing.T) {
	defer wording.SetLanguage(nil)
	says := func() []string {
		return []string{
			wording.L("Nuke"), wording.L("{who} holds {cards}; {other} has {number}.", "Nuke", wording.Count(3, "card"), "Ben", 4),
			wording.N(1, "{who}: one card;{who}: {n} cards", "Nuke"), wording.N(2, "{who}: one card;{who}: {n} cards", "Nuke"),
			wording.N(1, "one token;{n} tokens"), wording.N(0, "one token;{n} tokens"),
		}
	}
	require.Equal(t, []string{"Nuke", "Nuke holds 3 cards; Ben has 4.", "Nuke: one card", "Nuke: 2 cards", "one token", "0 tokens"}, says())
	wording.SetLanguage(polish)
	require.Equal(t, []string{"atom", "Ben ma 4, a Nuke 3 karty.", "1 (Nuke)", "2 (Nuke)", "one token", "0 tokens"}, says())
}

func TestSetLanguage(t *testing.T) {
	defer wording.SetLanguage(nil)
	wording.SetLanguage(polish)
	require.Equal(t, "atom", wording.TextOf("Nuke").String())
	wording.SetLanguage(nil)
	require.Equal(t, "Nuke", wording.TextOf("Nuke").String())
	require.Empty(t, wording.Text{}.String())
}

// BenchmarkL says two sentences of a page, one of them with names in it.
func BenchmarkL(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		wording.L("Undo")
		wording.L("{who} stole it from {victim}", "Anna", "Ben")
	}
}
