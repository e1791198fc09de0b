package atrades_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules/conformance"
)

// The moves to positions in many steps, each going on from another.
const (
	toAction  = "1: guild hackers-haven\n2: guild pioneers\n1: draw cicili\n1: draw vo\n"
	toPlace   = toAction + "1: acquire 6\n"
	toMarket  = toPlace + "1: place cicili r0c1\n2: acquire 7\n2: place cicili r0c2\n"
	toGolden  = toMarket + "1: pass\n2: pass\n"
	toBids    = toGolden + "1: pass\n2: pass\n"
	toPay     = toBids + "1: bid 2\n2: bid 1\n"
	toMerge   = toPay + "1: pay 1 from 6\n2: pay own\n1: merge 6 7\n"
	toAuction = toMerge + "1: cube\n"
	toFinal   = toAuction + "2: bid 2\n1: bid 3\n"
	toWon     = toAuction + "2: bid 2\n1: pass\n"
	toFree    = toWon + "2: pay own\n"
	toCube    = toFree + "1: pass\n"
)

// stepCards is a card for every step that cards have, as a Setup header.
func stepCards() string {
	return withSetup(`{"technology_cards":[{"id":"all","name":"All","era":1,"cost":1,"copies":2,"effects":[` +
		`{"effect":"gain-company","n":3},{"effect":"raise-demand","n":2},{"effect":"expand"},{"effect":"acquire"},{"effect":"manual"}]}]}`)
}

// The moves that follow with these cards.
const (
	toResearch = toMarket + "1: pass\n2: pass\n1: research all\n"
	toCompany  = toResearch + "1: pay own\n"
	toRegion   = toCompany + "1: choose 6\n"
	toGrow     = toRegion + "1: choose cicili\n"
	toExpand   = toGrow + "1: choose 6\n"
	toCard     = toExpand + "1: expand cicili r0c0\n"
	toManual   = toCard + "1: pass\n"
)

