package aid

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
)

// list is a list of the copy.
func (c *Copy) list(name string) rules.List {
	list, _ := c.Get(rules.Path{name}).(rules.List)
	return list
}

// freeTile is a name for a consumer tile that no other one has: the good that it
// takes, with a number where several do.
func (c *Copy) freeTile(wants string, self int) string {
	for n := 1; ; n++ {
		name := wants
		if n > 1 {
			name += "-" + strconv.Itoa(n)
		}
		if at := entryCalled(c.list("consumers"), "tile", name); at < 0 || at == self {
			return name
		}
	}
}

// own is an entry with values that the owner has named.
func own(e rules.Object, names ...string) rules.Object {
	e = maps.Clone(e)
	status, _ := e[rules.StatusKey].(rules.Object)
	if status = maps.Clone(status); status == nil {
		status = rules.Object{}
	}
	for _, name := range names {
		status[name] = duckdealer.OwnBox
	}
	e[rules.StatusKey] = status
	return e
}

// add puts an entry at the end of a list and gives its place.
func (c *Copy) add(name string, e rules.Object) int {
	list := c.list(name)
	c.Tree = rules.Replaced(c.Tree, rules.Path{name}, append(slices.Clip(list), any(e)))
	return len(list)
}

// AddConsumer adds a tile that wants a product and gives its place. The rest of it
// is that of the house tile for the product.
func (c *Copy) AddConsumer(wants string) int {
	house := HouseCopy().list("consumers")
	e := own(house[entryCalled(house, "wants", wants)].(rules.Object), "wants")
	e["tile"] = c.freeTile(wants, -1)
	return c.add("consumers", e)
}

// Sale is a gear that a yard sells. The price is one good until it is entered.
func Sale(gear string) rules.Object {
	return rules.Object{
		"gear": gear, "price": rules.List{duckdealer.GoodWords().Word(0)},
		rules.StatusKey: rules.Object{"price": duckdealer.MadeUp},
	}
}

// Place finds the planet or junction of a name, -1 if there is none.
func (c *Copy) Place(name string) int { return entryCalled(c.list("places"), "place", name) }

// AddPlace adds a place of a kind with a name that is free, and gives its place in the list.
func (c *Copy) AddPlace(kind string) int {
	for n := 1; ; n++ {
		if name := "x" + strconv.Itoa(n); c.Place(name) < 0 {
			return c.add("places", own(rules.Object{"place": name, "kind": kind}, "kind"))
		}
	}
}

// AddRoute joins two places and gives the place of the route in the list; where it is refused the copy stays as it was.
func (c *Copy) AddRoute(from, to string) (int, error) {
	same := func(e any) bool {
		a, b := e.(rules.Object)["from"], e.(rules.Object)["to"]
		return a == from && b == to || a == to && b == from
	}
	switch {
	case from == to:
		return 0, refused{wording.Say("a route joins two different places")}
	case slices.ContainsFunc(c.list("routes"), same):
		return 0, refused{wording.Say("there is a route between {from} and {to} already", wording.Name(from), wording.Name(to))}
	}
	return c.add("routes", own(rules.Object{"from": from, "to": to, "dots": 0}, "dots")), nil
}

// Remove takes an entry out, a place together with its routes.
func (c *Copy) Remove(at rules.Path) {
	if place := c.Text(at.At("place")); place != "" {
		c.Tree = rules.Replaced(c.Tree, rules.Path{"routes"}, slices.DeleteFunc(slices.Clone(c.list("routes")), func(e any) bool {
			return e.(rules.Object)["from"] == place || e.(rules.Object)["to"] == place
		}))
	}
	c.Draft.Remove(at)
}

// ClearMap takes away all places and routes, so that another map can be entered.
func (c *Copy) ClearMap() {
	c.Tree = rules.Replaced(rules.Replaced(c.Tree, rules.Path{"places"}, rules.List{}), rules.Path{"routes"}, rules.List{})
}

// calledComment begins a line of the owner's copy that says what people call a place: for a box file it is a comment.
const calledComment = "# called "

// mostLetters is how long a name of a place may be.
const mostLetters = 24

// Called is what people call a place, "" for a place without a name.
func (c *Copy) Called(place string) string {
	return c.Text(rules.Path{"places"}.Item(c.Place(place)).At("called"))
}

// Names are the places that have names, each with its name behind it, in the order of their words.
func (c *Copy) Names() (names []string) {
	for _, e := range c.list("places") {
		if called, _ := e.(rules.Object)["called"].(string); called != "" {
			names = append(names, e.(rules.Object)["place"].(string)+" "+called)
		}
	}
	slices.Sort(names)
	return names
}

// nameMistakes says which names of places can't be used.
func (c *Copy) nameMistakes() (list []rules.Mistake) {
	seen := map[string]string{}
	for i, e := range c.list("places") {
		place, _ := e.(rules.Object)["place"].(string)
		name, _ := e.(rules.Object)["called"].(string)
		var why wording.Text
		switch other, twice := seen[name]; {
		case name == "":
			continue
		case utf8.RuneCountInString(name) > mostLetters:
			why = wording.Say("a name has up to {n} letters", mostLetters)
		case strings.ContainsFunc(name, unicode.IsControl):
			why = wording.Say("a name has no control characters")
		case c.Place(name) >= 0 && name != place:
			why = wording.Say("there is a place {place} already", quoted(name))
		case twice:
			why = wording.Say("{place} is called {name} already", wording.Name(other), quoted(name))
		}
		seen[name] = place
		if !why.Empty() {
			list = append(list, rules.Mistake{At: rules.Path{"places"}.Item(i).At("called"), Why: why.String()})
		}
	}
	return list
}

// readNames takes the names out of a file; what can't be one is left out.
func (c *Copy) readNames(file []byte) {
	for line := range strings.Lines(string(file)) {
		called, ok := strings.CutPrefix(strings.TrimSpace(line), calledComment)
		place, name, _ := strings.Cut(called, " ")
		if at := c.Place(place); ok && at >= 0 {
			before := c.Tree
			c.Set(rules.Path{"places"}.Item(at).At("called"), name)
			if len(c.nameMistakes()) > 0 {
				c.Tree = before
			}
		}
	}
}
