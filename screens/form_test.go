package screens

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// openDispute is a dispute about a game with as few players as it needs.
func openDispute(t *testing.T, tb *table, g *rules.Game) *dispute {
	t.Helper()
	d, err := tb.app.dispute(g)
	require.NoError(t, err)
	return d
}

// TestFieldsReadBack writes every field of every game's start by its own description and looks whether the game can
// read it: nothing of a form may be of another type than the position.
func TestFieldsReadBack(t *testing.T) {
	tb := newTable(t, 390, 844)
	for _, g := range shelf.Games() {
		t.Run(g.Key, func(t *testing.T) {
			d := openDispute(t, tb, g)
			require.NotEmpty(t, d.draft.table.Fields())
			require.Empty(t, d.draft.faults, "the normal start fits")
			before := d.draft.bytes()
			walkFields(d.draft, func(at spot) {
				d.draft.tree, d.draft.set = mustTree(t, before), map[string]bool{}
				for _, value := range tries(at.Field, len(d.draft.table.Seats())) {
					tree := replaced(d.draft.tree, at.path, value)
					_, err := d.draft.table.Settle(rules.JSON(tree))
					if err != nil { // what can't be, but is of the right type
						require.NotRegexpf(t, "expected (a |an |one of .|true|[0-9]+ )", err.Error(), "%s: %v", at.path.key(), value)
					}
				}
			})
			require.JSONEq(t, string(before), string(d.draft.bytes()))
		})
	}
}

func mustTree(t *testing.T, data []byte) any {
	tree, err := readTree(data)
	require.NoError(t, err)
	return tree
}

// tries are values that a field says it can hold.
func tries(f rules.Field, seats int) []any {
	if f.Words != nil {
		if first, last := f.Words.Range(); last < first {
			return nil
		}
	}
	values := []any{filled(f, seats)}
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
			values = append(values, map[string]any{word: filled(partField(f), seats)})
		}
	}
	return values
}

// walkFields goes through all fields of a position, and what they hold now.
func walkFields(d *draft, each func(at spot)) {
	f := &positionForm{draft: d, seats: d.table.Seats(), fields: d.table.Fields()}
	var walk func(at spot)
	walk = func(at spot) {
		each(at)
		for _, inner := range f.inner(at) {
			walk(inner)
		}
	}
	for _, field := range f.fields {
		walk(spot{Field: field, path: path{field.Name}, title: field.Title})
	}
}

// TestFormsOpenWhole unfolds everything in every game's form and finds every field by its name.
func TestFormsOpenWhole(t *testing.T) {
	tb := newTable(t, 1280, 800)
	for _, g := range shelf.Games() {
		t.Run(g.Key, func(t *testing.T) {
			d := openDispute(t, tb, g)
			changed := 0
			f := newPositionForm(tb.app, d.draft, func() { changed++ })
			closed := len(f.shown)
			for range 6 {
				openAll(f)
			}
			require.Greater(t, len(f.shown), closed)
			require.Zero(t, changed, "looking changes nothing")
			for _, field := range f.fields {
				f.search = fieldName(field)
				if partField(field).Kind == rules.GroupField && field.Kind == rules.BySeatField {
					continue // taken apart among the players
				}
				f.refresh()
				require.NotContains(t, f.shown[0].key, "nothing found", field.Title)
			}
		})
	}
}

// openAll unfolds every heading that is shown.
func openAll(f *positionForm) {
	for _, l := range f.shown {
		f.open[l.key] = true
	}
	f.refresh()
}

func TestDraftFollows(t *testing.T) {
	tb := newTable(t, 390, 844)
	game, _ := tb.app.game(tideKey)
	d := openDispute(t, tb, game)
	d.draft.put(path{"step"}, "turn")
	for i, nation := range []string{"asia", "europe", "africa", "pacific-state"} {
		d.draft.put(path{"nations"}.item(i), nation)
	}
	require.Empty(t, d.draft.faults)
	deck := d.draft.get(path{"deck"}).(int)
	d.draft.put(path{"hands", "0", "known", "fuel"}, 2)
	require.Equal(t, deck-2, d.draft.get(path{"deck"}), "the deck follows")
	d.draft.put(path{"deck"}, 3)
	require.Equal(t, 3, d.draft.get(path{"deck"}), "what people set stays")
	require.NotEmpty(t, d.draft.faults, "and is named where it does not fit")
	require.False(t, d.draft.fits())
	d.draft.settle()
	require.Equal(t, deck-2, d.draft.get(path{"deck"}))
	require.Empty(t, d.draft.faults)

	d.draft.put(path{"hands", "0", "known", "fuel"}, 99)
	require.NotEmpty(t, d.draft.faults)
	d.draft.drop(path{"hands", "0", "known", "fuel"})
	require.Empty(t, d.draft.faults)
}

func TestPaste(t *testing.T) {
	tb := newTable(t, 390, 844)
	game, _ := tb.app.game(tideKey)
	d := openDispute(t, tb, game)
	start := string(d.draft.bytes())

	require.ErrorContains(t, d.paste("nothing"), "neither")
	require.ErrorContains(t, d.paste(`[Game "traders"]`+"\n[Seat \"A\"]\n[Seat \"B\"]\n"), "another game")
	require.ErrorContains(t, d.paste("[Game \"rising-tides\"]\n[Seat \"Anna\"]\n"), "seats")
	require.ErrorContains(t, d.paste("[Game \"rising-tides\"\n"), "line 1")
	require.Error(t, d.paste("{"))
	require.Equal(t, start, string(d.draft.bytes()), "what is refused changes nothing")

	text := "[Game \"rising-tides\"]\n"
	for _, name := range people[:5] {
		text += fmt.Sprintf("[Seat %q]\n", name)
	}
	text += "[Option \"finish-discard=on\"]\nAnna: nation asia\nBen: nonsense\n"
	require.NoError(t, d.paste(text))
	require.Equal(t, people[:5], d.seats.Seats)
	require.Equal(t, map[string]string{"finish-discard": "on"}, d.seats.Options)
	require.Equal(t, "asia", d.draft.get(path{"nations", "0"}))
	position := d.draft.bytes()
	require.True(t, json.Valid(position))
	require.NoError(t, d.paste("= "+string(position)))
	require.Equal(t, string(position), string(d.draft.bytes()))
}

// BenchmarkFormChange changes a number in a large position of which much is unfolded.
func BenchmarkFormChange(b *testing.B) {
	for _, g := range shelf.Games() {
		b.Run(g.Key, func(b *testing.B) {
			tb := newTable(&testing.T{}, 1280, 800)
			d, err := tb.app.dispute(g)
			require.NoError(b, err)
			f := newPositionForm(tb.app, d.draft, func() {})
			for range 3 {
				openAll(f)
			}
			field := f.fields[0]
			value := d.draft.get(path{field.Name})
			b.ResetTimer()
			for b.Loop() {
				f.put(path{field.Name}, value)
			}
		})
	}
}
