package rules

// PlayRandomly plays legal moves by chance until the game is over or most
// entries were made. Draw gives a number from 0 to n-1, each alike; moves are
// weighed by the book so that games move on and end. It stops at a position
// that breaks an invariant and lists what is broken; nil: none.
func PlayRandomly(t Table, draw func(n int) int, most int, played func(Act)) (broken []string) {
	var list []Act
	for range most {
		if t.Over() {
			break
		}
		list = t.Legal(list[:0])
		if len(list) == 0 {
			return []string{"nobody has a legal move in step " + t.Step()}
		}
		a := Choose(list, t.RandomWeight, draw)
		if rule := t.Play(a); rule != "" {
			return []string{"the listed move " + t.Notation(a) + " breaks " + rule}
		}
		played(a)
		if broken := t.Violations(); broken != nil {
			return broken
		}
	}
	return nil
}

// Choose takes one of a list, such as of legal moves, by chance, by their weights. Draw
// gives a number from 0 to n-1, each alike.
func Choose[T any](list []T, weight func(T) int, draw func(n int) int) T {
	total := 0
	for _, a := range list {
		total += weight(a)
	}
	n := draw(total)
	for _, a := range list {
		if n -= weight(a); n < 0 {
			return a
		}
	}
	panic("rules: a weight changed while it was read")
}

// Perft counts the legal sequences of moves of a given length (the number of
// positions that a chess programmer would call leaves).
func Perft(t Table, depth int) int {
	list := t.Legal(nil)
	if depth == 1 {
		return len(list)
	}
	n := 0
	for _, a := range list {
		t.Play(a)
		n += Perft(t, depth-1)
		t.Undo()
	}
	return n
}
