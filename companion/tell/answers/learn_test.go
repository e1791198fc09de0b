package answers

import (
	"cmp"
	"flag"
	"fmt"
	"go/format"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

var librariesFolder = flag.String("libraries", "", "a folder like companion, with GAME/questions as they were before the questions of -questions were known")

var learn = flag.Bool("learn", false, "learn the weights from the libraries and from the questions of -questions, and write them")

// lesson is a question with its candidates, and which of them are right.
type lesson struct {
	of    string // the game's key
	part  int
	list  []candidate
	right []bool
	worth float64
	way   bool // it is of polarity.txt
}

// bothWaysWorth is what a question counts that is asked both ways round.
const bothWaysWorth = 3

// plainFolds is how many wordings of an entry are left out that its conditions tell apart: those say less.
const plainFolds = 4

// folds is how many parts are held back in turn: of the library each time one wording of each entry.
const folds = 12

// leaveOut takes so many wordings of each entry out of the library in turn, one at a time, and tells ask each wording that lacks
// there, with the place of its entry and the ruling that answers it. Those that stand under a ruling are taken out first: they are known for
// that ruling without its conditions. Of the others, only so many as plain says.
func leaveOut(d *Desk, wordings, plain int, ask func(less *Desk, entry int, q *question, r *Ruling, under bool)) {
	order := make([][]int, len(d.entries))
	for i, e := range d.entries {
		order[i] = rand.New(rand.NewPCG(1, uint64(i))).Perm(len(e.Wordings))
		slices.SortStableFunc(order[i], func(a, b int) int { return cmp.Compare(b2i(e.Under[a] == nil), b2i(e.Under[b] == nil)) })
	}
	for fold := range wordings {
		rest := make([]*entry, len(d.entries))
		for i, e := range d.entries {
			kept := *e
			if len(e.Wordings) > 2 && fold < len(e.Wordings) {
				at := order[i][fold]
				kept.Wordings, kept.Under = slices.Delete(slices.Clone(e.Wordings), at, at+1), slices.Delete(slices.Clone(e.Under), at, at+1)
			}
			rest[i] = &kept
		}
		less := newDesk(d.game, d.words, rest)
		for i, e := range d.entries {
			if len(e.Wordings) <= 2 || fold >= len(e.Wordings) {
				continue
			}
			at := order[i][fold]
			if e.Under[at] == nil && fold >= plain {
				continue
			}
			q := d.words.read(strings.ReplaceAll(e.Wordings[at], "N", "4"))
			r := e.Under[at]
			if r == nil {
				r = rest[i].rulingFor(d.words, q)
			}
			if r != nil {
				ask(less, i, q, r, e.Under[at] != nil)
			}
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ownLessons asks each wording of a library that lacks just this one.
func ownLessons(d *Desk) []*lesson {
	var all []*lesson
	leaveOut(d, folds, plainFolds, func(less *Desk, _ int, q *question, r *Ruling, under bool) {
		l := &lesson{of: d.game.Key, list: less.candidates(q), worth: 0.3}
		if under {
			l.worth = 1
		}
		// The conditions of a library know which way round its wordings are put, and which ruling they mean.
		l.list = slices.DeleteFunc(l.list, func(c candidate) bool { return c.ruling.wasTurned() || !under && c.features[unchosen] > 0 })
		for _, c := range l.list {
			l.right = append(l.right, agree(r, c.ruling))
		}
		all = append(all, l)
	})
	return all
}

// sampleLessons asks the questions of a sample.
func sampleLessons(d *Desk, samples []*sample) []*lesson {
	var all []*lesson
	for i, s := range samples {
		for _, words := range s.Ask {
			l := &lesson{of: d.game.Key, part: i % parts, list: d.candidates(d.words.read(words)), worth: 1}
			for _, c := range l.list {
				r := c.ruling
				if r == nil {
					r = &unsaid
				}
				l.right = append(l.right, s.right(Answer{Verdict: r.Verdict, Rules: r.Rules}))
			}
			all = append(all, l)
		}
	}
	return all
}

// leastPull is how much a candidate pulls at least that is reckoned with.
const leastPull = 1e-4

// step adds to the gradient of how likely the right answers are, and gives that likelihood.
func (l *lesson) step(w *weights, gradient *weights) float64 {
	shares := make([]float64, len(l.list))
	highest, sum, right := math.Inf(-1), 0.0, 0.0
	for i := range l.list {
		shares[i] = w.score(&l.list[i])
		highest = max(highest, shares[i])
	}
	for i := range shares {
		shares[i] = math.Exp(shares[i] - highest)
		sum += shares[i]
	}
	for i := range shares {
		shares[i] /= sum
		if l.right[i] {
			right += shares[i]
		}
	}
	if right == 0 {
		return 0
	}
	for i := range l.list {
		g := -shares[i]
		if l.right[i] {
			g += shares[i] / right
		}
		if math.Abs(g) < leastPull {
			continue
		}
		for k, f := range &l.list[i].features {
			gradient[k] += l.worth * g * f
		}
	}
	return right
}

// rounds is how often all lessons are gone through.
const rounds = 120

// taught finds weights under which the right answers are likely (Adam, all lessons at once).
func taught(lessons []*lesson) weights {
	w := learned
	var first, second weights
	for round := 1; round <= rounds; round++ {
		var gradient weights
		total := 0.0
		for _, l := range lessons {
			l.step(&w, &gradient)
			total += l.worth
		}
		for k := range w {
			g := gradient[k]/total - 0.0005*w[k]
			first[k] = 0.9*first[k] + 0.1*g
			second[k] = 0.99*second[k] + 0.01*g*g
			w[k] += 0.15 * first[k] / (1 - math.Pow(0.9, float64(round))) / (math.Sqrt(second[k]/(1-math.Pow(0.99, float64(round)))) + 1e-8)
		}
	}
	return w
}

// asBefore is a game with its library as it was before the questions were known.
func asBefore(game *rules.Game) *rules.Game {
	if *librariesFolder == "" {
		return game
	}
	older := *game
	older.Texts = os.DirFS(filepath.Join(*librariesFolder, strings.ReplaceAll(game.Key, "-", "")))
	return &older
}

// TestLearn learns the weights anew:
//
//	go test ./companion/tell/answers -run Learn -v -learn -questions FOLDER [-libraries FOLDER]
//
// The figures are those of questions that are left out of what is learned: whole questions, not wordings. A library that was
// mended after questions tells nothing of new ones any more, so -libraries takes it as it was before.
func TestLearn(t *testing.T) {
	if !*learn {
		return
	}
	var own, asked []*lesson
	desks := map[string]*Desk{}
	for _, game := range shelf.Games() {
		d, err := readDesk(asBefore(game))
		require.NoError(t, err)
		desks[game.Key] = d
		if len(d.entries) == 0 {
			continue
		}
		own = append(own, ownLessons(d)...)
		if *questionsFolder != "" {
			asked = append(asked, sampleLessons(d, readSamples(t, *questionsFolder, game))...)
		}
		for _, l := range sampleLessons(d, propositions(t)[game.Key]) {
			l.worth, l.way = bothWaysWorth, true
			asked = append(asked, l)
		}
	}
	t.Logf("%d lessons of the libraries, %d of questions", len(own), len(asked))
	t.Log(reachable(own), "of the libraries' can be right;", reachable(asked), "of the questions")
	w := taught(append(slices.Clone(own), asked...))
	crossed := [parts]weights{w, w, w, w, w}
	for part := range parts {
		if *questionsFolder == "" {
			break
		}
		lessons := slices.Clone(own)
		for _, l := range asked {
			if l.part != part {
				lessons = append(lessons, l)
			}
		}
		crossed[part] = taught(lessons)
	}
	ways, rightWays := 0, 0
	for _, l := range asked {
		if l.way {
			ways++
			if l.first(&crossed[l.part]) {
				rightWays++
			}
		}
	}
	t.Logf("asked both ways round: %d, right %d", ways, rightWays)
	for _, game := range shelf.Games() {
		f, mine := &figures{}, &figures{}
		for part := range parts {
			d := desks[game.Key]
			cut := crossed[part]
			d.weights = &cut
			for i, s := range readSamples(t, *questionsFolder, game) {
				if i%parts != part {
					continue
				}
				for k, words := range s.Ask {
					f.take(s.worded(k), d.Ask(words, nil))
				}
			}
		}
		for _, l := range own {
			if l.of == game.Key {
				mine.asked++
				if l.first(&w) {
					mine.first++
				}
			}
		}
		t.Logf("%-12s %s; of the library's %.1f%%", game.Key, f, 100*float64(mine.first)/float64(max(1, mine.asked)))
	}
	require.NoError(t, os.WriteFile("weights.go", []byte(w.source()), 0o644))
}

// parts is into how many parts the questions are cut; each is measured with what the others teach.
const parts = 5

// first reports whether the right answer comes first.
func (l *lesson) first(w *weights) bool {
	best, score := 0, math.Inf(-1)
	for i := range l.list {
		if s := w.score(&l.list[i]); s > score {
			best, score = i, s
		}
	}
	return l.right[best]
}

// reachable says of how many lessons a candidate is right.
func reachable(lessons []*lesson) string {
	n := 0
	for _, l := range lessons {
		if slices.Contains(l.right, true) {
			n++
		}
	}
	return fmt.Sprintf("%.1f%%", 100*float64(n)/float64(max(1, len(lessons))))
}

// source writes weights as Go.
func (w *weights) source() string {
	var b strings.Builder
	b.WriteString("package answers\n\n// learned are the weights that TestLearn has found.\nvar learned = weights{\n")
	for i, v := range w {
		fmt.Fprintf(&b, "\t%s: %.3f,\n", featureNames[i], v)
	}
	b.WriteString("}\n")
	text, err := format.Source([]byte(b.String()))
	if err != nil {
		panic(err)
	}
	return string(text)
}

// featureNames are the features as the code calls them.
var featureNames = [featureCount]string{
	"bestWords", "secondWords", "bestPairs", "bestLetters", "entryWords", "entryCovered", "saysWords", "lawWords", "factAsked", "factNotAsked", "isSilent", "dependsOnSaid", "conditionsHold", "sameNumbers", "otherNumbers", "core", "coreMissing", "strangest", "bothCovered", "nothing", "nothingUnknown", "nothingUncovered", "saidWords", "bestSequence", "entrySequence", "sameKind", "turnedRound", "turnedShut", "turnedSays", "saysAll", "unchosen", "ownVotes", "ownSaid",
}
