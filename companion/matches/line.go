package matches

import (
	"strings"

	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// stands reports whether a turn is on the line that stands.
func (s *history) stands(turn int32) bool {
	depth := int(s.turns[turn].depth)
	return depth < len(s.line) && s.line[depth] == turn
}

// lineOf builds a line of the log, from 1.
func (s *history) lineOf(number int) LogLine {
	i := &s.items[number-1]
	l := LogLine{Number: number, Kind: i.kind, Sentence: i.plain, When: i.when, Gap: int64(i.gap), By: i.by, Draw: int(i.draw)}
	if i.kind != MoveLine {
		s.fill(&l, i.more)
	} else {
		l.Seat, l.Text = s.moveText(i)
		l.Hidden = i.by == Drawn && s.unseen(i)
	}
	if i.more != nil {
		l.Now = i.more.now
	}
	if i.kind == MoveLine || i.kind == AgreedLine {
		t := &s.turns[i.turn]
		if l.Undone = t.item != int32(number) || !s.stands(i.turn); !l.Undone {
			l.Move = int(t.depth)
		}
	}
	return l
}

// moveText is the seat and the text of a move.
func (s *history) moveText(i *item) (seat int, text string) {
	if !s.turns[i.turn].unplayable {
		a := s.turns[i.turn].act
		return a.Seat, s.table.Notation(a)
	}
	who, text, _ := strings.Cut(i.more.text, ": ")
	for n := range len(s.table.Seats()) + 1 {
		if who == rules.SeatWord(n) {
			seat = n
		}
	}
	return seat, text
}

// unseen reports whether a move drew a card whose face nobody was shown. Of a move
// that this version of the rules refuses the number of the draw says so.
func (s *history) unseen(i *item) bool {
	if t := &s.turns[i.turn]; !t.unplayable {
		return s.table.Unseen(t.act)
	}
	return i.value == fairness.FaceUnknown
}

func (s *history) fill(l *LogLine, w *words) {
	l.Text, l.Sentence, l.Rule, l.Why, l.Reason = w.text, w.text, w.rule, w.why, w.reason
	l.Back = w.comment && strings.HasPrefix(w.text, sayBack)
	switch l.Kind {
	case AgreedLine:
		l.Sentence = "Agreed position"
	case VoidLine, DisputeLine:
		if a, err := s.table.Read(w.text); err == nil {
			l.Asked, l.Seat, l.Text, l.Sentence = &a, a.Seat, s.table.Notation(a), s.table.Sentence(a)
		}
		if w.rule == string(rules.Unreadable) || w.rule == string(rules.Legal) {
			l.Rule = ""
		}
	}
}

// mover steps a table of its own to any turn, for looking back.
type mover struct {
	table rules.Table
	at    int32
}

// to goes back to where the two ways part and on from there.
func (v *mover) to(s *history, turn int32) {
	var way []int32
	a, b := v.at, turn
	for a != b {
		if s.turns[a].depth > s.turns[b].depth {
			if !s.turns[a].unplayable {
				v.table.Undo()
			}
			a = s.turns[a].parent
			continue
		}
		way = append(way, b)
		b = s.turns[b].parent
	}
	for i := len(way) - 1; i >= 0; i-- {
		v.step(s, way[i])
	}
	v.at = turn
}

func (v *mover) step(s *history, turn int32) {
	t := &s.turns[turn]
	switch {
	case t.unplayable:
	case t.agreed:
		_ = v.table.Agree([]byte(s.items[t.item-1].more.text)) // it was accepted when it was entered
	default:
		v.table.Play(t.act) // it was legal when it was entered
	}
}