// TestPositions reads positions at the borders of section 5; what is possible is
// written back with the same bytes, what is not is refused for the reason.
func TestPositions(t *testing.T) {
	two, joined := headers(2, "start-regions=2"), headers(2, "start-regions=2", "layout=joined")
	withCards := two + stepCards()
	toLay := "1: guild hackers-haven\n2: guild pioneers\n1: draw cicili\n1: draw vo\n"
	for _, c := range []struct{ head, moves, edits, says string }{
		// 1: fields, types, orders.
		{two, toAction, "bank=-5", ""},
		{two, toAction, "bank=999999; personal.0=999999; round=500", ""},
		{two, toAction, "cubes=", "is missing"},
		{two, toAction, "seed=1", "no field"},
		{two, toAction, "cubes=[7]", "one a seat"},
		{two, toAction, "personal.0=-1", "whole number"},
		{two, toAction, "active=1", "true or false"},
		{two, toAction, "era=4", "from 1 to 3"},
		{two, toAction, "turn_order=[1,1]", "twice"},
		{two, toAction, "guilds.0=\"mine\"", "expected one of"},
		{two, toMarket, "supply=[2,1,3,4,5,8,9]", "ascending"},
		{two, toMarket, "market.sold.cicili=0", "from 1"},
		{two, toMarket, "market.sold.cicili=50; market.sold.vo=1", ""},
		{two, toMarket, "market.sold.mai-bo=1", "can't stand here"},
		{withCards, toManual, "cards.supply.all=0", "from 1"},
		{two, toAuction, "merger.in=[2,1]", "ascending"},
		{two, toAuction, "merger.owners=[1,null]", "whole number"},
		{two, toAction, "regions.0.rotation=6", "from 0 to 5"},
		{two, toAction, "regions.0.demand=5", "from 0 to 4"},
		// 2: phase, step, round, era.
		{two, toAction, "phase=\"market\"", "doesn't come in this phase of the round"},
		{two, toAction, "round=0", "rounds are counted from 1; only the setup has none"},
		{headers(2, "edition=first", "start-regions=2"), toAction, "era=2", "first edition"},
		// 3: numbers, companies, regions, layout, cards.
		{two, toMarket, "gone=[1]", "appears twice"},
		{two, toMarket, "supply=[2,3,4,5,8,9]; gone=[1]", ""},
		{two, toMarket, "supply=[2,3,4,5,8,9]", "say where company 1 is: in the supply, on the board or out of the game"},
		{two, toMarket, "supply=[1,2,3,4,5,8,9,10]", "company 10 comes only in era 2"},
		{two, toMarket, "board.cicili.r0c1=7", "company 6 has a hex while it is on the board, and only then"},
		{two, toMarket, "board.cicili.r1c2=7", "isn't a habitable cell"},
		{two, toMarket, "board.cicili.r0c0=1", "not among the companies"},
		{two, toMarket, "board.mai-bo={}", "exactly the regions"},
		{two, toGolden, "companies.7.owner=null; companies.7.money=0", ""},
		{two, toGolden, "companies.7.owner=null", "belongs to nobody"},
		{two, toAction, "guilds.0=\"pioneers\"", "two players can't play"},
		{two, toAction, "regions.0.at=[0,0]", "regions that lie apart have no place beside each other and no rotation"},
		{two, toAction, "regions.0.rotation=1", "regions that lie apart have no place beside each other and no rotation"},
		{joined, toLay, "", ""},
		{joined, toLay, "regions.1.rotation=4; regions.0.at=[-9,99]", ""},
		{joined, toLay, "regions.1.at=[4,3]", "except the one"},
		{joined, toLay, "regions.0.at=null", "except the one"},
		{joined, toLay + "1: lay cicili 0 0\n", "regions.1.at=[0,0]", "two regions can't lie in the same place"},
		{joined, toLay + "1: lay cicili 0 0\n", "regions.1.at=[1,0]; regions.1.rotation=5", ""},
		{withCards, toManual, "cards.held.1={\"all\":1}", "2 copies"},
		{withCards, toManual, "cards.held.1={\"all\":1}; cards.supply={}", ""},
		// 4: the setup.
		{two, "", "guilds.0=\"pioneers\"", "guilds are chosen seat by seat at the start; later everybody has one"},
		{two, "", "turn_order=[1,2]", "as soon as all guilds"},
		{two, "", "board={\"vo\":{}}; regions=[{\"at\":null,\"demand\":0,\"id\":\"vo\",\"rotation\":0}]", "no region is drawn"},
		{two, toAction, "turn_order=[]", "turn order"},
		{two, toAction, "board={}; regions=[]", "a region must be in play"},
		{two, toAction, "phase=\"setup\"; step=\"region\"; round=0; turn=null", ""},
		{two, toAction, "phase=\"setup\"; step=\"lay\"; round=0; turn=null", "no region to be laid"},
		// 5: actor and turn.
		{two, toAction, "actor=null", "a single player whose move it is"},
		{two, toAction, "actor=0", "only a card's text by hand is entered by the table, not by a player"},
		{two, toAction, "actor=2", "whose action it is"},
		{two, toPlace, "turn=null", "say whose action it is while players have actions, and only then"},
		{two, toAction, "phase=\"end\"; step=\"region\"; turn=null; actor=1", ""},
		{two, toAction, "phase=\"end\"; step=\"region\"; turn=null; actor=2", "first in turn order"},
		{two, toGolden, "golden.0=0", "needs a golden cube"},
		{two, toBids, "actor=1", "a single player whose move it is"},
		{headers(2, "edition=first", "start-regions=2"), toAction, "golden.1=1", "no golden cubes"},
		{withCards, toCompany, "companies.6.owner=2", "the card brings money to a company, and the player has none"},
		{withCards, toManual, "actor=1", "only a card's text by hand is entered by the table, not by a player"},
		// 6: payment, tile, market.
		{two, toPay, "payment=null", "a sum to be paid"},
		{two, toPay, "payment.seat=2", "the player who pays is the one whose move it is"},
		{two, toPay, "payment.amount=1", "for the turn order each player pays what they bid"},
		{two, toPay, "payment.amount=9; sealed.0=9", "can't pay"},
		{two, toPay, "payment.amount=8; sealed.0=8", ""},
		{two, toPay, "payment.amount=10000; sealed.0=10000; personal.0=20000", "from 1 to 9999"},
		{two, toPlace, "tile=null; supply=[1,2,3,4,5,6,7,8,9]", "a tile to be placed"},
		{two, toAction, "tile=6; supply=[1,2,3,4,5,7,8,9]", "a tile to be placed"},
		{two, toMarket, "market=null", "sales are noted in the market phase, and only there"},
		{two, toMarket, "actor=2", "the company that may grow belongs to the player whose move it is"},
		{two, toMarket, "actor=2; market.company=7", ""},
		// 7: what a step is inside of.
		{two, toAuction, "merger=null", "merger or card don't fit the step"},
		{withCards, toRegion, "effect=null", "merger or card don't fit the step"},
		// 8: sealed bids.
		{two, toAction, "sealed.0=0", "can't have made this hidden bid"},
		{two, toBids, "sealed.0=8", ""},
		{two, toBids, "sealed.0=9", "can't have made this hidden bid"},
		{two, toBids, "sealed=[0,0]", "all bids are made already"},
		{two, toPay, "sealed.1=10", "can't have made this hidden bid"},
		{two, toPay, "sealed.1=null", "can't have made this hidden bid"},
		{two, toPay, "actor=2; payment={\"amount\":1,\"seat\":2}; sealed.0=5000", ""},
		{two, toBids, "sealed.0=9999; personal.0=20000", ""},
		{two, toBids, "sealed.0=10000; personal.0=20000", "can't have made this hidden bid"},
		{two, toPay, "sealed.1=10000; personal.1=20000", "can't have made this hidden bid"},
		{two, toFinal, "sealed.0=9999; personal.0=20000", ""},
		{two, toFinal, "sealed.0=10000; personal.0=20000", "can't have made this hidden bid"},
		{two, toFinal, "sealed.0=0", ""},
		{two, toFinal, "sealed.0=3", "can't have made this hidden bid"},
		{two, toFinal, "sealed=[0,0]", "all bids are made already"},
		{two, toWon, "sealed=[77,null]", ""},
		// 9: mergers.
		{two, toMerge, "merger.placed=true", "before the cube"},
		{two, toMerge, "merger.initiator=2", "the merger was begun by the player whose action it is"},
		{two, toAuction, "merger.targets=[6,6]; merger.track=[6,6]", "different targets"},
		{two, toAuction, "merger.track=[6,6]", "each target"},
		{two, toAuction, "merger.track=[7,6,6,6]", ""},
		{two, toAuction, "merger.rounds=1", "an auction has at least two rounds, and this round is one of them"},
		{two, toAuction, "merger.round=2", "in the last round of an auction final bids are made"},
		{two, toAuction, "merger.in=[]", "somebody must still be in the auction"},
		{two, toAuction, "merger.high=1", "somebody leads as soon as there is a bid, and not before"},
		{two, toAuction, "merger.in=[2]; merger.high=2; merger.leader=1", "the leader must still be in the auction"},
		{two, toAuction, "merger.held=1", "money is set aside only until the surviving company is chosen"},
		{two, toAuction, "merger.high=6; merger.leader=1; merger.rounds=9; merger.round=5", ""},
		{two, toAuction, "merger.high=7; merger.leader=1", "can't pay the standing"},
		{two, toAuction, "merger.high=9999; merger.leader=1; personal.0=20000", ""},
		{two, toAuction, "merger.high=10000; merger.leader=1; personal.0=20000", "can't pay the standing"},
		{two, toAuction, "merger.rounds=9; merger.round=2", "first round"},
		{two, toAuction, "merger.in=[1]; actor=1", ""},
		{two, toAuction, "actor=1", "without a bid all players before this one have passed"},
		{two, toAuction, "merger.winner=1", "nobody has won"},
		{two, toAuction, "merger.owners=[2,1]", "both companies of the merger must be on the board, with their owners"},
		{two, toFinal, "merger.in=[1]", "at least two"},
		{two, toFinal, "merger.rounds=3", "at least two"},
		{two, toCube, "merger.leader=null; merger.high=0", "the leader of the auction wins it"},
		{two, toWon, "payment.amount=3", "winning bid"},
		{two, toFree, "merger.losers=[2]", "the free company goes to the next player who has lost one"},
		{two, toFree, "merger.losers=[1,2]", "the winner has lost no company and gets no free one"},
		{two, toFree, "merger.losers=[]", "the free company goes to the next player who has lost one"},
		{two, toCube, "merger.losers=[1]", "nobody waits"},
		{two, toWon, "step=\"survivor\"; payment=null; companies.6.money=0; companies.7.money=0", ""},
		{two, toWon, "step=\"survivor\"; payment=null; companies.6.money=0; companies.7.money=1", "the cards of both companies are empty once the merger is paid out"},
		{two, toWon, "step=\"survivor\"; payment=null; companies.6.money=1; companies.7.money=0", "the cards of both companies are empty once the merger is paid out"},
		{two, toCube, "actor=1", ""},
		{two, toCube, "gone=[]; supply=[1,2,3,4,5,6,8,9]", "one company of the merger has left the game, and the other is the winner's"},
		{two, toCube, "companies.7.owner=1", "one company of the merger has left the game, and the other is the winner's"},
		// 10 and 11: cards, placing.
		{withCards, toResearch, "effect.next=1", "as soon as"},
		{withCards, toResearch, "effect.company=6", "a company that grows"},
		{withCards, toRegion, "effect.next=1", "the effect of the card doesn't lead to the step"},
		{withCards, toRegion, "effect.next=6", "from 0 to 5"},
		{withCards, toRegion, "effect.adjusted=1", "changes are entered only for a card's text by hand"},
		{withCards, toRegion, "cards={\"held\":[{},{\"all\":1}],\"supply\":{\"all\":1}}", "a player uses only cards that they hold"},
		{withCards, toExpand, "effect.company=7", "the company that grows belongs to the player who uses the card"},
		{withCards, toExpand, "effect.company=null", "a company that grows"},
		{withCards, toManual, "effect.adjusted=20", ""},
		{withCards, toManual, "effect.adjusted=21", "from 0 to 20"},
		{withCards, toCard, "actor=2", "uses the card"},
		{two, toPlace, "actor=2", "whose action it is"},
	} {
		table := open(t, c.head+c.moves)
		position := conformance.Edited(t, string(table.State()), c.edits)
		err := table.Agree([]byte(position))
		if c.says != "" {
			require.ErrorContains(t, err, c.says, "%s", c.edits)
			continue
		}
		require.NoError(t, err, "%s", c.edits)
		require.Equal(t, position, string(table.State()))
		require.True(t, table.Over() || len(table.Legal(nil)) > 0, "invariant 10: %s", c.edits)
	}
}

