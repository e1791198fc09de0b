package atrades_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	atradesscreens "tablekeeper/screens/games/atrades"
	"tablekeeper/screens/matches/match"
	keys "tablekeeper/screens/widgets/table"
)

// occurred is what a game of Atrades went through.
type occurred struct{ contested, tie, sale, era, golden bool }

func (o occurred) all() bool { return o.contested && o.tie && o.sale && o.era && o.golden }

// note takes down what a move brought; bidders are the seats that have bid in the merger that runs.
func (o *occurred) note(before, after *atrades.View, bidders map[int]bool, seat int, text string, sealed []int) {
	bids := strings.HasPrefix(text, "bid ")
	if !before.Merger.On {
		clear(bidders)
	} else if bids {
		bidders[seat] = true
	}
	o.contested = o.contested || before.Step == atrades.StepPay && len(bidders) > 1
	o.sale = o.sale || strings.HasPrefix(text, "sell ")
	o.era = o.era || after.Era() > before.Era()
	o.golden = o.golden || before.Step == atrades.StepGolden && text != "pass"
	slices.Sort(sealed)
	for i := 1; i < len(sealed); i++ {
		o.tie = o.tie || sealed[i] > 0 && sealed[i] == sealed[i-1]
	}
}

// guildGame is a game of three with all of that, found among seeded random ones: the moves in the notation.
func guildGame(t *testing.T) []string {
	t.Helper()
	const seeds, most = 400, 130
	for seed := range uint64(seeds) {
		table, err := atrades.Game().Open(game.LastTable{Seats: apptest.People[:3]}.Transcript(atrades.Game()), nil)
		require.NoError(t, err)
		if moves, went := playOut(t, table, rand.New(rand.NewPCG(seed, 20)), most); went.all() {
			t.Logf("seed %d: %d moves", seed, len(moves))
			return moves
		}
	}
	t.Fatalf("no seed up to %d has a game with everything in %d moves", seeds, most)
	return nil
}

// playOut plays a random game to its end and gives its moves, or none where it is longer than most.
func playOut(t *testing.T, table rules.Table, random *rand.Rand, most int) (moves []string, went occurred) {
	t.Helper()
	bidders, sealed := map[int]bool{}, []int(nil)
	before, _ := atrades.Look(table)
	for !table.Over() {
		if len(moves) == most {
			return nil, occurred{}
		}
		act := rules.Choose(table.Legal(nil), table.RandomWeight, random.IntN)
		text := table.Notation(act)
		moves = append(moves, picker.WhoWord(table, act.Seat)+": "+text)
		require.Empty(t, table.Play(act))
		after, _ := atrades.Look(table)
		if atradesscreens.SealedStep(before) {
			amount, _ := atrades.Bid.Of(act) // who passes bids 0
			sealed = append(sealed, amount)
		} else {
			sealed = nil
		}
		went.note(before, after, bidders, act.Seat, text, slices.Clone(sealed))
		before = after
	}
	return moves, went
}

// TestGuildGameByTaps enters a whole game of three by tapping on a phone: a merger that several bid for, a tie, a sale
// to the government, a new era and a golden action are in it.
func TestGuildGameByTaps(t *testing.T) { guildGameByTaps(t, 1) }

// TestGuildGameInLargerLetters enters the same game in larger letters.
func TestGuildGameInLargerLetters(t *testing.T) { guildGameByTaps(t, 1.25) }

func guildGameByTaps(t *testing.T, text float32) {
	t.Helper()
	moves := guildGame(t)
	tb := apptest.Lettered(t, 390, 844, text)
	o := tb.PlayWhole(atradesscreens.Key)
	tally := apptest.Tally{Game: atradesscreens.Key, Of: tb}
	for i := 0; i < len(moves); {
		v, ok := atrades.Look(o.Match.Table())
		require.True(t, ok)
		if atradesscreens.SealedStep(v) {
			n := len(o.Match.Table().ToMove())
			tally.Took(closeFists(tb, v, moves[i:i+n]), moves[i:i+n]...)
			i += n
			require.Equal(t, i, o.Match.Log().Count())
			continue
		}
		tally.Took(guildMove(tb, v, moves[i]), moves[i])
		i++
		require.Equal(t, moves[i-1], apptest.Latest(o))
	}
	require.True(t, o.Match.Table().Over())
	require.True(t, tb.Sees("The game is over"), "%q", tb.Labels())
	tb.WasWhole(atradesscreens.Key)
	tally.Holds(t, len(moves))
}

// closeFists lets all bid who are awaited, unseen by the others, and counts the taps.
func closeFists(tb *apptest.Table, v *atrades.View, moves []string) (taps int) {
	tb.T.Helper()
	amounts := map[string]string{}
	for _, move := range moves {
		name, said, _ := strings.Cut(move, ": ")
		amounts[name] = strings.TrimPrefix(strings.TrimPrefix(said, "bid "), "pass")
	}
	for _, seat := range v.Order() {
		if amount, ok := amounts[apptest.People[seat-1]]; ok {
			taps += tb.Bid(apptest.People[seat-1], amount)
		}
	}
	require.True(tb.T, tb.Sees("The fists are open"), "%q", tb.Labels())
	return taps
}

