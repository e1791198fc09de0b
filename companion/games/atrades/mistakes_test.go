package atrades_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
)

// spoiled is the default data file with one piece of text in place of another.
func spoiled(tb testing.TB, old, new string) string {
	tb.Helper()
	before := string(atrades.DefaultData())
	after := strings.Replace(before, old, new, 1)
	require.NotEqual(tb, before, after, old)
	return after
}

// TestMistakesOfFiles reads broken data files: each mistake is named with its key,
// its entry and the reason.
func TestMistakesOfFiles(t *testing.T) {
	require.Empty(t, mistakes(atrades.DefaultData()))
	for _, c := range []struct {
		old, new string
		key      string
		entry    int
		why      string
	}{
		{`"format": "atrades-data/1",`, ``, "format", -1, `the key "format" is missing`},
		{`"atrades-data/1"`, `"atrades-data/9"`, "format", -1, `data.format: expected "atrades-data/1"`},
		{`"note": "Default`, `"note": "# Default`, "note", -1, "data.note: a text has no control character and no #"},
		{`"note"`, `"remark"`, "remark", -1, `there is no key "remark"`},
		{`"cubes": {"action": 7,`, `"cubes": {"action": 0,`, "cubes", -1, "data.cubes.action: expected a whole number from 1 to 99"},
		{`"golden": 1, "status"`, `"status"`, "cubes", -1, `data.cubes: the key "golden" is missing`},
		{`"bank_money": {"amount": 0,`, `"bank_money": {"amount": "0",`, "bank_money", -1, "data.bank_money.amount"},
		{`[25, 11], `, `[25, 11, 1], `, "chart", -1, "data.chart.rows[0]: a row is a pair"},
		{`[3, 3]`, `[0, 3]`, "chart", -1, "data.chart.rows[4][0]"},
		{`"technology_cards": []`, `"technology_cards": {}`, "technology_cards", -1, "data.technology_cards: expected an array"},
		{`"technology_cards": []`, `"technology_cards": [{"id":"x"}]`, "technology_cards", 0, `data.technology_cards[0]: the key "name" is missing`},
		{
			`"technology_cards": []`, `"technology_cards": [` + someCard + `,` + strings.Replace(someCard, `"manual"`, `"steal"`, 1) + `]`,
			"technology_cards", 1, "data.technology_cards[1].effects[0].effect",
		},
		{`"technology_cards": []`, `"technology_cards": [` + someCard + `,` + someCard + `]`, "technology_cards", 1, `the id "c" appears twice`},
		{`"id": "hackers-haven"`, `"id": "Hacker"`, "guilds", 0, "data.guilds[0].id: an id has a small letter"},
		{`"id": "pioneers"`, `"id": 7`, "guilds", 1, "data.guilds[1].id"},
		{`"name": "Moa Conspiracy"`, `"name": "` + strings.Repeat("x", 501) + `"`, "guilds", 2, "data.guilds[2].name: longer than 500"},
		{`"initiative": 4`, `"initiative": 100`, "guilds", 3, "data.guilds[3].initiative: expected a whole number from 1 to 99"},
		{`"initiative": 5`, `"initiative": 4`, "guilds", 4, "entry 5 (vortel-inc): the initiative 4 appears twice"},
		{`"money": 6`, `"money": 1000`, "guilds", 0, "data.guilds[0].money"},
		{`"bureaucracy": 5`, `"paper": 5`, "guilds", 0, "data.guilds[0].boxes"},
		{`"boxes": "printed"}`, `"seats": "printed"}`, "guilds", 0, `data.guilds[0].status: the entry has no key "seats"`},
		{`"boxes": "printed"}`, `"boxes": "guessed"}`, "guilds", 0, "data.guilds[0].status.boxes"},
		{`[1, 2, 3, 4, 5]`, `[]`, "types", 0, "data.types[0].initiatives: a type has at least one number"},
		{`[6, 7, 8, 9]`, `[5, 7, 8, 9]`, "types", 1, "the company number 5 appears twice"},
		{`"price": 3`, `"price": -3`, "types", 2, "data.types[2].price"},
		{`"era": 3`, `"era": 5`, "types", -1, "there is an era 5 and no type of era 3"},
		{`"rows": [".HH.", `, `"rows": [`, "maps", 0, "data.maps[0].rows: expected 7 rows"},
		{`".HH.", "..H.."`, `".HH.", "..H"`, "maps", 0, "data.maps[0].rows[1]: this row has 5 cells"},
		{`".HH.", "..H.."`, `".HH.", "..X.."`, "maps", 0, "data.maps[0].rows[1]: expected H (habitable), C (city) or . (desert)"},
		{`{"r4c2": 2}`, `{}`, "maps", 0, "data.maps[0].cities: every city of the rows has a number here"},
		{`{"r4c2": 2}`, `{"r4c2": 2, "r0c0": 2}`, "maps", 0, `data.maps[0].cities: "r0c0" isn't a city of the rows`},
		{`["r1c2", "r2c5"]`, `["r1c2"]`, "maps", 0, "data.maps[0].links[0]: a link has at least two cells"},
		{`["r1c2", "r2c5"]`, `["r1c2", "r0c0"]`, "maps", 0, "data.maps[0].links[0][1]: a link goes to habitable cells and cities"},
		{`"demand": [1, 3, 5, 8]`, `"demand": [1, 3, 2, 8]`, "maps", 0, "data.maps[0].demand: demand never falls"},
		{`"id": "long-way"`, `"id": "vo"`, "maps", 1, `data.maps: entry 2: the id "vo" appears twice`},
		{`"money": 7`, `"money": 7.5`, "", -1, "7.5 isn't a whole number"},
		{`"money": 7`, `"money": 7, "money": 8`, "", -1, `the field "money" appears twice`},
		{`"technology_cards": []`, ``, "", -1, "the data isn't JSON"},
	} {
		found := mistakes([]byte(spoiled(t, c.old, c.new)))
		require.NotEmpty(t, found, c.new)
		require.Equal(t, c.entry, found[0].At.Index(1), "%s: %v", c.new, found)
		if c.key != "" {
			require.Equal(t, c.key, found[0].At[0], "%s: %v", c.new, found)
		}
		require.Contains(t, found[0].Why, c.why)
	}
}

// TestAllMistakesAreNamed spoils three places at once.
func TestAllMistakesAreNamed(t *testing.T) {
	text := spoiled(t, `"money": 6`, `"money": -6`)
	text = strings.Replace(text, `"money": 10`, `"money": 9999`, 1)
	text = strings.Replace(text, `"demand": [1, 3, 5, 8]`, `"demand": []`, 1)
	found := mistakes([]byte(text))
	require.Len(t, found, 3)
	require.Equal(t, []rules.Path{{"guilds", "0", "money"}, {"guilds", "4", "money"}, {"maps", "0", "demand"}},
		[]rules.Path{found[0].At, found[1].At, found[2].At})
}

func TestEffects(t *testing.T) {
	require.True(t, atrades.EffectCounts("raise-demand"))
	require.False(t, atrades.EffectCounts("manual"))
}

// mistakes are those of a data file.
func mistakes(file []byte) []rules.Mistake {
	var tree rules.Object
	if err := rules.ReadNamed("data", file, func(v rules.Value) { tree = v.Plain().(rules.Object) }); err != nil {
		return []rules.Mistake{{Why: err.Error()}}
	}
	return atrades.MistakesIn(tree)
}
