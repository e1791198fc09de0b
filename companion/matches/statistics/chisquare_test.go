package statistics

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Values of Abramowitz and Stegun, table 26.8.
func TestTailOfChiSquare(t *testing.T) {
	for _, c := range []struct {
		x       float64
		degrees int
		p       float64
	}{{3.841459, 1, 0.05}, {6.634897, 1, 0.01}, {5.991465, 2, 0.05}, {7.814728, 3, 0.05}, {11.0705, 5, 0.05}, {15.08627, 5, 0.01}, {0, 4, 1}, {29.5883, 10, 0.001}} {
		require.InDelta(t, c.p, tail(c.x, c.degrees), 1e-6, "%v", c)
	}
}

// For equal draws with putting back the sum is Pearson's.
func TestQuadraticIsPearsonsSum(t *testing.T) {
	const n = 60.0
	p := []float64{0.5, 0.3, 0.2}
	counts := []float64{36, 15, 9}
	c, d := make([][]float64, 3), make([]float64, 2)
	pearson := 0.0
	for i := range p {
		c[i] = make([]float64, 3)
		for j := range p {
			c[i][j] = -n * p[i] * p[j]
		}
		c[i][i] += n * p[i]
		pearson += (counts[i] - n*p[i]) * (counts[i] - n*p[i]) / (n * p[i])
	}
	for i := range d {
		d[i] = counts[i] - n*p[i]
	}
	x, ok := quadratic(c, d)
	require.True(t, ok)
	require.InDelta(t, pearson, x, 1e-9)
	_, ok = quadratic([][]float64{{0}}, []float64{0})
	require.False(t, ok)
}

func TestRareOutcomesAreTakenTogether(t *testing.T) {
	table := &tally{}
	for _, expected := range []float64{20, 3, 1, 7, 1.5} {
		table.Outcomes = append(table.Outcomes, Outcome{Expected: expected})
	}
	group, n := table.groups()
	require.Equal(t, 3, n)
	require.Equal(t, []int{2, 0, 0, 1, 0}, group)
	table.Outcomes = table.Outcomes[1:3]
	_, n = table.groups()
	require.Equal(t, 1, n)
}
