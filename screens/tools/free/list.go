package free

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// list has all cards of a deck, with how often each has been drawn since the last shuffle, or all throws.
type list struct{ of *page }

// Heading is that of the deck, or the evening's.
func (l *list) Heading() string {
	if d := l.of.deck(); d != nil {
		return d.Title
	}
	return wording.L("This evening")
}

// Page lists them.
func (l *list) Page() fyne.CanvasObject {
	if d := l.of.deck(); d != nil {
		return l.cards(d)
	}
	return l.throws()
}

// listedWide is the least width of a card in the list, in sizes of body text.
const listedWide = 19

// cards lists the different cards. What people hold counts as in the deck: nobody else knows which it is.
func (l *list) cards(d *game.LooseDeck) fyne.CanvasObject {
	pile := l.of.pile(d)
	many := func(words []string, word string) (n int) {
		for _, w := range words {
			if w == word {
				n++
			}
		}
		return n
	}
	var rows []fyne.CanvasObject
	for i, word := range pile.Cards {
		if slices.Contains(pile.Cards[:i], word) {
			continue
		}
		face := d.Face(word, l.of.of)
		rows = append(rows, parts.NewRow(parts.RowData{
			Picture: d.Small(word), Title: face.Title, Trail: drawnWords(d, many(pile.Up, word), many(pile.Cards, word)), Words: parts.Sentences(face.Rule, face.Foot),
		}))
	}
	return parts.NewWidePage(parts.NewTitle(table.LeftOf(pile.Left, len(pile.Cards))), parts.NewGrid(parts.CurrentTheme().Size(look.Body)*listedWide, 2, rows...))
}

// drawnWords says how many copies of a card lie open: a number only where it says something.
func drawnWords(d *game.LooseDeck, open, copies int) string {
	switch {
	case d.Hands > 0:
		return wording.L("{open} of {all} lie open", open, copies)
	case copies == 1 && open == 1:
		return wording.L("Drawn")
	case copies == 1:
		return wording.L("In the deck")
	case open == 0:
		return wording.L("All {all} in the deck", copies)
	}
	return wording.L("{drawn} of {all} drawn", open, copies)
}

// mostThrows is how many throws are listed; the bars count all of them.
const mostThrows = 40

// throws are all throws of the evening: how often each face came, and was expected, and the latest throws.
func (l *list) throws() fyne.CanvasObject {
	cup := cupOf(l.of.loose)
	if len(cup.Throws) == 0 {
		none := parts.NewBody(wording.L("No throws yet. This page counts each throw of the dice."))
		return parts.NewPage(parts.NewColumn(parts.NewLead(parts.GamePicture(l.of.game.Key), none),
			parts.NewMainButton(wording.L("To the dice"), parts.IconDie, func() { l.of.app.Back() })))
	}
	all, ours := cup.Dice()
	panel := parts.NewPanel(wording.L("Faces"), bars(cup),
		parts.NewLess(wording.L("The line across each bar is the average.")),
		parts.NewLess(throwsLine(len(cup.Throws), all, ours)))
	begin := parts.NewButton(wording.L("Start a new evening"), parts.IconShuffle, func() {
		game.DoLoose(l.of.app, l.of.game.Key, loose.Act{Do: loose.Clear})
		l.of.app.Show()
	})
	var rows []*parts.Row
	for i, t := range slices.Backward(cup.Throws) {
		if len(rows) == mostThrows {
			break
		}
		row := parts.RowData{Title: facesLine(t.Faces), Trail: parts.Number(i + 1)}
		if t.Ours {
			row.Words = wording.L("You rolled")
		}
		rows = append(rows, parts.NewRow(row))
	}
	title := wording.L("Throws")
	if len(cup.Throws) > mostThrows {
		title = wording.L("The latest {number} throws", mostThrows)
	}
	latest := parts.NewColumn(parts.NewSection(title), parts.NewRows(rows...))
	return parts.NewWidePage(parts.NewHalves(parts.NewColumn(panel, begin), latest))
}

// throwsLine counts the throws and their dice, and says who threw them.
func throwsLine(throws, dice, ours int) string {
	line := wording.Commas([]wording.Number{wording.Count(throws, "throw"), wording.Count(dice, "die;dice")})
	switch ours {
	case 0:
		return wording.L("{throws}: all by the app.", line)
	case dice:
		return wording.L("{throws}: all by you.", line)
	}
	return wording.L("{throws}: {app} by the app, {ours} by you.", line, dice-ours, ours)
}
