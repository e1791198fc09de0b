package duckdealer

import (
	"slices"
	"strconv"

	"tablekeeper/companion/duckdealer"
)

// spaceTitles tells what people call the spaces of a map: in the match that is open, or else in their copy. A dot is named by
// both ends of its route, as in a match.
func (a *Feature) spaceTitles(edition *duckdealer.Edition) func(word string) string {
	if t := a.duckMatch(); t != nil {
		if v, ok := duckdealer.Look(t); ok {
			return v.SpaceTitle
		}
	}
	titles := map[string]string{}
	for _, r := range edition.Routes() {
		ends := a.placeTitle(r.From) + "–" + a.placeTitle(r.To)
		for i, dot := range r.Dots {
			if ends != r.From+"–"+r.To {
				titles[dot] = ends + " " + strconv.Itoa(i+1)
			}
		}
	}
	return func(word string) string {
		if title, ok := titles[word]; ok {
			return title
		}
		return a.placeTitle(word)
	}
}

// titles are what several spaces are called.
func (p *flightPage) titles(words []string) []string {
	list := slices.Clone(words)
	for i, word := range list {
		list[i] = p.title(word)
	}
	return list
}
