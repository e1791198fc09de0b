package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const help = `Usage: tablekeeper            open the window
       tablekeeper COMMAND    (each has --help)

  play       play games
`

const playHelp = `Usage: tablekeeper play [FLAGS] GAME

Plays. It's done at once.
Games: chess, go.

      --json        one object
                    a line
      --out DIR     where to
`

// TestRead takes apart what a program says about itself, also a flag's text of two lines.
func TestRead(t *testing.T) {
	read, err := readProgram(help, "tablekeeper 1.2.3\n")
	require.NoError(t, err)
	require.Equal(t, about{"1.2.3", []command{{name: "play", summary: "play games"}}}, read)
	c := read.commands[0]
	require.NoError(t, c.read(playHelp))
	require.Equal(t, "tablekeeper play [FLAGS] GAME", c.usage)
	require.Equal(t, []flag{{"json", "", "one object a line"}, {"out", "DIR", "where to"}}, c.flags)
	require.Equal(t, []string{"chess", "go"}, c.games())
	require.True(t, c.wants("GAME"))
}

// TestReadNothing names what is wrong with a help that can't be read.
func TestReadNothing(t *testing.T) {
	_, err := readProgram("nothing\n", "")
	require.ErrorContains(t, err, "names no command")
	require.ErrorContains(t, (&command{name: "play"}).read("nothing\n"), `the help of play does not begin with its usage, but with "nothing"`)
}

// TestQuoted keeps man from reading a text as its own commands.
func TestQuoted(t *testing.T) {
	require.Equal(t, `\&.TH \e \-\-x`, quoted(`.TH \ --x`))
	require.Equal(t, `'it'\''s'`, single("it's"))
	require.Equal(t, `'it\'s'`, fished("it's"))
}
