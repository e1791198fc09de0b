package matches

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/seatnames"
)

// Create begins a match from the headers of a transcript (Game, Seat, Option,
// Setup, Box, Position, and free ones). The options that it does not name are
// kept with their defaults, so that another default later changes nothing. With
// a *DiskFault the match is there too, in memory.
func (l *Library) Create(t *rules.Transcript, name string, own Settings) (*Match, error) {
	name, err := properName(name)
	if err != nil {
		return nil, err
	}
	t = &rules.Transcript{Headers: slices.Clone(t.Headers)}
	if len(t.Headers) == 0 || t.Headers[0].Key != "Game" {
		return nil, errors.New("a match begins with its game")
	}
	b := &beginning{}
	if own.Draws || own.Setup {
		if err := l.seal(t, own, b); err != nil {
			return nil, err
		}
	}
	table, err := l.table(t)
	if err != nil {
		return nil, err
	}
	if err := seatnames.Check(table.Seats()); err != nil {
		return nil, err
	}
	if own.Draws {
		b.late = append(b.late, record(kindDraws, flag(true)))
	}
	if own.Private && Hides(table) {
		b.late = append(b.late, record(kindPrivate, flag(true)))
	}
	return l.begin(t, table, name, b)
}

// seal commits to the seed of a match, if that was not done before, and lets chance make
// the setup choices and deal the hands.
func (l *Library) seal(t *rules.Transcript, own Settings, b *beginning) (err error) {
	seal := own.Seal
	if seal == nil {
		if seal, err = l.Seal(t.Headers[0].Text); err != nil {
			return err
		}
	}
	for _, c := range seal.Mixed() {
		if seats := len(t.Values("Seat")); c.Seat < 1 || c.Seat > seats {
			return fmt.Errorf("seat %d mixed in, but there are %d seats", c.Seat, seats)
		}
	}
	if seal.start > 1 {
		t.Add(HeaderStart, strconv.Itoa(seal.start))
	}
	b.late = append(b.late, seal.records()...)
	if game, ok := l.find(t.Headers[0].Text); own.Draws && ok && game.Deal != nil && len(t.Values("Position")) == 0 {
		t.Add(headerDeal, dealApp)
	}
	if own.Setup {
		return l.drawSetup(t, seal)
	}
	return nil
}

// drawSetup lets chance make the setup choices, from branch 0 of the seed and of what
// everybody mixed in.
func (l *Library) drawSetup(t *rules.Transcript, seal *Seal) error {
	game, ok := l.find(t.Headers[0].Text)
	if !ok {
		return fmt.Errorf("this program does not know the game %q", t.Headers[0].Text)
	}
	if game.Shuffle == nil {
		return nil
	}
	if len(t.Values("Setup")) > 0 {
		return errors.New("the setup is chosen already: the app can't make it as well")
	}
	for _, choice := range shuffled(game, t, seal.seed.Mix(seal.mixed)) {
		t.Add("Setup", choice)
	}
	by := setupApp
	if len(seal.mixed) > 0 {
		by = setupMixed
	}
	t.Add(headerSetup, by)
	return nil
}

// shuffled is the setup that a seed gives.
func shuffled(game *rules.Game, t *rules.Transcript, seed chance.Seed) []string {
	s := &rules.Setup{Box: t.Values("Box"), Options: rules.Options{}}
	for _, seat := range t.Values("Seat") {
		s.Seats = append(s.Seats, seat.Text)
	}
	return game.Shuffle(s, chance.New(seed.Branch(0)).Below)
}

// beginning is what a new match has beside its headers.
type beginning struct {
	late    []journal.Record // after the headers
	history []journal.Record // for an imported one
}

// begin writes the first records of a match, all or nothing, and opens it.
func (l *Library) begin(t *rules.Transcript, table rules.Table, name string, b *beginning) (*Match, error) {
	records := b.records(t, table, name, l.now())
	id, err := l.freshID()
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	m, _, err := l.replay(id, records)
	if err != nil {
		return nil, err
	}
	unlock, err := l.lock(id)
	if err != nil { // a folder that takes no files takes no lock; nobody else knows the new match
		unlock = func() {}
	}
	m.unlock, m.pending = unlock, records
	l.open[m] = true
	m.mendOver()
	if err := m.flush(); err != nil {
		m.warned = true
		return m, &DiskFault{err}
	}
	return m, nil
}

// records are the first records of a match.
func (b *beginning) records(t *rules.Transcript, table rules.Table, name string, now int64) []journal.Record {
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
func unnamed(t *rules.Transcript, table rules.Table) []string {
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

// freshID names a new match: the time for people who look into the folder, and
// chance, for two can begin at the same millisecond.
func (l *Library) freshID() (string, error) {
	seed, err := l.seed()
	return strconv.FormatInt(l.now(), 36) + "-" + seed.String()[:8], err
}
