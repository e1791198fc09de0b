package duckdealer

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// list is a list of goods: a recipe, a price, or what a tile is built with.
func (p *copyEntry) list(value int, v aid.CopyValue) fyne.CanvasObject {
	return p.folded(v, func() fyne.CanvasObject { return p.chooseGoods(value, v) }, func() { p.Goods = slices.Clone(v.Words) })
}

// chooseGoods takes goods out of a list and adds others.
func (p *copyEntry) chooseGoods(value int, v aid.CopyValue) fyne.CanvasObject {
	chosen, more := parts.NewFlow(), parts.NewFlow()
	for i, good := range p.Goods {
		key := parts.NewKey(0, goodTitle(good), func() { p.take(value, slices.Delete(slices.Clone(p.Goods), i, i+1)) })
		chosen.Add(key.Chosen())
	}
	column := parts.NewColumn()
	if len(p.Goods) > 0 {
		column.Add(parts.NewTightColumn(parts.NewLess(wording.L("Tap a good to remove it.")), chosen))
	} else {
		column.Add(parts.NewLess(wording.L("Choose at least one good. Until then the old list counts.")))
	}
	if len(p.Goods) == aid.MostGoods {
		return column
	}
	for _, good := range p.offered(v) {
		more.Add(parts.NewKey(0, goodTitle(good), func() { p.take(value, append(slices.Clone(p.Goods), good)) }))
	}
	column.Add(parts.NewTightColumn(parts.NewLess(wording.L("Add:")), more))
	return column
}

// offered are the goods that can be added to a list: a factory never takes its own product, and a build side has one
// free square at most.
func (p *copyEntry) offered(v aid.CopyValue) []string {
	words, _ := picker.VocabularyWords(duckdealer.GoodWords(), nil)
	if v.Name == "recipe" {
		words = slices.DeleteFunc(words, func(word string) bool { return word == p.of().Names[0] })
	}
	if v.Name == "build" && !slices.Contains(p.Goods, aid.AnyGood) {
		words = append(words, aid.AnyGood)
	}
	return words
}

// take shows another list, and enters it if it is one.
func (p *copyEntry) take(value int, goods []string) {
	p.Goods = goods
	if len(goods) > 0 {
		p.set(value, goods...)
	}
	p.fill()
}

// moreGear reports what else a spaceyard sells, and what it does not.
func (p *copyEntry) moreGear() fyne.CanvasObject {
	keys := parts.NewFlow()
	sold := 0
	for _, v := range p.of().Values {
		if v.Gear != "" {
			sold++
		}
	}
	words, titles := picker.VocabularyWords(duckdealer.GearWords(), nil)
	for i, gear := range words {
		sells := slices.ContainsFunc(p.of().Values, func(v aid.CopyValue) bool { return v.Gear == gear })
		key := parts.NewKey(0, titles[i], func() { p.turnGear(gear, sells) })
		switch {
		case sells && sold == 1:
			key.Chosen().Greyed()
		case sells:
			key.Chosen()
		}
		keys.Add(key)
	}
	return parts.NewPanel(wording.L("Sells"), keys)
}

// turnGear begins or ceases to sell a gear.
func (p *copyEntry) turnGear(gear string, sells bool) {
	err := p.app.editCopy(func(c *aid.Copy) error {
		if sells {
			return c.RemoveSale(p.entry, gear)
		}
		return c.AddSale(p.entry, gear)
	})
	if err != nil {
		p.app.Say(wording.L("A spaceyard sells one kind of gear at least."))
		return
	}
	p.app.Show()
}
