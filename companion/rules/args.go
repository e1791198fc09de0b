package rules

import (
	"reflect"

	"tablekeeper/companion/base/wording"
)

// Check1 is a check that reads the first word of a move.
func Check1[P any, A ~int](rule string, breaks func(p *P, seat int, a A) bool, why func(p *P, seat int, a A) wording.Text) Check[P] {
	return Check[P]{
		Rule: rule, Reads: FirstWord, Breaks: With1(breaks), Why: With1(why),
		takes: func(words []reflect.Type) bool { return len(words) > 0 && words[0] == reflect.TypeFor[A]() },
	}
}

// Check2 is a check that reads the first two words of a move.
func Check2[P any, A, B ~int](rule string, breaks func(p *P, seat int, a A, b B) bool, why func(p *P, seat int, a A, b B) wording.Text) Check[P] {
	return Check[P]{
		Rule: rule, Reads: TwoWords, Breaks: With2(breaks), Why: With2(why),
		takes: func(words []reflect.Type) bool {
			return len(words) > 1 && words[0] == reflect.TypeFor[A]() && words[1] == reflect.TypeFor[B]()
		},
	}
}

// Check3 is a check that reads the first three words of a move.
func Check3[P any, A, B, C ~int](rule string, breaks func(p *P, seat int, a A, b B, c C) bool, why func(p *P, seat int, a A, b B, c C) wording.Text) Check[P] {
	return Check[P]{
		Rule: rule, Reads: ThreeWord, Breaks: with3(breaks), Why: with3(why),
		takes: func(words []reflect.Type) bool {
			return len(words) > 2 && words[0] == reflect.TypeFor[A]() && words[1] == reflect.TypeFor[B]() && words[2] == reflect.TypeFor[C]()
		},
	}
}

// Saying is the check with a plain sentence.
func (c Check[P]) Saying(plain string) Check[P] {
	c.Why, c.Plain = nil, plain
	return c
}

// With is the check where all is given that it looks into.
func (c Check[P]) With(given func(p *P, a Act) bool) Check[P] {
	c.Given = given
	return c
}

// With1 gives a function its seat and the first word of a move.
func With1[P any, A ~int, R any](f func(p *P, seat int, a A) R) func(p *P, m Act) R {
	return func(p *P, m Act) R { return f(p, m.Seat, A(m.Words[0])) }
}

// With2 gives a function its seat and the first two words of a move.
func With2[P any, A, B ~int, R any](f func(p *P, seat int, a A, b B) R) func(p *P, m Act) R {
	return func(p *P, m Act) R { return f(p, m.Seat, A(m.Words[0]), B(m.Words[1])) }
}

// with3 gives a function its seat and the first three words of a move.
func with3[P any, A, B, C ~int, R any](f func(p *P, seat int, a A, b B, c C) R) func(p *P, m Act) R {
	return func(p *P, m Act) R { return f(p, m.Seat, A(m.Words[0]), B(m.Words[1]), C(m.Words[2])) }
}

// Do1 is an effect that is given its seat and the first word of the move.
func Do1[P any, A ~int](f func(p *P, seat int, a A)) func(p *P, m Act) {
	return func(p *P, m Act) { f(p, m.Seat, A(m.Words[0])) }
}

// Do2 is an effect that is given its seat and the first two words of the move.
func Do2[P any, A, B ~int](f func(p *P, seat int, a A, b B)) func(p *P, m Act) {
	return func(p *P, m Act) { f(p, m.Seat, A(m.Words[0]), B(m.Words[1])) }
}

// Do3 is an effect that is given its seat and the first three words of the move.
func Do3[P any, A, B, C ~int](f func(p *P, seat int, a A, b B, c C)) func(p *P, m Act) {
	return func(p *P, m Act) { f(p, m.Seat, A(m.Words[0]), B(m.Words[1]), C(m.Words[2])) }
}
