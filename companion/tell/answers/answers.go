// Package answers answers what people ask about the rules, in their own words, from a
// library of questions that lies beside each game:
//
//	desk, err := answers.For(game)
//	for _, a := range desk.Ask("you can't get from nine to ten with white tokens", nil) {
//		fmt.Println(a.Verdict, a.Says, a.Rules) // no, "Level 10 is won only in a raid.", [RD-6.1 RD-6.4 RD-6.2]
//	}
//
// How questions are written stands in docs/questions.md.
package answers

import (
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tablekeeper/companion/rules"
)

// Answer is one answer to a question.
type Answer struct {
	// Matter is what is answered, as a short question; "" where nothing fits.
	Matter string `json:"matter"`
	// Verdict is the answer to the matter.
	Verdict Verdict `json:"verdict"`
	// Leans is yes or no where the verdict is told: what it most likely comes to, shown to nobody.
	Leans Verdict `json:"leans,omitempty"`
	// Turned means that the question was put the other way round, or claims that it is not so: its literal answer is the opposite.
	Turned bool `json:"turned"`
	// Certain means that the app shows it as its answer.
	Certain bool     `json:"certain"`
	Rules   []string `json:"rules"`
	Says    string   `json:"says"`
	// Facts are the numbers that the question says of now.
	Facts []Said `json:"facts"`
	// Goal is what the question wants, such as "level 10", or "".
	Goal string `json:"goal"`
	// Kind is what was asked for, where a match was asked about or a figure.
	Kind Kind `json:"kind,omitempty"`
	// Now is whether it may be done as the match stands; Then is the other of that and of what holds at its own time than the verdict is, "" where
	// there is none.
	Now  Verdict `json:"now,omitempty"`
	Then Verdict `json:"then,omitempty"`
	// Rest are the words that nothing has used.
	Rest []string `json:"rest,omitempty"`
	// Assumed are the house rules on which it rests, each with its value: that of the match, else the default.
	Assumed []string `json:"assumed"`
	// Supposed are the same as values that can be changed.
	Supposed []Supposed `json:"supposed"`
	// Needs are the facts that decide.
	Needs []string `json:"needs"`
	// Asks is the first of them with what it can be; nil where none decides, or where nothing can be chosen.
	Asks *Missing `json:"asks"`

	// Allows is the nearest number that would turn a no into a yes, as people say it; "" where none is known to.
	Allows string `json:"-"`
	// Taken is what was taken from the words, in their order.
	Taken []Taken `json:"-"`
	// Unused is what the question says and the answer doesn't use: facts, persons and words.
	Unused []string `json:"unused,omitempty"`
	// Strange are the words that say neither a fact nor anything that this answer is about.
	Strange []string `json:"-"`
	// Here means that it holds on the position of the match.
	Here bool `json:"here"`

	// Second is another question that was asked with this one; nil: none was.
	Second *Second `json:"second,omitempty"`

	// Lines are what it says, where that is more than one line: now, and at its own time.
	Lines []string `json:"-"`
	// Thing is the number or the thing that is asked for, where the answer has one by itself; Number is it as a number.
	Thing  string `json:"-"`
	Number *int   `json:"number,omitempty"`

	ruled   Verdict // as the library has it, told or not
	proof   []string
	trust   float64 // how likely it is right
	general bool    // it is what holds in general, of plain.txt
	term    bool    // a word of the game is left unused
}

// Supposed is something on which an answer rests and that the question doesn't say.
type Supposed struct {
	Path  string `json:"path"`
	Value string `json:"value"`
	Text  string `json:"text"`
}

// Said is a fact that a question says.
type Said struct {
	Text  string `json:"text"`
	Path  string `json:"path"`
	Value int    `json:"value"`
	// Used means that it decides: a condition of what is answered compares it, or the referee is asked with it.
	Used bool `json:"-"`
}

// Taken is a fact or a goal with the bytes of the question that say it; those of its number are 0 where it says none.
type Taken struct {
	Said
	Goal                           bool
	From, To, NumberFrom, NumberTo int

	name string // of the fact
}

// Desk answers the questions of one game.
type Desk struct {
	game    *rules.Game
	words   *lexicon
	entries []*entry
	index   *index
	weights *weights
	book    func() *book
	// asked are what the wordings and the matters of the library ask, by their stems; plain are they by what is left of these without the
	// words with which one asks whether something may be done.
	asked, plain map[string]asked
	// verbsOf is how people speak of the verbs of the game, read at the first table.
	verbsOf func(rules.Table) *verbs
	// looksOf are the fields of its positions, read at the first table.
	looksOf func(rules.Table) *looks
	// terms are the words that the moves of the game have.
	terms func() map[string]bool
	// speech is how people speak of figures; tables are those that figures are asked of without a match, by their headers.
	speech *speech
	tables sync.Map
}

