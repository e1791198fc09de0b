package match

import (
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/picker"
)

// headline is who is awaited, their names, and for what.
func (a *Feature) headline(t rules.Table) (seats []int, who, step string) {
	seats, step = t.ToMove(), stepLine(t, a.AtTable(t).Step)
	who = picker.AwaitedNames(t)
	if len(seats) > 2 && len(seats) == len(t.Seats()) {
		who = wording.L("Everybody")
	}
	if winners := t.Winners(); len(winners) > 0 {
		seats, who, step = winners, won(t, winners), picker.AwaitedNames(t)
	}
	return seats, who, step
}

// won says that these have won.
func won(t rules.Match, winners []int) string {
	var names []string
	for _, seat := range winners {
		names = append(names, t.Seats()[seat-1])
	}
	if len(names) == 1 {
		return wording.L("{player} wins", names[0])
	}
	last := len(names) - 1
	return wording.L("{players} and {last} win", strings.Join(names[:last], ", "), names[last])
}

// stepLine says in words what is awaited.
func stepLine(t rules.Table, say func(rules.Table) string) string {
	if t.Over() {
		return ""
	}
	if say != nil {
		if said := say(t); said != "" {
			return said
		}
	}
	if stand := t.Summary(); len(stand) > 0 {
		return stand[0]
	}
	return ""
}
