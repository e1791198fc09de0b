package parts

import "strings"

// Sentences joins what a screen reader says: each text that is not empty ends once with a full stop where it has no
// other sign, the last one as it is written, and nothing is said twice in a row.
func Sentences(texts ...string) string {
	var said []string
	for _, text := range texts {
		text = strings.TrimSpace(text)
		if text == "" || len(said) > 0 && strings.TrimRight(said[len(said)-1], ".") == strings.TrimRight(text, ".") {
			continue
		}
		if n := len(said); n > 0 && !strings.HasSuffix(said[n-1], "!") && !strings.HasSuffix(said[n-1], "?") {
			said[n-1] = strings.TrimRight(said[n-1], ".") + "."
		}
		said = append(said, text)
	}
	return strings.Join(said, " ")
}
