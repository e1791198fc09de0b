package traders_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/picker"
	tradersscreens "tablekeeper/screens/games/traders"
)

// trader plays a game of Traders with a purpose and, for the first seat, with luck. It chooses among the legal moves.
type trader struct {
	t     *testing.T
	table rules.Table
	view  *traders.View
}

// lucky are the words of a move that a seat would like, the best first; the first seat has luck with cards and dice.
func (p *trader) lucky(seat int, verb string) []string {
	switch verb {
	case "planet":
		return []string{"gobi-supay", "inti-supay", "bob-supay", "gobi-seranide", "seranide-supay"}
	case "event":
		if seat == 1 {
			return []string{"resource-gems", "credits", "resource-food", "engine-boost", "resource-metal"}
		}
		return []string{"engine-failure", "pirate", "action-card", "credits"}
	case "roll":
		return []string{strconv.Itoa(7 - seat)}
	case "give":
		return []string{"cargo"}
	case "produce", "load":
		return p.missing(seat)
	}
	return nil
}

// missing are the resources that a seat's store at earth and ship lack, the rarest first.
func (p *trader) missing(seat int) []string {
	c := p.view.Company(seat)
	var words []string
	for n := range traders.MedicineGoods {
		for i, word := range traders.ResourceWords() {
			if c.Earth[i]+c.Cargo[i] == n {
				words = append(words, word)
			}
		}
	}
	return words
}

// next is the move that the one who is awaited makes.
func (p *trader) next() rules.Act {
	var ok bool
	p.view, ok = traders.Look(p.table)
	require.True(p.t, ok)
	legal := map[string]rules.Act{}
	seat := p.view.Moment().Awaited
	for _, a := range p.table.Legal(nil) {
		if a.Seat == seat {
			legal[p.table.Notation(a)] = a
		}
	}
	for _, verb := range p.verbs(seat) {
		for _, word := range append(p.lucky(seat, verb), "") {
			if a, ok := legal[strings.TrimSpace(verb+" "+word)]; ok {
				return a
			}
		}
		for _, text := range sortedTexts(legal) {
			if strings.HasPrefix(text, verb+" ") && verb != "load" {
				return legal[text]
			}
		}
	}
	p.t.Fatalf("no move in %s: %s", p.table.Step(), p.table.State())
	return rules.Act{}
}

func sortedTexts(legal map[string]rules.Act) []string {
	var texts []string
	for text := range legal {
		texts = append(texts, text)
	}
	slices.Sort(texts)
	return texts
}

// verbs are the verbs that a seat would like to use now, the best first.
func (p *trader) verbs(seat int) []string {
	c := p.view.Company(seat)
	switch p.table.Step() {
	case "act1", "act2":
		verbs := []string{"unload", "build", "done"}
		if seat > 1 {
			return []string{"build", "done"}
		}
		if c.Where != "earth" {
			return []string{"build", "load", "done"}
		}
		return verbs
	case "trade":
		if seat == 1 && len(p.missing(1)) == 0 {
			return []string{"sell", "done"}
		}
		return []string{"done"}
	case "roll":
		if seat > 1 && len(c.Stocks) > 0 {
			return []string{"stay"}
		}
	case "free-card":
		return []string{"draw ?"}
	}
	return []string{"roll", "planet", "produce", "event", "pass", "give", "jettison", "leave", "refuse", "take", "stay"}
}

// flight is where the ship that flies goes: home with what is missing there, to a stock that has it, or to a planet
// without a station; nil: it stays.
func (p *trader) flight() *traders.Goal {
	m := p.view.Moment()
	c := p.view.Company(m.Turn)
	wish := "earth"
	if c.Cargo.Sum() < 2 {
		wish = p.source(m.Turn, c)
	}
	goals := p.view.Goals()
	target := p.spotOf(wish, m.Turn)
	best := -1
	for i, g := range goals {
		if best < 0 || p.far(g.Hex, target) < p.far(goals[best].Hex, target) {
			best = i
		}
	}
	if best < 0 || p.far(goals[best].Hex, target) >= p.far(c.Ship, target) {
		return nil
	}
	return &goals[best]
}

// source is the planet to which a ship flies for goods.
func (p *trader) source(seat int, c traders.Company) string {
	missing := p.missing(seat)
	for _, s := range c.Stocks {
		for i, word := range traders.ResourceWords() {
			if s.Goods[i] > 0 && slices.Contains(missing, word) {
				return s.Planet
			}
		}
	}
	if len(c.Stocks) == 0 {
		return []string{"supay", "gobi", "gobi"}[seat-1]
	}
	if c.Cargo.Sum() > 0 {
		return "earth"
	}
	return c.Stocks[0].Planet
}