// kept are the desks that were asked for, by game: func() (*Desk, error).
var kept sync.Map

// For is the desk of a game. Its library is read when it is asked for first, and kept for as long as the process runs: a desk
// doesn't change, and serves many at once.
func For(game *rules.Game) (*Desk, error) {
	of, _ := kept.LoadOrStore(game, sync.OnceValues(func() (*Desk, error) { return readDesk(game) }))
	return of.(func() (*Desk, error))()
}

// readDesk reads the library of a game.
func readDesk(game *rules.Game) (*Desk, error) {
	words, err := readLexicon(game)
	if err != nil {
		return nil, err
	}
	entries, err := library(game)
	if err != nil {
		return nil, err
	}
	words.learn(entries)
	desk := newDesk(game, words, entries)
	if desk.speech, err = words.readSpeech(game); err != nil {
		return nil, err
	}
	words.looked, words.texts = nil, nil
	return desk, nil
}

func newDesk(game *rules.Game, words *lexicon, entries []*entry) *Desk {
	d := &Desk{game: game, words: words, entries: entries, index: newIndex(words, game, entries), weights: &learned, speech: &speech{}}
	d.book = sync.OnceValue(d.readBook)
	d.verbsOf, d.looksOf, d.terms = onceOf(d.readVerbs), onceOf(d.readLooks), sync.OnceValue(d.readTerms)
	d.asked, d.plain = map[string]asked{}, map[string]asked{}
	for _, e := range entries {
		for _, r := range e.Rulings {
			d.know(words.stems(r.Matter), asked{e, r})
		}
	}
	for _, e := range entries {
		for i, w := range e.Wordings {
			d.know(words.stems(w), asked{e, e.Under[i]})
		}
	}
	return d
}

// know keeps what is asked with some stems. What one asks plainly is kept only where nothing else is asked so.
func (d *Desk) know(stems []string, a asked) {
	d.asked[strings.Join(stems, " ")] = a
	plainly := plainly(stems)
	other, known := d.plain[plainly]
	switch {
	case plainly == "" || known && other.entry != a.entry:
		a = asked{}
	case known && other.ruling != a.ruling:
		a.ruling = nil
	}
	d.plain[plainly] = a
}

// askedWith is what is asked in the words of a question; no entry where nothing of the library is.
func (d *Desk) askedWith(q *question) asked {
	if a, ok := d.asked[strings.Join(q.stems, " ")]; ok {
		return a
	}
	return d.plain[plainly(q.stems)]
}

// asked is an entry that is asked word for word, and the ruling whose matter it is; nil: the one that the words fulfil.
type asked struct {
	entry  *entry
	ruling *Ruling
}

// Often are the questions that come up often, in the order of their file.
func (d *Desk) Often() []string {
	var list []string
	for _, e := range d.entries {
		if path.Base(e.File) == oftenFile {
			list = append(list, e.Wordings[0])
		}
	}
	return list
}

// mostAnswers is how many answers are given.
const mostAnswers = 5

// ask answers a single question.
func (d *Desk) ask(question string, at *At) []Answer {
	house := at.house()
	at = at.opened()
	q, who := d.readHere(question, at)
	q.options = maps.Clone(q.options)
	maps.Copy(q.options, house)
	maps.Copy(q.options, d.optionsSaid(q))
	choices := d.choose(d.rank(q), q)
	d.heed(choices, q, at)
	choices = d.tell(choices, q)
	answers := d.answered(question, q, choices, at, who)
	if answers[0].Kind == "" {
		return d.byHouse(answers, q, choices)
	}
	return answers
}

