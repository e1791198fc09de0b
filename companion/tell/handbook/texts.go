package handbook

import "tablekeeper/companion/rules"

// Texts lists all that people read of a game, each once: of its rules, house rules, moves,
// positions, and the templates of its sentences.
func Texts(game *rules.Game) ([]string, error) {
	t, err := fullTable(game)
	if err != nil {
		return nil, err
	}
	l := &texts{said: map[string]bool{}}
	l.add(game.Title, game.Tagline)
	l.book(game)
	for _, v := range t.Verbs() {
		l.add(v.Title, v.Help, v.When, v.Template, v.Unseen)
		for _, words := range v.Words {
			l.words(words)
		}
	}
	for _, step := range t.StepWords() {
		l.add(step.Title, step.Now)
	}
	l.fields(t.Fields())
	if game.Copied != nil {
		l.fields(game.Copied.Of)
	}
	for _, f := range rules.FiguresOf(t) {
		l.add(f.Sentences()...)
		for _, o := range f.Operands {
			l.words(o.Vocabulary)
		}
	}
	l.add(game.Templates()...)
	return l.list, nil
}

// texts are a list of texts without doubles.
type texts struct {
	list []string
	said map[string]bool
}

func (l *texts) add(list ...string) {
	for _, text := range list {
		if text != "" && !l.said[text] {
			l.said[text] = true
			l.list = append(l.list, text)
		}
	}
}

// book adds the rules and the house rules.
func (l *texts) book(game *rules.Game) {
	for _, rule := range game.Rules() {
		l.add(game.SectionTitle(rule.ID), rule.Text)
	}
	for _, rule := range rules.Shared {
		l.add(rule.Text)
	}
	for _, o := range game.Options {
		l.add(o.Question, o.Why)
		l.add(o.Titles()...)
	}
}

// mostTitles is how many words of a vocabulary are listed: more are numbers and places.
const mostTitles = 60

func (l *texts) words(v *rules.Vocabulary) {
	first, last := v.Range()
	for n := first; n <= last && last-first < mostTitles; n++ {
		if title, isWord := v.Said(n, nil).(string); isWord {
			l.add(title, v.Things(n, true), v.Things(n, false))
		}
	}
}

// fields adds what is asked for and told of a position.
func (l *texts) fields(list []rules.Field) {
	for i := range list {
		f := &list[i]
		l.add(f.Sentences()...)
		for _, words := range []*rules.Vocabulary{f.Words, f.Sources} {
			if words != nil {
				l.words(words)
			}
		}
		l.fields(f.Of)
	}
}
