package matches

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// heading is what of a match is known without its rulebook.
type heading struct {
	started, touched int64
	headers          rules.Transcript // its headers only
	rulesVersion     string
	name             string
	archived, over   bool
	deleted          int64
	draws, private   bool
	ahead            int // the greatest number of a draw that was shown before it was made
	seeds, timers    fairness.Promises
	standing         int // moves and agreed positions that stand
	clock            bool
	pause            pause
	rest             int64 // ms of the time before the event that was read last, in which the match rested
	timer            []string
	acts             []act // of several entries, as they were played or taken back
}

// readHeading reads all records; those of events are only counted.
func readHeading(records []journal.Record) (*heading, error) {
	h := &heading{}
	if len(records) == 0 || records[0].Kind != kindMatch {
		return nil, errors.New("the file does not begin as a match does")
	}
	for i, r := range records {
		if err := h.read(r); err != nil {
			return nil, fmt.Errorf("record %d: %w", i+1, err)
		}
		h.count(r.Kind)
	}
	if len(h.headers.Headers) == 0 || h.headers.Headers[0].Key != "Game" {
		return nil, errors.New("the file does not say which game it is")
	}
	if h.rulesVersion == "" { // the last that every match begins with, but for its name
		return nil, errors.New("its beginning is not whole")
	}
	return h, nil
}

// count follows how many entries stand: undo and redo are only recorded where
// there was something to take back or to make again.
func (h *heading) count(kind byte) {
	switch kind {
	case kindEntered, kindDrawn, kindTimed, kindAgreed, kindRedo:
		h.standing++
	case kindUndo:
		h.standing--
	}
}

// append reads a record that is being saved, and counts it.
func (h *heading) append(r journal.Record) error {
	if err := h.read(r); err != nil {
		return err
	}
	h.count(r.Kind)
	return nil
}

func (h *heading) read(r journal.Record) (err error) {
	switch r.Kind {
	case kindMatch:
		format, started, _ := strings.Cut(r.Text, " ")
		if format != matchFormat {
			return fmt.Errorf("written as %q, which this program does not know", format)
		}
		h.started, err = strconv.ParseInt(started, 10, 64)
		h.touched = h.started
	case kindHeader:
		h.readHeader(r.Text)
	case kindRules:
		h.rulesVersion = r.Text
	case kindName:
		h.name = r.Text
	case kindArchived:
		h.archived = r.Text == "1"
	case kindDeleted:
		h.deleted, err = strconv.ParseInt(r.Text, 10, 64)
	case kindDraws:
		h.draws = r.Text == "1"
	case kindPrivate:
		h.private = r.Text == "1"
	case kindSeed, kindPromise:
		h.seeds, err = addPromise(h.seeds, r)
	case kindSeedAgain, kindTimerAgain:
		err = h.sealAgain(r)
	case kindMix:
		err = h.readMix(r.Text)
	case kindAhead:
		var n int
		n, err = strconv.Atoi(r.Text)
		h.ahead = max(h.ahead, n)
	case kindTimerSeed, kindTimerVow:
		h.timers, err = addPromise(h.timers, r)
	case kindOver:
		if h.over = r.Text == "1"; h.over {
			h.seeds.Reveal()
			h.timers.Reveal()
		}
	case kindTimer:
		h.timer = append(h.timer, r.Text)
	case kindRest:
		err = h.readRest(r.Text)
	case kindAct:
		err = h.readAct(r.Text)
	case kindFist: // the history follows it
	default:
		return h.readTime(r)
	}
	return err
}

func (h *heading) readTime(r journal.Record) error {
	if !isEvent(r.Kind) {
		return fmt.Errorf("no kind of record is called %q", r.Kind)
	}
	since, _, err := unstamp(r.Text)
	h.touched += since
	h.rest, _ = h.pause.until(h.touched)
	h.pause = pause{}
	return err
}

// readHeader adds a header. Behind the record of the rulebook's version the match
// has begun: there a header takes the place of an earlier one of its key.
func (h *heading) readHeader(text string) {
	key, value, _ := strings.Cut(text, " ")
	if key == HeaderClock {
		h.clock = value != ""
	}
	list := h.headers.Headers
	at := slices.IndexFunc(list, func(old rules.Header) bool { return old.Key == key })
	if at < 0 || h.rulesVersion == "" {
		h.headers.Add(key, value)
		return
	}
	list[at].Text = value
}

func addPromise(list fairness.Promises, r journal.Record) (fairness.Promises, error) {
	from, text, _ := strings.Cut(r.Text, " ")
	n, err := strconv.Atoi(from)
	if alone := r.Kind == kindSeed || r.Kind == kindPromise; err != nil || n < fairness.StartAlone || n == fairness.StartAlone && !alone {
		return list, fmt.Errorf("%q isn't a number of a draw", from)
	}
	p := fairness.Promise{From: n, Commitment: text}
	if r.Kind != kindPromise && r.Kind != kindTimerVow {
		if p.Seed, err = chance.ParseSeed(text); err != nil {
			return list, err
		}
		p.Commitment, p.Known = p.Seed.Commitment(), true
	}
	return append(list, p), nil
}

// header is the value of the first header with a key, or "".
func (h *heading) header(key string) string { return h.headers.Value(key) }
