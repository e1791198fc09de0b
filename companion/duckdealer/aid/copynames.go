package aid

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/wording"
)

// calledComment begins a line of the owner's copy that says what people call a place: for a box file it is a comment.
const calledComment = "# called "

// mostLetters is how long a name of a place may be.
const mostLetters = 24

// Called is what people call a place, "" for a place without a name.
func (c *Copy) Called(place string) string { return c.called[place] }

// Call gives a place a name; "" takes it away. Box and moves keep the word.
func (c *Copy) Call(place, name string) error {
	name = strings.Join(strings.Fields(name), " ")
	switch {
	case utf8.RuneCountInString(name) > mostLetters:
		return refused{wording.Say("a name has up to {n} letters", mostLetters)}
	case strings.ContainsFunc(name, unicode.IsControl):
		return refused{wording.Say("a name has no control characters")}
	case c.Place(name) >= 0 && name != place:
		return refused{wording.Say("there is a place {place} already", quoted(name))}
	}
	for other, known := range c.called {
		if other != place && known == name && name != "" {
			return refused{wording.Say("{place} is called {name} already", wording.Name(other), quoted(name))}
		}
	}
	called := maps.Clone(c.called)
	if called == nil {
		called = map[string]string{}
	}
	if called[place] = name; name == "" || name == place {
		delete(called, place)
	}
	c.called = called
	return nil
}

// Names are the places that have names, each with its name behind it, in the order of their words.
func (c *Copy) Names() []string {
	var names []string
	for _, place := range slices.Sorted(maps.Keys(c.called)) {
		names = append(names, place+" "+c.called[place])
	}
	return names
}

// readNames takes the names out of a file; what can't be one is left out.
func (c *Copy) readNames(file []byte) {
	for line := range strings.Lines(string(file)) {
		if called, ok := strings.CutPrefix(strings.TrimSpace(line), calledComment); ok {
			place, name, _ := strings.Cut(called, " ")
			_ = c.Call(place, name) // a name that is none is left out
		}
	}
}
