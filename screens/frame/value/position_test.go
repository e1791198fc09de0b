package value_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/frame/value"
	"tablekeeper/screens/games/risingtides"
)

// positionOf is the position of a dispute about a game with as few players as it needs.
func positionOf(t *testing.T, tb *apptest.Table, g *rules.Game) *value.Position {
	t.Helper()
	d, err := tb.Dispute.Dispute(g)
	require.NoError(t, err)
	return d.Draft
}

// TestFieldsReadBack writes every field of every game's start by its own description and looks whether the game can
// read it: nothing of the editor may be of another type than the position.
func TestFieldsReadBack(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, g := range shelf.Games() {
		t.Run(g.Key, func(t *testing.T) {
			d := positionOf(t, tb, g)
			require.NotEmpty(t, d.Field.Of)
			require.Empty(t, d.Faults(), "the normal start fits")
			walkFields(d.Field, d.Tree, nil, func(of rules.Field, at rules.Path) {
				for _, part := range tries(of, len(d.Table.Seats())) {
					_, err := d.Table.Settle(rules.JSON(rules.Replaced(d.Tree, at, part)))
					if err != nil { // what can't be, but is of the right type
						require.NotRegexpf(t, "expected (a |an |one of .|true|[0-9]+ )", err.Error(), "%s: %v", at.Key(), part)
					}
				}
			})
		})
	}
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
		values = append(values, rules.Object{f.Words.Word(first): 1}, rules.Object{f.Words.Word(last): 1})
	case rules.HandField:
		_, last := f.Words.Range()
		values = append(values, rules.Object{rules.KnownKey: rules.Object{f.Words.Word(last): 1}, rules.UnknownKey: 1})
	case rules.MapField:
		first, last := f.Words.Range()
		for _, word := range []string{f.Words.Word(first), f.Words.Word(last)} {
			values = append(values, rules.Object{word: f.Of[0].Filled(seats)})
		}
	}
	return values
}

// walkFields goes through all fields of a position, and what they hold now.
func walkFields(of rules.Field, tree any, at rules.Path, each func(of rules.Field, at rules.Path)) {
	if len(at) > 0 {
		each(of, at)
	}
	if of.Kind == rules.HandField || of.Kind == rules.CardsField {
		return
	}
	inside := func(step string, part any) {
		inner, ok := of.At(rules.Path{step})
		if ok {
			walkFields(inner, part, at.At(step), each)
		}
	}
	switch tree := tree.(type) {
	case rules.List:
		for i, part := range tree {
			inside(rules.Path{}.Item(i)[0], part)
		}
	case rules.Object:
		for step, part := range tree {
			inside(step, part)
		}
	}
}

// TestEveryPositionIsEdited opens every section of every game's position, on a phone and in a wide window, and finds a row or a key that
// adds one in each; looking changes nothing.
func TestEveryPositionIsEdited(t *testing.T) {
	for _, wide := range []float32{390, 1280} {
		tb := apptest.New(t, wide, 800)
		for _, g := range shelf.Games() {
			d := positionOf(t, tb, g)
			tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: g.Key})
			before, titles := string(d.Bytes()), value.Titles(tb.App.Shown().(*value.Page))
			require.Greater(t, len(titles), 3)
			for i, title := range titles {
				value.Turn(tb.App.Shown().(*value.Page), i)
				require.True(t, tb.Sees(title+", chosen") || tb.Has(title+". "), "%s, %s: %q", g.Key, title, tb.Labels())
				require.True(t, tb.Has("known") || tb.Sees("Add one"), "%s, %s: %q", g.Key, title, tb.Labels())
			}
			require.Equal(t, before, string(d.Bytes()))
		}
	}
}

// edited opens the position of a dispute about a game at a section.
func edited(t *testing.T, game, section string) (*apptest.Table, *value.Position) {
	t.Helper()
	tb := apptest.New(t, 390, 844)
	d := positionOf(t, tb, tb.Game(game))
	tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: game})
	tb.Tap("All sections")
	tb.Tap(section)
	return tb, d
}

