package duckdealer

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// described reads a line of a kind that is described, into an entry of the tree; nil where it has no such form.
func (r *boxReader) described(k *lineKind, fields [][]string, head []string) rules.Object {
	of := k.Of[0].Of
	names := slices.IndexFunc(of, func(f rules.Field) bool { return !f.Names })
	values, most := len(of)-names, len(of)-names
	if k.kind == "yard" { // it sells each gear once at most, so it has at most as many fields
		most += kindsOfGear - 1
	}
	if !r.shape(k.kind, fields, 1+names, 1+values, 1+most) {
		return nil
	}
	e := entry{rules.Object{}, rules.Object{}}
	for i := range names {
		e.values[of[i].Name] = head[i]
		switch {
		case of[i].Words != nil:
			r.word(head[i], of[i].Words)
			r.once(k.kind, head[i])
		case k.kind != "route":
			r.once(k.kind, head[i])
			r.name(head[i], true)
		}
	}
	fields = fields[1:]
	for i := range of[names:] {
		f := &of[names+i]
		here := 1
		if f.Name == "sells" {
			here = len(fields) - 2
		}
		if !r.field(&e, f, fields[:here]) {
			return nil
		}
		fields = fields[here:]
	}
	if list, _ := e.values["recipe"].(rules.List); slices.Contains(list, e.values["product"]) {
		r.about = "recipe"
		r.fail(wording.Say("the recipe of {good} contains {good} itself", wording.Name(head[0])))
	}
	return e.tree()
}

// entry are the values of an entry, and where they come from.
type entry struct{ values, status rules.Object }

// tree is the entry with both.
func (e entry) tree() rules.Object {
	e.values[rules.StatusKey] = e.status
	return e.values
}

// put notes a value with its source.
func (e entry) put(name string, value any, source string) {
	e.values[name], e.status[name] = value, source
}

// field reads the value of a field; false: nothing more can be read of the line.
func (r *boxReader) field(e *entry, f *rules.Field, fields [][]string) bool {
	switch {
	case f.Name == "sells":
		list := rules.List{}
		for _, field := range fields {
			if sale := r.sells(list, field, wording.Name(e.values["tile"].(string))); sale != nil {
				list = append(list, sale)
			}
		}
		e.values[f.Name] = list
	case f.Kind == rules.CountField:
		n, source := r.number(fields[0], f.Name, f.Low, f.High)
		e.put(f.Name, n, source)
	case f.Kind == rules.ListField:
		words, source := r.value(fields[0], f.Name)
		e.put(f.Name, r.goods(words, f.Name, f.Of[0].Words), source)
	default:
		words, source := r.value(fields[0], f.Name)
		if r.failed {
			return false
		}
		if len(words) != 1 {
			r.fail(wording.Say("expected one product that the consumer wants"))
			return false
		}
		r.word(words[0], f.Words)
		e.put(f.Name, words[0], source)
	}
	return true
}

// sells reads what a yard sells and for which goods; nil where the field has another form.
func (r *boxReader) sells(before rules.List, field []string, yard wording.Name) any {
	words, source := r.value(field, "sells")
	if r.failed {
		return nil
	}
	if len(words) < 3 || words[1] != "=" {
		r.fail(wording.Say("expected {line}", quoted("sells GEAR = LIST TAG")))
		return nil
	}
	r.word(words[0], gearWords)
	if slices.ContainsFunc(before, func(sale any) bool { return sale.(rules.Object)["gear"] == words[0] }) {
		r.fail(wording.Say("the yard {yard} sells {gear} twice", yard, wording.Name(words[0])))
	}
	sale := entry{rules.Object{"gear": words[0]}, rules.Object{}}
	sale.put("price", r.goods(words[2:], "the price", goodWords), source)
	return sale.tree()
}

