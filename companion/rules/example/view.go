package example

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// View is how screens look at a position: exported, and without the words and
// numbers of the notation.
type View struct {
	Step    rules.Step
	Turn    int
	Deck    int
	Doused  []string // titles, as are all cards here
	Keepers []Keeper
}

// Keeper is what lies before one player.
type Keeper struct {
	Hand   int      // cards
	Known  []string // those that the others know
	Window []string
}

// Look returns the view of a table, and reports whether it is one of this game.
func Look(t rules.State) (*View, bool) { return rules.ViewOf[*View](t) }

func (t *table) view(p *position) *View {
	v := &View{Step: p.step, Turn: int(p.turn), Deck: int(p.deck), Doused: listed(&p.doused)}
	for i := range t.seats {
		k := &p.keepers[i]
		v.Keepers = append(v.Keepers, Keeper{Hand: k.hand.Size(), Known: listed(&k.hand.Known), Window: listed(&k.window)})
	}
	return v
}

// listed are the titles of cards.
func listed(cards *rules.Counts) []string {
	var list []string
	for card := range cards.All() {
		list = append(list, cardTitles[card])
	}
	return list
}

// summary says in plain lines where the game stands: first whose move it is, then a
// line for each player, which begins with the name. Commands print it, and it is what
// a game without screens of its own shows.
func (t *table) summary(p *position) []wording.Text {
	lines := []wording.Text{wording.Say("The game is over.")}
	if p.step != stepOver {
		lines[0] = wording.Say("{who}'s turn: {step}.", t.name(int(p.turn)), stepSaid[p.step].Title)
	}
	for i := range t.seats {
		k := &p.keepers[i]
		window := wording.Say("no lamp is lit")
		if k.window.Sum() > 0 {
			window = wording.Say("lit: {cards}", wording.Commas(listed(&k.window)))
		}
		lines = append(lines, wording.Say("{who}: hand {number}; {window}.", t.name(i+1), k.hand.Size(), window))
	}
	return append(lines, wording.Say("Deck {deck}, doused {doused}.", p.deck, p.doused.Sum()))
}
