package atrades_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/apptest"
	atradesscreens "tablekeeper/screens/atrades"
	"tablekeeper/screens/game"
	"tablekeeper/screens/match"
	"tablekeeper/screens/picker"
)

// occurred is what a game of Atrades went through.
type occurred struct{ contested, tie, sale, era, golden bool }

func (o occurred) all() bool { return o.contested && o.tie && o.sale && o.era && o.golden }

// note takes down what a move brought; bidders are the seats that have bid in the merger that runs.
func (o *occurred) note(before, after *atrades.View, bidders map[int]bool, seat int, text string, sealed []int) {
	bids := strings.HasPrefix(text, "bid ")
	if before.Merger == nil {
		clear(bidders)
	} else if bids {
		bidders[seat] = true
	}
	o.contested = o.contested || before.Step == atrades.StepPay && len(bidders) > 1
	o.sale = o.sale || strings.HasPrefix(text, "sell ")
	o.era = o.era || after.Era > before.Era
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
			require.Equal(t, i, o.Match.Count())
			continue
		}
		tally.Took(guildMove(tb, v, moves[i]), moves[i])
		i++
		require.Equal(t, moves[i-1], apptest.Latest(o))
	}
	require.True(t, o.Match.Table().Over())
	require.True(t, tb.Sees("The game is over"), "%q", tb.Labels())
	require.True(t, tb.Sees("Places"))
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
	for _, seat := range v.Order {
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
		if !tb.Sees("Bid " + words[1]) { // the least is there already
			tb.Digits(words[1])
			taps = len(words[1])
		}
		tb.Tap("Bid " + words[1])
		return taps + 1
	case v.Step == atrades.StepAuction: // passes
		tb.Tap("Pass")
		return 1
	case words[0] == "pay":
		return pay(tb, v, words)
	case words[0] == "guild":
		for _, g := range v.Guilds() {
			if g.ID == words[1] {
				tb.TapOn(strings.TrimSuffix(g.Name, ".") + ". ")
			}
		}
		return 1
	case words[0] == "sell":
		tapSale(tb, words[1])
		taps = 1
	default:
		return tb.EnterAct(act)
	}
	tb.Tap("Play this move")
	return taps + 1
}

// tapHex taps a hex on the board, after turning to its region the shorter way round.
func tapHex(tb *apptest.Table, v *atrades.View, region, cell string) (taps int) {
	tb.T.Helper()
	b := tb.App.Shown().(*match.Match).Board.(*atradesscreens.GuildBoard)
	n := len(v.Regions)
	for shown := range v.Regions {
		if !tb.Sees(fmt.Sprintf("%s, %d of %d", v.Regions[shown].Name, shown+1, n)) {
			continue
		}
		ahead := (slices.IndexFunc(v.Regions, func(r atrades.Region) bool { return r.ID == region }) - shown + n) % n
		turn := "The next region"
		if taps = ahead; ahead > n-ahead {
			taps, turn = n-ahead, "The region before"
		}
		for range taps {
			tb.Tap(turn)
		}
		break
	}
	at := b.SiteOf(region, cell)
	require.NotEqual(tb.T, -1, at, "%s of %s is not shown", cell, region)
	b.Tap(at)
	return taps + 1
}

// tapSale taps what the government pays for a company.
func tapSale(tb *apptest.Table, company string) {
	tb.T.Helper()
	for _, label := range tb.Labels() {
		if rest, ok := strings.CutPrefix(label, "The government pays "); ok && strings.Contains(rest+".", " for company "+company+".") {
			tb.Tap(label)
			return
		}
	}
	tb.T.Fatalf("company %s can't be sold; there are %q", company, tb.Labels())
}

// TestGovernmentBeforeASale shows what is given and got before a company is sold, and where one more would pay less.
func TestGovernmentBeforeASale(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	sale(tb, 24)
	require.True(t, tb.Sees("The government pays 12 for company 6. Waiting won't pay: even 25 only brings 11."), "%q", tb.Labels())
	tapSale(tb, "6")
	require.True(t, tb.Sees("24 on the card: 15 for 7, 7 for 5. It pays 12, and 2 is lost."), "%q", tb.Labels())
	require.True(t, tb.Sees("Waiting won't pay: even 25 only brings 11."))
	tb.Tap("Play this move")
	v, _ := atrades.Look(tb.Session.Playing.Match.Table())
	require.Equal(t, 6+12, v.Players[0].Personal)

	sale(tb, 2)
	require.True(t, tb.Sees("The government pays 0 for company 6. It pays nothing."))
	sale(tb, 25)
	tapSale(tb, "6")
	require.True(t, tb.Sees("With only 24 it would pay more: 12."))
}

// pay chooses how to pay: all from the personal supply, or a part from a card, which is stepped down to the part.
func pay(tb *apptest.Table, v *atrades.View, words []string) (taps int) {
	tb.T.Helper()
	if words[1] == "own" {
		tb.Tap("All " + strconv.Itoa(v.Owed) + " from the personal supply")
		return 1
	}
	label := words[1] + " from company " + words[3] + ", "
	if words[1] == strconv.Itoa(v.Owed) {
		label = "All " + words[1] + " from company " + words[3]
	}
	for taps = 1; ; taps++ {
		for _, seen := range tb.Labels() {
			if strings.HasPrefix(seen, label) {
				tb.Tap(seen)
				return taps
			}
		}
		tb.Tap("Less: From company " + words[3])
	}
}

// TestDesertIsNotLand tells a hex on which nothing is ever laid from one on which a company can be.
func TestDesertIsNotLand(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.Play(atradesscreens.Key, 2, "Anna: guild hackers-haven", "Ben: guild pioneers", "Anna: draw cicili", "Anna: draw vo")
	board := tb.App.Shown().(*match.Match).Board.(*atradesscreens.GuildBoard)
	land, desert := 0, 0
	for r := range board.View.Regions {
		for c, cell := range board.View.Regions[r].Cells {
			if !board.View.Regions[r].Laid || cell.City > 0 || cell.Company > 0 {
				continue
			}
			if cell.Land {
				land++
			} else {
				desert++
			}
			require.Equal(t, !cell.Land, board.Cell(r, c).Dim, "%s %s", board.View.Regions[r].Name, cell.Word)
		}
	}
	require.Positive(t, land)
	require.Positive(t, desert)
}
