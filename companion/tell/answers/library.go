package answers

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// Verdict is the answer about the matter, whatever the grammar of the question: that
// "you can't build there" is right makes it No.
type Verdict string

// The verdicts.
const (
	Yes     Verdict = "yes"
	No      Verdict = "no"
	Depends Verdict = "depends"
	Fact    Verdict = "fact"   // a number or a thing is asked for
	Silent  Verdict = "silent" // the rules don't say
	// Told is an answer whose sentence leads, without a word above it: whether it comes to yes or to no isn't sure. No ruling has it.
	Told Verdict = "told"
	// Unclear is no answer: nothing of the question is understood. The library has no such ruling.
	Unclear Verdict = "unclear"
)

// Longest is how many letters a question has at most.
const Longest = 500

var verdicts = []Verdict{Yes, No, Depends, Fact, Silent}

// entry is one question of a library with its answers.
type entry struct {
	// File and Line say where the entry begins.
	File string
	Line int
	// Wordings are what people ask.
	Wordings []string
	// Under are the rulings under which wordings stand; nil: that one is asked for whose conditions hold.
	Under []*Ruling
	// Rulings are the answers: the first one counts of which all conditions hold.
	Rulings []*Ruling
}

// Ruling is an answer of the library.
type Ruling struct {
	// If are the conditions on what the question says.
	If      []Condition
	Verdict Verdict
	// About are the names of verbs: what is asked is whether one of them may be played, and in a match the referee says so.
	About []string
	// Rules are the ids of the rules that answer, the best first; none where the rules are silent.
	Rules []string
	// Matter is what is answered, as a short question.
	Matter string
	// Says is the answer in a sentence or two.
	Says string
	// Needs are the facts that decide, Asks how they are asked for.
	Needs []string
	Asks  []Missing
	// Proof are the lines of a transcript whose last move the referee judges.
	Proof []string

	of *Ruling // what this one is turned round; nil: it stands in the library
}

// wasTurned reports whether it is one of the library turned round; none isn't.
func (r *Ruling) wasTurned() bool { return r != nil && r.of != nil }

// origin is the ruling as it is in the library.
func (r *Ruling) origin() *Ruling {
	if r.wasTurned() {
		return r.of
	}
	return r
}

// Condition is one thing that a question must say: a number, or one of some words.
type Condition struct {
	// Fact is the name of a fact of words.txt, or "". It is compared with a number, or with the fact Than.
	Fact, Sign, Than string
	Number           int
	// With are phrases of which the question has one, Without such of which it has none.
	With, Without []string
}

// compares reports whether a ruling has a condition on a number.
func (r *Ruling) compares() bool {
	return slices.ContainsFunc(r.If, func(c Condition) bool { return c.Fact != "" })
}

// hears reports whether a question says a number that a ruling of the entry compares.
func (e *entry) hears(q *question) bool {
	return slices.ContainsFunc(e.Rulings, func(r *Ruling) bool {
		return slices.ContainsFunc(r.If, func(c Condition) bool {
			_, said := q.named[c.Fact]
			return said && !q.here[c.Fact]
		})
	})
}

// fits reports whether the numbers that are said fulfil the conditions of a ruling, whatever else is said.
func (r *Ruling) fits(said map[string]int) bool {
	return !slices.ContainsFunc(r.If, func(c Condition) bool { return c.Fact != "" && !c.holds(said) })
}

// holds reports whether the facts that are said fulfil the condition; not where one of them isn't.
func (c Condition) holds(said map[string]int) bool {
	n, ok := said[c.Fact]
	than := c.Number
	if c.Than != "" {
		var known bool
		than, known = said[c.Than]
		ok = ok && known
	}
	if !ok {
		return false
	}
	switch c.Sign {
	case "=":
		return n == than
	case "<":
		return n < than
	case ">":
		return n > than
	case "<=":
		return n <= than
	}
	return n >= than
}

// wordsFile says how people speak at the table of the game; all other files hold questions.
const wordsFile = "words.txt"

// oftenFile holds the questions that come up often.
const oftenFile = "often.txt"

// plainFile holds what is asked in few words.
const plainFile = "plain.txt"

