package partial

import (
	"slices"

	"tablekeeper/companion/rules"
)

// worthTrying lists values of a leaf, near ones first.
func (s *search) worthTrying(l *leaf, now any, gap int) []any {
	if l.kind == whole {
		return s.wholes(l, now, gap)
	}
	if l.kind != number {
		return l.others(now)
	}
	n, _ := now.(int)
	list := []any{}
	for _, v := range s.numbers(n, gap, l) {
		if v >= l.low && v <= l.high && v != n && !slices.Contains(list, any(v)) {
			list = append(list, v)
		}
	}
	if l.field.Null != "" {
		list = append(list, nil)
	}
	return list
}

func (s *search) numbers(n, gap int, l *leaf) []int {
	list := append([]int{n + 1, n - 1, n + gap, n - gap, 0, 1, l.low, l.high}, s.mentioned(l)...)
	for i, v := range s.q.table.Form(s.act).Words {
		if first, _ := v.Range(); s.act.Words[i] >= first {
			list = append(list, s.act.Words[i], n+s.act.Words[i])
		}
	}
	for _, v := range l.values {
		if m, ok := v.(int); ok {
			list = append(list, m)
		}
	}
	return list
}

// mentioned are known numbers that stand beside a leaf in what is to blame.
func (s *search) mentioned(l *leaf) []int {
	var list []int
	for _, r := range s.blame {
		for _, other := range s.n.leaves(r) {
			n, ok := s.q.known[other].(int)
			if ok && other != l && len(list) < 12 && !slices.Contains(list, n) {
				list = append(list, n, n+1)
			}
		}
	}
	return list
}

// wholes lists values of an array or object: those of other positions, and this one
// with entries more or less. They share their entries with what they are made of.
func (s *search) wholes(l *leaf, now any, gap int) []any {
	var list []any
	old, _ := now.([]any)
	if len(old) > 0 {
		list = append(list, old[:len(old)-1], old[:max(0, len(old)-gap)], []any{})
	}
	if l.field.Kind == rules.ListField && len(l.field.Of) > 0 {
		for _, item := range s.entries(&l.field.Of[0]) {
			list = append(list, append(slices.Clone(old), item))
			for more := gap; more > 1; more /= 2 {
				list = append(list, append(slices.Clone(old), slices.Repeat([]any{item}, min(more, mostGap))...))
			}
		}
	}
	for _, sample := range s.q.samples.all[:min(12, len(s.q.samples.all))] {
		list = append(list, s.q.board(sample.tree()).get(l))
	}
	if l.field.Null != "" {
		list = append(list, nil)
	}
	return list
}

// entries are values of an array's entry, few ones.
func (s *search) entries(f *rules.Field) []any {
	list := valuesOf(f, len(s.q.table.Seats()))
	if f.Kind == rules.WordField {
		return list[:min(len(list), 6)]
	}
	return list
}
