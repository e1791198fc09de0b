package atrades_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/companion/rules"
)

// withData opens a table of two with Setup headers.
func withData(values ...string) (rules.Table, error) {
	transcript, err := rules.ReadTranscript([]byte(headers(2)))
	if err != nil {
		return nil, err
	}
	for _, value := range values {
		transcript.Add("Setup", value)
	}
	return atrades.Game().Open(transcript, nil)
}

const (
	someGuild  = `{"id":"one","name":"One","initiative":1,"money":5,"boxes":{"companies":1,"bureaucracy":1,"tech":1}}`
	otherGuild = `{"id":"two","name":"Two","initiative":2,"money":5,"boxes":{"companies":1,"bureaucracy":1,"tech":1}}`
	someType   = `{"id":"t","name":"T","initiatives":[3,1],"tiles":3,"price":1,"era":1,"level":1}`
	someMap    = `{"id":"m","name":"M","rows":["H...",".....","......",".......","......",".....","...C"],"cities":{"r6c3":7},"links":[],"demand":[0,0]}`
	someCard   = `{"id":"c","name":"C","era":1,"cost":0,"copies":1,"effects":[{"effect":"manual"}]}`
)

// TestDataFaults spoils component data in one place after another: the message
// names the key, the entry and the reason.
func TestDataFaults(t *testing.T) {
	long := strings.Repeat("x", 501)
	for _, c := range []struct{ data, says string }{
		{`data`, "expected [Setup"},
		{`Data {}`, "expected [Setup"},
		{"data\t{}", "expected [Setup"},
		{`data []`, "isn't a JSON object"},
		{`data {} {}`, "isn't JSON"},
		{`data {"colour":1}`, `no key "colour"`},
		{`data {"status":{}}`, `no key "status"`},
		{`data {"format":"atrades-data/2"}`, "data.format"},
		{`data {"note":7}`, "data.note"},
		{`data {"note":"a # b"}`, "no #"},
		{`data {"note":"a\tb"}`, "control character"},
		{`data {"note":"\u0085"}`, "control character"},
		{`data {"note":"` + long + `"}`, "500"},
		{`data {"cubes":{"action":0,"golden":1}}`, "data.cubes.action: expected a whole number from 1 to 99"},
		{`data {"cubes":{"action":7}}`, `data.cubes: the key "golden" is missing`},
		{`data {"cubes":{"action":7,"golden":10}}`, "data.cubes.golden"},
		{`data {"cubes":{"action":7,"golden":1},"cubes":{"action":7,"golden":1}}`, "appears twice"},
		{`data {"cubes":{"action":7.0,"golden":1}}`, "isn't a whole number"},
		{`data {"cubes":{"action":7,"golden":1,"status":{"silver":"printed"}}}`, "data.cubes.status"},
		{`data {"cubes":{"action":7,"golden":1,"status":null}}`, "data.cubes.status"},
		{`data {"cubes":{"action":7,"golden":1,"status":{"two\nlines":"own"}}}`, `data.cubes.status."two\nlines": expected one of`},
		{`data {"note":{"two\nlines":1.5}}`, `data.note."two\nlines": 1.5 isn't a whole number`},
		{`data {"bank_money":{"amount":1000}}`, "data.bank_money.amount"},
		{`data {"bank_money":5}`, "data.bank_money"},
		{`data {"chart":{"rows":[[0,1]]}}`, "data.chart.rows[0][0]"},
		{`data {"chart":{"rows":[[1,1000]]}}`, "data.chart.rows[0][1]"},
		{`data {"chart":{"rows":[[1]]}}`, "data.chart.rows[0]"},
		{`data {"chart":{"rows":[` + strings.Repeat("[1,1],", 20) + `[1,1]]}}`, "data.chart.rows"},
		{`data {"guilds":[` + someGuild + `]}`, "data.guilds: expected 2 to 8 entries, not 1"},
		{`data {"guilds":[` + someGuild + `,` + someGuild + `]}`, `data.guilds: entry 2: the id "one" appears twice`},
		{`data {"guilds":[` + someGuild + `,` + strings.Replace(otherGuild, `"initiative":2`, `"initiative":1`, 1) + `]}`, "entry 2 (two): the initiative 1"},
		{`data {"guilds":[` + strings.Replace(someGuild, `,"tech":1`, `,"tech":1,"status":{}`, 1) + `]}`, "data.guilds[0].boxes"},
		{`data {"guilds":[` + strings.Replace(someGuild, `"one"`, `"One"`, 1) + `]}`, "data.guilds[0].id"},
		{`data {"guilds":[` + strings.Replace(someGuild, `"one"`, `"`+strings.Repeat("a", 33)+`"`, 1) + `]}`, "data.guilds[0].id"},
		{`data {"guilds":[` + strings.Replace(someGuild, `"one"`, `"1a"`, 1) + `]}`, "data.guilds[0].id"},
		{`data {"guilds":{}}`, "data.guilds: expected an array"},
		{`data {"guilds":[7]}`, "data.guilds[0]: expected an object"},
		{`data {"types":[]}`, "data.types: expected 1 to 8 entries, not 0"},
		{`data {"types":[` + strings.Replace(someType, `[3,1]`, `[3,3]`, 1) + `]}`, "entry 1 (t): the company number 3 appears twice"},
		{`data {"types":[` + strings.Replace(someType, `[3,1]`, `[100]`, 1) + `]}`, "data.types[0].initiatives[0]"},
		{`data {"types":[` + strings.Replace(someType, `"era":1`, `"era":3`, 1) + `]}`, "no type of era"},
		{`data {"types":[` + strings.Replace(someType, `"level"`, `"aliases":["#"],"level"`, 1) + `]}`, "data.types[0].aliases[0]"},
		{`data {"maps":[]}`, "data.maps: expected 1 to 20 entries"},
		{`data {"maps":[` + strings.Replace(someMap, `"H..."`, `"...."`, 1) + `]}`, "at least one habitable cell"},
		{`data {"maps":[` + strings.Replace(someMap, `"H..."`, `"H...."`, 1) + `]}`, "data.maps[0].rows[0]: this row has 4 cells"},
		{`data {"maps":[` + strings.Replace(someMap, `"H..."`, `"h..."`, 1) + `]}`, "data.maps[0].rows[0]"},
		{`data {"maps":[` + strings.Replace(someMap, `"H...",`, ``, 1) + `]}`, "expected 7 rows"},
		{`data {"maps":[` + strings.Replace(someMap, `"r6c3":7`, ``, 1) + `]}`, "data.maps[0].cities"},
		{`data {"maps":[` + strings.Replace(someMap, `"r6c3":7`, `"r6c3":0`, 1) + `]}`, "data.maps[0].cities.r6c3"},
		{`data {"maps":[` + strings.Replace(someMap, `"r6c3"`, `"r6c4"`, 1) + `]}`, "data.maps[0].cities"},
		{`data {"maps":[` + strings.Replace(someMap, `[],`, `[["r0c0","r0c0"]],`, 1) + `]}`, "data.maps[0].links[0][1]"},
		{`data {"maps":[` + strings.Replace(someMap, `[],`, `[["r0c0","r0c1"]],`, 1) + `]}`, "habitable cells and cities"},
		{`data {"maps":[` + strings.Replace(someMap, `[0,0]`, `[1,0]`, 1) + `]}`, "data.maps[0].demand"},
		{`data {"maps":[` + strings.Replace(someMap, `[0,0]`, `[0,0,0,0,0,0,0,0,0,0,0,0,0]`, 1) + `]}`, "1 to 12"},
		{`data {"technology_cards":[` + someCard + `,` + someCard + `]}`, "entry 2"},
		{`data {"technology_cards":[` + strings.Replace(someCard, `[{"effect":"manual"}]`, `[]`, 1) + `]}`, "1 to 9 effects"},
		{`data {"technology_cards":[` + strings.Replace(someCard, `{"effect":"manual"}`, `{"effect":"gain-cube","n":0}`, 1) + `]}`, "effects[0].n"},
		{`data {"technology_cards":[` + strings.Replace(someCard, `{"effect":"manual"}`, `{"n":1}`, 1) + `]}`, "effects[0]"},
		{`data {"technology_cards":[` + strings.Replace(someCard, `"cost":0`, `"cost":10000`, 1) + `]}`, "cost"},
		{`data {"technology_cards":[` + strings.Replace(someCard, `"cost":0`, `"cost":0,"text":7`, 1) + `]}`, "text"},
	} {
		_, err := withData(c.data)
		require.ErrorContains(t, err, c.says, "%s", c.data)
		fault := &rules.Fault{}
		require.ErrorAs(t, err, &fault)
		require.Equal(t, 4, fault.Line, "%s", c.data)
		require.NotContains(t, fault.Text, "\n", "%s", c.data)
	}
}

