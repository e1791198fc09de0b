package ask

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// typed are disputes as players type them, with slips and in their own words, each with the first thing that is
// understood: who wants to make which move, as far as its words were said, with the facts beside it; a question mark
// stands before a usual dispute.
var typed = map[string][][2]string{
	"rising-tides": {
		{"nuke ben with 3 cards", "1: nuke ... | hands.0.unknown:3"},
		{"steal fuel from ben", "1: steal 2 fuel"},
		{"can ben redirect the steal to cleo?", "2: redirect ..."},
		{"relocate a material of dan", "1: relocate 4 materials"},
		{"build 2 fuel 1 supply", "1: construct 2-0-1"},
		{"draw with five cards", "? I hold five cards. Can I draw?"},
		{"protect against nuke", "1: protect"},
		{"recounter with only one card", "1: recounter ... | hands.0.unknown:1"},
		{"place a nuke", "1: place nuke"},
		{"throw a card away", "1: discard ..."},
		{"may I pass and do nothing?", "1: pass"},
		{"show my nation", "1: reveal ..."},
		{"steal from empty depot", "1: steal ..."},
		{"block a relocate with fuel", "1: relocate ..."},
		{"redirect the attack to nobody", "1: redirect ..."},
		{"times up", "0: time-out"},
		{"shuffle discards", "0: reshuffle"},
		{"dan is too slow, skip him", "0: skip"},
		{"stael materials form cleo", "1: steal 3 materials"},
		{"ben: protect", "2: protect"},
		{"draw a sixth card", "? I hold five cards. Can I draw?"},
		{"nuke myself", "1: nuke ..."},
		{"counter a counter", "? I have one card. Can I re-counter?"},
		{"Cleo nukes Dan", "3: nuke ..."},
		{"put nuke in depot", "1: place nuke"},
		{"steal from ben with oil", "1: steal 2 fuel"},
	},
	"traders": {
		{"build station with 5 mcr", "1: build | money.0:5"},
		{"load 3 metal", "1: load metal"},
		{"fly over another ship", "1: step ..."},
		{"sell gems on gobi", "1: sell gobi gems"},
		{"buy 2 cards", "1: buy ?"},
		{"buy an action card with 1 mcr", "1: buy ? | money.0:1"},
		{"play steal on ben", "1: play steal 2"},
		{"rob metal from ben with mercenaries", "1: play mercenaries 2 metal"},
		{"countr a counter", "1: counter"},
		{"imobilise ben", "1: play immobilise 2"},
		{"extra turn with 3 mcr", "1: play extra-turn | money.0:3"},
		{"rebelion on gobi", "1: play rebellion gobi"},
		{"throw metal overboard", "1: jettison metal"},
		{"swap metal for food", "1: play trade ..."},
		{"pay the pirates half my money", "1: give money"},
		{"stop on a planet", "1: stop"},
		{"stay where I am", "1: stay"},
		{"unload gems", "1: unload gems"},
		{"refuse the metal", "1: refuse"},
		{"play counter in my turn", "1: play counter"},
		{"sell 2 metal on earth", "1: sell earth metal"},
		{"ben: build with two mcr", "2: build | money.1:2"},
	},
	"raid-trade": {
		{"buy level with 1 white token", "? I have one white token. Can I rise a level?"},
		{"level up at level 9", "1: advance | seats.0.level:9"},
		{"attack twice", "? Can I raid twice in a turn? I still have the four of diamonds."},
		{"run away with ace", "1: escape ..."},
		{"escape raid with the ace of clubs", "1: escape ac"},
		{"roll again for 1 level token", "1: extra | seats.0.level:1"},
		{"exchange cargo for white", "1: unload"},
		{"sell a card to the bank", "1: sell ..."},
		{"depart without cargo", "1: trip ... | seats.0.cargo:0"},
		{"leave with 0 cargo", "1: trip ... | seats.0.cargo:0"},
		{"load 5 goods", "1: load 5"},
		{"shorten my trip with a king", "1: shorten ..."},
		{"make opponent miss a turn", "1: miss-turn ..."},
		{"draw two with jack", "1: draw-two ..."},
		{"defend with top card", "? I hold a card. Can I defend with the top card instead?"},
		{"take the hit", "1: take"},
		{"dodge with queen", "1: evade ..."},
		{"lose level with ace", "1: lose-level ..."},
		{"hury up", "1: rush ..."},
		{"end my turn while drawing", "1: end"},
		{"raid 7c", "1: raid 7c"},
		{"stop fighting", "1: withdraw"},
		{"double the hit with a king", "1: double ..."},
		{"put 2 black tokens on level card", "1: stow ... | seats.0.bank_black:2"},
	},
	"duck-dealer": {
		{"fly to p2", "1: step p2"},
		{"fly to p2 without fuel", "1: step p2"},
		{"mine 0 trade markers", "1: mine | players.0.energy.trade:0"},
		{"build yard without goods", "? I have no building marker. Can I build the yard?"},
		{"build a factory for satellites", "1: build factory satellites"},
		{"claim the mine with 0 discs", "? I have no disc left. Can I claim the mine?"},
		{"take disc back from p3", "1: unclaim ..."},
		{"buy a navigator", "1: buy navigator"},
		{"swap cargo hold for builder", "1: buy cargo-hold builder"},
		{"deliver with full hold", "1: deliver"},
		{"make a product", "1: make"},
		{"trade with myself", "1: deal 1"},
		{"propose an unfair deal", "1: propose"},
		{"road on p2", "1: highway p2"},
		{"lift bens road", "1: lift ..."},
		{"teleport to p3", "1: teleport"},
		{"discover the planet", "1: explore ..."},
		{"put an entrance on s1", "1: entrance s1"},
		{"end turn with 6 markers", "1: end"},
		{"bid 20", "1: bid 20"},
		{"keep 5 energy", "1: return ..."},
		{"collect blue energy", "1: collect trade"},
		{"throw away blue paint", "1: discard blue-paint"},
		{"accept the deal with full hold", "1: accept"},
		{"discard yellow ducks", "1: discard yellow-ducks"},
	},
	"atrades": {
		{"acquire company 5", "1: acquire 5"},
		{"acquire company 7", "1: acquire 7"},
		{"sell company 3", "1: sell 3"},
		{"merge 4 and 9", "1: merge 4 9"},
		{"bid 0", "1: bid 0"},
		{"bid more than I have", "? I own no company and have 5. Can I bid 6 for the turn order?"},
		{"lay a tile on the sea", "1: place ..."},
		{"place two tiles", "1: place ..."},
		{"research without cubes", "1: research ... | cubes.0:0"},
		{"pass in the auction", "1: pass"},
		{"keep company 5", "1: keep 5"},
		{"sell someone elses company", "? I have no cube left. Can I sell company 5?"},
		{"expand company 4", "1: expand ..."},
		{"pay with the company money", "1: pay ..."},
		{"take a cube from bureaucracy", "1: cube"},
		{"merge my company with bens", "1: merge ..."},
		{"choose pioneers", "1: guild pioneers"},
		{"draw region", "1: draw ..."},
		{"bid 12 with 5 money", "1: bid 12 | personal.0:5"},
		{"ben: sell 8 with 0 cubes", "2: sell 8 | cubes.1:0"},
		{"join 2 with 2", "1: merge 2 2"},
		{"buy technology", "1: research ..."},
	},
}

// TestTypedDisputes understands at least twenty typed disputes of each game.
func TestTypedDisputes(t *testing.T) {
	for _, game := range shelf.Games() {
		table := openPlain(t, game.Key, min(4, game.MaxSeats))
		require.GreaterOrEqual(t, len(typed[game.Key]), 20)
		for _, c := range typed[game.Key] {
			list := Understand(table, c[0], 1, nil)
			require.NotEmpty(t, list, c[0])
			require.Equal(t, c[1], understood(table, &list[0]), "%s: %s", game.Key, c[0])
		}
	}
}

// understood says what a meaning is.
func understood(table rules.Table, m *Meaning) string {
	if m.Usual != nil {
		return "? " + m.Usual.Said
	}
	said := m.Claim.Form.Name + " ..."
	if act, whole := m.Claim.Act(); whole {
		said = table.Notation(act)
	}
	text := fmt.Sprintf("%d: %s", m.Claim.Seat, said)
	for _, path := range slices.Sorted(maps.Keys(m.Known)) {
		text += fmt.Sprintf(" | %s:%d", path, m.Known[path])
	}
	return strings.TrimSpace(text)
}
