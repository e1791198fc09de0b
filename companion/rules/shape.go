package rules

// whole are the types of whole numbers that a position holds.
type whole interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32
}

// At is a scalar in a number of the position.
func At[P any, N whole](at func(p *P) *N, s Scalar) Shape[P] {
	return Shape[P]{
		Field: s.Field,
		write: func(p *P) any { return s.write(int(*at(p))) },
		read:  func(p *P, v Value) { *at(p) = N(s.read(v)) },
		there: func(p *P) bool { return int(*at(p)) != s.none },
		clear: func(p *P) { *at(p) = N(s.none) },
	}
}

// FlagAt is true or false.
func FlagAt[P any](at func(p *P) *bool) Shape[P] {
	return Shape[P]{
		Field: Field{Kind: FlagField},
		write: func(p *P) any { return *at(p) },
		read:  func(p *P, v Value) { *at(p) = v.Bool() },
		there: func(p *P) bool { return *at(p) },
		clear: func(p *P) { *at(p) = false },
	}
}

// CardsAt is a multiset of cards; high is the most of one kind that people are offered.
func CardsAt[P any](at func(p *P) *Counts, pack *Vocabulary, high int) Shape[P] {
	return Shape[P]{
		Field: Field{Kind: CardsField, Words: pack, High: high},
		write: func(p *P) any { return at(p).Object(pack) },
		read:  func(p *P, v Value) { *at(p) = v.Counts(pack) },
		there: func(p *P) bool { return at(p).Sum() > 0 },
		clear: func(p *P) { *at(p) = Counts{} },
	}
}

// HandAt is a hand of at most high cards, and at most each of one kind where that is not 0.
func HandAt[P any](at func(p *P) *Hand, pack *Vocabulary, high, each int) Shape[P] {
	return Shape[P]{
		Field: Field{Kind: HandField, Words: pack, High: high, Each: each},
		write: func(p *P) any { return at(p).Object(pack) },
		read:  func(p *P, v Value) { *at(p) = v.Hand(pack) },
		there: func(p *P) bool { return at(p).Size() > 0 },
		clear: func(p *P) { *at(p) = Hand{} },
	}
}

// EachSeat has a shape for each seat.
func EachSeat[P any](seats int, of func(i int) Shape[P]) Shape[P] {
	shapes := make([]Shape[P], seats)
	for i := range shapes {
		shapes[i] = of(i)
	}
	return Shape[P]{
		Field: Field{Kind: BySeatField, Of: []Field{shapes[0].Field}},
		write: func(p *P) any {
			list := make(List, seats)
			for i := range shapes {
				list[i] = shapes[i].write(p)
			}
			return list
		},
		read: func(p *P, v Value) {
			for i, item := range v.BySeat(seats) {
				shapes[i].read(p, item)
			}
		},
		there: func(p *P) bool {
			for i := range shapes {
				if shapes[i].there(p) {
					return true
				}
			}
			return false
		},
		clear: func(p *P) {
			for i := range shapes {
				shapes[i].clear(p)
			}
		},
	}
}

// Row is a list of scalars in an array, then zeros: such as the seats that finished.
func Row[P any, N whole](at func(p *P) []N, s Scalar) Shape[P] {
	return ListOf(0, func(p *P) []N {
		row := at(p)
		for i, n := range row {
			if n == 0 {
				return row[:i]
			}
		}
		return row
	}, func(p *P, list []N, v Value) {
		row := at(p)
		if len(list) > len(row) {
			v.Fail("expected at most %d entries", len(row))
			return
		}
		clear(row)
		copy(row, list)
	}, Itself[N](s))
}

// Itself is a scalar that is the whole value, such as an entry of a list.
func Itself[N whole](s Scalar) Shape[N] { return At(self[N], s) }

// ListOf is a list of entries that the position holds in any way, at most most where that isn't 0:
// set keeps those that were read, or reports what doesn't fit.
func ListOf[P, E any](most int, of func(p *P) []E, set func(p *P, list []E, v Value), entry Shape[E]) Shape[P] {
	return Shape[P]{
		Field: Field{Kind: ListField, High: most, Of: []Field{entry.Field}},
		write: func(p *P) any {
			entries := of(p)
			list := make(List, len(entries))
			for i := range entries {
				list[i] = entry.write(&entries[i])
			}
			return list
		},
		read: func(p *P, v Value) {
			items := v.Items()
			if most > 0 && len(items) > most {
				v.Fail("expected at most %d entries", most)
				return
			}
			list := make([]E, len(items))
			for i := range list {
				entry.read(&list[i], items[i])
			}
			if !v.Failed() {
				set(p, list, v)
			}
		},
		there: func(p *P) bool { return len(of(p)) > 0 },
		clear: func(p *P) { set(p, nil, Value{v: List{}, first: new(error)}) },
	}
}

