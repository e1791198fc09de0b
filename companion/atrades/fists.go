package atrades

import (
	"errors"
	"fmt"
	"slices"
)

// Fists collects closed-fist bids one after another and tells no number before
// all are in.
type Fists struct {
	names []string
	in    []int // unseen where a fist is still open
}

// What stands in place of a number.
const (
	unseen    = -2
	Withdrawn = -1
)

// The least and most hands that bid, and the highest number that a fist holds.
const (
	MinFists = 2
	MaxFists = 6
	MaxFist  = mostMoney
)

// NewFists waits for the bids of these names.
func NewFists(names []string) *Fists {
	f := &Fists{names: names, in: make([]int, len(names))}
	for i := range f.in {
		f.in[i] = unseen
	}
	return f
}

// Names are those who bid, in the order in which they stand.
func (f *Fists) Names() []string { return f.names }

// Next is the first whose bid is not in, or -1.
func (f *Fists) Next() int { return slices.Index(f.in, unseen) }

// In reports whether a bid is in.
func (f *Fists) In(i int) bool { return f.in[i] != unseen }

// Enter closes a fist on a number, or on Withdrawn.
func (f *Fists) Enter(i, amount int) error {
	switch {
	case i < 0 || i >= len(f.in):
		return errors.New("nobody bids there")
	case f.in[i] != unseen:
		return fmt.Errorf("the bid of %s is in already", f.names[i])
	case amount != Withdrawn && (amount < 0 || amount > MaxFist):
		return fmt.Errorf("a bid is a number from 0 to %d", MaxFist)
	}
	f.in[i] = amount
	return nil
}

// TakeBack opens a fist again while others are still awaited; it reports whether
// there was one to open.
func (f *Fists) TakeBack(i int) bool {
	if i < 0 || i >= len(f.in) || f.in[i] == unseen || f.Next() < 0 {
		return false
	}
	f.in[i] = unseen
	return true
}

// Bid is one bid that has been shown.
type Bid struct {
	Who    int // the place of the name, from 0
	Name   string
	Amount int // or Withdrawn
	Place  int // from 1; equal bids share it
	Tied   bool
}

// Reveal shows all bids, the highest first and those who withdrew last; equal
// ones stay in the order of the names. It reports whether all are in.
func (f *Fists) Reveal() ([]Bid, bool) {
	if f.Next() >= 0 {
		return nil, false
	}
	list := make([]Bid, len(f.in))
	for i, amount := range f.in {
		list[i] = Bid{Who: i, Name: f.names[i], Amount: amount}
	}
	slices.SortStableFunc(list, func(a, b Bid) int { return b.Amount - a.Amount })
	for i := range list {
		list[i].Place = i + 1
		if i > 0 && list[i].Amount == list[i-1].Amount {
			list[i].Place = list[i-1].Place
			list[i].Tied, list[i-1].Tied = list[i].Amount >= 0, list[i].Amount >= 0
		}
	}
	return list, true
}
