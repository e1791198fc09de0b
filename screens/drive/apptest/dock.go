package apptest

import (
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/matches/match"
	keys "tablekeeper/screens/widgets/table"
)

// dock are the keys of the page of a match that can be pressed now.
func (tb *Table) dock() []*keys.Button {
	m, ok := tb.App.Shown().(*match.Match)
	if !ok || m.Table == nil {
		return nil
	}
	var all []*keys.Button
	for _, b := range append(m.Table.Others[:], m.Table.Main, m.Table.Side, m.Table.End) {
		if b.Visible() && b.Tap != nil {
			all = append(all, b)
		}
	}
	return all
}

// DockKey is the key of the dock whose word begins so; nil: there is none.
func (tb *Table) DockKey(word string) *keys.Button {
	for _, b := range tb.dock() {
		if strings.HasPrefix(plain(b.Key().Word), word) {
			return b
		}
	}
	return nil
}

// KeyOf is the key of the dock that plays a move and nothing else; nil: there is none.
func (tb *Table) KeyOf(act rules.Act) *keys.Button {
	for _, b := range tb.dock() {
		if moves := b.Key().Moves; len(moves) == 1 && moves[0] == act {
			return b
		}
	}
	return nil
}
