package parts

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestSentences(t *testing.T) {
	for want, texts := range map[string][]string{
		"":                             {"", " "},
		"Move":                         {"Move"},
		"Move. Not possible now.":      {"Move", "Not possible now.", "Not possible now"},
		"RT-1. Not on oneself. Undone": {"RT-1", "", "Not on oneself.", "Undone"},
		"Deck 78. Awaited":             {"", "Deck 78", "Awaited"},
	} {
		require.Equal(t, want, Sentences(texts...))
	}
}
