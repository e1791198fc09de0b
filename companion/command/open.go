package command

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
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

// reason says in few words why a file can't be used.
func reason(name string, err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return fmt.Errorf("%s: %w", name, err)
}

// match is what check and moves are asked about.
type match struct {
	transcript *rules.Transcript
	table      rules.Table
	asJSON     bool
}

// openMatch reads the arguments of a command that takes one transcript and sets
// up its table. It is done with the command as [begin] is, or where the transcript
// can't be used.
func openMatch(f *flags, jsonAbout string, args []string, in io.Reader, out, errs io.Writer) (m match, status int, done bool) {
	var box string
	f.onOff("json", jsonAbout, &m.asJSON)
	f.box(&box)
	if status, done = begin(f, args, out, errs); done {
		return m, status, true
	}
	name, err := f.only("one transcript")
	if err == nil {
		m.transcript, m.table, err = openTranscript(name, box, in)
	}
	if err != nil {
		return m, refuse(errs, err), true
	}
	return m, statusDone, false
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
