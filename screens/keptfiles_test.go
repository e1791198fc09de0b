package screens_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/atrades"
	"tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/games/traders"
	"tablekeeper/screens/tools/timer"
)

// What the games of the shelf remember, for their tests.
func duckOf(tb *apptest.Table) *duckdealer.Feature {
	return tb.Games[duckdealer.Key].(*duckdealer.Feature)
}

func atradesOf(tb *apptest.Table) *atrades.Feature { return tb.Games[atrades.Key].(*atrades.Feature) }

// TestADamagedFileIsKeptBeforeItIsSavedOver damages each file that is kept as a whole, and changes what it holds.
func TestADamagedFileIsKeptBeforeItIsSavedOver(t *testing.T) {
	for name, change := range map[string]func(*apptest.Table){
		shell.OptionsFile: func(tb *apptest.Table) { tb.App.Choose(func(p *shell.Options) { p.Still, p.StillChosen = true, true }) },
		game.TablesFile: func(tb *apptest.Table) {
			_ = tb.Session.Remembered.Keep(tb.App.Wholes(), risingtides.Key, game.LastTable{Seats: apptest.People[:4]})
		},
		duckdealer.BoxFile:      func(tb *apptest.Table) { duckOf(tb).DuckCopy().Edits.Keep() },
		atrades.GuildFile:       func(tb *apptest.Table) { atradesOf(tb).GuildCopy().Edits.Keep() },
		duckdealer.DuckAidsFile: func(tb *apptest.Table) { duckOf(tb).DuckAids(); duckOf(tb).KeepCounters() },
		game.LooseFile(raidtrade.Key): func(tb *apptest.Table) {
			game.DoLoose(tb.Session, raidtrade.Key, loose.Act{Do: loose.Roll, Faces: []int{0}})
		},
	} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			for i, damaged := range []string{"{\"torn", "{\"torn again"} {
				require.NoError(t, tb.Store.Write(name, []byte(damaged)))
				tb.Killed(0)
				change(tb)
				beside := []string{name + ".unread", name + ".unread-2"}[i]
				notices := strings.Join(tb.CloseNotices(), "\n")
				require.Contains(t, notices, "can't be read")
				require.Contains(t, notices, "The file is kept as "+beside+".")
				kept, err := tb.Store.Read(beside)
				require.NoError(t, err)
				require.Equal(t, damaged, string(kept))
				now, err := tb.Store.Read(name)
				require.NoError(t, err)
				require.NotEqual(t, damaged, string(now), "what was changed is saved")
			}
			first, err := tb.Store.Read(name + ".unread")
			require.NoError(t, err)
			require.Equal(t, "{\"torn", string(first), "an earlier one is never written over")

			require.NoError(t, tb.Store.Write(name, []byte("{\"on a full disk")))
			tb.Store.Full = true
			tb.Killed(0)
			change(tb)
			require.Contains(t, strings.Join(tb.CloseNotices(), "\n"), "It can't be moved, so nothing is saved over it")
			still, err := tb.Store.Read(name)
			require.NoError(t, err)
			require.Equal(t, "{\"on a full disk", string(still))
		})
	}
}

// TestATimerThatCantBeReadIsKept damages a timer's journal twice.
func TestATimerThatCantBeReadIsKept(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, damaged := range []string{"one", "two"} {
		_, err := journal.Create(tb.Store, timer.TimerFile, journal.Record{Kind: timer.StartRecord, Text: "1"}, journal.Record{Kind: tide.RecordKind, Text: damaged})
		require.NoError(t, err)
		tb.Killed(0)
		require.False(t, tb.Kept(timer.TimerFile))
	}
	names, err := tb.Store.List()
	require.NoError(t, err)
	all := ""
	for _, name := range names {
		data, err := tb.Store.Read(name)
		require.NoError(t, err)
		if strings.HasPrefix(name, timer.TimerFile+".") {
			all += string(data)
		}
	}
	require.Contains(t, all, "Tone ")
	require.Contains(t, all, "Ttwo ")
}

// TestFilesThatHoldNonsense opens every page that reads a file, with what the app can't have written.
func TestFilesThatHoldNonsense(t *testing.T) {
	for name, contents := range map[string][]string{
		duckdealer.DuckAidsFile: {
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
		game.LooseFile(raidtrade.Key): {
			`{"begin":{"throws":[{"faces":[1,2,3,4,5,6,1,2]}]}}`,
			`{"acts":[{"do":"enter","faces":[8]}]}`,
			`{"acts":[{"do":"enter"}]}`,
		},
		game.LooseFile(traders.Key): {
			`{"begin":{"piles":{"actions":{"down":["joker"]}}}}`,
			`{"begin":{"piles":{"bogus":{}}}}`,
		},
		atrades.GuildFile:  {`{}`, `[]`, `null`, `{"format":"atrades-data/1","cards":7}`},
		duckdealer.BoxFile: {"bogus\n", "\x00\x01", "ship | slots 7\nbogus\n"},
	} {
		for _, content := range contents {
			t.Run(name+" "+content[:min(len(content), 60)], func(t *testing.T) {
				tb := apptest.New(t, 390, 844)
				require.NoError(t, tb.Store.Write(name, []byte(content)))
				tb.Killed(0)
				for _, route := range []shell.Route{
					{Page: shell.AidPage, Arg: duckdealer.Key + "/turns"},
					{Page: shell.AidPage, Arg: duckdealer.Key + "/energy"},
					{Page: shell.AidPage, Arg: duckdealer.Key + "/scores"},
					{Page: shell.AidPage, Arg: duckdealer.Key + "/ship"},
					{Page: shell.AidPage, Arg: duckdealer.Key + "/route"},
					{Page: shell.AidPage, Arg: raidtrade.Key + "/die"},
					{Page: shell.AidPage, Arg: traders.Key + "/actions"},
					{Page: shell.CopyPage, Arg: duckdealer.Key},
					{Page: shell.CopyPage, Arg: atrades.Key},
				} {
					tb.App.Open(route)
				}
				require.Contains(t, strings.Join(tb.CloseNotices(), "\n"), "The file is kept as "+name+".unread.")
			})
		}
	}
}
