package command_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// played is a match of a game with so many moves at most, in which the app draws
// whatever it can.
func played(t testing.TB, game *rules.Game, most int) *matches.Match {
	t.Helper()
	return playedSealed(t, game, most, func(*fairness.Seal) {})
}

// playedSealed is one into which people mixed before the setup was drawn.
func playedSealed(t testing.TB, game *rules.Game, most int, mix func(s *fairness.Seal)) *matches.Match {
	t.Helper()
	return playedPrivately(t, game, most, false, mix)
}

// playedPrivately is one in which cards are for their players alone, where the game can hide them and that is asked for.
func playedPrivately(t testing.TB, game *rules.Game, most int, private bool, mix func(s *fairness.Seal)) *matches.Match {
	t.Helper()
	l := library.New(journal.Memory(), shelf.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
	headers := &rules.Transcript{}
	headers.Add("Game", game.Key)
	for n := range game.MinSeats {
		headers.Add("Seat", fmt.Sprintf("Player %c", 'A'+n))
	}
	seal, err := l.Seal(game.Key)
	require.NoError(t, err)
	mix(seal)
	m, err := l.Create(headers, game.Title, matches.Settings{Draws: true, Private: private, Setup: true, Seal: seal})
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(1, 1))
	for range most {
		if m.Table().Over() {
			break
		}
		a := rules.Choose(m.Table().Legal(nil), m.Table().RandomWeight, r.IntN)
		switch {
		case m.Cases(a.Seat, a.Verb) > 0:
			_, err = m.Draw(a.Seat, a.Verb)
		case m.Hands().Holds(a): // else the hands that the app dealt don't allow it
			err = m.Play(a, matches.Entered)
		}
		require.NoError(t, err)
	}
	return m
}

// All games of the shelf: the export of a match is judged as the library judged
// it, and its draws are as drawn once the seed is there.
func TestVerifyMatchesOfAllGames(t *testing.T) {
	for _, game := range shelf.Games() {
		m := played(t, game, 800)
		file := write(t, string(m.Export()))
		status, _, errs := tablekeeper("check", file)
		require.Zero(t, status, "%s: %s", game.Key, errs)
		status, out, errs := tablekeeper("verify", file)
		require.Empty(t, errs, game.Key)
		drawn := len(m.Chance().Proof().Draws)
		if game.Shuffle != nil {
			drawn++
		}
		if game.Deal != nil {
			drawn++
		}
		if drawn == 0 && m.Table().Over() {
			require.Contains(t, out, "Nothing to prove", game.Key)
			require.Equal(t, 3, status, game.Key)
			continue
		}
		if m.Table().Over() || drawn == 0 {
			require.Contains(t, out, fmt.Sprintf("As drawn: %d. Not as drawn: 0. Can't be checked: 0.", drawn), game.Key)
			require.Zero(t, status, game.Key)
		} else {
			require.Contains(t, out, fmt.Sprintf("As drawn: 0. Not as drawn: 0. Can't be checked: %d.", drawn), game.Key)
			require.Equal(t, 1, status, game.Key)
		}
	}
}

// What everybody mixed in goes into the setup too, and verify needs and names it.
func TestVerifyWhatEverybodyMixedIn(t *testing.T) {
	setups := 0
	for _, game := range shelf.Games() {
		m := playedSealed(t, game, 20_000, func(s *fairness.Seal) {
			require.NoError(t, s.Mix(1, []byte("apple")))
			require.NoError(t, s.Mix(2, []byte{0x1b, '[', '2', 'J'}))
		})
		file := string(m.Export())
		status, out, _ := tablekeeper("verify", write(t, file))
		require.Contains(t, out, "  Player A mixed in: apple\n  Player B mixed in: 1b5b324a\n", game.Key)
		require.Contains(t, out, "Not as drawn: 0.", game.Key)
		if !m.Table().Over() || len(m.Chance().Proof().Draws) == 0 && game.Shuffle == nil && game.Deal == nil {
			continue
		}
		require.Zero(t, status, game.Key)
		if strings.Contains(file, "[SetupBy ") {
			setups++
			status, out, _ = tablekeeper("verify", write(t, strings.Replace(file, `[SetupBy "app mixed"]`, `[SetupBy "app"]`, 1)))
			require.Equal(t, 1, status, game.Key)
			require.Contains(t, out, "the seed gives another setup", game.Key)
		}
		status, _, _ = tablekeeper("verify", write(t, strings.ReplaceAll(file, "[MixedIn ", "[Remark ")))
		require.Equal(t, 1, status, game.Key)
	}
	require.Positive(t, setups)
}

