package rules

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Path leads to a part of a described value: the keys of objects and the indexes of lists, from the outside in.
type Path []string

// At is the path one step further in.
func (p Path) At(step ...string) Path { return append(slices.Clip(p), step...) }

// Item is the path of a list's item.
func (p Path) Item(i int) Path { return p.At(strconv.Itoa(i)) }

// Key is the path as one word.
func (p Path) Key() string {
	key := ""
	for _, step := range p {
		key += "/" + step
	}
	return key
}

// Within reports whether the path leads to another one or into it.
func (p Path) Within(other Path) bool {
	return len(p) >= len(other) && slices.Equal(p[:len(other)], other)
}

// Index is a step as the index of a list, -1 where there is no such step or it is none.
func (p Path) Index(step int) int {
	if step >= len(p) {
		return -1
	}
	i, err := strconv.Atoi(p[step])
	if err != nil {
		return -1
	}
	return i
}

// PathOf is the path of what a message of a [Value] is about, without the name of the whole, and the message itself.
func PathOf(message string) (p Path, why string) {
	way, why, ok := strings.Cut(message, ": ")
	if !ok || strings.ContainsAny(way, " \"") {
		return nil, message
	}
	steps := strings.FieldsFunc(way, func(r rune) bool { return strings.ContainsRune(".[]", r) })
	return steps[1:], why
}

// Mistake is what doesn't fit in a described value, and the part that it is about; the whole has no path.
type Mistake struct {
	At  Path
	Why string
}

// PartAt is the part of a tree at a path, nil where there is none.
func PartAt(tree any, p Path) any {
	for _, step := range p {
		switch of := tree.(type) {
		case Object:
			tree = of[step]
		case List:
			i, err := strconv.Atoi(step)
			if err != nil || i < 0 || i >= len(of) {
				return nil
			}
			tree = of[i]
		default:
			return nil
		}
	}
	return tree
}

// Replaced is a copy of a tree with another part at a path.
func Replaced(tree any, p Path, value any) any {
	if len(p) == 0 {
		return value
	}
	inner := Replaced(PartAt(tree, p[:1]), p[1:], value)
	switch of := tree.(type) {
	case List:
		list := slices.Clone(of)
		if i := p.Index(0); i >= 0 && i < len(list) {
			list[i] = inner
		}
		return list
	case Object:
		object := make(Object, len(of)+1)
		maps.Copy(object, of)
		object[p[0]] = inner
		return object
	}
	return Object{p[0]: inner}
}

// Without is a copy of a tree that lacks the key or the item at a path.
func Without(tree any, p Path) any {
	last := len(p) - 1
	switch of := PartAt(tree, p[:last]).(type) {
	case List:
		if i := p.Index(last); i >= 0 && i < len(of) {
			return Replaced(tree, p[:last], slices.Delete(slices.Clone(of), i, i+1))
		}
	case Object:
		object := maps.Clone(of)
		delete(object, p[last])
		return Replaced(tree, p[:last], object)
	}
	return tree
}

// Draft is a described value while people change it, with the mistakes that it may still have. A tree never changes:
// each change makes another one.
type Draft struct {
	Field Field  // of the whole
	Tree  any    // what it is now
	Usual any    // as the app made it up
	Mine  string // where a part comes from once people have changed it
	// Set are the paths that people have set, where that counts; it never changes either.
	Set map[string]bool
}

// Get is the part at a path.
func (d *Draft) Get(p Path) any { return PartAt(d.Tree, p) }

// Number is a part that is a number, or 0.
func (d *Draft) Number(p Path) int {
	n, _ := d.Get(p).(int)
	return n
}

// Text is a part that is a text or a word, or "".
func (d *Draft) Text(p Path) string {
	text, _ := d.Get(p).(string)
	return text
}

// Put changes a part. From now on it comes from whoever changed it.
func (d *Draft) Put(p Path, value any) {
	d.Tree = Replaced(d.Tree, p, value)
	d.Confirm(p)
}

