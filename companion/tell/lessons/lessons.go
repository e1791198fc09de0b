// Package lessons reads guided first rounds: transcripts in the table notation in which notes say what to do, and why.
// The form stands in docs/lessons.md; the data lie beside each game as lesson.table.
package lessons

import (
	"fmt"
	"strings"
	"time"

	"tablekeeper/companion/rules"
)

// Kind is what happens in a step.
type Kind uint8

// The kinds of steps.
const (
	// Do is a step in which the reader makes the moves.
	Do Kind = iota
	// Try is a step in which the reader tries a move that the referee refuses.
	Try
	// Played is a step whose moves the lesson makes itself.
	Played
)

// Step is one note of a lesson with the moves that follow it.
type Step struct {
	Kind Kind
	// Say is what to do, or for Played what happens.
	Say string
	// Why is the reason, "" for none, and Rule the id of the rule that it rests on. Of a Try, Rule is the rule that
	// the move breaks.
	Why, Rule string
	// Show is what whoever explains the game points at; "" for nothing.
	Show string
	// Moves are the moves as they are written, "WHO: VERB ARGS". A Try has one.
	Moves []rules.Line
	// Line is the number of the line of the note, from 1.
	Line int
}

// Lesson is a guided first round of a game.
type Lesson struct {
	Game *rules.Game
	// Aim is what the game is about, in one sentence.
	Aim   string
	Steps []Step
	// End tells in a few lines how the game goes on and ends.
	End     []string
	headers *rules.Transcript
}

// Of reads the lesson of a game; nil where it has none. The error is a *rules.Fault that names the line.
func Of(game *rules.Game) (*Lesson, error) {
	if text := game.Text(rules.LessonFile); text != "" {
		return Read(game, text)
	}
	return nil, nil
}

// Read reads a lesson. The error is a *rules.Fault that names the line.
func Read(game *rules.Game, text string) (*Lesson, error) {
	t, err := rules.ReadTranscript([]byte(text))
	if err != nil {
		return nil, err
	}
	if key := t.Headers[0].Text; key != game.Key {
		return nil, &rules.Fault{Line: t.Headers[0].Number, Text: fmt.Sprintf("a lesson of %s, not of %s", key, game.Key)}
	}
	l := &Lesson{Game: game, headers: &rules.Transcript{Headers: t.Headers}}
	moves, number := t.Moves, 0
	for line := range strings.Lines(text) {
		number++
		if note, is := strings.CutPrefix(strings.TrimSpace(line), "#"); is {
			if err := l.note(number, note); err != nil {
				return nil, err
			}
		}
		if len(moves) > 0 && moves[0].Number == number {
			if err := l.move(moves[0]); err != nil {
				return nil, err
			}
			moves = moves[1:]
		}
	}
	return l, l.whole()
}

// note reads a line that begins with #. A blank behind it makes it a plain comment.
func (l *Lesson) note(line int, note string) error {
	if note == "" || note[0] == ' ' || note[0] == '\t' {
		return nil
	}
	head, text, ok := strings.Cut(note, ":")
	word, rule, _ := strings.Cut(head, " ")
	text = strings.TrimSpace(text)
	fault := func(text string) error { return &rules.Fault{Line: line, Text: text} }
	if !ok || text == "" {
		return fault("a note is a word, a colon and text: #do: Throw the die.")
	}
	if (word != "why" && word != "try") == (rule != "") {
		return fault("a rule stands after #why and #try, and nowhere else")
	}
	switch kind, step := kinds[word]; {
	case step:
		l.Steps = append(l.Steps, Step{Kind: kind, Say: text, Rule: rule, Line: line})
		return nil
	case word == "aim":
		l.Aim = text
		return nil
	case word == "end":
		l.End = append(l.End, text)
		return nil
	}
	if len(l.Steps) == 0 {
		return fault("a note before the first step")
	}
	switch s := &l.Steps[len(l.Steps)-1]; {
	case word == "why" && s.Kind == Try && s.Rule != rule:
		return fault("another rule than that of the try")
	case word == "why":
		s.Why, s.Rule = text, rule
	case word == "show":
		s.Show = text
	default:
		return fault("no note is called " + word + "; there are aim, do, try, played, why, show, end")
	}
	return nil
}

