package answers

import "slices"

// opposedHandicap is how much less a score is of what speaks of another act than the one that is named, or of somebody who has what the question says
// that he lacks.
const opposedHandicap = 3.4

// fewActs is how many acts have a rule at most that tells which of them is spoken of.
const fewActs = 5

// before these stems stands nothing that somebody has: "although I have cards", "no cards".
var havingStems, lackStems = setOf([]string{"have", "has", "hold", "with", "got"}), setOf([]string{"no", noneStem})

// behind are the things right behind some stems.
func (l *lexicon) behind(before map[string]bool, stems []string) (things []string) {
	for i, s := range stems {
		rest := stems[i+1 : min(len(stems), i+3)]
		if at := slices.IndexFunc(rest, func(s string) bool { return lackStems[s] || !l.light[s] && !isNumber(s) && s != "N" }); before[s] && at >= 0 && !lackStems[rest[at]] {
			things = append(things, rest[at])
		}
	}
	return things
}

// oppose lowers the candidates that speak of another act than the one that a question names, or of somebody who has what it lacks.
func (d *Desk) oppose(list []candidate, q *question) {
	acts, _ := d.speech.verbsIn(q.words, "")
	lacks := d.words.behind(lackStems, q.stems)
	for i := range list {
		r := list[i].ruling
		if r == nil || r.Verdict != Yes && r.Verdict != No {
			continue
		}
		of := d.actsBy()[r.Rules[0]]
		other := len(acts) > 0 && len(of) > 0 && len(of) <= fewActs && !sharing(acts, of)
		if other || len(lacks) > 0 && sharing(lacks, d.words.behind(havingStems, d.words.stems(r.Matter))) {
			list[i].paired -= opposedHandicap
		}
	}
}

// sharing reports whether two lists have something in common.
func sharing(a, b []string) bool {
	return slices.ContainsFunc(a, func(s string) bool { return slices.Contains(b, s) })
}

// readActs reads which acts are judged by each rule.
func (d *Desk) readActs() map[string][]string {
	acts := map[string][]string{}
	if table, _ := d.figureTable(d.words.usual, nil); table != nil {
		for _, v := range table.Verbs() {
			for _, id := range v.Rules {
				for _, f := range table.Forms() {
					if f.Verb == v.Verb {
						acts[id] = append(acts[id], f.Name)
					}
				}
			}
		}
	}
	return acts
}
