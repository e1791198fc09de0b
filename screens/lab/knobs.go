package lab

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// designer is the part of the page in which a designer changes the numbers of the rules, folded until somebody asks for it.
type designer struct {
	page  *page
	fold  *parts.Fold
	inner *fyne.Container
	open  bool
	seats int // for which the knobs were made: the printed numbers may differ
}

// object is the heading with its knobs, which stay the same while they are turned.
func (d *designer) object() fyne.CanvasObject {
	s := d.page.study
	if d.fold == nil {
		d.fold = parts.NewFold(0, wording.L("Designer"), "", false, func() {
			d.open = !d.open
			d.page.Refresh()
		})
		d.inner = parts.NewColumn()
	}
	if d.open && d.seats != s.seats {
		d.seats = s.seats
		knobs := parts.NewColumn()
		for _, n := range s.game.NumbersFor(s.seats) {
			knobs.Add(d.knob(n))
		}
		d.inner.Objects = []fyne.CanvasObject{
			parts.NewLess(wording.L("All matches are played once more with your numbers, from the same chance, and compared with the printed game.")), knobs,
		}
	}
	words := wording.L("All numbers as printed")
	if len(s.numbers) > 0 {
		words = s.numbersLine()
	}
	d.fold.Set(words, d.open)
	if !d.open {
		return d.fold
	}
	return parts.NewColumn(d.fold, d.inner)
}

// knob chooses one number.
func (d *designer) knob(n rules.RuleNumber) fyne.CanvasObject {
	s, title := d.page.study, wording.Translate(parts.Capital(n.Name))
	var back *parts.Button
	turned := func(value int) {
		s.turn(n, value)
		back.Hidden = value == n.Printed
		d.page.Refresh()
	}
	stepper := parts.NewStepper(title, n.Low, n.High, 1, strconv.Itoa, turned)
	value := s.number(n)
	stepper.SetValue(value)
	back = parts.NewButton(wording.L("As printed"), parts.IconUndo, func() {
		stepper.SetValue(n.Printed)
		turned(n.Printed)
	})
	back.Label = wording.L("As printed: {number}", title)
	back.Hidden = value == n.Printed
	words := wording.L("Printed: {printed}. From {low} to {high}.", n.Printed, n.Low, n.High)
	return parts.NewPanel("", stepper, parts.NewLess(words+" "+parts.Upper(wording.Translate(n.About))+"."), back)
}

// number is the value of a number of the rules in this study.
func (s *study) number(n rules.RuleNumber) int {
	if value, changed := s.numbers[n.Name]; changed {
		return value
	}
	return n.Printed
}

// turn gives a number another value, or its printed one.
func (s *study) turn(n rules.RuleNumber, value int) {
	if value == n.Printed {
		delete(s.numbers, n.Name)
	} else {
		s.numbers[n.Name] = value
	}
	s.forget()
}

// reseat is a study for another number of seats: numbers that are printed so for them are changed no more.
func (s *study) reseat(seats int) {
	s.seats = seats
	for _, n := range s.game.NumbersFor(seats) {
		if s.number(n) == n.Printed {
			delete(s.numbers, n.Name)
		}
	}
}

// allowed reports whether numbers can be chosen here.
func (s *study) allowed(numbers map[string]int, seats int) bool {
	known := 0
	for _, n := range s.game.NumbersFor(seats) {
		if value, changed := numbers[n.Name]; changed && value >= n.Low && value <= n.High {
			known++
		}
	}
	return known == len(numbers)
}

// compares reports whether all matches are played twice.
func (s *study) compares() bool { return len(s.against)+len(s.numbers) > 0 }

// numbersLine says which numbers are changed, for people.
func (s *study) numbersLine() string {
	var changed []string
	for _, n := range s.game.NumbersFor(s.seats) {
		if value, ok := s.numbers[n.Name]; ok {
			changed = append(changed, wording.L("{number}: {value} in place of {printed}",
				wording.Translate(parts.Capital(n.Name)), value, n.Printed))
		}
	}
	return strings.Join(changed, ". ")
}

// changesLine says what is compared with the usual rules, for people.
func (s *study) changesLine() string {
	var lines []string
	if len(s.against) > 0 {
		lines = append(lines, game.HouseRulesLine(s.game, s.against))
	}
	if len(s.numbers) > 0 {
		lines = append(lines, s.numbersLine())
	}
	return strings.Join(lines, ". ")
}

// changedNumbers are the numbers that are changed as a study has them, NAME=VALUE.
func (s *study) changedNumbers() (list []string) {
	for _, n := range s.game.NumbersFor(s.seats) {
		if value, ok := s.numbers[n.Name]; ok {
			list = append(list, fmt.Sprintf("%s=%d", n.Name, value))
		}
	}
	return list
}
