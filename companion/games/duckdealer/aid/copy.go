package aid

import (
	"slices"
	"strings"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
)

// Copy is a box on the way from what the app made up to what the owner's box prints: each value with its source. It begins
// as the house box, and may have mistakes.
type Copy struct{ rules.Draft }

// copyName is the edition of a copy that nobody has named.
const copyName = "my-copy"

// edition is the path of its name.
var edition = rules.Path{"ship", "edition"}

// HouseCopy is the house box: nothing is read off yet.
func HouseCopy() *Copy {
	lines, err := rules.ReadLines(duckdealer.HouseBox())
	if err != nil {
		panic("duckdealer: " + err.Error()) // it is part of the program
	}
	tree, _ := duckdealer.ReadBox(lines)
	return &Copy{rules.Draft{Field: duckdealer.BoxField(), Tree: tree, Mine: duckdealer.OwnBox}}
}

// ReadCopy takes what can be read of a box file. What it does not hold stays house data: factories, mines and the ship
// one by one; tiles and the map as a whole. The faults are those of the file, with its line numbers.
func ReadCopy(file []byte) (c *Copy, faults []duckdealer.BoxFault, err error) {
	lines, err := rules.ReadLines(file)
	if err != nil {
		return nil, nil, err
	}
	c = HouseCopy()
	house := c.Tree.(rules.Object)
	tree, faults := duckdealer.ReadBox(lines)
	c.Tree = tree
	c.fill(house, "ship", "")
	if c.Text(edition) == "" || c.Text(edition) == duckdealer.HouseEdition {
		c.Tree = rules.Replaced(c.Tree, edition, copyName)
	}
	c.fill(house, "factories", "product")
	c.fill(house, "mines", "good")
	c.fill(house, "yards", "tile")
	for _, list := range []string{"consumers", "places", "routes"} {
		if tree[list] == nil && (list != "routes" || c.hasHouseMap(house)) {
			c.Tree = rules.Replaced(c.Tree, rules.Path{list}, house[list])
		}
	}
	c.readNames(file)
	return c, faults, nil
}

// fill takes from the house box what every box has: the fields of a group, or the entries of a list by their names.
func (c *Copy) fill(house rules.Object, part, name string) {
	if name == "" {
		for key, value := range house[part].(rules.Object) {
			if c.Get(rules.Path{part, key}) == nil {
				c.Tree = rules.Replaced(c.Tree, rules.Path{part, key}, value)
			}
		}
		return
	}
	own, _ := c.Get(rules.Path{part}).(rules.List)
	own = slices.Clone(own)
	for _, e := range house[part].(rules.List) {
		if part == "yards" && len(own) >= duckdealer.StartPlanets {
			break
		}
		if at := entryCalled(own, name, e.(rules.Object)[name]); at < 0 {
			own = append(own, e)
		}
	}
	c.Tree = rules.Replaced(c.Tree, rules.Path{part}, own)
}

// entryCalled finds the entry with a value under a name, -1 if there is none.
func entryCalled(list rules.List, name string, value any) int {
	return slices.IndexFunc(list, func(e any) bool { return e.(rules.Object)[name] == value })
}

// hasHouseMap reports whether the places are those of the house box: then its routes fit them.
func (c *Copy) hasHouseMap(house rules.Object) bool {
	return string(rules.JSON(c.Get(rules.Path{"places"}))) == string(rules.JSON(house["places"]))
}

// Whole is what is described of it.
func (c *Copy) Whole() *rules.Draft { return &c.Draft }

// tree is the box with a name of its own, once it is no more the house box.
func (c *Copy) tree() rules.Object {
	tree := c.Tree.(rules.Object)
	if c.Text(edition) == duckdealer.HouseEdition && c.begun() {
		tree = rules.Replaced(tree, edition, copyName).(rules.Object)
	}
	return tree
}

// begun reports whether anything was entered that a box prints.
func (c *Copy) begun() bool {
	own, _ := duckdealer.BoxLines(c.Tree.(rules.Object))
	house, _ := duckdealer.BoxLines(HouseCopy().Tree.(rules.Object))
	return !slices.Equal(own, house)
}

// File is the box file, with the names of places as comments.
func (c *Copy) File() []byte {
	var text strings.Builder
	lines, _ := duckdealer.BoxLines(c.tree())
	for _, line := range lines {
		text.WriteString(line.Text + "\n")
	}
	for _, name := range c.Names() {
		text.WriteString(calledComment + name + "\n")
	}
	return []byte(text.String())
}

// Mistakes lists what keeps matches from being played with the copy.
func (c *Copy) Mistakes() []rules.Mistake {
	return append(duckdealer.BoxMistakes(c.tree()), c.nameMistakes()...)
}

// Usable is the box that a match is played with, and how many of its values the app made up. No lines: nothing was entered
// or there are mistakes, and the house box is used.
func (c *Copy) Usable() (lines []rules.Line, madeUp int) {
	if !c.begun() || len(c.Mistakes()) > 0 {
		return nil, 0
	}
	c.Each(func(at rules.Path) {
		if c.Source(at) == duckdealer.MadeUp {
			madeUp++
		}
	})
	lines, _ = duckdealer.BoxLines(c.tree())
	return lines, madeUp
}

// Set changes a part that others depend on: a consumer tile is called after what it takes, and routes end where places do.
// It reports whether it did; a name that another place has is not taken.
func (c *Copy) Set(at rules.Path, value any) bool {
	if len(at) != 3 {
		return false
	}
	switch before := c.Get(at); {
	case at[0] == "consumers" && at[2] == "wants":
		c.Put(at, value)
		c.Tree = rules.Replaced(c.Tree, at[:2].At("tile"), c.freeTile(value.(string), at.Index(1)))
	case at[0] == "places" && at[2] == "place":
		c.rename(at, before.(string), placeName(value.(string)))
	case at[0] == "places" && at[2] == "called":
		c.Tree = rules.Without(c.Tree, at)
		if name := strings.Join(strings.Fields(value.(string)), " "); name != "" {
			c.Tree = rules.Replaced(c.Tree, at, name)
		}
	default:
		return false
	}
	return true
}

// placeName writes a name as the box file does: small letters and digits.
func placeName(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, strings.ToLower(text))
}

// rename gives a place another name, also where routes end there.
func (c *Copy) rename(at rules.Path, before, name string) {
	if name == "" || c.Place(name) >= 0 {
		return
	}
	c.Tree = rules.Replaced(c.Tree, at, name)
	routes, _ := c.Get(rules.Path{"routes"}).(rules.List)
	for i := range routes {
		for _, end := range []string{"from", "to"} {
			if p := (rules.Path{"routes"}).Item(i).At(end); c.Text(p) == before {
				c.Tree = rules.Replaced(c.Tree, p, name)
			}
		}
	}
}

// AnyGood is the word of the square of a build list that takes any other good.
const AnyGood = duckdealer.AnyGood
