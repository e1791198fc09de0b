package lab

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/value"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// numbersPart is the part of what is edited that has the numbers.
const numbersPart = "numbers"

// newNumbersPage changes the numbers of the rules.
func newNumbersPage(a *Feature, s *study) *value.Page {
	numbers := map[string]rules.RuleNumber{}
	group := rules.Field{Name: numbersPart, Kind: rules.GroupField}
	now, printed := rules.Object{}, rules.Object{}
	for _, n := range s.knobs(s.seats, s.timer) {
		numbers[n.Name] = n
		group.Of = append(group.Of, rules.Field{Name: n.Name, Title: parts.Capital(n.Name), Kind: rules.CountField, Low: n.Low, High: n.High})
		now[n.Name], printed[n.Name] = s.number(n), n.Printed
	}
	d := &rules.Draft{Tree: rules.Object{numbersPart: now}, Usual: rules.Object{numbersPart: printed}}
	d.Field = rules.Field{Kind: rules.GroupField, Of: []rules.Field{group}}
	asPrinted := wording.L("As printed")
	return value.New(a, value.Use{
		Game: s.game.Key, Title: wording.L("Designer"), Line: func() string { return s.game.Title }, Draft: d, Mistakes: s.mistakes, Reason: value.Reason,
		Source: func(at rules.Path) (words string, mine, made bool) {
			n := numbers[at[1]]
			words = wording.L("Printed: {printed}. From {low} to {high}.", n.Printed, n.Low, n.High)
			return words + " " + parts.Upper(wording.Translate(n.About)) + ".", false, d.Number(at) != n.Printed
		},
		Changed: func() { s.change(d) },
		Keep: func() table.Key {
			return table.Key{Icon: parts.IconCheck, Word: wording.L("Use these numbers"), Tap: func() { a.Back() }}
		},
		End:     func(page *value.Page) table.Key { return table.Key{Word: asPrinted, Tap: page.AsItWas} },
		Restore: asPrinted, All: asPrinted,
	})
}

// knobs are all numbers that can be changed: those of the rules, and of the timer if it runs.
func (s *study) knobs(seats int, timer bool) []rules.RuleNumber {
	list := slices.Clone(s.game.NumbersFor(seats))
	if timer {
		of := lab.Study{Clock: lab.ClockFor(s.game, seats)}
		abouts := []string{
			wording.L("minutes that the timer is set to"), wording.L("chance of an event of the timer at a tick, in percent"), wording.L("seconds that a move takes"),
		}
		for i, n := range of.Knobs() {
			n.About = abouts[i]
			list = append(list, n)
		}
	}
	return list
}

// wind lets the timer run in the matches, or not: then there is nothing of it to change.
func (s *study) wind(on bool) {
	s.timer, s.editor = on, nil
	maps.DeleteFunc(s.numbers, func(name string, _ int) bool {
		return !slices.ContainsFunc(s.knobs(s.seats, on), func(n rules.RuleNumber) bool { return n.Name == name })
	})
}

// mistakes are why numbers don't go together, at the number without which they would.
func (s *study) mistakes() []rules.Mistake {
	fault := s.faultOf(s.changedNumbers())
	if fault == "" {
		return nil
	}
	m := rules.Mistake{Why: fault}
	for _, n := range s.knobs(s.seats, s.timer) {
		if value, changed := s.numbers[n.Name]; changed && m.At == nil {
			delete(s.numbers, n.Name)
			if s.faultOf(s.changedNumbers()) == "" {
				m.At = rules.Path{numbersPart, n.Name}
			}
			s.numbers[n.Name] = value
		}
	}
	return []rules.Mistake{m}
}

// faultOf is why these numbers can't be played with, "" where they can.
func (s *study) faultOf(numbers []string) string {
	side := s.set(nil, numbers)
	return side.fault()
}

// change takes the numbers that differ from the printed ones.
func (s *study) change(d *rules.Draft) {
	numbers := map[string]int{}
	for _, n := range s.knobs(s.seats, s.timer) {
		if value := d.Number(rules.Path{numbersPart, n.Name}); value != n.Printed {
			numbers[n.Name] = value
		}
	}
	if !maps.Equal(s.numbers, numbers) {
		s.numbers = numbers
		s.forget()
	}
}

// number is the value of a number of the rules in this study.
func (s *study) number(n rules.RuleNumber) int {
	if value, changed := s.numbers[n.Name]; changed {
		return value
	}
	return n.Printed
}

// reseat is a study for another number of seats: numbers that are printed so for them are changed no more.
func (s *study) reseat(seats int) {
	s.seats = seats
	for _, n := range s.knobs(seats, s.timer) {
		if s.number(n) == n.Printed {
			delete(s.numbers, n.Name)
		}
	}
}

// allowed reports whether numbers can be chosen here.
func (s *study) allowed(p portion) bool {
	known := 0
	for _, n := range s.knobs(p.Seats, !p.NoTimer) {
		if value, changed := p.Numbers[n.Name]; changed && value >= n.Low && value <= n.High {
			known++
		}
	}
	return known == len(p.Numbers)
}

// compares reports whether all matches are played twice.
func (s *study) compares() bool { return !s.span && len(s.against)+len(s.numbers) > 0 }

// numbersLine says which numbers are changed, for people.
func (s *study) numbersLine() string {
	var changed []string
	for _, n := range s.knobs(s.seats, s.timer) {
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
	for _, n := range s.knobs(s.seats, s.timer) {
		if value, ok := s.numbers[n.Name]; ok {
			list = append(list, fmt.Sprintf("%s=%d", n.Name, value))
		}
	}
	return list
}
