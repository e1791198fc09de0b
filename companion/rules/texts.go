package rules

import (
	"io/fs"
	"strings"
)

// LessonFile is the guided first round among [Game.Texts].
const LessonFile = "lesson.table"

// The files that are read here.
const (
	registerFile  = "register.txt"
	everydayFile  = "everyday.txt"
	sentencesFile = "sentences.txt"
	aidSentences  = "aid/" + sentencesFile
)

// TextOf returns one of the files beside a game, "" where there is none.
func TextOf(files fs.FS, name string) string {
	if files == nil {
		return ""
	}
	text, _ := fs.ReadFile(files, name) // it's embedded: an error says that it isn't there
	return string(text)
}

// Text returns one of the files beside the game, "" where there is none.
func (g *Game) Text(name string) string { return TextOf(g.Texts, name) }

// told are the texts that were read: the register, and how people speak of the game.
type told struct {
	rules    []Rule
	everyday Everyday
}

// Rules is the register of rules.
func (g *Game) Rules() []Rule { return g.told().rules }

// Everyday is how people speak of the game at the table.
func (g *Game) Everyday() *Everyday { return &g.told().everyday }

// readTexts reads what is embedded, so that a wrong line is a fault of the program.
func (g *Game) readTexts() *told {
	t := &told{everyday: Everyday{map[string]string{}, map[string]string{}, map[string]string{}}}
	title := ""
	for line := range lines(g.Text(registerFile)) {
		if heading, ok := strings.CutPrefix(line, "== "); ok {
			title = heading
			continue
		}
		cells := strings.SplitN(line, " | ", 3)
		if len(cells) < 3 {
			panic("rules: a rule of " + g.Title + " is its id, its source and its words, not " + line)
		}
		id, options, _ := strings.Cut(cells[0], " ")
		t.rules = append(t.rules, Rule{ID: id, Source: cells[1], Text: cells[2], Options: strings.Fields(options)})
		t.everyday.Sections[SectionOf(id)] = title
	}
	for line := range lines(g.Text(everydayFile)) {
		verb, words, said := strings.Cut(line, " = ")
		if !said {
			panic("rules: a verb of " + g.Title + " and other words for it have = between them, not " + line)
		}
		verb, moment, meant := strings.Cut(verb, " @")
		if t.everyday.Verbs[verb] = words; meant {
			t.everyday.Moments[verb] = moment
		}
	}
	return t
}

// lines are the lines of a text that say something: no empty ones, and none that begin with #.
func lines(text string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for line := range strings.Lines(text) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '#' && !yield(line) {
				return
			}
		}
	}
}
