package nim_test

import (
	"testing"

	"tablekeeper/companion/games/nim"
	"tablekeeper/companion/rules/conformance"
)

// TestNim judges the transcripts in testdata/examples, and reads the register and the verb.
func TestNim(t *testing.T) {
	table := conformance.Open(t, nim.Game(), conformance.Headers("nim", []string{"Anna", "Ben"}))
	conformance.Complete(t, table, conformance.Run(t, nim.Game(), "testdata/examples"), nil)
	conformance.Register(t, table, 3)
	conformance.PlainWords(t, table, map[string]string{"Anna: take left 2": "Anna takes 2 from the left heap"})
}
