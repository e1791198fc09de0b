package rules

// Scalar is what one number of a position stands for: a count, a word or a seat.
type Scalar struct {
	Field
	none        int                      // null, or the number where there is nothing
	least, most int                      // what is read, where it is more than people are offered
	kept        func(n int, v Value) int // nil: as it is written
	written     func(kept int) int
}

// NumberIn is a count from low to high.
func NumberIn(low, high int) Scalar {
	return Scalar{Field: Field{Kind: CountField, Low: low, High: high}, least: low, most: high}
}

// WordIn is a word of a vocabulary.
func WordIn(words *Vocabulary) Scalar { return Scalar{Field: Field{Kind: WordField, Words: words}} }

// SeatOf is one of so many seats.
func SeatOf(seats int) Scalar { return Scalar{Field: Field{Kind: SeatField}, least: 1, most: seats} }

// OrNull means that the number none is null, and what null means.
func (s Scalar) OrNull(none int, means string) Scalar {
	s.none, s.Null = none, means
	return s
}

// Reads takes numbers from positions that people are not offered.
func (s Scalar) Reads(least, most int) Scalar {
	s.least, s.most = least, most
	return s
}

// Stands says what the numbers of a count stand for.
func (s Scalar) Stands(words *Vocabulary) Scalar {
	s.Words = words
	return s
}

// Kept says how the position keeps what is written; what can't be kept is reported to the value.
func (s Scalar) Kept(kept func(n int, v Value) int, written func(kept int) int) Scalar {
	s.kept, s.written = kept, written
	return s
}

func (s *Scalar) write(n int) any {
	if s.Null != "" && n == s.none {
		return nil
	}
	if s.written != nil {
		n = s.written(n)
	}
	if s.Kind == WordField {
		return s.Words.Word(n)
	}
	return n
}

func (s *Scalar) read(v Value) int {
	if s.Null != "" && v.Null() {
		return s.none
	}
	n := 0
	if s.Kind == WordField {
		n = v.Word(s.Words)
	} else {
		n = v.Int(s.least, s.most)
	}
	switch {
	case s.kept == nil:
		return n
	case v.Failed(): // it may be no number that can be kept
		return s.none
	}
	return s.kept(n, v)
}
