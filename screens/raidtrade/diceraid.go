package raidtrade

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// settings are the choices under the dice: how many, and the raid that is counted with them.
func (d *dicePage) settings() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if d.match.of != nil {
		objects = append(objects, d.match.panel(func() {
			d.left.Skip()
			d.right.Skip()
			d.first, d.entering = 0, false
			d.Refresh()
		}))
	}
	if d.match.on { // it counts its raids itself, one die after the other
		return objects
	}
	two := 0
	if d.of.Two {
		two = 1
	}
	objects = append(objects, parts.NewChoice("", []string{wording.L("One die"), wording.L("Two dice")}, two, func(i int) {
		d.of.Two, d.first = i == 1, 0
		d.changed()
	}))
	if d.of.Raid == nil {
		return append(objects, d.beginning())
	}
	return append(objects, d.counted())
}

// beginning chooses the values of a raid to be counted.
func (d *dicePage) beginning() fyne.CanvasObject {
	attack := d.value(wording.L("Attack card"), &d.of.Attack)
	defence := d.value(wording.L("Defence card"), &d.of.Defend)
	vicious := parts.NewSwitch(parts.NoIcon, wording.L("A 3 hits too"), d.of.House.Vicious, func(on bool) {
		d.of.House.Vicious = on
		d.app.KeepDice()
	})
	equal := parts.NewSwitch(parts.NoIcon, wording.L("Hits equal to the defence are enough"), d.of.House.Equal, func(on bool) {
		d.of.House.Equal = on
		d.app.KeepDice()
	})
	begin := parts.NewButton(wording.L("Count this raid"), parts.IconFlag, func() {
		d.of.begin()
		d.changed()
	})
	return parts.NewPanel(wording.L("Count a raid"), parts.NewLess(wording.L("Two royals count 5 each; one copies the other card's number.")),
		attack, defence, vicious, equal, begin)
}

// value steps the value of a card.
func (d *dicePage) value(title string, to *int) *parts.Stepper {
	s := parts.NewStepper(title, 2, 10, 1, parts.Number, func(n int) {
		*to = n
		d.app.KeepDice()
	})
	s.SetValue(*to)
	return s
}

// counted is the raid as it stands, and what changes it besides the dice.
func (d *dicePage) counted() fyne.CanvasObject {
	raid, _ := d.of.raid()
	boxes := NewHitBoxes()
	boxes.Set(raid.Boxes(), raid.Hits, 0, wording.L("{hits} of {boxes} hits", raid.Hits, raid.Boxes()))
	by := func(change func(t *aid.Tally)) func() {
		return func() {
			change(d.of.Raid)
			d.changed()
		}
	}
	over := raid.State() == raidtrade.RaidSucceeded
	more := parts.NewButton(wording.L("One more roll"), parts.IconPlus, by(func(t *aid.Tally) { t.MoreRolls++ }))
	hit := parts.NewButton(wording.L("One more hit"), parts.IconPlus, by(func(t *aid.Tally) { t.MoreHits++ }))
	void := parts.NewButton(wording.L("One hit is void"), parts.IconMinus, by(func(t *aid.Tally) { t.MoreHits-- }))
	parts.Able(more, !over)
	parts.Able(hit, !over)
	parts.Able(void, raid.Hits > 0)
	end := parts.NewButton(wording.L("End this raid"), parts.IconFlag, func() {
		d.of.Raid = nil
		d.changed()
	})
	return parts.NewPanel(wording.L("Attack {attack} against defence {defence}", d.of.Raid.Attack, d.of.Raid.Defence), boxes,
		parts.NewLess(wording.L("{faces}. Level tokens and royals change it:", hitFaces(raid.House))), parts.NewFlow(more, hit, void), end)
}
