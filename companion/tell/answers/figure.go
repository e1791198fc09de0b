package answers

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// figured is a figure that a question asks for.
type figured struct {
	*figureRead
	desk     *Desk
	question string
	q        *question
	kind     Kind
	with     []int // by operand; -1: nobody knows it
	here     bool  // on the position of a match
	heard    []Said
	taken    []Taken
	supposed []Supposed
}

// The words that turn what is asked of a claimed number.
var (
	fewWords    = phrases(`too few, too little, not enough`)
	manyWords   = phrases(`too many, too much`)
	enoughWords = phrases(`enough, suffice, suffices, sufficient, do it, will do, too many, too few`)
	exactWords  = phrases(`need, needs, needed, cost, costs, price, takes, limit, max, maximum, exactly, is it, worth, speed`)
)

// withoutOnly leaves out what denies nothing beside a number: "you only get one level".
var withoutOnly = strings.NewReplacer(" only ", " ", " just ", " ", " for nothing", " for free")

// figure is the figure that a question asks for, at a match or at none; nil: it asks for none.
func (d *Desk) figure(question string, q *question, at *At, who people) *figured {
	table, here := d.figureTable(q.options, at)
	if table == nil {
		return nil
	}
	r := d.figureIn(who.unnamed(question), q.words, rules.FiguresOf(table))
	if r == nil {
		return nil
	}
	f := &figured{figureRead: r, desk: d, question: who.unnamed(question), q: q, here: here, kind: much, with: make([]int, len(r.Operands))}
	switch {
	case f.claim != nil && !asksOpenly(question), f.Bound == rules.Holds && !missesAll(r):
		f.kind = is
	case !asksMuch(question):
		return nil
	}
	if here && f.kind == is && len(r.Operands) > 0 && missesAll(r) && mayWord[first(wordsOf(question))] {
		return nil // whether the match allows it is the referee's to say
	}
	f.fill(table, at, who)
	unknown := len(slices.DeleteFunc(slices.Clone(f.with), func(n int) bool { return n >= 0 }))
	if unknown > 1 || unknown > 0 && f.kind == is && at == nil {
		return nil
	}
	return f
}

// asksMuch reports whether a question asks for a number or a thing, or names one and nobody who does something.
func asksMuch(question string) bool {
	kind := kindOf(question)
	return kind == len(asking) && !namesSomebody(question) && stance(question) == 0 || slices.Contains([]int{kindOf("how many"), kindOf("what"), kindOf("which"), kindOf("how")}, kind)
}

// namesSomebody reports whether a question says I, he or the like, and not just whose something is.
func namesSomebody(question string) bool {
	return slices.ContainsFunc(wordsOf(question), func(w string) bool {
		return !slices.Contains(whoseIs, w) && (slices.Contains(iWords, w) || slices.Contains(otherWords, w))
	})
}

// missesAll reports whether a question says no operand.
func missesAll(r *figureRead) bool {
	return !slices.ContainsFunc(r.given, func(m match) bool { return m.size > 0 })
}

// figureTable is the table whose numbers count: the match where it plays by the house rules that are asked about, else one with its numbers that does;
// here means that it's the match. Nil: it can't be set up.
func (d *Desk) figureTable(options rules.Options, at *At) (table rules.Table, here bool) {
	seats, changed := d.game.MinSeats, map[string]int(nil)
	if at != nil {
		if maps.Equal(options, at.Table.Options()) {
			return at.seen, true
		}
		seats, changed = len(at.Table.Seats()), at.Table.Numbers()
	}
	var text strings.Builder
	fmt.Fprintf(&text, "[Game %q]\n", d.game.Key)
	for i := range seats {
		fmt.Fprintf(&text, "[Seat %q]\n", string(rune('A'+i)))
	}
	for _, o := range d.game.Options {
		if value, is := options[o.Name]; is {
			fmt.Fprintf(&text, "[Option %q]\n", o.Name+"="+value)
		}
	}
	for _, n := range d.game.NumbersFor(seats) {
		if value, is := changed[n.Name]; is {
			fmt.Fprintf(&text, "[Number \"%s=%d\"]\n", n.Name, value)
		}
	}
	if kept, ok := d.tables.Load(text.String()); ok {
		return kept.(rules.Table), false
	}
	transcript, err := rules.ReadTranscript([]byte(text.String()))
	if err == nil {
		table, err = d.game.Open(transcript, nil)
	}
	if err != nil {
		return nil, false
	}
	d.tables.Store(text.String(), table)
	return table, false
}

// fill finds what each operand is: said, else what the match says, else the usual.
func (f *figured) fill(table rules.Table, at *At, who people) {
	var position any
	if f.here {
		position = at.position
	}
	for i := range f.Operands {
		o := &f.Operands[i]
		f.with[i] = -1
		if m := f.given[i]; m.size > 0 {
			f.with[i] = m.value
			f.hear(o, m)
			continue
		}
		if n, ok := operandAt(position, o, who, len(table.Seats())); ok {
			f.with[i] = n
			f.suppose(o, n)
		} else if o.Usual != nil {
			f.with[i] = *o.Usual
			f.suppose(o, *o.Usual)
		}
	}
}

