package joining_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
)

// TestEverybodyHearsWhatIsDone listens at three devices with screen readers: each says what the others play, ask and take back.
func TestEverybodyHearsWhatIsDone(t *testing.T) {
	anna := apptest.New(t, 1024, 768)
	anna.Play("traders", 3)
	e := joinBoth(t, anna)
	readers := map[string]*apptest.Reader{"Anna": anna.Reader(), "Ben": e.ben.Reader(), "Cleo": e.cleo.Reader()}
	hear := func(sentence string) {
		t.Helper()
		for who, r := range readers {
			r.Said = nil
			r.Read()
			require.Contains(t, r.Said, sentence, "%s hears %q", who, r.Said)
			r.Said = nil
			r.Read()
			require.NotContains(t, r.Said, sentence, "%s hears it once", who)
		}
	}
	throws(t, anna, "Anna", "4")
	hear("Played: Anna throws 4 for the start")
	throws(t, e.ben, "Ben", "6")
	hear("Played: Ben throws 6 for the start")
	e.ben.Press("U")
	for _, r := range []*apptest.Reader{readers["Anna"], readers["Cleo"]} {
		r.Read()
		require.Contains(t, r.Said, "Ben wants to undo: Ben throws 6 for the start")
	}
	anna.Tap("Agree")
	e.cleo.Tap("Agree")
	hear("Undone: Ben throws 6 for the start")
}
