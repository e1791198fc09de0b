package eveningtest_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/evenings/eveningtest"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// told is what an export alone tells of a match.
type told struct {
	game         string
	seats        []string
	places       []int
	won          []bool
	moves        int
	rolls, money map[string]int // by name: the longest raid, the fullest purse
	behind       map[string]int // by name: how far behind a winner was
}

// readExport replays an export move by move, and reads everything from the words of the notation and from positions as JSON.
func readExport(t *testing.T, data []byte) told {
	t.Helper()
	transcript, err := rules.ReadTranscript(data)
	require.NoError(t, err)
	g, ok := shelf.Find(transcript.Headers[0].Text)
	require.True(t, ok)
	table, err := g.Open(transcript, nil)
	require.NoError(t, err)
	out := told{game: g.Key, seats: table.Seats(), rolls: map[string]int{}, money: map[string]int{}, behind: map[string]int{}}
	raid := 0
	worst := make([]int, len(out.seats))
	for _, line := range transcript.Moves {
		step := table.Step()
		judged := rules.JudgeMove(table, line)
		require.True(t, judged.Legal(), "%s: %s", g.Key, line.Text)
		out.moves++
		who, move, _ := strings.Cut(line.Text, ": ")
		switch verb, _, _ := strings.Cut(move, " "); {
		case verb == "raid":
			raid = 0
		case verb == "roll" && step == "attack":
			raid++
			out.rolls[who] = max(out.rolls[who], raid)
		}
		for i, name := range out.seats {
			if g.Key != "traders" {
				break
			}
			out.money[name] = max(out.money[name], moneyOf(t, table.State(), i))
		}
		standing := table.Standing()
		for i, own := range standing {
			best := slices.Max(slices.Concat(standing[:i], standing[i+1:]))
			worst[i] = min(worst[i], own-best)
		}
	}
	require.True(t, table.Over())
	out.places, out.won = make([]int, len(out.seats)), make([]bool, len(out.seats))
	place := 1
	for _, group := range table.Ranking() {
		for _, seat := range group {
			out.places[seat-1] = place
			out.won[seat-1] = place == 1 && (g.Key != "rising-tides" || finished(t, table.State(), seat))
			if out.won[seat-1] && worst[seat-1] < 0 {
				out.behind[out.seats[seat-1]] = -worst[seat-1]
			}
		}
		place += len(group)
	}
	return out
}

// moneyOf is the money of a seat in a position of Traders.
func moneyOf(t *testing.T, state []byte, seat int) int {
	t.Helper()
	var p struct {
		Money []int `json:"money"`
	}
	require.NoError(t, json.Unmarshal(state, &p))
	return p.Money[seat]
}

// finished reports whether a seat has finished its plan in a position of Rising Tides, and is not disqualified.
func finished(t *testing.T, state []byte, seat int) bool {
	t.Helper()
	var p struct {
		Finished     []int `json:"finished"`
		Disqualified []int `json:"disqualified"`
	}
	require.NoError(t, json.Unmarshal(state, &p))
	return slices.Contains(p.Finished, seat) && !slices.Contains(p.Disqualified, seat)
}

// TestTheNumbersAgreeWithTheExports plays evenings and counts once more what their exports tell, without package evenings.
func TestTheNumbersAgreeWithTheExports(t *testing.T) {
	agree(t, 15, "random")
}

func agree(t *testing.T, n int, level string) {
	t.Helper()
	now := int64(1_790_000_000_000)
	l := library.New(journal.Memory(), shelf.Find, func() int64 { return now }, chance.Seeds("a test"))
	clock := eveningtest.Clock{Now: func() int64 { return now }, Set: func(ms int64) { now = ms }}
	require.NoError(t, eveningtest.Fill(l, clock, shelf.Games(), n, level))
	results := library.NewResults(l, evenings.Version, evenings.ResultOf)
	_, unread, err := results.All()
	require.NoError(t, err)
	slices.Reverse(unread) // the oldest first
	var exports []told
	for _, id := range unread {
		results.Learn(id)
		m, _, err := l.Open(id)
		require.NoError(t, err)
		exports = append(exports, readExport(t, m.Export()))
		m.Close()
	}
	all, unread, err := results.All()
	require.NoError(t, err)
	require.Empty(t, unread)
	log := evenings.NewLog(all, evenings.NewPeople(), func(string) bool { return false })
	people := slices.Clone(eveningtest.People)
	figures := log.Of(people, shelfKeys())
	won, played, before, matches := map[string]int{}, map[string]int{}, map[string]int{}, 0
	for _, e := range exports {
		members := 0
		for _, name := range e.seats {
			if slices.Contains(people, name) {
				members++
			}
		}
		if members < 2 {
			continue
		}
		matches++
		for i, name := range e.seats {
			played[name]++
			if e.won[i] {
				won[name]++
				won[e.game+name]++
			}
			for k, other := range e.seats {
				if e.places[i] < e.places[k] {
					before[name+" "+other]++
				}
			}
		}
	}
	require.Equal(t, matches, figures.Matches)
	for i, name := range people {
		require.Equal(t, []int{played[name], won[name]}, []int{figures.Together[i].Played, figures.Together[i].Won}, name)
		for k, other := range people {
			require.Equal(t, before[name+" "+other], figures.Before[i][k], "%s before %s", name, other)
		}
		for _, g := range figures.Games {
			require.Equal(t, won[g.Game+name], g.Persons[i].Won, "%s %s", g.Game, name)
		}
	}
	for _, g := range shelf.Games() {
		recordsAgree(t, log, g, exports)
	}
}

// recordsAgree compares the records of a game with those of the exports.
func recordsAgree(t *testing.T, log *evenings.Log, g *rules.Game, exports []told) {
	t.Helper()
	var table rules.Table
	best := map[string]int{}
	for _, e := range exports {
		if e.game != g.Key {
			continue
		}
		if fastest := best[rules.FastestWin]; slices.Contains(e.won, true) && (fastest == 0 || e.moves < fastest) {
			best[rules.FastestWin] = e.moves
		}
		for name, of := range map[string]map[string]int{"longest-raid": e.rolls, "fullest-purse": e.money, rules.Comeback: e.behind} {
			for _, n := range of {
				best[name] = max(best[name], n)
			}
		}
		if table == nil {
			transcript := &rules.Transcript{}
			transcript.Add("Game", g.Key)
			for _, seat := range e.seats {
				transcript.Add("Seat", seat)
			}
			table, _ = g.Open(transcript, nil)
		}
	}
	if table == nil {
		return
	}
	for _, r := range log.Records(g.Key, rules.FeatsOf(table)) {
		if want := best[r.Words.Name]; want > 0 && !(r.Words.Name == "fullest-purse" && g.Key != "traders") {
			require.Equal(t, want, r.Value, "%s %s", g.Key, r.Words.Name)
		}
		require.NotEmpty(t, r.Words.Told.Of(r.Value).String())
	}
}

func shelfKeys() []string { return strings.Split(shelf.Keys(), ", ") }
