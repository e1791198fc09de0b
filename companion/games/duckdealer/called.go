package duckdealer

import (
	"maps"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// houseNames are what the planets of the house map are called, where people have not named them: words that can be said.
var houseNames = map[string]string{
	"s1": "Eider", "s2": "Mallard", "s3": "Pintail", "s4": "Teal", "s5": "Gadwall",
	"p1": "Pochard", "p2": "Scoter", "p3": "Smew", "p4": "Shoveler", "p5": "Merganser", "p6": "Garganey",
	"p7": "Wigeon", "p8": "Goldeneye", "p9": "Harlequin", "p10": "Shelduck", "p11": "Mandarin",
}

// houseCalled are the house names by place; none where the planets are not those of the house map.
func (c *chart) houseCalled() map[int32]string {
	called := map[int32]string{}
	for i, word := range c.names[:c.planets] {
		if name := houseNames[word]; name != "" && c.planets == len(houseNames) && c.start[i] == (word[0] == 's') {
			called[int32(i)] = name
		}
	}
	if len(called) < c.planets {
		clear(called)
	}
	return called
}

// call is the box with the names that people have for places of the map, each the word of a planet or a junction and its name. What
// is no name means nothing. A house name that people gave to another place is that of the other.
func (b *box) call(names []string) *box {
	if len(names) == 0 {
		return b
	}
	called := b.chart.houseCalled()
	for _, line := range names {
		word, name, _ := strings.Cut(line, " ")
		place, ok := b.spaceWords.Value(word)
		if name = strings.Join(strings.Fields(name), " "); ok && place < b.chart.ends && name != "" {
			maps.DeleteFunc(called, func(_ int32, known string) bool { return known == name })
			called[int32(place)] = name
		}
	}
	named := *b
	named.entitle(called)
	return &named
}

// entitle gives the box the words of its map, and names.
func (b *box) entitle(called map[int32]string) {
	b.titles = b.chart.titles(called)
	titles := b.spaceTitles()
	c := &b.chart
	b.spaceWords = rules.Words("SPACE", 0, c.names...).Called(titles...)
	b.planetWord = rules.Words("PLANET", 0, c.names[:c.planets]...).Called(titles[:c.planets]...)
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

// spaceTitles are what the spaces are called, in their order.
func (b *box) spaceTitles() (titles []string) {
	for _, word := range b.chart.names {
		titles = append(titles, b.title(word))
	}
	return titles
}

// title is what a space is called: its name, or its word where it has none.
func (b *box) title(word string) string {
	if title, ok := b.titles[word]; ok {
		return title
	}
	return word
}
