package rules

import "tablekeeper/companion/base/wording"

// FeatWords say what a table remembers of a match for long, such as its longest raid.
type FeatWords struct {
	Name  string // in files
	Title wording.Text
	// Told is a number of it as people say it: "{n:roll}".
	Told Measure
	// Least means that less of it is better.
	Least bool
}

// Feat is something that a game remembers of a match. It is followed entry by entry.
type Feat[P any] struct {
	FeatWords
	// Of gives what a seat has come to after a move, from the position before it, the position now, and what the seat had come to: a raid
	// that goes on is one roll longer, one that begins is none long. 0 is nothing to remember. The most of it counts, or the least.
	Of func(before *P, a Act, now *P, seat, so int) int
}

// The feats of all games, which no game declares: what they are follows from what each says of its matches.
const (
	FastestWin = "fastest-win" // the winner's, in moves of all
	Comeback   = "comeback"    // how far behind a winner once was, in the numbers of State.Standing
	WorstLuck  = "worst-luck"  // the rarest unlucky throw: one in so many
)

// sharedFeats are said in all games.
func sharedFeats() []FeatWords {
	return []FeatWords{
		{Name: FastestWin, Title: wording.Say("Fastest win"), Told: "{n:move}", Least: true},
		{Name: Comeback, Title: wording.Say("Greatest comeback"), Told: "{n} behind"},
		{Name: WorstLuck, Title: wording.Say("Worst luck"), Told: "1 in {n}"},
	}
}

// Done is what a seat has done: the most of a feat that it came to, or the least.
type Done struct {
	Name        string
	Seat, Value int
}

// remembers is a match that knows the feats of its game.
type remembers interface {
	featWords() []FeatWords
	done() []Done
}

// FeatsOf lists what is remembered of the matches of a table's game: what the game declares, then what all games have.
func FeatsOf(t Table) []FeatWords {
	if m, ok := t.(remembers); ok {
		return append(m.featWords(), sharedFeats()...)
	}
	return sharedFeats()
}

// DoneBy follows the moves from the start to the present position, and gives what each seat has done of the feats that its game declares.
func DoneBy(t Table) []Done {
	if m, ok := t.(remembers); ok {
		return m.done()
	}
	return nil
}

func (m *match[P]) featWords() []FeatWords {
	var list []FeatWords
	for _, f := range m.book.Feats {
		list = append(list, f.FeatWords)
	}
	return list
}

func (m *match[P]) done() []Done {
	feats, seats := m.book.Feats, len(m.book.Seats)
	if len(feats) == 0 {
		return nil
	}
	so, best := make([]int, len(feats)*seats), make([]int, len(feats)*seats)
	now := *m.line[0].kept
	for _, s := range m.line[1 : m.at+1] {
		if s.Agreed { // nobody did that
			now = *s.kept
			clear(so)
			continue
		}
		before := now
		m.book.Apply(&now, s.Act)
		for i := range so {
			f := &feats[i/seats]
			so[i] = f.Of(&before, s.Act, &now, i%seats+1, so[i])
			if f.Least && so[i] > 0 && (best[i] == 0 || so[i] < best[i]) || !f.Least && so[i] > best[i] {
				best[i] = so[i]
			}
		}
	}
	var list []Done
	for i, value := range best {
		if value > 0 {
			list = append(list, Done{feats[i/seats].Name, i%seats + 1, value})
		}
	}
	return list
}
