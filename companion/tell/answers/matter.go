package answers

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Words by which a claim denies something: "you can't" always does, and what else shuts does where nothing is asked.
var (
	cantWords = phrases(`cant, cannot, can not, couldnt, may not, mustnt, must not, arent allowed, isnt allowed, not allowed, isnt legal, not legal, illegal, forbidden`)
	mustWords = phrases(`must, have to, has to, need to, needs to, got to, gotta`)
	denyWords = phrases(`no, not, never, nobody, none, nothing, neither, only, too late, wait, until, always, at once,
		share, shares, just, stays, random, isnt, arent, wont, dont, doesnt, didnt, wasnt, werent, havent, hasnt`)
	thingWords  = phrases(`what, how, who, whom, which, when, where, why, whose`)
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
// matter. Who says "you have to" denies that one may leave it, and not what is asked with "must I". What is said beside the matter
// denies nothing: "steal from somebody who has no cards".
func denies(text, matter string) bool {
	words := mainWords(text)
	return !strings.Contains(text, "?") && cantWords.in(words) >= 0 ||
		claims(text) && !telegram(words) && (denyWords.in(words) >= 0 || mustWords.in(words) >= 0 && (stance(matter) > 0 || telegram(wordsOf(matter))))
}

// Words with which something begins that is said beside the matter, those after which "that" tells the matter itself, and those with
// which somebody who writes "I don't need" or "I am not" after a thing begins.
var (
	besideWords = phrases("who, that, which, where, when, while, if, unless, although, though, because, since, with, without, as long as, so long as, even tho")
	thinkWords  = strings.Fields("think thinks say says said believe believes claim claims sure know knows")
	whoseWords  = strings.Fields("i you he she we they")
	bareVerbs   = strings.Fields(`absorb acquire act add attack bid break build buy change claim collect counter deal decline defend deliver discard double
		draw dump evade exchange explore finish fly get give go hide hold hurry keep land lay leave lengthen lift load look lose merge move nuke open
		pass pay pick place play protect put raid raise redirect relocate research roll sell send shorten show skip spend start stay steal stop stow
		swap take throw trade turn unload use win bin burn chuck grab hit nick rob shove`)
)

// mainWords are the words of a text without what is said beside its matter, part by part.
func mainWords(text string) []string {
	var all []string
	for part := range strings.FieldsFuncSeq(strings.ReplaceAll(text, "’", "'"), func(r rune) bool { return strings.ContainsRune(",.;:?!", r) }) {
		words := wordsOf(part)
		for i := 1; i < len(words); i++ {
			inside := besideWords.in(words[i:]) == 0 && !slices.Contains(thinkWords, words[i-1])
			if inside || i > 1 && telegram(words) && slices.Contains(whoseWords, words[i]) {
				words = words[:i]
			}
		}
		all = append(all, words...)
	}
	return all
}

// telegram reports whether words name an act and nobody who does it: "build on a planet".
func telegram(words []string) bool {
	return len(words) > 1 && slices.Contains(bareVerbs, words[0]) && startWords.in(words[1:2]) < 0 && cantWords.in(words[1:]) != 0
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

// slot is a place of a text where a number goes that the question says: {city}, {whites-2}, {holds*2+1}, or {money/2}, rounded down.
var slot = regexp.MustCompile(`\{([a-z ]+?)(\*[0-9]+)?(/[0-9]+)?([+-][0-9]+)?\}`)

// single is one of what a text counts as several: "1 white tokens".
var single = regexp.MustCompile(`\b1 ((?:[a-z]+ )?(?:card|cube|good|hit|hold|level|marker|part|resource|roll|step|token))s\b`)

// fill puts the numbers that a question says into the slots of a text.
func (q *question) fill(text string) string {
	text = slot.ReplaceAllStringFunc(text, func(s string) string {
		parts := slot.FindStringSubmatch(s)
		number := func(i, without int) int {
			if parts[i] == "" {
				return without
			}
			n, _ := strconv.Atoi(strings.TrimLeft(parts[i], "*/"))
			return n
		}
		return strconv.Itoa(q.named[parts[1]]*number(2, 1)/max(1, number(3, 1)) + number(4, 0))
	})
	return single.ReplaceAllString(text, "1 $1")
}

// leastOther is how likely the second of two readings is at least, as a share of the first: of the libraries' wordings, asked without
// themselves, a quarter gets two readings, and hardly one in two hundred is missed that a second one would have answered.
const leastOther = 0.15

// OtherReading is the second of two answers that a question may mean as well as the first one, and that says otherwise, or has a word of the game
// that the first one leaves unused; nil where the first one is certain or asks for what decides between them, or where nothing else is near. What
// holds in general is no other reading of a question that says more.
func OtherReading(list []Answer) *Answer {
	first := &list[0]
	if first.Certain || first.Matter == "" {
		return nil
	}
	for i := range list[1:] {
		a := &list[i+1]
		if a.Matter == "" || a.Matter == first.Matter || a.Says == first.Says || a.general || first.Asks != nil && len(a.Rules) > 0 && slices.Contains(first.Rules, a.Rules[0]) {
			continue
		}
		if a.trust >= leastOther*first.trust && a.ruled != first.ruled || first.term && len(a.Strange) < len(first.Strange) {
			return a
		}
	}
	return nil
}
