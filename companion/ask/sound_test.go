package ask

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// campaign counts what a run of questions has shown.
type campaign struct {
	asked, legal, illegal, depends int
	completions                    int
	alone                          int // it depends, and one of the two witnesses was not found
	none                           int // no witness at all
}

func (c *campaign) String() string {
	return fmt.Sprintf("%d questions: %d legal, %d illegal, %d depend (%d with one witness only), %d without witness; %d completions",
		c.asked, c.legal, c.illegal, c.depends, c.alone, c.none, c.completions)
}

// TestAnswersAreSound asks about random moves in random positions of which random
// parts are blank, and holds each answer against random possible positions that fit.
func TestAnswersAreSound(t *testing.T) {
	for _, game := range chosenGames(t) {
		t.Run(game.Key, func(t *testing.T) {
			t.Parallel()
			c := &campaign{}
			for n := range *questions {
				source := rand.New(rand.NewPCG(*learnSeed, uint64(n)))
				c.question(t, openRandom(t, game, source), source)
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
	require.NoError(t, whole.know(spell(r.tree)))
	for range 1 + source.IntN(4) {
		l := whole.leaves[source.IntN(len(whole.leaves))]
		prefix := strings.Join(l.at[:1+source.IntN(len(l.at))], ".")
		if source.IntN(3) == 0 {
			prefix = l.at[0]
		}
		r.blanked = append(r.blanked, prefix)
	}
	r.act = anyMove(table, source)
	r.said = rules.SeatWord(r.act.Seat) + ": " + table.Notation(r.act)
	return r
}

func (r *randomQuestion) where() string {
	return fmt.Sprintf("%v blank in %s: %s", r.blanked, rules.JSON(r.tree), r.said)
}

// inquiry knows what is not blank.
func (r *randomQuestion) inquiry(t testing.TB) *Inquiry {
	q := New(r.start)
	require.NoError(t, q.know(blank0(spell(r.tree), nil, r.blanked)))
	return q
}

func (c *campaign) question(t *testing.T, table rules.Table, source *rand.Rand) {
	r := newRandomQuestion(t, table, source)
	q, where := r.inquiry(t), r.where()
	ans, err := q.Judge(r.act)
	require.NoError(t, err, where)
	c.count(ans)
	if *missing && (ans.LegalWhen == nil && ans.IllegalWhen == nil || ans.Verdict == Depends && (ans.LegalWhen == nil || ans.IllegalWhen == nil)) {
		t.Logf("%s %s: %v %v\n%s", ans.Verdict, ans.Rule, ans.LegalWhen != nil, ans.IllegalWhen != nil, where)
	}
	c.holdWitnesses(t, q, r.act, &ans, where)
	c.holdCompletions(t, q, r.act, &ans, r.tree, source, where)
}

// blank0 leaves out of a tree what stands under some paths.
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
	verbs := table.Verbs()
	a := rules.Act{Verb: source.IntN(len(verbs)), Seat: 1 + source.IntN(len(table.Seats()))}
	if len(list) > 0 && source.IntN(4) > 0 {
		a = list[source.IntN(len(list))]
		if source.IntN(2) == 0 {
			return a
		}
	}
	if verbs[a.Verb].ByTable {
		a.Seat = 0
	}
	for k, words := range verbs[a.Verb].Words {
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

// holdWitnesses makes sure that the witnesses are possible, fit what is known and are judged as they say.
func (c *campaign) holdWitnesses(t *testing.T, q *Inquiry, a rules.Act, ans *Answer, where string) {
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
		require.True(t, ans.allows(ruling), "%s\nwitness: %s\n%+v", where, ruling.Rule, ans)
		b := q.board(w.tree)
		for path, v := range q.known {
			require.Equal(t, v, b.get(q.byPath[path]), "%s in %s", path, where)
		}
	}
}

// allows reports whether a ruling on one position agrees with the answer.
func (ans *Answer) allows(r rules.Ruling) bool {
	switch ans.Verdict {
	case Legal:
		return r.Legal()
	case Illegal:
		for _, rule := range strings.Split(ans.Rule, ", ") {
			if rule == r.Rule {
				return true
			}
		}
		return false
	}
	return true
}

// holdCompletions makes sure that the answer holds in random possible positions that fit.
func (c *campaign) holdCompletions(t *testing.T, q *Inquiry, a rules.Act, ans *Answer, tree rules.Object, source *rand.Rand, where string) {
	if ans.Verdict == Depends {
		return
	}
	hold := func(b *board) {
		require.NoError(t, q.trial.Set(b.tree))
		if !q.fitsQuestion(a, ans) {
			return
		}
		c.completions++
		if ruling := q.trial.Explain(a); !ans.allows(ruling) {
			require.Fail(t, "unsound", "%s\nsays %s %s, but %s: %s", where, ans.Verdict, ans.Rule, ruling.Rule, rules.JSON(b.tree))
		}
	}
	hold(q.board(tree))
	for _, step := range q.stepsOf(a) {
		w := newWanderer(q, q.newProbe(a, step), source)
		for n := range *completions {
			if n%stroll == 0 {
				w.begin(tree)
			}
			if w.walk() {
				hold(w.b)
			}
		}
	}
}

// fitsQuestion reports whether the trial's position is one that the question is about:
// where the answer is not about who may act, the seat may, in a step of the verb.
func (q *Inquiry) fitsQuestion(a rules.Act, ans *Answer) bool {
	if slicesContains(strings.Split(ans.Rule, ", "), rules.WrongStep) {
		return q.trial.Awaits(a.Seat)
	}
	if slicesContains(strings.Split(ans.Rule, ", "), rules.GameOver, rules.NotAwaited) {
		_, known := q.known["step"]
		return known || q.trial.Verb(a, q.trial.Step()) >= 0
	}
	return q.trial.Awaits(a.Seat) && q.trial.Verb(a, q.trial.Step()) >= 0
}

func slicesContains(list []string, any ...string) bool {
	for _, s := range list {
		for _, other := range any {
			if s == other {
				return true
			}
		}
	}
	return false
}
