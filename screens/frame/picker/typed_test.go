package picker_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/frame/picker"
)

// offered are the words that can follow a beginning, those that are not legal with a star.
func offered(t *testing.T, line string) string {
	t.Helper()
	table := smallGame(t, 5)
	var words []string
	for _, c := range picker.ParseTyped(table, line, 1).Complete(table, table.Forms(), table.Legal(nil)) {
		word := c.Word
		if !c.Legal {
			word += "*"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func TestCompletions(t *testing.T) {
	for line, want := range map[string]string{
		"":                     "take give pass take-all*",
		"t":                    "take take-all*",
		"take ":                "left right*",
		"take r":               "right*",
		"take left ":           "1 2 4 5",
		"take left 1 ":         "",
		"give ":                "2 1*",
		"Ben: ":                "take* give* pass* take-all*",
		"table: ":              "take-all take* give* pass*",
		"Anna: give ":          "2 1*",
		"ＢＥＮ：":                 "take* give* pass* take-all*",
		"2: ":                  "take* give* pass* take-all*",
		"take\u00a0left\u3000": "1 2 4 5",
		"nonsense ":            "",
		"take sideways 1 ":     "",
	} {
		require.Equal(t, want, offered(t, line), line)
	}
}
