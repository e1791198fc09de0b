package rules

import (
	"slices"

	"tablekeeper/companion/base/wording"
)

// Ahead is a table on which somebody thinks ahead: it begins where another one stands, keeps
// no past, and is thrown away.
type Ahead interface {
	// For thinks ahead for a seat (0: the table, from which nothing is hidden; one more than
	// there are: somebody who looks on and sees no hand) from where this one stands now.
	For(seat int) Ahead
	// Begin goes back to where the other table stands, and deals all that the seat can't see,
	// and what nobody knows, anew, each possible deal alike. Draw gives a number from 0 to
	// n-1, each alike.
	Begin(draw func(n int) int)
	// Seats, Step, Form, Hide and RandomWeight are those of [Table].
	Seats() []string
	Step() string
	Form(a Act) *Form
	// Hold keeps the present position; Back goes back to the one that was kept last.
	Hold()
	Back()
	// Legal appends the legal moves of all who may act, but for those with which the table
	// goes on without somebody who stalls.
	Legal(list []Act) []Act
	// Make carries out a legal move.
	Make(a Act)
	// ToMove lists the seats (0: the table) from which a move is awaited.
	ToMove() []int
	// Sealed lists the seats that bid unseen now.
	Sealed() []int
	// Ways is that of [Table], also for what is dealt before the match.
	Ways(a Act) int
	// Unseen reports whether a move names a card without its face.
	Unseen(a Act) bool
	Hide(a Act) (Act, bool)
	RandomWeight(a Act) int
	Over() bool
	outlook
}

// outlook is what each seat can expect of a match, and why.
type outlook interface {
	// Ends gives what the end is worth to each seat, seat 1 first: 1 to who alone comes first, 0
	// to the last or, where only the first place counts, to all others.
	Ends() []float64
	// Worth says how near a seat is to winning, from 0 to 1, by signs that somebody guessed; it isn't a probability, but more is better.
	Worth(seat int) float64
	// Chances are what each seat can expect of the end, seat 1 first, as its [Ends]: by the signs that the game's book declares
	// and what was learned of them. Nil: nobody has learned any.
	Chances() []float64
	// Signs are what the signs say of a seat now, in their order, and SignNames what they are called.
	Signs(seat int) []float64
	SignNames() []string
	// Says is why a seat makes a move by which a sign changes, in its own words, as the match stands after it; of a sign that another seat
	// loses, whom it calls by name. Empty: the sign says nothing of that.
	Says(seat, sign int, change Change, name wording.Name) wording.Text
	// Weights are what the signs count for, in their order.
	Weights() []float64
	// Leave says how many moves a timer still leaves; [NoTimer], as at first: none runs.
	Leave(moves float64)
	// Weigh makes the signs count for other numbers than what was learned, here and where somebody thinks ahead from here.
	Weigh(weights []float64)
}

// NewAhead thinks ahead from where a table stands now.
func NewAhead(t Table) Ahead {
	return t.(interface{ For(seat int) Ahead }).For(0) // [Table] has one implementation
}

func (m *match[P]) For(seat int) Ahead {
	return &thought[P]{match: match[P]{book: m.book, now: m.now}, from: m.now, seat: seat, left: NoTimer}
}

// thought is a match without its past.
type thought[P any] struct {
	match[P]
	from, held P
	seat       int
	left       float64
}

func (a *thought[P]) Begin(draw func(n int) int) {
	a.now = a.from
	if a.book.Deal != nil {
		a.book.Deal(&a.now, a.seat, draw)
	}
}

func (a *thought[P]) Ways(act Act) int {
	if v := &a.book.Verbs[a.book.meant(&a.now, act)]; v.Ways != nil {
		return v.Ways(&a.now, act)
	}
	return a.match.Ways(act)
}

func (a *thought[P]) Unseen(act Act) bool {
	hidden, ok := a.book.VerbOf(act).faceless(act)
	return ok && hidden == act
}

func (a *thought[P]) Hold() { a.held = a.now }
func (a *thought[P]) Back() { a.now = a.held }

func (a *thought[P]) Legal(list []Act) []Act {
	from := len(list)
	list = a.book.Legal(&a.now, list)
	return append(list[:from], slices.DeleteFunc(list[from:], func(act Act) bool {
		return act.Seat == 0 && a.book.Verbs[a.book.meant(&a.now, act)].Stall
	})...)
}

func (a *thought[P]) Make(act Act) { a.book.Apply(&a.now, act) }

func (a *thought[P]) Worth(seat int) float64 {
	if a.book.Signs == nil {
		return 0
	}
	return a.book.Signs.worth(&a.now, seat)
}

func (a *thought[P]) Chances() []float64 {
	if a.book.Signs == nil || a.book.Signs.grows != nil {
		return nil
	}
	return a.book.chances(&a.now, a.left)
}

func (a *thought[P]) Signs(seat int) []float64 {
	if a.book.Signs == nil {
		return nil
	}
	list := make([]float64, len(a.book.Signs.names))
	a.book.Signs.read(&a.now, seat, a.left, list)
	return list
}

func (a *thought[P]) SignNames() []string {
	if a.book.Signs == nil {
		return nil
	}
	return a.book.Signs.names
}

func (a *thought[P]) Says(seat, sign int, change Change, name wording.Name) wording.Text {
	return a.book.Signs.says(&a.now, seat, sign, change, name)
}

func (a *thought[P]) Weights() []float64 {
	if a.book.Signs == nil {
		return nil
	}
	return a.book.Signs.weights
}

func (a *thought[P]) Leave(moves float64) { a.left = moves }

func (a *thought[P]) Weigh(weights []float64) {
	book, signs := *a.book, *a.book.Signs
	signs.weights, book.Signs = weights, &signs
	a.book = &book
}

func (a *thought[P]) Ends() []float64 {
	ranking := a.Ranking()
	ends := make([]float64, len(a.book.Seats))
	place := 0
	for _, seats := range ranking {
		share := 0.0 // of the places that these seats hold together
		for range seats {
			switch {
			case a.book.EachPlace:
				share += 1 - float64(place)/float64(len(ends)-1)
			case place == 0:
				share = 1
			}
			place++
		}
		for _, seat := range seats {
			ends[seat-1] = share / float64(len(seats))
		}
	}
	return ends
}

// Forget makes all cards of the hand unknown.
func (h *Hand) Forget() { *h = Hand{Unknown: uint8(h.Size())} }

// Deal gives each unknown card of the hand a face by chance. Left says how many copies of a
// kind may be among the unknown cards now; kinds is how many kinds there are.
func (h *Hand) Deal(kinds int, left func(kind int) int, draw func(n int) int) {
	for h.Unknown > 0 {
		total := 0
		for kind := range kinds {
			total += max(0, left(kind))
		}
		if total == 0 {
			return // the copies are all elsewhere: the position is wrong, and stays as it is
		}
		n := draw(total)
		for kind := range kinds {
			if n -= max(0, left(kind)); n < 0 {
				h.Known.Add(kind, 1)
				h.Unknown--
				break
			}
		}
	}
}
