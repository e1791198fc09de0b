package matches

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/rules"
)

// history is everything that happened in a match. What is played and what is read
// back go the same way: record by record through apply.
//
// Entries form a tree, the only one: what was taken back stays in it, and the line
// that stands leads from the start to the present. The table knows that line only.
type history struct {
	*heading
	table     rules.Table
	hands     *Hands
	chance    *Chance
	begun     bool    // the hands are dealt, if the app deals them
	turns     []turn  // turns[0] is the start
	line      []int32 // the turns that stand, the start first
	items     []item
	differs   []Difference
	sentences map[string]string // of moves
	gap       int32             // ms before the record that is applied now
	voids     int               // wrong moves of an imported transcript
	changes   []change          // what brought each revision
}

// turn is an entry in the tree.
type turn struct {
	act        rules.Act
	parent     int32
	first      int32 // the oldest child; 0: none
	last       int32 // the youngest child; 0: none
	sibling    int32 // the next younger child of the same parent; 0: none
	next       int32 // the child that redo goes to; 0: none
	depth      int32
	item       int32 // the line of the log that entered it last, from 1
	draws      int32 // the number of the latest app draw up to here
	agreed     bool
	unplayable bool // this version of the rules refuses it: the table stays where it was
}

// item is one line of the log.
type item struct {
	when  int64
	plain string
	more  *words // what a move does not have
	gap   int32  // ms since the event before; -1 where the clock was set back
	turn  int32  // the turn that it entered, or at which it was said
	draw  int32
	of    int32
	value int32
	kind  LineKind
	by    Origin
}

// words are the texts of a line that isn't a move.
type words struct {
	text      string // the position, the line, the note or the comment
	rule, why string
	reason    string
	comment   bool      // a comment of a transcript, kept as it was
	face      rules.Act // of a hidden draw, where it is known
	then      string
	now       string
}

func newHistory(h *heading, table rules.Table) *history {
	s := &history{heading: h, table: table, turns: make([]turn, 1), line: []int32{0}, sentences: map[string]string{}}
	c := &common{history: s}
	s.hands, s.chance = &Hands{common: c}, &Chance{common: c}
	return s
}

// expect makes room for the lines and changes that records will add.
func (s *history) expect(records []journal.Record) {
	lines, changes := 0, 0
	for _, r := range records {
		if isEvent(r.Kind) && r.Kind != kindUndo && r.Kind != kindRedo {
			lines++
		}
		if strings.IndexByte(changing, r.Kind) >= 0 {
			changes++
		}
	}
	s.items, s.changes = make([]item, 0, lines), make([]change, 0, changes)
}

// intern returns the sentence itself, or an equal one that is kept already, so that
// equal sentences share their memory.
func (s *history) intern(sentence string) string {
	if known, ok := s.sentences[sentence]; ok {
		return known
	}
	s.sentences[sentence] = sentence
	return sentence
}

// words writes a move as its record does: the seat's number and the move.
func (s *history) words(a rules.Act) string { return strconv.Itoa(a.Seat) + " " + s.table.Notation(a) }

// room makes sure that a transcript of the match stays within its limit when so many entries follow.
func (s *history) room(entries int) error {
	if len(s.line)-1+s.voids+entries > rules.MaxMoves {
		return ErrFull
	}
	return nil
}

// take reads the record of an event and applies it. It returns what is to be written: the record, and whether the game is over now
// where that changed.
func (s *history) take(r journal.Record, apply func() error) ([]journal.Record, error) {
	if err := s.append(r); err != nil {
		return nil, err
	}
	if err := apply(); err != nil {
		return nil, err
	}
	records := append([]journal.Record{r}, s.ended()...)
	for _, r := range records[1:] {
		if err := s.append(r); err != nil {
			return nil, err
		}
	}
	return records, nil
}

// ended is the record that says whether the game is over now, where that changed.
func (s *history) ended() []journal.Record {
	if over := s.table.Over(); over != s.over {
		return []journal.Record{record(kindOver, flag(over))}
	}
	return nil
}

func (s *history) at() int32 { return s.line[len(s.line)-1] }

