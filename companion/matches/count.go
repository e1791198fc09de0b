package matches

import (
	"cmp"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// Statistics are the numbers of the match.
func (m *Match) Statistics() Statistics {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.story
	var c Statistics
	c.Moves = len(s.line) - 1
	s.countVerbs(&c)
	s.countTime(&c)
	c.Outcomes = s.countOutcomes()
	for i := range s.items {
		it := &s.items[i]
		switch it.kind {
		case MoveLine, AgreedLine:
			if !s.stands(it.turn) || s.turns[it.turn].item != int32(i+1) {
				c.Undone++
			}
		case VoidLine, DisputeLine:
			c.Disputed++
		case NoteLine:
			if it.more.comment && strings.HasPrefix(it.more.text, sayBack) {
				c.Undone++ // of an imported match
			}
		}
	}
	return c
}

// countVerbs counts the moves that stand by the first form of their verb.
func (s *story) countVerbs(c *Statistics) {
	seats := len(s.table.Seats())
	counts := map[string]*VerbCount{}
	for _, turn := range s.line[1:] {
		t := &s.turns[turn]
		if t.agreed || t.ghost {
			continue
		}
		name := s.verbName(t.act)
		v := counts[name]
		if v == nil {
			v = &VerbCount{Verb: name, BySeat: make([]int, seats+1)}
			counts[name] = v
		}
		v.Count++
		v.BySeat[t.act.Seat]++
	}
	for _, v := range counts {
		c.Verbs = append(c.Verbs, *v)
	}
	slices.SortFunc(c.Verbs, func(a, b VerbCount) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Verb, b.Verb))
	})
}

// verbName is the verb of a move without its words.
func (s *story) verbName(a rules.Act) string {
	text := s.table.Notation(a)
	for range s.wordsOf(a.Verb) {
		text = text[:strings.LastIndexByte(text, ' ')]
	}
	return text
}

func (s *story) wordsOf(verb int) []*rules.Vocabulary {
	for _, f := range s.table.Forms() {
		if f.Verb == verb {
			return f.Words
		}
	}
	return nil
}

// countTime gives each seat the gaps before its entries. A gap longer than
// BreakAfter is a break of the table; one before what the app drew or the timer
// brought still is the time of the seat that let it. Undo and notes end a gap that
// is nobody's.
func (s *story) countTime(c *Statistics) {
	c.Thinking = make([]Thinking, len(s.table.Seats()))
	for n := range c.Thinking {
		c.Thinking[n].Seat = n + 1
	}
	for i := range s.items {
		it := &s.items[i]
		gap := int64(it.gap)
		if gap > BreakAfter {
			c.Breaks++
			c.BreakTime += gap
			continue
		}
		if it.kind != MoveLine || gap <= 0 {
			continue
		}
		if seat, _ := s.moveText(it); seat > 0 {
			c.Thinking[seat-1].Moves++
			c.Thinking[seat-1].Time += gap
		}
	}
}
