package ask

import "strings"

// likeness is how alike a word that was typed is to another one, from 0 to 1.
func likeness(typed, word string) float64 {
	switch long := min(len(typed), len(word)); {
	case typed == word:
		return 1
	case long >= 3 && strings.HasPrefix(word, typed):
		return 0.8
	case long >= 5 && strings.HasPrefix(typed, word):
		return 0.5
	case long >= 7 && distance(typed, word) <= 2:
		return 0.6
	case long >= 4 && distance(typed, word) <= 1:
		return 0.6
	}
	return 0
}

// distance is how many letters must be changed, added, left out or swapped with the
// next one to make one word of the other.
func distance(a, b string) int {
	older, old := []int(nil), make([]int, len(b)+1)
	for j := range old {
		old[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row := make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			change := old[j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			row[j] = min(change, old[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], older[j-2]+1)
			}
		}
		older, old = old, row
	}
	return old[len(b)]
}
