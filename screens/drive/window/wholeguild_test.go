//go:build window

package window

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// guild enters a move of Atrades as people do: tiles on the map, bids on ten keys, closed fists all together.
func (w *wholeGame) guild() (int, error) {
	v, ok := atrades.Look(w.table)
	if !ok {
		return 0, errors.New("no game of Atrades")
	}
	words := strings.Fields(w.table.Notation(w.left[0]))
	var err error
	switch {
	case v.Step == atrades.StepTurnBid || v.Step == atrades.StepFinalBid:
		n := len(w.table.ToMove())
		return n, w.closeBids(v, n)
	case words[0] == "place" || words[0] == "expand":
		w.picture("tile")
		i := slices.IndexFunc(v.Regions, func(r atrades.Region) bool { return r.ID == words[1] })
		w.taps++
		return 1, w.burst.TapPlace(v.Regions[i].Name + " " + words[2])
	case v.Step == atrades.StepAuction && words[0] == "bid":
		if err = w.see(strings.Split(words[1], "")...); err != nil {
			return 1, err
		}
		w.picture("auction")
		return 1, w.see("Bid " + words[1])
	case v.Step == atrades.StepAuction:
		return 1, w.see("Pass")
	case words[0] == "pay":
		w.picture("pay")
		return 1, w.pay(v, words)
	case words[0] == "guild":
		i := slices.IndexFunc(v.Guilds(), func(g atrades.Guild) bool { return g.ID == words[1] })
		return 1, w.see(strings.TrimSuffix(v.Guilds()[i].Name, ".") + ". ")
	case words[0] == "sell":
		w.picture("sale")
		err = w.sell(words[1])
	default:
		return w.word()
	}
	if err == nil {
		err = w.see("Play this move")
	}
	return 1, err
}

// see taps and counts.
func (w *wholeGame) see(labels ...string) error {
	w.taps += len(labels)
	return w.burst.TapSeen(labels...)
}

// closeBids lets the device go round: so many bid, unseen by the others. Nothing is written before the last fist is
// closed.
func (w *wholeGame) closeBids(v *atrades.View, n int) error {
	names, kept := w.table.Seats(), len(w.table.Log())
	first := true
	for _, seat := range v.Order {
		i := slices.IndexFunc(w.left[:n], func(a rules.Act) bool { return a.Seat == seat })
		if i < 0 {
			continue
		}
		if first {
			if err := w.see("Pass the device to " + names[seat-1]); err != nil {
				return err
			}
			first = false
		}
		w.picture("pass")
		if err := w.see("I am " + names[seat-1]); err != nil {
			return err
		}
		amount, bids := strings.CutPrefix(w.table.Notation(w.left[i]), "bid ")
		if !bids {
			amount = ""
		}
		for _, digit := range amount {
			if err := w.see(string(digit)); err != nil {
				return err
			}
		}
		w.picture("fist")
		if err := w.burst.Go(); err != nil {
			return err
		}
		if moves, err := stage.Entered(w.home); err != nil || len(moves) != kept {
			return fmt.Errorf("moves kept: %d, not %d, %w", len(moves), kept, err)
		}
		end := "Close the fist"
		if !bids {
			end = "Withdraw"
		}
		if err := w.see(end); err != nil {
			return err
		}
	}
	w.picture("open")
	return nil
}

// pay chooses how to pay: all from the personal supply, or a part from a card, which is stepped down to the part.
func (w *wholeGame) pay(v *atrades.View, words []string) error {
	if words[1] == "own" {
		return w.see("All " + strconv.Itoa(v.Owed) + " from the personal supply")
	}
	label := words[1] + " from company " + words[3] + ", "
	if words[1] == strconv.Itoa(v.Owed) {
		label = "All " + words[1] + " from company " + words[3]
	}
	for !w.burst.Shows(label) {
		if err := w.see("Less: From company " + words[3]); err != nil {
			return err
		}
	}
	return w.see(label)
}

// sell taps what the government pays for a company.
func (w *wholeGame) sell(company string) error {
	for _, label := range w.session.Labels() {
		if rest, ok := strings.CutPrefix(label, "The government pays "); ok && strings.Contains(rest+".", " for company "+company+".") {
			return w.see(label)
		}
	}
	return fmt.Errorf("company %s can't be sold; there are %q", company, w.session.Labels())
}
