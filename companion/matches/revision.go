package matches

// ChangeKind is how a match came to a revision.
type ChangeKind uint8

// An entry is made, taken back, or made again.
const (
	Made ChangeKind = iota
	TakenBack
	MadeAgain
)

// Change is what brought a match from one revision to the next: the line of the log
// that was entered, taken back or made again.
type Change struct {
	Kind ChangeKind
	Line LogLine
}

// change is a Change as the history keeps it.
type change struct {
	kind ChangeKind
	turn int32
}

func (s *history) changed(kind ChangeKind, turn int32) {
	s.changes = append(s.changes, change{kind, turn})
	s.hands.closedBids = nil
}

// Revision counts the changes of the position since the beginning, undo and redo
// among them. It never goes back, and is the same again when the match is opened
// from its journal.
func (l *Log) Revision() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.history.changes)
}

// Changed is what came to pass at a revision, from 1 to Revision. It reports whether
// there is such a one.
func (l *Log) Changed(revision int) (Change, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if revision < 1 || revision > len(l.history.changes) {
		return Change{}, false
	}
	c := l.history.changes[revision-1]
	return Change{Kind: c.kind, Line: l.history.lineOf(int(l.history.turns[c.turn].item))}, true
}
