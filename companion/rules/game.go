package rules

import (
	"cmp"
	_ "embed" // the sentences
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"tablekeeper/companion/base/wording"
)

// Rule is an entry of a game's rule register.
type Rule struct {
	ID string
	// Text is the rule in plain words.
	Text string
	// Source names the sections of the game's own document; "ruling" where the
	// document is silent.
	Source string
	// Options names the options that decide the rule.
	Options []string
}

// Shared are the rules that all games share.
var Shared = [4]Rule{
	{ID: GameOver, Text: "After the end of the game nothing can be played.", Source: "Table notation 2"},
	{ID: NotAwaited, Text: "Only the player whose turn or decision it is can move.", Source: "Table notation 2"},
	{ID: WrongStep, Text: "Each move belongs to certain steps of a turn.", Source: "Table notation 2"},
	{ID: Counted, Text: "A card can't turn up more often than the game has copies of it. Copies whose place is known count.", Source: "Table notation 5"},
}

// Option is a question that the table answers before the game: a ruling or a
// house rule.
type Option struct {
	Name     string
	Question string
	Values   []string
	// Default is the first value, unless another one is given.
	Default string
	// Why says why the default is what it is.
	Why string
	// Source names the sections of the game's document.
	Source string
	// Seats is the number of players with which the question comes up; 0: any.
	Seats int
}

// Titles are the values as people read them: "Off", "Keep one".
func (o *Option) Titles() []string {
	list := make([]string, len(o.Values))
	for i, value := range o.Values {
		list[i] = titled(value)
	}
	return list
}

// titled is a word of the notation as people read it.
func titled(word string) string { return wording.Capital(strings.ReplaceAll(word, "-", " ")) }

// Asked reports whether the question comes up with that number of players.
func (o *Option) Asked(seats int) bool { return o.Seats == 0 || o.Seats == seats }

// Options are the answers of a table: every option of the game with its value.
type Options map[string]string

// On reports whether an option is "on".
func (o Options) On(name string) bool { return o[name] == "on" }

// CalledHeader is the header that says what people call a word of the game.
const CalledHeader = "Called"

// Setup is what the headers of a transcript say before the first move.
type Setup struct {
	Seats   []string
	Options Options
	// Numbers are the numbers of the rules that the table has changed, by name.
	Numbers map[string]int
	// Choices are the Setup headers: setup choices in the game's own words.
	Choices []Line
	// Box are the lines of component data: of Box headers, or of a box file.
	Box []Line
	// Called are the Called headers: what people call a word of the game. They mean nothing to the rules.
	Called []Line
	// Positioned means that a Position header replaces the normal setup.
	Positioned bool
}

// Game is one game of the shelf: what is known of it before a match. Declare
// adds what opens a table.
type Game struct {
	// Key is the game's word in the notation, such as "rising-tides".
	Key   string
	Title string
	// Tagline says in one sentence what the game is about.
	Tagline string
	// Version is the version of this rulebook; a match keeps the one that judged it.
	Version            string
	MinSeats, MaxSeats int
	// Minutes are how long the game's document says that a match of so many seats takes; nil: it says nothing.
	Minutes func(seats int) int
	// Told is a number of State.Standing, or the difference of two, as people say it: "{n:level}". All of it is Full, where that isn't 0:
	// numbers above only tell who had it first.
	Told    Measure
	Full    int
	Options []Option
	// Numbers lists the numbers of the rules for so many seats, which a designer may change; nil: the game has none.
	Numbers func(seats int) []RuleNumber
	// TakesBox means that the game has component data (--box, Box headers).
	TakesBox bool
	// Shuffle gives Setup headers as chance decides them, for the seats and the box
	// of a setup; nil: the game has none.
	Shuffle func(s *Setup, draw func(n int) int) []string
	// Deal gives for a setup the position at the start with the hands that chance deals, as JSON;
	// nil: no hand is dealt before the first move.
	Deal func(s *Setup, draw func(n int) int) []byte
	// SeatChoice is what each seat chooses in the setup; nil: the game has no such choice.
	SeatChoice *SeatChoice
	// Nearsighted means that a search plays this game no better than the best next move does
	// (docs/speed.md), so that no seat is given to one.
	Nearsighted bool
	// Main are the verbs that come first in a list of moves and stand out, the foremost one first.
	Main []Named
	// AtOnce are the verbs whose move is played with its last word: it has one of few, and undo is at hand.
	AtOnce []Named
	// Joined are the verbs whose moves in a row are one act of a seat, such as a flight: once it is over, undo and redo take all
	// of it.
	Joined []Named
	// OwnCards means that tables mostly use their own cards: they are asked before the app draws one.
	OwnCards bool
	// Timer declares that a timer runs beside a match; nil: none does.
	Timer *Timer
	// Copied describes what people enter of their own copy of the game; nil: nothing.
	Copied *Field
	// Words are tables of words that fill the templates of the game's sentences beside the titles of vocabularies.
	Words [][]string
	// Texts are the files beside the game, each in the form of its reader: register.txt of Rules, everyday.txt of Everyday, sentences.txt
	// of Templates, facts.txt of package ask, speech.txt and questions/*.txt of package answers, lesson.table and leaflet.txt of package lessons. A
	// game may lack any of them; nil: it has none.
	Texts fs.FS

	told func() *told
	open func(g *Game, s *Setup, position *Line) (Table, error)
}

// Timer are the moves of the table with which a timer enters what it brings.
type Timer struct {
	// Out ends the match, Event is an event of a kind of the timer.
	Out   Act
	Event func(kind int) Act
}