// apply follows the record of one event. The heading has read its time.
func (s *history) apply(r journal.Record) error {
	s.deal()
	since, text, err := unstamp(r.Text)
	if err != nil {
		return err
	}
	s.gap = s.counted(since, s.rest)
	switch r.Kind {
	case kindEntered, kindDrawn, kindTimed:
		return s.applyMove(r.Kind, text)
	case kindAgreed:
		return s.applyAgreed(text)
	case kindUndo:
		return s.applyUndo()
	case kindRedo:
		return s.applyRedo()
	case kindVoid, kindDispute:
		s.applyWrong(r.Kind, text)
	case kindNote, kindComment:
		s.add(item{kind: NoteLine, turn: s.at(), more: &words{text: text, comment: r.Kind == kindComment}})
	}
	return nil
}

// gapOf is a time as an item keeps it.
func gapOf(since int64) int32 { return int32(min(max(since, -1), math.MaxInt32)) }

func (s *history) add(i item) {
	i.when, i.gap = s.touched, s.gap
	s.items = append(s.items, i)
}

// moveRecord is a record of a move, taken apart.
type moveRecord struct {
	item
	line string // "SEAT: VERB ARGS"
}

func readMove(kind byte, text string) (m moveRecord, err error) {
	switch kind {
	case kindDrawn:
		var numbers string
		numbers, text, _ = strings.Cut(text, " ")
		m.by = Drawn
		var draw, of, value int32 // not those of m, which would be on the heap for every move then
		if _, err = fmt.Sscanf(numbers, "%d/%d/%d", &draw, &of, &value); err != nil {
			return m, fmt.Errorf("%q isn't a draw", numbers)
		}
		m.draw, m.of, m.value = draw, of, value
	case kindTimed:
		var number string
		number, text, _ = strings.Cut(text, " ")
		m.by = Timed
		n, err := strconv.ParseInt(number, 10, 32)
		if err != nil {
			return m, fmt.Errorf("%q isn't a number of an event", number)
		}
		m.draw = int32(n)
	}
	seat, move, _ := strings.Cut(text, " ")
	if seat == "0" {
		seat = "table"
	}
	m.line = seat + ": " + move
	return m, nil
}

// applyMove makes a recorded move. One that this version of the rules refuses
// stays in the log as what it was, and the table stays where it is.
func (s *history) applyMove(kind byte, text string) error {
	m, err := readMove(kind, text)
	if err != nil {
		return err
	}
	s.chance.made(&m.item)
	a, err := s.table.Read(m.line)
	if err != nil {
		s.addUnplayable(m, err.Error(), string(rules.Unreadable))
		return nil
	}
	if rule := s.table.Judge(a); rule != "" {
		s.addUnplayable(m, s.intern(s.table.Sentence(a)), rule)
		return nil
	}
	s.make(m.item, a)
	return nil
}

// applyJudged makes a move that was judged, without reading its record.
func (s *history) applyJudged(since int64, i item, a rules.Act) {
	s.gap = s.counted(since, s.rest)
	s.chance.made(&i)
	s.make(i, a)
}

// make makes a legal move and adds its line.
func (s *history) make(i item, a rules.Act) {
	i.plain = s.intern(s.table.Sentence(a))
	s.hands.follow(&i, a)
	fists := s.hands.closedBidsAfter(a.Seat)
	s.table.Play(a)
	i.turn = s.enter(turn{act: a})
	s.enterItem(i)
	s.hands.restoreClosedBids(fists)
}

// enterItem adds the line of a turn that was just entered.
func (s *history) enterItem(i item) {
	s.add(i)
	t := &s.turns[i.turn]
	t.item = int32(len(s.items))
	t.draws = s.turns[t.parent].draws
	if i.by == Drawn {
		t.draws = max(t.draws, i.draw)
	}
}

func (s *history) addUnplayable(m moveRecord, plain, now string) {
	m.plain = plain
	m.more = &words{text: m.line, then: string(rules.Legal), now: now}
	m.turn = s.enter(turn{unplayable: true})
	s.enterItem(m.item)
	s.differ(m.more)
}

func (s *history) differ(w *words) {
	s.differs = append(s.differs, Difference{Line: len(s.items), Text: w.text, Then: w.then, Now: w.now})
}

