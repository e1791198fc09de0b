package screens

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// editor changes one value.
func (f *positionForm) editor(at spot) *node {
	switch at.Kind {
	case rules.FlagField:
		return f.flag(at)
	case rules.CountField:
		return f.number(at)
	}
	return f.choice(at)
}

func (f *positionForm) flag(at spot) *node {
	on := parts.NewSwitch(parts.NoIcon, at.title, false, func(on bool) { f.put(at.path, on) }).Of(at.whose)
	return &node{on, func() {
		if value, _ := f.draft.get(at.path).(bool); on.On() != value {
			on.SetOn(value)
		}
	}}
}

// wideRange is from how many numbers on they are typed rather than stepped.
const wideRange = 30

// number steps or types a number. Where nothing can stand instead of it, few numbers are offered beside that.
func (f *positionForm) number(at spot) *node {
	switch {
	case at.Null != "" && at.High-at.Low < fewNumbers:
		return f.choice(at)
	case at.Null != "" || at.High-at.Low >= wideRange:
		return f.wideNumber(at)
	}
	stepper := parts.NewStepper(at.title, at.Low, at.High, 1, strconv.Itoa, func(n int) { f.put(at.path, n) }).Of(at.whose)
	return &node{stepper, func() {
		if n, _ := f.draft.get(at.path).(int); stepper.Value() != n {
			stepper.SetValue(n)
		}
	}}
}

func (f *positionForm) wideNumber(at spot) *node {
	typed := parts.NewNumberField(at.title, at.Low, at.High, func(n int) { f.put(at.path, n) }).Of(at.whose)
	show := func() {
		if n, ok := f.draft.get(at.path).(int); ok && typed.Value() != n {
			typed.SetValue(n)
		}
	}
	if at.Null == "" {
		return &node{typed, show}
	}
	there := f.presence(at)
	return &node{parts.NewTightColumn(parts.NewBody(at.title), there.object, typed), func() {
		there.refresh()
		setVisible(typed, f.draft.get(at.path) != nil)
		show()
	}}
}

// choice offers few words or numbers, or the seats; what stands for nothing comes last.
func (f *positionForm) choice(at spot) *node {
	var values []any
	var titles []string
	switch at.Kind {
	case rules.SeatField:
		for i, name := range f.seats {
			values, titles = append(values, i+1), append(titles, name)
		}
	case rules.CountField:
		for n := at.Low; n <= at.High; n++ {
			values, titles = append(values, n), append(titles, strconv.Itoa(n))
		}
	default:
		words, named := vocabularyWords(at.Words, f.seats)
		for i, word := range words {
			values, titles = append(values, word), append(titles, named[i])
		}
	}
	if at.Null != "" {
		values, titles = append(values, nil), append(titles, lang.L(at.Null))
	}
	keys := parts.NewFlow()
	chosen := -1
	show := func() {
		now := slices.Index(values, f.draft.get(at.path))
		if now == chosen && len(keys.Objects) > 0 {
			return
		}
		chosen, keys.Objects = now, nil
		for i, title := range titles {
			mark := 0
			if at.Kind == rules.SeatField {
				mark, _ = values[i].(int)
			}
			key := parts.NewKey(mark, title, func() { f.put(at.path, values[i]) })
			if i == now {
				key.Chosen()
			}
			keys.Add(key)
		}
		keys.Refresh()
	}
	show()
	return &node{parts.NewTightColumn(parts.NewBody(at.title), keys), show}
}

// manyWords is how many words are shown as keys at once; more are searched for.
const manyWords = 24

// wordPick is keys for one word of many, with a search where they are too many to be seen at once.
type wordPick struct {
	object        fyne.CanvasObject
	words, titles []string
	chosen        string
	search        string
	keys          *fyne.Container
	tap           func(word string)
}

// nothingChosen is no word of any vocabulary.
const nothingChosen = "\x00"

// newWordPick offers words under their titles; tap is told the word that was chosen.
func newWordPick(label string, words, titles []string, tap func(word string)) *wordPick {
	p := &wordPick{words: words, titles: titles, keys: parts.NewFlow(), tap: tap, chosen: nothingChosen}
	p.object = p.keys
	if len(words) > manyWords {
		search := parts.NewSearch(label, func(text string) {
			p.search = strings.ToLower(strings.TrimSpace(text))
			p.fill()
		})
		p.object = parts.NewTightColumn(search, p.keys)
	}
	p.fill()
	return p
}

// choose shows which word is chosen.
func (p *wordPick) choose(word string) {
	if word != p.chosen {
		p.chosen = word
		p.fill()
	}
}

// fill shows the words that are looked for, the chosen one first where there are too many.
func (p *wordPick) fill() {
	p.keys.Objects = nil
	found := 0
	for i, word := range p.words {
		if !hasWords(p.search, p.titles[i], word) {
			continue
		}
		if found++; found > manyWords && word != p.chosen {
			continue
		}
		key := parts.NewKey(0, p.titles[i], func() { p.tap(word) })
		if word == p.chosen {
			key.Chosen()
		}
		p.keys.Add(key)
	}
	if found > manyWords {
		p.keys.Add(parts.NewLess(lang.L("{{.Count}} in all: search for one.", map[string]any{"Count": found})))
	}
	p.keys.Refresh()
}
