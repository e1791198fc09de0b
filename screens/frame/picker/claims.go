package picker

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// claims are the words at a place that no legal move has, each with the reason. A vocabulary of many numbers has none:
// there the number is entered and then judged.
func (p *Picker) claims(at int) (values []int, why []claim) {
	vocabulary := p.Form.Words[at]
	if !p.All || IsNumber(vocabulary) {
		return nil, nil
	}
	legal := p.Values(at)
	first, last := vocabulary.Range()
	for value := first; value <= last; value++ {
		if !slices.Contains(legal, value) {
			values = append(values, value)
			why = append(why, p.claim(p.Seat, p.Form, append(slices.Clip(p.Words[:at]), value)))
		}
	}
	return values, why
}

// manyTries is how many moves are tried to find out whether all of them break the same rule.
const manyTries = 64

// claim is why something is not legal: the rule that all tries of it break, and the first of these tries. Where they break
// several rules, Rule is "", and the try is the first of those that break the most frequent one.
type claim struct {
	Act  rules.Act
	Rule string
}

// claim tries moves that begin with these words, none of which is legal.
func (p *Picker) claim(seat int, form *rules.Form, words []int) claim {
	numbers := slices.Clone(words)
	for _, v := range form.Words[len(words):] {
		first, _ := v.Range()
		numbers = append(numbers, first)
	}
	var c claim
	most, times, first := 0, map[string]int{}, map[string]rules.Act{}
	for range manyTries + 1 {
		act := form.Act(seat, numbers...)
		rule := p.Table.Judge(act)
		if times[rule]++; times[rule] == 1 {
			first[rule] = act
		}
		if times[rule] > most {
			most, c.Rule, c.Act = times[rule], rule, first[rule]
		}
		if !turn(numbers, form, len(words)) {
			break
		}
	}
	if len(times) > 1 {
		c.Rule = ""
	}
	return c
}

// turn goes on to the next move, as the wheels of a counter turn: the words from a place on are the wheels. It tells
// whether there was one.
func turn(numbers []int, form *rules.Form, from int) bool {
	for i := len(form.Words) - 1; i >= from; i-- {
		first, last := form.Words[i].Range()
		if numbers[i] < last {
			numbers[i]++
			return true
		}
		numbers[i] = first
	}
	return false
}

// fewNumbers is how many numbers are offered as words; more are entered on keys.
const fewNumbers = 10

// IsNumber reports whether a vocabulary is one of many plain numbers.
func IsNumber(v *rules.Vocabulary) bool {
	first, last := v.Range()
	return last-first >= fewNumbers && !v.IsSeat(last) &&
		v.Word(first) == strconv.Itoa(first) && v.Word(last) == strconv.Itoa(last)
}

// spans writes ascending numbers in few words: "3, 5 to 9".
func spans(values []int) string {
	var list []string
	for i := 0; i < len(values); {
		end := i
		for end+1 < len(values) && values[end+1] == values[end]+1 {
			end++
		}
		switch {
		case end == i:
			list = append(list, strconv.Itoa(values[i]))
		case end == i+1:
			list = append(list, strconv.Itoa(values[i]), strconv.Itoa(values[end]))
		default:
			list = append(list, wording.L("{first} to {last}", values[i], values[end]))
		}
		i = end + 1
	}
	return strings.Join(list, ", ")
}
