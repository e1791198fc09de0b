package answers

import (
	"slices"
	"strings"
)

// Words that say of whom a number is told, and that it isn't told of one moment.
var (
	mineWords   = strings.Fields("i im ive my me mine we our")
	othersWords = strings.Fields("he hes his him she shes her they their opponent anna ben cleo dan other another each")
	laterWords  = strings.Fields("then now after before until was were instead or to from not than")
)

// clash notes a second number for a fact that has one, where both are told of one person and one moment.
func (q *question) clash(p pattern, n, at int, text string) {
	first := slices.IndexFunc(q.said, func(t Taken) bool { return !t.Goal && t.name == p.name })
	if first < 0 || q.said[first].Value == n || strings.HasPrefix(p.name, "goal ") {
		return
	}
	a, b := q.said[first], q.tokens[at]
	if a.From > b.from {
		return
	}
	between := wordsOf(q.text[a.To:q.tokens[at+len(p.words)-1].to])
	if of(wordsOf(q.text[:a.To])) != of(append(wordsOf(q.text[:a.To]), between...)) {
		return
	}
	if !slices.ContainsFunc(between, func(w string) bool { return slices.Contains(laterWords, w) }) {
		q.clashes = append(q.clashes, [2]string{a.Text, text})
		for i := range p.words {
			q.taken[at+i] = true
		}
	}
}

// of is of whom the last of some words tell: 1 the one who asks, 2 somebody else, 0 nobody.
func of(words []string) int {
	for _, w := range slices.Backward(words) {
		switch {
		case slices.Contains(mineWords, w):
			return 1
		case slices.Contains(othersWords, w):
			return 2
		}
	}
	return 0
}
