package fairness

import (
	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/rules"
)

// Games whose hands are dealt before the first move begin with unknown cards (NOTATION
// 5). Where the app has the cards, it deals them from a branch of the first seal's seed
// that no draw has: the open table begins with them, the table knows none.

// dealBranch is the branch of the seed that deals the hands.
const dealBranch = -1

// Dealt is a table with the hands that a seed deals.
func Dealt(t rules.Table, seed chance.Seed) OpenTable {
	open := t.Fork()
	if err := open.Agree(t.Game().Deal(&rules.Setup{Seats: t.Seats(), Options: t.Options(), Numbers: t.Numbers()}, chance.New(seed.Branch(dealBranch)).Below)); err != nil {
		panic("fairness: a game deals hands that it can't have: " + err.Error())
	}
	return OpenTable{open}
}

// Deals reports whether the app deals the hands of a match with these headers.
func Deals(game *rules.Game, headers *rules.Transcript) bool {
	return game.Deal != nil && headers.Value(HeaderDeal) == DealApp && len(headers.Values("Position")) == 0
}

// deal gives everybody their hand in a transcript that is checked.
func (v *verifier) deal(game *rules.Game) {
	if !Deals(game, v.transcript) {
		return
	}
	c := Checked{Text: "hands", By: byApp}
	if p, ok := v.seeds.Start(); ok && p.Known {
		v.open = Dealt(v.table, p.Root()) // the draws and moves are checked with them
	} else {
		v.blind = true
		c.Finding, c.Why = Unchecked, v.noSeed(v.seeds)
	}
	v.Checked = append(v.Checked, c)
}
