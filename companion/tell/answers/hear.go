package answers

import (
	_ "embed" // the sentences
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// sentences are the templates of what is said here.
//
//go:embed sentences.txt
var sentences string

// Templates lists the templates of what is answered in a match.
func Templates() []string { return strings.Split(strings.TrimSpace(sentences), "\n") }

// Kind is what a question asks for.
type Kind string

// The kinds.
const (
	may   Kind = "may"   // whether something may be done
	must  Kind = "must"  // whether it has to be done
	state Kind = "state" // how the match stands
	much  Kind = "much"  // a number
	is    Kind = "is"    // whether a number is so, or something holds
	topic Kind = "topic" // anything else
)

// verbs are the words by which people call the verbs of a game.
type verbs struct {
	words map[string]map[string]float64 // by the verb's name and stem: how much the word is the verb's
	in    map[string]float64            // how many verbs have a stem
	cites map[string][]string           // what a yes cites
}

// How much a word counts that is a verb's name or what people call it, and one that belongs to it.
const (
	nameWeight, everydayWeight = 3, 1
	// firstCounts is how much more the first word counts: who may hurry up a trip doesn't depart on one.
	firstCounts = 2
	// leastVerb is what a verb has at least that is meant, and leastOfVerb the share that others have of the best.
	leastVerb, leastOfVerb = 0.7, 0.85
	// mostVerbs is how many verbs can share the only word that is said, and leastAlone what they have together.
	mostVerbs, leastAlone = 3, 0.5
)

// stillWords change nothing about what is asked in a match: the position knows what was done before, and it is asked now.
var stillWords = strings.Fields(`a an the this that it its is are am be been was were i im ive me my mine we us our he hes his him she her hers they them their
	you your to of on in at for with by from and or so but then here now right currently ok okay fine legal allowed possible permitted able legally please pls can could may might
	must have has had having should shall will would do does did doing done got get gets still again yet already also even just really actually another more one ones
	some any something anything somebody someone anybody anyone him opponent player hey hm well want wanna like id need needs moment gotta there into go going let lets
	onto myself himself use question think say rules rule game match position cant cannot not dont doesnt isnt no what if i'd hes force forced oblige obliged required mandatory compulsory supposed up out off away all whole new able time right rn atm suppose somehow stuff being too good mate dude bro lol honestly sorry thanks sec mean guess wonder basically`)

// light are stillWords by their stems.
var light = func() map[string]bool {
	set := map[string]bool{}
	for _, w := range stillWords {
		set[stem(bare(w))] = true
	}
	delete(set, stem("if"))
	delete(set, stem("not"))
	return set
}()

// pastWords ask whether something was done: "did I roll already", "has Ben paid yet".
var pastWords = regexp.MustCompile(`^(?:so |and |hey )?(?:(?:(?:what|which \w+|how (?:much|high|far)) )?did|(?:has|have) (?:\S+ ){1,2}(?:already |just )?(?:\w+ed|paid|drawn|bid|sold|built|bought|rolled|thrown|taken|made|gone|flown|done)\b)`)

// isLight reports whether a word is one of stillWords. "One" and "good" are, the number 1 and goods aren't.
func isLight(word, stem string) bool {
	return light[stem] && (word == "" || !isNumber(word)) && word != "goods"
}

// thingFor asks whether something is needed for an act: neither of the two is asked to be done.
var thingFor = regexp.MustCompile(`\bneeds? (?:a|an|any|my|the|some|two|\d+) .+ to \w`)

// whatIf begins what is supposed, and asks for nothing itself.
var whatIf = phrases("what if, and if")

// okIf are words behind which an act is named, and nothing is supposed.
var okIf = phrases("ok if, okay if, fine if, allowed if, alright if, legal if, possible if, cool if, problem if, mind if, illegal if")

// ownTurn are the words that ask about the doer's own turn, whose ever it is now.
var ownTurn = phrases("when its my, when it is my, once its my, once it is my, when its his, when it is his, when i am on turn")

// weakVerbs say little of themselves: what is put, taken or used tells what is done.
var weakVerbs = setOf(strings.Fields("put take lay place make use get give set play throw drop add have hold move start begin go"))

// permitWords ask whether something may be done.
var permitWords = phrases("can, may, could, might, allowed, ok, okay, legal, possible, permitted, able, fine, good to, free to, get to, forbidden, illegal, it, there")

// ifWords say that something is supposed.
var ifWords = setOf(strings.Fields("if when while once"))

// readVerbs reads how people speak of the verbs of a table.
func (d *Desk) readVerbs(t rules.Table) *verbs {
	v := &verbs{words: map[string]map[string]float64{}, in: map[string]float64{}, cites: map[string][]string{}}
	add := func(name, words string, weight float64) {
		for w := range strings.FieldsFuncSeq(words, func(r rune) bool { return r == ' ' || r == '-' }) {
			if s := stem(strings.ToLower(bare(w))); !light[s] || s == name {
				v.words[name][s] = max(v.words[name][s], weight)
			}
		}
	}
	for _, f := range t.Forms() {
		v.words[f.Name] = map[string]float64{}
		add(f.Name, d.game.Everyday().Verbs[f.Name], everydayWeight)
		add(f.Name, f.Name, nameWeight)
	}
	for _, e := range d.entries {
		for _, r := range e.Rulings {
			for _, name := range r.About {
				if v.words[name] == nil {
					continue
				}
				for _, w := range e.Wordings {
					if notWords.in(wordsOf(w)) >= 0 {
						continue // who asks whether he need not move means another verb
					}
					for _, s := range d.words.spokenWords(w) {
						add(name, s, everydayWeight)
					}
				}
				if len(v.cites[name]) == 0 || len(r.About) == 1 {
					v.cites[name] = r.Rules
				}
			}
		}
	}
	for _, words := range v.words {
		for s := range words {
			v.in[s]++
		}
	}
	return v
}

// spokenWords are the words of a wording in small letters.
func (l *lexicon) spokenWords(text string) []string {
	var list []string
	for _, w := range fields(lowered(text)) {
		list = append(list, bare(w))
	}
	return list
}

// heard is a question as it was heard in a match.
type heard struct {
	kind Kind
	text string
	q    *question
	at   *At
	who  people
	// forms are the moves that may be meant, each with what was said of its words.
	forms []said
	// rest are the words that nothing has used.
	rest []string
	// facts are what is said of the position, and tree is the position with them; nil: it is that of the match.
	facts []Taken
	tree  rules.Object
	// hand is where the hands are, with {who} for a seat; "": there are none.
	hand string
	// later means that another time is asked about than now; ofAll that what all seats have is, own what one has.
	later, ofAll, own bool
	// refuse means that it is asked whether an act may be left out.
	refuse bool
	// past means that it is asked whether something was done.
	past bool
}

// said is a form with the numbers that each of its places can have; nil: any.
type said struct {
	*rules.Form
	can [rules.MaxWords]map[int]bool
}

// hear reads what a question asks for in a match: the kind, the verbs, who does it, to whom, and with what.
func (d *Desk) hear(question string, at *At, q *question, who people) *heard {
	h := &heard{kind: may, text: question, q: q, at: at, who: who}
	words := wordsOf(question)
	h.readKind(words)
	h.later = ownTurn.in(words) >= 0
	h.hand = d.looksOf(at.Table).hand()
	h.suppose(d, question)
	v := d.verbsOf(at.Table)
	said, shown := h.saidOf(d, words, v)
	names := v.meant(said, d.words)
	if h.kind == may && len(said) > 1 && skipWords[said[0]] && !slices.ContainsFunc(names, func(name string) bool { return v.has(name, said[0], d.words) && v.has(name, said[1], d.words) }) {
		h.kind, h.refuse, said = must, true, said[1:]
		names = v.meant(said, d.words)
	}
	if whom := v.among(d.actsOn(at.Table)).meant(said, d.words); len(who.whom) > 0 && len(at.Table.Seats()) > 0 && len(said) > 0 &&
		slices.ContainsFunc(whom, func(name string) bool { return v.has(name, said[0], d.words) }) {
		names = whom
	}
	called, by := d.speech.verbsIn(q.words, first(said))
	if len(called) > 0 {
		names = called
	}
	if exactly := d.askedWith(q); exactly.entry != nil {
		r := exactly.ruling
		if r == nil {
			r = exactly.entry.rulingFor(d.words, q)
		}
		if r != nil && len(r.About) > 0 {
			names, said = r.About, nil
		}
	}
	used, one := map[string]bool{}, []string(nil)
	if n := len(words); n > 0 && words[n-1] == "one" && len(said) > 0 {
		one = []string{"1"} // "may I bid one"
	}
	for _, f := range at.Table.Forms() {
		if slices.Contains(names, f.Name) && !f.ByTable {
			h.forms = append(h.forms, h.take(f, append(said, one...), used))
		}
	}
	ofNow := append(d.ofNow(words), d.besideAsked(question, v)...)
	for i, s := range said {
		known := used[s] || s == "1" && i+1 < len(said) && used[said[i+1]] || slices.Contains(by, s) || s == "card" && len(h.forms) > 0 || slices.ContainsFunc(names, func(name string) bool {
			return v.has(name, s, d.words) && (!isNumber(s) || strings.Contains(name, lowered(shown[s])))
		})
		if !known && !slices.Contains(ofNow, s) {
			h.rest = append(h.rest, shown[s])
		}
	}
	return h
}

// saidOf is what a question says besides how it asks, by stems, and how each is shown.
func (h *heard) saidOf(d *Desk, words []string, v *verbs) (said []string, shown map[string]string) {
	asIf := len(h.facts) > 0 || h.later || okIf.in(words) >= 0
	shown = map[string]string{}
	last := ""
	for from, w := range fields(lowered(h.who.unnamed(h.text))) {
		acts := h.kind != topic && (from == 0 || slices.Contains(iWords, last) || last == "to")
		last = bare(w)
		if s := d.words.stemOf(bare(w)); (!isLight(bare(w), s) || acts && v.words[s] != nil) && s != "s" && s != "" && w != "twice" && w != "once" && (h.kind != topic || !askedLight[s] || extremeWord[s]) && !slices.Contains(otherWords, w) && !h.when(s) && !h.says(from) && (!asIf || !ifWords[s]) {
			said = append(said, s)
			shown[s] = h.text[from : from+len(w)]
		}
	}
	return said, shown
}

// forcedWords say in one word that something has to be done.
var forcedWords = phrases("forced, obliged, mandatory, required")

// skipWords stand before an act that somebody would leave out.
var skipWords = setOf(strings.Fields("skip refus avoid declin"))

// readKind reads what is asked for: whether something may be done, has to be, or something else.
func (h *heard) readKind(words []string) {
	switch {
	case mustWords.in(words) >= 0 || forcedWords.in(words) >= 0:
		h.kind = must
	case whatIf.in(words) == 0 && permitWords.in(words[2:]) >= 0:
	case pastWords.MatchString(lowered(h.text)):
		h.kind, h.past = topic, true
	case asksOpenly(h.text), beWords[first(words)] && permitWords.in(words) < 0:
		h.kind = topic
	}
	if thingFor.MatchString(lowered(h.text)) || isWords[first(words)] && haveWords.in(words) >= 0 && !permitted(words) && permitWords.in(words) < 0 {
		h.kind = topic
	}
}

// ofNow are the stems of what is that of now: this turn, this planet.
func (d *Desk) ofNow(words []string) (stems []string) {
	for i, w := range words[:max(0, len(words)-1)] {
		if w == "this" || w == "that" {
			stems = append(stems, d.words.stemOf(words[i+1]))
		}
	}
	return stems
}

// besideAsked are the stems of what is said before a question and names nothing of the game: "changed my mind, may I ...".
func (d *Desk) besideAsked(question string, v *verbs) (stems []string) {
	at := strings.LastIndexAny(question, ",;.:-")
	if at < 0 || startWords.in(wordsOf(question[at+1:])) != 0 {
		return nil
	}
	for _, w := range wordsOf(question[:at]) {
		if s := d.words.stemOf(w); !isNumber(s) && v.in[d.words.among(s, v.in)] == 0 && !d.terms()[s] {
			stems = append(stems, s)
		}
	}
	return stems
}

// first is the first of some words; "": there is none.
func first(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return words[0]
}

// when reports whether a word says that another time is meant than now, and notes it.
func (h *heard) when(s string) bool {
	is := s == stem("next") || s == stem("later")
	h.later = h.later || is
	return is || s == stem("turn") && (h.later || h.kind != topic)
}

// has reports whether a stem is a word of a verb.
func (v *verbs) has(name, s string, l *lexicon) bool {
	return v.words[name][l.among(s, v.in)] > 0
}

// among are some of the verbs.
func (v *verbs) among(names []string) *verbs {
	some := &verbs{words: map[string]map[string]float64{}, in: v.in}
	for _, name := range names {
		some.words[name] = v.words[name]
	}
	return some
}

// actsOn are the verbs that name another seat.
func (d *Desk) actsOn(t rules.Table) []string {
	var names []string
	for _, f := range t.Forms() {
		if !f.ByTable && slices.ContainsFunc(f.Words, func(v *rules.Vocabulary) bool { return v.IsSeat(1) }) {
			names = append(names, f.Name)
		}
	}
	return names
}

// meant are the verbs that words can mean, as near as the best.
func (v *verbs) meant(stems []string, l *lexicon) []string {
	scores, whole, best := map[string]float64{}, map[string]bool{}, 0.0
	for name := range v.words {
		has := 1.0
		for i, s := range stems {
			s = l.among(s, v.in)
			if w := v.words[name][s]; w > 0 {
				if i == 0 && !weakVerbs[s] {
					w *= firstCounts
				}
				scores[name] += w / math.Sqrt(v.in[s])
				has++
			}
		}
		whole[name] = has == float64(1+len(stems)) && len(stems) > 1
		scores[name] *= has / float64(1+len(stems))
		best = max(best, scores[name])
	}
	var names []string
	all := 0.0
	for name, score := range scores {
		if (score >= best*leastOfVerb || whole[name]) && (score >= leastVerb || best < leastVerb) {
			names, all = append(names, name), all+score
		}
	}
	if best < leastVerb && (len(stems) != 1 || all < leastAlone || len(names) > mostVerbs) {
		return nil
	}
	slices.Sort(names)
	return names
}

// take takes what is said of the words of a form: seats by their names, numbers, and things by their titles.
func (h *heard) take(f rules.Form, stems []string, used map[string]bool) said {
	s := said{Form: &f}
	for i, v := range f.Words {
		first, last := v.Range()
		if v.IsSeat(max(1, first)) {
			if len(h.who.whom) == 1 && h.who.whom[0] >= first && h.who.whom[0] <= last {
				s.can[i] = map[int]bool{h.who.whom[0]: true}
			}
			continue
		}
		best, can := 0, map[int]bool{}
		for n := first; n <= last && n-first < mostValues; n++ {
			has := titleStems(v, n)
			found := 0
			for _, w := range stems {
				if slices.Contains(has, w) {
					found++
				}
			}
			if found > best {
				best, can = found, map[int]bool{}
			}
			if found == best && best > 0 {
				can[n] = true
			}
		}
		if best == 0 {
			continue
		}
		s.can[i] = can
		for n := range can {
			for _, w := range titleStems(v, n) {
				used[w] = true
			}
		}
	}
	s.parts(stems)
	return s
}

// parts gives each number that is said to one place: behind a thing, as in "company 5", to the last that can have it, else to the first.
func (s *said) parts(stems []string) {
	for k, w := range stems {
		var places []int
		for i, v := range s.Words {
			for n := range s.can[i] {
				if v.Title(n, nil) == w && isNumber(w) {
					places = append(places, i)
				}
			}
		}
		if len(places) < 2 {
			continue
		}
		keep := places[0]
		if k > 1 && !isNumber(stems[k-1]) {
			keep = places[len(places)-1]
		}
		for _, i := range places {
			if i != keep {
				maps.DeleteFunc(s.can[i], func(n int, _ bool) bool { return s.Words[i].Title(n, nil) == w })
				if len(s.can[i]) == 0 {
					s.can[i] = nil
				}
			}
		}
	}
}

// mostValues is how many words of a place are looked at.
const mostValues = 120

// titleStems are the stems of a word of a vocabulary.
func titleStems(v *rules.Vocabulary, n int) []string {
	var stems []string
	for from, w := range fields(strings.ToLower(v.Title(n, nil) + " " + strings.ReplaceAll(v.Word(n), "-", " "))) {
		if from > 0 && isNumber(w) && len(v.Title(n, nil)) > len(w) {
			continue // it tells one place of a row from the others, and is said of much else
		}
		if s := stem(bare(w)); s != "" && !isLight(bare(w), s) && !slices.Contains(stems, s) && s != "card" {
			stems = append(stems, s)
		}
	}
	return stems
}
