package duckdealer

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// duckLaid asks place by place, in box order, what lies on the table before a game of Duck Dealer.
type duckLaid struct {
	app     *Feature
	table   *game.LastTable
	take    func(lines []string)
	edition *duckdealer.Edition
	at      int // the question that is asked
	box     *fyne.Container
}

func newDuckLaid(a *Feature, table *game.LastTable, take func(lines []string)) game.Laying {
	return &duckLaid{app: a, table: table, take: take, box: parts.NewColumn()}
}

func (l *duckLaid) Object() fyne.CanvasObject { return l.box }

// turnWidth is the least width of the buttons to the places before and after, in sizes of their letters.
const turnWidth = 7.2

// Refresh asks the question again, with what lies there now. Lines that can't be read are mended by hand first.
func (l *duckLaid) Refresh() {
	laid, err := duckdealer.ReadLayout(l.table.Box(), l.table.Setup)
	if err == nil {
		l.edition, err = duckdealer.ReadEdition(l.table.Box(), l.app.DuckCopy().Names()...)
	}
	l.box.Hidden = err != nil
	if err != nil {
		return
	}
	questions := laid.Questions()
	l.at = min(l.at, len(questions)-1)
	q := questions[l.at]
	keys := parts.NewFlow()
	for _, word := range q.Choices {
		key := parts.NewKey(0, l.title(q, word), func() { l.answer(laid, word) })
		if q.Kind == "mine" {
			key.Face(kit.GoodTitle(word), goodIcon(word))
		}
		if word == q.Answer {
			key.Chosen()
		}
		keys.Add(key)
	}
	back := parts.NewButton(wording.L("Previous"), parts.IconBack, func() { l.turn(-1) })
	next := parts.NewButton(wording.L("Next"), parts.IconForward, func() { l.turn(1) })
	if l.at == 0 {
		back.Disable()
	}
	if l.at == len(questions)-1 {
		next.Disable()
	}
	l.box.Objects = []fyne.CanvasObject{parts.NewPanel(l.asked(q),
		parts.NewLess(wording.L("Place {number} of {all}. Tap what's there; the next place follows.", l.at+1, len(questions))), keys,
		parts.NewGrid(turnWidth*parts.CurrentTheme().Size(look.Label), 2, back, next))}
	l.box.Refresh()
}

func (l *duckLaid) turn(by int) {
	l.at += by
	l.Refresh()
	l.app.Relay()
}

// answer takes what lies at a place, and goes on to the next one.
func (l *duckLaid) answer(laid *duckdealer.Layout, word string) {
	laid.Answer(l.at, word)
	if l.at < len(laid.Questions())-1 {
		l.at++
	}
	l.take(laid.Lines())
}

// asked asks what lies at a place, by what people call it.
func (l *duckLaid) asked(q duckdealer.LayoutQuestion) string {
	place := l.edition.SpaceTitle(q.Place)
	switch {
	case q.Kind == "mine":
		return wording.L("The mine on {place}", place)
	case q.Kind == "yard":
		return wording.L("The spaceyard on {place}", place)
	case q.Nth == 1:
		return wording.L("Consumers of {place} points: the top tile", place)
	}
	return wording.L("Consumers of {place} points: tile {nth}", place, q.Nth)
}

// title names what may lie at a place; a spaceyard by what it sells.
func (l *duckLaid) title(q duckdealer.LayoutQuestion, word string) string {
	switch q.Kind {
	case "mine":
		return kit.GoodTitle(word)
	case "track":
		return kit.GoodTitle(word)
	}
	yard, _ := l.edition.Yard(word)
	var sold []string
	for _, s := range yard.Sells {
		sold = append(sold, kit.GearTitle(s.Gear))
	}
	return word + ": " + strings.Join(sold, ", ")
}
