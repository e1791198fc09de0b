package matches

import (
	"slices"

	"tablekeeper/companion/base/journal"
)

// Summary is what a list shows of a match.
type Summary struct {
	Name  string
	Game  string // the key of the game
	Seats []string
	// Moves counts the moves and agreed positions that stand: not those taken back.
	Moves int
	// Started and Touched are wall times in ms: of the first and the latest record.
	Started, Touched int64
	Over, Archived   bool
	// Deleted is the wall time in ms at which it was deleted, or 0.
	Deleted int64
}

// Summarize reads the records of a match without its rulebook. The error says why they are
// none.
func Summarize(records []journal.Record) (Summary, error) {
	h, err := readHeading(records)
	if err != nil {
		return Summary{}, err
	}
	return h.summary(), nil
}

// Summary is what a list shows of the match now.
func (m *Match) Summary() Summary {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.history.summary()
}

func (h *heading) summary() Summary {
	s := Summary{
		Name: h.name, Game: h.header("Game"), Moves: h.standing, Started: h.started, Touched: h.touched,
		Over: h.over, Archived: h.archived, Deleted: h.deleted,
	}
	for _, seat := range h.headers.Values("Seat") {
		s.Seats = append(s.Seats, seat.Text)
	}
	return s
}

// Story are the records that tell what happened in a match: not what it is called, where
// people keep it, when nobody looked at it, and what an undo takes back together.
func Story(records []journal.Record) []journal.Record {
	return slices.DeleteFunc(slices.Clone(records), func(r journal.Record) bool {
		return r.Kind == kindName || r.Kind == kindArchived || r.Kind == kindDeleted || r.Kind == kindRest || r.Kind == kindAct
	})
}