// enter goes to the turn that an entry leads to: along the branch where the same move
// was made before, or along a new one.
func (s *history) enter(t turn) int32 {
	at := s.at()
	to := s.child(at, t)
	if to == 0 {
		to = int32(len(s.turns))
		t.parent, t.depth = at, s.turns[at].depth+1
		s.turns = append(s.turns, t)
		parent := &s.turns[at]
		if parent.first == 0 {
			parent.first = to
		} else {
			s.turns[parent.last].sibling = to
		}
		parent.last = to
	}
	s.turns[at].next = to
	s.line = append(s.line, to)
	s.changed(Made, to)
	return to
}

// child finds the turn behind another that makes the same move; 0: there is none.
func (s *history) child(at int32, t turn) int32 {
	if t.agreed || t.unplayable {
		return 0
	}
	for to := s.turns[at].first; to != 0; to = s.turns[to].sibling {
		if c := &s.turns[to]; c.act == t.act && !c.agreed && !c.unplayable {
			return to
		}
	}
	return 0
}

func (s *history) applyAgreed(text string) error {
	position, reason, _ := strings.Cut(text, "\t")
	w := &words{text: position, reason: reason}
	i := item{kind: AgreedLine, more: w}
	s.hands.open.AgreeWith([]byte(position), s.table)
	err := s.table.Agree([]byte(position))
	if err != nil {
		w.then, w.now = string(rules.Agreed), string(rules.Unreadable)
		w.why = err.Error()
	}
	i.turn = s.enter(turn{agreed: true, unplayable: err != nil})
	s.enterItem(i)
	if err != nil {
		s.differ(w)
	}
	return nil
}

var errNoWay = errors.New("there is no entry to go to")

func (s *history) applyUndo() error {
	at := s.at()
	if at == 0 {
		return errNoWay
	}
	s.line = s.line[:len(s.line)-1]
	s.changed(TakenBack, at)
	if !s.turns[at].unplayable {
		s.table.Undo()
		if s.hands.open.Table != nil {
			s.hands.open.Undo()
		}
	}
	return nil
}

func (s *history) applyRedo() error {
	to := s.turns[s.at()].next
	if to == 0 {
		return errNoWay
	}
	s.line = append(s.line, to)
	s.changed(MadeAgain, to)
	s.replay(to)
	return nil
}

// replay makes an entry again that was taken back.
func (s *history) replay(turn int32) {
	t := &s.turns[turn]
	i := &s.items[t.item-1]
	switch {
	case t.unplayable:
	case t.agreed:
		s.hands.open.AgreeWith([]byte(i.more.text), s.table)
		_ = s.table.Agree([]byte(i.more.text)) // it was accepted when it was entered
	default:
		a, hidden := t.act, i.more != nil && i.more.face != (rules.Act{})
		if hidden {
			a = i.more.face
		}
		if s.hands.open.Table != nil {
			s.hands.open.Follow(s.table, a, hidden, true)
		}
		s.table.Play(t.act) // it was legal when it was entered
	}
}

// applyWrong adds a line that was no legal move. For an imported one it judges whether
// it still is none.
func (s *history) applyWrong(kind byte, text string) {
	rule, rest, _ := strings.Cut(text, "\t")
	why, line, _ := strings.Cut(rest, "\t")
	w := &words{text: line, rule: rule, why: why}
	s.add(item{kind: DisputeLine, turn: s.at(), more: w})
	if kind != kindVoid {
		return
	}
	s.items[len(s.items)-1].kind = VoidLine
	s.voids++
	w.then = rule
	if w.now = s.verdict(line); w.now == w.then {
		w.then, w.now = "", ""
		return
	}
	s.differ(w)
}

// verdict is what the referee says of a line now: "legal", "unreadable" or the
// rule that it breaks.
func (s *history) verdict(line string) string {
	if position, agreed := strings.CutPrefix(line, "="); agreed {
		if len(s.table.Faults([]byte(position))) == 0 {
			return string(rules.Agreed)
		}
		return string(rules.Unreadable)
	}
	a, err := s.table.Read(line)
	if err != nil {
		return string(rules.Unreadable)
	}
	if rule := s.table.Judge(a); rule != "" {
		return rule
	}
	return string(rules.Legal)
}
