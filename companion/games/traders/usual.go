package traders

import "tablekeeper/companion/rules"

// Usual is how a table of the fewest players begins without any setup line.
func Usual() *View {
	t := &rules.Transcript{}
	t.Add("Game", Game().Key)
	t.Add("Seat", "A")
	t.Add("Seat", "B")
	table, err := Game().Open(t, nil)
	if err != nil {
		panic("traders: the usual table can't be opened: " + err.Error())
	}
	v, _ := Look(table)
	return v
}