// answered are the answers of the library, behind what the referee, the position or a figure says.
func (d *Desk) answered(question string, q *question, choices []*choice, at *At, who people) []Answer {
	answers := d.general(question, choices, q)
	figure := d.figure(question, q, at, who)
	if at == nil {
		if a, ok := d.noMatch(q, &answers[0]); ok && figure == nil {
			return append([]Answer{a}, answers...)
		}
		return figure.before(answers, nil)
	}
	h := d.hear(question, at, q, who)
	if a, ok := h.done(); ok {
		return append([]Answer{a}, answers...)
	}
	if len(h.facts) == 0 {
		for _, read := range []func(string, *At, people) (Answer, bool){d.before, d.enoughFor, d.firstly} {
			if a, ok := read(question, at, who); ok {
				return append([]Answer{a}, answers...)
			}
		}
	}
	if a, ok := d.looked(h, q); ok {
		return append([]Answer{a}, answers...)
	}
	if v := answers[0].Verdict; h.kind == topic && len(h.who.named) > 0 && beWords[first(wordsOf(question))] && (v == Yes || v == No) {
		answers[0].Verdict, answers[0].Leans, answers[0].Certain = Told, v, false // what holds in general isn't what somebody is now
	}
	for i := range answers {
		named := who.names(question)
		if answers[i].Unused = append(answers[i].Unused, named...); len(named) > 0 && (answers[i].Verdict == Yes || answers[i].Verdict == No) {
			answers[i].tell() // what holds in general may not hold for who is named
		}
	}
	return figure.before(d.here(h, choices[0], answers), h)
}

// general are the answers that the library gives.
func (d *Desk) general(question string, choices []*choice, q *question) []Answer {
	var answers []Answer
	for _, c := range choices {
		a := d.answer(c, q)
		if a.Verdict == Depends {
			a.Asks = d.missing(c, q)
		}
		if a.ruled == Yes || a.ruled == No {
			a.Turned = c.ruling.wasTurned() != denies(question, a.Matter)
		}
		answers = append(answers, a)
	}
	return answers
}

// rulingFor is the first ruling of which all conditions hold.
func (e *entry) rulingFor(words *lexicon, q *question) *Ruling {
	for _, r := range e.Rulings {
		if !slices.ContainsFunc(r.If, func(c Condition) bool { return !q.fulfils(words, c) }) {
			return r
		}
	}
	return nil
}

// unsaid stands for nothing in the library that fits: that the rules are silent is said only by an entry.
var unsaid = Ruling{Verdict: Silent, Says: "The rules don't say."}

func (d *Desk) answer(c *choice, q *question) Answer {
	if c.ruling == &unsaid {
		l := d.leftBy(nil, q)
		return Answer{Verdict: Unclear, Certain: l.share == 1, Says: "I don't know this one.", Facts: q.facts, Strange: l.words}.resting(nil)
	}
	r := c.ruling.origin()
	verdict, leans, says := r.Verdict, Verdict(""), r.Says
	thing := ""
	if verdict == Fact {
		thing = q.thing(q.fill(says))
		c.told = c.told || thing == ""
	}
	if c.told {
		verdict = Told
		if r.Verdict == Yes || r.Verdict == No {
			leans, says = r.Verdict, sentence(says)
		}
	}
	taken, facts := q.usedBy(c)
	a := Answer{
		Matter: q.fill(r.Matter), Verdict: verdict, Leans: leans, Certain: c.certain && leans == "", Rules: c.rules, Says: q.fill(says),
		Facts: facts, Goal: q.goal, Needs: d.needs(c.ruling, q),
		Taken: taken, Strange: c.left.words, Unused: append(d.unusedBy(c.entry, q, taken), c.left.words...), Here: q.decidedHere(r), proof: c.ruling.Proof, trust: c.trust,
		general: path.Base(c.entry.File) == plainFile, ruled: r.Verdict, term: c.left.term, Thing: thing,
	}.resting(d.supposed(c.ruling, q))
	if said := numbersIn(thing); len(said) > 0 {
		if n, err := strconv.Atoi(stem(strings.ToLower(said[0]))); err == nil {
			a.Number = &n
		}
	}
	return a
}

// resting says on what an answer rests. Of what it hasn't it has none, not nothing: whoever reads it as JSON finds a list.
func (a Answer) resting(on []Supposed) Answer {
	a.Supposed, a.Assumed, a.Facts = append([]Supposed{}, on...), []string{}, append([]Said{}, a.Facts...)
	a.Rules, a.Needs = append([]string{}, a.Rules...), append([]string{}, a.Needs...)
	for _, s := range on {
		a.Assumed = append(a.Assumed, s.Text)
	}
	return a
}

// usedBy are what a question says, with what of it decides a choice.
func (q *question) usedBy(c *choice) (taken []Taken, facts []Said) {
	facts = slices.Clone(q.facts)
	for _, t := range q.said {
		t.Used = t.Path != "" && len(c.ruling.Proof) > 0 || slices.ContainsFunc(c.entry.Rulings, func(r *Ruling) bool {
			return slices.ContainsFunc(r.If, func(cond Condition) bool { return cond.Fact == t.name || cond.Than == t.name })
		})
		taken = append(taken, t)
		for i := range facts {
			facts[i].Used = facts[i].Used || t.Used && facts[i].Text == t.Text
		}
	}
	return taken, facts
}