// guildMove enters one open move as people do, and counts the taps.
func guildMove(tb *apptest.Table, v *atrades.View, move string) (taps int) {
	tb.T.Helper()
	o := tb.Session.Playing
	act := apptest.ReadMove(tb.T, o, move)
	_, said, _ := strings.Cut(move, ": ")
	words := strings.Fields(said)
	switch {
	case words[0] == "place" || words[0] == "expand":
		return tapHex(tb, v, words[1], words[2])
	case v.Step == atrades.StepAuction && words[0] == "bid":
		for ; taps < 60 && tb.KeyOf(act) == nil; taps++ {
			now, _ := strconv.Atoi(strings.TrimPrefix(tb.DockKey("Bid ").Key().Word, "Bid "))
			switch n, _ := strconv.Atoi(words[1]); {
			case n < now:
				tb.TapOn("1 less")
			case n-now >= 8 && tb.DockKey("10 more") != nil:
				tb.TapOn("10 more")
			case n-now >= 3 && tb.DockKey("3 more") != nil:
				tb.TapOn("3 more")
			default:
				tb.TapOn("1 more")
			}
		}
		tb.TapOn("Bid " + words[1])
		return taps + 1
	case v.Step == atrades.StepAuction: // passes
		tb.TapOn("Drop out")
		return 1
	case words[0] == "pay":
		return pay(tb, act, words)
	case words[0] == "guild":
		for _, g := range v.Guilds() {
			if g.ID == words[1] {
				tb.TapOn(strings.TrimSuffix(g.Name, ".") + ". ")
			}
		}
		return 1
	case words[0] == "pass" && v.Step == atrades.StepAction && tb.KeyOf(act) == nil:
		tb.TapOn("Pass")
		tb.TapOn("Really pass?")
		return 2
	case (words[0] == "merge" || words[0] == "sell") && tb.KeyOf(act) == nil:
		tb.TapOn(strings.ToUpper(words[0][:1]) + words[0][1:])
		taps = 1
	case words[0] == "acquire":
		if tb.KeyOf(act) == nil {
			tb.TapOn(words[1] + " ")
			taps = 1
		}
	}
	if key := tb.KeyOf(act); key != nil {
		key.Tapped(&fyne.PointEvent{})
		return taps + 1
	}
	return taps + tb.EnterAct(act)
}

// tapHex taps a hex on the board, after turning to its region.
func tapHex(tb *apptest.Table, v *atrades.View, region, cell string) (taps int) {
	tb.T.Helper()
	b := tb.App.Shown().(*match.Match).Felt.(*atradesscreens.GuildBoard)
	name := v.Regions()[slices.IndexFunc(v.Regions(), func(r atrades.Region) bool { return r.ID() == region })].Name()
	for ; b.SiteOf(region, cell) < 0; taps++ {
		require.Less(tb.T, taps, len(v.Regions()), "%s is not shown; there are %q", name, tb.Labels())
		others := []*keys.Button{tb.DockKey(name)}
		for i := range v.Regions() { // else the last of those that have keys: it leads on
			others = append(others, tb.DockKey(v.Regions()[len(v.Regions())-1-i].Name()))
		}
		for _, key := range others {
			if key != nil {
				key.Tapped(&fyne.PointEvent{})
				break
			}
		}
	}
	b.Tap(b.SiteOf(region, cell))
	return taps + 1
}

// TestGovernmentBeforeASale shows what is given and got before a company is sold, and where one more would pay less.
func TestGovernmentBeforeASale(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	sale(tb, 24)
	require.True(t, tb.Sees("The government pays 12 for company 6. Waiting won't pay: even 25 only brings 11."), "%q", tb.Labels())
	tb.TapOn("Sell. Liquids 6 for 12")
	v, _ := atrades.Look(tb.Session.Playing.Match.Table())
	require.Equal(t, 6+12, v.Personal[0])

	sale(tb, 2)
	require.True(t, tb.Sees("The government pays 0 for company 6. It pays nothing."), "%q", tb.Labels())
	sale(tb, 25)
	require.True(t, tb.Has("With only 24 it would pay more: 12."), "%q", tb.Labels())
}

// pay chooses how to pay: by the key that does so, else by the company on the map and so much less of it.
func pay(tb *apptest.Table, act rules.Act, words []string) (taps int) {
	tb.T.Helper()
	for taps = 1; taps < 40; taps++ {
		if key := tb.KeyOf(act); key != nil {
			key.Tapped(&fyne.PointEvent{})
			return taps
		}
		b := tb.App.Shown().(*match.Match).Felt.(*atradesscreens.GuildBoard)
		if main := tb.DockKey(words[1]); taps == 1 && main == nil && tb.DockKey("1 less") == nil {
			b.TapCompany(words[3])
			continue
		}
		tb.TapOn("1 less")
	}
	tb.T.Fatalf("%v can't be paid; there are %q", words, tb.Labels())
	return taps
}

// TestDesertIsNotLand tells a hex on which nothing is ever laid from one on which a company can be.
func TestDesertIsNotLand(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.Play(atradesscreens.Key, 2, "Anna: guild hackers-haven", "Ben: guild pioneers", "Anna: draw cicili", "Anna: draw vo")
	board := tb.App.Shown().(*match.Match).Felt.(*atradesscreens.GuildBoard)
	land, desert := 0, 0
	for r := range board.View.Regions() {
		for c, cell := range board.View.Regions()[r].Cells() {
			if !board.View.Regions()[r].Laid() || cell.City > 0 || cell.Company > 0 {
				continue
			}
			if cell.Land {
				land++
			} else {
				desert++
			}
			require.Equal(t, !cell.Land, board.Cell(r, c).Dim, "%s %s", board.View.Regions()[r].Name(), cell.Word)
		}
	}
	require.Positive(t, land)
	require.Positive(t, desert)
}
