package matches

import (
	"tablekeeper/companion/chance"
	"tablekeeper/companion/rules"
)

// Games whose hands are dealt before the first move begin with unknown cards (NOTATION
// 5). Where the app has the cards, it deals them from a branch of the first seal's seed
// that no draw has: the open table begins with them, the table knows none.

// dealBranch is the branch of the seed that deals the hands.
const dealBranch = -1

// dealt is a table with the hands that a seed deals.
func dealt(t rules.Table, seed chance.Seed) openTable {
	open := t.Fork()
	if err := open.Agree(t.Game().Deal(chance.New(seed.Branch(dealBranch)).Below)); err != nil {
		panic("matches: a game deals hands that it can't have: " + err.Error())
	}
	return openTable{open}
}

// deals reports whether the app deals the hands of a match with these headers.
func deals(game *rules.Game, headers *rules.Transcript) bool {
	return game.Deal != nil && firstHeader(headers, headerDeal) == dealApp && len(headers.Values("Position")) == 0
}

// deal gives everybody their hand, before the first event of a match is followed. Where
// the seed isn't known here, nobody's hand is.
func (s *history) deal() {
	if s.begun {
		return
	}
	s.begun = true
	if !deals(s.table.Game(), &s.headers) {
		return
	}
	if p, ok := startSeal(s.seeds); ok && p.known {
		s.open = dealt(s.table, p.root())
		return
	}
	s.unknownFaces++
}

// deal gives everybody their hand in a transcript that is checked.
func (v *verifier) deal(game *rules.Game) {
	if !deals(game, v.transcript) {
		return
	}
	c := Checked{Text: "hands", By: Drawn}
	if p, ok := startSeal(v.proof.seeds); ok && p.known {
		v.open = dealt(v.table, p.root()) // the draws and moves are checked with them
	} else {
		v.blind = true
		c.Finding, c.Why = Unchecked, v.noSeed(v.proof.seeds)
	}
	v.Checked = append(v.Checked, c)
}