// library reads the questions of a game, in the order of the files' names.
func library(game *rules.Game) ([]*entry, error) {
	if game.Texts == nil {
		return nil, nil
	}
	names, err := fs.Glob(game.Texts, "questions/*.txt")
	if err != nil {
		return nil, err
	}
	var all []*entry
	for _, name := range names {
		if strings.HasSuffix(name, "/"+wordsFile) {
			continue
		}
		list, err := read(name, game.Text(name))
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, nil
}

// read takes the entries of one file. A blank line ends an entry.
func read(file, text string) ([]*entry, error) {
	var list []*entry
	var e *entry
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "":
			e = nil
			continue
		case strings.HasPrefix(line, "#"):
			continue
		case e == nil:
			e = &entry{File: file, Line: i + 1}
			list = append(list, e)
		}
		if err := e.take(line); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, i+1, err)
		}
	}
	for _, e := range list {
		if err := e.check(); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, e.Line, err)
		}
	}
	return list, nil
}

// check reports what an entry lacks.
func (e *entry) check() error {
	if len(e.Wordings) == 0 || len(e.Rulings) == 0 {
		return errors.New("an entry has wordings (?) and an answer")
	}
	for _, r := range e.Rulings {
		if r.Verdict == "" || r.Matter == "" || r.Says == "" {
			return errors.New("an answer has a verdict, what it is about (matter) and what it says (>)")
		}
	}
	return nil
}

// ruling is the answer that is being read: a new one begins where the last has what begins one.
func (e *entry) ruling(begun func(*Ruling) bool) *Ruling {
	if n := len(e.Rulings); n == 0 || begun(e.Rulings[n-1]) {
		e.Rulings = append(e.Rulings, &Ruling{})
	}
	return e.Rulings[len(e.Rulings)-1]
}

func hasVerdict(r *Ruling) bool { return r.Verdict != "" }

func never(*Ruling) bool { return false }

// take reads one line of an entry by how it begins.
func (e *entry) take(line string) error {
	mark, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case mark == "?":
		var under *Ruling
		if n := len(e.Rulings); n > 0 {
			under = e.Rulings[n-1]
		}
		e.Wordings, e.Under = append(e.Wordings, rest), append(e.Under, under)
	case mark == "if":
		r := e.ruling(hasVerdict)
		for part := range strings.SplitSeq(rest, ",") {
			c, err := readCondition(part)
			if err != nil {
				return err
			}
			r.If = append(r.If, c)
		}
	case mark == "about":
		names, ids, general := strings.Cut(rest, ":")
		r := e.ruling(hasVerdict)
		if r.About = list(names, ","); general {
			r.Verdict, r.Rules = Depends, strings.Fields(ids)
		}
	case slices.Contains(verdicts, Verdict(mark)):
		r := e.ruling(hasVerdict)
		r.Verdict, r.Rules = Verdict(mark), strings.Fields(rest)
	case mark == ">":
		r := e.ruling(never)
		r.Says = strings.TrimSpace(r.Says + " " + rest)
	case mark == "matter":
		e.ruling(never).Matter = rest
	case mark == "ask":
		m, err := readMissing(rest)
		if err != nil {
			return err
		}
		r := e.ruling(never)
		r.Asks = append(r.Asks, m)
	case mark == "needs":
		r := e.ruling(never)
		r.Needs = append(r.Needs, list(rest, ";")...)
	case mark[0] == '[' || mark[0] == '=' || strings.Contains(line, ": "):
		r := e.ruling(never)
		r.Proof = append(r.Proof, line)
	default:
		return fmt.Errorf("no line of an entry begins with %q", mark)
	}
	return nil
}

// readCondition reads "level >= 9", "with orbit / planet" or "without orbit".
func readCondition(text string) (Condition, error) {
	words := strings.Fields(text)
	if len(words) < 2 {
		return Condition{}, fmt.Errorf("%q isn't a condition", text)
	}
	switch phrases := list(strings.Join(words[1:], " "), "/"); words[0] {
	case "with":
		return Condition{With: phrases}, nil
	case "without":
		return Condition{Without: phrases}, nil
	}
	at := slices.IndexFunc(words, func(w string) bool { return strings.Trim(w, "<=>") == "" })
	if at < 1 || at == len(words)-1 {
		return Condition{}, fmt.Errorf("expected a condition such as %q or %q, not %q", "level >= 9", "cubes >= city", text)
	}
	c := Condition{Fact: strings.Join(words[:at], " "), Sign: words[at]}
	var err error
	if c.Number, err = strconv.Atoi(words[at+1]); err != nil {
		c.Than = strings.Join(words[at+1:], " ")
	}
	return c, nil
}

// list cuts a text into its parts.
func list(text, between string) []string {
	var parts []string
	for part := range strings.SplitSeq(text, between) {
		parts = append(parts, strings.TrimSpace(part))
	}
	return parts
}
