package position

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// NewPartForm edits one part of a draft, such as a hand or a list, without a search; changed is told after each change.
// False: the draft has no such part.
func NewPartForm(a host, d *Draft, path rules.Path, changed func()) (f *PositionForm, ok bool) {
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
func spotOf(d *Draft, path rules.Path) (at spot, ok bool) {
	whole := rules.Field{Kind: rules.GroupField, Of: d.Table.Fields()}
	for i := range path {
		if at.Field, ok = whole.At(path[:i+1]); !ok {
			return at, false
		}
		at.Path = path[:i+1]
		if at.Field.Title != "" {
			at.Title = fieldName(at.Field)
		}
	}
	return at, len(path) > 0
}