// hear notes an operand that the question says.
func (f *figured) hear(o *rules.Operand, m match) {
	words := f.q.words
	from, to := words[m.at].from, words[m.at+m.size-1].to
	said := Said{Text: f.question[from:to], Path: o.Path, Value: m.value, Used: true}
	f.heard = append(f.heard, said)
	t := Taken{Said: said, From: from, To: to, name: o.Name}
	if isNumber(words[m.number].stem) {
		t.NumberFrom, t.NumberTo = words[m.number].from, words[m.number].to
	}
	f.taken = append(f.taken, t)
}

// suppose notes an operand that the question doesn't say.
func (f *figured) suppose(o *rules.Operand, n int) {
	value := wording.TextOf(o.Said(n, nil))
	f.supposed = append(f.supposed, Supposed{o.Path, o.Word(n), wording.Say("{question} {answer}", wording.TextOf(o.Ask), value).String()})
}

// operandAt is what a position says of an operand.
func operandAt(position any, o *rules.Operand, who people, seats int) (n int, known bool) {
	path := o.Path
	for place, seat := range map[string]int{"{who}": who.doer, "{other}": other(who.doer, seats)} {
		if strings.Contains(path, place) && seat == 0 {
			return 0, false
		}
		path = strings.ReplaceAll(path, place, strconv.Itoa(seat-1))
	}
	if position == nil || path == "" {
		return 0, false
	}
	first, last := o.Range()
	switch at := valueAtPath(position, path).(type) {
	case string:
		n, known = o.Value(at)
	case nil:
	default:
		n, known = countOf(at), true
	}
	return n, known && n >= first && n <= last
}

// valueAtPath is what stands at a path of a position; nil: nothing.
func valueAtPath(position any, path string) any {
	for part := range strings.SplitSeq(path, ".") {
		switch of := position.(type) {
		case map[string]any:
			position = of[part]
		case []any:
			i, err := strconv.Atoi(part)
			if err != nil || i >= len(of) {
				return nil
			}
			position = of[i]
		default:
			return nil
		}
	}
	return position
}

// countOf is a number, or how many a list or a hand holds.
func countOf(of any) int {
	n := 0
	switch of := of.(type) {
	case int:
		n = of
	case bool:
		n = rules.Number(of)
	case []any:
		n = len(of)
	case map[string]any:
		for _, part := range of {
			n += countOf(part)
		}
	}
	return n
}

// holds reports whether what is claimed of a figure is so, and puts it as a question. Without a claim it's the figure itself.
func (f *figured) holds(n int) (bool, func(asked wording.Text) wording.Text) {
	if f.claim == nil {
		return n > 0, func(asked wording.Text) wording.Text { return asked }
	}
	c, words := f.claim.value, wordsOf(f.question)
	put := func(template string) func(wording.Text) wording.Text {
		return func(asked wording.Text) wording.Text { return wording.Say(template, asked, c) }
	}
	exact := exactWords.in(words) >= 0 && !slices.Contains(words, "enough")
	switch {
	case fewWords.in(words) >= 0:
		return c < n, put("{question} Are {n} too few?")
	case manyWords.in(words) >= 0:
		return c > n, put("{question} Are {n} too many?")
	case f.Bound == rules.Least && (!exact || enoughWords.in(words) >= 0):
		return c >= n, put("{question} Are {n} enough?")
	case f.Bound == rules.Most && !exact:
		return c <= n, put("{question} May it be {n}?")
	}
	return c == n, put("{question} Is it {n}?")
}

// answer is the answer of a figure with all its operands.
func (f *figured) answer(with []int) Answer {
	n := f.Number(with...)
	told, asked := f.Told(n, with...), f.Asked(with...)
	a := Answer{
		Kind: f.kind, Verdict: Fact, Matter: asked.String(), Says: told.String(), Certain: len(f.rest) == 0, Here: f.here, Rules: f.Rules,
		Facts: f.heard, Taken: f.taken, Rest: f.rest, Unused: f.rest, trust: 1,
	}
	if f.Bound != rules.Holds {
		a.Number, a.Thing = &n, f.Counted(n).String()
	}
	if f.kind == is || f.Bound == rules.Holds {
		yes, put := f.holds(n)
		a.Matter, a.Verdict, a.Says = put(asked).String(), No, wording.Say("No. {says}", told).String()
		if yes {
			a.Verdict, a.Says = Yes, wording.Say("Yes. {says}", told).String()
		}
		if a.Turned = denies(withoutOnly.Replace(f.question), a.Matter); !yes && f.claim != nil && (f.Bound == rules.Least || f.Bound == rules.Most) {
			a.Allows = f.Counted(n).String()
		}
	}
	a.ruled = a.Verdict
	return a.resting(slices.Concat(f.supposed, f.desk.supposed(&Ruling{Rules: f.Rules}, f.q)))
}