// Most says how many entries of a list people are offered.
func (s Shape[P]) Most(n int) Shape[P] {
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
func (s Shape[P]) Fresh(place func(p *P)) Shape[P] {
	read := s.read
	s.read = func(p *P, v Value) {
		place(p)
		read(p, v)
	}
	return s
}

// Then does what is due once it is read, or reports what doesn't fit.
func (s Shape[P]) Then(do func(p *P, v Value)) Shape[P] {
	read := s.read
	s.then = do
	s.read = func(p *P, v Value) {
		if read(p, v); !v.Failed() {
			do(p, v)
		}
	}
	return s
}

// Also reports what doesn't fit in a value besides.
func (s Shape[P]) Also(check func(v Value)) Shape[P] {
	return s.Then(func(_ *P, v Value) { check(v) })
}

// Read reads a part where a game reads one itself.
func (s *Shape[P]) Read(p *P, v Value) { s.read(p, v) }

// Complete means that a map has an entry for each of its words.
func (s Shape[P]) Complete() Shape[P] {
	read := s.read
	words := make([]string, 0)
	for n := s.Words.first; n <= s.Words.last; n++ {
		words = append(words, s.Words.Word(n))
	}
	s.read = func(p *P, v Value) {
		if v.Fields(words...); !v.Failed() {
			read(p, v)
		}
	}
	return s
}

// Group has named parts.
func Group[P any](parts ...Part[P]) Shape[P] {
	s := Shape[P]{Field: Field{Kind: GroupField}, parts: parts}
	names := make([]string, len(parts))
	for i := range parts {
		names[i] = parts[i].Name
		s.Of = append(s.Of, parts[i].field())
	}
	s.write = func(p *P) any {
		o := make(Object, len(parts))
		for i := range parts {
			o[names[i]] = parts[i].Is.write(p)
		}
		return o
	}
	s.read = func(p *P, v Value) {
		if v.Fields(names...); v.Failed() {
			return
		}
		for _, first := range []bool{true, false} {
			for i := range parts {
				if parts[i].First == first {
					parts[i].Is.read(p, v.Field(names[i]))
				}
			}
		}
	}
	s.there = func(*P) bool { return true }
	s.clear = func(p *P) {
		for i := range parts {
			parts[i].Is.clear(p)
		}
	}
	return s
}

// OrNull means that the group can be null, and what that means: there tells whether it isn't, and
// clear makes it so.
func (s Shape[P]) OrNull(means string, there func(p *P) bool, clear func(p *P)) Shape[P] {
	inner := s
	s.Null, s.there, s.clear = means, there, clear
	s.write = func(p *P) any {
		if !there(p) {
			return nil
		}
		return inner.write(p)
	}
	s.read = func(p *P, v Value) {
		if clear(p); !v.Null() {
			inner.read(p, v)
		}
	}
	return s
}

// Switched is a group that can be null, with a flag that tells whether it isn't.
func (s Shape[P]) Switched(means string, on func(p *P) *bool, none P) Shape[P] {
	s = s.OrNull(means, func(p *P) bool { return *on(p) }, func(p *P) { *p = none })
	read := s.read
	s.read = func(p *P, v Value) {
		read(p, v)
		*on(p) = !v.Null()
	}
	return s
}

// Inside is a shape of what a position has inside.
func Inside[P, T any](at func(p *P) *T, s Shape[T]) Shape[P] {
	in := Shape[P]{
		Field: s.Field,
		write: func(p *P) any { return s.write(at(p)) },
		read:  func(p *P, v Value) { s.read(at(p), v) },
		there: func(p *P) bool { return s.there(at(p)) },
		clear: func(p *P) { s.clear(at(p)) },
	}
	for i := range s.parts {
		part := &s.parts[i]
		in.parts = append(in.parts, Part[P]{
			Name: part.Name, Title: part.Title, Ask: part.Ask, Tell: part.Tell, Brief: part.Brief, Only: part.Only, Perhaps: part.Perhaps,
			Setup: part.Setup, Rare: part.Rare, Misfit: part.Misfit, Is: Inside(at, part.Is),
		})
	}
	return in
}

func self[T any](t *T) *T { return t }

// Own is a part that a game writes and reads itself. What is null where it isn't there is read
// as null to empty it.
func Own[P any](f Field, write func(p *P) any, read func(p *P, v Value)) Shape[P] {
	return Shape[P]{
		Field: f,
		write: write,
		read:  read,
		there: func(p *P) bool { return write(p) != nil },
		clear: func(p *P) { read(p, Value{first: new(error)}) },
	}
}
