package rules

// Verdict is what the referee says of one line of a transcript.
type Verdict string

// The verdicts of NOTATION 2.
const (
	Legal      Verdict = "legal"
	Illegal    Verdict = "illegal"
	Unreadable Verdict = "unreadable"
	Agreed     Verdict = "agreed"
)

// Judged is a line of a transcript with its verdict.
type Judged struct {
	Line    int
	Verdict Verdict
	// Act is the move; it means nothing for an unreadable line or an agreed position.
	Act Act
	// Move is the normalised move without the seat; "" for an unreadable line.
	Move string
	// Ruling is the referee's answer on an illegal move.
	Ruling
	// Unread says why a line is unreadable.
	Unread error
}

// JudgeMove judges one line of a transcript from the table's position and
// carries it out if it is legal or agreed.
func JudgeMove(t Table, m Move) Judged {
	j := Judged{Line: m.Number}
	if m.Agreed {
		if j.Verdict, j.Unread = Agreed, t.Agree([]byte(m.Text)); j.Unread != nil {
			j.Verdict = Unreadable
		}
		return j
	}
	if j.Act, j.Unread = t.Read(m.Text); j.Unread != nil {
		j.Verdict = Unreadable
		return j
	}
	j.Verdict, j.Move = Legal, t.Notation(j.Act)
	if t.Play(j.Act) != "" {
		j.Verdict, j.Ruling = Illegal, t.Explain(j.Act)
	}
	return j
}
