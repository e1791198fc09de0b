package matches

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"tablekeeper/companion/journal"
)

// backupHead is the first line of a file of several matches. Each match follows as a line
// "match ID BYTES" and its journal, byte for byte.
const backupHead = "Tablekeeper matches 1\n"

const backupMatch = "match "

// MaxBackup is the size (bytes) of the longest file of several matches.
const MaxBackup = 64 << 20

// IsBackup reports whether data is what Backup writes, whole or not.
func IsBackup(data []byte) bool { return bytes.HasPrefix(data, []byte(backupHead)) }

// Backup gives all matches that are not deleted as one file, with the seeds and the
// hidden cards, and how many they are. A match that is not on the disk is an error.
func (l *Library) Backup() (data []byte, count int, err error) {
	list, err := l.List()
	if err != nil {
		return nil, 0, err
	}
	data = []byte(backupHead)
	for _, s := range list {
		kept, err := l.store.Read(s.ID + suffix)
		if err != nil {
			return nil, 0, fmt.Errorf("the match %q: %w", s.Name, notThere(s.ID, err))
		}
		data = fmt.Appendf(data, "%s%s %d\n", backupMatch, s.ID, len(kept))
		data = append(data, kept...)
		if len(data) > MaxBackup {
			return nil, 0, fmt.Errorf("together they have more than %d MiB, too much for one file", MaxBackup>>20)
		}
	}
	return data, len(list), nil
}

// Restored tells what Restore did: how many matches are new here, and how many were here already.
type Restored struct{ Came, Here int }

// Restore brings the matches of a backup here. One that is here already, as it is in the
// backup or further on, stays; one that is here otherwise comes beside it. The error names
// the place in the file, or what the disk refused; then nothing has changed.
func (l *Library) Restore(data []byte) (Restored, error) {
	list, err := readBackup(data)
	if err != nil {
		return Restored{}, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	var done Restored
	var written []string
	for _, b := range list {
		name, err := l.restore(b)
		if err != nil {
			for _, name := range written {
				err = errors.Join(err, l.store.Remove(name))
			}
			return Restored{}, err
		}
		if name == "" {
			done.Here++
			continue
		}
		done.Came++
		written = append(written, name)
	}
	return done, nil
}

// restore writes the file of one match and gives its name, "" where the match is here already.
func (l *Library) restore(b backedUp) (name string, err error) {
	name = b.id + suffix
	kept, err := l.store.Read(name)
	switch {
	case err == nil && bytes.HasPrefix(kept, b.data):
		return "", nil
	case err == nil:
		id, err := l.freshID()
		if err != nil {
			return "", err
		}
		name = id + suffix
	case !errors.Is(err, fs.ErrNotExist):
		return "", err
	}
	return name, l.store.Write(name, b.data)
}

// backedUp is one match of a backup.
type backedUp struct {
	id   string
	data []byte
}

// readBackup reads all of a backup. Matches are whole, but a journal may have damage that
// opening it mends.
func readBackup(data []byte) ([]backedUp, error) {
	rest, ok := bytes.CutPrefix(data, []byte(backupHead))
	if !ok {
		return nil, fmt.Errorf("a file of matches begins with the line %q", strings.TrimSuffix(backupHead, "\n"))
	}
	var list []backedUp
	for n := 1; len(rest) > 0; n++ {
		line, after, _ := bytes.Cut(rest, []byte{'\n'})
		b, size, err := readBackupLine(string(line))
		if err != nil {
			return nil, fmt.Errorf("match %d of the file: %w", n, err)
		}
		if size > len(after) {
			return nil, fmt.Errorf("match %d of the file: it has %d bytes, but only %d follow: the file is cut off", n, size, len(after))
		}
		b.data, rest = after[:size], after[size:]
		records, _ := journal.Parse(b.data)
		if _, err := readHeading(records); err != nil {
			return nil, fmt.Errorf("match %d of the file: %w", n, err)
		}
		list = append(list, b)
	}
	return list, nil
}

// readBackupLine reads the line before a match.
func readBackupLine(line string) (b backedUp, size int, err error) {
	words := strings.Fields(line)
	if len(words) == 3 && words[0] == strings.TrimSpace(backupMatch) {
		size, err = strconv.Atoi(words[2])
		if err == nil && size >= 0 {
			return backedUp{id: words[1]}, size, nil
		}
	}
	return b, 0, fmt.Errorf(`%.60q stands where "match ID BYTES" belongs`, line)
}
