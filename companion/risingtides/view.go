package risingtides

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tide"
)

// View is how a position lies on the table, for those who show it.
type View struct {
	Step         rules.Step
	Turn         int // a seat; 0: nobody's
	Players      []Player
	Deck         int
	Discards     int   // cards
	Finished     []int // seats in the order of finishing
	Disqualified []int
	Attack       *Attack // nil: none is being answered
	Picks        []Pick  // that are awaited, the first one first
}

// Pick is a card that one player takes out of a neighbour's hand.
type Pick struct {
	Seat, From int
	Left       bool // the neighbour sits on the left, else on the right
}

// Player is what lies before one player.
type Player struct {
	// Nation is the word of the nation card, [HiddenNation], or "" before it is entered.
	Nation string
	Hand   int              // cards
	Known  [kinds]int       // of the hand, by card
	Depot  []int            // resources that are not built in, oldest first
	Stages [][resources]int // built, by resource
}

// HiddenNation stands for a nation card that lies face down.
const HiddenNation = "?"

// Attack is the attack that is being answered or carried out.
type Attack struct {
	Steals bool // else it relocates
	Target int
}

// Look returns what lies on a table of this game; it reports whether it is one.
func Look(t rules.State) (*View, bool) { return rules.ViewOf[*View](t) }

func (t *table) view(p *position) *View {
	v := &View{Step: p.step, Turn: int(p.turn), Deck: int(p.deck), Discards: p.discard.Sum()}
	for i := range t.size() {
		v.Players = append(v.Players, p.player(i))
		if p.disqualified[i] {
			v.Disqualified = append(v.Disqualified, i+1)
		}
		if p.finished[i] > 0 {
			v.Finished = append(v.Finished, int(p.finished[i]))
		}
	}
	if p.attack.kind != noAttack {
		v.Attack = &Attack{Steals: p.attack.kind == stealing, Target: int(p.attack.target)}
	}
	for _, seat := range p.event.waiting {
		if seat > 0 {
			v.Picks = append(v.Picks, Pick{Seat: int(seat), From: t.source(p, int(seat)), Left: tide.Kind(p.event.kind) == tide.Left})
		}
	}
	return v
}

func (p *position) player(i int) Player {
	player := Player{Hand: p.hands[i].Size()}
	switch card := p.nations[i]; card {
	case none:
	case hidden:
		player.Nation = HiddenNation
	default:
		player.Nation = nationNames[card]
	}
	for card := range player.Known {
		player.Known[card] = p.hands[i].Known.Of(card)
	}
	for _, resource := range p.depots[i].cards[:p.depots[i].size] {
		player.Depot = append(player.Depot, int(resource))
	}
	for _, stage := range p.stages[i][:p.built[i]] {
		player.Stages = append(player.Stages, [resources]int{int(stage[fuel]), int(stage[materials]), int(stage[supplies])})
	}
	return player
}

// InDepot counts a resource in the depot.
func (p *Player) InDepot(resource int) int {
	n := 0
	for _, card := range p.Depot {
		if card == resource {
			n++
		}
	}
	return n
}

// Nation is a nation card: its word, and what each stage of its plan takes, by resource.
type Nation struct {
	Word   string
	Stages [planStages][resources]int
}

// Nations are the nation cards, in the order of their words.
func Nations() []Nation {
	var list []Nation
	for i, plan := range plans {
		n := Nation{Word: nationNames[i]}
		for k, stage := range plan {
			n.Stages[k] = [resources]int{int(stage[fuel]), int(stage[materials]), int(stage[supplies])}
		}
		list = append(list, n)
	}
	return list
}

// Unseen stands for a card or a nation that nobody has shown.
const Unseen = hidden

// Costs are the prices of a Nuke, by resource, in the order of their words.
func Costs() [][resources]int {
	list := make([][resources]int, len(costSplits))
	for i, s := range costSplits {
		list[i] = [resources]int{int(s[fuel]), int(s[materials]), int(s[supplies])}
	}
	return list
}
