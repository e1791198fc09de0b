package duckdealer

import (
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// arrangement is what the shuffle put where (section 4).
type arrangement struct {
	mines []int   // by planet: a primary good
	yards []int   // by planet: a yard, or none on far planets
	track []int32 // the consumer tiles, top first
}

// choices reads the Setup headers of a table.
type choices struct {
	box     *box
	seen    map[string]bool // what stands at most once
	mines   []int           // by planet, or none
	yards   []int           // by planet, or none
	tracks  [3][]int32      // by group of products; nil: not stated
	left    [primaries]mineType
	refused string
}

// arrange puts mines, yards and the consumer track where the Setup headers say,
// and what they do not say in box order. The error is a *rules.Fault.
func arrange(b *box, s *rules.Setup) (*arrangement, error) {
	c := &choices{box: b, seen: map[string]bool{}, left: b.mines}
	for range b.chart.planets {
		c.mines, c.yards = append(c.mines, none), append(c.yards, none)
	}
	for _, line := range s.Choices {
		words := rules.SplitWords(rules.Lower(line.Text))
		if s.Positioned && (len(words) == 0 || words[0] != "edition") {
			c.fail("with a Position header only the edition can be set up")
		}
		c.read(words)
		if c.refused != "" {
			return nil, &rules.Fault{Line: line.Number, Text: c.refused}
		}
	}
	return c.fill(), nil
}

func (c *choices) fail(format string, args ...any) {
	if c.refused == "" {
		c.refused = fmt.Sprintf(format, args...)
	}
}

func (c *choices) read(words []string) {
	switch {
	case len(words) == 2 && words[0] == "edition":
		c.once("edition")
		if words[1] != c.box.edition {
			c.fail("the box is edition %s, not %s", c.box.edition, words[1])
		}
	case len(words) == 3 && words[0] == "mine":
		c.mine(words[1], words[2])
	case len(words) == 3 && words[0] == "yard":
		c.yard(words[1], words[2])
	case len(words) > 1 && words[0] == "track":
		c.track(words[1], words[2:])
	default:
		c.fail("expected edition NAME, mine PLANET PRIMARY, yard PLANET TILE or track TIER TILE ...")
	}
}

func (c *choices) once(what string) {
	if c.seen[what] {
		c.fail("%s is set up twice", what)
	}
	c.seen[what] = true
}

func (c *choices) planet(name string) int {
	planet, ok := c.box.planetWord.Value(name)
	if !ok {
		c.fail("there is no planet %q", name)
		return 0
	}
	return planet
}

func (c *choices) mine(where, what string) {
	planet := c.planet(where)
	good, ok := primaryWords.Value(what)
	if !ok {
		c.fail("%q isn't a good of a mine (%s)", what, primaryWords)
		return
	}
	c.once("the mine of " + where)
	c.mines[planet] = good
	left := &c.left[good].other
	if c.box.chart.start[planet] {
		left = &c.left[good].start
	}
	if *left--; *left < 0 {
		c.fail("no further mine of %s is in the box for %s", what, where)
	}
}

func (c *choices) yard(where, what string) {
	planet := c.planet(where)
	tile, ok := c.box.yardWords.Value(what)
	switch {
	case !ok:
		c.fail("there is no yard %q (%s)", what, c.box.yardWords)
	case !c.box.chart.start[planet]:
		c.fail("%s has no place for a yard", where)
	default:
		c.once("the yard of " + where)
		c.once("the yard " + what)
		c.yards[planet] = tile
	}
}

// track reads the order of all consumer tiles of one group.
func (c *choices) track(name string, tiles []string) {
	group := slices.Index(tierNames, name)
	if group < 0 {
		c.fail("there is no consumer track %q (%s)", name, strings.Join(tierNames, ", "))
		return
	}
	c.once("track " + name)
	for _, word := range tiles {
		tile, ok := c.box.tileWords.Value(word)
		if !ok || tier(c.box.consumers[tile].wants) != group {
			c.fail("%q isn't a consumer tile of group %s", word, name)
			return
		}
		c.once("the consumer " + word)
		c.tracks[group] = append(c.tracks[group], int32(tile))
	}
	if n := len(c.box.group(group)); n != len(tiles) {
		c.fail("group %s has %d consumer tiles, not %d", name, n, len(tiles))
	}
}
