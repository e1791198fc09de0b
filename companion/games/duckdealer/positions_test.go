package duckdealer_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules/conformance"
)

// played leads to Ben's action turn: a free part and a paid one, a pathway, goods.
const played = "table: born 2\n2: fit builder\n2: fit merchant\n2: fit cargo-hold\n1: fit builder\n1: fit cargo-hold\n" +
	"1: fit cargo-hold\n2: home s5\n1: home s1\n2: collect trade\n1: collect move\n2: act\n2: highway s5-p5-1\n2: mine\n" +
	"2: mine\n2: highway s5-p5-2\n2: entrance p5\n2: exit s1\n"

// Edits of the position of played that make other steps of it. The ship that is
// on p5 has explored it.
const (
	onP5    = `players.1.ship="p5"; planets.p5.explored=true; planets.p5.consumer={"tile":"satellites","built":false}; consumer_track=` + track
	track   = `["linear-accelerators","stealth-ducks","modern-radio","diet-pills","economics","modern-art","science","religion","politics","medicine","military"]`
	dealing = `step="deal"; players.0.ship="s5"; deal={"partner":1,"give":{"phone-boxes":1},"get":{}}`
	exiting = `step="exit"; resume="action"; pathways.1.exit=null`
	keeping = `step="keep"; players.1.energy={"move":5}; energy_stock.move=34; energy_stock.trade=39; energy_stock.build=37`
	lifting = `step="place-cube"; resume="highways"; free_highways=1`
	over    = `step="over"; active=0; turn_track=[2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2]; players.1.cubes=3`
	bidding = `step="bid"; active=1; order=[]; turn_track=[]; highways={}; players.1.cubes=29; players.0.ship=null; players.1.ship=null; auction.born=[]`
)

// TestPositions reads positions that are possible, reachable or not, as Position
// headers and as agreed positions.
func TestPositions(t *testing.T) {
	start := string(open(t, headers(2)+played).State())
	for _, edits := range []string{
		`paid=[]`, onP5, dealing, exiting, keeping, lifting, over,
		`step="turn"; players.1.goods={}`,
		`step="cube"; highways=` + allDots(29) + `; turn_track=[]; players.1.cubes=0; players.1.goods={}; active=2`,
		`step="stow"; players.1.goods={"science":4}`,
		`players.1.goods={"science":100000}; virtual={"move":1000}; players.0.score=5000`,
		`steps_left=8; players.1.goods={}`,
		`turn_track=[]; players.1.cubes=27`,
		onP5 + `; planets.p5.discs={"mine":1}; players.0.discs=9`,
		`planets.s5.discs={"mine":2}; players.1.discs=9; paid=["mine"]`,
		`players.0.ship="s5-p10-3"`, `players.0.ship="s5-p5-2"`,
		dealing + `; step="answer"`,
		onP5 + `; planets.p5.factory="science"; factory_stock.science=`,
	} {
		position := conformance.Edited(t, start, edits)
		table := open(t, headers(2))
		require.NoError(t, table.Agree([]byte(position)), edits)
		require.Equal(t, position, string(table.State()), edits)
		require.Empty(t, table.Violations())
		again := open(t, headers(2)+conformance.Header("Position", position)+"[Setup \"edition house-1\"]\n")
		require.Equal(t, position, string(again.State()), edits)
	}
}

// allDots puts highway parts of seat 2 on so many dots.
func allDots(n int) string {
	var list []string
	for _, route := range []string{"s1-p1-3", "s1-p2-4", "s1-p6-6", "s2-p2-3", "s2-p3-3", "s2-p7-5", "s3-p3-4", "s3-p4-2"} {
		at := strings.LastIndexByte(route, '-')
		dots, _ := strconv.Atoi(route[at+1:])
		for i := 1; i <= dots && len(list) < n; i++ {
			list = append(list, `"`+route[:at+1]+strconv.Itoa(i)+`":2`)
		}
	}
	return "{" + strings.Join(list, ",") + "}"
}

