package tables

import (
	"encoding/json"
	"strings"
)

// The parts of a view, beside the log.
const (
	partYou    = "you"    // the own seat
	partTable  = "table"  // what the match is
	partSeats  = "seats"  // who sits where
	partHand   = "hand"   // the own cards
	partOffers = "offers" // what the app can draw for the own seat now
	partBids   = "bids"   // bids that are being made unseen
	partShown  = "shown"  // the bids that were shown last
	partMix    = "mix"    // parts of the seed that are being given
	partMixed  = "mixed"  // and were given
	partAsked  = "asked"  // what a seat asks the others
	partTimer  = "timer"
	partClocks = "clocks" // how long each player has decided
	partUnkept = "unkept" // the host's disk refuses: what is played is lost if the host ends now
)

// Table is what the match is.
type Table struct {
	Match   string `json:"match"`
	Draws   bool   `json:"draws,omitempty"`   // the app throws and draws
	Private bool   `json:"private,omitempty"` // into hands, for their players alone
	Looks   bool   `json:"looks,omitempty"`   // devices without a seat see the match
	Alone   bool   `json:"alone,omitempty"`   // every seat enters what no player does
}

// Seat is a seat as everybody sees it.
type Seat struct {
	Name    string `json:"n"`
	Claimed bool   `json:"c,omitempty"` // a device sits there
	Here    bool   `json:"h,omitempty"` // and is connected
	Twice   bool   `json:"t,omitempty"` // and two play it by its name: two devices or two windows
	Guarded bool   `json:"g,omitempty"` // no device sits there, and the host is asked before one does
	Wish    *Wish  `json:"w,omitempty"` // the device that asks for it; nil: none
}

// chances are the verbs with which the host can throw or draw now.
type chances struct {
	Own   []string `json:"own,omitempty"`
	Table []string `json:"table,omitempty"`
}

// You is what the host knows of this device.
type You struct {
	Seat    int    `json:"seat"`              // the own; 0: none
	Mark    string `json:"mark"`              // two words, by which people tell devices apart
	Asks    int    `json:"asks,omitempty"`    // the seat that it asks for
	Refused int    `json:"refused,omitempty"` // the seat that it asked for last and was not given
	Lost    int    `json:"lost,omitempty"`    // the seat that the host took from it
}

// push sends a line what has changed of its view.
func (h *Host) push(l *line) {
	own := h.seats.of(l.device)
	if p := l.news(&h.public, h.parts(own, l.device), own != Everybody || h.options.Spectators, own != Everybody); p != nil {
		h.lines.send(l, Tell{View: p})
	}
}

// news is what a line does not have yet of its view, which it has from then on; nil: nothing. Looks says whether it sees the match, and
// seated whether it has parts that nobody else has.
func (l *line) news(now *public, parts map[string]json.RawMessage, looks, seated bool) *Push {
	p := &Push{Whole: l.version == 0 || looks != l.looks || looks && l.version < now.version-1, Sum: sumOf("")}
	if p.Whole {
		l.parts = map[string]string{}
	}
	p.Parts = l.newParts(parts)
	changed := p.Whole || len(p.Parts) > 0
	if looks {
		p.Revision, p.Sum = now.revision, now.last.sum
		switch {
		case p.Whole:
			p.Add = logText(now.log)
		case l.version == now.version:
			p.Keep = len(now.log)
		default:
			p.Keep, p.Tail, p.Add = now.last.keep, now.last.tail, logText(now.last.add)
		}
		changed = changed || l.version != now.version || l.revision != p.Revision
	}
	if !changed {
		return nil
	}
	if seated {
		p.fill(parts)
	}
	l.version, l.revision, l.looks = now.version, now.revision, looks
	l.number++
	p.Number = l.number
	return p
}

// ownRoom is how much room what is for a seat alone takes in a view, in bytes, or a multiple of it.
const ownRoom = 1 << 10

// fill sends all that is for the seat alone with each view, and fills it up: who sees only how long messages are learns nothing of
// it, not even whether it has changed.
func (p *Push) fill(parts map[string]json.RawMessage) {
	length := 0
	for _, name := range []string{partHand, partOffers} {
		p.Parts[name] = json.RawMessage("null")
		if parts[name] != nil {
			p.Parts[name] = parts[name]
		}
		length += len(p.Parts[name])
	}
	p.Fill = strings.Repeat(" ", ownRoom-length%ownRoom)
}

// newParts are the parts that the line does not have yet; null for those that it has
// and that are gone.
func (l *line) newParts(all map[string]json.RawMessage) map[string]json.RawMessage {
	parts := map[string]json.RawMessage{}
	for name, value := range all {
		if l.parts[name] != string(value) {
			parts[name], l.parts[name] = value, string(value)
		}
	}
	for name := range l.parts {
		if all[name] == nil {
			parts[name] = json.RawMessage("null")
			delete(l.parts, name)
		}
	}
	return parts
}

// parts are the parts of the view of a seat. What is for that seat alone comes from
// see.go.
func (h *Host) parts(own int, device string) map[string]json.RawMessage {
	m := h.match
	all := map[string]json.RawMessage{
		partYou:   write(h.seats.you(own, device)),
		partTable: write(Table{Match: m.Name(), Draws: m.Draws(), Private: m.Hands().Private(), Looks: h.options.Spectators, Alone: h.options.Alone}),
		partSeats: write(h.seats.view()),
	}
	if own == Everybody && !h.options.Spectators {
		return all
	}
	add := func(name string, value json.RawMessage) {
		if len(value) > 0 {
			all[name] = value
		}
	}
	add(partHand, part(handOf(m, own)))
	if own != Everybody {
		o := chances{Own: offers(m, own)}
		if h.options.Alone {
			o.Table = offers(m, 0)
		}
		if len(o.Own)+len(o.Table) > 0 {
			add(partOffers, write(o))
		}
	}
	add(partBids, part(h.rounds.bids.view()))
	add(partShown, part(h.rounds.bidsShown))
	add(partMix, part(h.rounds.mix.view()))
	add(partMixed, part(h.rounds.mixed))
	add(partAsked, part(h.undoing.asked))
	add(partTimer, part(h.timer))
	add(partClocks, part(h.clocks))
	if h.match.Kept().Unsaved() != nil {
		add(partUnkept, write(true))
	}
	return all
}

// SetTimes shows everybody the timer and the clocks of the players if they have changed; nil: there is none.
func (h *Host) SetTimes(timer *Timer, clocks *Clocks) []Out {
	if h.timer.is(timer) && h.clocks.is(clocks) {
		return nil
	}
	h.timer, h.clocks, h.dirty = timer, clocks, true
	return h.flush()
}
