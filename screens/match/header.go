package match

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// matchHeader says whose turn or decision it is, at table size, and what is awaited.
type matchHeader struct {
	app   *Feature
	marks *fyne.Container
	who   *parts.Words
	step  *parts.Words
	box   *fyne.Container
}

// newMatchHeader is smaller on a phone that lies on its side, with large text, and above a board, which needs the room.
func newMatchHeader(a *Feature, board bool) *matchHeader {
	h := &matchHeader{app: a, marks: container.NewHBox(), who: parts.NewTable(""), step: parts.NewWords("", look.Label, look.TextLess)}
	if look.SideBySide(a.Size()) || shell.ClassOf(a.Size()) == look.Phone && a.Options().Text >= largeText {
		h.who, h.step = parts.NewSection(""), parts.NewLess("")
	}
	if board && shell.ClassOf(a.Size()) == look.Phone && a.Options().Text < largeText && !look.SideBySide(a.Size()) {
		h.who, h.step = parts.NewTitle(""), parts.NewLess("")
	}
	if board && shell.Stacked(a.Size(), a.Options().Text) {
		h.who = parts.NewTitle("")
	}
	h.who.Aloud()
	h.step.Aloud()
	h.box = container.New(&parts.LeadRow{}, h.marks, container.New(&parts.CloseColumn{}, h.who, h.step))
	return h
}

// headline is who is awaited, their names, and for what.
func (a *Feature) headline(t rules.Table) (seats []int, who, step string) {
	seats, step = t.ToMove(), stepLine(t, a.AtTable(t).Step)
	who = picker.AwaitedNames(t)
	if len(seats) > 2 && len(seats) == len(t.Seats()) {
		who = lang.L("Everybody")
	}
	if winners := a.winners(t); len(winners) > 0 {
		seats, who, step = winners, won(t, winners), picker.AwaitedNames(t)
	}
	return seats, who, step
}

// Show tells it of a position.
func (h *matchHeader) Show(t rules.Table) {
	seats, who, step := h.app.headline(t)
	h.marks.Objects = nil
	for _, seat := range seats {
		if seat > 0 {
			h.marks.Add(parts.NewSeatMark(seat, parts.MarkHeight/float32(min(2, len(seats)))))
		}
	}
	h.who.SetText(who)
	h.step.SetText(step)
	parts.SetVisible(h.step, step != "")
	h.box.Refresh()
}

// winners are the seats that have won a game that is over: none where everybody shares the last place.
func (a *Feature) winners(t rules.Table) []int {
	if !t.Over() || len(t.Ranking()) == 0 {
		return nil
	}
	last := a.AtTable(t).Last
	return slices.DeleteFunc(slices.Clone(t.Ranking()[0]), func(seat int) bool { return last != nil && last(t, seat) })
}

// won says that these have won.
func won(t rules.Match, winners []int) string {
	var names []string
	for _, seat := range winners {
		names = append(names, t.Seats()[seat-1])
	}
	if len(names) == 1 {
		return lang.L("{{.Player}} wins", map[string]any{"Player": names[0]})
	}
	last := len(names) - 1
	return lang.L("{{.Players}} and {{.Last}} win", map[string]any{"Players": strings.Join(names[:last], ", "), "Last": names[last]})
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
