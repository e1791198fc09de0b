package ask

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// TestUnderstand reads what people type, and finds what they mean among the first.
func TestUnderstand(t *testing.T) {
	for _, c := range []struct{ game, text, first string }{
		{"rising-tides", "redirect nuke attacker", "Can I redirect a Nuke at the attacker?"},
		{"rising-tides", "redirct", "Can I redirect an attack back at the attacker?"},
		{"rising-tides", "steal from myself", "steal"},
		{"rising-tides", "bomb ben", "nuke"},
		{"rising-tides", "bulid without materials", "construct"},
		{"raid-trade", "white 9 to 10", "Can I rise from level 9 to 10 with white tokens?"},
		{"raid-trade", "raid twice", "Can I raid twice in a turn? I still have the four of diamonds."},
		{"raid-trade", "qeen miss turn", "miss-turn"},
		{"traders", "rebellion 1 mcr", "I have 1 MCr. Can I play Rebellion?"},
		{"traders", "second station", "I have 4 MCr and a station on Gobi. Can I build a second one there?"},
		{"traders", "mercenarys", "play mercenaries"},
		{"duck-dealer", "start engines", "I have no movement marker. Can I start my engines?"},
		{"duck-dealer", "shipyard", "build yard"},
		{"atrades", "mergre itself", "Can a company merge with itself?"},
		{"rising-tides", "steel a card from ben", "steal"},
		{"rising-tides", "counter the nuke 1 card", "protect"},
		{"raid-trade", "rob with a face card", "raid"},
		{"traders", "fly over the sun", "step"},
		{"traders", "move without fuel", "step"},
		{"duck-dealer", "move without energy", "step"},
		{"atrades", "build next to sea", "place"},
		{"atrades", "two tiles in a turn", "place"},
		{"atrades", "sell company 5 without a cube", "I have no cube left. Can I sell company 5?"},
		{"atrades", "sell company 8 without cubes", "sell"},
		{"duck-dealer", "act without cubes", "I have no cube left. Can I take an action turn?"},
	} {
		game, _ := shelf.Find(c.game)
		table := openPlain(t, c.game, min(4, game.MaxSeats))
		list := Understand(table, c.text, 1, nil)
		require.NotEmpty(t, list, c.text)
		require.Equal(t, c.first, meant(&list[0]), c.text)
	}
}

func meant(m *Meaning) string {
	if m.Usual != nil {
		return m.Usual.Said
	}
	return m.Claim.Form.Name
}

// TestUnderstandWords reads who acts, the words of the move, and numbers that are facts.
func TestUnderstandWords(t *testing.T) {
	table := openPlain(t, "rising-tides", 4)
	list := Understand(table, "Ben: steal from Cleo with oil", 1, nil)
	a, ok := list[0].Claim.Act()
	require.True(t, ok)
	require.Equal(t, "2: steal 3 fuel", rules.SeatWord(a.Seat)+": "+table.Notation(a))

	list = Understand(table, "steal from myself", 3, nil)
	require.Equal(t, []int{3, Unsaid}, list[0].Claim.Words)

	table = openPlain(t, "traders", 2)
	require.Nil(t, Understand(table, "rebellion 3 mcr", 1, nil)[0].Usual, "the usual one has 1 MCr")
	for _, m := range Understand(table, "mercenaries with 3 MCr", 2, nil) {
		if m.Usual == nil {
			require.Equal(t, map[string]int{"money.1": 3}, m.Known)
		}
	}
	require.Empty(t, Understand(table, "", 1, nil))
	require.Empty(t, Understand(table, "xyzzy", 1, nil))
}

// TestUsualDisputes can all be asked, and no book has other words for what it has not.
func TestUsualDisputes(t *testing.T) {
	for _, game := range shelf.Games() {
		table := openPlain(t, game.Key, max(2, game.MinSeats))
		names := map[string]bool{}
		for _, form := range table.Forms() {
			names[form.Name] = true
		}
		for name := range game.Everyday.Verbs {
			require.True(t, names[name], "%s has no verb %q", game.Key, name)
		}
		require.GreaterOrEqual(t, len(game.Everyday.Usual), 4)
		for _, usual := range game.Everyday.Usual {
			q := New(table)
			require.NoError(t, q.Read([]byte(usual.Known)), usual.Said)
			a, err := table.Read(usual.Move)
			require.NoError(t, err, usual.Said)
			ans, err := q.Judge(a)
			require.NoError(t, err)
			t.Logf("%s: %s %s %s", usual.Said, ans.Verdict, ans.Rule, ans.Reason)
			for _, path := range q.Behind(a, ans.Rule) {
				require.NotEmpty(t, q.Question(path))
				t.Logf("   %s %s", q.Question(path), q.Said(path))
			}
		}
	}
}

// TestUnderstandPlaces names places of a board by what lies there or beside them: one that is meant alone is taken, and of
// several it is told what was said.
func TestUnderstandPlaces(t *testing.T) {
	table := openPlain(t, "duck-dealer", 2)
	near := func(title string) string {
		switch title {
		case "p1":
			return "Not explored. Mine: Blue paint"
		case "s1-p1-1", "s1-p2-1":
			return "next to p1. next to the mine for Blue paint"
		}
		return "Far planet"
	}
	for _, c := range []struct {
		text string
		word string
		near string
	}{
		{"fly to the mine for blue paint", "p1", ""},
		{"fly to p1", "p1", ""},
		{"highway next to p1", "", "next to p1"},
		{"highway beside p1", "", "next to p1"},
		{"highway near the blue paint mine", "", "next to the mine for Blue paint"},
		{"highway on p4-p9-1", "p4-p9-1", ""},
	} {
		m := Understand(table, c.text, 1, near)[0]
		require.Nil(t, m.Usual, c.text)
		require.Equal(t, c.near, m.Claim.Near[0], c.text)
		if c.word == "" {
			require.Equal(t, Unsaid, m.Claim.Words[0], c.text)
			continue
		}
		require.Equal(t, c.word, m.Claim.Form.Words[0].Word(m.Claim.Words[0]), c.text)
	}
}
