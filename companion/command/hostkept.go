package command

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/tables/hosting"
)

const matchEnding, keptEnding = ".match", ".table-word"

// shelfOf is where the words of the tables of a folder lie.
func shelfOf(store journal.Store) hosting.Shelf {
	return hosting.Shelf{Store: store, Ending: keptEnding}
}

// find opens the match of a .match file, goes on with the one that a transcript began, or begins it. A transcript that was
// changed since begins another one.
func (h *hosted) find(name string) error {
	l := libraryIn(h.store)
	if id, ok := strings.CutSuffix(filepath.Base(name), matchEnding); ok {
		h.goes = true
		return h.reopen(l, id)
	}
	data, err := readFile(name)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	h.begun = hex.EncodeToString(sum[:]) + " " + filepath.Base(name)
	id, err := begunBy(h.store, h.begun)
	if err != nil {
		return err
	}
	if id != "" {
		if err := h.reopen(l, id); err != nil {
			return err
		}
		if h.goes = !h.match.Table().Over(); h.goes {
			return nil
		}
		h.forget() // the program was ended from outside after the match
		h.match.Close()
	}
	if h.match, _, err = l.Import(data, "", nil); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return errors.Join(h.match.Chance().SetDraws(true), h.match.Hands().SetPrivate(fairness.Hides(h.match.Table())))
}

// begunBy is the match that began with a transcript and has a word; "" where there is none.
func begunBy(store journal.Store, begun string) (id string, err error) {
	names, err := store.List()
	for _, name := range names {
		if of, ok := strings.CutSuffix(name, keptEnding); ok && shelfOf(store).Read(of).Begun == begun {
			if _, err := store.Read(of + matchEnding); err == nil {
				return of, nil
			}
		}
	}
	return "", err
}

func (h *hosted) reopen(l *library.Library, id string) error {
	m, report, err := l.Open(id)
	if err != nil {
		return err
	}
	if report.ReadOnly != "" {
		m.Close()
		return fmt.Errorf("%s: %s", id+matchEnding, report.ReadOnly)
	}
	h.match = m
	return nil
}

// forget removes the word of a match that is over: nobody joins it again.
func (h *hosted) forget() {
	if !h.match.Table().Over() {
		return
	}
	if err := shelfOf(h.store).Remove(h.match.ID()); err != nil {
		h.say(fmt.Sprintf("the word of the table is still on the disk: %v", err))
	}
}

// libraryIn are the matches that a store keeps.
func libraryIn(store journal.Store) *library.Library {
	return library.New(store, shelf.Find, func() int64 { return time.Now().UnixMilli() }, chance.NewSeed)
}
