package rules

import "slices"

// whole are the types of whole numbers that a position holds.
type whole interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32
}

// At is a scalar in a number of the position.
func At[N whole](at *N, s Scalar) Shape {
	return Shape{
		Field: s.Field,
		write: func() any { return s.write(int(*at)) },
		read:  func(v Value) { *at = N(s.read(v)) },
		there: func() bool { return int(*at) != s.none },
		clear: func() { *at = N(s.none) },
	}
}

// FlagAt is true or false.
func FlagAt(at *bool) Shape {
	return Shape{
		Field: Field{Kind: FlagField},
		write: func() any { return *at },
		read:  func(v Value) { *at = v.Bool() },
		there: func() bool { return *at },
		clear: func() { *at = false },
	}
}

// CardsAt is a multiset of cards; high is the most of one kind that people are offered.
func CardsAt(at *Counts, pack *Vocabulary, high int) Shape {
	return Shape{
		Field: Field{Kind: CardsField, Words: pack, High: high},
		write: func() any { return at.Object(pack) },
		read:  func(v Value) { *at = v.Counts(pack) },
		there: func() bool { return at.Sum() > 0 },
		clear: func() { *at = Counts{} },
	}
}

// HandAt is a hand of at most high cards, and at most each of one kind where that is not 0.
func HandAt(at *Hand, pack *Vocabulary, high, each int) Shape {
	return Shape{
		Field: Field{Kind: HandField, Words: pack, High: high, Each: each},
		write: func() any { return at.Object(pack) },
		read:  func(v Value) { *at = v.Hand(pack) },
		there: func() bool { return at.Size() > 0 },
		clear: func() { *at = Hand{} },
	}
}

// EachSeat has a shape for each seat.
func EachSeat(seats int, of func(i int) Shape) Shape {
	shapes := make([]Shape, seats)
	for i := range shapes {
		shapes[i] = of(i)
	}
	return Shape{
		Field: Field{Kind: BySeatField, Of: []Field{shapes[0].Field}},
		write: func() any {
			list := make(List, seats)
			for i := range shapes {
				list[i] = shapes[i].write()
			}
			return list
		},
		read: func(v Value) {
			for i, item := range v.BySeat(seats) {
				shapes[i].read(item)
			}
		},
		there: func() bool { return slices.ContainsFunc(shapes, func(s Shape) bool { return s.there() }) },
		clear: func() {
			for i := range shapes {
				shapes[i].clear()
			}
		},
	}
}

// Row is a list of scalars in an array, then zeros: such as the seats that finished.
func Row[N whole](row []N, s Scalar) Shape {
	return ListOf(0, func() []N {
		if end := slices.Index(row, 0); end >= 0 {
			return row[:end]
		}
		return row
	}, func(list []N, v Value) {
		if len(list) > len(row) {
			v.Fail("expected at most %d entries", len(row))
			return
		}
		clear(row)
		copy(row, list)
	}, Itself[N](s))
}

// Itself is a scalar that is the whole value, such as an entry of a list.
func Itself[N whole](s Scalar) func(at *N) Shape { return func(at *N) Shape { return At(at, s) } }

// ListOf is a list of entries that the position holds in any way, at most most where that isn't 0:
// set keeps those that were read, or reports what doesn't fit.
func ListOf[E any](most int, of func() []E, set func(list []E, v Value), described func(at *E) Shape) Shape {
	one := new(E)
	entry := described(one)
	return Shape{
		Field: Field{Kind: ListField, High: most, Of: []Field{entry.Field}},
		write: func() any {
			list := List{}
			for _, *one = range of() {
				list = append(list, entry.write())
			}
			return list
		},
		read: func(v Value) {
			items := v.Items()
			if most > 0 && len(items) > most {
				v.Fail("expected at most %d entries", most)
				return
			}
			list := make([]E, len(items))
			for i := range list {
				*one = list[i]
				entry.read(items[i])
				list[i] = *one
			}
			if !v.Failed() {
				set(list, v)
			}
		},
		there: func() bool { return len(of()) > 0 },
		clear: func() { set(nil, Value{v: List{}, first: new(error)}) },
	}
}

// Most says how many entries of a list people are offered.
func (s Shape) Most(n int) Shape {
	s.High = n
	return s
}

// Distinct reports a seat that appears twice in a list.
func Distinct(v Value) {
	var seen Seats
	for _, item := range v.Items() {
		seat, _ := item.Plain().(int)
		if seen.Has(seat) {
			item.Fail("seat %d appears twice", seat)
		}
		seen |= Only(seat)
	}
}

// Fresh makes the place that is read into anew, so that what positions share stays unchanged.
func (s Shape) Fresh(place func()) Shape {
	read := s.read
	s.read = func(v Value) {
		place()
		read(v)
	}
	return s
}

// Then does what is due once it is read, or reports what doesn't fit.
func (s Shape) Then(do func(v Value)) Shape {
	read := s.read
	s.then = do
	s.read = func(v Value) {
		if read(v); !v.Failed() {
			do(v)
		}
	}
	return s
}

// Read reads a part where a game reads one itself.
func (s *Shape) Read(v Value) { s.read(v) }

// Complete means that a map has an entry for each of its words.
func (s Shape) Complete() Shape {
	read := s.read
	words := make([]string, 0)
	for n := s.Words.first; n <= s.Words.last; n++ {
		words = append(words, s.Words.Word(n))
	}
	s.read = func(v Value) {
		if v.Fields(words...); !v.Failed() {
			read(v)
		}
	}
	return s
}

// Group has named parts.
func Group(parts ...Part) Shape {
	s := Shape{Field: Field{Kind: GroupField}, parts: parts}
	names := make([]string, len(parts))
	for i := range parts {
		names[i] = parts[i].Name
		s.Of = append(s.Of, parts[i].field())
	}
	s.write = func() any {
		o := make(Object, len(parts))
		for i := range parts {
			o[names[i]] = parts[i].Is.write()
		}
		return o
	}
	s.read = func(v Value) {
		if v.Fields(names...); v.Failed() {
			return
		}
		for _, first := range []bool{true, false} {
			for i := range parts {
				if parts[i].First == first {
					parts[i].Is.read(v.Field(names[i]))
				}
			}
		}
	}
	s.there = func() bool { return true }
	s.clear = func() {
		for i := range parts {
			parts[i].Is.clear()
		}
	}
	return s
}

// OrNull means that the group can be null, and what that means: there tells whether it isn't, and
// clear makes it so.
func (s Shape) OrNull(means string, there func() bool, clear func()) Shape {
	inner := s
	s.Null, s.there, s.clear = means, there, clear
	s.write = func() any {
		if !there() {
			return nil
		}
		return inner.write()
	}
	s.read = func(v Value) {
		if clear(); !v.Null() {
			inner.read(v)
		}
	}
	return s
}

// Switched is a group that can be null, with a flag that tells whether it isn't.
func (s Shape) Switched(means string, on *bool, clear func()) Shape {
	s = s.OrNull(means, func() bool { return *on }, clear)
	read := s.read
	s.read = func(v Value) {
		read(v)
		*on = !v.Null()
	}
	return s
}

// Own is a part that a game writes and reads itself. What is null where it isn't there is read
// as null to empty it.
func Own(f Field, write func() any, read func(v Value)) Shape {
	return Shape{
		Field: f,
		write: write,
		read:  read,
		there: func() bool { return write() != nil },
		clear: func() { read(Value{first: new(error)}) },
	}
}
