package matches

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/seatnames"
	"tablekeeper/companion/rules"
)

// Create begins a match from the headers of a transcript (Game, Seat, Option,
// Setup, Box, Position, and free ones). The options that it does not name are
// kept with their defaults, so that another default later changes nothing. The
// match is in memory; see Kept.In.
func (d Device) Create(t *rules.Transcript, name string, own Settings) (*Match, error) {
	name, err := properName(name)
	if err != nil {
		return nil, err
	}
	t = &rules.Transcript{Headers: slices.Clone(t.Headers)}
	if len(t.Headers) == 0 || t.Headers[0].Key != "Game" {
		return nil, errors.New("a match begins with its game")
	}
	if own.Draws && own.Stays {
		t.Add(headerStays, headerOn)
	}
	b := &beginning{}
	if own.Draws || own.Setup {
		if err := d.seal(t, own, b); err != nil {
			return nil, err
		}
	}
	table, err := d.table(t)
	if err != nil {
		return nil, err
	}
	if err := seatnames.Check(table.Seats()); err != nil {
		return nil, err
	}
	if own.Draws {
		b.late = append(b.late, record(kindDraws, flag(true)))
	}
	if own.Private && fairness.Hides(table) {
		b.late = append(b.late, record(kindPrivate, flag(true)))
	}
	return d.begin(t, table, name, b)
}

// seal commits to the seed of a match, if that was not done before, and lets chance make
// the setup choices and deal the hands.
func (d Device) seal(t *rules.Transcript, own Settings, b *beginning) (err error) {
	seal := own.Seal
	if seal == nil {
		if seal, err = d.Seal(t.Headers[0].Text); err != nil {
			return err
		}
	}
	for _, c := range seal.Mixed() {
		if seats := len(t.Values("Seat")); c.Seat < 1 || c.Seat > seats {
			return fmt.Errorf("seat %d mixed in, but there are %d seats", c.Seat, seats)
		}
	}
	if seal.Start() > 1 {
		t.Add(fairness.HeaderStart, strconv.Itoa(seal.Start()))
	}
	b.late = append(b.late, sealRecords(fairness.Promises{seal.Promise()}, kindSeed, kindPromise)...)
	if game, ok := d.Find(t.Headers[0].Text); own.Draws && ok && game.Deal != nil && len(t.Values("Position")) == 0 {
		t.Add(fairness.HeaderDeal, fairness.DealApp)
	}
	if own.Setup {
		return d.drawSetup(t, seal)
	}
	return nil
}

// drawSetup lets chance make the setup choices, from branch 0 of the seed and of what
// everybody mixed in.
func (d Device) drawSetup(t *rules.Transcript, seal *fairness.Seal) error {
	game, ok := d.Find(t.Headers[0].Text)
	if !ok {
		return fmt.Errorf("this program does not know the game %q", t.Headers[0].Text)
	}
	if game.Shuffle == nil {
		return nil
	}
	if len(t.Values("Setup")) > 0 {
		return errors.New("the setup is chosen already: the app can't make it as well")
	}
	for _, choice := range fairness.Shuffled(game, t, seal.Promise().Root()) {
		t.Add("Setup", choice)
	}
	by := fairness.SetupApp
	if len(seal.Mixed()) > 0 {
		by = fairness.SetupMixed
	}
	t.Add(fairness.HeaderSetup, by)
	return nil
}

// beginning is what a new match has beside its headers.
type beginning struct {
	late    []journal.Record // after the headers
	history []journal.Record // for an imported one
}

// begin makes a match of its first records, in memory.
func (d Device) begin(t *rules.Transcript, table rules.Match, name string, b *beginning) (*Match, error) {
	records := b.records(t, table, name, d.Now())
	m, _, err := d.Read(records)
	if err != nil {
		return nil, err
	}
	m.kept.pending = records
	_ = m.kept.saveQuietly(m.history.ended()...)
	return m, nil
}

// records are the first records of a match.
func (b *beginning) records(t *rules.Transcript, table rules.Match, name string, now int64) []journal.Record {
	records := []journal.Record{record(kindMatch, matchFormat+" "+strconv.FormatInt(now, 10))}
	for _, h := range t.Headers {
		if !isOwn(h.Key) {
			records = append(records, record(kindHeader, h.Key+" "+h.Text))
		}
	}
	for _, option := range unnamed(t, table) {
		records = append(records, record(kindHeader, "Option "+option))
	}
	records = append(records, record(kindRules, table.Game().Version), record(kindName, name))
	return append(append(records, b.late...), b.history...)
}

// unnamed lists the options that no header names, with their values, in the
// game's order.
func unnamed(t *rules.Transcript, table rules.Match) []string {
	var list []string
	for _, option := range table.Game().Options {
		text := option.Name + "=" + table.Options()[option.Name]
		named := slices.ContainsFunc(t.Values("Option"), func(l rules.Line) bool { return l.Text == text })
		if !named {
			list = append(list, text)
		}
	}
	return list
}
