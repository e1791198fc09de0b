package answers

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Words by which a claim denies something: "you can't" always does, and what else shuts does where nothing is asked.
var (
	cantWords = phrases(`cant, cannot, can not, couldnt, may not, mustnt, must not, arent allowed, isnt allowed, not allowed, isnt legal, not legal, illegal, forbidden`)
	mustWords = phrases(`must, have to, has to, need to, needs to, got to`)
	denyWords = phrases(`no, not, never, nobody, none, nothing, neither, only, too late, wait, until, always, at once,
		share, shares, just, stays, random, isnt, arent, wont, dont, doesnt, didnt, wasnt, werent, havent, hasnt`)
	thingWords  = phrases(`what, how, who, which, when, where, why, whose`)
	insideWords = phrases(`can i, may i, do i, must i, am i, could i, should i, can we, may we, do we, must we, are we, can he, may he, does he, must he, is he, can she, may she,
		does she, can they, do they, may they, can you, may you, do you`)
	askedWords = phrases(`ok, okay, allowed, legal, right, fine, possible, correct`)
)

// claims reports whether a text says something and asks nothing: no part of it is put as a question, and none stands inside.
func claims(text string) bool {
	if strings.Contains(text, "?") || insideWords.in(wordsOf(text)) >= 0 {
		return false
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",.;:!-", r) })
	for _, part := range parts {
		words := wordsOf(part)
		for len(words) > 1 && slices.Contains([]string{"and", "so", "but"}, words[0]) {
			words = words[1:]
		}
		if startWords.in(words) == 0 || thingWords.in(words) == 0 || askedWords.in(words[max(0, len(words)-1):]) == 0 {
			return false
		}
	}
	return true
}

// denies reports whether somebody claims that something is not so: the literal answer is then the opposite of the answer about the
// matter. Who says "you have to" denies that one may leave it, and not what is asked with "must I".
func denies(text, matter string) bool {
	words := wordsOf(strings.ReplaceAll(text, "’", "'"))
	return !strings.Contains(text, "?") && cantWords.in(words) >= 0 ||
		claims(text) && (denyWords.in(words) >= 0 || mustWords.in(words) >= 0 && mustWords.in(wordsOf(matter)) < 0)
}

// opposite is no for yes and yes for no; any other verdict has none.
func (v Verdict) opposite() Verdict {
	switch v {
	case Yes:
		return No
	case No:
		return Yes
	}
	return v
}

// Literal is the answer to the question as it was put: the verdict, or its opposite where the question was turned round.
func (a *Answer) Literal() Verdict {
	if a.Turned {
		return a.Verdict.opposite()
	}
	return a.Verdict
}

// matter is what a ruling answers, as a short question: what the library calls it, else the wording that is nearest of those that ask
// for it as it is answered, which are not put the other way round.
func (d *Desk) matter(c *choice, q *question) string {
	e, r := c.entry, c.ruling.origin()
	if e == nil {
		return ""
	}
	if r.Matter != "" {
		return asQuestion(q.fill(r.Matter))
	}
	asks := func(w string) bool {
		words := wordsOf(w)
		return startWords.in(words) == 0 || thingWords.in(words) == 0 || insideWords.in(words) >= 0
	}
	open := func(w string) bool {
		return asks(w) && cantWords.in(wordsOf(w)) < 0 && (r.Verdict == Fact || stance(w) >= 0)
	}
	wordings := append([]string{e.Wordings[c.nearest]}, e.Wordings...)
	for i, w := range wordings {
		wordings[i], _ = filled(w, q)
	}
	own := func(w string) bool { // it says no other numbers, and no other ruling answers it
		read := d.words.read(w)
		other := func(s string) bool { return isNumber(s) && !slices.Contains(q.stems, s) }
		return !slices.ContainsFunc(read.stems, other) && (len(e.Rulings) == 1 || e.rulingFor(d.words, read) == r)
	}
	for _, fits := range []func(string) bool{open, asks, func(string) bool { return true }} {
		if i := slices.IndexFunc(wordings, func(w string) bool { return fits(w) && own(w) }); i >= 0 {
			return asQuestion(wordings[i])
		}
	}
	return asQuestion(q.text)
}

// filled is a wording with the numbers of a question in the place of those that it leaves open, and whether there were enough; "so
// many" stands where there are no more.
func filled(wording string, q *question) (text string, whole bool) {
	whole = true
	words := strings.Fields(wording)
	numbers := slices.DeleteFunc(slices.Clone(q.stems), func(s string) bool { return !isNumber(s) })
	for i, w := range words {
		switch bare := strings.TrimRight(w, "?.,!"); {
		case bare != "N":
		case len(numbers) > 0:
			words[i], numbers = numbers[0]+w[1:], numbers[1:]
		default:
			words[i], whole = "so many"+w[1:], false
		}
	}
	return strings.Join(words, " "), whole
}

// slot is a place of a text where a number goes that the question says: {city}, or {whites-2}.
var slot = regexp.MustCompile(`\{([a-z ]+?)([+-][0-9]+)?\}`)

// fill puts the numbers that a question says into the slots of a text.
func (q *question) fill(text string) string {
	return slot.ReplaceAllStringFunc(text, func(s string) string {
		parts := slot.FindStringSubmatch(s)
		more, _ := strconv.Atoi(parts[2]) // nothing: 0
		return strconv.Itoa(q.named[parts[1]] + more)
	})
}

// Sentence writes a wording of the library as a sentence.
func Sentence(wording string) string {
	letters := []rune(strings.TrimSpace(strings.ReplaceAll(" "+wording+" ", " i ", " I ")))
	if len(letters) == 0 {
		return ""
	}
	letters[0] = unicode.ToUpper(letters[0])
	if !strings.ContainsRune("?.!", letters[len(letters)-1]) {
		letters = append(letters, '?')
	}
	return string(letters)
}

// asQuestion writes a wording as a sentence that asks.
func asQuestion(wording string) string { return Sentence(strings.TrimRight(wording, "?.,! ")) }

// OtherReading is the second of two answers that a question may mean as well as the first one, and that says otherwise; nil where the
// first one is certain, or where nothing else is near.
func OtherReading(list []Answer) *Answer {
	if list[0].Certain || list[0].Matter == "" {
		return nil
	}
	for i := range list[1:] {
		if a := &list[i+1]; a.Matter != "" && a.Matter != list[0].Matter && a.Verdict != list[0].Verdict {
			return a
		}
	}
	return nil
}
