package position_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/dispute"
	"tablekeeper/screens/position"
	"tablekeeper/screens/risingtides"
)

// openDispute is a dispute about a game with as few players as it needs.
func openDispute(t *testing.T, tb *apptest.Table, g *rules.Game) *dispute.Dispute {
	t.Helper()
	d, err := tb.Dispute.Dispute(g)
	require.NoError(t, err)
	return d
}

// TestFieldsReadBack writes every field of every game's start by its own description and looks whether the game can
// read it: nothing of a form may be of another type than the position.
func TestFieldsReadBack(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, g := range shelf.Games() {
		t.Run(g.Key, func(t *testing.T) {
			d := openDispute(t, tb, g)
			require.NotEmpty(t, d.Draft.Table.Fields())
			require.Empty(t, d.Draft.Faults, "the normal start fits")
			before := d.Draft.Bytes()
			walkFields(d.Draft, func(at position.Spot) {
				d.Draft.Tree, d.Draft.Set = mustTree(t, before), map[string]bool{}
				for _, value := range tries(at.Field, len(d.Draft.Table.Seats())) {
					tree := rules.Replaced(d.Draft.Tree, at.Path, value)
					_, err := d.Draft.Table.Settle(rules.JSON(tree))
					if err != nil { // what can't be, but is of the right type
						require.NotRegexpf(t, "expected (a |an |one of .|true|[0-9]+ )", err.Error(), "%s: %v", at.Path.Key(), value)
					}
				}
			})
			require.JSONEq(t, string(before), string(d.Draft.Bytes()))
		})
	}
}

func mustTree(t *testing.T, data []byte) any {
	var tree any
	require.NoError(t, rules.ReadJSON(data, func(v rules.Value) { tree = v.Plain() }))
	return tree
}

// tries are values that a field says it can hold.
func tries(f rules.Field, seats int) []any {
	if f.Words != nil {
		if first, last := f.Words.Range(); last < first {
			return nil
		}
	}
	values := []any{f.Filled(seats)}
	if f.Null != "" {
		values = append(values, nil)
	}
	switch f.Kind {
	case rules.CountField:
		values = append(values, f.Low, f.High)
	case rules.WordField:
		_, last := f.Words.Range()
		values = append(values, f.Words.Word(last))
	case rules.SeatField:
		values = append(values, seats)
	case rules.FlagField:
		values = append(values, true)
	case rules.CardsField:
		first, last := f.Words.Range()
		values = append(values, map[string]any{f.Words.Word(first): 1}, map[string]any{f.Words.Word(last): 1})
	case rules.HandField:
		_, last := f.Words.Range()
		values = append(values, map[string]any{"known": map[string]any{f.Words.Word(last): 1}, "unknown": 1})
	case rules.MapField:
		first, last := f.Words.Range()
		for _, word := range []string{f.Words.Word(first), f.Words.Word(last)} {
			entry := position.PartField(f)
			values = append(values, map[string]any{word: entry.Filled(seats)})
		}
	}
	return values
}

// walkFields goes through all fields of a position, and what they hold now.
func walkFields(d *position.Draft, each func(at position.Spot)) {
	f := &position.PositionForm{Draft: d, Seats: d.Table.Seats(), Fields: d.Table.Fields()}
	var walk func(at position.Spot)
	walk = func(at position.Spot) {
		each(at)
		for _, inner := range f.Inner(at) {
			walk(inner)
		}
	}
	for _, field := range f.Fields {
		walk(position.Spot{Field: field, Path: rules.Path{field.Name}, Title: field.Title})
	}
}

// TestFormsOpenWhole unfolds everything in every game's form and finds every field by its name.
func TestFormsOpenWhole(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	for _, g := range shelf.Games() {
		t.Run(g.Key, func(t *testing.T) {
			d := openDispute(t, tb, g)
			changed := 0
			f := position.NewPositionForm(tb.App, d.Draft, func() { changed++ })
			closed := len(f.Shown)
			for range 6 {
				openAll(f)
			}
			require.Greater(t, len(f.Shown), closed)
			require.Zero(t, changed, "looking changes nothing")
			for _, field := range f.Fields {
				f.Search = position.FieldName(field)
				if position.PartField(field).Kind == rules.GroupField && field.Kind == rules.BySeatField {
					continue // taken apart among the players
				}
				f.Refresh()
				require.NotContains(t, f.Shown[0].Key, "nothing found", field.Title)
			}
		})
	}
}

// openAll unfolds every heading that is shown.
func openAll(f *position.PositionForm) {
	for _, l := range f.Shown {
		f.Open[l.Key] = true
	}
	f.Refresh()
}

func TestDraftFollows(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	game, _ := tb.App.Game(risingtides.Key)
	d := openDispute(t, tb, game)
	d.Draft.Put(rules.Path{"step"}, "turn")
	for i, nation := range []string{"asia", "europe", "africa", "pacific-state"} {
		d.Draft.Put(rules.Path{"nations"}.Item(i), nation)
	}
	require.Empty(t, d.Draft.Faults)
	deck := d.Draft.Get(rules.Path{"deck"}).(int)
	d.Draft.Put(rules.Path{"hands", "0", "known", "fuel"}, 2)
	require.Equal(t, deck-2, d.Draft.Get(rules.Path{"deck"}), "the deck follows")
	d.Draft.Put(rules.Path{"deck"}, 3)
	require.Equal(t, 3, d.Draft.Get(rules.Path{"deck"}), "what people set stays")
	require.NotEmpty(t, d.Draft.Faults, "and is named where it does not fit")
	require.False(t, d.Draft.Fits())
	d.Draft.Settle()
	require.Equal(t, deck-2, d.Draft.Get(rules.Path{"deck"}))
	require.Empty(t, d.Draft.Faults)

	d.Draft.Put(rules.Path{"hands", "0", "known", "fuel"}, 99)
	require.NotEmpty(t, d.Draft.Faults)
	d.Draft.Drop(rules.Path{"hands", "0", "known", "fuel"})
	require.Empty(t, d.Draft.Faults)
}

// BenchmarkFormChange changes a number in a large position of which much is unfolded.
func BenchmarkFormChange(b *testing.B) {
	for _, g := range shelf.Games() {
		b.Run(g.Key, func(b *testing.B) {
			tb := apptest.New(&testing.T{}, 1280, 800)
			d, err := tb.Dispute.Dispute(g)
			require.NoError(b, err)
			f := position.NewPositionForm(tb.App, d.Draft, func() {})
			for range 3 {
				openAll(f)
			}
			field := f.Fields[0]
			value := d.Draft.Get(rules.Path{field.Name})
			b.ResetTimer()
			for b.Loop() {
				f.Put(rules.Path{field.Name}, value)
			}
		})
	}
}