func TestVerifySaysWhatIsNotAsDrawn(t *testing.T) {
	game, _ := shelf.Find("rising-tides")
	m := played(t, game, rules.MaxMoves)
	require.True(t, m.Table().Over())
	text := string(m.Export())
	status, out, _ := tablekeeper("verify", "--json", write(t, text))
	require.Zero(t, status)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	for _, line := range lines {
		require.True(t, json.Valid([]byte(line)), line)
	}
	require.Contains(t, lines[len(lines)-1], fmt.Sprintf(`"answer":"proved","proved":true,"draws":%d,"start":1`, len(m.Chance().Proof().Draws)))
	status, out, _ = tablekeeper("verify", write(t, text))
	require.Zero(t, status)
	require.Contains(t, out, fmt.Sprintf("\nProved: %d draws of the app, all as drawn. No file can prove who sat where, or what people entered.\n", len(m.Chance().Proof().Draws)))
	require.Contains(t, out, "start 1 of this game on the device that evening\n")
	seal := m.Chance().Proof().Seeds[0]
	require.Contains(t, out, "seal 1  from draw 1  "+seal.Commitment+"  seed: "+seal.Seed+"\n  in words: "+chance.Words(seal.Commitment)+"\n")
	status, out, _ = tablekeeper("verify", "--json", write(t, text))
	require.Zero(t, status)
	require.Contains(t, out, `"by":"app"`)

	value := m.Chance().Proof().Draws[0]
	changed := strings.Replace(text, fmt.Sprintf("# app draw 1: %d of", value.Value), fmt.Sprintf("# app draw 1: %d of", (value.Value+1)%value.Of), 1)
	status, out, _ = tablekeeper("verify", write(t, changed))
	require.Equal(t, 1, status)
	require.Contains(t, out, "not as drawn: the seed gives")
	status, out, _ = tablekeeper("verify", "--json", write(t, changed))
	require.Equal(t, 1, status)
	require.Contains(t, out, `"finding":"not as drawn"`)
	require.Contains(t, out, `"answer":"refuted","proved":false`)

	status, out, _ = tablekeeper("verify", write(t, disputed))
	require.Equal(t, 3, status, "nothing was drawn by the app")
	require.Contains(t, out, "Nothing to prove")
	status, jsonOut, _ := tablekeeper("verify", "--json", write(t, disputed))
	require.Equal(t, 3, status)
	require.Contains(t, jsonOut, `"answer":"nothing to prove","proved":false,"draws":0,"as_drawn":0`)
	require.Contains(t, out, "draw fuel  (entered by the table)")
	for text, why := range map[string]string{"hello": "Game", "[Game \"chess\"]\n": "unknown game"} {
		status, out, errs := tablekeeper("verify", write(t, text))
		require.Equal(t, 2, status)
		require.Empty(t, out)
		require.Contains(t, errs, why)
	}
	status, _, errs := tablekeeper("verify")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "expected one transcript")
}

// The events of a timer are those that its generator draws: the n-th that comes
// is the n-th of the seed, whatever bars the ticks between them.
func TestVerifyEventsOfTheTimer(t *testing.T) {
	game, _ := shelf.Find("rising-tides")
	for seed := range uint64(5) {
		l := library.New(journal.Memory(), shelf.Find, func() int64 { return 0 }, chance.Seeds("a test"))
		headers := &rules.Transcript{}
		headers.Add("Game", game.Key)
		for _, seat := range []string{"A", "B", "C", "D"} {
			headers.Add("Seat", seat)
		}
		headers.Add("Option", "event-left=off")
		m, err := l.Create(headers, "x", matches.Settings{})
		require.NoError(t, err)
		settings := tide.Settings{Length: 600_000, Chance: 35, Active: tide.AllEvents.With(tide.Left, false)}
		length, percent := settings.Headers()
		require.NoError(t, m.SetHeader(tide.LengthHeader, length))
		require.NoError(t, m.SetHeader(tide.ChanceHeader, percent))
		timer, err := m.Chance().TimerSeed()
		require.NoError(t, err)
		play := func(line string, n int) {
			a, err := m.Table().Read(line)
			require.NoError(t, err)
			if m.Table().Judge(a) != "" {
				return // an event that finds the table in a decision is held by the timer
			}
			require.NoError(t, m.PlayTimer(a, n))
		}
		for n := range 4 {
			a, err := m.Table().Read(fmt.Sprintf("%d: nation ?", n+1))
			require.NoError(t, err)
			require.NoError(t, m.Play(a, matches.Entered))
		}
		source := chance.New(timer)
		plan, err := tide.Plan(settings, func(n int) (int, error) { return source.Below(n), nil }, 10_000)
		require.NoError(t, err)
		came := 0
		for _, tick := range plan.Ticks {
			if tick.Barred == tide.NotBarred {
				came++
				play("table: event "+tick.Event.String(), came)
			}
		}
		play("table: time-out", 0)
		r := rand.New(rand.NewPCG(seed, 1))
		for !m.Table().Over() {
			require.NoError(t, m.Play(rules.Choose(m.Table().Legal(nil), m.Table().RandomWeight, r.IntN), matches.Entered))
		}
		status, out, errs := tablekeeper("verify", write(t, string(m.Export())))
		require.Zero(t, status, "%s%s", out, errs)
		require.Contains(t, out, fmt.Sprintf("As drawn: %d. Not", strings.Count(string(m.Export()), "# app event")), "seed %d", seed)
	}
}

