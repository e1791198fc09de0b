package players

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// found is an option with a verb of its own, and what it brought by world.
func found(verb int, by ...float64) *runner {
	return &runner{option: option{act: rules.Act{Seat: 1, Verb: verb}, weight: 1}, found: by}
}

// TestThePolicyIsLeftOnlyForWhatStandsOut ends races of two: the mean alone isn't enough.
func TestThePolicyIsLeftOnlyForWhatStandsOut(t *testing.T) {
	policy := found(1, .5, .4, .6, .5)
	for _, c := range []struct {
		name  string
		other *runner
		left  bool
	}{
		{"better in each world", found(2, .6, .5, .7, .6), true},
		{"better in one world, by far", found(2, .9, .4, .6, .5), false},
		{"better by chance", found(2, .9, .1, .9, .3), false},
		{"worse", found(2, .4, .3, .5, .4), false},
		{"hardly tried", found(2, .9), false},
	} {
		r := &race{worlds: worlds{seat: 1}, policy: policy, in: []*runner{policy, c.other}}
		taken := r.finish()[0].Choice.Act
		require.Equal(t, c.left, taken == c.other.act, c.name)
	}
}

// TestTheWorseHalfLeaves halves races of five until two are left; the policy's option stays to the end.
func TestTheWorseHalfLeaves(t *testing.T) {
	policy := found(0, .1, .1)
	r := &race{policy: policy, in: []*runner{policy, found(1, .2, .2), found(2, .5, .5), found(3, .3, .3), found(4, .4, .4)}}
	rest := func() (verbs []int) {
		for _, c := range r.in {
			verbs = append(verbs, c.act.Verb)
		}
		return verbs
	}
	r.halve()
	require.Equal(t, []int{2, 4, 0}, rest())
	r.halve()
	require.Equal(t, []int{2, 0}, rest())
	require.Len(t, r.out, 3)
}

// TestARaceComesToItsEnd has tries enough for the rounds of a race, however many options and tries there are.
func TestARaceComesToItsEnd(t *testing.T) {
	for options := 2; options <= 40; options++ {
		for tries := 10; tries <= 1000; tries += 45 {
			r := &race{in: make([]*runner, options)}
			left, worlds := r.field(tries)
			require.LessOrEqual(t, left, min(options, widest))
			used := 0
			for ; left > 2; left, worlds = (left+1)/2, 2*worlds {
				used += left * worlds
			}
			require.LessOrEqual(t, used+left, 2*tries, "%d options, %d tries", options, tries)
		}
	}
}

// TestAStreamIsTheSame draws from two streams of a seed, and from one of another.
func TestAStreamIsTheSame(t *testing.T) {
	one, again, other := stream(5), stream(5), stream(6)
	same, sum := 0, 0
	const draws, faces = 6000, 6
	for range draws {
		n := one(faces)
		require.Equal(t, n, again(faces))
		if n == other(faces) {
			same++
		}
		sum += n
	}
	require.InDelta(t, draws/faces, same, draws/50)
	require.InDelta(t, 2.5, float64(sum)/draws, 0.1)
}
