package risingtides

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// block is a card that a stage of the own plan takes, and how far it has come.
type block struct {
	resource int
	lies     lying
}

// lying is where the card of a block is.
type lying uint8

const (
	isMissing lying = iota
	isHeld
	isThere
	isBuilt
)

// planOf are the blocks of a nation's stages: built, or else filled from the depot first and then from the hand; each card counts once.
func planOf(n risingtides.Nation, stages int, depot, hand [kit.Resources]int) (plan [kit.Stages][]block) {
	for k, stage := range n.Stages {
		for resource, cards := range stage {
			for range cards {
				b := block{resource: resource}
				switch {
				case k < stages:
					b.lies = isBuilt
				case depot[resource] > 0:
					b.lies, depot[resource] = isThere, depot[resource]-1
				case hand[resource] > 0:
					b.lies, hand[resource] = isHeld, hand[resource]-1
				}
				plan[k] = append(plan[k], b)
			}
		}
	}
	return plan
}

// progress says how far a stage has come.
func progress(stage []block) string {
	var lie [isBuilt + 1]int
	for _, b := range stage {
		lie[b.lies]++
	}
	switch {
	case lie[isBuilt] > 0:
		return wording.L("built")
	case lie[isMissing] > 0:
		return wording.L("{number} missing", lie[isMissing])
	case lie[isHeld] > 0:
		return wording.L("{number} to place", lie[isHeld])
	}
	return wording.L("all there")
}

// ownNation is the nation of a seat whose hand lies here, as far as whoever has the device in hand may see it.
func (f *tideFelt) ownNation(seat int) (risingtides.Nation, bool) {
	words, _ := f.acts.Held(seat)
	for _, word := range append(words, f.view.Nation(seat)) {
		if n, ok := nationOf(word); ok {
			return n, true
		}
	}
	return risingtides.Nation{}, false
}

// ownPlan shows the own nation's plan, stage by stage, against what is built, lies in the depot and is in the hand.
func (f *tideFelt) ownPlan(seat int, n risingtides.Nation) fyne.CanvasObject {
	p := &f.view.Players[seat-1]
	var depot, hand [kit.Resources]int
	words, _ := f.acts.Held(seat)
	for resource := range depot {
		depot[resource] = int(p.Depot.Count[resource])
		for _, word := range words {
			if word == kit.TideCards()[resource].Word {
				hand[resource]++
			}
		}
	}
	sees := wording.L("only you see this")
	if f.view.Nation(seat) == n.Word {
		sees = wording.L("all see this nation")
	}
	flag := box.Fixed(parts.NewPicture(kit.NationPicture(n.Word)), planFlagWide, planFlagHigh)
	head := box.Row(planGap, box.Middle(flag), box.Grow(box.Column(0, box.Spring(),
		parts.NewWords(kit.NationTitle(n.Word), look.Body, look.Text).Bold().Lines(1),
		parts.NewWords(sees, look.Caption, look.TextLess).Lines(1), box.Spring())))
	ground := box.NewSurface(box.Face{Fill: look.Pill, Line: look.SeatColour(seat), Band: planLine, Corner: planCorner})
	objects := []fyne.CanvasObject{ground, head}
	plan := planOf(n, len(p.Stages()), depot, hand)
	for k, stage := range slices.Backward(plan[:]) {
		row := container.NewWithoutLayout()
		for _, b := range stage {
			row.Add(b.drawn())
		}
		objects = append(objects, parts.NewWords(wording.L("Stage {number}", k+1), look.Body, look.Text).Bold().Lines(1),
			parts.NewWords(progress(stage), look.Caption, look.Text).Lines(1), row)
	}
	return container.New(&planLayout{}, objects...)
}

// nextStage builds the next stage of the own plan; nil: it can't be built now.
func (f *tideFelt) nextStage(seat int, n risingtides.Nation) *table.Key {
	k := len(f.view.Players[seat-1].Stages())
	if f.decides() != seat || k >= kit.Stages || f.verb != nil || f.target > 0 || f.lists != noChoice {
		return nil
	}
	stage := fmt.Sprintf("%d-%d-%d", n.Stages[k][0], n.Stages[k][1], n.Stages[k][2])
	for _, act := range f.of(risingtides.Construct, seat) {
		for v, number := range f.table.Form(act).Said(act) {
			if v.Word(number) == stage {
				return &table.Key{Icon: parts.IconFlag, Word: wording.L("Build stage {number}", k+1), Price: f.last(act), Tap: func() { f.acts.Play(act) }}
			}
		}
	}
	return nil
}

