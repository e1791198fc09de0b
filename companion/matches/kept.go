package matches

import (
	"slices"

	"tablekeeper/companion/base/journal"
)

// Kept is how a match is kept: each record goes into its file as soon as it is there, or waits in memory for as long as the disk
// refuses it. What waits is in no file.
type Kept struct {
	*common
	file     File             // nil: in memory only
	pending  []journal.Record // what is not in the file so far, oldest first
	unsaved  error            // why
	warned   bool             // the refusal of the disk was reported
	news     error            // that the file was written anew, where it was not reported yet
	anew     int              // how often it was
	readOnly string
}

// In gives a new match its file. With a *DiskFault it goes on in memory.
func (k *Kept) In(f File) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.file = f
	if err := k.flush(); err != nil {
		k.warned = true
		return &DiskFault{err}
	}
	return nil
}

// GoOnIn lets a match that was read go on in its file. Where the process was killed before, that the game is over is kept now.
func (k *Kept) GoOnIn(f File) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.file = f
	_ = k.saveQuietly(k.history.ended()...)
}

// OnlyRead says why a match that was read is not to be played here.
func (k *Kept) OnlyRead(f File, why string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.file, k.readOnly = f, why
}

// Unsaved is the disk's answer while not everything is on the disk; nil otherwise.
func (k *Kept) Unsaved() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.unsaved
}

// Waiting are the records that no file has yet.
func (k *Kept) Waiting() []journal.Record {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.pending
}

// Again tries again to write what the disk has refused, and returns what Unsaved does.
func (k *Kept) Again() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.unsaved == nil || k.readOnly != "" {
		return k.unsaved
	}
	return k.flush()
}

// Anew is how often the file had to be written anew, because something else had changed it.
func (k *Kept) Anew() int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.anew
}

// Amend keeps records about the match, such as its name. That the file was written anew the
// next thing that is entered tells.
func (k *Kept) Amend(records ...journal.Record) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, r := range records {
		if err := k.save(r); isAnew(err) {
			k.news = err
		} else if err != nil {
			return err
		}
	}
	return nil
}

// Append saves a record of the timer in the journal of the match: it is the
// tide.Keeper of the timer. The timer itself tries again what the disk refuses.
func (k *Kept) Append(kind byte, text string) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if err := k.writable(); err != nil {
		return err
	}
	if kind != kindTimer {
		return ErrNoRecord
	}
	if err := k.flush(); err != nil {
		return err
	}
	r := record(kind, text)
	if err := k.append(r); err != nil {
		return err
	}
	return k.history.read(r)
}

// TimerRecords are the texts that the timer kept, for tide.Resume.
func (k *Kept) TimerRecords() []string {
	k.mu.Lock()
	defer k.mu.Unlock()
	return slices.Clone(k.history.timer)
}

func (k *Kept) writable() error {
	if k.readOnly != "" {
		return ErrReadOnly
	}
	return nil
}

// save puts a record into the journal and into the heading.
func (k *Kept) save(r journal.Record) error {
	if err := k.history.append(r); err != nil {
		return err
	}
	return k.put(r)
}

// saveQuietly saves records and leaves a fault of the disk for the next one to
// report.
func (k *Kept) saveQuietly(records ...journal.Record) error {
	for _, r := range records {
		switch err := k.save(r); {
		case isDiskFault(err):
			k.warned = false
		case isAnew(err):
			k.news = err
		case err != nil:
			return err
		}
	}
	return nil
}

// put writes records into the journal. A disk that refuses is reported once, until it
// takes records again.
func (k *Kept) put(records ...journal.Record) error {
	k.pending = append(k.pending, records...)
	err := k.flush()
	if k.news != nil {
		err, k.news = k.news, nil
		return err
	}
	if err == nil || k.warned {
		return nil
	}
	k.warned = true
	return &DiskFault{err}
}

// flush writes what is not on the disk yet.
func (k *Kept) flush() error {
	k.unsaved = nil
	if k.file != nil && len(k.pending) > 0 {
		if k.unsaved = k.append(k.pending...); k.unsaved != nil {
			return k.unsaved
		}
		k.pending = nil
	}
	k.warned = false
	return nil
}

// append puts records into the file. One that had to be written anew beside another is a
// match of its own there, under another name.
func (k *Kept) append(records ...journal.Record) error {
	fate, err := k.file.Append(records...)
	if err != nil || fate == AsItWas {
		return err
	}
	k.anew++
	if fate == Anew {
		k.news = &SavedAnew{Name: k.history.name, Gone: true}
		return nil
	}
	name := record(kindName, anewName(k.history.name))
	k.news = &SavedAnew{Name: name.Text}
	if _, err := k.file.Append(name); err != nil {
		return nil // then it keeps its name
	}
	return k.history.read(name)
}

// anewName is the name of a match that was saved again.
func anewName(name string) string {
	const again = " (saved again)"
	if runes := []rune(name); len(runes)+len(again) > longestTitle {
		name = string(runes[:longestTitle-len(again)])
	}
	return name + again
}
