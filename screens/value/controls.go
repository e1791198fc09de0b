package value

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// controls are what changes a part.
func (p *Page) controls(at rules.Path) []control {
	field, _ := p.use.Draft.Field.At(at)
	switch field.Kind {
	case rules.CountField:
		if field.Words == nil && field.Null == "" {
			return []control{p.newStepper(at, field)}
		}
	case rules.TextField:
		return []control{p.newText(at)}
	case rules.ListField:
		return p.itemKeys(at, field)
	}
	return []control{p.newPick(at, field)}
}

// itemKeys are a key for each item of a list of words or numbers, and one that adds another.
func (p *Page) itemKeys(at rules.Path, field rules.Field) (list []control) {
	items, _ := p.use.Draft.Get(at).(rules.List)
	of, _ := field.At(rules.Path{"0"})
	for i := range items {
		list = append(list, p.newPick(at.Item(i), of))
	}
	if field.High == 0 || len(items) < field.High {
		list = append(list, newAdd(p, at, of))
	}
	return list
}

// stepper is a number between minus and plus; a tap on it opens the keys 0 to 9.
type stepper struct {
	box.Widget
	page        *Page
	at          rules.Path
	of          rules.Field
	minus, plus *parts.IconButton
	number      *pick
}

// Widths of controls, in device-independent pixels.
const (
	stepWide  = 48
	pickWide  = 66
	keyCorner = 12
)

func (p *Page) newStepper(at rules.Path, of rules.Field) *stepper {
	s := &stepper{page: p, at: at, of: of}
	name := label(p, at)
	turn := func(by int) func() { return func() { p.put(at, p.use.Draft.Number(at)+by) } }
	s.minus = parts.NewIconButton(parts.IconMinus, wording.L("Less")+": "+name, turn(-1)).Repeats()
	s.plus = parts.NewIconButton(parts.IconPlus, wording.L("More")+": "+name, turn(1)).Repeats()
	s.number = p.newPick(at, of).plain()
	felt := look.FeltOf(p.use.Game)
	surface := box.NewSurface(box.Face{Fill: felt.Key, Line: felt.Line, Corner: keyCorner})
	s.Build(s, container.NewStack(surface, box.RowBy(box.Named(look.Grid), s.minus, s.number, s.plus)), func() { surface.Refresh() })
	return s
}

func (s *stepper) object() fyne.CanvasObject { return s }

// show copies the number.
func (s *stepper) show() {
	n := s.page.use.Draft.Number(s.at)
	s.number.show()
	parts.Able(s.minus, n > s.of.Low)
	parts.Able(s.plus, n < s.of.High)
}

// Nested are its keys.
func (s *stepper) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{s.minus, s.number, s.plus} }

// pick is a key that shows a word as its picture, or a number; a tap offers all others.
type pick struct {
	parts.Control
	page    *Page
	at      rules.Path
	of      rules.Field
	bare    bool // without a surface of its own
	surface *box.Surface
	sign    *fyne.Container
	words   *parts.Words
}

func (p *Page) newPick(at rules.Path, of rules.Field) *pick {
	k := &pick{page: p, at: at, of: of, surface: box.NewSurface(box.Face{}), sign: container.NewStack()}
	k.words = parts.NewWords("", look.Label, look.Text).Bold().Centred()
	k.Tap = func() { p.choose(at, of) }
	inside := box.Pad(box.Row(3, box.Spring(), k.sign, k.words, box.Spring()), rowEnds, 0)
	least := box.AtLeast(inside, func() float32 {
		if k.bare {
			return box.Named(look.TapTarget)()
		}
		return pickWide
	}, box.Named(look.TapTarget))
	k.Build(k, container.NewStack(k.surface, least), box.Just(keyCorner), func() {})
	return k
}

func (k *pick) object() fyne.CanvasObject { return k }

// plain shows the number alone, on the surface of its stepper.
func (k *pick) plain() *pick { k.bare = true; return k }

// show copies the value.
func (k *pick) show() {
	d, felt := k.page.use.Draft, look.FeltOf(k.page.use.Game)
	value := d.Get(k.at)
	words := k.page.said(k.of, value)
	k.Label = wording.L("{field}: {value}", label(k.page, k.at), words)
	k.sign.Objects = nil
	if word, ok := value.(string); ok && k.page.use.Icon != nil {
		if icon := k.page.use.Icon(word); icon != parts.NoIcon {
			k.sign.Objects = []fyne.CanvasObject{box.Row(3, parts.NewSign(icon, 28, look.Text), parts.NewSign(parts.IconDown, 16, look.Text))}
			words = ""
		}
	}
	k.words.SetText(words)
	box.SetVisible(k.words, words != "")
	box.SetVisible(k.sign, words == "")
	face := box.Face{}
	if !k.bare {
		face = box.Face{Fill: felt.Key, Line: felt.Line, Corner: keyCorner}
		if k.page.wrong(k.at) {
			face.Line, face.Band = look.NotAllowed, rimWrong
		}
	}
	k.surface.Set(face)
	k.sign.Refresh()
	k.Refresh()
}

