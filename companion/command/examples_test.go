package command_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// TestEachCommandHasAnExample reads the examples as a shell would: their commands, flags and numbers of words are right.
func TestEachCommandHasAnExample(t *testing.T) {
	for _, c := range append(command.Tree(&command.Shell{}).Commands(), command.Tree(&command.Shell{})) {
		require.NotEmpty(t, c.Example, c.Name())
		for line := range strings.Lines(c.Example) {
			root := command.Tree(&command.Shell{})
			found, words, err := root.Find(strings.Fields(line)[1:])
			require.NoError(t, err, line)
			require.Equal(t, c.Name(), found.Name(), line)
			require.NoError(t, found.ParseFlags(words), line)
			require.NoError(t, found.ValidateArgs(found.Flags().Args()), line)
		}
		_, out, _ := tablekeeper("help", c.Name())
		if c.HasParent() {
			require.Contains(t, out, "\nExamples:\n"+c.Example+"\n")
		}
	}
}

// TestValuesAreCompleted asks for the values of flags as shells do.
func TestValuesAreCompleted(t *testing.T) {
	for line, wanted := range map[string]string{
		"print --paper ":                         "a4\nletter\n",
		"simulate raid-trade --option vicio":     "vicious-combat=off\nvicious-combat=on\n",
		"lab raid-trade --option vicio":          "vicious-combat=off\nvicious-combat=on\n",
		"lab raid-trade --against vicio":         "vicious-combat=off\nvicious-combat=on\n",
		"simulate raid-trade --players s":        "search\n",
		"simulate raid-trade --players greedy,s": "greedy,search\n",
		"simulate --option vicio":                "vicious-combat=off\tRaid Trade\nvicious-combat=on\tRaid Trade\n",
		"simulate atrades --option vicio":        "",
		"lab raid-trade --number level-pr":       "level-price=2\n",
		"lab --vary level-pr":                    "level-price=2\tRaid Trade\n",
		"tide --active right,le":                 "right,left\nright,less-time\n",
		"check ":                                 "table\n",
		"moves --json ":                          "table\n",
		"ask ":                                   "table\n",
		"verify fri":                             "table\n",
		"check a.table ":                         "",
		"answer --table ":                        "table\n",
	} {
		words := strings.Split(line, " ")
		_, out, _ := tablekeeper(append([]string{"__complete"}, words...)...)
		out, _, _ = strings.Cut(out, ":")
		require.Equal(t, wanted, out, line)
	}
}
