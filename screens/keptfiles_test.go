package screens

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/tide"
)

// TestADamagedFileIsKeptBeforeItIsSavedOver damages each file that is kept as a whole, and changes what it holds.
func TestADamagedFileIsKeptBeforeItIsSavedOver(t *testing.T) {
	for name, change := range map[string]func(*App){
		optionsFile:  func(a *App) { a.choose(func(p *preferences) { p.Still = true }) },
		tablesFile:   func(a *App) { _ = a.remembered.keep(a.files, tideKey, lastTable{Seats: people[:4]}) },
		boxFile:      func(a *App) { a.duckCopy(); a.keepCopy() },
		guildFile:    func(a *App) { a.guildCopy(); a.keepGuilds() },
		duckAidsFile: func(a *App) { a.duckAids(); a.keepCounters() },
		diceFile:     func(a *App) { a.dice(); a.keepDice() },
		decksFile:    func(a *App) { a.keepDeck(actionDeck, a.tableDeck(actionDeck)) },
	} {
		t.Run(name, func(t *testing.T) {
			tb := newTable(t, 390, 844)
			for i, damaged := range []string{"{\"torn", "{\"torn again"} {
				require.NoError(t, tb.store.Write(name, []byte(damaged)))
				tb.killed(0)
				change(tb.app)
				beside := []string{name + ".unread", name + ".unread-2"}[i]
				require.Contains(t, strings.Join(tb.app.said, "\n"), "can't be read")
				require.Contains(t, strings.Join(tb.app.said, "\n"), "The file is kept as "+beside+".")
				kept, err := tb.store.Read(beside)
				require.NoError(t, err)
				require.Equal(t, damaged, string(kept))
				now, err := tb.store.Read(name)
				require.NoError(t, err)
				require.NotEqual(t, damaged, string(now), "what was changed is saved")
			}
			first, err := tb.store.Read(name + ".unread")
			require.NoError(t, err)
			require.Equal(t, "{\"torn", string(first), "an earlier one is never written over")

			require.NoError(t, tb.store.Write(name, []byte("{\"on a full disk")))
			tb.store.full = true
			tb.killed(0)
			change(tb.app)
			require.Contains(t, strings.Join(tb.app.said, "\n"), "It can't be set aside, so nothing is saved over it")
			still, err := tb.store.Read(name)
			require.NoError(t, err)
			require.Equal(t, "{\"on a full disk", string(still))
		})
	}
}

// TestATimerThatCantBeReadIsKept damages a timer's journal twice.
func TestATimerThatCantBeReadIsKept(t *testing.T) {
	tb := newTable(t, 390, 844)
	for _, damaged := range []string{"one", "two"} {
		_, err := journal.Create(tb.store, timerFile, journal.Record{Kind: startRecord, Text: "1"}, journal.Record{Kind: tide.RecordKind, Text: damaged})
		require.NoError(t, err)
		tb.killed(0)
		require.False(t, tb.kept(timerFile))
	}
	names, err := tb.store.List()
	require.NoError(t, err)
	all := ""
	for _, name := range names {
		data, err := tb.store.Read(name)
		require.NoError(t, err)
		if strings.HasPrefix(name, timerFile+".") {
			all += string(data)
		}
	}
	require.Contains(t, all, "Tone ")
	require.Contains(t, all, "Ttwo ")
}

// TestFilesThatHoldNonsense opens every page that reads a file, with what the app can't have written.
func TestFilesThatHoldNonsense(t *testing.T) {
	for name, contents := range map[string][]string{
		duckAidsFile: {
			`{"players":2,"flight":{"now":{"from":"s5","to":"s1","class":9}}}`,
			`{"players":2,"flight":{"now":{"class":1},"past":[{"class":9}]}}`,
			`{"players":2,"flight":{"now":{"from":"s5","to":"s1","class":-1}}}`,
			`{"players":2,"flight":{"now":{"left":-4}}}`,
			`{"players":99,"turns":{"now":{"cubes":[1]}}}`,
			`{"players":2,"turns":{"now":{"cubes":[0,7]}}}`,
			`{"players":2,"turns":{"now":{"cubes":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}}}`,
			`{"players":2,"turns":{"now":{"cubes":[1],"placed":-1}}}`,
			`{"players":2,"turns":{"now":{"cubes":[],"placed":3}}}`,
			`{"players":2,"energy":{"now":{"move":-1}}}`,
			`{"players":2,"energy":{"now":{"bogus":1}}}`,
			`{"players":2,"scores":{"now":{"points":[1,2,3,4,5,6,7,8,9]}}}`,
			`{"players":2,"scores":{"now":{"points":[-9]}}}`,
			`{"players":2,"ships":{"now":{"gear":{"9":{}},"load":{}}}}`,
			`{"players":2,"ships":{"now":{"gear":{"1":{"bogus":1}},"load":{}}}}`,
			`{"players":2,"ships":{"now":{"gear":{"1":{"cargo":-5}},"load":{"1":-2}}}}`,
			`{"players":2,"ships":{"now":{"gear":{},"load":{"1":-2}}}}`,
		},
		diceFile: {
			`{"cup":{"throws":[{"faces":[1,2,3,4,5,6,1,2]}]},"attack":5,"defence":5}`,
			`{"cup":{"throws":[{"faces":[8]}]},"attack":5,"defence":5}`,
			`{"cup":{"throws":[{"faces":[]}]},"attack":5,"defence":5}`,
			`{"cup":{"throws":[]},"attack":5,"defence":5,"raid":{"attack":5,"defence":5,"from":-1}}`,
			`{"cup":{"throws":[]},"attack":5,"defence":5,"raid":{"attack":5,"defence":5,"from":0,"more_hits":2000000000}}`,
			`{"cup":{"throws":[]},"attack":5,"defence":5,"raid":{"attack":5,"defence":5,"from":0,"more_rolls":-2}}`,
		},
		decksFile: {
			`{"actions":{"down":["joker"]}}`,
			`{"bogus":{}}`,
		},
		guildFile: {`{}`, `[]`, `null`, `{"format":"atrades-data/1","cards":7}`},
		boxFile:   {"bogus\n", "\x00\x01", "ship | slots 7\nbogus\n"},
	} {
		for _, content := range contents {
			t.Run(name+" "+content[:min(len(content), 60)], func(t *testing.T) {
				tb := newTable(t, 390, 844)
				require.NoError(t, tb.store.Write(name, []byte(content)))
				tb.killed(0)
				for _, route := range []Route{
					{AidPage, duckKey + "/turns"},
					{AidPage, duckKey + "/energy"},
					{AidPage, duckKey + "/scores"},
					{AidPage, duckKey + "/ship"},
					{AidPage, duckKey + "/route"},
					{AidPage, raidKey + "/dice"},
					{AidPage, raidKey + "/evening"},
					{CopyPage, duckKey},
					{CopyPage, atradesKey},
				} {
					tb.app.open(route)
				}
				tb.app.tableDeck(actionDeck)
				require.Contains(t, strings.Join(tb.app.said, "\n"), "The file is kept as "+name+".unread.")
			})
		}
	}
}
