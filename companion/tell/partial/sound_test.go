package partial

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// campaign counts what a run of questions has shown.
type campaign struct {
	positions                      int
	asked, legal, illegal, depends int
	completions                    int // possible positions that fit what is known
	held                           int // answers that were held against one of them
	alone                          int // it depends, and one of the two witnesses was not found
	none                           int // no witness at all
}

func (c *campaign) String() string {
	return fmt.Sprintf("%d questions about %d positions: %d legal, %d illegal, %d depend (%d with one witness only), %d without witness; "+
		"%d completions, answers held %d times",
		c.asked, c.positions, c.legal, c.illegal, c.depends, c.alone, c.none, c.completions, c.held)
}

// TestAnswersAreSound asks about random moves in random positions of which random
// parts are blank, and holds each answer against random possible positions that fit.
func TestAnswersAreSound(t *testing.T) {
	for _, game := range chosenGames(t) {
		t.Run(game.Key, func(t *testing.T) {
			t.Parallel()
			c, from := &campaign{}, time.Now()
			for n := 0; n < *questions || c.completions < *least; n++ {
				source := rand.New(rand.NewPCG(*learnSeed, uint64(n)))
				c.position(t, openRandom(t, game, source), source)
				if n%100 == 99 {
					t.Logf("%v: %v", time.Since(from).Round(time.Second), c)
				}
			}
			t.Log(c)
		})
	}
}

// randomQuestion is a random move in a random position of which random parts are blank.
type randomQuestion struct {
	start   rules.Table // at the beginning of its match
	tree    rules.Object
	blanked []string
	act     rules.Act
	said    string
}

func newRandomQuestion(t testing.TB, table rules.Table, source *rand.Rand) randomQuestion {
	r := randomQuestion{start: table.Fork()}
	playOn(table, source, source.IntN(1+[]int{20, 100, 300}[source.IntN(3)]))
	r.tree = rules.TrialOf(table).Tree()
	whole := New(r.start)
	require.NoError(t, whole.know(r.tree, true))
	for range 1 + source.IntN(4) {
		l := whole.leaves[source.IntN(len(whole.leaves))]
		at := strings.Split(l.path(), ".")
		prefix := strings.Join(at[:1+source.IntN(len(at))], ".")
		if source.IntN(3) == 0 {
			prefix = at[0]
		}
		r.blanked = append(r.blanked, prefix)
	}
	r.ask(table, source)
	return r
}

// ask takes a random move.
func (r *randomQuestion) ask(table rules.Table, source *rand.Rand) {
	r.act = anyMove(table, source)
	r.said = rules.SeatWord(r.act.Seat) + ": " + table.Notation(r.act)
}

func (r *randomQuestion) where() string {
	return fmt.Sprintf("%v blank in %s: %s", r.blanked, rules.JSON(r.tree), r.said)
}

// inquiry knows what is not blank.
func (r *randomQuestion) inquiry(t testing.TB) *Inquiry {
	q := New(r.start)
	require.NoError(t, q.know(blank0(r.tree, nil, r.blanked), true))
	return q
}

// ended reports whether a question was refused because what is known fits only the end of the game, and that is so.
func (r *randomQuestion) ended(q *Inquiry, err error) bool {
	return errors.Is(err, errImpossible) && r.tree["step"] == q.steps[len(q.steps)-1]
}

// claim is an answer that is held against completions: legal or illegal.
type claim struct {
	act   rules.Act
	ans   Answer
	where string
}

// position asks about random moves in one position of which parts are blank.
func (c *campaign) position(t *testing.T, table rules.Table, source *rand.Rand) {
	r := newRandomQuestion(t, table, source)
	q := r.inquiry(t)
	c.positions++
	var claims []claim
	for n := range *moves {
		if n > 0 {
			r.ask(table, source)
		}
		where := r.where()
		ans, err := q.Judge(r.act)
		if r.ended(q, err) {
			continue
		}
		require.NoError(t, err, where)
		c.count(ans)
		if *missing && (ans.LegalWhen == nil && ans.IllegalWhen == nil || ans.Verdict == Depends && (ans.LegalWhen == nil || ans.IllegalWhen == nil)) {
			t.Logf("%s %s: %v %v\n%s", ans.Verdict, ans.Rule, ans.LegalWhen != nil, ans.IllegalWhen != nil, where)
		}
		c.checkWitnesses(t, q, r.act, &ans, where)
		if ans.Verdict != Depends {
			ans.LegalWhen, ans.IllegalWhen = nil, nil
			claims = append(claims, claim{r.act, ans, where})
		}
	}
	c.checkCompletions(t, q, claims, r.tree, source)
}

