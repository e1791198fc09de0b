package players

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// coins is a game in which two players lay a coin unseen, heads or tails, and nothing else: what seat 1 can expect then is given.
type coins struct {
	rules.Ahead
	expects [2][2]float64
	laid    []int
}

func (c *coins) Seats() []string            { return []string{"Anna", "Ben"} }
func (c *coins) Begin(func(n int) int)      { c.laid = c.laid[:0] }
func (c *coins) Make(a rules.Act)           { c.laid = append(c.laid, a.Verb) }
func (c *coins) Sealed() []int              { return []int{1, 2}[len(c.laid):] }
func (c *coins) Over() bool                 { return len(c.laid) == 2 }
func (c *coins) Unseen(rules.Act) bool      { return false }
func (c *coins) Ways(rules.Act) int         { return 0 }
func (c *coins) RandomWeight(rules.Act) int { return 1 }
func (c *coins) Leave(float64)              {}

func (c *coins) Legal(list []rules.Act) []rules.Act {
	for side := 0; side < 2 && !c.Over(); side++ {
		list = append(list, rules.Act{Seat: 1 + len(c.laid), Verb: side})
	}
	return list
}

func (c *coins) Ends() []float64 {
	one := c.expects[c.laid[0]][c.laid[1]]
	return []float64{one, 1 - one}
}

// TestBidsAreMixedAsInEquilibrium lays coins in games whose equilibria are known: how often each side is laid comes close to them, in
// both seats.
func TestBidsAreMixedAsInEquilibrium(t *testing.T) {
	for _, c := range []struct {
		name    string
		expects [2][2]float64
		heads   [2]float64 // how often each player lays heads in equilibrium
	}{
		{"matching pennies", [2][2]float64{{1, 0}, {0, 1}}, [2]float64{.5, .5}},
		{"heads count more", [2][2]float64{{.9, .2}, {.3, .7}}, [2]float64{4. / 11, 5. / 11}},
		{"tails are always better", [2][2]float64{{.4, .2}, {.6, .5}}, [2]float64{0, 0}},
	} {
		const often, tries, off = 200, 200, 0.1
		for seat := 1; seat <= 2; seat++ {
			heads := 0
			for seed := range uint64(often) {
				game := &coins{expects: c.expects}
				own := make([]option, 2)
				for side := range own {
					own[side] = option{act: rules.Act{Seat: seat, Verb: side}, weight: 1}
				}
				laid := Search{Tries: tries}.bid(game, own, seat, rand.New(rand.NewPCG(seed, 1)).IntN)[0].Choice.Act
				if laid.Verb == 0 {
					heads++
				}
			}
			require.InDelta(t, c.heads[seat-1], float64(heads)/often, off, "%s, seat %d", c.name, seat)
		}
	}
}
