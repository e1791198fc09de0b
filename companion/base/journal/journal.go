package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Journal appends records to one file of a store. It is safe for use by
// several goroutines; two journals of the same file are not.
//
// It remembers all that it has written. If the file is no longer the one that it
// knows, nothing is added to it: the whole journal is written anew, under its name
// where the file is gone, otherwise under another name beside it.
type Journal struct {
	store Store

	mu    sync.Mutex
	name  string
	chain chain
	begun string // what stood in the file when it was opened or made
	added []byte // what was appended since
	tried []byte // the line of the latest append, if that failed: a part of it may be there
	anew  bool   // it was written anew, and nobody has asked yet
}

// Create makes a new journal with first records in it, all or nothing. A
// file of that name that is already there is an error
// (errors.Is(err, fs.ErrExist)).
func Create(store Store, name string, first ...Record) (*Journal, error) {
	switch _, err := store.Read(name); {
	case err == nil:
		return nil, fmt.Errorf("journal %s: %w", name, fs.ErrExist)
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	j := &Journal{store: store, name: name}
	if err := j.fill(first); err != nil {
		return nil, err
	}
	if err := store.Write(name, j.content()); err != nil {
		return nil, err
	}
	return j, nil
}

// fill makes the content of a journal.
func (j *Journal) fill(records []Record) error {
	j.chain = newChain()
	var data []byte
	for _, r := range records {
		line, err := j.chain.line(r)
		if err != nil {
			return fmt.Errorf("journal %s: %w", j.name, err)
		}
		data = append(data, line...)
	}
	j.begun = string(data)
	return nil
}

// size is how long the file is.
func (j *Journal) size() int { return len(j.begun) + len(j.added) }

// content is what is in the file.
func (j *Journal) content() []byte { return append([]byte(j.begun), j.added...) }

// Records are all that it has written, as it remembers them.
func (j *Journal) Records() []Record {
	j.mu.Lock()
	defer j.mu.Unlock()
	records, _, _ := parse(string(j.content())) // it was read or written line by line
	return records
}

// Mend makes of the records of a damaged journal those that it goes on with, or says
// why it can't go on.
type Mend func(records []Record, damage *Damage) ([]Record, error)

// Before mends a journal by leaving out all that stands behind what is lost or not
// certain.
func Before(records []Record, damage *Damage) ([]Record, error) {
	return records[:min(len(records), damage.Before())], nil
}

// Open reads a journal and makes it ready for more records. A torn last line is
// cut off. Of other damage, mend makes the records to go on with; the damaged file
// is kept beside the new one first, under a name that damage.Kept tells. The records
// are those of the journal as it is now.
func Open(store Store, name string, mend Mend) (*Journal, []Record, *Damage, error) {
	data, err := store.Read(name)
	if err != nil {
		return nil, nil, nil, err
	}
	all := string(data)
	records, chain, damage := parse(all) // data is garbage from here on: a match can be large
	j := &Journal{store: store, name: name, chain: chain}
	switch {
	case damage == nil:
		j.begun = all
		return j, records, nil, nil
	case damage.Torn:
		j.begun = all[:damage.Offset]
		return j, records, damage, store.Cut(name, damage.Offset)
	}
	if records, err = mend(records, damage); err != nil {
		return nil, records, damage, err
	}
	if damage.Kept, err = saveDamaged(store, name, []byte(all)); err != nil {
		return nil, records, damage, err
	}
	if err := j.fill(records); err != nil {
		return nil, records, damage, err
	}
	return j, records, damage, store.Write(name, j.content())
}

const damagedSuffix = ".damaged"

// saveDamaged keeps a damaged file under a name of its own, unless it is kept already.
func saveDamaged(store Store, name string, data []byte) (kept string, err error) {
	names, err := store.List()
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		kept = name + damagedSuffix
		if n > 1 {
			kept += "-" + strconv.Itoa(n)
		}
		if !slices.Contains(names, kept) {
			return kept, store.Write(kept, data)
		}
		if old, err := store.Read(kept); err == nil && bytes.Equal(old, data) {
			return kept, nil
		}
	}
}

// Append adds a record. It is on the disk when Append returns without an
// error. After an error the journal is as it was before; the record can be
// appended again.
func (j *Journal) Append(kind byte, text string) error {
	return j.AppendAll(Record{kind, text})
}

// AppendAll adds records with one write, all or nothing as far as the store keeps
// that promise; see Append.
func (j *Journal) AppendAll(records ...Record) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	next := j.chain
	var lines []byte
	for _, r := range records {
		line, err := next.line(r)
		if err != nil {
			return fmt.Errorf("journal %s: %w", j.name, err)
		}
		lines = append(lines, line...)
	}
	if j.size()+len(lines) > mostRead {
		return fmt.Errorf("journal %s: %w", j.name, errTooLong)
	}
	err := j.store.Append(j.name, j.size(), lines)
	if errors.Is(err, errChanged) {
		if err = j.mend(err); err == nil {
			err = j.store.Append(j.name, j.size(), lines)
		}
	}
	if err != nil {
		j.tried = lines
		return err
	}
	j.chain, j.tried = next, nil
	j.added = append(j.added, lines...)
	return nil
}

// mend brings the file to what the journal knows: it cuts off what a failed append may
// have left behind, a line that is not whole or one that is whole although the disk
// said that it failed. What is not this journal, a file, a link, a folder or a pipe,
// is left as it is.
func (j *Journal) mend(why error) error {
	if errors.Is(why, errNoFile) {
		return j.writeBeside()
	}
	data, err := j.store.Read(j.name)
	left, ours := bytes.CutPrefix(data, j.content())
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return j.writeAnew(j.name)
	case err != nil:
		return err
	case !ours || !bytes.HasPrefix(j.tried, left):
		return j.writeBeside()
	case len(left) > 0:
		return j.store.Cut(j.name, j.size())
	}
	return nil
}

// mostBeside is how many names are tried beside the one of a journal.
const mostBeside = 1000

// writeBeside writes the whole journal under a name that is free.
func (j *Journal) writeBeside() error {
	base, ending := j.name, ""
	if dot := strings.LastIndexByte(j.name, '.'); dot > 0 {
		base, ending = j.name[:dot], j.name[dot:]
	}
	for n := 2; n <= mostBeside; n++ {
		name := base + "-" + strconv.Itoa(n) + ending
		if _, err := j.store.Read(name); errors.Is(err, fs.ErrNotExist) {
			return j.writeAnew(name)
		}
	}
	return fmt.Errorf("journal %s: %d names beside it are taken", j.name, mostBeside)
}

func (j *Journal) writeAnew(name string) error {
	if err := j.store.Write(name, j.content()); err != nil {
		return err
	}
	j.name, j.tried, j.anew = name, nil, true
	return nil
}

// Name is the name of the journal's file in its store.
func (j *Journal) Name() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.name
}

// WrittenAnew reports once whether the journal had to be written anew because its
// file was no longer there or no longer its own. Name tells where.
func (j *Journal) WrittenAnew() bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	anew := j.anew
	j.anew = false
	return anew
}
