package duckdealer

import (
	"maps"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// call is the box with the names that people have for places of the map: of Called headers, each with the word of a planet or a
// junction and its name. Other lines mean nothing.
func (b *box) call(lines []rules.Line) *box {
	called := map[int32]string{}
	for _, line := range lines {
		word, name, _ := strings.Cut(line.Text, " ")
		place, ok := b.spaceWords.Value(word)
		if name = strings.Join(strings.Fields(name), " "); ok && place < b.chart.ends && name != "" {
			called[int32(place)] = name
		}
	}
	if len(called) == 0 {
		return b
	}
	named := *b
	named.titles = b.chart.titles(called)
	titles := make([]string, len(b.chart.names))
	for i, word := range b.chart.names {
		titles[i] = named.title(word)
	}
	named.spaceWords, named.planetWord = named.chart.words()
	named.spaceWords.Titled(titles...)
	named.planetWord.Titled(titles[:b.chart.planets]...)
	return &named
}

// titles are what is said of places that have names, and of the dots of their routes, by word.
func (c *chart) titles(called map[int32]string) map[string]string {
	titles := map[string]string{}
	for place, name := range called {
		titles[c.names[place]] = name
	}
	end := func(place int32) string {
		if name, ok := called[place]; ok {
			return name
		}
		return c.names[place]
	}
	dot := c.ends
	for _, r := range c.routes {
		for i := range r.dots {
			if called[r.a]+called[r.b] != "" {
				titles[c.names[dot]] = end(r.a) + "–" + end(r.b) + " " + strconv.Itoa(i+1)
			}
			dot++
		}
	}
	return titles
}

// title is what a space is called: by people, or its word.
func (b *box) title(word string) string {
	if title, ok := b.titles[word]; ok {
		return title
	}
	return word
}

// SpaceTitle is what a space is called: by people, or its word.
func (v *View) SpaceTitle(word string) string {
	if title, ok := v.Titles[word]; ok {
		return title
	}
	return word
}

// SpaceCalled is the word of the space that has that title.
func (v *View) SpaceCalled(title string) string {
	for word, called := range maps.All(v.Titles) {
		if called == title {
			return word
		}
	}
	return title
}
