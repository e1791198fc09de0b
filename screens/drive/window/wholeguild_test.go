//go:build window

package window

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// guild enters a move of Atrades as people do: tiles on the map, keys of the dock, closed fists all together.
func (w *wholeGame) guild() (int, error) {
	v, ok := atrades.Look(w.table)
	if !ok {
		return 0, errors.New("no game of Atrades")
	}
	words := strings.Fields(w.table.Notation(w.left[0]))
	switch {
	case v.Step == atrades.StepTurnBid || v.Step == atrades.StepFinalBid:
		n := len(w.table.ToMove())
		return n, w.closeBids(v, n)
	case words[0] == "place" || words[0] == "expand":
		w.picture("tile")
		i := slices.IndexFunc(v.Regions(), func(r atrades.Region) bool { return r.ID() == words[1] })
		w.taps++
		return 1, w.session.TapPlace(v.Regions()[i].Name() + " " + words[2])
	case v.Step == atrades.StepAuction && words[0] == "bid":
		w.picture("auction")
		return 1, w.raise(words[1])
	case v.Step == atrades.StepAuction:
		return 1, w.see("Drop out")
	case words[0] == "pay":
		w.picture("pay")
		return 1, w.pay(v, words)
	case words[0] == "guild":
		i := slices.IndexFunc(v.Guilds(), func(g atrades.Guild) bool { return g.ID == words[1] })
		return 1, w.see(strings.TrimSuffix(v.Guilds()[i].Name, ".") + ". ")
	case words[0] == "acquire":
		number, _ := strconv.Atoi(words[1])
		c := v.Company(number)
		if key := fmt.Sprintf("Acquire %s %d. ", c.Kind(), c.Number); !w.session.Shows(key) {
			if err := w.see(fmt.Sprintf("%d %s at %d", c.Number, c.Kind(), c.Price())); err != nil {
				return 1, err
			}
		}
		return 1, w.see(fmt.Sprintf("Acquire %s %d. ", c.Kind(), c.Number))
	case words[0] == "pass" && v.Step == atrades.StepExpand:
		return 1, w.see("Don't grow")
	}
	return w.word()
}

// raise bids, in steps from the least bid.
func (w *wholeGame) raise(amount string) error {
	for range 60 {
		if w.session.Shows("Bid " + amount + ". ") {
			return w.see("Bid " + amount + ". ")
		}
		if err := w.see("1 more"); err != nil {
			return err
		}
	}
	return fmt.Errorf("no bid of %s; there are %q", amount, w.session.Labels())
}

// see taps and counts.
func (w *wholeGame) see(labels ...string) error {
	w.taps += len(labels)
	return w.session.Tap(labels...)
}

// closeBids lets the device go round: so many bid, unseen by the others. Nothing is written before the last fist is
// closed.
func (w *wholeGame) closeBids(v *atrades.View, n int) error {
	names, kept := w.table.Seats(), len(w.table.Log())
	if err := w.session.Pause(); err != nil {
		return err
	}
	for _, seat := range v.Order() {
		i := slices.IndexFunc(w.left[:n], func(a rules.Act) bool { return a.Seat == seat })
		if i < 0 {
			continue
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
		if err := w.session.Go(); err != nil {
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
		return w.see("Pay " + strconv.Itoa(v.Owed) + ". ")
	}
	number, _ := strconv.Atoi(words[3])
	label := words[1] + " from " + v.Company(number).Kind() + " " + words[3]
	for range 60 {
		switch {
		case w.session.Shows(label):
			return w.see(label)
		case w.session.Shows("1 less"):
			if err := w.see("1 less"); err != nil {
				return err
			}
		default:
			if err := w.tapCompany(v, number); err != nil {
				return err
			}
		}
	}
	return fmt.Errorf("%q can't be paid; there are %q", label, w.session.Labels())
}

// tapCompany taps a hex of a company.
func (w *wholeGame) tapCompany(v *atrades.View, number int) error {
	for _, region := range v.Regions() {
		for _, cell := range region.Cells() {
			if cell.Company == number {
				w.taps++
				return w.session.TapPlace(region.Name() + " " + cell.Word)
			}
		}
	}
	return fmt.Errorf("company %d is not on the board", number)
}
