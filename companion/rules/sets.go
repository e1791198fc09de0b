package rules

import "slices"

// NumbersAt is a multiset in an array of numbers, one a word of the pack; high is the most of one.
func NumbersAt[N whole](numbers []N, pack *Vocabulary, high int) Shape {
	return Shape{
		Field: Field{Kind: CardsField, Words: pack, High: high},
		write: func() any {
			o := Object{}
			for i, n := range numbers {
				if n > 0 {
					o[pack.Word(pack.first+i)] = int(n)
				}
			}
			return o
		},
		read: func(v Value) {
			clear(numbers)
			for _, key := range v.Keys() {
				n, ok := pack.Value(key)
				if !ok {
					v.Fail("%q isn't one of %s", key, pack)
					return
				}
				numbers[n-pack.first] = N(v.Field(key).Int(1, high))
			}
		},
		there: func() bool { return slices.ContainsFunc(numbers, func(n N) bool { return n != 0 }) },
		clear: func() { clear(numbers) },
	}
}

// SeatsAt are seats ascending.
func SeatsAt(seats int, has func(seat int) bool, set func(seat int, is bool)) Shape {
	is := func() List {
		list := List{}
		for seat := 1; seat <= seats; seat++ {
			if has(seat) {
				list = append(list, seat)
			}
		}
		return list
	}
	empty := func() {
		for seat := 1; seat <= seats; seat++ {
			set(seat, false)
		}
	}
	return Shape{
		Field: Field{Kind: ListField, Of: []Field{{Kind: SeatField}}},
		write: func() any { return is() },
		read: func(v Value) {
			empty()
			last := 0
			for _, item := range v.Items() {
				seat := item.Int(1, seats)
				if seat <= last {
					item.Fail("seats stand in ascending order")
				}
				last = seat
				set(seat, true)
			}
		},
		there: func() bool { return len(is()) > 0 },
		clear: empty,
	}
}

// SetAt is a set of words in bits, written in an order; said names the order where it is broken.
func SetAt[N whole](at *N, words *Vocabulary, order []int, said string) Shape {
	return Shape{
		Field: Field{Kind: ListField, High: len(order), Of: []Field{{Kind: WordField, Words: words}}},
		write: func() any {
			list := List{}
			for _, n := range order {
				if *at>>n&1 == 1 {
					list = append(list, words.Word(n))
				}
			}
			return list
		},
		read: func(v Value) {
			last := -1
			*at = 0
			for _, item := range v.Items() {
				n := item.Word(words)
				place := slices.Index(order, n)
				if place <= last {
					item.Fail("%s", said)
				}
				last = place
				*at |= 1 << n
			}
		},
		there: func() bool { return *at != 0 },
		clear: func() { *at = 0 },
	}
}

// MapAt has an entry for each word of which there is something. At gives the place of an entry,
// or nil for a word that can't be a key.
func MapAt[T any](words *Vocabulary, at func(key int) *T, described func(at *T) Shape) Shape {
	one := new(T)
	entry := described(one)
	first, last := words.Range()
	each := func(do func(key int, t *T)) {
		for key := first; key <= last; key++ {
			if t := at(key); t != nil {
				*one = *t
				do(key, t)
			}
		}
	}
	s := Shape{Field: Field{Kind: MapField, Words: words, Of: []Field{entry.Field}}}
	s.write = func() any {
		o := Object{}
		each(func(key int, _ *T) {
			if entry.there() {
				o[words.Word(key)] = entry.write()
			}
		})
		return o
	}
	s.clear = func() {
		each(func(_ int, t *T) {
			entry.clear()
			*t = *one
		})
	}
	s.read = func(v Value) {
		s.clear()
		for _, word := range v.Keys() {
			key, ok := words.Value(word)
			if !ok {
				v.Fail("%q isn't one of %s", word, words)
				return
			}
			t := at(key)
			if t == nil {
				v.Fail("%q can't stand here", word)
				return
			}
			item := v.Field(word)
			*one = *t
			entry.read(item)
			if *t = *one; !v.Failed() && !entry.there() {
				item.Fail("this is empty")
			}
		}
	}
	s.there = func() (there bool) {
		each(func(int, *T) { there = there || entry.there() })
		return there
	}
	return s
}
