package players

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Until is a player who thinks no longer when stopped says so; one who doesn't look ahead is the same player.
func Until(p Player, stopped func() bool) Player {
	search, ok := p.(Search)
	if !ok {
		return p
	}
	before := search.Stop
	search.Stop = func() bool { return stopped() || before != nil && before() }
	return search
}

// Search looks ahead: it lets what the seat can choose race, see race.go, and bids unseen by a mixture, see bids.go.
type Search struct {
	// Tries is how often it looks ahead; 0: until Stop says so.
	Tries int
	// Stop, where it is given, is asked before each try but the first whether time is up.
	Stop func() bool

	clock func() *Clock // see Timed; nil: none runs
}

// goesOn reports whether it looks ahead once more after so many tries.
func (s Search) goesOn(tries int) bool {
	return (s.Tries == 0 || tries < s.Tries) && (tries == 0 || s.Stop == nil || !s.Stop())
}

// key names what a seat can choose: draws by their verb.
type key struct {
	act    rules.Act
	chance bool
}

// Choose implements [Player].
func (s Search) Choose(at rules.Ahead, seat int, draw Draw) Choice {
	a, own := begin(at, seat, draw)
	switch len(own) {
	case 0:
		return unseen(a, seat, draw)
	case 1:
		return own[0].choice()
	}
	return s.weigh(a, own, seat, draw)[0].Choice
}

// weigh gives what became of each option, the one that is taken first.
func (s Search) weigh(a rules.Ahead, own []option, seat int, draw Draw) []outlook {
	if slices.Contains(a.Sealed(), seat) {
		return s.bid(a, own, seat, draw)
	}
	return s.run(a, own, seat, draw)
}

func (o option) key() key { return key{o.act, o.chance} }
