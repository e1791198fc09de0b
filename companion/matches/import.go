package matches

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/seatnames"
	"tablekeeper/companion/rules"
)

// ErrStopped is the error of what was stopped while it reported its progress.
var ErrStopped = errors.New("stopped")

// reportEvery is how many lines an import judges between two reports.
const reportEvery = 50

// Import makes a match of a .table file, in memory (see Kept.In). Moves that are illegal or
// can't be read are kept in the log as marked lines that changed nothing, comments as notes.
// An empty name takes the one of the file. Progress, if not nil, is called now and then with
// the number of moves judged; false stops with ErrStopped. Doubts are sentences about what
// the file says of the draws; the error is the reason why it isn't a transcript.
func (d Device) Import(data []byte, name string, progress func(done, total int) bool) (m *Match, doubts []string, err error) {
	return d.bring(data, name, progress, nil)
}

// bring imports a transcript; of is the match that it is an export of, where that is
// known here.
func (d Device) bring(
	data []byte, name string, progress func(done, total int) bool, of *history,
) (m *Match, doubts []string, err error) {
	t, err := rules.ReadTranscript(data)
	if err != nil {
		return nil, nil, err
	}
	claims := fairness.ReadClaims(t, data)
	table, err := d.table(t)
	if err != nil {
		return nil, nil, err
	}
	if err := seatnames.Check(table.Seats()); err != nil {
		return nil, nil, err
	}
	if name, err = properName(firstOf(name, fittingName(t.Value(headerName)), table.Game().Title)); err != nil {
		return nil, nil, err
	}
	in := &importer{table: table.Fork(), moves: t.Moves, drawn: claims.Drawn, timed: claims.Timed, progress: progress}
	if err := in.readAll(data); err != nil {
		return nil, nil, err
	}
	late := promiseRecords(claims.Seeds, claims.Timers)
	if of != nil {
		if late, err = d.keptChance(of); err != nil {
			return nil, nil, err
		}
	}
	if m, err = d.begin(claims.Rest, table, name, &beginning{late: late, history: in.records}); err != nil {
		return nil, nil, err
	}
	if m.history.hands.unknownFaces > 0 {
		claims.Doubts = append(claims.Doubts, untoldText)
	}
	return m, claims.Doubts, nil
}

// fittingName makes the name that a file gives to its match one that matches can
// have: such a header means nothing to the rules and refuses no file.
func fittingName(text string) string {
	name := []rune(rules.OneLine(text))
	return strings.TrimSpace(string(name[:min(len(name), longestTitle)]))
}

const untoldText = "The cards that were drawn hidden are not in the file: only the device that drew them knows them, until the match is over."

// promiseRecords are the records of seals, of the draws and of the timer.
func promiseRecords(seeds, timers fairness.Promises) []journal.Record {
	return append(sealRecords(seeds, kindSeed, kindPromise), sealRecords(timers, kindTimerSeed, kindTimerVow)...)
}

func sealRecords(list fairness.Promises, known, unknown byte) []journal.Record {
	var records []journal.Record
	for _, p := range list {
		if p.Known {
			records = append(records, record(known, fmt.Sprintf("%d %s", p.From, p.Seed)))
		} else {
			records = append(records, record(unknown, fmt.Sprintf("%d %s", p.From, p.Commitment)))
		}
		for _, line := range p.Mixed {
			records = append(records, record(kindMix, line))
		}
	}
	return records
}

// importer judges the lines of a transcript and makes records of them.
type importer struct {
	table    rules.Table
	drawn    bool // what comes after the moves of the app's draws is believed
	timed    bool // what comes after those of its timer
	moves    []rules.Move
	progress func(done, total int) bool
	records  []journal.Record
	reason   string // the comment before, if it may be the reason of an agreed position
}

func (in *importer) add(kind byte, text string) {
	in.records = append(in.records, record(kind, stamp(0, text)))
}

func (in *importer) readAll(data []byte) error {
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	number, move := 0, 0
	for raw := range bytes.Lines(data) {
		number++
		text := strings.Trim(strings.TrimSuffix(strings.TrimSuffix(string(raw), "\n"), "\r"), " \t")
		switch {
		case move < len(in.moves) && in.moves[move].Number == number:
			if move%reportEvery == 0 && in.progress != nil && !in.progress(move, len(in.moves)) {
				return ErrStopped
			}
			in.readMove(in.moves[move], text)
			move++
		case text != "" && text[0] == '#':
			in.flushReason()
			in.readComment(rules.OneLine(text[1:]))
		}
	}
	in.flushReason()
	if in.progress != nil && !in.progress(len(in.moves), len(in.moves)) {
		return ErrStopped
	}
	return nil
}

// readComment keeps a comment as what an export writes it for. The reason of an
// agreed position waits for the position.
func (in *importer) readComment(text string) {
	if reason, ok := strings.CutPrefix(text, sayAgreed); ok {
		in.reason = reason
		return
	}
	if note, ok := strings.CutPrefix(text, sayNote); ok && note != "" {
		in.add(kindNote, note)
		return
	}
	if asked, ok := strings.CutPrefix(text, sayAsked); ok {
		rule, rest, _ := strings.Cut(asked, ` "`)
		if line, why, whole := strings.Cut(rest, `"`); whole && rule != "" {
			in.add(kindDispute, rule+"\t"+strings.TrimSpace(why)+"\t"+line)
			return
		}
	}
	if text != "" {
		in.add(kindComment, text)
	}
}

// flushReason keeps a reason that no position followed.
func (in *importer) flushReason() {
	if in.reason != "" {
		in.add(kindComment, sayAgreed+in.reason)
		in.reason = ""
	}
}

func (in *importer) readMove(m rules.Move, whole string) {
	if m.Agreed {
		in.readAgreed(m)
		return
	}
	in.flushReason()
	comment := m.Comment(whole)
	j := rules.JudgeMove(in.table, m)
	switch j.Verdict {
	case rules.Illegal:
		in.add(kindVoid, j.Rule+"\t"+rules.OneLine(j.Why.In(nil))+"\t"+m.Text)
	case rules.Unreadable:
		in.add(kindVoid, string(rules.Unreadable)+"\t"+rules.OneLine(j.Unread.Error())+"\t"+m.Text)
	default:
		comment = in.saveMove(j, comment)
	}
	if comment != "" {
		in.readComment(comment)
		in.flushReason()
	}
}

// saveMove adds a legal move and returns the comment that is left of it.
func (in *importer) saveMove(j rules.Judged, comment string) string {
	words := fmt.Sprintf("%d %s", j.Act.Seat, j.Move)
	if n, value, of, ok := fairness.ReadDraw(comment); ok && in.drawn && (value == fairness.FaceUnknown) == in.table.Unseen(j.Act) {
		in.add(kindDrawn, fmt.Sprintf("%d/%d/%d %s", n, of, value, words))
		return ""
	}
	if n, ok := fairness.ReadEvent(comment); ok && in.timed && j.Act.Seat == 0 {
		in.add(kindTimed, fmt.Sprintf("%d %s", n, words))
		return ""
	}
	in.add(kindEntered, words)
	return comment
}

func (in *importer) readAgreed(m rules.Move) {
	reason := in.reason
	in.reason = ""
	if j := rules.JudgeMove(in.table, m); j.Verdict != rules.Agreed {
		if reason != "" {
			in.add(kindComment, sayAgreed+reason)
		}
		in.add(kindVoid, string(rules.Unreadable)+"\t"+rules.OneLine(j.Unread.Error())+"\t="+m.Text)
		return
	}
	in.add(kindAgreed, string(in.table.State())+"\t"+reason)
}

func firstOf(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}
