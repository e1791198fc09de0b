// Package value is the one editor of what a game describes field by field: what an owner's copy prints, a position, or the numbers of
// its rules. It knows no game: sections, rows, keys, mistakes and undo follow from the description.
package value

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Window is what the editor asks of the app.
type Window interface {
	shell.Window
	Back() bool
	Say(line string)
}

// Use is what is edited, and what is particular about it.
type Use struct {
	Game     string // its key: whose felt lies under the page
	Title    string
	Line     func() string     // under the title
	Ground   fyne.CanvasObject // nil: a plain one
	Draft    *rules.Draft
	Only     rules.Path // the one part that is edited; nil: all of it
	Seats    []string
	Mistakes func() []rules.Mistake
	Reason   func(m rules.Mistake) string // a mistake in words, without its place
	MadeUp   string                       // the source of what the app made up
	// Free means that entries come and go everywhere, and that lists have an order.
	Free bool
	// Source says where a part comes from, as people read it: mine that they put it there, made that it isn't theirs; nil: the draft says it.
	Source func(p rules.Path) (words string, mine, made bool)
	// Confirm says that a part is so; nil: the draft notes it where something says where it comes from.
	Confirm func(p rules.Path)
	// Name names an entry; nil: by its number or its word. Icon is the picture of a word.
	Name func(p rules.Path) string
	Icon func(word string) parts.Icon
	// Shown is an entry as it lies on the table, nil where there is nothing to see of it; wrong reports whether a part has a mistake.
	Shown func(p rules.Path, wrong func(rules.Path) bool) fyne.CanvasObject
	// Drawn are the keys of a part that is drawn; ok is false for others, and nil is no row at all.
	Drawn func(p rules.Path) (keys []fyne.CanvasObject, ok bool)
	// Remove takes an entry out of a list; nil: nothing depends on one.
	Remove func(p rules.Path)
	// Put changes a part that others depend on, and reports whether it did; nil: none is one.
	Put func(p rules.Path, value any) bool
	// Restored makes the rest fit after a part was put back; nil: nothing depends on one.
	Restored func(p rules.Path)
	// Add adds an entry to a list, and tells its place; nil for a list that stays as long as it is.
	Add func(list rules.Path) func(done func(entry int))
	// Fresh is what an item of a list of groups begins with, by its first word; nil: blank.
	Fresh func(list rules.Path, word string) any
	// Changed is told after each change.
	Changed func()
	Keep    func() table.Key // the main key: what is done with it once there is no mistake
	End     func(p *Page) table.Key
	Restore string // "As the app made it up"
	All     string // the same for all of it
	Menu    []parts.RowData
}

// thing is what is shown at a time: an entry of a list, or a section that has none.
type thing struct {
	at    rules.Path // of an entry; nil: the section itself
	title string
	of    int // how many there are beside it
	index int
	rows  []rules.Path
}

// things are those of a section.
func (p *Page) things(s *section) (list []thing) {
	if s.List == nil {
		return []thing{{title: s.Title, of: 1, rows: s.Rows}}
	}
	entries := p.entries(s.List)
	for i, at := range entries {
		t := thing{at: at, title: p.name(at), of: len(entries), index: i}
		field, _ := p.use.Draft.Field.At(at)
		if field.Kind != rules.GroupField {
			t.rows = []rules.Path{at}
		}
		for _, names := range []bool{false, true} { // what tells it from the others is seldom changed
			for _, part := range field.Of {
				if part.Names == names && part.Title != "" && field.Kind == rules.GroupField {
					t.rows = append(t.rows, at.At(part.Name))
				}
			}
		}
		list = append(list, t)
	}
	return list
}

// holds reports whether a part belongs to a thing.
func (t *thing) holds(p rules.Path) bool {
	if t.at != nil {
		return p.Within(t.at)
	}
	for _, row := range t.rows {
		if p.Within(row) || row.Within(p) {
			return true
		}
	}
	return false
}
