package command

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// readLimit is one byte more than a transcript may have, so that a longer one is
// noticed without reading it all.
const readLimit = rules.MaxFile + 1

// readInput reads a transcript; "-" is standard input.
func readInput(name string, in io.Reader) ([]byte, error) {
	if name == "-" {
		return readAll(name, in)
	}
	return readFile(name)
}

func readFile(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, reason(name, err)
	}
	defer file.Close()
	return readAll(name, file)
}

func readAll(name string, in io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(in, readLimit))
	if err != nil {
		return nil, reason(name, err)
	}
	return data, nil
}

// writeFile writes a file; the error names it.
func writeFile(name string, data []byte) error {
	if err := journal.WriteFile(name, data); err != nil {
		return reason(name, err)
	}
	return nil
}

// reason says in few words why a file can't be used.
func reason(name string, err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return fmt.Errorf("%s: %w", name, err)
}

// match is what check, moves and ask are asked about.
type match struct {
	name       string // of the transcript
	transcript *rules.Transcript
	table      rules.Table
	asJSON     bool
}

// onMatch finishes a command that takes one transcript, whose table is set up before it runs.
func (c *command) onMatch(jsonAbout string, run func(*match) error) *cobra.Command {
	var m match
	var box string
	c.onOff("json", jsonAbout, &m.asJSON)
	c.box(&box)
	c.ValidArgsFunction = completeTranscripts
	return c.runs(1, 1, "one transcript", func(words []string) (err error) {
		m.name = words[0]
		if m.transcript, m.table, err = openTranscript(m.name, box, c.sh.In); err != nil {
			return err
		}
		if !m.asJSON { // what programs read is in English
			wording.SetLanguage(c.sh.Language)
			defer wording.SetLanguage(nil)
		}
		return run(&m)
	})
}

// openTranscript reads a transcript and sets up its table. BoxFile is the name
// of a box file, or "".
func openTranscript(name, boxFile string, in io.Reader) (*rules.Transcript, rules.Table, error) {
	data, err := readInput(name, in)
	if err != nil {
		return nil, nil, err
	}
	transcript, err := rules.ReadTranscript(data)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	game, ok := shelf.Find(transcript.Headers[0].Text)
	if !ok {
		return nil, nil, fmt.Errorf("%s: line %d: unknown game %q; there are %s",
			name, transcript.Headers[0].Number, transcript.Headers[0].Text, shelf.Keys())
	}
	box, err := readBox(boxFile)
	if err != nil {
		return nil, nil, err
	}
	table, err := game.Open(transcript, box)
	return transcript, table, faultOf(name, boxFile, err)
}

// faultOf reports which text is wrong: the box file if a fault is one of its lines,
// else the one that is named.
func faultOf(name, boxFile string, err error) error {
	var fault *rules.Fault
	switch {
	case err == nil:
		return nil
	case errors.As(err, &fault) && fault.Box && boxFile != "":
		name = boxFile
	}
	return fmt.Errorf("%s: %w", name, err)
}

// readBox reads the lines of a box file; nil where no file is named.
func readBox(name string) ([]rules.Line, error) {
	if name == "" {
		return nil, nil
	}
	data, err := readFile(name)
	if err != nil {
		return nil, err
	}
	lines, err := rules.ReadLines(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return lines, nil
}
