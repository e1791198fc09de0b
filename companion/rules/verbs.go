package rules

import (
	"cmp"
	"reflect"
	"slices"
)

// Verbs numbers the verbs of a game in the order in which they are declared, once for all
// tables: an [Act] of a game means the same move at each of them.
type Verbs struct {
	said int
	when map[string]string // by name
}

// Named is a verb of a game with whatever words: a [Verb0] to [Verb3]. Its Act makes a move,
// its Of takes one apart.
type Named interface {
	// Name is the word that the move begins with, or several ("build yard").
	Name() string
	// Number is the number that moves of this verb have, for drawing one.
	Number() int
	// Is reports whether a move is one of this verb.
	Is(a Act) bool

	declared() spoken
}

// spoken is what verbs have in common.
type spoken struct {
	name   string
	when   string
	number int
	takes  []reflect.Type
}

func (s spoken) Name() string     { return s.name }
func (s spoken) Number() int      { return s.number }
func (s spoken) Is(a Act) bool    { return a.Verb == s.number }
func (s spoken) declared() spoken { return s }

// declare numbers a verb. One of a name that was declared before is used when that one is.
func (l *Verbs) declare(name, when string, takes ...reflect.Type) spoken {
	if l.when == nil {
		l.when = map[string]string{}
	}
	l.when[name] = cmp.Or(when, l.when[name])
	l.said++
	return spoken{name, l.when[name], l.said - 1, takes}
}

type (
	// Verb0 is a verb without words.
	Verb0 struct{ spoken }
	// Verb1 is a verb of one word.
	Verb1[A ~int] struct{ spoken }
	// Verb2 is a verb of two words.
	Verb2[A, B ~int] struct{ spoken }
	// Verb3 is a verb of three words.
	Verb3[A, B, C ~int] struct{ spoken }
)

// Verb0 declares a verb without words. When says in one sentence when it is used, for a player who tries it in
// another step: "Nations are chosen only at the start."; "": when another verb of its name is.
func (l *Verbs) Verb0(name, when string) Verb0 { return Verb0{l.declare(name, when)} }

// Verb1 declares a verb of one word that is a plain number.
func (l *Verbs) Verb1(name, when string) Verb1[int] { return NewVerb1[int](l, name, when) }

// Verb2 declares a verb of two words that are plain numbers.
func (l *Verbs) Verb2(name, when string) Verb2[int, int] { return NewVerb2[int, int](l, name, when) }

// Verb3 declares a verb of three words that are plain numbers.
func (l *Verbs) Verb3(name, when string) Verb3[int, int, int] {
	return NewVerb3[int, int, int](l, name, when)
}

// NewVerb1 declares a verb of one word.
func NewVerb1[A ~int](l *Verbs, name, when string) Verb1[A] {
	return Verb1[A]{l.declare(name, when, reflect.TypeFor[A]())}
}

// NewVerb2 declares a verb of two words.
func NewVerb2[A, B ~int](l *Verbs, name, when string) Verb2[A, B] {
	return Verb2[A, B]{l.declare(name, when, reflect.TypeFor[A](), reflect.TypeFor[B]())}
}

// NewVerb3 declares a verb of three words.
func NewVerb3[A, B, C ~int](l *Verbs, name, when string) Verb3[A, B, C] {
	return Verb3[A, B, C]{l.declare(name, when, reflect.TypeFor[A](), reflect.TypeFor[B](), reflect.TypeFor[C]())}
}

// OneOf reports whether a move is one of these verbs.
func OneOf(a Act, verbs ...Named) bool {
	return slices.ContainsFunc(verbs, func(v Named) bool { return v.Is(a) })
}

// FirstOf is the first of the moves that is one of this verb; false: there is none.
func FirstOf(acts []Act, v Named) (Act, bool) {
	if i := slices.IndexFunc(acts, v.Is); i >= 0 {
		return acts[i], true
	}
	return Act{}, false
}

// AllOf are the moves of a verb among others, in their order.
func AllOf(acts []Act, v Named) []Act {
	return slices.DeleteFunc(slices.Clone(acts), func(a Act) bool { return !v.Is(a) })
}

// Act is the move of a seat (0: the table).
func (v Verb0) Act(seat int) Act { return Act{Seat: seat, Verb: v.number} }

// Act is the move of a seat (0: the table) with this word.
func (v Verb1[A]) Act(seat int, a A) Act {
	return Act{Seat: seat, Verb: v.number, Words: [MaxWords]int{int(a)}}
}

// Of is the word of a move; false: it is none of this verb.
func (v Verb1[A]) Of(m Act) (a A, ok bool) {
	if !v.Is(m) {
		return a, false
	}
	return A(m.Words[0]), true
}

// Act is the move of a seat (0: the table) with these words.
func (v Verb2[A, B]) Act(seat int, a A, b B) Act {
	return Act{Seat: seat, Verb: v.number, Words: [MaxWords]int{int(a), int(b)}}
}

// Of are the words of a move; false: it is none of this verb.
func (v Verb2[A, B]) Of(m Act) (a A, b B, ok bool) {
	if !v.Is(m) {
		return a, b, false
	}
	return A(m.Words[0]), B(m.Words[1]), true
}

// Act is the move of a seat (0: the table) with these words.
func (v Verb3[A, B, C]) Act(seat int, a A, b B, c C) Act {
	return Act{Seat: seat, Verb: v.number, Words: [MaxWords]int{int(a), int(b), int(c)}}
}

// Of are the words of a move; false: it is none of this verb.
func (v Verb3[A, B, C]) Of(m Act) (a A, b B, c C, ok bool) {
	if !v.Is(m) {
		return a, b, c, false
	}
	return A(m.Words[0]), B(m.Words[1]), C(m.Words[2]), true
}
