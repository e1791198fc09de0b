package answers

import (
	"regexp"

	"tablekeeper/companion/rules"
)

// opposedHandicap is how much less a score is of what speaks of another act than the one that is named, or of somebody who has what the question says
// that he lacks.
const opposedHandicap = 3.4

// fewActs is how many acts have a rule at most that tells which of them is spoken of.
const fewActs = 5

// Behind these stems stands what somebody has, or lacks: "although I have cards", "no cards".
var havingStems, lackStems = phrases("have, has, hold, with, got"), phrases("no, " + noneStem)

// behind are the things right behind some stems.
func (l *lexicon) behind(before phraseList, stems []string) (things []string) {
	for i, s := range stems[:max(0, len(stems)-1)] {
		next := stems[i+1]
		if l.light[next] && lackStems[next] == nil && i+2 < len(stems) {
			next = stems[i+2]
		}
		if before[s] != nil && lackStems[next] == nil {
			things = append(things, next)
		}
	}
	return things
}

// lessThan is what a matter is about that is less than a number.
var lessThan = regexp.MustCompile(`(?:less|fewer) than (\d|one|two|three|four|five|six)\b`)

// oppose lowers the candidates that speak of another act than the one that a question names, of less than it says, or of somebody who has what it
// lacks.
func oppose(d *Desk, list []candidate, q *question) {
	acts, _ := d.speech.verbsIn(q.words, "")
	lacks := d.words.behind(lackStems, q.stems)
	said := numbersIn(lowered(q.text))
	for i := range list {
		r := list[i].ruling
		if r == nil || r.Verdict != Yes && r.Verdict != No {
			continue
		}
		of := d.actsBy()[r.Rules[0]]
		less := lessThan.FindStringSubmatch(r.Matter)
		if less != nil && len(said) == 1 && len(said[0]) == 1 && said[0] >= stem(less[1]) || len(acts) > 0 && len(of) > 0 && len(of) <= fewActs && !sharing(acts, of) || len(lacks) > 0 && sharing(lacks, d.words.behind(havingStems, d.words.stems(r.Matter))) {
			list[i].paired -= opposedHandicap
		}
	}
}

// sharing reports whether two lists have something in common.
func sharing(a, b []string) bool { return len(without(a, b)) < len(a) }

// actsByRule are the acts that are judged by each rule.
func actsByRule(d *Desk) map[string][]string {
	acts := map[string][]string{}
	if table, _ := d.figureTable(d.words.usual, nil); table != nil {
		for _, f := range table.Forms() {
			for _, id := range verbOf(table, rules.Act{Verb: f.Verb}).Rules {
				acts[id] = append(acts[id], f.Name)
			}
		}
	}
	return acts
}
