package evenings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/rules"
)

// TestRecordsAreHeldUntilSomebodyDoesBetter has a first value, an equal one, a better one by a guest, and one of a seat without a name.
func TestRecordsAreHeldUntilSomebodyDoesBetter(t *testing.T) {
	feats := []rules.FeatWords{{Name: "longest"}, {Name: "fastest", Least: true}, {Name: "never"}}
	did := func(r evenings.Result, feats ...evenings.Feat) evenings.Result { r.Feats = feats; return r }
	list := []evenings.Result{
		did(over("traders", 2, "Anna Ben", 1, 2), evenings.Feat{Name: "longest", Seat: 0, Value: 5}, evenings.Feat{Name: "longest", Seat: 1, Value: 4}, evenings.Feat{Name: "fastest", Seat: 0, Value: 40}),
		did(over("traders", 3, "Ben Anna", 1, 2), evenings.Feat{Name: "longest", Seat: 0, Value: 5}, evenings.Feat{Name: "fastest", Seat: 0, Value: 41}, evenings.Feat{Name: "unknown", Value: 9}),
		did(over("traders", 4, "Dora Anna Ben", 1, 2, 3), evenings.Feat{Name: "longest", Seat: 0, Value: 9}, evenings.Feat{Name: "longest", Seat: 1, Value: 8}, evenings.Feat{Name: "fastest", Seat: 0, Value: 39}),
		did(over("traders", 5, "Vacant Anna", 1, 2), evenings.Feat{Name: "longest", Seat: 0, Value: 20}),
		did(over("raid-trade", 6, "Anna Ben", 1, 2), evenings.Feat{Name: "longest", Seat: 0, Value: 30}),
	}
	first := log(evenings.NewPeople(), list[:2]...)
	records := first.Records("traders", feats)
	require.Len(t, records, 2)
	require.Equal(t, []any{"Anna", 5, false}, []any{records[0].Person, records[0].Value, records[0].Broken}, "who was first")
	require.Empty(t, first.Broken(list[0].ID, "traders", feats), "the first match breaks none")
	l := log(evenings.NewPeople(), list...)
	records = l.Records("traders", feats)
	require.Equal(t, []any{"Dora", 9, true, "Dora", 39}, []any{records[0].Person, records[0].Value, records[0].Broken, records[1].Person, records[1].Value})
	require.Len(t, l.Broken(list[2].ID, "traders", feats), 2)
	require.Equal(t, "Anna", l.With([]string{"Anna", "Ben"}).Since(5*hour).Records("raid-trade", feats)[0].Person)
	evenings.Newest(records)
	require.Equal(t, int64(4*hour), records[0].When)
}