// spotOf are the hexes where a seat has business on a planet: its station, or a free space or dock.
func (p *trader) spotOf(planet string, seat int) []traders.Spot {
	var own, free []traders.Spot
	for _, s := range p.view.Spots() {
		if s.Around != planet || len(s.Ships) > 0 && !slices.Contains(s.Ships, seat) {
			continue
		}
		switch s.Station {
		case seat:
			own = append(own, s)
		case 0:
			free = append(free, s)
		}
	}
	if len(own) > 0 {
		return own
	}
	return free
}

// far is the distance of a hex from the nearest of some, on the plane.
func (p *trader) far(hex string, to []traders.Spot) float64 {
	best := 1e9
	for _, s := range p.view.Spots() {
		if s.Hex != hex {
			continue
		}
		for _, o := range to {
			dx := 1.5 * float64(s.Column-o.Column)
			dy := 1.732 * (float64(s.Row) + float64(s.Column%2)/2 - float64(o.Row) - float64(o.Column%2)/2)
			best = min(best, dx*dx+dy*dy)
		}
	}
	return best
}

// TestAGameToTheMedicine enters a game between three players by taps, on a phone and on a desktop, until the first one
// has everything for the medicine at earth. Flights are tapped as goals in the list of places of the map.
func TestAGameToTheMedicine(t *testing.T) {
	for _, window := range []fyne.Size{fyne.NewSize(390, 844), fyne.NewSize(1280, 800)} {
		t.Run(fmt.Sprintf("%vx%v", window.Width, window.Height), func(t *testing.T) {
			tb := apptest.New(t, window.Width, window.Height)
			o := tb.PlayWhole(tradersscreens.Key)
			tb.Pull()
			tb.Tap(tb.Fold("Places"))
			tally := apptest.Tally{Game: tradersscreens.Key, Of: tb}
			for !o.Match.Table().Over() {
				require.Less(t, len(o.Match.Table().Log()), 900, "the game goes on for ever: %s", o.Match.Table().State())
				before := len(o.Match.Table().Log())
				p := &trader{t: t, table: o.Match.Table().Fork()}
				if p.table.Step() == "move" {
					p.view, _ = traders.Look(p.table)
					if goal := p.flight(); goal != nil {
						swiped := tb.Swiped
						taps := tapPlace(tb, goal.Hex, 8)
						tb.Swiped = swiped // on the map nothing is scrolled
						tally.Took(taps, apptest.Moves(o)[before:]...)
						require.Equal(t, goal.Hex, mustLook(t, o.Match.Table()).Company(p.view.Moment().Turn).Ship)
						continue
					}
				}
				act := p.next()
				taps := tb.EnterByTaps(picker.WhoWord(p.table, act.Seat) + ": " + p.table.Notation(act))
				require.Greater(t, len(o.Match.Table().Log()), before, p.table.Notation(act))
				require.Equal(t, act, o.Match.Table().Log()[before].Act)
				tally.Took(taps, apptest.Moves(o)[before:]...) // with those that could only be made
			}
			table := o.Match.Table()
			require.Equal(t, [][]int{{1}, {2, 3}}, table.Ranking())
			require.True(t, tb.Sees("The game is over"))
			tb.WasWhole(tradersscreens.Key)
			tally.Holds(t, len(table.Log()))
		})
	}
}

func mustLook(t *testing.T, table rules.Table) *traders.View {
	v, ok := traders.Look(table)
	require.True(t, ok)
	return v
}

// tapPlace taps a hex in the list of places: one step where it lies beside the ship, as many as it takes to the goal. At
// most so many taps bring the ship there; it gives how many did.
func tapPlace(tb *apptest.Table, hex string, most int) (taps int) {
	tb.T.Helper()
	for range most {
		tb.Pull()
		for _, label := range tb.Labels() {
			if strings.HasPrefix(label, hex+". ") && strings.Contains(label, "Possible") {
				tb.Tap(label)
				taps++
				break
			}
		}
		if tb.Session.Playing.Match.Table().Step() != "move" {
			return taps
		}
		if tb.Sees("Play this move") {
			tb.Tap("Play this move")
			return taps + 1
		}
	}
	tb.T.Fatalf("%s is not reached; there are %q", hex, tb.Labels())
	return taps
}
