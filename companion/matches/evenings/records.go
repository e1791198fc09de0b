package evenings

import (
	"cmp"
	"slices"

	"tablekeeper/companion/rules"
)

// Record is the best that anybody has done of a feat in a game.
type Record struct {
	Game   string // its key
	Words  rules.FeatWords
	Person string
	Value  int
	Match  string // its ID
	When   int64  // its end, in ms
	// Broken means that there was an older record.
	Broken bool
}

// Records are the records of a game, in the order of its feats. Guests are among those who hold them; where several have done as much the
// first one does.
func (l *Log) Records(game string, feats []rules.FeatWords) []Record {
	held := make([]Record, len(feats))
	for i := range l.results {
		r := &l.results[i]
		if r.Game != game {
			continue
		}
		before := slices.Clone(held)
		for _, done := range r.Feats {
			at := slices.IndexFunc(feats, func(f rules.FeatWords) bool { return f.Name == done.Name })
			if at < 0 || l.names[i][done.Seat] == "" || !better(feats[at], done.Value, held[at]) {
				continue
			}
			held[at] = Record{game, feats[at], l.names[i][done.Seat], done.Value, r.ID, r.Ended, before[at].Person != ""}
		}
	}
	return slices.DeleteFunc(held, func(r Record) bool { return r.Person == "" })
}

// better reports whether a value beats a record, or is the first one.
func better(f rules.FeatWords, value int, than Record) bool {
	return than.Person == "" || f.Least && value < than.Value || !f.Least && value > than.Value
}

// Broken are the records that a match has broken, as far as nobody has broken them since.
func (l *Log) Broken(match, game string, feats []rules.FeatWords) []Record {
	return slices.DeleteFunc(l.Records(game, feats), func(r Record) bool { return r.Match != match || !r.Broken })
}

// Newest sorts records: those broken last come first.
func Newest(records []Record) {
	slices.SortStableFunc(records, func(a, b Record) int { return cmp.Compare(b.When, a.When) })
}
