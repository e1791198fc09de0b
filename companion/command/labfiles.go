package command

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/lab"
)

// The files of a study, and its parts: a study is a range of matches, any part of it can be played anywhere, and parts are joined to what
// one run would have written.

// hand writes a report into the folder and prints it.
func (l *laboratory) hand(sh *Shell, text, asJSON, page []byte) error {
	asJSON = append(asJSON, '\n')
	if l.dir != "" {
		for name, content := range map[string][]byte{"report.txt": text, "report.json": asJSON, "report.html": page} {
			if err := writeFile(filepath.Join(l.dir, name), content); err != nil {
				return err
			}
		}
	}
	shown := text
	if l.json {
		shown = asJSON
	}
	if err := sh.show(string(shown)); err != nil || !l.broken {
		return err
	}
	return exit(statusFault)
}

// resume opens the file of a study, takes what was played from it, and cuts off a last line that isn't whole.
func (l *laboratory) resume(s *lab.Study, name string, played *[]lab.Match) (*os.File, error) {
	path := filepath.Join(l.dir, name+"matches.jsonl")
	text, err := readStudy(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE, 0o644)
	if err != nil {
		return nil, reason(path, err)
	}
	whole := text[:bytes.LastIndexByte(text, '\n')+1]
	if err := file.Truncate(int64(len(whole))); err != nil {
		return nil, reason(path, err)
	}
	if _, err := file.Seek(0, io.SeekEnd); err != nil {
		return nil, reason(path, err)
	}
	lines := bufio.NewScanner(bytes.NewReader(whole))
	lines.Buffer(nil, len(whole)+1)
	if !lines.Scan() {
		_, err = file.WriteString(l.head(s) + "\n")
		return file, err
	}
	if lines.Text() != l.head(s) {
		file.Close()
		return nil, l.another(s, path, lines.Bytes(), "choose another folder")
	}
	if *played, err = readMatches(lines, len(s.Seats), l.from, l.to); err != nil {
		file.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return file, nil
}

// readMatches reads what was played, a line a match, and keeps the range of numbers that is asked for. The error names the line.
func readMatches(lines *bufio.Scanner, seats, first, last int) ([]lab.Match, error) {
	var played []lab.Match
	read := map[int]int{}
	for line := 2; lines.Scan(); line++ {
		var m lab.Match
		err := json.Unmarshal(lines.Bytes(), &m)
		if err == nil {
			err = m.Fault(seats)
		}
		if at := read[m.Number]; err == nil && at > 0 {
			err = fmt.Errorf("match %d is already in line %d", m.Number, at)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", line, err)
		}
		if read[m.Number] = line; m.Number >= first && m.Number <= last {
			played = append(played, m)
		}
	}
	return played, lines.Err()
}

// span settles which matches are played.
func (l *laboratory) span() error {
	if l.to == 0 {
		l.to = l.games
	}
	if l.from > l.to {
		return fmt.Errorf("--from %d is past the last match, %d", l.from, l.to)
	}
	if l.merge != nil && l.dir == "" {
		return errors.New("--merge needs --out, the folder that it writes")
	}
	return nil
}

// parts are the folders that --merge names.
func (l *laboratory) parts() (folders []string, err error) {
	for _, pattern := range l.merge {
		found, err := filepath.Glob(pattern)
		if err == nil && len(found) == 0 {
			err = errors.New("there is no such folder")
		}
		if err != nil {
			return nil, fmt.Errorf("--merge %s: %w", pattern, err)
		}
		folders = append(folders, found...)
	}
	return folders, nil
}

// join takes the matches of a study from its parts and writes them where one run writes them.
func (l *laboratory) join(s *lab.Study, name string) ([]lab.Match, error) {
	folders, err := l.parts()
	if err != nil {
		return nil, err
	}
	type origin struct {
		match lab.Match
		path  string
	}
	all := map[int]origin{}
	for _, folder := range folders {
		path := filepath.Join(folder, name+"matches.jsonl")
		played, err := l.readPart(s, path)
		if err != nil {
			return nil, err
		}
		for i := range played {
			m := &played[i]
			if other, twice := all[m.Number]; twice && !reflect.DeepEqual(other.match, *m) {
				return nil, fmt.Errorf("match %d differs between %s and %s", m.Number, path, other.path)
			}
			all[m.Number] = origin{*m, path}
		}
	}
	var text bytes.Buffer
	text.WriteString(l.head(s) + "\n")
	joined, write := []lab.Match{}, json.NewEncoder(&text)
	for n := range l.numbers() {
		m, there := all[n]
		if !there {
			return nil, fmt.Errorf("no part has match %d; the study has %d to %d", n, l.from, l.to)
		}
		joined = append(joined, m.match)
		if err := write.Encode(m.match); err != nil {
			return nil, err
		}
	}
	path := filepath.Join(l.dir, name+"matches.jsonl")
	return joined, writeFile(path, text.Bytes())
}

// readPart reads the matches of a part, which is one of the same study.
func (l *laboratory) readPart(s *lab.Study, path string) ([]lab.Match, error) {
	text, err := readStudy(path)
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Buffer(nil, len(text)+1)
	if !lines.Scan() || lines.Text() != l.head(s) {
		return nil, l.another(s, path, lines.Bytes(), "use the flags that its part was played with")
	}
	played, err := readMatches(lines, len(s.Seats), l.from, l.to)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return played, nil
}

// inOrder writes the lines of a study that is played in the order of their numbers: they were added as the cores came to an end.
func inOrder(path string) error {
	text, err := readStudy(path)
	if err != nil {
		return err
	}
	head, rest, _ := bytes.Cut(text, []byte("\n"))
	lines := slices.Collect(bytes.Lines(rest))
	number := func(line []byte) (n struct{ Number int }) {
		_ = json.Unmarshal(line, &n) // it was read or written just now
		return n
	}
	slices.SortStableFunc(lines, func(a, b []byte) int { return number(a).Number - number(b).Number })
	sorted := slices.Concat(head, []byte("\n"), bytes.Join(lines, nil))
	if bytes.Equal(sorted, text) {
		return nil
	}
	return writeFile(path, sorted)
}

// mostStudy is the size (bytes) of the longest file of matches that is read: a few million of them.
const mostStudy = 1 << 30

// readStudy reads the matches that were played; the error names their file.
func readStudy(path string) ([]byte, error) {
	text, err := journal.ReadFile(path, mostStudy)
	if err != nil {
		return nil, reason(path, err)
	}
	return text, nil
}
