package seatnames_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/seatnames"
)

// TestNames seats people with names in many scripts.
func TestNames(t *testing.T) {
	for _, seats := range [][]string{
		{"Anna", "Ben Ali", "Cléo", "Dörte"},
		{"Анна", "Олег"},
		{"Ελένη", "Νίκος"},
		{"دينا", "יעל", "می\u200cنا"},
		{"花子", "太郎", "민준"},
		{"👩\u200d🚀", "❤\ufe0f"},
		{"Ana", "Anna", "Anne", "Hanna"},
		{"Player 1", "Player 2", "Player 10"},
		{"e", "é", "è"},
	} {
		require.NoError(t, seatnames.Check(seats))
	}
}

// TestRefusedNames refuses names that can't be read, and those that look like another one.
func TestRefusedNames(t *testing.T) {
	for _, c := range []struct {
		says  string
		seats []string
	}{
		{"has white space at an end", []string{"Anna "}},
		{"control character", []string{"An\x1b[31mna"}},
		{`the name "An\u202ena" has a character that nobody can see (U+202E)`, []string{"Anna", "An\u202ena"}},
		{"(U+2067)", []string{"\u2067Anna"}},
		{"(U+061C)", []string{"Anna\u061c"}},
		{"(U+200B)", []string{"An\u200bna"}},
		{"(U+00AD)", []string{"An\u00adna"}},
		{"(U+2028)", []string{"An\u2028na"}},
		{"(U+E0041)", []string{"Anna\U000e0041"}},
		{`two seats are called "ANNA"`, []string{"Anna", "ANNA"}},
		{`the names "Anna" and "Аnna" look alike`, []string{"Anna", "Ben", "Аnna"}}, // Cyrillic А
		{"look alike", []string{"Αννα", "Ανvα"}},                                    // a Latin v
		{"look alike", []string{"Cléo", "Cle\u0301o"}},
		{"look alike", []string{"Anna", "Ａｎｎａ"}},
		{"look alike", []string{"Ben Ali", "Ben\u00a0Ali"}},
		{"look alike", []string{"Ben Ali", "Ben  Ali"}},
		{"look alike", []string{"Otto", "0tto"}},
		{"look alike", []string{"Ill", "lll"}},
		{"look alike", []string{"CLÉO", "cléo"}},
		{"look alike", []string{"Νίκος", "ΝΊΚΟΣ"}},
		{"look alike", []string{"Strauß", "STRAUSS"}},
		{"look alike", []string{"Anna", "An\u200dna"}},
	} {
		require.ErrorContains(t, seatnames.Check(c.seats), c.says)
	}
}
