package traders

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// tradersLaid asks what the players have agreed on before a match: what the planets make, how large the board is, and which
// event cards there are.
type tradersLaid struct {
	table         *game.LastTable
	take          func(lines []string)
	laid          aid.Layout
	world         *fyne.Container
	columns, rows *parts.Stepper
	events        map[string]*parts.Stepper
	sum           *parts.Words // of the event cards
	box           *fyne.Container
}

func newTradersLaid(table *game.LastTable, take func(lines []string)) game.Laying {
	l := &tradersLaid{table: table, take: take, world: parts.NewColumn(), events: map[string]*parts.Stepper{}, sum: parts.NewLess("")}
	l.box = parts.NewSections(parts.NewPanel(wording.L("What the planets make"), l.world), l.board(), l.cards())
	return l
}

func (l *tradersLaid) Object() fyne.CanvasObject { return l.box }

// changed writes the lines.
func (l *tradersLaid) changed() { l.take(l.laid.Lines()) }

// board asks how large the board is. The planets lie on it as on the usual one.
func (l *tradersLaid) board() fyne.CanvasObject {
	l.columns = parts.NewStepper(wording.L("Columns"), aid.LeastColumns, aid.MostSize, 1, strconv.Itoa, func(n int) {
		l.laid.Resize(n, max(aid.LeastRows, l.laid.Rows))
		l.changed()
	})
	l.rows = parts.NewStepper(wording.L("Rows"), aid.LeastRows, aid.MostSize, 1, strconv.Itoa, func(n int) {
		l.laid.Resize(max(aid.LeastColumns, l.laid.Columns), n)
		l.changed()
	})
	return parts.NewPanel(wording.L("The board"), l.columns, l.rows)
}

// cards asks how many event cards of each kind there are.
func (l *tradersLaid) cards() fyne.CanvasObject {
	column := []fyne.CanvasObject{l.sum}
	for _, f := range aid.EventFaces() {
		count := parts.NewStepper(wording.Translate(f.Title), 0, len(aid.EventDeck()), 1, strconv.Itoa, func(n int) {
			l.laid.Events[f.Word] = n
			l.changed()
		})
		l.events[f.Word] = count
		column = append(column, count)
	}
	return parts.NewPanel(wording.L("Event cards"), column...)
}

// Refresh shows the lines as they are now.
func (l *tradersLaid) Refresh() {
	l.laid = aid.ReadLayout(l.table.Setup)
	l.showWorld()
	l.columns.SetValue(l.laid.Columns)
	l.rows.SetValue(l.laid.Rows)
	for word, count := range l.events {
		count.SetValue(l.laid.Events[word])
	}
	all := len(aid.EventDeck())
	l.sum.SetText(wording.L("{number} of {all} cards", l.laid.Cards(), all))
	l.sum.SetColour(look.TextLess)
	if l.laid.Cards() != all {
		l.sum.SetColour(look.NotAllowed)
	}
}

// laidPlanet is the side of a planet beside what it makes, in sizes of body text.
const laidPlanet = 2.6

// showWorld asks what each planet makes.
func (l *tradersLaid) showWorld() {
	l.world.Objects = []fyne.CanvasObject{parts.NewLess(wording.L("Every resource must be found somewhere."))}
	side := parts.CurrentTheme().Size(look.Body) * laidPlanet
	for _, planet := range traders.PlanetWords() {
		if l.laid.World[planet] == nil {
			continue
		}
		keys := parts.NewFlow()
		for _, made := range l.laid.Choices(planet) {
			key := parts.NewKey(0, parts.Upper(madeWords(made)), func() {
				l.laid.World[planet] = made
				l.changed()
			})
			if slices.Equal(made, l.laid.World[planet]) {
				key.Chosen()
			}
			keys.Add(key)
		}
		picture := container.NewGridWrap(fyne.NewSquareSize(side), newPlanet(planet))
		asked := parts.NewTightColumn(parts.NewSection(traders.PlanetTitle(planet)), keys)
		l.world.Add(container.New(&parts.LeadRow{}, picture, asked))
	}
	l.world.Refresh()
}
