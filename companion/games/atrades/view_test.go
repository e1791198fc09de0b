package atrades_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
)

func look(tb testing.TB, table rules.Table) *atrades.View {
	tb.Helper()
	v, ok := atrades.Look(table)
	require.True(tb, ok)
	return v
}

// TestCalculators plays random games and holds every preview to what then
// happened: payments, payouts of mergers, sales to the government, markets.
func TestCalculators(t *testing.T) {
	seen := map[string]int{}
	for name, head := range games() {
		for seed := uint64(1); seed <= 4; seed++ {
			table := open(t, head)
			source := rand.New(rand.NewPCG(seed, 7))
			where := fmt.Sprintf("%s, seed %d", name, seed)
			for range 5000 {
				if table.Over() {
					break
				}
				before := look(t, table)
				legal := table.Legal(nil)
				checkPayments(t, table, before, legal, where)
				act := rules.Choose(legal, table.RandomWeight, source.IntN)
				text := table.Notation(act)
				require.Empty(t, table.Play(act), where)
				after := look(t, table)
				switch {
				case before.Step == atrades.StepPay && before.Merger.On:
					checkPayout(t, before, after, act.Seat, text, where)
					seen["payout"]++
				case strings.HasPrefix(text, "sell "):
					checkSale(t, before, after, act.Seat, text, where)
					seen["sale"]++
				case before.Phase() == "action" && after.Phase() != "action":
					checkMarket(t, table, before, after, where)
					seen["market"]++
				}
			}
			require.True(t, table.Over(), where)
			markets := atrades.Markets(table)
			for i := range markets {
				require.True(t, markets[i].Over, where)
				require.True(t, i == 0 || markets[i].Round == markets[i-1].Round+1, where)
			}
		}
	}
	require.Len(t, seen, 3, "%v", seen)
}

// checkPayments makes sure that the ways to pay are exactly the legal ones.
func checkPayments(t *testing.T, table rules.Table, v *atrades.View, legal []rules.Act, where string) {
	if v.Step != atrades.StepPay {
		return
	}
	var want, got []string
	own, cards := v.Splits(v.Actor(), v.Owed)
	if own {
		got = append(got, "pay own")
	}
	for _, c := range cards {
		for n := c.Least; n <= c.Most; n++ {
			got = append(got, fmt.Sprintf("pay %d from %d", n, c.Card))
		}
	}
	for _, a := range legal {
		want = append(want, table.Notation(a))
	}
	require.ElementsMatch(t, want, got, where)
}

// checkPayout compares a merger with what was said of it before the payment.
func checkPayout(t *testing.T, before, after *atrades.View, seat int, text, where string) {
	said := before.Payout(seat, before.Owed)
	require.Len(t, said.Cubes, len(before.Track()), where)
	sum := 0
	for k, cube := range said.Cubes {
		require.Equal(t, before.Track()[k], cube.Company, where)
		sum += cube.Money
	}
	require.Equal(t, before.Owed, sum, where)
	for i, takes := range said.Takes {
		paid := 0
		if i == seat-1 {
			if card := 0; text != "pay own" {
				_, err := fmt.Sscanf(text, "pay %d from", &card)
				require.NoError(t, err)
				paid = before.Owed - card
			} else {
				paid = before.Owed
			}
		}
		require.Equal(t, before.Personal[i]-paid+takes, after.Personal[i], where)
	}
	if said.Survivor == 0 {
		require.Equal(t, atrades.StepSurvivor, after.Step, where)
		return
	}
	require.Equal(t, said.Card, after.Company(said.Survivor).Money(), where)
	require.Equal(t, seat, after.Company(said.Survivor).Owner(), where)
	if len(said.Free) > 0 {
		require.Equal(t, said.Free[0], after.Actor(), where)
		require.Equal(t, atrades.StepFreeAcquire, after.Step, where)
	} else {
		require.NotEqual(t, atrades.StepFreeAcquire, after.Step, where)
	}
}

func checkSale(t *testing.T, before, after *atrades.View, seat int, text, where string) {
	number := 0
	_, err := fmt.Sscanf(text, "sell %d", &number)
	require.NoError(t, err)
	said := before.Government(before.Company(number).Money())
	require.Equal(t, before.Personal[seat-1]+said.Pays, after.Personal[seat-1], where)
	require.Equal(t, atrades.Sold, after.Company(number).Where(), where)
}

// checkMarket holds the report of a market that has just begun to the cards.
func checkMarket(t *testing.T, table rules.Table, before, after *atrades.View, where string) {
	markets := atrades.Markets(table)
	require.NotEmpty(t, markets, where)
	market := markets[len(markets)-1]
	require.Equal(t, after.Phase() != "market", market.Over, where)
	require.Equal(t, before.Round, market.Round, where)
	last := 0
	for _, sale := range market.Sales {
		require.Greater(t, sale.Company, last, "ascending: %s", where)
		last = sale.Company
		require.Equal(t, after.Company(sale.Company).Money(), sale.Money+moneyOf(before, sale.Company), where)
	}
	for i, region := range market.Regions {
		require.LessOrEqual(t, region.Sold, region.Demand, where)
		require.Equal(t, after.Regions()[i].Name(), region.Name, where)
	}
	if market.Over {
		require.False(t, slices.ContainsFunc(market.Sales, func(s atrades.Sale) bool { return s.Growth == atrades.MayGrow }), where)
	} else {
		require.Equal(t, after.Growing(), last, where)
		require.Equal(t, atrades.MayGrow, market.Sales[len(market.Sales)-1].Growth, where)
	}
}

