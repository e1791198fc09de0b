package library

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
)

// backupHead is the first line of a file of several matches. Each match follows as a line
// "match ID BYTES" and its journal, byte for byte.
const backupHead = "Tablekeeper matches 1\n"

const backupMatch = "match "

// MaxBackup is the size (bytes) of the longest file of several matches.
const MaxBackup = 64 << 20

// IsBackup reports whether data is what Backup writes, whole or not, or as mail and chats hand it on.
func IsBackup(data []byte) bool {
	first, _, _ := bytes.Cut(bytes.TrimLeftFunc(data, around), []byte{'\n'})
	return string(bare(first))+"\n" == backupHead
}

// around reports of a letter whether mail and chats put such before a line: blanks, signs of quoting, a byte order mark.
func around(r rune) bool { return unicode.IsSpace(r) || r == '>' || r == '\ufeff' }

// bare is a line without what mail and chats put round it. No record begins so, and each ends with its checksum.
func bare(line []byte) []byte {
	return bytes.TrimRightFunc(bytes.TrimLeftFunc(line, around), unicode.IsSpace)
}

// unquoted is a backup as it was before it went through mail or a chat: they drop the last line end, write others, quote and indent.
func unquoted(data []byte) []byte {
	plain := make([]byte, 0, len(data)+1)
	for line := range bytes.Lines(bytes.TrimFunc(data, around)) {
		plain = append(append(plain, bare(line)...), '\n')
	}
	return plain
}

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

// Restored tells what Restore did: how many matches are new here, how many here went on to
// where the backup is, how many were here already, and how many could not go on because they
// are open.
type Restored struct{ Came, Longer, Here, Open int }

// Restore brings the matches of a backup here. One that is here already, as it is in the
// backup or further on, stays; one that is further on in the backup takes the place of the
// one here; one that went another way comes beside it, once. The error names the place in
// the file, or what the disk refused; then nothing has changed.
func (l *Library) Restore(data []byte) (Restored, error) { return l.restore(data, false) }

// Comes tells what Restore would do now, and does nothing. What is open now may be closed then.
func (l *Library) Comes(data []byte) (Restored, error) { return l.restore(data, true) }

func (l *Library) restore(data []byte, dry bool) (Restored, error) {
	list, err := readBackup(data)
	if err != nil {
		return Restored{}, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	names, err := l.store.List()
	if err != nil {
		return Restored{}, err
	}
	r := restoring{library: l, names: names, before: map[string][]byte{}, dry: dry}
	for _, b := range list {
		if err := r.bring(b); err != nil {
			return Restored{}, errors.Join(err, r.back())
		}
	}
	return r.done, nil
}

// restoring is a backup on its way here.
type restoring struct {
	library *Library
	names   []string          // of the files that are here
	before  map[string][]byte // what stood in the files that were written; nil: they were not there
	done    Restored
	dry     bool // nothing is written
}

// bring brings one match here.
func (r *restoring) bring(b backedUp) error {
	records, _ := journal.Parse(b.data)
	came := matches.Story(records)
	name, longer := b.id+suffix, false
	for _, other := range r.names {
		if family(other) != family(name) {
			continue
		}
		kept, err := r.library.store.Read(other)
		if err != nil {
			return err
		}
		is, damage := journal.Parse(kept)
		switch here := matches.Story(is); {
		case len(here) >= len(came) && slices.Equal(here[:len(came)], came):
			return r.here(other, is)
		case !longer && (damage == nil || damage.Torn) && slices.Equal(came[:min(len(here), len(came))], here):
			name, longer = other, true
		}
	}
	if longer {
		return r.goOn(name, b.data)
	}
	for n := 2; slices.Contains(r.names, name); n++ { // it went another way here
		name = b.id + "-" + strconv.Itoa(n) + suffix
	}
	r.names = append(r.names, name)
	r.done.Came++
	return r.write(name, nil, b.data)
}

// here counts a match that is here already. One that was deleted comes back.
func (r *restoring) here(name string, records []journal.Record) error {
	s, err := matches.Summarize(records)
	if err != nil || s.Deleted == 0 {
		r.done.Here++
		return nil
	}
	r.done.Came++
	if r.dry {
		return nil
	}
	kept, err := r.library.store.Read(name)
	if err != nil {
		return err
	}
	undeleted, _, _, err := journal.Open(r.library.store, name, r.library.device.Mend)
	if err == nil {
		r.before[name] = kept
		err = undeleted.AppendAll(matches.Deleted(0))
	}
	return err
}

// goOn writes a longer journal in the place of one that nobody has open.
func (r *restoring) goOn(name string, data []byte) error {
	unlock, err := r.library.lock(strings.TrimSuffix(name, suffix))
	if errors.Is(err, ErrInUse) {
		r.done.Open++
		return nil
	}
	if err != nil {
		return err
	}
	defer unlock()
	kept, err := r.library.store.Read(name)
	if err != nil {
		return err
	}
	r.done.Longer++
	return r.write(name, kept, data)
}

func (r *restoring) write(name string, before, data []byte) error {
	if r.dry {
		return nil
	}
	err := r.library.store.Write(name, data)
	if _, twice := r.before[name]; err == nil && !twice {
		r.before[name] = before
	}
	return err
}

// back puts everything as it was.
func (r *restoring) back() (err error) {
	for name, before := range r.before {
		if before == nil {
			err = errors.Join(err, r.library.store.Remove(name))
		} else {
			err = errors.Join(err, r.library.store.Write(name, before))
		}
	}
	return err
}

// family is what the names of a match's file and of those beside it begin with: "-2" and
// such stand behind it.
func family(name string) string {
	words := strings.SplitN(strings.TrimSuffix(name, suffix), "-", 3)
	if !strings.HasSuffix(name, suffix) {
		return name // no match
	}
	return strings.Join(words[:min(len(words), 2)], "-")
}

// backedUp is one match of a backup.
type backedUp struct {
	id   string
	data []byte
}

// readBackup reads all of a backup, byte for byte where that is possible, else without what was put round its lines.
func readBackup(data []byte) ([]backedUp, error) {
	list, err := readMatches(data)
	if err != nil {
		return readMatches(unquoted(data))
	}
	return list, nil
}

// readMatches reads all matches of a backup. They are whole, but a journal may have damage that opening it mends.
func readMatches(data []byte) ([]backedUp, error) {
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
		if _, err := matches.Summarize(records); err != nil {
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