// A copy of a match whose setup was drawn has no second seal for that setup.
func TestVerifyACopyOfADrawnSetup(t *testing.T) {
	game, _ := shelf.Find("traders")
	l := library.New(journal.Memory(), shelf.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
	headers := &rules.Transcript{}
	headers.Add("Game", game.Key)
	for n := range game.MinSeats {
		headers.Add("Seat", fmt.Sprintf("Player %c", 'A'+n))
	}
	m, err := l.Create(headers, game.Title, matches.Settings{Draws: true, Setup: true})
	require.NoError(t, err)
	id, err := l.Duplicate(m.ID(), "copy")
	require.NoError(t, err)
	m.Close()
	for _, id := range []string{m.ID(), id} {
		one, _, err := l.Open(id)
		require.NoError(t, err)
		_, out, _ := tablekeeper("verify", write(t, string(one.Export())))
		require.NotContains(t, out, "are both for draw", id)
	}
}

// A file without a digest is refuted. Where it doesn't say any more that the app drew the setup, that is named as by the
// table, and so is a position that was agreed on.
func TestVerifyNamesWhatTheTableDid(t *testing.T) {
	game, _ := shelf.Find("duck-dealer")
	m := played(t, game, 20_000)
	require.True(t, m.Table().Over())
	file := string(m.Export())
	drawn := strings.Replace(file, "[SetupBy ", "[Remark ", 1)
	require.NotEqual(t, file, drawn)
	status, out, _ := tablekeeper("verify", write(t, drawn))
	require.Equal(t, 1, status, "the digest tells")
	require.Contains(t, out, "something was changed, added or left out")
	status, out, _ = tablekeeper("verify", write(t, strings.Replace(drawn, "[Digest ", "[Remark ", 1)))
	require.Equal(t, 1, status)
	require.Contains(t, out, "headers  setup  (entered by the table)\n")
	require.Contains(t, out, "The file has no digest")
	require.Contains(t, out, "As drawn: 0.")

	headers, moves, _ := strings.Cut(file, "\n\n")
	agreed := headers + "\n\n= " + string(m.Log().At(0).State()) + "\n" + moves
	status, out, _ = tablekeeper("verify", write(t, agreed))
	require.Equal(t, 1, status)
	require.Contains(t, out, "agreed position  (by the table)\n")
}

// The seed of a random game is a remark: nobody is accused, and a draw that is said to be the app's can't be checked.
func TestVerifyARandomGame(t *testing.T) {
	_, game, _ := tablekeeper("simulate", "--seed", "Friday", "--max-moves", "30", "raid-trade")
	require.Contains(t, game, `[Seed "Friday"]`)
	status, out, _ := tablekeeper("verify", write(t, game))
	require.Equal(t, 3, status, out)
	require.NotContains(t, out, "not in order")
	require.Contains(t, out, "As drawn: 0. Not as drawn: 0. Can't be checked: 0.")
	status, out, _ = tablekeeper("verify", write(t, regexp.MustCompile(`(roll \d)\n`).ReplaceAllString(game, "$1  # app draw 1: 0 of 6\n")))
	require.Equal(t, 1, status)
	require.Contains(t, out, "the match was never sealed")
	status, out, _ = tablekeeper("verify", write(t, "[Game \"raid-trade\"]\n[Seat \"A\"]\n[Seat \"B\"]\n[Chance \"x\"]\n[Seed \"Friday\"]\n"))
	require.Equal(t, 1, status, out)
}
