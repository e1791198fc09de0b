package answers

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Words of a question that asks for nothing but who has the turn when, and those that tell which of these it asks.
var (
	orderWords = setOf(strings.Fields(`who whos whose which player players is it its am are i im me my mine he hes him his she her we us they do does will would the a an turn turns go goes going
		play plays playing move moves act acts up on next after follow follows following come comes coming behind before until untill til till again back round how many much long soon when whens more
		other others be have has got to there take takes get gets can may could wait waiting then now right here of else be s done finished finish through first today please longer still rn once soon as if`))
	nextWords  = setOf(strings.Fields("next after follow follows following behind done finished finish through"))
	finishing  = setOf(strings.Fields("done finished finish through"))
	untilWords = setOf(strings.Fields("until untill til till before wait waiting soon"))
	isThis     = setOf(strings.Fields("am is are do does will would"))
	openWhen   = setOf(strings.Fields("when whens"))
)

// The order of turns is what several matches that go on by chance have in common: so many of them, each with so many moves at most.
const (
	courses    = 3
	courseMost = 250
)

// inOrder answers who has the turn after somebody, and how many turns come before that of somebody; false: neither is asked.
func (h *heard) inOrder(words []string) (a Answer, ok bool) {
	words = without(words, []string{"s"})
	has := func(set map[string]bool) bool {
		return slices.ContainsFunc(words, func(w string) bool { return set[w] })
	}
	if len(words) < 2 || slices.ContainsFunc(words, func(w string) bool { return !orderWords[w] }) || h.at.Table.Over() {
		return a, false
	}
	who := words[0] == "which" || slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "who") })
	switch {
	case has(nextWords) && !has(untilWords) && (who || isThis[words[0]]):
		return h.next(words, who)
	case openWhen[words[0]] && h.who.doer > 0, words[0] == "how" && has(untilWords) && h.who.doer > 0:
		return h.until(slices.Contains(words, "again") || slices.Contains(words, "next") || words[0] == "how")
	}
	return a, false
}

// next is who has the turn after somebody, or whether it's the one who is meant; false: it isn't said after whom.
func (h *heard) next(words []string, who bool) (a Answer, ok bool) {
	after := h.at.Table.Turn()
	if at := slices.IndexFunc(words, func(w string) bool { return nextWords[w] && w != "next" }); at >= 0 {
		whom, last := words[min(at+1, len(words)-1)], person{}
		if finishing[words[at]] {
			whom = words[max(0, at-1)]
		}
		if len(h.who.named) > 0 {
			last = h.who.named[len(h.who.named)-1]
		}
		if last.seat == 0 || !slices.Contains(iWords, whom) && !slices.Contains(otherWords, whom) {
			return a, false
		}
		after = last.seat
	}
	first := h.course(func(turns []int) bool {
		at := slices.Index(turns, after)
		return after == 0 && len(turns) > 0 || at >= 0 && at < len(turns)-1
	})
	if first == nil {
		return h.seen(Told, wording.Say("That depends on what is played before.")), true
	}
	next, names := first[len(first)-1], h.at.Table.Seats()
	says := wording.Say("{who} has the next turn.", wording.Name(names[next-1]))
	if after > 0 {
		says = wording.Say("{who} has the turn after {other}.", wording.Name(names[next-1]), wording.Name(names[after-1]))
	}
	switch {
	case who:
		return h.seen(Told, says), true
	case h.who.doer == 0:
		return a, false
	}
	return h.whether(h.who.doer == next, says), true
}

// until is how many turns come before that of the doer, with whose they are.
func (h *heard) until(again bool) (Answer, bool) {
	name := wording.Name(h.at.Table.Seats()[h.who.doer-1])
	if h.at.Table.Turn() == h.who.doer && !again {
		return h.seen(Told, wording.Say("It is {who}'s turn now.", name)), true
	}
	turns := h.course(func(turns []int) bool {
		return len(turns) > 0 && turns[len(turns)-1] == h.who.doer && (len(turns) > 1 || h.at.Table.Turn() != h.who.doer)
	})
	if turns == nil {
		return h.seen(Told, wording.Say("That depends on what is played before.")), true
	}
	turns = slices.DeleteFunc(turns, func(seat int) bool { return seat == h.who.doer })
	var list []wording.Text
	for _, seat := range turns {
		list = append(list, wording.TextOf(wording.Name(h.at.Table.Seats()[seat-1])))
	}
	if len(turns) == 0 {
		return h.seen(Told, wording.Say("{who} has the next turn.", name)), true
	}
	n := len(turns)
	a := h.seen(Fact, wording.Say("Before {who}'s turn comes that of: {list}.", name, wording.Commas(list)))
	a.Number, a.Thing = &n, strconv.Itoa(n)
	return a, true
}

// course are the seats that have the turn, one after the other from now on, until enough of them are known; nil: that depends on what is played.
func (h *heard) course(enough func(turns []int) bool) []int {
	var all []int
	r := rand.New(rand.NewPCG(1, courses)) //nolint:gosec // the same each time
	for run := range courses {
		table, turns := h.at.seen.Fork(), []int(nil)
		var legal []rules.Act
		for range courseMost {
			if seat := table.Turn(); seat > 0 && (len(turns) == 0 || turns[len(turns)-1] != seat) {
				turns = append(turns, seat)
			}
			if enough(turns) || table.Over() {
				break
			}
			if legal = table.Legal(legal[:0]); len(legal) == 0 || table.Play(rules.Choose(legal, table.RandomWeight, r.IntN)) != "" {
				break
			}
		}
		if !enough(turns) || run > 0 && !slices.Equal(all, turns) {
			return nil
		}
		all = turns
	}
	return all
}