// TestCardsComeAndGo puts cards into a hand and takes them out; the deck follows, and all of it is taken back.
func TestCardsComeAndGo(t *testing.T) {
	tb, d := edited(t, risingtides.Key, "Player A")
	before := d.Bytes()
	tb.Tap("Add to: Player A: Hand")
	tb.Tap("Fuel")
	tb.Tap("Add to: Player A: Hand")
	tb.Tap("Fuel")
	require.True(t, tb.Sees("Player A: Fuel: 2 Fuel"), "%q", tb.Labels())
	require.Equal(t, 2, d.Number(rules.Path{"hands", "0", "known", "fuel"}))
	tb.Tap("Player A: Fuel: 2 Fuel")
	tb.Tap("Take it out")
	require.Nil(t, d.Get(rules.Path{"hands", "0", "known", "fuel"}))
	for range 3 {
		tb.TapOn("Undo: ")
	}
	require.JSONEq(t, string(before), string(d.Bytes()))
}

// TestEntriesComeAndGo adds entries to maps and lists, changes their order, sets up what wasn't there, and takes all of it out.
func TestEntriesComeAndGo(t *testing.T) {
	tb, d := edited(t, "traders", "Production to be chosen, in order")
	tb.Tap("Add one")
	tb.Tap("More: Stations")
	tb.Tap("Add one")
	require.Equal(t, []any{2, 1}, stations(d))
	tb.Tap("Move up")
	require.Equal(t, []any{1, 2}, stations(d))
	tb.Tap("Take it out")
	require.Equal(t, []any{2}, stations(d))
	tb.Tap("All sections")
	tb.Tap("Planets in rebellion: planet cards left")
	tb.TapOn("Add to: ")
	tb.Tap("Gobi")
	require.Equal(t, 1, d.Number(rules.Path{"halted", "gobi"}))
	tb.Tap("Remove: Gobi")
	require.Nil(t, d.Get(rules.Path{"halted", "gobi"}))
	tb.Tap("All sections")
	tb.Tap("Card being resolved")
	tb.TapOn("Card being resolved: None")
	tb.Tap("Set up")
	require.NotNil(t, d.Get(rules.Path{"pending"}))
	tb.TapOn("Add to: Still asked for a Counter")
	tb.Tap("Player B")
	require.Equal(t, rules.List{2}, d.Get(rules.Path{"pending", "ask"}))
	tb.Tap("More")
	tb.Tap("As it was")
	require.Nil(t, d.Get(rules.Path{"pending"}))
}

// TestABankOwes types a number and gives it the other sign.
func TestABankOwes(t *testing.T) {
	tb, d := edited(t, "atrades", "Rarely needed")
	tb.TapOn("Bank: received less paid out: 0")
	tb.Tap("5")
	tb.Tap("0")
	tb.Tap("The other sign")
	require.Equal(t, -50, d.Number(rules.Path{"bank"}))
}

// stations are those of the productions that are to be chosen.
func stations(d *value.Position) (list []any) {
	for i := range d.Get(rules.Path{"production"}).(rules.List) {
		list = append(list, d.Get(rules.Path{"production"}.Item(i).At("left")))
	}
	return list
}

// TestPositionFollows changes parts of a position: what nobody has set follows, what people set stays, and a fault is named at the
// change that makes it.
func TestPositionFollows(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	d := positionOf(t, tb, tb.Game(risingtides.Key))
	d.Put(rules.Path{"step"}, "turn")
	for i, nation := range []string{"asia", "europe", "africa", "pacific-state"} {
		d.Put(rules.Path{"nations"}.Item(i), nation)
	}
	require.Empty(t, d.Faults())
	deck := d.Number(rules.Path{"deck"})
	d.Put(rules.Path{"hands", "0", "known", "fuel"}, 2)
	require.Equal(t, deck-2, d.Number(rules.Path{"deck"}), "the deck follows")
	d.Put(rules.Path{"deck"}, 3)
	require.Equal(t, 3, d.Number(rules.Path{"deck"}), "what people set stays")
	require.NotEmpty(t, d.Faults(), "and is named where it does not fit")
	require.Equal(t, rules.Path{"deck"}, d.Mistakes()[0].At)
	d.Settle()
	require.Equal(t, deck-2, d.Number(rules.Path{"deck"}))
	require.Empty(t, d.Faults())
	d.Put(rules.Path{"hands", "0", "known", "fuel"}, 99)
	require.NotEmpty(t, d.Faults())
}
