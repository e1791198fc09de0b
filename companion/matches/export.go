package matches

import (
	"slices"
	"strings"

	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// The headers that a match writes itself, beside those of package fairness.
const (
	headerName  = "Name"
	headerStays = "ShownStays" // headerOn: what chance has shown is not taken back
)

// HeaderApp is the header of a match that says which seats the app plays, and how strongly: "2 search, 3 greedy". It comes along in
// every copy, and means nothing to the rules.
const HeaderApp = "AppPlays"

// headerOn is the value of a header that is a switch.
const headerOn = "on"

// isOwn reports whether the match itself writes a header.
func isOwn(key string) bool {
	return key == headerName || key == fairness.HeaderRules || fairness.IsOwn(key)
}

// isFree reports whether a header can be set while the match runs: it means
// nothing to the rules.
func isFree(key string) bool {
	if isOwn(key) || slices.Contains([]string{fairness.HeaderSetup, fairness.HeaderDeal, fairness.HeaderSeed, headerStays, ""}, key) {
		return false
	}
	return !slices.Contains([]string{"Game", "Seat", "Option", "Number", "Setup", "Box", "Position"}, key) &&
		strings.Trim(key, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-") == ""
}

// The comments of an exported match, behind "# ".
const (
	sayAgreed = "agreed: "     // before an agreed position: the reason
	sayNote   = "note: "       //
	sayBack   = "taken back: " // a move that does not stand
	sayAsked  = "asked: "      // GEN-2 "Ben: pass" ...   a disputed move between its verdict and the sentence
)

// Export writes the match as a .table file: the moves that stand, wrong moves of
// an imported transcript at their place, everything else as comments. Checked,
// it gives the same verdicts and the same end. Of a hidden draw it does not tell the number
// of cases before the match is over: where a hand holds cards that the app does not know
// beside those that it drew, that number depends on what was drawn, and a card that was not
// shown is told to nobody (NOTATION 5).
func (m *Match) Export() []byte {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.history.export(!m.history.over)
}

// export writes the match; closed keeps back the number of cases of hidden draws.
func (s *history) export(closed bool) []byte {
	return fairness.SealOff(s.headersOut(), s.body(closed), s.seeds, s.over)
}

// body are the lines of an export behind its headers.
func (s *history) body(closed bool) (out []byte) {
	groups := s.byTurn()
	for depth, turn := range s.line {
		if depth > 0 {
			out = s.appendTurn(out, turn, closed)
		}
		for _, i := range groups[depth] {
			out = s.appendItem(out, &s.items[i])
		}
	}
	return out
}

// headersOut are the headers with what the match adds to them.
func (s *history) headersOut() *rules.Transcript {
	t := &rules.Transcript{Headers: slices.Clone(s.headers.Headers)}
	t.Add(headerName, s.name)
	t.Add(fairness.HeaderRules, s.rulesVersion)
	fairness.AddHeaders(t, s.seeds, s.timers, s.over)
	return t
}

// byTurn groups the lines that aren't moves still standing by the turn after which
// they are written: the turn at which they were said, or at which what was taken
// back left the line. In each group they keep their order.
func (s *history) byTurn() [][]int {
	groups := make([][]int, len(s.line))
	for i := range s.items {
		it := &s.items[i]
		turn := it.turn
		if it.kind == MoveLine || it.kind == AgreedLine {
			if s.stands(turn) && s.turns[turn].item == int32(i+1) {
				continue
			}
			turn = s.turns[turn].parent
		}
		for !s.stands(turn) {
			turn = s.turns[turn].parent
		}
		depth := s.turns[turn].depth
		groups[depth] = append(groups[depth], i)
	}
	return groups
}

// appendTurn writes an entry that stands.
func (s *history) appendTurn(out []byte, turn int32, closed bool) []byte {
	i := &s.items[s.turns[turn].item-1]
	if i.kind == AgreedLine {
		if i.more.reason != "" {
			out = appendComment(out, sayAgreed+i.more.reason)
		}
		return append(out, "= "+i.more.text+"\n"...)
	}
	out = append(out, s.moveLine(i)...)
	switch i.by {
	case Drawn:
		value := int(i.value)
		if s.unseen(i) {
			value = fairness.FaceUnknown
		}
		out = append(out, "  # "+fairness.DrawComment(int(i.draw), value, int(i.of), closed)...)
	case Timed:
		out = append(out, "  # "+fairness.EventComment(int(i.draw))...)
	}
	return append(out, '\n')
}

// moveLine writes a move with the name of its seat.
func (s *history) moveLine(i *item) string {
	seat, text := s.moveText(i)
	if seat == 0 {
		return "table: " + text
	}
	return s.table.Seats()[seat-1] + ": " + text
}

// appendItem writes a line that isn't a standing entry.
func (s *history) appendItem(out []byte, i *item) []byte {
	switch i.kind {
	case MoveLine:
		return appendComment(out, sayBack+s.moveLine(i))
	case AgreedLine:
		return appendComment(out, sayBack+"agreed position "+i.more.reason)
	case NoteLine:
		if i.more.comment {
			return appendComment(out, i.more.text)
		}
		return appendComment(out, sayNote+i.more.text)
	case VoidLine:
		if s.stands(i.turn) {
			out = append(out, i.more.text...)
			if strings.HasSuffix(i.more.text, "\r") {
				out = append(out, ' ') // else it would be read as a part of the line's end
			}
			return append(out, '\n')
		}
		return appendComment(out, sayBack+rules.OneLine(i.more.text))
	}
	return appendComment(out, sayAsked+i.more.rule+` "`+s.named(i.more.text)+`" `+i.more.why)
}

// appendComment writes a comment, cut off where a transcript's line would be too
// long.
func appendComment(out []byte, text string) []byte {
	if most := rules.MaxLine - len("# "); len(text) > most {
		text = strings.ToValidUTF8(text[:most], "")
	}
	return append(append(append(out, "# "...), strings.TrimRight(text, " ")...), '\n')
}

// named writes a disputed move with the name of its seat, if it can be read.
func (s *history) named(line string) string {
	a, err := s.table.Read(line)
	if err != nil || a.Seat == 0 {
		return line
	}
	return s.table.Seats()[a.Seat-1] + ": " + s.table.Notation(a)
}