// Remove takes a part away.
func (d *Draft) Remove(p Path) {
	d.Tree = Without(d.Tree, p)
	d.Confirm(p[:len(p)-1])
}

// Confirm says that a part comes from whoever changes the value, as it is.
func (d *Draft) Confirm(p Path) {
	if group := d.Sourced(p); group != nil {
		d.Tree = Replaced(d.Tree, statusOf(group), d.Mine)
	}
}

// Sourced is the part that says where what is at a path comes from; nil where none does.
func (d *Draft) Sourced(p Path) (part Path) {
	for n := range p {
		group, _ := d.Field.At(p[:n])
		if of, ok := d.Field.At(p[:n+1]); ok && group.sources(&of) {
			part = p[:n+1]
		}
	}
	return part
}

// Source is the word for where a part comes from, "" where nothing says so.
func (d *Draft) Source(p Path) string {
	part := d.Sourced(p)
	if part == nil {
		return ""
	}
	return d.Text(statusOf(part))
}

func statusOf(p Path) Path { return p[:len(p)-1].At(StatusKey, p[len(p)-1]) }

// Each tells the parts of which something says where they come from.
func (d *Draft) Each(tell func(p Path)) { each(&d.Field, d.Tree, nil, tell) }

func each(f *Field, value any, at Path, tell func(p Path)) {
	switch value := value.(type) {
	case List:
		for i := range value {
			if len(f.Of) > 0 {
				each(&f.Of[0], value[i], at.Item(i), tell)
			}
		}
	case Object:
		for i := range f.Of {
			part := &f.Of[i]
			switch inner, ok := value[part.Name]; {
			case !ok:
			case f.sources(part):
				tell(at.At(part.Name))
			default:
				each(part, inner, at.At(part.Name), tell)
			}
		}
	}
}

// sources reports whether a group says where a part comes from: not of what tells entries apart, nor of a list whose entries say it.
func (f *Field) sources(part *Field) bool {
	return f.Sources != nil && !part.Names && (len(part.Of) == 0 || part.Of[0].Sources == nil)
}

// Made is a part as the app made it up, nil where it made up none. An entry of a list that has a name is the one with
// that name.
func (d *Draft) Made(p Path) any {
	made := d.Usual
	for n, step := range p {
		of, _ := d.Field.At(p[:n+1])
		if list, ok := made.(List); ok {
			if name := of.entryName(d.Get(p[:n+1])); name != "" {
				step = strconv.Itoa(slices.IndexFunc(list, func(entry any) bool { return of.entryName(entry) == name }))
			}
		}
		made = PartAt(made, Path{step})
	}
	return made
}

// entryName is what tells an entry of a list from the others, "" where nothing does.
func (f *Field) entryName(entry any) (name string) {
	for i := range f.Of {
		if f.Of[i].Names {
			name += string(JSON(PartAt(entry, Path{f.Of[i].Name})))
		}
	}
	return name
}

// At is the field of a part.
func (f Field) At(p Path) (part Field, ok bool) {
	for _, step := range p {
		switch f.Kind {
		case GroupField:
			i := slices.IndexFunc(f.Of, func(part Field) bool { return part.Name == step })
			if i < 0 {
				return Field{}, false
			}
			f = f.Of[i]
		case BySeatField, ListField, MapField:
			if len(f.Of) == 0 {
				return Field{}, false
			}
			f = f.Of[0]
		case HandField:
			part := Field{Title: f.Title, Kind: CountField, High: f.handHigh()}
			if step == KnownKey {
				part.Kind, part.Words = CardsField, f.Words
			}
			f = part
		case CardsField:
			f = Field{Kind: CountField, High: max(f.High, 1)}
		default:
			return Field{}, false
		}
	}
	return f, true
}

// The parts of a hand.
const KnownKey, UnknownKey = "known", "unknown"

// handHigh is the most cards that a hand can have.
func (f *Field) handHigh() int {
	if f.High > 0 {
		return f.High
	}
	first, last := f.Words.Range()
	return last - first + 1
}
