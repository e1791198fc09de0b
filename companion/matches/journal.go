package matches

import (
	"errors"
	"fmt"
	"io/fs"
	"sync"
)

// Journal appends records to one file of a store. It is safe for use by
// several goroutines; two journals of the same file are not.
type Journal struct {
	store Store
	name  string

	mu    sync.Mutex
	chain chain
	size  int   // bytes of the file that are good
	wrong error // the latest append failed: a part of a line may be there
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
	j := &Journal{store: store, name: name, chain: newChain()}
	var data []byte
	for _, r := range first {
		line, err := j.chain.line(r)
		if err != nil {
			return nil, fmt.Errorf("journal %s: %w", name, err)
		}
		data = append(data, line...)
	}
	j.size = len(data)
	if err := store.Write(name, data); err != nil {
		return nil, err
	}
	return j, nil
}

// Open reads a journal and makes it ready for more records. What is damaged is
// cut off and reported; unless it was only a torn last line, the whole file is
// kept beside it first as name + ".damaged".
func Open(store Store, name string) (*Journal, []Record, *Damage, error) {
	data, err := store.Read(name)
	if err != nil {
		return nil, nil, nil, err
	}
	records, chain, damage := parse(data)
	j := &Journal{store: store, name: name, chain: chain, size: len(data)}
	if damage == nil {
		return j, records, nil, nil
	}
	if !damage.Torn {
		if err := store.Write(name+".damaged", data); err != nil {
			return nil, records, damage, err
		}
	}
	j.size = damage.Offset
	if err := store.Write(name, data[:damage.Offset]); err != nil {
		return nil, records, damage, err
	}
	return j, records, damage, nil
}

// Append adds a record. It is on the disk when Append returns without an
// error. After an error the journal is as it was before; the record can be
// appended again.
func (j *Journal) Append(kind byte, text string) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if err := j.mend(); err != nil {
		return err
	}
	next := j.chain
	line, err := next.line(Record{kind, text})
	if err != nil {
		return fmt.Errorf("journal %s: %w", j.name, err)
	}
	if err := j.store.Append(j.name, line); err != nil {
		j.wrong = err
		return err
	}
	j.chain = next
	j.size += len(line)
	return nil
}

// mend cuts off what a failed append may have left behind: a line that is not
// whole, or one that is whole although the disk said that it failed, and that
// nobody was shown.
func (j *Journal) mend() error {
	if j.wrong == nil {
		return nil
	}
	data, err := j.store.Read(j.name)
	if err != nil {
		return err
	}
	if len(data) < j.size {
		return fmt.Errorf("journal %s: %d bytes where %d were written", j.name, len(data), j.size)
	}
	if len(data) > j.size {
		if err := j.store.Write(j.name, data[:j.size]); err != nil {
			return err
		}
	}
	j.wrong = nil
	return nil
}

// Name is the name of the journal's file in its store.
func (j *Journal) Name() string { return j.name }
