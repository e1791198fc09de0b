package game

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/seatnames"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
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

// ReadRemembered returns what was kept, or nothing. That there is nothing yet isn't an error.
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

// Beginning is the table of a game that has not begun: as it was last, and what was changed since.
func (a *Session) Beginning(g *rules.Game) *LastTable {
	t, ok := a.Beginnings[g.Key]
	if !ok {
		last := a.Remembered.Last(g)
		t = &last
		a.Beginnings[g.Key] = t
	}
	printed := a.Printed(g)
	if ok && slices.Equal(t.Printed, printed) {
		return t
	}
	t.Printed = printed
	if _, err := g.Open(t.Laid(g), nil); err != nil && t.Wrong() == nil {
		t.Setup = nil // it was laid with other components
	}
	return t
}

// Printed are the headers of one's own copy of a game.
func (a *Session) Printed(g *rules.Game) []rules.Header {
	if printed := a.Adds(g.Key).Printed; printed != nil {
		headers, _ := printed()
		return headers
	}
	return nil
}

// choiceLine begins the setup line of a seat's choice.
func choiceLine(header string, seat int) string { return header + " " + strconv.Itoa(seat) + " " }

// WithChoice are the setup lines with what a seat chose; who had it before gets what this seat had.
func (t LastTable) WithChoice(header string, seat int, word string) []string {
	before := t.ChoiceOf(header, seat)
	var lines []string
	for _, line := range t.Setup {
		switch {
		case strings.HasPrefix(line, choiceLine(header, seat)):
		case strings.HasPrefix(line, header+" ") && strings.HasSuffix(line, " "+word) && before != "":
			lines = append(lines, strings.TrimSuffix(line, word)+before)
		case strings.HasPrefix(line, header+" ") && strings.HasSuffix(line, " "+word):
		default:
			lines = append(lines, line)
		}
	}
	return append([]string{choiceLine(header, seat) + word}, lines...)
}

// ChoiceOf is what a seat chose by the lines, "" where they do not say.
func (t LastTable) ChoiceOf(header string, seat int) string {
	for _, line := range t.Setup {
		if word, ok := strings.CutPrefix(line, choiceLine(header, seat)); ok {
			return word
		}
	}
	return ""
}

// NewHouseRules is every option of a game: the question, its answers, the default, why it is that and where the document
// speaks of it. chosen are the answers that are not the default; changed is called with each change.
func NewHouseRules(a *Session, g *rules.Game, chosen map[string]string, changed func()) fyne.CanvasObject {
	column := parts.NewSections()
	for _, option := range g.Options {
		column.Add(newHouseRule(a, g, option, chosen, changed))
	}
	return column
}

func newHouseRule(a *Session, g *rules.Game, o rules.Option, chosen map[string]string, changed func()) fyne.CanvasObject {
	now, ok := chosen[o.Name]
	if !ok {
		now = o.Default
	}
	titles := o.Titles()
	for i, title := range titles {
		titles[i] = wording.Translate(title)
	}
	choice := parts.NewChoice("", titles, slices.Index(o.Values, now), func(i int) {
		if o.Values[i] == o.Default {
			delete(chosen, o.Name)
		} else {
			chosen[o.Name] = o.Values[i]
		}
		changed()
	})
	why := wording.L("Default: {default}. {why}", wording.Translate(parts.Capital(o.Default)), wording.Translate(o.Why))
	if o.Source != "" {
		why += " " + strings.TrimSuffix(SourceWords(o.Source), ".") + "."
	}
	rulesOf := parts.NewFlow()
	for _, r := range g.Rules() {
		if slices.Contains(r.Options, o.Name) {
			rulesOf.Add(parts.NewChip(r.ID, "", func() { a.Open(RuleRoute(g, r.ID)) }))
		}
	}
	objects := []fyne.CanvasObject{parts.NewBody(wording.Translate(o.Question)), choice, parts.NewLess(why)}
	if len(rulesOf.Objects) > 0 {
		objects = append(objects, rulesOf)
	}
	return parts.NewPanel("", objects...)
}

// HouseRulesLine says in few words which house rules hold.
func HouseRulesLine(g *rules.Game, chosen map[string]string) string {
	var changed []string
	for _, option := range g.Options {
		if value, ok := chosen[option.Name]; ok {
			changed = append(changed, wording.Translate(parts.Capital(option.Name))+": "+wording.Translate(parts.Capital(value)))
		}
	}
	if len(changed) == 0 {
		return wording.L("All {count} at their defaults", len(g.Options))
	}
	return strings.Join(changed, ". ")
}
