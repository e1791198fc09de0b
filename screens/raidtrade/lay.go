package raidtrade

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// lying are the faces of the raid's latest throw that are entered.
func (d *raidThrown) lying() []int {
	faces, entered, _ := d.raidDice()
	return faces[:entered]
}

// raidDice are the dice on the table in a raid: of two that were thrown together both. Entered is how many of them are
// entered; number is that of the first among the rolls of the raid.
func (d *raidThrown) raidDice() (faces []int, entered, number int) {
	thrown := d.of.view.Combat.Thrown
	if w, state, ok := d.of.waits(); ok {
		switch {
		case state == aid.Waits || state == aid.Due:
			return []int{w.Left, w.Face}, 1, thrown
		case state == aid.Entered && rollsSince(d.of.table, w.After) == 1:
			return []int{w.Left, w.Face}, 2, thrown - 1
		}
	}
	if face, ok := aid.LastAttack(d.of.table); ok {
		return []int{face}, 1, thrown
	}
	if d.of.app.Raid.two && d.of.two(2) {
		return []int{0, 0}, 0, 0
	}
	return []int{0}, 0, 0
}

// rollsSince counts the rolls behind an entry of the log.
func rollsSince(t rules.History, after int) int {
	n := 0
	for _, e := range t.Log()[after:] {
		if !e.Agreed && raidtrade.Roll.Is(e.Act) {
			n++
		}
	}
	return n
}

// dieShown is how one die lies.
type dieShown struct {
	title        string
	face, number int
	fresh        bool // it is the one that was thrown last
}

// lay are the dice as they lie at the table.
func (d *raidThrown) lay() []dieShown {
	t, v := d.of.table, d.of.view
	face, seat, rolled := aid.LastDie(t)
	if v.Combat != nil {
		faces, _, number := d.raidDice()
		titles := []string{""}
		if len(faces) == 2 {
			titles = []string{lang.L("Left die"), lang.L("Right die")}
		}
		if len(faces) == 2 && shell.ClassOf(d.of.app.Size()) == look.Phone {
			number = 0 // there is no room for it
		}
		list := make([]dieShown, len(faces))
		for i := range faces {
			list[i] = dieShown{titles[i], faces[i], 0, rolled}
			if number > 0 {
				list[i].number = number + i
			}
		}
		return list
	}
	if v.Step == raidtrade.StepInitiative || rolled && d.of.was.Step == raidtrade.StepInitiative {
		rolls, _ := aid.StartRolls(t)
		list := make([]dieShown, len(rolls))
		for i := range rolls {
			list[i] = dieShown{t.Seats()[i], rolls[i], 0, rolled && seat == i+1}
		}
		return list
	}
	if !rolled || d.of.throws() {
		return []dieShown{{}}
	}
	return []dieShown{{"", face, 0, true}}
}

// follow lays the dice as they lie at the table; a throw of the app that was asked for here tumbles.
func (d *raidThrown) follow() {
	list := d.lay()
	grown := d.of.mine && len(d.of.table.Log()) > d.of.seen
	for i, die := range []*parts.Die{d.left, d.right} {
		parts.SetVisible(die, i < len(list))
		if i >= len(list) || die.Moving() && die.Face() == list[i].face {
			continue
		}
		die.SetTitle(list[i].title)
		if grown && list[i].fresh && list[i].face > 0 && !d.shows() {
			die.Throw(list[i].face, list[i].number, d.landed)
			continue
		}
		die.Set(list[i].face, list[i].number)
	}
}

// shows reports whether the dice lay there before: the right one of two is entered now.
func (d *raidThrown) shows() bool {
	w, state, ok := d.of.waits()
	return ok && state == aid.Entered && len(d.of.table.Log()) > w.After
}

// landed reports what came of a throw once it is to be seen.
func (d *raidThrown) landed() {
	d.say()
	d.of.app.Relay()
}
