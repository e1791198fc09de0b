package rules

import "slices"

// NumbersAt is a multiset in an array of numbers, one a word of the pack; high is the most of one.
func NumbersAt[P any, N whole](at func(p *P) []N, pack *Vocabulary, high int) Shape[P] {
	return Shape[P]{
		Field: Field{Kind: CardsField, Words: pack, High: high},
		write: func(p *P) any {
			o := Object{}
			for i, n := range at(p) {
				if n > 0 {
					o[pack.Word(pack.first+i)] = int(n)
				}
			}
			return o
		},
		read: func(p *P, v Value) {
			numbers := at(p)
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
		there: func(p *P) bool { return slices.ContainsFunc(at(p), func(n N) bool { return n != 0 }) },
		clear: func(p *P) { clear(at(p)) },
	}
}

// SeatsAt are seats ascending.
func SeatsAt[P any](seats int, has func(p *P, seat int) bool, set func(p *P, seat int, is bool)) Shape[P] {
	is := func(p *P) List {
		list := List{}
		for seat := 1; seat <= seats; seat++ {
			if has(p, seat) {
				list = append(list, seat)
			}
		}
		return list
	}
	empty := func(p *P) {
		for seat := 1; seat <= seats; seat++ {
			set(p, seat, false)
		}
	}
	return Shape[P]{
		Field: Field{Kind: ListField, Of: []Field{{Kind: SeatField}}},
		write: func(p *P) any { return is(p) },
		read: func(p *P, v Value) {
			empty(p)
			last := 0
			for _, item := range v.Items() {
				seat := item.Int(1, seats)
				if seat <= last {
					item.Fail("seats stand in ascending order")
				}
				last = seat
				set(p, seat, true)
			}
		},
		there: func(p *P) bool { return len(is(p)) > 0 },
		clear: empty,
	}
}

// SetAt is a set of words in bits, written in an order; said names the order where it is broken.
func SetAt[P any, N whole](at func(p *P) *N, words *Vocabulary, order []int, said string) Shape[P] {
	return Shape[P]{
		Field: Field{Kind: ListField, High: len(order), Of: []Field{{Kind: WordField, Words: words}}},
		write: func(p *P) any {
			list := List{}
			for _, n := range order {
				if *at(p)>>n&1 == 1 {
					list = append(list, words.Word(n))
				}
			}
			return list
		},
		read: func(p *P, v Value) {
			last := -1
			*at(p) = 0
			for _, item := range v.Items() {
				n := item.Word(words)
				place := slices.Index(order, n)
				if place <= last {
					item.Fail("%s", said)
				}
				last = place
				*at(p) |= 1 << n
			}
		},
		there: func(p *P) bool { return *at(p) != 0 },
		clear: func(p *P) { *at(p) = 0 },
	}
}

// MapAt has an entry for each word of which there is something. At gives the place of an entry,
// or nil for a word that can't be a key.
func MapAt[P, T any](words *Vocabulary, at func(p *P, key int) *T, entry Shape[T]) Shape[P] {
	first, last := words.Range()
	each := func(p *P, do func(key int, t *T)) {
		for key := first; key <= last; key++ {
			if t := at(p, key); t != nil {
				do(key, t)
			}
		}
	}
	s := Shape[P]{Field: Field{Kind: MapField, Words: words, Of: []Field{entry.Field}}}
	s.write = func(p *P) any {
		o := Object{}
		each(p, func(key int, t *T) {
			if entry.there(t) {
				o[words.Word(key)] = entry.write(t)
			}
		})
		return o
	}
	s.clear = func(p *P) { each(p, func(_ int, t *T) { entry.clear(t) }) }
	s.read = func(p *P, v Value) {
		s.clear(p)
		for _, word := range v.Keys() {
			key, ok := words.Value(word)
			if !ok {
				v.Fail("%q isn't one of %s", word, words)
				return
			}
			t := at(p, key)
			if t == nil {
				v.Fail("%q can't stand here", word)
				return
			}
			item := v.Field(word)
			if entry.read(t, item); !v.Failed() && !entry.there(t) {
				item.Fail("this is empty")
			}
		}
	}
	s.there = func(p *P) (there bool) {
		each(p, func(_ int, t *T) { there = there || entry.there(t) })
		return there
	}
	return s
}

// self is the place of a whole value, such as an entry of a map.
