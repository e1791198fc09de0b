package value

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
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
	case rules.CardsField:
		return p.cardKeys(at, field)
	case rules.HandField:
		known, _ := field.At(rules.Path{rules.KnownKey})
		unknown, _ := field.At(rules.Path{rules.UnknownKey})
		hidden := p.newPick(at.At(rules.UnknownKey), unknown)
		hidden.say = func(n any) string { return wording.L("{count} not shown", n) }
		return append(p.cardKeys(at.At(rules.KnownKey), known), hidden)
	}
	return []control{p.newPick(at, field)}
}

// cardKeys are a key for each kind of cards that is there, and one that adds a card.
func (p *Page) cardKeys(at rules.Path, field rules.Field) (list []control) {
	held, _ := p.use.Draft.Get(at).(rules.Object)
	words, titles := picker.VocabularyWords(field.Words, p.use.Seats)
	of, _ := field.At(rules.Path{""})
	for i, word := range words {
		if held[word] != nil {
			card := p.newPick(at.At(word), of)
			card.say = func(n any) string { return wording.L("{count} {card}", n, titles[i]) }
			list = append(list, card)
		}
	}
	if len(words) > 0 {
		list = append(list, newAdd(p, at, of))
	}
	return list
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
	bare    bool                   // without a surface of its own
	say     func(value any) string // what it shows
	surface *box.Surface
	sign    *fyne.Container
	words   *parts.Words
}

func (p *Page) newPick(at rules.Path, of rules.Field) *pick {
	k := &pick{page: p, at: at, of: of, surface: box.NewSurface(box.Face{}), sign: container.NewStack()}
	k.words = parts.NewWords("", look.Label, look.Text).Bold().Centred()
	k.say = func(value any) string {
		if value != nil && !isLeaf(&of) {
			return wording.L("Set up")
		}
		return p.valueWords(of, value)
	}
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
	words := k.say(value)
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

// choose offers what can stand in the place of a value: words, or the keys 0 to 9. What is true or false changes at once.
func (p *Page) choose(at rules.Path, of rules.Field) {
	now := p.use.Draft.Get(at)
	switch on, flag := now.(bool); {
	case flag && of.Null == "":
		p.put(at, !on)
		return
	case of.Kind == rules.CountField && of.Words == nil:
		pad := parts.NewNumberPad(of.Low, of.High, p.use.Draft.Number(at), func(int) bool { return true }, func(n int) { p.put(at, max(n, of.Low)) })
		p.over.open(label(p, at), p.besides(at, of), pad)
		return
	}
	values, titles := p.choices(of)
	chosen := slices.IndexFunc(values, func(value any) bool { return string(rules.JSON(value)) == string(rules.JSON(now)) })
	p.over.open(label(p, at), p.besides(at, rules.Field{}), p.keys(values, titles, chosen, func(value any) { p.put(at, value) }))
}

// add puts another entry behind those of a list, or among those of a map or of cards.
func (p *Page) add(list rules.Path, of rules.Field) {
	field, _ := p.use.Draft.Field.At(list)
	items, _ := p.use.Draft.Get(list).(rules.List)
	put := func(item any) {
		p.put(list, append(slices.Clip(items), item))
		p.added(list.Item(len(items)))
	}
	choices := func(of rules.Field, take func(value any)) {
		values, titles := p.choices(of)
		p.over.open(label(p, list), nil, p.keys(values, titles, -1, take))
	}
	group := of.Kind == rules.GroupField
	switch {
	case field.Kind == rules.CardsField:
		choices(rules.Field{Kind: rules.WordField, Words: field.Words}, func(word any) {
			at := list.At(word.(string))
			p.put(at, min(p.use.Draft.Number(at)+1, of.High))
		})
	case field.Kind == rules.MapField:
		there := p.use.Draft.Get(list).(rules.Object)
		choices(rules.Field{Kind: rules.WordField, Words: field.Words}, func(word any) {
			if at := list.At(word.(string)); there[word.(string)] == nil {
				p.put(at, of.Filled(len(p.use.Seats)))
				p.added(at)
			}
		})
	case of.Kind == rules.CountField:
		put(max(of.Low, 1))
	case group && p.use.Fresh != nil && of.Of[0].Kind != rules.WordField:
		put(p.use.Fresh(list, ""))
	case group && p.use.Fresh != nil:
		choices(of.Of[0], func(word any) { put(p.use.Fresh(list, word.(string))) })
	case isLeaf(&of):
		choices(of, put)
	default:
		put(of.Filled(len(p.use.Seats)))
	}
}

// added shows an entry of the section that was added.
func (p *Page) added(at rules.Path) {
	if len(at) == 2 {
		p.Show(at)
		p.Refresh()
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
			values, titles = append(values, n), append(titles, p.valueWords(of, n))
		}
	case rules.GroupField, rules.ListField, rules.MapField:
		values, titles = []any{of.Filled(len(p.use.Seats))}, []string{wording.L("Set up")}
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

// besides are what else can be done with a value: nothing in its place, and an item of a list comes earlier or goes.
func (p *Page) besides(at rules.Path, of rules.Field) fyne.CanvasObject {
	var list []fyne.CanvasObject
	act := func(words string, icon parts.Icon, do func()) {
		list = append(list, parts.NewButton(words, icon, func() {
			p.over.close()
			do()
		}))
	}
	if of.Null != "" {
		act(wording.Translate(of.Null), parts.NoIcon, func() { p.put(at, nil) })
	}
	if of.Low < 0 {
		act(wording.L("The other sign"), parts.IconSwap, func() { p.put(at, -p.use.Draft.Number(at)) })
	}
	around, _ := p.use.Draft.Field.At(at[:len(at)-1])
	if around.Kind == rules.ListField && p.use.Free && at.Index(len(at)-1) > 0 {
		act(wording.L("Move up"), parts.IconUp, func() { p.earlier(at) })
	}
	if around.Kind == rules.ListField || around.Kind == rules.CardsField {
		act(wording.L("Take it out"), parts.IconRemove, func() { p.remove(at) })
	}
	if list == nil {
		return nil
	}
	return parts.NewColumn(list...)
}
