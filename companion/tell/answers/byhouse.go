package answers

import (
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// houseSays is what is so by a value of a house rule that isn't usual.
type houseSays struct {
	option, value string
	Ruling
}

// readHouse reads "OPTION=VALUE RULES" with a matter and a sentence.
func (s *speech) readHouse(name, text string) {
	words := strings.Fields(name)
	option, value, _ := strings.Cut(words[0], "=")
	matter, says, _ := strings.Cut(text, "? ")
	r := Ruling{Rules: words[1:], Matter: matter + "?", Says: says, Verdict: Told}
	word, _, _ := strings.Cut(strings.ToLower(says), ". ")
	if v := Verdict(word); v == Yes || v == No {
		r.Verdict = v
	}
	s.house = append(s.house, houseSays{option, value, r})
}

// A question is about what a house rule decides where so much of what it says of the matter is in what the house rule says, and what is nearest in
// the library rests on the house rule; or where nearly all is.
const leastHouse, mostlyHouse = 0.5, 0.8

// leastSaid is how much of the matter of a house rule that is usual a question says at least.
const leastSaid = 0.6

// leastAlike is how much of the matter of the first answer a house rule has that settles it.
const leastAlike = 0.6

// byHouse puts what is so by a house rule that isn't usual before the answers of the library, where that is asked. Where the first of them rests on
// such a house rule and something else is asked, it is told beside it.
func (d *Desk) byHouse(answers []Answer, q *question, choices []*choice) []Answer {
	var best, beside *houseSays
	most, mostBeside, nearest, asked := 0.0, -1.0, 0.0, d.optionsSaid(q)
	for i := range d.speech.house {
		s := &d.speech.house[i]
		if _, said := asked[s.option]; said || q.options[s.option] != s.value {
			continue // the library has what is asked of it by name
		}
		o, _ := d.game.Option(s.option)
		usual := s.value == o.Default
		share, near := d.covered(q, d.words.stems(s.Matter+" "+s.Says+" "+s.option+" "+s.value)), d.covered(q, d.words.stems(s.Matter))
		isNear := slices.ContainsFunc(choices[:min(mostNear, len(choices))], func(c *choice) bool { return rests(d.game, c.rules, o) })
		meant := share >= mostlyHouse || share >= leastHouse && !usual && isNear
		if usual {
			meant = near >= mostlyHouse && isNear && d.covered(d.words.read(s.Matter), q.stems) >= leastSaid && answers[0].Now == "" && d.askedWith(q).entry == nil && !q.open && !(&choice{ruling: &s.Ruling}).contrary(q)
		}
		if meant && (share > most || share == most && near > nearest) {
			best, most, nearest = s, share, near
		}
		if first := choices[0].rules; !usual && share > mostBeside && rests(d.game, first[:min(1, len(first))], o) {
			beside, mostBeside = s, share
		}
	}
	switch {
	case best != nil:
		return append([]Answer{d.saysHouse(best, q)}, answers...)
	case beside != nil && beside.Verdict != Told && choices[0].entry != nil && d.covered(d.words.read(choices[0].ruling.Matter), d.words.stems(beside.Matter+" "+beside.Says)) >= leastAlike:
		a := d.saysHouse(beside, q)
		if a.trust = choices[0].trust; a.trust < tellTrust && a.Verdict != Told {
			a.tell()
		}
		return append([]Answer{a}, answers...)
	case beside != nil:
		a := &answers[0]
		a.Lines = []string{a.Says, wording.Say("By your house rule: {rule}", wording.TextOf(sentence(beside.Says))).String()}
		a.Says = strings.Join(a.Lines, " ")
	}
	return answers
}

// rests reports whether one of some rules rests on a house rule.
func rests(game *rules.Game, ids []string, o rules.Option) bool {
	return slices.ContainsFunc(ids, func(id string) bool {
		rule, _ := game.Rule(id)
		return slices.Contains(rule.Options, o.Name)
	})
}

// covered is how much of what a question says of its matter some stems have.
func (d *Desk) covered(q *question, stems []string) float64 {
	covered, all := 0.0, 0.0
	for _, t := range q.tokens {
		if d.words.light[t.stem] || isNumber(t.stem) {
			continue
		}
		weight := d.index.allWords.rarity(keyOf(t.stem))
		if all += weight; slices.Contains(stems, t.stem) {
			covered += weight
		}
	}
	return covered / max(1, all)
}

// saysHouse is what a house rule says, as an answer: without a word where no yes or no is asked, or where it is asked the other way round.
func (d *Desk) saysHouse(s *houseSays, q *question) Answer {
	a := Answer{Matter: s.Matter, Verdict: s.Verdict, ruled: s.Verdict, Says: s.Says, Rules: s.Rules, Certain: true, Turned: denies(q.text, s.Matter), trust: 1}
	if c := (&choice{ruling: &s.Ruling}); q.open || c.contrary(q) {
		a.Verdict, a.Leans, a.Says = Told, s.Verdict, sentence(s.Says)
	}
	o, _ := d.game.Option(s.option)
	return a.resting([]Supposed{optionIs(o, s.value)})
}
