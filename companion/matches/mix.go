package matches

import (
	"fmt"
	"slices"

	"tablekeeper/companion/matches/fairness"
)

// Seal commits to the seed of a match of a game. It counts as a start of that game.
func (d Device) Seal(game string) (*fairness.Seal, error) {
	seed, err := d.Seed()
	if err != nil {
		return nil, err
	}
	return fairness.NewSeal(seed, d.Start(game)), nil
}

// Mix adds what a seat gives, from this device or from that player's own, to the seal
// of the next draw. It is refused as soon as a draw of the seal is known.
func (c *Chance) Mix(seat int, what []byte) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.kept.writable(); err != nil {
		return err
	}
	s := c.history
	if seat < 1 || seat > len(s.table.Seats()) {
		return fmt.Errorf("there is no seat %d at this table", seat)
	}
	if err := c.mixable(); err != nil {
		return err
	}
	p := s.seeds[len(s.seeds)-1]
	if _, err := fairness.MixInto(slices.Clone(p.Mixed), seat, what); err != nil {
		return err
	}
	return c.kept.save(record(kindMix, fairness.Contribution{Seat: seat, What: what}.Line()))
}

// MayMix reports whether players can still mix in before the next draw.
func (c *Chance) MayMix() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.kept.readOnly == "" && c.mixable() == nil
}

// mixable reports why nobody can mix into the latest seal, or nil.
func (c *Chance) mixable() error {
	s := c.history
	if len(s.seeds) == 0 {
		return fairness.ErrUnsealed
	}
	p := s.seeds[len(s.seeds)-1]
	setup := len(s.seeds) == 1 && p.From == 1 && (s.header(fairness.HeaderSetup) == fairness.SetupMixed || s.header(fairness.HeaderDeal) != "")
	if !p.Known || p.Revealed || p.From <= c.seen() || setup || len(s.timers) > 0 || s.table.Over() {
		return fairness.ErrTooLate
	}
	return nil
}

// readMix adds a record to the seal before it.
func (h *heading) readMix(text string) error {
	if len(h.seeds) == 0 {
		return fairness.ErrUnsealed
	}
	if _, err := fairness.ReadContribution(text, len(h.headers.Values("Seat"))); err != nil {
		return err
	}
	p := &h.seeds[len(h.seeds)-1]
	if len(p.Mixed) >= fairness.MaxContributions {
		return fairness.ErrMixLong
	}
	p.Mixed = append(p.Mixed, text)
	return nil
}
