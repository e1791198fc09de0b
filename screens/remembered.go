package screens

import (
	"encoding/json"
	"maps"
	"slices"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/seatnames"
	"tablekeeper/screens/look"
)

// tablesFile is the name under which the last tables are kept.
const tablesFile = "tables.json"

// mostNames is how many names are remembered.
const mostNames = 24

// lastTable is how a game was set up last.
type lastTable struct {
	Seats   []string          `json:"seats"`
	Options map[string]string `json:"options,omitempty"` // only those that are not the default
	Setup   []string          `json:"setup,omitempty"`   // as laid on the table; none: by chance
	Own     bool              `json:"own,omitempty"`     // the app's cards and dice
	Open    bool              `json:"open,omitempty"`    // everybody sees what the app draws into a hand
	Printed []rules.Header    `json:"-"`                 // what one's own copy of the game prints
}

// remembered are the names of people and the last table of each game.
type remembered struct {
	Names  []string             `json:"names"` // the latest first
	Tables map[string]lastTable `json:"tables"`
}

// readRemembered gives what was kept, or nothing. That there is nothing yet is no error.
func readRemembered(files *journal.Wholes) (remembered, error) {
	var r remembered
	err := files.Read(tablesFile, func(data []byte) error { return json.Unmarshal(data, &r) })
	if err != nil {
		r = remembered{}
	}
	if r.Tables == nil {
		r.Tables = map[string]lastTable{}
	}
	return r, err
}

// keep remembers a table.
func (r *remembered) keep(files *journal.Wholes, game string, t lastTable) error {
	for _, name := range slices.Backward(t.Seats) {
		r.Names = slices.DeleteFunc(r.Names, func(known string) bool { return known == name })
		r.Names = slices.Insert(r.Names, 0, name)
	}
	r.Names = r.Names[:min(len(r.Names), mostNames)]
	r.Tables[game] = t
	data, err := json.MarshalIndent(r, "", "\t")
	if err != nil {
		return err
	}
	return files.Write(tablesFile, append(data, '\n'))
}

// last is the last table of a game, or the one that it begins with: as many seats as it needs at least.
func (r *remembered) last(g *rules.Game) lastTable {
	t, ok := r.Tables[g.Key]
	if ok && len(t.Seats) >= g.MinSeats && len(t.Seats) <= g.MaxSeats {
		t.Seats, t.Options, t.Setup = slices.Clone(t.Seats), known(g, t.Options), slices.Clone(t.Setup)
		return t
	}
	t = lastTable{Options: map[string]string{}}
	for seat := 1; seat <= g.MinSeats; seat++ {
		t.Seats = append(t.Seats, seatName(seat))
	}
	return t
}

// known are the answers that the game still knows.
func known(g *rules.Game, chosen map[string]string) map[string]string {
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

// transcript are the headers of a table: the game, its seats and its house rules. All house rules are written, so that
// the match keeps them whatever the default of a later version is.
func (t lastTable) transcript(g *rules.Game) *rules.Transcript {
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

// laid are the headers of a table with what lies on it.
func (t lastTable) laid(g *rules.Game) *rules.Transcript {
	out := t.transcript(g)
	for _, line := range t.Setup {
		out.Add("Setup", line)
	}
	return out
}

// box are the lines of component data among the headers of one's own copy.
func (t lastTable) box() []rules.Line {
	return (&rules.Transcript{Headers: t.Printed}).Values("Box")
}

// vacantName tells whether a seat has no name of somebody's own.
func vacantName(name string) bool {
	for seat := range look.Marks {
		if name == seatName(seat+1) {
			return true
		}
	}
	return name == ""
}

// wrong says what keeps people from sitting at the table, or "".
func (t lastTable) wrong() error { return seatnames.Check(t.Seats) }
