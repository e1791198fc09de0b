package fairness

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/base/chance"
)

// Everybody can mix in. The device commits to its seed first; then each player may give
// bytes (what was typed, when a tap came, what a device of one's own drew), and the draws
// follow from the seed and all of them (chance.Seed.Mix). So the device's owner can't
// choose a seed that gives the cards that please, and nobody else can either. After the
// first draw nobody mixes in any more.

// Contribution is what one player gave.
type Contribution struct {
	Seat int
	What []byte
}

// Limits of what is mixed into one seal.
const (
	MaxContribution  = 64 // bytes
	MaxContributions = 96
)

// Why nothing can be mixed in.
var (
	ErrTooLate  = errors.New("a draw of this seal is known: nobody can mix in any more")
	ErrUnsealed = errors.New("nothing is sealed: there is nothing to mix into")
	ErrMixLong  = fmt.Errorf("a player gives 1 to %d bytes at a time, and all together give at most %d times", MaxContribution, MaxContributions)
)

// Text shows what was given: what can be read as it was typed, everything else in
// hexadecimal digits.
func (c Contribution) Text() string {
	text := string(c.What)
	if utf8.Valid(c.What) && strings.IndexFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) < 0 {
		return text
	}
	return hex.EncodeToString(c.What)
}

// Line writes a contribution as records, exports and seeds know it.
func (c Contribution) Line() string { return strconv.Itoa(c.Seat) + " " + hex.EncodeToString(c.What) }

// ReadContribution reads what Line wrote, and nothing else: the seed follows from the
// line as it is written.
func ReadContribution(line string, seats int) (c Contribution, err error) {
	seat, what, _ := strings.Cut(line, " ")
	if c.Seat, err = strconv.Atoi(seat); err == nil {
		c.What, err = hex.DecodeString(what)
	}
	if err != nil || c.Line() != line || c.Seat < 1 || c.Seat > seats || len(c.What) == 0 || len(c.What) > MaxContribution {
		return c, fmt.Errorf("%q is not what a player mixes in: a seat's number and 1 to %d bytes in hexadecimal digits", line, MaxContribution)
	}
	return c, nil
}

// MixInto adds what a seat gives to the lines of a seal.
func MixInto(mixed []string, seat int, what []byte) ([]string, error) {
	if len(what) == 0 || len(what) > MaxContribution || len(mixed) >= MaxContributions {
		return mixed, ErrMixLong
	}
	return append(mixed, Contribution{seat, what}.Line()), nil
}

// contributions are the lines of a seal, read.
func contributions(mixed []string) []Contribution {
	var list []Contribution
	for _, line := range mixed {
		seat, what, _ := strings.Cut(line, " ")
		n, _ := strconv.Atoi(seat) // they were read before
		b, _ := hex.DecodeString(what)
		list = append(list, Contribution{n, b})
	}
	return list
}

// Seal is a commitment that is made before its match begins, so that everybody can
// mix in before the setup is drawn too. Its seed is in memory only until then.
type Seal struct {
	seed  chance.Seed
	start int
	mixed []string
}

// Commitment is the commitment to the seed.
func (s *Seal) Commitment() string { return s.seed.Commitment() }

// Start counts the seals of this game on this device this evening, this one too.
func (s *Seal) Start() int { return s.start }

// Mix adds what a seat gives.
func (s *Seal) Mix(seat int, what []byte) (err error) {
	s.mixed, err = MixInto(s.mixed, seat, what)
	return err
}

// Mixed is what was given so far.
func (s *Seal) Mixed() []Contribution { return contributions(s.mixed) }

// Clear forgets what was given: other people sit at the table.
func (s *Seal) Clear() { s.mixed = nil }

// NewSeal is the seal of a match with a seed; start counts the starts of its game.
func NewSeal(seed chance.Seed, start int) *Seal { return &Seal{seed: seed, start: start} }

// Promise is what a match that begins with the seal has promised, from its first draw on.
func (s *Seal) Promise() Promise {
	return Promise{From: 1, Commitment: s.seed.Commitment(), Seed: s.seed, Known: true, Mixed: s.mixed}
}