// newAdd is a key that adds an item.
func newAdd(p *Page, list rules.Path, of rules.Field) control {
	return still{parts.NewIconButton(parts.IconPlus, wording.L("Add to: {list}", label(p, list)), func() { p.add(list, of) }).Outlined()}
}

// text is a line of words.
type text struct {
	page  *Page
	at    rules.Path
	entry *parts.Entry
}

// textWide is the least width of a line of words, and textMost the greatest, in device-independent pixels.
const textWide, textMost = 176, 300

func (p *Page) newText(at rules.Path) *text {
	t := &text{page: p, at: at}
	t.entry = parts.NewEntry(p.rowName(at), p.use.Draft.Text(at), func(words string) {
		if words != p.use.Draft.Text(at) {
			p.put(at, words)
		}
	})
	return t
}

func (t *text) object() fyne.CanvasObject {
	return box.AtLeast(t.entry, func() float32 {
		longest := t.entry.Text
		if longest == "" {
			longest = t.entry.PlaceHolder
		}
		words := parts.Measure(longest, box.Size(t.entry, look.Body), fyne.TextStyle{}).Width
		return min(max(textWide, words+3*margin), textMost)
	}, nil)
}

// show copies the words, but not while they are being typed.
func (t *text) show() {
	if on := t.page.app.Canvas(); on != nil && on.Focused() == fyne.Focusable(t.entry) {
		return
	}
	if words := t.page.use.Draft.Text(t.at); t.entry.Text != words {
		t.entry.SetText(words)
	}
}

// choose offers what can stand in the place of a value: words, or the keys 0 to 9.
func (p *Page) choose(at rules.Path, of rules.Field) {
	_, item := p.use.Draft.Get(at[:len(at)-1]).(rules.List)
	if of.Kind == rules.CountField && of.Words == nil {
		pad := parts.NewNumberPad(of.Low, of.High, p.use.Draft.Number(at), func(int) bool { return true }, func(n int) { p.put(at, max(n, of.Low)) })
		p.over.open(p.rowName(at), p.takeOut(at, item), pad)
		return
	}
	values, titles := p.choices(of)
	now := slices.Index(values, p.use.Draft.Get(at))
	p.over.open(p.rowName(at), p.takeOut(at, item), p.keys(values, titles, now, func(value any) { p.put(at, value) }))
}

// add puts another item behind those of a list.
func (p *Page) add(list rules.Path, of rules.Field) {
	items, _ := p.use.Draft.Get(list).(rules.List)
	put := func(item any) { p.put(list, append(slices.Clip(items), item)) }
	switch {
	case of.Kind == rules.CountField:
		put(max(of.Low, 1))
	case of.Kind == rules.GroupField && of.Of[0].Kind != rules.WordField:
		put(p.use.Fresh(list, ""))
	default:
		group := of.Kind == rules.GroupField
		if group {
			of = of.Of[0]
		}
		values, titles := p.choices(of)
		p.over.open(p.rowName(list), nil, p.keys(values, titles, -1, func(value any) {
			if word, ok := value.(string); ok && group {
				value = p.use.Fresh(list, word)
			}
			put(value)
		}))
	}
}

// choices are the values that a leaf can have, and their titles.
func (p *Page) choices(of rules.Field) (values []any, titles []string) {
	switch of.Kind {
	case rules.FlagField:
		values, titles = []any{true, false}, []string{wording.L("Yes"), wording.L("No")}
	case rules.SeatField:
		for i, name := range p.use.Seats {
			values, titles = append(values, i+1), append(titles, name)
		}
	case rules.CountField:
		for n := of.Low; n <= of.High; n++ {
			values, titles = append(values, n), append(titles, p.said(of, n))
		}
	default:
		words, named := picker.VocabularyWords(of.Words, p.use.Seats)
		for _, word := range words {
			values = append(values, word)
		}
		titles = named
	}
	if of.Null != "" {
		values, titles = append(values, nil), append(titles, wording.Translate(of.Null))
	}
	return values, titles
}

// keys are a key for each value; a tap takes it and puts the keys away.
func (p *Page) keys(values []any, titles []string, now int, take func(value any)) fyne.CanvasObject {
	words := make([]string, len(values))
	for i := range words {
		words[i] = strconv.Itoa(i)
	}
	chosen := parts.NewWordPick(wording.L("Find a word"), words, titles, func(word string) {
		i, _ := strconv.Atoi(word)
		p.over.close()
		take(values[i])
	})
	chosen.Choose(strconv.Itoa(now))
	return chosen.Object
}

// takeOut takes an item out of its list; nil where a part is none.
func (p *Page) takeOut(at rules.Path, item bool) fyne.CanvasObject {
	if !item {
		return nil
	}
	return parts.NewButton(wording.L("Take it out"), parts.IconRemove, func() {
		p.over.close()
		p.remove(at)
	})
}
