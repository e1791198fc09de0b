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
	return tb.keyThat(func(k keys.Key) bool { return strings.HasPrefix(plain(k.Word), word) })
}

// KeyOf is the key of the dock that plays a move and nothing else; nil: there is none.
func (tb *Table) KeyOf(act rules.Act) *keys.Button {
	return tb.keyThat(func(k keys.Key) bool { return len(k.Moves) == 1 && k.Moves[0] == act })
}

// keyThat looks for a key of the dock, also among those that a row of large letters has no room for at first; nil: there is none.
func (tb *Table) keyThat(is func(keys.Key) bool) *keys.Button {
	for range keys.MostOthers {
		for _, b := range tb.dock() {
			if is(b.Key()) {
				return b
			}
		}
		if !tb.Sees("More keys") {
			return nil
		}
		tb.Tap("More keys")
	}
	return nil
}
