package match

import (
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
)

// headline is who is awaited, their names, and for what.
func (m *Match) headline(t rules.Table) (seats []int, who, step string) {
	seats, step = t.ToMove(), m.stepLine(t)
	who = picker.AwaitedNames(t)
	if len(seats) > 2 && len(seats) == len(t.Seats()) {
		who = wording.L("Everybody")
	}
	if winners := t.Winners(); len(winners) > 0 {
		seats, who, step = winners, won(t, winners), picker.AwaitedNames(t)
	}
	if lesson := m.Of.Taught(); lesson != nil {
		step = lesson.Progress()
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

// decides reports whether somebody at this device is awaited.
func (m *Match) decides(t rules.Table) bool {
	return slices.ContainsFunc(t.ToMove(), func(seat int) bool { return m.Of.Mine(seat) && !m.Of.Elsewhere(seat) })
}

// stepLine says in words what is awaited.
func (m *Match) stepLine(t rules.Table) string {
	if t.Over() {
		return ""
	}
	if say := m.app.AtTable(t).Step; say != nil {
		if said := say(t, m.decides(t)); said != "" {
			return said
		}
	}
	if stand := t.Summary(); len(stand) > 0 {
		return stand[0]
	}
	return ""
}