// TestImpossiblePositions names what is wrong, condition by condition.
func TestImpossiblePositions(t *testing.T) {
	start := string(open(t, headers(2)+played).State())
	for _, c := range []struct{ edits, says string }{
		{`step="flight"`, "expected one of"},
		{`paid=`, `"paid" is missing`},
		{`weather="fine"`, `no field "weather"`},
		{`edition="house-2"`, "edition house-1"},
		{`players.0.score=-1`, "whole number"},
		{`players.0.score=1.5`, "isn't a whole number"},
		{`players.0.goods={"blue-paint":0}`, "from 1"},
		{`players.0.goods={"paint":1}`, "isn't one of"},
		{`players.0.ship="p5-s5-1"`, "expected one of"},
		{`players=[]`, "one a seat"},
		{`highways={"s5-p5-9":2}`, "isn't one of"},
		{`highways={"s5":2}`, "isn't one of"},
		{`highways={"s5-p5-1":3}`, "1 to 2"},
		{`paid=["yard","mine"]`, "alphabetical"},
		{`paid=["mine","mine"]`, "alphabetical"},
		{`resume="turn"`, "expected one of highways, action"},
		{`steps_left=9; players.1.goods={}`, "0 to 8"},
		{`turn_track=[2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2]`, "at most 24"},
		{`auction.bids=[[1,2,3],[]]`, "at most 2"},
		{`auction.bids=[[101],[]]`, "0 to 100"},
		{`planets.p1.yard={"tile":"y1","built":false}; planets.p1.consumer={"tile":"science","built":false}`, "both"},
		{`planets.p1.discs={"ship":1}`, "isn't one of"},
		{`planets.p12=null`, "p12"},
		{`planets.p1=`, `"p1" is missing`},
		// Section 5.
		{`active=0`, "a player whose move it is"},
		{`step="born"`, "a player whose move it is"},
		{`order=[]`, "playing order"},
		{`order=[2,2]`, "twice in the playing order"},
		// 1 to 5.
		{`energy_stock.move=40`, "41 move markers"},
		{`players.1.gear={"cargo-hold":3}`, "39 build markers"},
		{`players.1.cubes=25`, "cubes in all"},
		{`players.1.discs=9`, "discs in all"},
		{`planets.p1.discs={"factory":1}; players.0.discs=9`, "there is no factory on Pochard that a disc could claim"},
		{`planets.s1.discs={"yard":1}; players.0.discs=9`, "there is no spaceyard on Eider that a disc could claim"},
		{`factory_stock.science=2`, "stock and planets have 2 factories for science; the box has 1"},
		{`planets.p1.factory="science"; factory_stock.science=`, "Pochard is not explored"},
		{`planets.p1.discs={"mine":1}; players.0.discs=9`, "Pochard is not explored"},
		{`planets.s1.factory="science"; factory_stock.science=`, "no consumer and no factory"},
		{`planets.p1.yard={"tile":"y1","built":false}`, "no place for a yard"},
		{`consumer_track=` + track, "track and planets have 11 consumer tiles; the box has 12"},
		{`consumer_track.1="satellites"`, "satellites can't be there twice"},
		{`planets.p1.explored=true`, "exactly if it is explored"},
		{`planets.s1.explored=false`, "counts as explored"},
		{onP5 + `; consumer_track.0="satellites"`, "satellites can't be there twice"},
		{`planets.s1.yard.tile="y2"`, "yard of its own"},
		{`planets.s1.yard=null`, "yard of its own"},
		{`planets.s1.mine="phone-boxes"`, "the box has fewer mines for phone boxes"},
		// 6 to 8.
		{`players.0.ship=null`, "must be on the board"},
		{`players.0.gear={"cargo-hold":9,"builder":1}; players.0.goods={}`, "3 to 9 pieces"},
		{bidding + `; step="turn"; order=[2,1]; active=2; players.1.goods={}`, "must be on the board"},
		{`players.1.ship="s5-p5-1"; players.0.ship="s5-p5-2"`, "'s ship can't be on a highway part of"},
		{`players.0.goods={"science":6}`, "has more goods than the ship takes"},
		{`steps_left=1; players.1.goods={"science":4}`, "has more goods than the ship takes"},
		{`step="keep"; players.1.goods={"science":4}`, "has more goods than the ship takes"},
		{`step="stow"; players.1.goods={}`, "the step Too many goods needs more goods aboard than fit"},
		// 9 and 10.
		{`resume="action"`, "a step that follows it"},
		{`step="place-disc"; resume="highways"`, "after the disc is placed the action turn goes on"},
		{`deal={"partner":1,"give":{},"get":{}}`, "a deal doesn't belong to the step Action turn"},
		{`step="highways"; free_highways=1; steps_left=1; players.1.goods={}`, "steps left and paid privileges are there only during an action turn"},
		{`step="turn"; virtual={"move":1}; players.1.goods={}`, "markers of crew quarters are there only during an action turn"},
		{keeping + `; virtual={"move":1}`, "markers of crew quarters are there only during an action turn"},
		{`free_highways=1`, "free highway parts"},
		{`step="highways"`, "free highway parts"},
		{`free_highways=4`, "0 to 3"},
		{over + `; turn_track=[2,2]; players.1.cubes=25`, "the game is over only when the turn track is full"},
		{over + `; step="turn"; active=2; players.1.goods={}`, "no turn begins"},
		// 11 to 13.
		{`players.0.ship="p1"`, ", which must be explored first"},
		{`step="turn"; players.1.ship="p1"; players.1.goods={}`, ", which must be explored first"},
		{`pathways.1.exit=null`, "only the player who places the exit of a pathway lacks it"},
		{exiting + `; pathways.1.exit="s1"`, "only the player who places the exit of a pathway lacks it"},
		{`pathways.1.exit="p5"`, "two pathway markers"},
		{`pathways.0={"entrance":"s1","exit":"p1"}`, "two pathway markers"},
		{`paid=["mine"]`, "a privilege is paid for only on a tile that the player in turn has claimed"},
		{`paid=["mine"]; players.1.ship="s5-p10-1"`, "a privilege is paid for only on a tile that the player in turn has claimed"},
		// 14.
		{`step="cube"; players.1.goods={}`, "a highway part is lifted for the turn track only when no cube is left"},
		{`step="keep"; players.1.goods={}`, "more than four markers"},
		{dealing + `; players.0.ship="s1"`, "same planet"},
		{dealing + `; deal.partner=2`, "same planet"},
		{dealing + `; players.0.ship="s5-p10-1"; players.1.ship="s5-p10-1"`, "same planet"},
		{dealing + `; deal.get={"science":1}`, "goods that the two have"},
		{dealing + `; step="answer"; deal.give={}`, "an empty deal can't be proposed"},
		{dealing + `; step="answer"; players.0.goods={"science":5}`, "a proposed deal leaves the other player no more goods than fit"},
		{`step="place-disc"; resume="action"`, "nobody could go on from here: the step"},
		// 16.
		{`auction.born=[2,2]`, "named once"},
		{`auction.positions=[1,1]`, "taken once"},
		{bidding + `; players.1.goods={}; players.0.gear={}; players.1.gear={}; players.0.energy={}; players.1.energy={}; energy_stock={"build":40,"move":40,"trade":40}`, "without an auction"},
	} {
		position := conformance.Edited(t, start, c.edits)
		table := open(t, headers(2))
		require.ErrorContains(t, table.Agree([]byte(position)), c.says, c.edits)
		require.NotEmpty(t, table.Faults([]byte(position)), c.edits)
	}
}

