package command_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// statusRow is a row of the table of exit statuses, in the help of the program and in docs/notation.md.
type statusRow struct{ number, commands, means string }

// statusRows are the rows that a text has.
func statusRows(text, pattern string) (rows []statusRow) {
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		rows = append(rows, statusRow{m[1], strings.ReplaceAll(m[2], "`", ""), m[3]})
	}
	return rows
}

// TestStatusesInThePages compares the table of docs/notation.md with the one in the program's help.
func TestStatusesInThePages(t *testing.T) {
	_, help, _ := tablekeeper("--help")
	told := statusRows(help, `(?m)^  - (\d+), ([a-z, ]+): (.+)$`)
	require.NotEmpty(t, told)
	require.Equal(t, told, statusRows(page(t, "docs/notation.md"), "(?m)^\\| (\\d+) \\| ([a-z, `]+) \\| (.+) \\|$"))
	for _, row := range told {
		if row.commands == "all" {
			continue
		}
		for name := range strings.SplitSeq(row.commands, ", ") {
			_, help, _ := tablekeeper(name, "--help")
			require.Contains(t, help, fmt.Sprintf("\n  - %s: %s\n", row.number, row.means), name)
		}
	}
}

// ends makes sure that a command has ended with a status that the help gives it.
func ends(args []string, status int) {
	root := command.Tree(&command.Shell{})
	found, _, err := root.Find(args)
	if err != nil || status == 0 || status == 2 {
		return
	}
	if !strings.Contains(found.Long, fmt.Sprintf("\n  - %d: ", status)) {
		panic(fmt.Sprintf("%q ended with %d, which its help doesn't name", args, status))
	}
}

// TestCommandsInThePages compares the lists in the pages with the commands: which there are, what words they take, which print JSON.
func TestCommandsInThePages(t *testing.T) {
	var names, json []string
	for _, c := range command.Tree(&command.Shell{}).Commands() {
		names = append(names, c.Name())
		if c.ParseFlags([]string{"--json"}) == nil {
			json = append(json, "`"+c.Name()+"`")
		}
	}
	readme, notation := page(t, "README.md"), page(t, "docs/notation.md")
	var listed []string
	for _, row := range regexp.MustCompile("(?m)^\\| `tablekeeper ([^`]+)` \\|").FindAllStringSubmatch(readme, -1) {
		if row[1] == "FILE.table" {
			continue
		}
		root := command.Tree(&command.Shell{})
		words := strings.Fields(strings.NewReplacer("[", "", "]", "", "…", " …").Replace(row[1]))
		found, rest, err := root.Find(words)
		require.NoError(t, err, row[1])
		require.NoError(t, found.ValidateArgs(rest), row[1])
		listed = append(listed, found.Name())
	}
	require.ElementsMatch(t, names, listed, "README.md")
	last := len(json) - 1
	prints := fmt.Sprintf("%s and %s print JSON with `--json`.", strings.Join(json[:last], ", "), json[last])
	for name, text := range map[string]string{"README.md": readme, "docs/notation.md": notation} {
		require.Contains(t, strings.Join(strings.Fields(text), " "), prints, name)
	}
	_, section, _ := strings.Cut(notation, "\n## 3. ")
	section, _, _ = strings.Cut(section, "\n## 4. ")
	for _, name := range names {
		require.Regexp(t, "`(tablekeeper )?"+name+"\\b", section, "docs/notation.md, section 3")
	}
}

// TestTheReadmeIsShort: it is read in five minutes, and what people look for first is linked before its first heading.
func TestTheReadmeIsShort(t *testing.T) {
	readme := page(t, "README.md")
	require.Less(t, len(strings.Fields(readme)), 1200)
	top, _, _ := strings.Cut(readme, "\n## ")
	for _, link := range []string{"docs/security.md", "docs/CHANGELOG.md"} {
		require.Contains(t, top, "]("+link+")")
	}
}

// TestChoicesHaveNoSizes: nothing makes anew what a reason for a dependency says in megabytes. Sizes are in docs/speed.md, beside what
// measures them.
func TestChoicesHaveNoSizes(t *testing.T) {
	require.NotRegexp(t, `\d ?[KMG]B\b`, page(t, "docs/choices.md"))
}

// page is the text of a page of the project.
func page(t *testing.T, name string) string {
	text, err := os.ReadFile("../../" + name)
	require.NoError(t, err)
	return string(text)
}
