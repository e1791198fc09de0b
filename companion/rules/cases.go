package rules

// Cases lists the moves that chance can make for a seat with a verb, and the
// number of equally likely cases of all of them.
func Cases(t Judge, seat, verb int) (list []Act, of int) {
	for _, a := range t.Legal(nil) {
		if a.Seat != seat || a.Verb != verb {
			continue
		}
		if n := t.Ways(a); n > 0 {
			list = append(list, a)
			of += n
		}
	}
	return list, of
}

// WordsOf are the vocabularies of the words of a verb.
func WordsOf(t Grammar, verb int) []*Vocabulary {
	for _, f := range t.Forms() {
		if f.Verb == verb {
			return f.Words
		}
	}
	return nil
}
