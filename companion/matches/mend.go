package matches

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/rules"
)

// Mend makes of what was recovered of a damaged match a history that can be applied:
// a note says where lines are lost, and what can't be followed behind it without them
// becomes a note too. From the first move behind a gap that is not possible no other is
// made, up to the next position that was agreed on: half of the moves would lead to a
// position that never was. Nothing that was entered before a gap is taken back or made
// again behind it, for nobody knows any more what was meant.
func (d Device) Mend(records []journal.Record, damage *journal.Damage) ([]journal.Record, error) {
	if len(damage.Gaps)+len(damage.Fixed) == 0 {
		return records, nil
	}
	begins := 1 + slices.IndexFunc(records, func(r journal.Record) bool { return r.Kind == kindRules })
	if len(damage.Gaps) > 0 && damage.Gaps[0].After < begins || begins == 0 {
		return nil, fmt.Errorf("this match can't be read: its beginning is damaged, from line %d of the file on", damage.Line)
	}
	h, err := readHeading(records[:begins])
	if err != nil {
		return nil, fmt.Errorf("this match can't be read: %w", err)
	}
	table, err := d.table(&h.headers)
	if err != nil {
		return nil, fmt.Errorf("this match can't be set up: %w", err)
	}
	w := &mender{history: newHistory(&heading{}, table)}
	gaps, fixed := damage.Gaps, damage.Fixed
	for i, r := range records {
		for ; len(gaps) > 0 && gaps[0].After == i; gaps = gaps[1:] {
			w.lose(gaps[0])
		}
		if len(fixed) > 0 && fixed[0].Record == i {
			w.fixed, fixed = fixed[0].Line, fixed[1:]
		}
		w.goOn(r)
		w.fixed = 0
	}
	for _, gap := range gaps {
		w.lose(gap)
	}
	if text := w.history.lostSeals(); text != "" {
		w.add(record(kindNote, stamp(0, text)))
	}
	return w.records, nil
}

// lostSeals says that draws of the app have lost their seal, or what was mixed into it.
func (s *history) lostSeals() string {
	for _, i := range s.items {
		if i.by != Drawn || i.draw < 1 || i.of < 1 {
			continue
		}
		p, ok := s.seeds.For(int(i.draw))
		unlike := p.Known && i.more == nil && i.value >= 0 && p.Draw(int(i.draw), int(i.of)) != int(i.value)
		if !ok || unlike {
			return "The seal of the app's draws, or what was mixed into it, was among what is lost: not all draws can be checked."
		}
	}
	if s.draws && len(s.seeds) == 0 {
		return "The seal of the app's draws was among what is lost: the app makes a new one before it draws."
	}
	return ""
}

// mender follows the records of a damaged match.
type mender struct {
	history *history
	records []journal.Record
	lost    bool  // a gap stands before
	fixed   int   // the line of the record that is followed now, if it was put right
	stopped bool  // something behind it was not possible
	turns   int32 // how many entries of the tree stood before the latest gap
}

// lose notes a gap in the history.
func (w *mender) lose(gap journal.Gap) {
	w.lost, w.turns = true, int32(len(w.history.turns))
	w.add(record(kindNote, stamp(0, "Lost here: "+gap.Lines()+" of the damaged file. What follows was recovered.")))
}

// goOn adds a record, or a note of what it was. One that was put right and says
// nothing possible is lost.
func (w *mender) goOn(r journal.Record) {
	if r.Kind == kindAct && w.lost { // it counts lines that have other numbers now
		return
	}
	why := ""
	if isEvent(r.Kind) && (w.lost || w.fixed > 0) {
		why = w.refused(r)
	}
	switch {
	case w.fixed > 0 && !w.lost && (why != "" || (&heading{}).read(r) != nil):
		w.stopped = false
		w.lose(journal.Gap{First: w.fixed, Last: w.fixed})
		return
	case why != "":
		since, _, _ := unstamp(r.Text) // it was read before
		r = record(kindNote, stamp(since, rules.OneLine(why)))
	}
	w.add(r)
}

func (w *mender) add(r journal.Record) {
	if w.history.read(r) != nil {
		return // nothing that this program writes
	}
	w.history.count(r.Kind)
	if isEvent(r.Kind) {
		_ = w.history.apply(r) // what it refuses, the replay reports
	}
	w.records = append(w.records, r)
}

// refused reports what a record behind a gap was, if it can't be followed, else "".
func (w *mender) refused(r journal.Record) string {
	_, text, err := unstamp(r.Text)
	if err != nil {
		return "Recovered, but can't be read: " + r.Text
	}
	s, what := w.history, ""
	switch r.Kind {
	case kindEntered, kindDrawn, kindTimed:
		m, err := readMove(r.Kind, text)
		if err == nil && !w.stopped {
			err = s.judge(m.line)
		}
		w.stopped = w.stopped || err != nil
		what = s.named(m.line)
	case kindAgreed:
		position, reason, _ := strings.Cut(text, "\t")
		w.stopped = len(s.table.Faults([]byte(position))) > 0
		w.turns = int32(len(s.turns)) + 1
		what = "agreed position, " + reason
	case kindUndo:
		w.stopped = w.stopped || s.at() < w.turns
		what = "something was taken back"
	case kindRedo:
		w.stopped = w.stopped || s.turns[s.at()].next < max(w.turns, 1)
		what = "something was made again"
	}
	if what == "" || !w.stopped {
		return ""
	}
	return "Recovered, not played: " + what
}

// judge reports why a line isn't a legal move now.
func (s *history) judge(line string) error {
	a, err := s.table.Read(line)
	if err != nil {
		return err
	}
	if rule := s.table.Judge(a); rule != "" {
		return errors.New(rule)
	}
	return nil
}
