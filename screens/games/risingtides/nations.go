package risingtides

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// nationDeck are the nation cards: what each nation builds, and what each stage takes.
func nationDeck() game.LooseDeck {
	var words []string
	for _, n := range risingtides.Nations() {
		words = append(words, n.Word)
	}
	small := func(word string) fyne.CanvasObject { return parts.NewPicture(kit.NationPicture(word)) }
	return game.LooseDeck{
		Deck: loose.Deck{Name: "nations", Cards: words}, Icon: parts.IconFlag, Band: look.BandTeal,
		Title: wording.L("Nations"), Short: wording.L("Nations"), Draw: wording.L("Deal a nation"), Small: small,
		Face: func(word string, _ *game.OpenMatch) table.CardFace {
			n, _ := nationOf(word)
			return table.CardFace{
				Icon: parts.IconFlag, Kind: wording.L("Nation"), Band: look.BandTeal, Title: kit.NationTitle(word), Picture: small(word),
				Rule: kit.NationPlan(word), Foot: planWords(n),
			}
		},
	}
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
