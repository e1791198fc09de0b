// Package blindbid collects bids that are made unseen, as with closed fists: one
// after another, and no number is told before all are in. It knows no game.
package blindbid

import (
	"errors"
	"fmt"
	"slices"
)

// Round is one round of bids.
type Round struct {
	names []string
	in    []int // unseen until the bid is in
}

// What stands in place of a number.
const (
	unseen    = -2
	Withdrawn = -1
)

// The fewest and the most who bid, and the highest bid.
const (
	MinBidders = 2
	MaxBidders = 6
	MaxBid     = 9999
)

// New begins a round and waits for the bids of these names.
func New(names []string) *Round {
	r := &Round{names: names, in: make([]int, len(names))}
	for i := range r.in {
		r.in[i] = unseen
	}
	return r
}

// Names are those who bid, in their order.
func (r *Round) Names() []string { return r.names }

// Next is the first whose bid is not in, or -1.
func (r *Round) Next() int { return slices.Index(r.in, unseen) }

// In reports whether a bid is in.
func (r *Round) In(i int) bool { return r.in[i] != unseen }

// Enter takes a bid: a number, or Withdrawn.
func (r *Round) Enter(i, amount int) error {
	switch {
	case i < 0 || i >= len(r.in):
		return errors.New("nobody bids there")
	case r.in[i] != unseen:
		return fmt.Errorf("the bid of %s is in already", r.names[i])
	case amount != Withdrawn && (amount < 0 || amount > MaxBid):
		return fmt.Errorf("a bid is a number from 0 to %d", MaxBid)
	}
	r.in[i] = amount
	return nil
}

// TakeBack takes a bid back while others are still awaited; it reports whether
// there was one.
func (r *Round) TakeBack(i int) bool {
	if i < 0 || i >= len(r.in) || r.in[i] == unseen || r.Next() < 0 {
		return false
	}
	r.in[i] = unseen
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
func (r *Round) Reveal() ([]Bid, bool) {
	if r.Next() >= 0 {
		return nil, false
	}
	list := make([]Bid, len(r.in))
	for i, amount := range r.in {
		list[i] = Bid{Who: i, Name: r.names[i], Amount: amount}
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
