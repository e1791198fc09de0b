package raidtrade_test

import "testing"

// FuzzPosition reads whatever can stand for a position: it is refused, or it is
// written as it would be written again.
func FuzzPosition(f *testing.F) {
	f.Add(inMain, true)
	f.Add(`{"combat":`+fighting+`}`, false)
	f.Fuzz(func(t *testing.T, position string, equal bool) {
		head := headers()
		if equal {
			head = headers("victory-hits=equal")
		}
		table := open(t, head)
		if table.Agree([]byte(position)) != nil {
			return
		}
		state := table.State()
		if err := table.Agree(state); err != nil {
			t.Fatalf("%s is read, but %s is not: %v", position, state, err)
		}
		if string(state) != string(table.State()) {
			t.Fatalf("%s is written as %s", state, table.State())
		}
		if !table.Over() && len(table.Legal(nil)) == 0 {
			t.Fatalf("no legal move in %s", state)
		}
	})
}