func TestDataOverHeaders(t *testing.T) {
	chart := `data {"chart":{"rows":[]}}`
	_, err := withData(chart, chart)
	require.ErrorContains(t, err, `"chart" is given twice`)
	table, err := withData(`data {"guilds":[`+someGuild+`],"note":"a"}`, `data {"types":[`+someType+`]}`,
		`data {"maps":[`+someMap+`],"note":"b"}`, `data {"guilds":[`+otherGuild+`],"format":"atrades-data/1"}`, "data {}")
	require.NoError(t, err)
	var guilds []string
	for _, a := range table.Legal(nil) {
		guilds = append(guilds, table.Notation(a))
	}
	require.ElementsMatch(t, []string{"guild one", "guild two"}, guilds)
	require.Contains(t, string(table.State()), `"supply":[1,3]`)
	transcript, err := rules.ReadTranscript([]byte(headers(3)))
	require.NoError(t, err)
	transcript.Add("Setup", `data {"guilds":[`+someGuild+`,`+otherGuild+`]}`)
	_, err = atrades.Game().Open(transcript, nil)
	require.ErrorContains(t, err, "3 seats, but only 2 guilds", "AT-14.1")
}

// file returns the default data file with some keys replaced; null takes a key out.
func file(tb testing.TB, changes string) []byte {
	tb.Helper()
	var all, changed map[string]json.RawMessage
	require.NoError(tb, json.Unmarshal(atrades.DefaultData(), &all))
	require.NoError(tb, json.Unmarshal([]byte(changes), &changed))
	for key, value := range changed {
		if all[key] = value; string(value) == "null" {
			delete(all, key)
		}
	}
	text, err := json.Marshal(all)
	require.NoError(tb, err)
	return text
}