// Answer is the answer to the question: of a figure of which one operand is missing, a table over what that can be.
func (f *figured) Answer() Answer {
	missing := slices.Index(f.with, -1)
	if missing < 0 {
		return f.answer(f.with)
	}
	rows := f.rows(missing)
	if len(rows) == 1 {
		return *rows[0].answer
	}
	a := *rows[0].answer
	a.Matter, a.Verdict, a.ruled, a.Certain, a.Number, a.Thing, a.Turned, a.Allows = f.Asked(f.with...).String(), Depends, Depends, false, nil, "", false, ""
	a.Says = wording.Say("It depends: {question}", wording.TextOf(f.Operands[missing].Ask)).String()
	a.Asks = &Missing{Question: wording.TextOf(f.Operands[missing].Ask).String(), Keys: rows}
	return a
}

// mostRows is how many values of a missing operand are told apart.
const mostRows = 10

// rows are the values of an operand with the figure for each; those that lie side by side and come to the same share a row.
func (f *figured) rows(missing int) []Key {
	o := &f.Operands[missing]
	first, last := o.Range()
	with := slices.Clone(f.with)
	var rows []Key
	from := first
	for n := first; n <= last; n++ {
		with[missing] = n
		a := f.answer(with)
		if k := len(rows) - 1; k >= 0 && rows[k].Verdict == a.Verdict && (a.Number == nil || *rows[k].Number == *a.Number) {
			rows[k].Text = wording.Say("{first} to {last}", o.Said(from, nil), o.Said(n, nil)).String()
			continue
		}
		if len(rows) == mostRows {
			break
		}
		from = n
		rows = append(rows, Key{Text: o.InWords(n, nil), Verdict: a.Verdict, Number: a.Number, answer: &a})
	}
	return rows
}

// before puts what a figure says before the answers of the library, where it is what is asked: without a match, where the library is asked about the
// same and all is said that it follows from, at most one word is left and none where an act is named, or a house rule is another one than usual; in one, where no act is asked for. A figure that says the opposite of what is nearly sure stands beside it.
func (f *figured) before(general []Answer, h *heard) []Answer {
	if f == nil {
		return general
	}
	acts, _ := f.desk.speech.verbsIn(f.q.words, "")
	most := rules.Number(len(acts) == 0)
	if general[0].ruled == Depends && slices.Index(f.with, -1) < 0 {
		most = mostBeside
	}
	switch {
	case h != nil && (len(f.rest) > 0 || h.kind == may && len(h.forms) > 0 && len(h.rest) == 0 && (f.kind == much || f.Bound != rules.Holds || namesSomebody(f.question))):
		return general
	case h == nil && (len(f.rest) > most || !f.isAbout(general) || !f.otherwise() && (f.valuesNamed() == 0 && len(f.Operands)+len(f.rest) > 0 || f.desk.saysExactly(f.q))):
		return general
	}
	a := f.Answer()
	if h == nil && len(f.rest) > 0 && general[0].trust >= nearlySure && general[0].Verdict == a.Verdict.opposite() && a.Verdict != a.Verdict.opposite() {
		general[0].Certain = false
		return slices.Insert(general, 1, a)
	}
	return append([]Answer{a}, general...)
}

// saysExactly reports whether the library has a question word for word, and an answer to it that doesn't depend.
func (d *Desk) saysExactly(q *question) bool {
	exactly := d.askedWith(q)
	r := exactly.ruling
	if r == nil && exactly.entry != nil {
		r = exactly.entry.rulingFor(d.words, q)
	}
	return exactly.entry != nil && (r == nil || r.Verdict != Depends)
}

// otherwise reports whether a house rule that decides the figure isn't the usual one, so that the library can't know it.
func (f *figured) otherwise() bool {
	return slices.ContainsFunc(f.desk.optionsOf(&Ruling{Rules: f.Rules}), func(o rules.Option) bool { return f.q.options[o.Name] != o.Default })
}

// isAbout reports whether what is nearest in the library cites a rule of the figure; or, where no word is left, something that is near.
func (f *figured) isAbout(general []Answer) bool {
	near := slices.DeleteFunc(slices.Clone(general), func(a Answer) bool { return len(a.Rules) == 0 })
	if len(f.rest) > 0 {
		near = near[:min(1, len(near))]
	}
	return slices.ContainsFunc(near[:min(mostNear, len(near))], func(a Answer) bool {
		return slices.ContainsFunc(a.Rules, func(id string) bool { return slices.Contains(f.Rules, id) })
	})
}

// mostBeside is how many words are left at most where the library says that it depends: the figure knows on what.
const mostBeside = 4

// mostNear is how many answers of the library are near.
const mostNear = 3

// nearlySure is the trust from which the library stands before a figure that says the opposite.
const nearlySure = 0.85