// TestNearestNumbers offers the numbers nearest to a bid or a payment that is not allowed.
func TestNearestNumbers(t *testing.T) {
	two := headers(2, "start-regions=2")
	for _, c := range []struct {
		moves, move string
		nearest     []string
	}{
		{toBids, "1: bid 9162", []string{"bid 8", "bid 7", "bid 6"}},
		{toAuction + "2: bid 4\n", "1: bid 1", []string{"bid 5", "bid 6"}},
		{toPay, "1: pay 40 from 6", []string{"pay 2 from 6", "pay 1 from 6", "pay own"}},
	} {
		table := open(t, two+c.moves)
		var nearest []string
		for _, a := range conformance.Explained(t, table, c.move).Nearest {
			nearest = append(nearest, table.Notation(a))
		}
		require.Equal(t, c.nearest, nearest, c.move)
	}
}

// TestAdjustmentsNameTheirLimit says how far a thing goes that a card's text can't change further (AT-9.12).
func TestAdjustmentsNameTheirLimit(t *testing.T) {
	table := open(t, headers(2, "start-regions=2")+stepCards()+toManual)
	require.NoError(t, table.Agree([]byte(conformance.Edited(t, string(table.State()), "regions.0.demand=4; personal.0=3"))))
	for move, why := range map[string]string{
		"table: adjust demand cicili +1": "at 4 and can't go above 4.",
		"table: adjust personal 1 -5":    "at 3 and can't go below 0.",
	} {
		r := conformance.Explained(t, table, move)
		require.Equal(t, "AT-9.12", r.Rule)
		require.Contains(t, r.Why.String(), why)
	}
}

