package risingtides

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
)

// moment is what has just happened: an event, or an attack that waits for an answer; nil: nothing, or it was sent away.
func (f *tideFelt) moment() *table.Moment {
	if f.desk.away == f.here() || f.verb != nil || f.lifted != "" {
		return nil
	}
	if f.view.Attack != nil && (f.view.Step == risingtides.StepCounter || f.view.Step == risingtides.StepRecounter) {
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
	face := table.CardFace{Icon: parts.IconEvent, Kind: lang.L("Event"), Band: look.BandTeal, Title: f.last(latest)}
	face.Picture, face.Rule = parts.NewPicture(parts.Picture(event.Key())), wording.Translate(event.Says)
	return &table.Moment{Show: table.NewBigCard(face, f.away), Size: fyne.NewSize(table.CardSize.Width, eventHigh), Away: f.away}
}

// plan is the plan of a nation that was just shown, stage by stage, against the tower that its player has built.
func (f *tideFelt) plan(seat int) *table.Moment {
	p := &f.view.Players[seat-1]
	nation, ok := nationOf(p.Nation)
	if !ok {
		return nil
	}
	rows := box.Column(attackGap)
	kept := true
	for k, stage := range nation.Stages {
		sign, said := parts.IconMinus, lang.L("Not built")
		switch {
		case k >= len(p.Stages):
		case p.Stages[k] == stage:
			sign, said = parts.IconCheck, lang.L("Built")
		default:
			sign, said, kept = parts.IconCross, lang.L("Built otherwise"), false
		}
		rows.Add(box.Row(attackGap, parts.NewTally(sign, "", said), box.Grow(container.New(&stageRow{}, stageCells(k+1, stage)...))))
	}
	data := f.player(seat)
	data["Nation"] = nationTitle(p.Nation)
	words := lang.L("{{.Player}} has built by the plan.", data)
	switch {
	case len(p.Stages) == 0:
		words = lang.L("{{.Player}} has built nothing.", data)
	case !kept:
		words = lang.L("The tower isn't the plan: {{.Player}} comes last.", data)
	}
	flag := box.Fixed(parts.NewPicture(nationPicture(p.Nation)), 2*attackCardWide, attackCardWide)
	m := table.Floating(look.FeltOf(Key),
		box.Row(attackGap, box.Spring(), f.tower(seat), container.NewCenter(flag), box.Spring()),
		parts.NewWords(lang.L("{{.Player}}: {{.Nation}}", data), look.Label, look.Text).Bold().Centred(),
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
	word, words := "relocate-redirect", lang.L("{{.Attacker}} wants to relocate a card of {{.Target}}'s.", f.fighters())
	if f.view.Attack.Steals {
		word, words = "steal-protect", lang.L("{{.Attacker}} wants to steal a card from {{.Target}}.", f.fighters())
	}
	if f.view.Step == risingtides.StepRecounter {
		words = lang.L("{{.Target}} has countered.", f.fighters())
	}
	step := f.app.Options().Text
	row := box.Row(attackGap, box.Spring(), f.tower(f.view.Turn), container.NewCenter(box.Fixed(newTideFace(word), attackCardWide*step, attackCardHigh*step)), f.tower(f.view.Attack.Target), box.Spring())
	said := parts.NewWords(words, look.Label, look.Foam).Bold().Centred().Aloud()
	return box.Column(attackGap, box.Spring(), row, said, box.Spring())
}

func (f *tideFelt) fighters() map[string]any {
	return map[string]any{"Attacker": f.table.Seats()[f.view.Turn-1], "Target": f.table.Seats()[f.view.Attack.Target-1]}
}

// tower is an island with its tower and the mark of its seat, small.
func (f *tideFelt) tower(seat int) fyne.CanvasObject {
	return box.Fixed(box.Column(0, f.picture(seat, attackIsland), container.NewCenter(parts.NewSeatMark(seat, pillMark))), attackIsland, 0)
}

// picture is an island alone, so many device-independent pixels wide.
func (f *tideFelt) picture(seat int, wide float32) fyne.CanvasObject {
	built := f.view.Players[seat-1].Stages
	ground := table.NewGround(func(size fyne.Size, paint table.Paint) string { return islandArt(size, paint, built, false, false) })
	return box.Fixed(ground, wide, wide*(towerHigh+shoreLow)/(2*islandHalf))
}

// trophyWide is the width of the winner's island, in device-independent pixels.
const trophyWide = 170

// Trophy is the tower that has won.
func (f *tideFelt) Trophy(seat int) (made string, pieces fyne.CanvasObject) {
	return tideReached(f.table, seat), f.picture(seat, trophyWide)
}

// Standing is how many stages another seat has built.
func (f *tideFelt) Standing(seat int) []fyne.CanvasObject {
	built := len(f.view.Players[seat-1].Stages)
	return []fyne.CanvasObject{table.NewCount(parts.IconFlag, strconv.Itoa(built), lang.L("Stages built {{.Number}}", map[string]any{"Number": built}))}
}