// kinds are the notes that begin a step.
var kinds = map[string]Kind{"do": Do, "try": Try, "played": Played}

// move takes a move into the step that is read.
func (l *Lesson) move(m rules.Move) error {
	if len(l.Steps) == 0 || m.Agreed {
		return &rules.Fault{Line: m.Number, Text: "expected a note that says what is done: #do, #try or #played"}
	}
	s := &l.Steps[len(l.Steps)-1]
	s.Moves = append(s.Moves, m.Line)
	return nil
}

// whole reports what a lesson lacks.
func (l *Lesson) whole() error {
	if l.Aim == "" || len(l.End) == 0 || len(l.Steps) == 0 {
		return &rules.Fault{Text: "a lesson has an aim, steps and an end: #aim, #do, #end"}
	}
	for _, s := range l.Steps {
		if len(s.Moves) == 0 || s.Kind == Try && len(s.Moves) > 1 {
			return &rules.Fault{Line: s.Line, Text: "expected a move after this note, and after a try only one"}
		}
	}
	return nil
}

// Headers are those of the match that is played: the game, its seats, its options and its setup.
func (l *Lesson) Headers() *rules.Transcript {
	return &rules.Transcript{Headers: append([]rules.Header(nil), l.headers.Headers...)}
}

// Open lays the table of the lesson as it stands before the first step.
func (l *Lesson) Open() (rules.Table, error) { return l.Game.Open(l.headers, nil) }

// Walk plays the lesson and calls each for every move, with the table before it. The error is a *rules.Fault: a move that
// is not as its step says, or what each reports.
func (l *Lesson) Walk(each func(t rules.Table, s *Step, a rules.Act) error) error {
	t, err := l.Open()
	if err != nil {
		return err
	}
	for i := range l.Steps {
		s := &l.Steps[i]
		for _, m := range s.Moves {
			a, err := t.Read(m.Text)
			if err != nil {
				return &rules.Fault{Line: m.Number, Text: err.Error()}
			}
			if err := each(t, s, a); err != nil {
				return &rules.Fault{Line: m.Number, Text: err.Error()}
			}
			if ruling := t.Explain(a); s.Kind == Try && ruling.Rule != s.Rule || s.Kind != Try && !ruling.Legal() {
				return &rules.Fault{Line: m.Number, Text: fmt.Sprintf("%s: rule %q: %s", m.Text, ruling.Rule, ruling.Why)}
			}
			if s.Kind != Try {
				t.Play(a)
			}
		}
	}
	return nil
}

// What the parts of a task take, after the keystroke-level model (Card, Moran and Newell 1980), and a slow reader.
const (
	tapTime   = 1100 * time.Millisecond
	thinkTime = 1350 * time.Millisecond
	wordTime  = time.Minute / 250
)

// Reading is how long the words of the lesson take to read, with those of the referee.
func (l *Lesson) Reading() (time.Duration, error) {
	words := func(text string) time.Duration { return time.Duration(len(strings.Fields(text))) * wordTime }
	sum := words(l.Aim) + words(strings.Join(l.End, " "))
	for _, s := range l.Steps {
		sum += words(s.Say) + words(s.Why)
	}
	err := l.Walk(func(t rules.Table, s *Step, a rules.Act) error {
		if s.Kind == Try {
			sum += words(t.Explain(a).Why.String())
		}
		return nil
	})
	return sum, err
}

// Time is how long the lesson takes: what is read, and for every move a thought, a tap on its verb, one on each of
// its words, and one to play it; and a tap to go on after a step that needs no move.
func (l *Lesson) Time() (time.Duration, error) {
	sum, err := l.Reading()
	if err != nil {
		return 0, err
	}
	for _, s := range l.Steps {
		if s.Kind != Do {
			sum += tapTime
		}
	}
	return sum, l.Walk(func(t rules.Table, s *Step, a rules.Act) error {
		if s.Kind != Played {
			sum += thinkTime + tapTime*time.Duration(2+len(t.Form(a).Words))
		}
		return nil
	})
}
