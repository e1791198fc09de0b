package duckdealer

import (
	"slices"

	"tablekeeper/companion/games/duckdealer"
)

// spaceTitles tells what people call the spaces of a map: in the match that is open, or else in an edition.
func (a *Feature) spaceTitles(edition *duckdealer.Edition) func(word string) string {
	if t := a.duckMatch(); t != nil {
		if v, ok := duckdealer.Look(t); ok {
			return v.SpaceTitle
		}
	}
	return edition.SpaceTitle
}

// titles are what several spaces are called.
func (p *flightPage) titles(words []string) []string {
	list := slices.Clone(words)
	for i, word := range list {
		list[i] = p.title(word)
	}
	return list
}
