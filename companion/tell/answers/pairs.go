package answers

import (
	_ "embed"
	"slices"
)

// pairs says how much each thing in which a question differs from a wording tells for or against that both mean the same: words that
// only one of them has, one word in the place of another, and how they begin. A thing is found by its hash; many share a place.
//
//go:embed pairs.bin
var pairs []byte

// pairStep is what one step of a byte counts.
const pairStep = 1.0 / 32

// nonePlace is the place of what nothing in the library fits.
var nonePlace = pairHash("none")

// mostSwaps is how many pairs of words are looked at that may stand in each other's place.
const mostSwaps = 40

// plain are the stems of a text, each once.
func plain(stems []string) []string {
	var list []string
	for _, s := range stems {
		if !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	return list
}

// pairHash is where a thing stands that is told by some words (FNV-1a).
func pairHash(words ...string) uint16 {
	h := uint32(2166136261)
	for _, w := range words {
		for i := range len(w) {
			h = (h ^ uint32(w[i])) * 16777619
		}
		h = (h ^ ' ') * 16777619
	}
	return uint16(h ^ h>>15)
}

// pairPlaces are the places of all that tells whether a question means what a wording does that has a verdict; both are plain.
func pairPlaces(places []uint16, asked, wording []string, v Verdict) []uint16 {
	alone, missing := without(asked, wording), without(wording, asked)
	for _, s := range alone {
		places = append(places, pairHash("q", s), pairHash("o", s, string(v)))
	}
	for _, s := range missing {
		places = append(places, pairHash("w", s))
	}
	if len(alone)*len(missing) <= mostSwaps {
		for _, a := range alone {
			for _, b := range missing {
				places = append(places, pairHash("s", a, b))
			}
		}
	}
	if len(asked) > 0 && len(wording) > 0 {
		first, last := asked[0], asked[len(asked)-1]
		places = append(places, pairHash("f", first, wording[0]), pairHash("v", first, string(v)), pairHash("l", last, string(v)))
	}
	if len(asked) > 1 {
		places = append(places, pairHash("2", asked[0], asked[1], string(v)))
	}
	return places
}

// without are the words of a list that another one lacks; "N" is any number.
func without(list, other []string) []string {
	var rest []string
	for _, s := range list {
		if !slices.Contains(other, s) && !(isNumber(s) && slices.Contains(other, "N")) && !(s == "N" && slices.ContainsFunc(other, isNumber)) {
			rest = append(rest, s)
		}
	}
	return rest
}

// paired is what the pairs tell of the places.
func paired(places []uint16) float64 {
	sum := 0
	for _, p := range places {
		sum += int(int8(pairs[p]))
	}
	return float64(sum) * pairStep
}
