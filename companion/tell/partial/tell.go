package partial

import (
	"reflect"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// describeChange says in a sentence that a fact is another one: "Ben has one more white token."
func (q *Inquiry) describeChange(l *leaf, from, to any) wording.Text {
	told, thing, nobody := l.told()
	var more wording.Text
	valued := strings.Contains(told, "{value}")
	if valued {
		more = q.more(l, from, to)
	}
	if more.Empty() && len(q.title(l, to).String()) > mostTold {
		return wording.Say("{fact} changes", q.name(l)).Sentence()
	}
	switch {
	case nobody != "" && (to == nil || to == false || to == 0 && (thing == "" && !valued || l.coded())):
		return q.about(l, nobody, nil).Sentence()
	case told == "" || to == nil:
		return wording.Say("{fact}: {value}, not {other}", q.name(l), q.title(l, to), q.title(l, from)).Sentence()
	case !more.Empty():
		return q.about(l, told, more).Sentence()
	case thing != "":
		return q.about(l, told, q.number(l, thing, from, to)).Sentence()
	}
	now := q.about(l, told, q.title(l, to))
	if strings.HasSuffix(told, "{value}") && from != nil {
		now = wording.Say("{now}, not {other}", now, q.title(l, from))
	}
	return now.Sentence()
}

// more says what a list has more than another one: "one more fuel"; empty: it has not only more.
func (q *Inquiry) more(l *leaf, from, to any) wording.Text {
	old, isOld := from.([]any)
	now, isNow := to.([]any)
	if l.kind != whole || !isOld || !isNow || len(now) <= len(old) || len(l.field.Of) == 0 || l.field.Of[0].Kind != rules.WordField {
		return wording.Text{}
	}
	by := map[string]int{}
	for _, word := range now {
		by[word.(string)]++
	}
	for _, word := range old {
		by[word.(string)]--
	}
	var list []wording.Text
	for _, word := range wordsOf(l.field.Of[0].Words) {
		switch n := by[word.(string)]; {
		case n < 0:
			return wording.Text{}
		case n > 0:
			title := q.titled(&l.field.Of[0], word).Lower()
			next := wording.Say("{n} more {card}", wording.Spell(n), title)
			if list = append(list, next); len(list) > 1 {
				list = []wording.Text{wording.And(list)}
			}
		}
	}
	return wording.And(list)
}

// number says how many things there are, and of a number that changes how many more or fewer.
func (q *Inquiry) number(l *leaf, thing string, from, to any) wording.Number {
	with := q.fills(l, thing, nil)
	now, isNumber := to.(int)
	was, wasNumber := from.(int)
	switch {
	case !isNumber || !wasNumber:
		return wording.Count(now, thing, with...)
	case now < was:
		return wording.Fewer(was-now, thing, with...)
	}
	return wording.More(now-was, thing, with...)
}

// told are the templates of a value of a leaf, "" where its field has no words for it.
func (l *leaf) told() (value, thing, nobody string) {
	switch {
	case l.isUnseen():
		return unseen.Told()
	case l.field.Tell == "" && l.titled != nil:
		return l.titled.Told()
	}
	return l.field.Told()
}

// Differences says in sentences in what another position differs from the one that is known.
func (q *Inquiry) Differences(after rules.Object) []string {
	then := *q
	if then.know(after, true) != nil {
		return nil
	}
	var texts []string
	for _, l := range then.leaves {
		now, known := q.known[q.byPath[l.path()]]
		if was := then.known[l]; known && !reflect.DeepEqual(now, was) && l.kind != keys {
			texts = append(texts, q.describeChange(l, now, was).String())
		}
	}
	return texts
}