// moneyOf is the money on a card; a company that has only just been placed has none.
func moneyOf(v *atrades.View, number int) int {
	if c := v.Company(number); c.Where() == atrades.Business {
		return c.Money()
	}
	return 0
}

// TestMarketReport reads the first market of the worked example back from the
// end of it: three companies, all of which grew.
func TestMarketReport(t *testing.T) {
	start := headers(3) + "1: guild star-chasers\n2: guild pioneers\n3: guild hackers-haven\n1: draw thunderdome\n1: draw vo\n1: draw cicili\n" +
		"3: acquire 1\n3: place thunderdome r2c2\n2: acquire 6\n2: place thunderdome r2c3\n"
	table := open(t, start)
	forecast := look(t, table).Forecast()
	require.Len(t, forecast.Sales, 2)
	require.Equal(t, []atrades.SaleIn{{Region: "Thunderdome", Tiles: 1, Left: 2, Sold: 1}}, forecast.Sales[1].In)
	require.Equal(t, 2, forecast.Sales[1].Money)
	require.Equal(t, atrades.MayGrow, forecast.Sales[1].Growth)
	require.Empty(t, atrades.Markets(table), "there was none yet")
	table = open(t, start+"1: acquire 9\n1: place cicili r1c1\n3: expand thunderdome r3c2\n2: pass\n")
	markets := atrades.Markets(table)
	require.Len(t, markets, 1)
	market := markets[0]
	require.False(t, market.Over)
	require.Len(t, market.Sales, 3)
	require.Equal(t, atrades.Grown, market.Sales[0].Growth)
	require.Equal(t, "Thunderdome r3c2", market.Sales[0].OntoRegion+" "+market.Sales[0].OntoX)
	require.Equal(t, atrades.NotGrown, market.Sales[1].Growth)
	require.Equal(t, atrades.MayGrow, market.Sales[2].Growth)
	require.Equal(t, []atrades.MarketRegion{{"Thunderdome", 3, 2}, {"Vo", 0, 0}, {"Cicili", 1, 1}}, market.Regions)
}

// TestGovernmentChart is the row of payouts of the specification's last section.
func TestGovernmentChart(t *testing.T) {
	v := look(t, open(t, headers(2)))
	from := [][2]int{
		{0, 0},
		{3, 3},
		{7, 5},
		{10, 8},
		{15, 7},
		{18, 10},
		{22, 12},
		{25, 11},
		{28, 14},
		{32, 16},
		{35, 19},
		{40, 18},
		{43, 21},
		{47, 23},
		{50, 20},
		{53, 23},
		{57, 25},
		{60, 28},
		{65, 27},
		{68, 30},
		{72, 32},
		{75, 35},
		{101, 35},
	}
	for i, step := range from[:len(from)-1] {
		for money := step[0]; money < from[i+1][0]; money++ {
			g := v.Government(money)
			require.Equal(t, step[1], g.Pays, "money %d", money)
			sum := g.Rest
			for _, row := range g.Rows {
				if row.Taken {
					sum += row.Give
				}
			}
			require.Equal(t, money, sum)
		}
	}
	g := v.Government(24)
	require.Equal(t, &atrades.Worth{Money: 25, Pays: 11}, g.Falls, "one more would pay less")
	require.Nil(t, g.More)
	g = v.Government(25)
	require.Equal(t, &atrades.Worth{Money: 24, Pays: 12}, g.Fewer)
	require.Equal(t, &atrades.Worth{Money: 28, Pays: 14}, g.More)
	require.Nil(t, v.Government(0).Fewer)
	require.Equal(t, &atrades.Worth{Money: 3, Pays: 3}, v.Government(0).More)
}

func TestOutlook(t *testing.T) {
	two := headers(2, "start-regions=2")
	require.False(t, look(t, open(t, two+"1: guild pioneers\n")).Outlook().EraNear, "not in the setup")
	v := look(t, open(t, two+toAction+"1: pass\n"))
	require.True(t, v.Outlook().EraNear, "rations and liquids")
	require.False(t, v.Outlook().EraMet)
	require.True(t, v.Outlook().StillPass, "both pass")
	require.False(t, look(t, open(t, two+toAction)).Outlook().StillPass, "Ben can still lay a cube")
	require.False(t, look(t, open(t, two+toMarket+"1: pass\n2: pass\n")).Outlook().StillPass, "cubes were laid")
	few := look(t, open(t, two+withSetup(`{"cubes":{"action":1,"golden":1}}`)+toAction+"1: acquire 1\n")).Outlook()
	require.Equal(t, []int{2}, few.FewCubes)
	require.Equal(t, []int{1}, few.NoCubes)
}

func TestViewOfJoinedRegions(t *testing.T) {
	v := look(t, open(t, headers(2, "layout=joined", "start-regions=2")+"1: guild hackers-haven\n2: guild pioneers\n1: draw cicili\n1: draw mai-bo\n1: lay cicili 0 0\n"))
	require.True(t, v.Joined())
	seen := map[[2]int]bool{}
	for _, region := range v.Regions() {
		require.Len(t, region.Cells(), 37)
		for _, cell := range region.Cells() {
			require.False(t, seen[[2]int{cell.Q, cell.R}], "two cells at one place")
			seen[[2]int{cell.Q, cell.R}] = true
		}
	}
	require.Contains(t, v.Regions()[1].Links(), [2]string{"r1c2", "r3c3"})
	require.Equal(t, 2, v.Company(6).KindNumber+1)
	require.Nil(t, v.Company(19))
	personal, card := v.Limit(1)
	require.Equal(t, []int{6, 0}, []int{personal, card})
}
