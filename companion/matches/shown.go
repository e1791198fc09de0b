package matches

import (
	"bytes"
	"fmt"

	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// Shown is a match of another device as its export has it: to be read only, and kept
// nowhere here.
type Shown struct {
	*Match
	text []byte // the export
	in   *importer
}

// elsewhere is why a shown match can't be changed here.
const elsewhere = "The match is kept on another device."

// Show reads the export of a match that another device keeps.
// Find gives the game of a key. The error says why the export is none.
func Show(find func(key string) (*rules.Game, bool), export []byte) (*Shown, error) {
	d := Device{Find: find, Now: func() int64 { return 0 }}
	t, err := rules.ReadTranscript(export)
	if err != nil {
		return nil, err
	}
	claims := fairness.ReadClaims(t, export)
	table, err := d.table(claims.Rest)
	if err != nil {
		return nil, err
	}
	if now, then := table.Game().Version, t.Value(fairness.HeaderRules); then != now {
		return nil, &OtherRules{Game: table.Game().Title, There: then, Here: now}
	}
	in := &importer{table: table.Fork(), moves: t.Moves, drawn: claims.Drawn, timed: claims.Timed}
	if err := in.readAll(export); err != nil {
		return nil, err
	}
	name := firstOf(fittingName(t.Value(headerName)), table.Game().Title)
	begun := &beginning{late: promiseRecords(claims.Seeds, claims.Timers), history: in.records}
	m, _, err := d.Read(begun.records(claims.Rest, table, name, 0))
	if err != nil {
		return nil, err
	}
	m.kept.readOnly = elsewhere
	s := &Shown{Match: m, text: export, in: in}
	return s, s.end()
}

// Follow shows a later export of the same match. It reads only what is new where lines
// were added and nothing else changed. With an error the match is shown as before.
func (s *Shown) Follow(export []byte) error {
	added, ok := bytes.CutPrefix(export, s.text)
	if !ok || len(s.text) == 0 || s.text[len(s.text)-1] != '\n' {
		again, err := Show(s.device.Find, export)
		if err == nil {
			again.history.acts, again.history.hands.told = s.history.acts, s.history.hands.told
			*s = *again
		}
		return err
	}
	lines := append([]byte("[Game \"\"]\n"), added...) // moves alone are no transcript
	t, err := rules.ReadTranscript(lines)
	if err != nil {
		return err
	}
	s.in.moves, s.in.records = t.Moves, nil
	if err := s.in.readAll(lines); err != nil {
		return err
	}
	s.text = export
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, r := range s.in.records {
		if err := s.history.append(r); err != nil {
			return err
		}
		if err := s.history.apply(r); err != nil {
			return err
		}
	}
	return s.end()
}

// end follows whether the game is over.
func (s *Shown) end() error {
	for _, r := range s.history.ended() {
		if err := s.history.append(r); err != nil {
			return err
		}
	}
	return nil
}

// OtherRules is the error of a match that other rules judge than those of this program.
type OtherRules struct {
	Game        string
	There, Here string // the versions of the rules
}

func (o *OtherRules) Error() string {
	return fmt.Sprintf("the other device plays %s by version %q of the rules, this one by version %q; both need the same program", o.Game, o.There, o.Here)
}
