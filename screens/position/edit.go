package position

import (
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// editor changes one value.
func (f *PositionForm) editor(at spot) *node {
	switch at.Kind {
	case rules.FlagField:
		return f.flag(at)
	case rules.CountField:
		return f.number(at)
	}
	return f.choice(at)
}

func (f *PositionForm) flag(at spot) *node {
	on := parts.NewSwitch(parts.NoIcon, at.Title, false, func(on bool) { f.Put(at.Path, on) }).Of(at.whose)
	return &node{on, func() {
		if value, _ := f.Draft.Get(at.Path).(bool); on.On() != value {
			on.SetOn(value)
		}
	}}
}

// number steps or types a number. Numbers that stand for something are offered by its name; where nothing can stand
// instead of it, few numbers are offered beside that.
func (f *PositionForm) number(at spot) *node {
	switch {
	case at.Words != nil, at.Null != "" && at.High-at.Low < picker.FewNumbers:
		return f.choice(at)
	case at.Null != "" || at.High-at.Low >= parts.WideRange:
		return f.wideNumber(at)
	}
	stepper := parts.NewStepper(at.Title, at.Low, at.High, 1, strconv.Itoa, func(n int) { f.Put(at.Path, n) }).Of(at.whose)
	return &node{stepper, func() {
		if n, _ := f.Draft.Get(at.Path).(int); stepper.Value() != n {
			stepper.SetValue(n)
		}
	}}
}

func (f *PositionForm) wideNumber(at spot) *node {
	typed := parts.NewNumberField(at.Title, at.Low, at.High, func(n int) { f.Put(at.Path, n) }).Of(at.whose)
	show := func() {
		if n, ok := f.Draft.Get(at.Path).(int); ok && typed.Value() != n {
			typed.SetValue(n)
		}
	}
	if at.Null == "" {
		return &node{typed, show}
	}
	there := f.presence(at)
	return &node{parts.NewTightColumn(parts.NewBody(at.Title), there.object, typed), func() {
		there.refresh()
		box.SetVisible(typed, f.Draft.Get(at.Path) != nil)
		show()
	}}
}

// choice offers few words or numbers, or the seats; what stands for nothing comes last.
func (f *PositionForm) choice(at spot) *node {
	var values []any
	var titles []string
	switch at.Kind {
	case rules.SeatField:
		for i, name := range f.Seats {
			values, titles = append(values, i+1), append(titles, name)
		}
	case rules.CountField:
		for n := at.Low; n <= at.High; n++ {
			values, titles = append(values, n), append(titles, summary(at.Field, n, f.Seats))
		}
	default:
		words, named := picker.VocabularyWords(at.Words, f.Seats)
		for i, word := range words {
			values, titles = append(values, word), append(titles, named[i])
		}
	}
	if at.Null != "" {
		values, titles = append(values, nil), append(titles, wording.Translate(at.Null))
	}
	keys := parts.NewFlow()
	chosen := -1
	show := func() {
		now := slices.Index(values, f.Draft.Get(at.Path))
		if now == chosen && len(keys.Objects) > 0 {
			return
		}
		chosen, keys.Objects = now, nil
		for i, title := range titles {
			mark := 0
			if at.Kind == rules.SeatField {
				mark, _ = values[i].(int)
			}
			key := parts.NewKey(mark, title, func() { f.Put(at.Path, values[i]) })
			if i == now {
				key.Chosen()
			}
			keys.Add(key)
		}
		keys.Refresh()
	}
	show()
	return &node{parts.NewTightColumn(parts.NewBody(at.Title), keys), show}
}
