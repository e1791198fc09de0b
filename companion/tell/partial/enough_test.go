package partial

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestFactsAreEnough asks about random moves in random positions of which random parts are
// blank. Where it depends, the facts that the answer lists, and those that are asked then, fix the verdict
// as soon as they are said: as they are in the position that was blanked, and in both witnesses. Each answer
// has a fact without which it stays open in one of these positions.
func TestFactsAreEnough(t *testing.T) {
	for _, game := range chosenGames(t) {
		t.Run(game.Key, func(t *testing.T) {
			t.Parallel()
			var s sufficiency
			for n := range *questions {
				source := rand.New(rand.NewPCG(*learnSeed+1000, uint64(n)))
				r := newRandomQuestion(t, openRandom(t, game, source), source)
				s.question(t, &r)
			}
			t.Log(s)
		})
	}
}

// sufficiency counts the answers that depend.
type sufficiency struct {
	depends, positions, facts, needed int
}

func (s sufficiency) String() string {
	return fmt.Sprintf("%d answers depend, %d positions settled; %d of %d facts leave it open where one alone is left out",
		s.depends, s.positions, s.needed, s.facts)
}

func (s *sufficiency) question(t *testing.T, r *randomQuestion) {
	where := r.where()
	q := r.inquiry(t)
	ans, err := q.Judge(r.act)
	if r.ended(q, err) {
		return
	}
	require.NoError(t, err, where)
	if ans.Verdict != Depends {
		return
	}
	s.depends++
	require.NotEmpty(t, ans.Facts, where)
	open := map[string]bool{}
	for _, tree := range []rules.Object{r.tree, ans.LegalWhen, ans.IllegalWhen} {
		if tree == nil {
			continue
		}
		s.positions++
		q.settle(t, r.act, ans, tree, where)
		for _, f := range ans.Facts {
			if open[f.Path] {
				continue
			}
			q.say(ans.Facts, tree, f.Path)
			if q.shortVerdict(r.act) == Depends {
				open[f.Path] = true
			}
		}
		q.hush(ans.Facts)
	}
	s.facts += len(ans.Facts)
	for _, f := range ans.Facts {
		if open[f.Path] {
			s.needed++
		}
	}
}

// settle says what an answer asks, and what is asked after that, until the verdict is fixed; each answer asks something new.
func (q *Inquiry) settle(t *testing.T, a rules.Act, ans Answer, tree rules.Object, where string) {
	said := ans.Facts
	for q.say(said, tree, ""); q.shortVerdict(a) == Depends; q.say(said, tree, "") {
		next, err := q.Judge(a)
		require.NoError(t, err, where)
		if next.Verdict != Depends {
			break
		}
		require.NotEmpty(t, next.Facts, "%s\nwith %s of %s", where, factsOf(ans), rules.JSON(tree))
		said = append(slices.Clip(said), next.Facts...)
	}
	q.hush(said)
	q.say(ans.Facts, tree, "")
}

// say makes known what some facts are in a position, but one.
func (q *Inquiry) say(facts []Fact, tree rules.Object, but string) {
	b := q.board(tree)
	q.hush(facts)
	for _, f := range facts {
		if f.Path != but {
			q.known[f.leaf] = copied(b.get(f.leaf))
		}
	}
}

// hush makes facts unknown.
func (q *Inquiry) hush(facts []Fact) {
	for _, f := range facts {
		q.Clear(f.Path)
	}
}

// shortVerdict is the verdict without what else an answer has.
func (q *Inquiry) shortVerdict(a rules.Act) Verdict {
	var verdict Verdict
	probes, err := q.probes(a)
	if err != nil {
		return Depends
	}
	for i, p := range probes {
		v := Illegal
		if int(p.step) != len(q.steps)-1 && p.awaited() != never {
			v = p.supposing(p.prove()).verdict
		}
		if i > 0 && v != verdict {
			return Depends
		}
		verdict = v
	}
	return verdict
}
