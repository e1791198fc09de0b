package matches

import (
	"errors"
	"fmt"

	"tablekeeper/companion/rules"
)

// Refused is the error of a move that the referee does not allow.
type Refused struct {
	Act rules.Act
	rules.Ruling
}

// Error is the referee's sentence and the rule.
func (r *Refused) Error() string { return r.Why.String() + " (" + r.Rule + ")" }

// DiskFault is the error of a move that was made but could not be kept: the
// match goes on in memory. It is reported once; Kept.Unsaved returns it as long as
// it lasts.
type DiskFault struct{ Cause error }

func (d *DiskFault) Error() string {
	return fmt.Sprintf("the match can't be kept on the disk: %v", d.Cause)
}

// Unwrap returns what the disk said.
func (d *DiskFault) Unwrap() error { return d.Cause }

// SavedAnew is the error of a move that was made and kept, in a new file: the one that
// the match had was removed, replaced or changed by another program. It is reported once.
type SavedAnew struct {
	Name string // of the match now
	Gone bool   // the file was gone, so the new one has its name
}

func (s *SavedAnew) Error() string {
	if s.Gone {
		return "another program removed the file of this match; the whole match was saved again"
	}
	return fmt.Sprintf("another program changed the file of this match; the whole match was saved beside it as %q", s.Name)
}

// Why a match refuses what isn't a matter of the rules.
var (
	ErrNothing  = errors.New("there is nothing to take back or to make again")
	ErrShown    = errors.New("what chance has shown stays at this table")
	ErrReadOnly = errors.New("the match is open for reading only")
	ErrFull     = fmt.Errorf("a match has at most %d moves", rules.MaxMoves)
	ErrNoChance = errors.New("nothing of this can be drawn by the app")
	ErrNotDrawn = errors.New("this is not what the app draws")
	ErrNoRecord = errors.New("a match does not keep that")
	ErrLongNote = fmt.Errorf("a note or reason has at most %d characters, a disputed move %d", maxNote, maxDisputed)
)

// In characters.
const (
	maxNote     = 1000
	maxDisputed = 300
)

func isDiskFault(err error) bool {
	var fault *DiskFault
	return errors.As(err, &fault)
}

func isAnew(err error) bool {
	var anew *SavedAnew
	return errors.As(err, &anew)
}
