package duckdealer

import (
	"strconv"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/value"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// BoxFile is the name under which the owner's copy is kept; boxEnding is the ending of a box file.
const (
	BoxFile   = "duck-dealer.box"
	boxEnding = ".box"
)

// duckCopy is the owner's copy of Duck Dealer while the app is open.
type duckCopy struct {
	*aid.Copy // as matches use it
	Edits     *value.Own[*aid.Copy]
}

// DuckCopy is what the device kept of the owner's copy, or the house box.
func (a *Feature) DuckCopy() *duckCopy {
	if a.ownBox == nil {
		a.ownBox = &duckCopy{}
		a.ownBox.Edits = value.NewOwn(a.Session, BoxFile, boxEnding, aid.HouseCopy, readBox, a.boxUse)
	}
	if a.ownBox.Edits != nil {
		a.ownBox.Copy = a.ownBox.Edits.Kept()
	}
	return a.ownBox
}

// readBox takes what can be read of a box file, and says what was left out.
func readBox(file []byte) (c *aid.Copy, left []string, err error) {
	c, faults, err := aid.ReadCopy(file)
	for _, f := range faults {
		left = append(left, f.Error())
	}
	return c, left, err
}

// boxUse is what is particular about the editor of the copy.
func (a *Feature) boxUse(now *aid.Copy) value.Use {
	u := value.Use{Game: Key, Title: wording.L("Duck Dealer"), Ground: table.NewGround(night), MadeUp: duckdealer.MadeUp}
	u.Reason = func(m rules.Mistake) string { return parts.Upper(m.Why) + "." }
	u.Name = func(p rules.Path) string { return entryName(now, p) }
	u.Icon = func(word string) parts.Icon {
		if _, good := duckdealer.GoodWords().Value(word); good || word == aid.AnyGood {
			return goodIcon(word)
		}
		return parts.NoIcon
	}
	shown := &boxShown{app: a, copy: now}
	u.Shown = shown.part
	u.Put, u.Remove = now.Set, now.Remove
	u.Add = func(list rules.Path) func(func(int)) { return a.addTo(now, list[0]) }
	u.Fresh = func(_ rules.Path, word string) any { return aid.Sale(word) }
	u.Menu = []parts.RowData{{Icon: parts.IconRemove, Title: wording.L("Remove the map"), Here: true, Tap: func() {
		a.ownBox.Edits.Page.Change(wording.L("the map"), now.ClearMap)
	}}}
	return u
}

// entryName names an entry of the copy.
func entryName(now *aid.Copy, p rules.Path) string {
	text := func(part string) string { return now.Text(p.At(part)) }
	place := func(word string) string {
		if called := now.Called(word); called != "" {
			return called
		}
		return word
	}
	switch p[0] {
	case "factories":
		return kit.GoodTitle(text("product"))
	case "mines":
		return kit.GoodTitle(text("good"))
	case "consumers":
		return kit.GoodTitle(text("tile"))
	case "yards":
		return wording.L("Spaceyard {tile}", text("tile"))
	case "places":
		return place(text("place"))
	}
	return wording.L("{from} to {to}", place(text("from")), place(text("to")))
}

// addTo adds an entry to a list that can grow, and tells its place; nil for others.
func (a *Feature) addTo(now *aid.Copy, list string) func(func(int)) {
	page := a.ownBox.Edits.Page
	add := func(done func(int), said string, add func() (int, error)) {
		at, err := 0, error(nil)
		page.Change(said, func() { at, err = add() })
		if err != nil {
			a.Say(parts.Upper(err.Error()) + ".")
			return
		}
		done(at)
	}
	switch list {
	case "consumers":
		words, titles := picker.VocabularyWords(duckdealer.ProductWords(), nil)
		return func(done func(int)) {
			page.Choose(wording.L("Another tile, which takes"), words, titles, func(word string) {
				add(done, kit.GoodTitle(word), func() (int, error) { return now.AddConsumer(word), nil })
			})
		}
	case "places":
		return func(done func(int)) {
			add(done, wording.L("Another planet or junction"), func() (int, error) { return now.AddPlace("far"), nil })
		}
	case "routes":
		return func(done func(int)) {
			words, titles := placesOf(now)
			page.Choose(wording.L("From"), words, titles, func(from string) {
				page.Choose(wording.L("To"), words, titles, func(to string) {
					add(done, wording.L("Another route"), func() (int, error) { return now.AddRoute(from, to) })
				})
			})
		}
	}
	return nil
}

// placesOf are the places of the map, and how they are called.
func placesOf(now *aid.Copy) (words, titles []string) {
	list, _ := now.Get(rules.Path{"places"}).(rules.List)
	for i := range list {
		at := rules.Path{"places"}.Item(i)
		words, titles = append(words, now.Text(at.At("place"))), append(titles, entryName(now, at))
	}
	return words, titles
}

// duckPrinted are the headers with which a match begins because of the owner's copy, and what is used of it.
func duckPrinted(a *Feature) (headers []rules.Header, words string) {
	own := a.DuckCopy()
	lines, madeUp := own.Usable()
	t := &rules.Transcript{}
	for _, line := range lines {
		t.Add("Box", line.Text)
	}
	for _, name := range own.Names() {
		t.Add(rules.CalledHeader, name)
	}
	return t.Headers, copyLine(own.Copy, lines != nil, madeUp)
}

// copyLine reports what matches use.
func copyLine(own *aid.Copy, used bool, madeUp int) string {
	if !used {
		return wording.L("Example values, so you can play right away. Swap in the numbers from your box.")
	}
	return kit.OwnSource(own, madeUp)
}

// plainNumber writes a number.
func plainNumber(n int) string { return strconv.Itoa(n) }
