package matches

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
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

// line writes a contribution as records, exports and seeds know it.
func (c Contribution) line() string { return strconv.Itoa(c.Seat) + " " + hex.EncodeToString(c.What) }

// readContribution reads what line wrote, and nothing else: the seed follows from the
// line as it is written.
func readContribution(line string, seats int) (c Contribution, err error) {
	seat, what, _ := strings.Cut(line, " ")
	if c.Seat, err = strconv.Atoi(seat); err == nil {
		c.What, err = hex.DecodeString(what)
	}
	if err != nil || c.line() != line || c.Seat < 1 || c.Seat > seats || len(c.What) == 0 || len(c.What) > MaxContribution {
		return c, fmt.Errorf("%q is not what a player mixes in: a seat's number and 1 to %d bytes in hexadecimal digits", line, MaxContribution)
	}
	return c, nil
}

// mixInto adds what a seat gives to the lines of a seal.
func mixInto(mixed []string, seat int, what []byte) ([]string, error) {
	if len(what) == 0 || len(what) > MaxContribution || len(mixed) >= MaxContributions {
		return mixed, ErrMixLong
	}
	return append(mixed, Contribution{seat, what}.line()), nil
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

// root is what the draws follow from: the seed with all that was mixed in.
func (p promise) root() chance.Seed { return p.seed.Mix(p.mixed) }

// Seal is a commitment that is made before its match begins, so that everybody can
// mix in before the setup is drawn too. Its seed is in memory only until then.
type Seal struct {
	seed  chance.Seed
	start int
	mixed []string
}

// Seal commits to the seed of a match of a game. It counts as a start of that game.
func (l *Library) Seal(game string) (*Seal, error) {
	seed, err := l.seed()
	if err != nil {
		return nil, err
	}
	return &Seal{seed: seed, start: l.countStart(game)}, nil
}

// Commitment is the commitment to the seed.
func (s *Seal) Commitment() string { return s.seed.Commitment() }

// Start counts the seals of this game on this device this evening, this one too.
func (s *Seal) Start() int { return s.start }

// Mix adds what a seat gives.
func (s *Seal) Mix(seat int, what []byte) (err error) {
	s.mixed, err = mixInto(s.mixed, seat, what)
	return err
}

// Mixed is what was given so far.
func (s *Seal) Mixed() []Contribution { return contributions(s.mixed) }

// Clear forgets what was given: other people sit at the table.
func (s *Seal) Clear() { s.mixed = nil }

// records are those of a seal that a match begins with.
func (s *Seal) records() []journal.Record {
	list := []journal.Record{record(kindSeed, "1 "+s.seed.String())}
	for _, line := range s.mixed {
		list = append(list, record(kindMix, line))
	}
	return list
}

// Mix adds what a seat gives, from this device or from that player's own, to the seal
// of the next draw. It is refused as soon as a draw of the seal is known.
func (m *Match) Mix(seat int, what []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writable(); err != nil {
		return err
	}
	s := m.history
	if seat < 1 || seat > len(s.table.Seats()) {
		return fmt.Errorf("there is no seat %d at this table", seat)
	}
	if err := s.mixable(); err != nil {
		return err
	}
	p := s.seeds[len(s.seeds)-1]
	if _, err := mixInto(slices.Clone(p.mixed), seat, what); err != nil {
		return err
	}
	return m.save(record(kindMix, Contribution{seat, what}.line()))
}

// MayMix reports whether players can still mix in before the next draw.
func (m *Match) MayMix() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.readOnly == "" && m.history.mixable() == nil
}

// mixable reports why nobody can mix into the latest seal, or nil.
func (s *history) mixable() error {
	if len(s.seeds) == 0 {
		return ErrUnsealed
	}
	p := s.seeds[len(s.seeds)-1]
	setup := len(s.seeds) == 1 && p.from == 1 && (s.header(headerSetup) == setupMixed || s.header(headerDeal) != "")
	if !p.known || p.revealed || p.from <= s.seen() || setup || len(s.timers) > 0 || s.table.Over() {
		return ErrTooLate
	}
	return nil
}

// readMix adds a record to the seal before it.
func (h *heading) readMix(text string) error {
	if len(h.seeds) == 0 {
		return ErrUnsealed
	}
	if _, err := readContribution(text, len(h.headers.Values("Seat"))); err != nil {
		return err
	}
	p := &h.seeds[len(h.seeds)-1]
	if len(p.mixed) >= MaxContributions {
		return ErrMixLong
	}
	p.mixed = append(p.mixed, text)
	return nil
}