// blank0 leaves out of a tree what is under some paths.
func blank0(v any, at []string, paths []string) any {
	here := strings.Join(at, ".")
	for _, p := range paths {
		if p == here && here != "" {
			return unknown{}
		}
	}
	switch v := v.(type) {
	case map[string]any:
		o := rules.Object{}
		for key, item := range v {
			o[key] = blank0(item, append(at, key), paths)
		}
		for _, p := range paths { // a card that is not there
			if in, key, ok := cutLast(p); ok && in == here && o[key] == nil && len(o) < 8 && strings.Contains(here, "known") {
				o[key] = unknown{}
			}
		}
		return o
	case []any:
		list := make(rules.List, len(v))
		for i, item := range v {
			list[i] = blank0(item, append(at, fmt.Sprint(i)), paths)
		}
		return list
	}
	return v
}

func cutLast(path string) (in, key string, ok bool) {
	i := strings.LastIndexByte(path, '.')
	if i < 0 {
		return "", path, false
	}
	return path[:i], path[i+1:], true
}

// anyMove is a legal move, one with other words, or any.
func anyMove(table rules.Table, source *rand.Rand) rules.Act {
	list := table.Legal(nil)
	forms := table.Forms()
	a := rules.Act{Verb: forms[source.IntN(len(forms))].Verb, Seat: 1 + source.IntN(len(table.Seats()))}
	if len(list) > 0 && source.IntN(4) > 0 {
		a = list[source.IntN(len(list))]
		if source.IntN(2) == 0 {
			return a
		}
	}
	if table.Form(a).ByTable {
		a.Seat = 0
	}
	for k, words := range table.Form(a).Words {
		first, last := words.Range()
		if last < first { // a word that only the table knows
			a.Words[k], a.Free = first-1, "other"
			continue
		}
		a.Words[k] = first + source.IntN(last-first+1)
	}
	again, err := table.Read(rules.SeatWord(a.Seat) + ": " + table.Notation(a))
	if err != nil {
		panic(err)
	}
	return again
}

func (c *campaign) count(ans Answer) {
	c.asked++
	switch ans.Verdict {
	case Legal:
		c.legal++
	case Illegal:
		c.illegal++
	default:
		c.depends++
		if (ans.LegalWhen == nil) != (ans.IllegalWhen == nil) {
			c.alone++
		}
	}
	if ans.LegalWhen == nil && ans.IllegalWhen == nil {
		c.none++
	}
}

// checkWitnesses makes sure that the witnesses are possible, fit what is known and are judged as they say.
func (c *campaign) checkWitnesses(t *testing.T, q *Inquiry, a rules.Act, ans *Answer, where string) {
	for _, w := range []struct {
		tree  rules.Object
		legal bool
	}{{ans.LegalWhen, true}, {ans.IllegalWhen, false}} {
		if w.tree == nil {
			continue
		}
		require.Empty(t, q.table.Faults(rules.JSON(w.tree)), where)
		require.NoError(t, q.trial.Set(w.tree))
		ruling := q.trial.Explain(a)
		require.Equal(t, w.legal, ruling.Legal(), "%s\n%s", where, rules.JSON(w.tree))
		require.True(t, ans.allows(ruling.Rule), "%s\nwitness: %s\n%+v", where, ruling.Rule, ans)
		b := q.board(w.tree)
		for l, v := range q.known {
			require.Equal(t, v, b.get(l), "%s in %s", l.path(), where)
		}
	}
}

// allows reports whether the rule that is broken in one position, "" for none, agrees with the answer.
func (ans *Answer) allows(rule string) bool {
	switch ans.Verdict {
	case Legal:
		return rule == ""
	case Illegal:
		return rule != "" && slices.Contains(strings.Split(ans.Rule, ", "), rule)
	}
	return true
}
