package answers

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// usualOptions are the values of a game's options where nobody says otherwise.
func usualOptions(game *rules.Game) rules.Options {
	usual := rules.Options{}
	for _, o := range game.Options {
		usual[o.Name] = o.Default
	}
	return usual
}

// optionsOf are the options that decide the first rule of a ruling.
func (d *Desk) optionsOf(r *Ruling) []rules.Option {
	if len(r.Rules) == 0 {
		return nil
	}
	var list []rules.Option
	rule, _ := d.game.Rule(r.Rules[0])
	for _, name := range rule.Options {
		if o, ok := d.game.Option(name); ok {
			list = append(list, o)
		}
	}
	return list
}

// supposed are the house rules that decide the first rule of an answer, and the numbers of that rule that the match has changed.
func (d *Desk) supposed(r *Ruling, q *question) []Supposed {
	var list []Supposed
	for _, o := range d.optionsOf(r) {
		list = append(list, optionIs(o, q.options[o.Name]))
	}
	for _, n := range q.changedBy(r) {
		value := strconv.Itoa(q.numbers[n.Name])
		list = append(list, Supposed{n.Name, value, wording.Say("{about}: {value}", n.About, value).String()})
	}
	return list
}

// optionIs is a house rule with its value.
func optionIs(o rules.Option, value string) Supposed {
	return Supposed{o.Name, value, o.Question + " " + value}
}

// changedBy are the numbers of a ruling's first rule that the match has changed.
func (q *question) changedBy(r *Ruling) []rules.RuleNumber {
	var list []rules.RuleNumber
	for _, n := range q.changed {
		if len(r.Rules) > 0 && slices.Contains(strings.FieldsFunc(n.About, func(r rune) bool { return strings.ContainsRune(" ,;:()", r) }), r.Rules[0]) {
			list = append(list, n)
		}
	}
	return list
}

// heed looks at what is settled otherwise than usual. A yes or no that rests on that isn't told of it: its sentence is told without a word.
func (d *Desk) heed(choices []*choice, q *question, at *At) {
	if at != nil {
		q.numbers = at.Table.Numbers()
		for _, n := range d.game.NumbersFor(len(at.Table.Seats())) {
			if _, changed := q.numbers[n.Name]; changed {
				q.changed = append(q.changed, n)
			}
		}
	}
	for _, c := range choices {
		unusual := slices.ContainsFunc(d.optionsOf(c.ruling), func(o rules.Option) bool {
			return q.options[o.Name] != o.Default && !named(q.stems, d.words, o)
		})
		c.told = (unusual || len(q.changedBy(c.ruling)) > 0) && (c.ruling.Verdict == Yes || c.ruling.Verdict == No)
	}
}

// named reports whether all words of an option's name are said.
func named(stems []string, words *lexicon, o rules.Option) bool {
	return !slices.ContainsFunc(strings.Split(o.Name, "-"), func(w string) bool { return !slices.Contains(stems, words.stems(w)[0]) })
}
