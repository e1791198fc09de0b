package risingtides

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/risingtides/kit"
	"tablekeeper/screens/shell"
)

// nationsPage shows the nation cards: what each nation builds, and what each stage takes.
type nationsPage struct{ app *game.Session }

// nationsAid leads there.
func nationsAid(s *game.Session) game.Aid {
	return game.Aid{
		Name: "nations", Icon: parts.IconFlag, Open: func() shell.Screen { return &nationsPage{s} },
		Title: func() string { return wording.L("Nations") },
		Line:  func() string { return wording.L("Six plans, and what each stage takes.") },
	}
}

// Bar has the way back.
func (p *nationsPage) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("Nations")) }

// nationWidth is the least width of a nation's card, in sizes of body text.
const nationWidth = 17

// Page has a card for each nation, side by side where there is room.
func (p *nationsPage) Page() fyne.CanvasObject {
	var cards []fyne.CanvasObject
	for _, n := range risingtides.Nations() {
		stages := parts.NewTightColumn()
		for k, stage := range n.Stages {
			stages.Add(container.New(&stageRow{}, stageCells(k+1, stage)...))
		}
		words := parts.NewTightColumn(parts.NewTitle(kit.NationTitle(n.Word)), parts.NewBody(kit.NationPlan(n.Word)))
		cards = append(cards, parts.NewPanel("", parts.NewLead(kit.NationPicture(n.Word), words), stages))
	}
	width := parts.CurrentTheme().Size(look.Body) * nationWidth
	return parts.NewWidePage(parts.NewLess(wording.L("Each stage takes exactly these cards, from the depot.")), parts.NewGrid(width, 3, cards...))
}

// stageCells are a stage and the cards that it takes, with their pictures: each kind has its own place, also where it takes none.
func stageCells(number int, stage risingtides.Stage) []fyne.CanvasObject {
	cells := []fyne.CanvasObject{parts.NewLess(wording.L("Stage {number}", number))}
	for i, card := range kit.TideCards()[:kit.Resources] {
		n := strconv.Itoa(int(stage[i]))
		tally := parts.NewTally(card.Icon, n, kit.CardTitle(card.Word)+" "+n)
		tally.Hidden = stage[i] == 0
		cells = append(cells, tally)
	}
	return cells
}

// stageRow puts the name of a stage before its cards, which stand under those of the stage above; where the name has no room
// beside them, it stands over them.
type stageRow struct{ width float32 }

// places are where the cards begin, how wide each place is, and how far down they stand.
func (l *stageRow) places(objects []fyne.CanvasObject, width float32) (left, cell, top float32) {
	need := float32(0)
	for _, o := range objects[1:] {
		need = max(need, box.Natural(o)+parts.RowGap)
	}
	count := float32(len(objects) - 1)
	if left = box.Natural(objects[0]) + 2*parts.RowGap; left+need*count > width {
		return 0, width / count, box.HeightAt(objects[0], width)
	}
	return left, min((width-left)/count, need*1.6), 0
}

// Layout places all in the middle of the line.
func (l *stageRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	left, cell, top := l.places(objects, size.Width)
	name, high := size.Width, size.Height
	if left > 0 {
		name = left
	} else {
		high = top
	}
	height := box.HeightAt(objects[0], name)
	box.Place(objects[0], 0, (high-height)/2, name, height)
	for i, o := range objects[1:] {
		box.Place(o, left+float32(i)*cell, top, cell, size.Height-top)
	}
}

// MinSize is that at the last width.
func (l *stageRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	high, width := float32(0), float32(0)
	for _, o := range objects[1:] {
		high, width = max(high, o.MinSize().Height), width+o.MinSize().Width
	}
	_, _, top := l.places(objects, max(1, l.width))
	return fyne.NewSize(width, top+max(high, objects[0].MinSize().Height-top))
}

// nationOf is the nation of a word; it reports whether the word is that of a nation card.
func nationOf(word string) (n risingtides.Nation, ok bool) {
	nations := risingtides.Nations()
	at := slices.IndexFunc(nations, func(n risingtides.Nation) bool { return n.Word == word })
	if at < 0 {
		return n, false
	}
	return nations[at], true
}

// planWords are the stages of a nation's plan, each with the cards that it takes.
func planWords(n risingtides.Nation) string {
	var stages []string
	for k, stage := range n.Stages {
		var cards []string
		for i, card := range kit.TideCards()[:kit.Resources] {
			if stage[i] > 0 {
				cards = append(cards, kit.CardTitle(card.Word)+" "+strconv.Itoa(int(stage[i])))
			}
		}
		stages = append(stages, wording.L("Stage {number}", k+1)+": "+strings.Join(cards, ", "))
	}
	return strings.Join(stages, ". ")
}

// Refresh changes nothing: the cards are printed.
func (p *nationsPage) Refresh() {}

// Key takes no key.
func (p *nationsPage) Key(fyne.KeyName) bool { return false }
