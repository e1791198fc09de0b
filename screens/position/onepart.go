package position

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// NewPartForm edits one part of a draft, such as a hand or a list, without a search; changed is told after each change.
// False: the draft has no such part.
func NewPartForm(a host, d *Draft, path Path, changed func()) (f *PositionForm, ok bool) {
	at, ok := spotOf(d, path)
	if !ok {
		return nil, false
	}
	f = &PositionForm{
		app: a, Draft: d, Seats: d.Table.Seats(), Open: map[string]bool{}, column: parts.NewTightColumn(), changed: changed, only: &at,
	}
	f.rebuild()
	return f, true
}

// Column is the form without its search.
func (f *PositionForm) Column() fyne.CanvasObject { return f.column }

// spotOf is the part of the position at a path.
func spotOf(d *Draft, path Path) (at spot, ok bool) {
	field := rules.Field{Kind: rules.GroupField, Of: d.Table.Fields()}
	for i, step := range path {
		if field, ok = within(field, step); !ok {
			return at, false
		}
		at.Path = path[:i+1]
		if field.Title != "" {
			at.Title = fieldName(field)
		}
	}
	at.Field = field
	return at, len(path) > 0
}

// within is the field of a part that lies in another one.
func within(field rules.Field, step string) (of rules.Field, ok bool) {
	switch field.Kind {
	case rules.GroupField:
		i := slices.IndexFunc(field.Of, func(f rules.Field) bool { return f.Name == step })
		if i < 0 {
			return of, false
		}
		return field.Of[i], true
	case rules.BySeatField, rules.ListField, rules.MapField:
		return partField(field), len(field.Of) > 0
	}
	return of, false
}
