package duckdealer

import (
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// Layout is what lies where at the start, for entering what lies on the table
// place by place (section 4). Whatever is changed, it stays possible.
type Layout struct {
	box    *box
	mines  []int
	yards  []int
	tracks [3][]int32
}

// LayoutQuestion is one place of a layout: what lies there, and what could.
type LayoutQuestion struct {
	// Kind is mine, yard or track.
	Kind string
	// Place is the planet, or the group of a track: 3, 10 or 30.
	Place string
	// Nth counts the tiles of a track from 1, the top; 0 for planets.
	Nth     int
	Answer  string
	Choices []string
}

// ReadLayout reads Setup headers; what they do not state is filled in box order.
// The error is a *rules.Fault.
func ReadLayout(lines []rules.Line, setup []string) (*Layout, error) {
	b, err := loadBox(lines)
	if err != nil {
		return nil, err
	}
	s := &rules.Setup{}
	for _, line := range setup {
		s.Choices = append(s.Choices, rules.Line{Text: line})
	}
	a, err := arrange(b, s)
	if err != nil {
		return nil, err
	}
	l := &Layout{box: b, mines: a.mines, yards: a.yards}
	for _, tile := range a.track {
		group := tier(b.consumers[tile].wants)
		l.tracks[group] = append(l.tracks[group], tile)
	}
	return l, nil
}

// Lines returns the layout as Setup headers, all of it stated.
func (l *Layout) Lines() []string { return l.box.stated(l.mines, l.yards, l.tracks) }

// stated writes an arrangement as Setup headers.
func (b *box) stated(mines, yards []int, tracks [3][]int32) []string {
	headers := []string{"edition " + b.edition}
	for planet, good := range mines {
		headers = append(headers, "mine "+b.chart.names[planet]+" "+goodNames[good])
	}
	for planet, yard := range yards {
		if yard != none {
			headers = append(headers, "yard "+b.chart.names[planet]+" "+b.yards[yard].name)
		}
	}
	for group, tiles := range tracks {
		if len(tiles) == 0 {
			continue
		}
		words := []string{"track", tierNames[group]}
		for _, tile := range tiles {
			words = append(words, b.consumers[tile].name)
		}
		headers = append(headers, strings.Join(words, " "))
	}
	return headers
}

// Questions lists the places in box order: the mines, the yards, then the tracks
// from the top. The last tile of a track needs no question.
func (l *Layout) Questions() []LayoutQuestion {
	var list []LayoutQuestion
	for planet, good := range l.mines {
		list = append(list, LayoutQuestion{
			Kind: "mine", Place: l.box.chart.names[planet], Answer: goodNames[good], Choices: l.box.mineGoods(l.box.chart.start[planet]),
		})
	}
	for planet, yard := range l.yards {
		if yard != none {
			list = append(list, LayoutQuestion{
				Kind: "yard", Place: l.box.chart.names[planet], Answer: l.box.yards[yard].name, Choices: names(l.box.yardWords),
			})
		}
	}
	for group, tiles := range l.tracks {
		for i := range max(0, len(tiles)-1) {
			q := LayoutQuestion{Kind: "track", Place: tierNames[group], Nth: i + 1, Answer: l.box.consumers[tiles[i]].name}
			for _, tile := range l.box.group(group) {
				if !slices.Contains(tiles[:i], tile) {
					q.Choices = append(q.Choices, l.box.consumers[tile].name)
				}
			}
			list = append(list, q)
		}
	}
	return list
}

// mineGoods are the goods of the mines that the box has for start or far planets.
func (b *box) mineGoods(start bool) []string {
	var goods []string
	for _, good := range b.mineOrder {
		if n := b.mines[good]; start && n.start > 0 || !start && n.other > 0 {
			goods = append(goods, goodNames[good])
		}
	}
	return goods
}

func names(v *rules.Vocabulary) []string {
	var list []string
	for first, last := v.Range(); first <= last; first++ {
		list = append(list, v.Word(first))
	}
	return list
}

// Answer says what lies at a place; a word that is none of its choices changes
// nothing. What lay there goes where the new tile comes from: to the box, or to
// the last place that had it, so that what was answered before stays.
func (l *Layout) Answer(question int, word string) {
	q := l.Questions()[question]
	if !slices.Contains(q.Choices, word) || word == q.Answer {
		return
	}
	switch q.Kind {
	case "mine":
		planet, _ := l.box.planetWord.Value(q.Place)
		good, _ := primaryWords.Value(word)
		if from := l.lastMine(good, planet); from != none {
			l.mines[from] = l.mines[planet]
		}
		l.mines[planet] = good
	case "yard":
		planet, _ := l.box.planetWord.Value(q.Place)
		yard, _ := l.box.yardWords.Value(word)
		l.yards[slices.Index(l.yards, yard)] = l.yards[planet]
		l.yards[planet] = yard
	default:
		tile, _ := l.box.tileWords.Value(word)
		tiles := l.tracks[slices.Index(tierNames, q.Place)]
		at := slices.Index(tiles, int32(tile))
		tiles[q.Nth-1], tiles[at] = tiles[at], tiles[q.Nth-1]
	}
}

// lastMine is the last planet, other than the one named, of which the mine of a
// good can be taken for it; none where one is left in the box.
func (l *Layout) lastMine(good, planet int) int {
	start := l.box.chart.start[planet]
	left, last := l.box.mines[good].other, none
	if start {
		left = l.box.mines[good].start
	}
	for other, mine := range l.mines {
		if l.box.chart.start[other] == start && mine == good {
			last = other
			left--
		}
	}
	if left > 0 {
		return none
	}
	return last
}
