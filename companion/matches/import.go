package matches

import (
	"bytes"
	"fmt"
	"strings"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/seatnames"
)

// reportEvery is how many lines an import judges between two reports.
const reportEvery = 50

// Import makes a match of a .table file. Moves that are illegal or can't be read
// are kept in the log as marked lines that changed nothing, comments as notes. An
// empty name takes the one of the file. Progress, if not nil, is called now and
// then with the number of moves judged; false stops with ErrStopped and leaves
// nothing behind. With a *DiskFault the match is there too, in memory; another
// error is the reason why the file is no transcript.
func (l *Library) Import(data []byte, name string, progress func(done, total int) bool) (*Match, Report, error) {
	return l.bring(data, name, progress, nil)
}

// bring imports a transcript; of is the match that it is an export of, where that is
// known here.
func (l *Library) bring(data []byte, name string, progress func(done, total int) bool, of *history) (*Match, Report, error) {
	t, err := rules.ReadTranscript(data)
	if err != nil {
		return nil, Report{}, err
	}
	headers, late, doubt := ownHeaders(t, data)
	table, err := l.table(t)
	if err != nil {
		return nil, Report{}, err
	}
	if err := seatnames.Check(table.Seats()); err != nil {
		return nil, Report{}, err
	}
	if name, err = properName(firstOf(name, fittingName(firstHeader(t, headerName)), table.Game().Title)); err != nil {
		return nil, Report{}, err
	}
	in := &importer{table: table.Fork(), moves: t.Moves, progress: progress}
	if err := in.readAll(data); err != nil {
		return nil, Report{}, err
	}
	if of != nil {
		if late, err = l.keptChance(of); err != nil {
			return nil, Report{}, err
		}
	}
	m, err := l.begin(headers, table, name, &beginning{late: late, history: in.records})
	if m == nil {
		return nil, Report{}, err
	}
	if m.history.unknownFaces > 0 {
		doubt = append(doubt, untoldText)
	}
	return m, Report{Damage: doubt}, err
}

// fittingName makes the name that a file gives to its match one that matches can
// have: such a header means nothing to the rules and refuses no file.
func fittingName(text string) string {
	name := []rune(oneLine(text))
	return strings.TrimSpace(string(name[:min(len(name), longestTitle)]))
}

const untoldText = "The cards that were drawn hidden are not in the file: only the device that drew them knows them, until the match is over."

func firstHeader(t *rules.Transcript, key string) string {
	for _, line := range t.Values(key) {
		return line.Text
	}
	return ""
}

// ownHeaders takes out of the headers what an exported match wrote of chance,
// gives the records that say the same, and reports what of it can't be right.
func ownHeaders(t *rules.Transcript, data []byte) (rest *rules.Transcript, late []journal.Record, doubt []string) {
	version := firstHeader(t, headerChance)
	if version == chance.Version {
		p, err := readProof(t)
		if err != nil {
			doubt = append(doubt, "The proof of the draws is not in order: "+err.Error()+".")
		}
		seed, known := firstSeed(p.seeds)
		if given := firstHeader(t, headerDigest); given != "" && known && given != digest(t, data, seed) {
			doubt = append(doubt, changedText)
		}
		late = append(promiseRecords(p.seeds, kindSeed, kindPromise), promiseRecords(p.timers, kindTimerSeed, kindTimerVow)...)
	} else if version != "" {
		doubt = append(doubt, fmt.Sprintf("The draws were made as %q, which this program does not know.", version))
	}
	rest = &rules.Transcript{}
	for _, h := range t.Headers {
		if h.Key != headerSeed || version == "" {
			rest.Add(h.Key, h.Text)
		}
	}
	return rest, late, doubt
}

func promiseRecords(list []promise, known, unknown byte) []journal.Record {
	var records []journal.Record
	for _, p := range list {
		if p.known {
			records = append(records, record(known, fmt.Sprintf("%d %s", p.from, p.seed)))
		} else {
			records = append(records, record(unknown, fmt.Sprintf("%d %s", p.from, p.commitment)))
		}
		for _, line := range p.mixed {
			records = append(records, record(kindMix, line))
		}
	}
	return records
}

// importer judges the lines of a transcript and makes records of them.
type importer struct {
	table    rules.Table
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
			in.readComment(oneLine(text[1:]))
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
	comment := commentOf(whole, m)
	j := rules.JudgeMove(in.table, m)
	switch j.Verdict {
	case rules.Illegal:
		in.add(kindVoid, j.Rule+"\t"+oneLine(j.Why)+"\t"+m.Text)
	case rules.Unreadable:
		in.add(kindVoid, string(rules.Unreadable)+"\t"+oneLine(j.Unread.Error())+"\t"+m.Text)
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
	if n, value, of, ok := readDraw(comment); ok && (value == faceUnknown) == in.table.Unseen(j.Act) {
		in.add(kindDrawn, fmt.Sprintf("%d/%d/%d %s", n, of, value, words))
		return ""
	}
	if n, ok := readEvent(comment); ok && j.Act.Seat == 0 {
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
		in.add(kindVoid, string(rules.Unreadable)+"\t"+oneLine(j.Unread.Error())+"\t="+m.Text)
		return
	}
	in.add(kindAgreed, string(in.table.State())+"\t"+reason)
}
