package risingtides

import (
	"strconv"

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

// moment is what has just happened: an event, or an attack that waits for an answer; nil: nothing, or it was sent away.
func (f *tideFelt) moment() *table.Moment {
	if f.desk.away == f.here() || f.verb != nil || f.lifted != "" {
		return nil
	}
	if f.view.Step == risingtides.StepCounter || f.view.Step == risingtides.StepRecounter {
		return &table.Moment{Show: f.attack(), Size: fyne.NewSize(attackWide, attackHigh), Away: f.away}
	}
	log := f.table.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		return nil
	}
	latest := log[len(log)-1].Act
	if risingtides.Reveal.Is(latest) {
		return f.plan(latest.Seat)
	}
	kind, ok := risingtides.TellEvent.Of(latest)
	if !ok {
		return nil
	}
	event := kind.Event()
	face := table.CardFace{Icon: parts.IconEvent, Kind: wording.L("Event"), Band: look.BandTeal, Title: f.last(latest)}
	face.Picture, face.Rule = parts.NewPicture(parts.Picture(event.Key())), wording.Translate(event.Says)
	return &table.Moment{Show: table.NewBigCard(face, f.away), Size: fyne.NewSize(table.CardSize.Width, eventHigh), Away: f.away}
}

// plan is the plan of a nation that was just shown, stage by stage, against the tower that its player has built.
func (f *tideFelt) plan(seat int) *table.Moment {
	built := f.view.Players[seat-1].Stages()
	nation, ok := nationOf(f.view.Nation(seat))
	if !ok {
		return nil
	}
	rows := box.Column(attackGap)
	kept := true
	for k, stage := range nation.Stages {
		sign, said := parts.IconMinus, wording.L("Not built")
		switch {
		case k >= len(built):
		case built[k] == stage:
			sign, said = parts.IconCheck, wording.L("Built")
		default:
			sign, said, kept = parts.IconCross, wording.L("Built differently"), false
		}
		rows.Add(box.Row(attackGap, parts.NewTally(sign, "", said), box.Grow(container.New(&stageRow{}, stageCells(k+1, stage)...))))
	}
	player := f.player(seat)
	words := wording.L("{player} has built by the plan.", player)
	switch {
	case len(built) == 0:
		words = wording.L("{player} has built nothing.", player)
	case !kept:
		words = wording.L("The tower isn't the plan: {player} comes last.", player)
	}
	flag := box.Fixed(parts.NewPicture(kit.NationPicture(nation.Word)), 2*attackCardWide, attackCardWide)
	m := table.Floating(look.FeltOf(Key),
		box.Row(attackGap, box.Spring(), f.tower(seat), container.NewCenter(flag), box.Spring()),
		parts.NewWords(wording.L("{player}: {nation}", player, kit.NationTitle(nation.Word)), look.Label, look.Text).Bold().Centred(),
		rows, parts.NewWords(words, look.Body, look.Text).Centred().Aloud())
	m.Away = f.away
	return m
}

// here is the position that is shown.
func (f *tideFelt) here() shownTide { return shownTide{f.app.ShownID(), f.table.Mark()} }

// away takes the moment away.
func (f *tideFelt) away() {
	f.desk.away = f.here()
	f.acts.Again()
}

// eventHigh is the height of an event's card: it ends over the keys beside the gold one, in device-independent pixels.
const eventHigh = 420

// Measures of the moment of an attack, in device-independent pixels.
const (
	attackWide, attackHigh = 340, 210
	attackIsland           = 120
	attackCardWide         = 78
	attackCardHigh         = 116
	attackGap              = 8
)

// attack are both islands with the card between them.
func (f *tideFelt) attack() fyne.CanvasObject {
	attacker, target := f.player(f.view.Turn), f.player(f.view.Attack.Target)
	word, words := "relocate-redirect", wording.L("{attacker} wants to relocate a card of {target}'s.", attacker, target)
	if f.view.Attack.Steals() {
		word, words = "steal-protect", wording.L("{attacker} wants to steal a card from {target}.", attacker, target)
	}
	if f.view.Step == risingtides.StepRecounter {
		words = wording.L("{target} has countered.", target)
	}
	step := f.app.Options().Text
	row := box.Row(attackGap, box.Spring(), f.tower(f.view.Turn), container.NewCenter(box.Fixed(newTideFace(word), attackCardWide*step, attackCardHigh*step)), f.tower(f.view.Attack.Target), box.Spring())
	said := parts.NewWords(words, look.Label, look.Foam).Bold().Centred().Aloud()
	return box.Column(attackGap, box.Spring(), row, said, box.Spring())
}

// tower is an island with its tower and the mark of its seat, small.
func (f *tideFelt) tower(seat int) fyne.CanvasObject {
	return box.Fixed(box.Column(0, f.picture(seat, attackIsland), container.NewCenter(parts.NewSeatMark(seat, pillMark))), attackIsland, 0)
}

// picture is an island alone, so many device-independent pixels wide.
func (f *tideFelt) picture(seat int, wide float32) fyne.CanvasObject {
	built := f.view.Players[seat-1].Stages()
	ground := table.NewGround(func(size fyne.Size, paint table.Paint) string { return islandArt(size, paint, built, false, false) })
	return box.Fixed(ground, wide, wide*(towerHigh+shoreLow)/(2*islandHalf))
}

// trophyWide is the width of the winner's island, in device-independent pixels.
const trophyWide = 170

// Trophy is the tower that has won.
func (f *tideFelt) Trophy(seat int) (made string, pieces fyne.CanvasObject) {
	return f.table.Reached(seat).String(), f.picture(seat, trophyWide)
}

// Standing is how many stages another seat has built.
func (f *tideFelt) Standing(seat int) []fyne.CanvasObject {
	built := len(f.view.Players[seat-1].Stages())
	return []fyne.CanvasObject{table.NewCount(parts.IconFlag, strconv.Itoa(built), wording.L("Stages built {number}", built))}
}