// SeatChoice is a choice that each seat makes once, with a Setup header
// "HEADER SEAT WORD"; no word is chosen twice.
type SeatChoice struct {
	Header string
	Words  *Vocabulary
}

// Declare makes a game whose rulebook is built for each table. Build reports
// what is wrong with the setup as a *Fault.
func Declare[P any](g Game, build func(s *Setup) (*Book[P], error)) *Game {
	g.open = func(game *Game, s *Setup, position *Line) (Table, error) {
		book, err := build(s)
		if err != nil {
			return nil, err
		}
		return newMatch(game, s, book.Compile(), position)
	}
	for i := range g.Options {
		o := &g.Options[i]
		o.Default = cmp.Or(o.Default, o.Values[0])
	}
	g.told = sync.OnceValue(g.readTexts)
	return &g
}

// Rule finds a rule of the game or of all games.
func (g *Game) Rule(id string) (Rule, bool) {
	for _, list := range [][]Rule{g.Rules(), Shared[:]} {
		for _, r := range list {
			if strings.EqualFold(r.ID, id) {
				return r, true
			}
		}
	}
	return Rule{}, false
}

// Option finds an option of the game.
func (g *Game) Option(name string) (Option, bool) {
	i := slices.IndexFunc(g.Options, func(o Option) bool { return o.Name == name })
	if i < 0 {
		return Option{}, false
	}
	return g.Options[i], true
}

// Open sets up a table as the headers of a transcript say. Box is the content of
// a box file, or nil. The error is a *Fault that names the line.
func (g *Game) Open(t *Transcript, box []Line) (Table, error) {
	s := &Setup{Choices: t.Values("Setup"), Box: box, Called: t.Values(CalledHeader)}
	for _, seat := range t.Values("Seat") {
		s.Seats = append(s.Seats, seat.Text)
	}
	if err := g.CheckSeats(len(s.Seats)); err != nil {
		line := t.Headers[0].Number // of the game: no line names who is missing
		if len(s.Seats) > g.MaxSeats {
			line = t.Values("Seat")[g.MaxSeats].Number
		}
		return nil, faultf(line, "%s", err)
	}
	var err error
	if s.Options, err = g.chosen(t.Values("Option")); err != nil {
		return nil, err
	}
	if s.Numbers, err = g.changed(t.Values("Number"), len(s.Seats)); err != nil {
		return nil, err
	}
	if lines := t.Values("Box"); len(lines) > 0 {
		switch {
		case !g.TakesBox:
			return nil, faultf(lines[0].Number, "%s has no component data: no Box header", g.Title)
		case box != nil:
			return nil, faultf(lines[0].Number, "the transcript has its own box; no box file beside it")
		}
		s.Box = lines
	} else if box != nil && !g.TakesBox {
		return nil, faultf(0, "%s has no component data: no box file", g.Title)
	}
	positions := t.Values("Position")
	if s.Positioned = len(positions) > 0; s.Positioned {
		return g.open(g, s, &positions[0])
	}
	return g.open(g, s, nil)
}

// CheckSeats reports what is wrong with a number of seats.
func (g *Game) CheckSeats(n int) error {
	if n < g.MinSeats || n > g.MaxSeats {
		return fmt.Errorf("%s is for %s players, not %d", g.Title, g.seatsText(), n)
	}
	return nil
}

func (g *Game) seatsText() string {
	if g.MinSeats == g.MaxSeats {
		return fmt.Sprint(g.MinSeats)
	}
	return fmt.Sprintf("%d to %d", g.MinSeats, g.MaxSeats)
}

// thereAre lists the names that could have been meant.
func thereAre[T any](list []T, name func(T) string) string {
	if len(list) == 0 {
		return "it has none"
	}
	names := make([]string, len(list))
	for i, of := range list {
		names[i] = name(of)
	}
	return "there are " + strings.Join(names, ", ")
}

// Chosen gives every option its value: the one of a line NAME=VALUE or the default.
func (g *Game) Chosen(lines []string) (Options, error) {
	list := make([]Line, len(lines))
	for i, text := range lines {
		list[i].Text = text
	}
	return g.chosen(list)
}

// chosen gives every option its value: the one of a header or the default.
func (g *Game) chosen(lines []Line) (Options, error) {
	chosen := Options{}
	for _, line := range lines {
		name, value, _ := strings.Cut(line.Text, "=")
		option, ok := g.Option(name)
		if !ok {
			return nil, faultf(line.Number, "%s has no option %q; %s", g.Title, name, thereAre(g.Options, func(o Option) string { return o.Name }))
		}
		if !slices.Contains(option.Values, value) {
			return nil, faultf(line.Number, "option %s takes %s, not %q", name, strings.Join(option.Values, ", "), value)
		}
		if _, twice := chosen[name]; twice {
			return nil, faultf(line.Number, "the option %s appears twice", name)
		}
		chosen[name] = value
	}
	for _, option := range g.Options {
		if _, ok := chosen[option.Name]; !ok {
			chosen[option.Name] = option.Default
		}
	}
	return chosen, nil
}

// shared are the templates of what the referee says in all games.
//
//go:embed sentences.txt
var shared string

// Templates lists the templates and words of what the referee says in a game, each once, with those of [wording.Templates].
func (g *Game) Templates() []string {
	list := slices.Concat(wording.Templates(), strings.Split(shared+"\n"+g.Text(sentencesFile)+g.Text(aidSentences), "\n"), slices.Concat(g.Words...))
	slices.Sort(list)
	return slices.DeleteFunc(slices.Compact(list), func(text string) bool { return text == "" })
}
