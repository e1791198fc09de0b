package game

import (
	"encoding/json"
	"maps"
	"slices"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/seatnames"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// TablesFile is the name under which the last tables are kept.
const TablesFile = "tables.json"

// mostNames is how many names are remembered.
const mostNames = 24

// LastTable is how a game was set up last.
type LastTable struct {
	Seats   []string          `json:"seats"`
	Options map[string]string `json:"options,omitempty"` // only those that are not the default
	Setup   []string          `json:"setup,omitempty"`   // as laid on the table; none: by chance
	Own     bool              `json:"own,omitempty"`     // the app's cards and dice
	Stays   bool              `json:"stays,omitempty"`   // what the app has thrown or drawn is not taken back
	Open    bool              `json:"open,omitempty"`    // everybody sees what the app draws into a hand
	Clock   string            `json:"clock,omitempty"`   // as the header of the match says how it goes; "": none is seen
	Chairs  map[string]string `json:"-"`                 // by the name of a seat that the app plays: its level; of one match alone
	Printed []rules.Header    `json:"-"`                 // what one's own copy of the game prints
}

// Remembered are the names of people and the last table of each game.
type Remembered struct {
	Names  []string             `json:"names"` // the latest first
	Tables map[string]LastTable `json:"tables"`
}

// ReadRemembered returns what was kept, or nothing. That there is nothing yet is no error.
func ReadRemembered(files *journal.Wholes) (Remembered, error) {
	var r Remembered
	err := files.Read(TablesFile, func(data []byte) error { return json.Unmarshal(data, &r) })
	if err != nil {
		r = Remembered{}
	}
	if r.Tables == nil {
		r.Tables = map[string]LastTable{}
	}
	return r, err
}

// Keep remembers a table.
func (r *Remembered) Keep(files *journal.Wholes, game string, t LastTable) error {
	for _, name := range slices.Backward(t.Seats) {
		r.Names = slices.DeleteFunc(r.Names, func(known string) bool { return known == name })
		r.Names = slices.Insert(r.Names, 0, name)
	}
	r.Names = r.Names[:min(len(r.Names), mostNames)]
	t.Chairs = nil
	r.Tables[game] = t
	data, err := json.MarshalIndent(r, "", "\t")
	if err != nil {
		return err
	}
	return files.Write(TablesFile, append(data, '\n'))
}

// Last is the last table of a game, or the one that it begins with: as many seats as it needs at least.
func (r *Remembered) Last(g *rules.Game) LastTable {
	t, ok := r.Tables[g.Key]
	if ok && len(t.Seats) >= g.MinSeats && len(t.Seats) <= g.MaxSeats {
		t.Seats, t.Options, t.Setup = slices.Clone(t.Seats), Known(g, t.Options), slices.Clone(t.Setup)
		return t
	}
	t = LastTable{Options: map[string]string{}}
	for seat := 1; seat <= g.MinSeats; seat++ {
		t.Seats = append(t.Seats, parts.SeatName(seat))
	}
	return t
}

// Chair is how strongly the app plays a seat; "": a person plays it.
func (t LastTable) Chair(seat int) string { return t.Chairs[t.Seats[seat-1]] }

// Sit seats people by their names. The app goes on playing a seat whose name alone changes.
func (t *LastTable) Sit(names []string) {
	before := t.Seats
	t.Seats = names
	if len(before) != len(names) {
		return
	}
	for i, name := range names {
		if level := t.Chairs[before[i]]; level != "" && !slices.Contains(names, before[i]) {
			delete(t.Chairs, before[i])
			t.Chairs[name] = level
		}
	}
}

// SetChair lets the app play a seat, or a person where the level is "".
func (t *LastTable) SetChair(seat int, level string) {
	if t.Chairs == nil {
		t.Chairs = map[string]string{}
	}
	if t.Chairs[t.Seats[seat-1]] = level; level == "" {
		delete(t.Chairs, t.Seats[seat-1])
	}
}

// Known are the answers that the game still knows.
func Known(g *rules.Game, chosen map[string]string) map[string]string {
	kept := maps.Clone(chosen)
	if kept == nil {
		kept = map[string]string{}
	}
	maps.DeleteFunc(kept, func(name, value string) bool {
		option, ok := g.Option(name)
		return !ok || value == option.Default || !slices.Contains(option.Values, value)
	})
	return kept
}

// Transcript are the headers of a table: the game, its seats and its house rules. All house rules are written, so that
// the match keeps them whatever the default of a later version is.
func (t LastTable) Transcript(g *rules.Game) *rules.Transcript {
	out := &rules.Transcript{}
	out.Add("Game", g.Key)
	for _, seat := range t.Seats {
		out.Add("Seat", seat)
	}
	for _, option := range g.Options {
		value, ok := t.Options[option.Name]
		if !ok {
			value = option.Default
		}
		out.Add("Option", option.Name+"="+value)
	}
	out.Headers = append(out.Headers, t.Printed...)
	return out
}

// Laid are the headers of a table with what lies on it.
func (t LastTable) Laid(g *rules.Game) *rules.Transcript {
	out := t.Transcript(g)
	for _, line := range t.Setup {
		out.Add("Setup", line)
	}
	return out
}

// Box are the lines of component data among the headers of one's own copy.
func (t LastTable) Box() []rules.Line {
	return (&rules.Transcript{Headers: t.Printed}).Values("Box")
}

// VacantName reports whether a seat has no name of somebody's own.
func VacantName(name string) bool {
	for seat := range look.Marks {
		if name == parts.SeatName(seat+1) {
			return true
		}
	}
	return name == ""
}

// Wrong reports what keeps people from sitting at the table, or "".
func (t LastTable) Wrong() error { return seatnames.Check(t.Seats) }