// goods reads 1 to 4 goods that are joined by +.
func (r *boxReader) goods(words []string, name string, of *rules.Vocabulary) rules.List {
	list := rules.List{}
	if r.failed {
		return list
	}
	if n := len(words); n%2 == 0 || n > 2*mostGoods-1 {
		r.fail(wording.Say("{field} is {said}; expected 1 to 4 goods joined by +", wording.Name(name), quoted(strings.Join(words, " "))))
		return list
	}
	for i, word := range words {
		_, known := of.Value(word)
		switch {
		case i%2 == 1 && word != "+":
			r.fail(wording.Say("{field}: expected + in place of {word}", wording.Name(name), quoted(word)))
		case i%2 == 1:
		case known && word == AnyGood && slices.Contains(list, any(word)):
			r.fail(wording.Say("{field} has r twice", wording.Name(name)))
		case known:
			list = append(list, word)
		default:
			r.fail(wording.Say("{field}: {word} isn't a good", wording.Name(name), quoted(word)))
		}
	}
	return list
}

// planet reads a planet or a junction.
func (r *boxReader) planet(fields [][]string, head []string) rules.Object {
	if !r.shape("planet", fields, 2, 2, 2) {
		return nil
	}
	kind := "far"
	if len(fields[1]) > 0 && fields[1][0] == "start" {
		kind = "start"
	}
	words, source := r.value(fields[1], kind)
	if len(words) > 0 {
		r.fail(expected("planet"))
	}
	return r.place(head[0], kind, source)
}

func (r *boxReader) junction(fields [][]string, head []string) rules.Object {
	if !r.shape("junction", fields, 3, 1, 1) {
		return nil
	}
	return r.place(head[0], "junction", r.tag(head[1], "junction"))
}

func (r *boxReader) place(name, kind, source string) rules.Object {
	r.about = "place"
	r.once("place", r.name(name, false))
	e := entry{rules.Object{"place": name}, rules.Object{}}
	e.put("kind", kind, source)
	return e.tree()
}

// ReadBox reads a box file as a tree, without the lines that have a mistake; the faults are those of the whole file.
func ReadBox(lines []rules.Line) (tree rules.Object, faults []BoxFault) {
	r := readBox(lines)
	return r.tree, r.faults
}

// BoxLines writes a tree as the lines of a box file; at are the parts that they tell of.
func BoxLines(tree rules.Object) (lines []rules.Line, at []rules.Path) {
	add := func(text string, p rules.Path) {
		lines, at = append(lines, rules.Line{Number: len(lines) + 1, Text: text}), append(at, p)
	}
	ship := rules.Path{"ship"}
	add("edition "+textAt(tree, ship.At("edition")), ship.At("edition"))
	add("ship"+fieldText(rules.PartAt(tree, ship), "slots", "slots"), ship)
	for i := range lineKinds {
		k := &lineKinds[i]
		list, _ := tree[k.list].(rules.List)
		for n, e := range list {
			add(k.text(e), rules.Path{k.list}.Item(n))
		}
	}
	return lines, at
}

func textAt(tree any, p rules.Path) string {
	text, _ := rules.PartAt(tree, p).(string)
	return text
}

// text is the line of an entry.
func (k *lineKind) text(e any) string {
	if k.kind == "planet" {
		kind, place, tag := textAt(e, rules.Path{"kind"}), textAt(e, rules.Path{"place"}), tagAt(e, "kind")
		if kind == "junction" {
			return "junction " + place + tag
		}
		return "planet " + place + " | " + kind + tag
	}
	line := k.kind
	for _, f := range k.Of[0].Of {
		switch {
		case f.Names:
			line += " " + textAt(e, rules.Path{f.Name})
		case f.Name == "sells":
			sales, _ := rules.PartAt(e, rules.Path{f.Name}).(rules.List)
			for _, sale := range sales {
				line += fieldText(sale, "price", "sells "+textAt(sale, rules.Path{"gear"})+" =")
			}
		default:
			line += fieldText(e, f.Name, f.Name)
		}
	}
	return line
}

// fieldText is a field with its tag.
func fieldText(e any, name, title string) string {
	words := ""
	switch value := rules.PartAt(e, rules.Path{name}).(type) {
	case int:
		words = strconv.Itoa(value)
	case string:
		words = value
	case rules.List:
		for i, item := range value {
			if i > 0 {
				words += " + "
			}
			words += item.(string)
		}
	}
	return " | " + title + " " + words + tagAt(e, name)
}

func tagAt(e any, name string) string { return " @" + textAt(e, rules.Path{rules.StatusKey, name}) }
