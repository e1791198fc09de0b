package lessons

import (
	"fmt"
	"strings"

	"tablekeeper/companion/rules"
)

// Leaflet is what is printed to read beside the pieces of a game.
type Leaflet struct {
	Setup, Play []Chapter // the first page, and how a turn goes
	Aid, Charts []Chapter // both sides of what each player has at hand
	Held        []Chapter // the page to hold up for all
}

// Chapter are statements under a heading.
type Chapter struct {
	Title string
	Says  []Statement
}

// Statement says what rules say, by their ids.
type Statement struct {
	Rules       []string
	Name, Words string
}

// LeafletOf reads the leaflet of a game; nil where it has none. The error is a *rules.Fault that names the line.
func LeafletOf(game *rules.Game) (*Leaflet, error) {
	if text := game.Text("leaflet.txt"); text != "" {
		return ReadLeaflet(text)
	}
	return nil, nil
}

// ReadLeaflet reads a leaflet: parts in brackets, headings behind ==, and statements "ID, ID | NAME | WORDS" of which the name may be left
// out. A line that begins with # is a comment. The error is a *rules.Fault that names the line.
func ReadLeaflet(text string) (*Leaflet, error) {
	l := &Leaflet{}
	parts := map[string]*[]Chapter{"setup": &l.Setup, "play": &l.Play, "aid": &l.Aid, "charts": &l.Charts, "held": &l.Held}
	var part *[]Chapter
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimSpace(line)
		fault := func(text string) error { return &rules.Fault{Line: number, Text: text} }
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '[':
			if part = parts[strings.Trim(line, "[]")]; part == nil {
				return nil, fault("no part is called " + line + "; there are setup, play, aid, charts, held")
			}
		case part == nil:
			return nil, fault("expected a part, such as [setup]")
		case strings.HasPrefix(line, "=="):
			*part = append(*part, Chapter{Title: strings.TrimSpace(line[2:])})
		case len(*part) == 0:
			return nil, fault("expected a heading, such as == Your turn")
		default:
			s, err := statement(line)
			if err != nil {
				return nil, fault(err.Error())
			}
			chapter := &(*part)[len(*part)-1]
			chapter.Says = append(chapter.Says, s)
		}
	}
	return l, nil
}

func statement(line string) (s Statement, err error) {
	cells := strings.Split(line, " | ")
	if len(cells) < 2 || len(cells) > 3 {
		return s, fmt.Errorf("a statement is ids, a name or none, and words: TR-5.4 | Build | The first one is free")
	}
	for _, id := range strings.Split(cells[0], ",") {
		s.Rules = append(s.Rules, strings.TrimSpace(id))
	}
	if len(cells) == 3 {
		s.Name = cells[1]
	}
	s.Words = cells[len(cells)-1]
	return s, nil
}

// All are the chapters of all parts.
func (l *Leaflet) All() (all []Chapter) {
	for _, part := range [][]Chapter{l.Setup, l.Play, l.Aid, l.Charts, l.Held} {
		all = append(all, part...)
	}
	return all
}