// TestSettle makes what follows from the rest fit: a step that is left takes what
// it needed with it.
func TestSettle(t *testing.T) {
	table := open(t, headers(2, "start-regions=2")+stepCards()+toAuction)
	for _, edits := range []string{
		"phase=\"turn-order\"; step=\"turn-bid\"",
		"phase=\"turn-order\"; step=\"turn-bid\"; companies.6.owner=null; supply=[]; gone=[9]; cards.supply={}",
	} {
		settled, err := table.Settle([]byte(conformance.Edited(t, string(table.State()), edits)))
		require.NoError(t, err)
		require.NoError(t, table.Fork().Agree(settled), "%s", settled)
	}
}

// TestACompanyThatWasMergedAway is refused as what it is, by its first word and by its second one.
func TestACompanyThatWasMergedAway(t *testing.T) {
	table := open(t, headers(2, "start-regions=2")+toGolden)
	require.NoError(t, table.Agree([]byte(conformance.Edited(t, string(table.State()), "supply=[2,3,4,5,8,9]; gone=[1]"))))
	for _, move := range []string{"1: merge 1 6", "1: merge 6 1", "1: sell 1"} {
		why := conformance.Explained(t, table, move).Why.String()
		require.Equal(t, "Company 1 was merged into another one and is out of the game.", why, move)
	}
}
