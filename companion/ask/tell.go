package ask

import (
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// describeChange says in a sentence that a fact is another one: "Ben has one more white token."
func (q *Inquiry) describeChange(l *leaf, from, to any) string {
	more := q.more(l, from, to)
	if more == "" && len(q.title(l, to)) > mostTold {
		return sentence(q.name(l) + " changes")
	}
	yes, no, both := strings.Cut(q.about(l, l.text()), "|")
	if both && (to == nil || to == false || to == 0 && (!strings.Contains(yes, "{") || l.coded())) {
		return sentence(no)
	}
	if yes == "" || to == nil {
		return sentence(fmt.Sprintf("%s: %s, not %s", q.name(l), q.title(l, to), q.title(l, from)))
	}
	if more != "" {
		return sentence(strings.ReplaceAll(yes, "{value}", more))
	}
	rest := ""
	n, isNumber := to.(int)
	if was, ok := from.(int); ok && isNumber && counted().MatchString(yes) {
		yes = counted().ReplaceAllStringFunc(yes, func(part string) string { return changed(part, n-was) })
	} else if strings.HasSuffix(yes, "{value}") && from != nil {
		rest = ", not " + q.title(l, from)
	}
	yes = counted().ReplaceAllStringFunc(yes, func(part string) string { return strconv.Itoa(n) + " " + things(part, n) })
	return sentence(strings.ReplaceAll(yes, "{value}", q.title(l, to)) + rest)
}

// sentence begins a text with a capital and ends it with one full stop: a name such as Bio Corp. may bring its own.
func sentence(text string) string { return wording.Capital(strings.TrimSuffix(text, ".")) + "." }

// more says what a list has more than another one: "one more fuel"; "": it has not only more.
func (q *Inquiry) more(l *leaf, from, to any) string {
	old, isOld := from.([]any)
	now, isNow := to.([]any)
	if l.kind != whole || !isOld || !isNow || len(now) <= len(old) || !strings.Contains(l.text(), "{value}") || len(l.field.Of) == 0 || l.field.Of[0].Kind != rules.WordField {
		return ""
	}
	by := map[string]int{}
	for _, word := range now {
		by[word.(string)]++
	}
	for _, word := range old {
		by[word.(string)]--
	}
	var texts []string
	for _, word := range wordsOf(l.field.Of[0].Words) {
		switch n := by[word.(string)]; {
		case n < 0:
			return ""
		case n > 0:
			title := q.titled(&l.field.Of[0], word)
			texts = append(texts, wording.Spell(n).String()+" more "+wording.Small(title))
		}
	}
	return strings.Join(texts, " and ")
}

// counted is the place of a number of things in a sentence: {n:token} or {n:MCr;MCr}. Who never asks needn't wait for it at the
// start.
var counted = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\{n:[^}]*\}`) })

// changed says how many more or fewer things there are.
func changed(part string, by int) string {
	if by < 0 {
		return wording.Spell(-by).String() + " fewer " + things(part, -by)
	}
	return wording.Spell(by).String() + " more " + things(part, by)
}

// things are the things of such a place, one or several.
func things(part string, n int) string {
	one, several, ok := strings.Cut(part[len("{n:"):len(part)-1], ";")
	switch {
	case n == 1:
		return one
	case ok:
		return several
	}
	return one + "s"
}

// text is how a value of a leaf is said, "" where its field has no words for it.
func (l *leaf) text() string {
	switch {
	case l.isUnseen():
		return "{who} holds {n:unseen card}"
	case l.field.Tell == "" && l.titled != nil:
		return l.titled.Tell
	}
	return l.field.Tell
}

// isUnseen reports whether a leaf is the number of a hand's cards that nobody has seen.
func (l *leaf) isUnseen() bool {
	return l.kind == number && len(l.at) > 1 && l.at[len(l.at)-1] == "unknown" && l.field.Kind == rules.HandField
}

// Differences says in sentences in what another position differs from the one that is known.
func (q *Inquiry) Differences(after rules.Object) []string {
	then := *q
	if then.know(spell(after)) != nil {
		return nil
	}
	var texts []string
	for _, l := range then.leaves {
		now, known := q.known[l.path]
		was := then.known[l.path]
		if known && !same(now, was) && l.kind != keys {
			texts = append(texts, q.describeChange(l, now, was))
		}
	}
	return texts
}

// same reports whether two values of a leaf are equal.
func same(a, b any) bool { return reflect.DeepEqual(a, b) }
