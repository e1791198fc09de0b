package blindbid

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
)

// Promise is what stands for words until they are shown: nobody can read them from it,
// and nobody can show other words for it later. About names the occasion, so that a
// promise is worth nothing at another one. The key is chosen by chance for each
// promise, 128 bits or more, and told to nobody before the words are shown.
func Promise(about, key, words string) string {
	sum := sha256.New()
	for _, part := range []string{about, key, words} {
		fmt.Fprintf(sum, "%d:%s", len(part), part)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// Promises are words that several have fixed on devices of their own: each gives a
// promise first, and the words once all promises are there.
type Promises struct {
	about func(i int) string
	made  []promised
}

type promised struct {
	sum, key, words string
	shown           bool
}

// NewPromises waits for so many promises. About names the occasion of each.
func NewPromises(count int, about func(i int) string) *Promises {
	return &Promises{about: about, made: make([]promised, count)}
}

// Give takes a promise. Until all are there it can be given anew.
func (p *Promises) Give(i int, sum string) error {
	switch {
	case i < 0 || i >= len(p.made):
		return errors.New("nobody bids there")
	case p.made[i].sum == sum:
		return nil
	case p.All():
		return errors.New("all have closed their fists: nobody can bid anew")
	}
	if raw, err := hex.DecodeString(sum); err != nil || len(raw) != sha256.Size {
		return fmt.Errorf("a promise has %d hexadecimal digits", 2*sha256.Size)
	}
	p.made[i].sum = sum
	return nil
}

// Given reports whether a promise is there.
func (p *Promises) Given(i int) bool { return p.made[i].sum != "" }

// All reports whether all promises are there.
func (p *Promises) All() bool {
	return !slices.ContainsFunc(p.made, func(m promised) bool { return m.sum == "" })
}

// Sum is a promise that was given; "" before all are there: who comes last learns
// nothing from those before.
func (p *Promises) Sum(i int) string {
	if !p.All() {
		return ""
	}
	return p.made[i].sum
}

// Show takes the words that were promised and their key.
func (p *Promises) Show(i int, key, words string) error {
	switch {
	case i < 0 || i >= len(p.made):
		return errors.New("nobody bids there")
	case !p.All():
		return errors.New("not all have closed their fists")
	case Promise(p.about(i), key, words) != p.made[i].sum:
		return errors.New("this is not what was promised")
	}
	p.made[i].key, p.made[i].words, p.made[i].shown = key, words, true
	return nil
}

// Shown is what was promised, with its key; it reports false before all have shown
// their words.
func (p *Promises) Shown(i int) (key, words string, all bool) {
	if slices.ContainsFunc(p.made, func(m promised) bool { return !m.shown }) {
		return "", "", false
	}
	return p.made[i].key, p.made[i].words, true
}