// drawn is the block: full where the card lies there, with a rim where it lies in the depot, and hollow where it is in the hand or missing.
func (b block) drawn() fyne.CanvasObject {
	colour, ink := discOf(b.resource), look.OnPaper
	face := box.Face{Fill: colour, Corner: blockCorner}
	switch b.lies {
	case isThere:
		face.Line, face.Band = look.Legal, blockRim
	case isHeld:
		face.Fill, face.Line, face.Band, ink = "", colour, planLine, look.Text
	case isMissing:
		face.Fill, face.Line, face.Band, ink = "", look.Unbuilt, 1, look.Unbuilt
	}
	sign := parts.NewSign(kit.TideCards()[b.resource].Icon, blockIcon, ink)
	drawn := container.NewStack(box.NewSurface(face), container.NewCenter(sign))
	if b.lies == isHeld {
		badge := container.NewStack(box.NewSurface(box.Face{Fill: look.Paper, Corner: badgeSide / 2}), container.NewCenter(parts.NewSign(parts.IconCards, badgeSide*signShare, look.OnPaper)))
		drawn.Add(box.Column(0, box.Row(0, box.Spring(), box.Fixed(badge, badgeSide, badgeSide)), box.Spring()))
	}
	return drawn
}

// Measures of the plan, in device-independent pixels at text step 1.
const (
	planGap                    = 10
	planEdge                   = 12
	planLine                   = 2
	planCorner                 = 16
	planFlagWide, planFlagHigh = 84, 42
	blockWide, blockHigh       = 44, 40
	blockGap                   = 5
	blockCorner                = 5
	blockRim                   = 4
	blockIcon                  = 24
	badgeSide                  = 16
	planEye                    = 56
	planParts                  = 3 // of a row: two lines and the blocks
)

// planLayout lays the head over the rows; where there is no room for it, it goes, and the blocks are lower.
type planLayout struct{}

// row is the height of a row at most, and that of its two lines.
func (*planLayout) row(objects []fyne.CanvasObject) (most, least float32) {
	least = objects[2].MinSize().Height + objects[3].MinSize().Height
	return max(least, blockHigh) + blockGap, least
}

// MinSize is that with all.
func (l *planLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	most, _ := l.row(objects)
	head := max(planFlagHigh, objects[1].MinSize().Height)
	return fyne.NewSize(0, head+kit.Stages*most+2*planEdge)
}

// Layout places head and rows.
func (l *planLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	box.Place(objects[0], 0, 0, size.Width, size.Height)
	top, head := float32(planEdge), max(planFlagHigh, objects[1].MinSize().Height)
	_, least := l.row(objects)
	whole := size.Height >= head+kit.Stages*(least+1)+2*planEdge
	box.SetVisible(objects[1], whole)
	if whole {
		box.Place(objects[1], planEdge, top, size.Width-2*planEdge-planEye, head)
		top += head
	}
	high := (size.Height - top - planEdge) / kit.Stages
	words := float32(0)
	for i := 2; i < len(objects); i += planParts {
		words = max(words, box.Natural(objects[i]), box.Natural(objects[i+1]))
	}
	left := planEdge + words + planGap
	right := float32(planEdge)
	if !whole { // the key that hides the hand lies beside the rows
		right += planEye
	}
	wide := min((size.Width-left-right)/float32(blocks(kit.Stages-1))-blockGap, blockWide*max(1, high/blockHigh))
	for i := 2; i < len(objects); i += planParts {
		y := top + float32((i-2)/planParts)*high
		line := objects[i].MinSize().Height
		lines := line + objects[i+1].MinSize().Height
		box.Place(objects[i], planEdge, y+(high-lines)/2, words, line)
		box.Place(objects[i+1], planEdge, y+(high-lines)/2+line, words, lines-line)
		row := objects[i+2].(*fyne.Container)
		box.Place(row, left, y+blockGap/2, size.Width-left, high-blockGap)
		for k, o := range row.Objects {
			box.Place(o, float32(k)*(wide+blockGap), 0, wide, high-blockGap)
		}
	}
}