// TestAuctionPositions reads positions of an auction.
func TestAuctionPositions(t *testing.T) {
	start := string(open(t, headers(2, "auction=on")).State())
	for _, c := range []struct{ edits, says string }{
		{`auction.bids=[[4],[]]; active=2`, ""},
		{`auction.bids=[[4],[4]]`, ""},
		{`auction.bids=[[4,1],[4]]; active=2`, ""},
		{`auction.bids=[[4,1],[4,1]]; step="born"; active=0`, ""},
		{`auction.bids=[[4],[5]]; step="position"; active=2`, ""},
		{`auction.bids=[[4],[5]]; step="position"; auction.positions=[null,2]`, ""},
		{`auction.bids=[[4,1],[4,1]]; auction.born=[2]; step="position"; active=2`, ""},
		{`auction.bids=[[4],[]]`, "these bids lead to another step or player: Bidding"},
		{`auction.bids=[[4],[5]]; step="position"`, "these bids lead to another step or player: Playing positions"},
		{`auction.bids=[[4],[5]]; step="position"; active=2; auction.positions=[1,2]`, "these bids lead to another step or player: Starting gear"},
		{`auction.born=[1]`, "nobody is named"},
		{`auction.positions=[1,null]`, "no position is taken"},
		{`auction.bids=[[4],[5]]; step="position"; active=2; auction.positions=[1,null]`, "Anna chooses a position only after Ben"},
		{`auction.bids=[[4,1],[4,1]]; auction.born=[2]; step="position"; active=2; auction.positions=[1,null]`, "only after Ben"},
		{`players.0.gear={"cargo-hold":1}`, "'s ship has no gear before gear is chosen"},
		{`auction.bids=[[4,1],[4,1]]; step="born"; active=0; players.1.gear={"cargo-hold":3}`, "'s ship has no gear before gear is chosen"},
		{`auction.bids=[[4],[5]]; step="position"; active=2; players.1.gear={"cargo-hold":1}`, "'s ship has no gear before gear is chosen"},
		{`players.0.ship="s1"`, "can't be on the board"},
	} {
		table := open(t, headers(2, "auction=on"))
		err := table.Agree([]byte(conformance.Edited(t, start, c.edits)))
		if c.says == "" {
			require.NoError(t, err, c.edits)
		} else {
			require.ErrorContains(t, err, c.says, c.edits)
		}
	}
	outfit := string(open(t, headers(2)+"table: born 2\n2: fit cargo-hold\n").State())
	homes := string(open(t, headers(2)+played[:strings.Index(played, "1: home s1")]).State())
	for _, c := range []struct{ position, edits, says string }{
		{outfit, `players.1.gear={"cargo-hold":3}`, "fewer than three"},
		{outfit, `players.1.gear={"cargo-hold":4}`, "starts with 3"},
		{outfit, `players.0.gear={"cargo-hold":1}`, "gear is chosen player by player, in playing order"},
		{outfit, `active=1`, "gear is chosen player by player, in playing order"},
		{homes, `players.0.ship="s1"`, "a player who still chooses a starting planet has no ship on the board"},
		{homes, `players.1.ship=null`, "starting planets are chosen player by player, in playing order, when all have their gear"},
		{homes, `players.1.ship="p1"`, ", which must be explored first"},
	} {
		table := open(t, headers(2))
		require.ErrorContains(t, table.Agree([]byte(conformance.Edited(t, c.position, c.edits))), c.says, c.edits)
	}
}

// TestPositionBesideSetup makes sure that only the edition stands beside a position.
func TestPositionBesideSetup(t *testing.T) {
	position := conformance.Header("Position", string(open(t, headers(2)).State()))
	fault := conformance.Refused(t, duckdealer.Game(), headers(2)+position+"[Setup \"mine s1 yellow-ducks\"]\n")
	require.ErrorContains(t, fault, "only the edition")
}