func TestHeadersOfFile(t *testing.T) {
	same, err := aid.Headers(atrades.DefaultData())
	require.NoError(t, err)
	require.Empty(t, same)
	few, err := aid.Headers(file(t, `{"note":"mine","cubes":{"action":3,"golden":0},"technology_cards":[`+someCard+`]}`))
	require.NoError(t, err)
	require.Equal(t, []string{
		`data {"cubes":{"action":3,"golden":0}}`,
		`data {"technology_cards":[{"copies":1,"cost":0,"effects":[{"effect":"manual"}],"era":1,"id":"c","name":"C"}]}`,
	}, few)
	table, err := withData(few...)
	require.NoError(t, err)
	require.Contains(t, string(table.State()), `"supply":{"c":1}`)
	_, err = aid.Headers(file(t, `{"maps":null}`))
	require.ErrorContains(t, err, `the key "maps" is missing`)
	_, err = aid.Headers(file(t, `{"types":[`+someType+`,`+someType+`]}`))
	require.ErrorContains(t, err, `data.types: entry 2`)
}

// TestLongLists spreads a list over headers, none longer than a line may be.
func TestLongLists(t *testing.T) {
	var list []string
	for i := range 99 {
		text := strings.Repeat(`\"`, 500)
		list = append(list, fmt.Sprintf(`{"id":"c%d","name":"%s","era":1,"cost":0,"copies":1,"effects":[{"effect":"manual"}],"text":"%s"}`, i, text, text))
	}
	several, err := aid.Headers(file(t, `{"technology_cards":[`+strings.Join(list, ",")+`]}`))
	require.NoError(t, err)
	require.Greater(t, len(several), 2)
	transcript, err := rules.ReadTranscript([]byte(headers(2)))
	require.NoError(t, err)
	for _, value := range several {
		transcript.Add("Setup", value)
	}
	written := transcript.AppendHeaders(nil)
	back, err := rules.ReadTranscript(written)
	require.NoError(t, err, "every header fits a line")
	table, err := atrades.Game().Open(back, nil)
	require.NoError(t, err)
	var state struct {
		Cards struct{ Supply map[string]int }
	}
	require.NoError(t, json.Unmarshal(table.State(), &state))
	require.Len(t, state.Cards.Supply, 99)
	aliases := `["` + strings.Repeat("x", 500) + strings.Repeat(`","`+strings.Repeat("y", 500), 200) + `"]`
	_, err = aid.Headers(file(t, `{"types":[`+strings.Replace(someType, `"tiles"`, `"aliases":`+aliases+`,"tiles"`, 1)+`]}`))
	require.ErrorContains(t, err, "data.types[0]: longer than a header")
}
