package raidtrade

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

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

func (h *diceHistory) Bar() *parts.TopBar { return shell.BackBar(h.app, lang.L("This evening")) }

func (h *diceHistory) Page() fyne.CanvasObject {
	if len(h.of.Cup.Throws) == 0 {
		none := parts.NewBody(lang.L("No throws yet. This page counts each throw of the dice."))
		return parts.NewPage(parts.NewColumn(parts.NewLead(parts.GamePicture(Key), none),
			parts.NewMainButton(lang.L("To the dice"), parts.IconDie, func() { h.app.Back() })))
	}
	begin := parts.NewButton(lang.L("Start a new evening"), parts.IconShuffle, h.askNew)
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
	return parts.NewPanel(lang.L("Faces"), parts.NewBars(bars),
		parts.NewLess(lang.L("The line across each bar is the average.")),
		parts.NewLess(throwsLine(len(h.of.Cup.Throws), all, ours)))
}

// throwsLine counts the throws and their dice, and says who threw them.
func throwsLine(throws, dice, ours int) string {
	data := map[string]any{"Dice": dice, "Throws": throws, "Ours": ours, "App": dice - ours}
	line := lang.N("{{.Throws}} throws", throws, data) + ", " + lang.N("{{.Dice}} dice", dice, data)
	switch ours {
	case 0:
		return line + ": " + lang.L("all by the app.")
	case dice:
		return line + ": " + lang.L("all by you.")
	}
	return line + ": " + lang.L("{{.App}} by the app, {{.Ours}} by you.", data)
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
			row.Words = lang.L("You rolled")
		}
		rows = append(rows, parts.NewRow(row))
	}
	title := lang.L("Throws")
	if len(h.of.Cup.Throws) > mostThrows {
		title = lang.L("The latest {{.Number}} throws", map[string]any{"Number": mostThrows})
	}
	return parts.NewColumn(parts.NewSection(title), parts.NewRows(rows...))
}

// askNew forgets all throws once somebody said so.
func (h *diceHistory) askNew() {
	parts.Ask(h.app.Canvas(), parts.Question{
		Icon: parts.IconShuffle, Title: lang.L("Start a new evening?"),
		Words: lang.L("This clears all throws so far and ends the raid you are counting."),
		Yes:   lang.L("Start over"), No: lang.L("Keep them"),
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
