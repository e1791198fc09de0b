package raidtrade

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// mostThrows is how many throws are listed; the bars count all of them.
const mostThrows = 40

// diceHistory shows all throws of the evening: how often each face came, and was expected, and the latest throws.
type diceHistory struct {
	app *Feature
	of  *diceEvening
}

func newDiceHistory(a *Feature) shell.Screen { return &diceHistory{a, a.Dice()} }

func (h *diceHistory) Bar() *parts.TopBar { return shell.BackBar(h.app, wording.L("This evening")) }

func (h *diceHistory) Page() fyne.CanvasObject {
	if len(h.of.Cup.Throws) == 0 {
		none := parts.NewBody(wording.L("No throws yet. This page counts each throw of the dice."))
		return parts.NewPage(parts.NewColumn(parts.NewLead(parts.GamePicture(Key), none),
			parts.NewMainButton(wording.L("To the dice"), parts.IconDie, func() { h.app.Back() })))
	}
	begin := parts.NewButton(wording.L("Start a new evening"), parts.IconShuffle, h.askNew)
	return parts.NewWidePage(parts.NewHalves(parts.NewColumn(h.bars(), begin), h.list()))
}

// bars are the faces, with a line where each was expected.
func (h *diceHistory) bars() fyne.CanvasObject {
	counts, expected := h.of.Cup.Counts(), h.of.Cup.Expected()
	bars := make([]parts.Bar, len(counts))
	for i, n := range counts {
		bars[i] = parts.Bar{Title: parts.Number(i + 1), Count: n, Expected: expected}
	}
	all, ours := h.of.Cup.Dice()
	return parts.NewPanel(wording.L("Faces"), parts.NewBars(bars),
		parts.NewLess(wording.L("The line across each bar is the average.")),
		parts.NewLess(throwsLine(len(h.of.Cup.Throws), all, ours)))
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

// list are the latest throws, newest first.
func (h *diceHistory) list() fyne.CanvasObject {
	var rows []*parts.Row
	for i, t := range slices.Backward(h.of.Cup.Throws) {
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
	if len(h.of.Cup.Throws) > mostThrows {
		title = wording.L("The latest {number} throws", mostThrows)
	}
	return parts.NewColumn(parts.NewSection(title), parts.NewRows(rows...))
}

// askNew forgets all throws once somebody said so.
func (h *diceHistory) askNew() {
	parts.Ask(h.app.Canvas(), parts.Question{
		Icon: parts.IconShuffle, Title: wording.L("Start a new evening?"),
		Words: wording.L("This clears all throws so far and ends the raid you are counting."),
		Yes:   wording.L("Start over"), No: wording.L("Keep them"),
	}, func(yes bool) {
		if !yes {
			return
		}
		fresh := newDiceEvening()
		fresh.Two, fresh.House, fresh.Attack, fresh.Defend = h.of.Two, h.of.House, h.of.Attack, h.of.Defend
		h.app.TableDice = fresh
		h.app.KeepDice()
		h.app.Show()
	})
}

func (h *diceHistory) Refresh() {}

func (h *diceHistory) Key(fyne.KeyName) bool { return false }
