package lab

import "math"

// comparison is what the signs said of some seats at a moment, and which share of the win each of them had in the end.
type comparison struct {
	signs [][]float64
	share []float64
}

// chances are what weights say of the seats of a comparison.
func (c *comparison) chances(weights []float64) []float64 {
	out, all := make([]float64, len(c.signs)), 0.0
	for i, signs := range c.signs {
		for k, v := range signs {
			out[i] += weights[k] * v
		}
	}
	most := out[0]
	for _, v := range out {
		most = max(most, v)
	}
	for i := range out {
		out[i] = math.Exp(out[i] - most)
		all += out[i]
	}
	for i := range out {
		out[i] /= all
	}
	return out
}

// fit finds the weights that make what came likeliest, by Newton's method, with a pull to nothing: the comparisons of a match
// say the same many times.
func fit(list []comparison, signs int) []float64 {
	const steps, pull, least = 12, 0.03, 1e-6
	weights, spread := make([]float64, signs), spreads(list, signs)
	for range steps {
		equations := make([][]float64, signs) // each with its right side last
		for i := range equations {
			ridge := pull * spread[i] * float64(len(list))
			equations[i] = make([]float64, signs+1)
			equations[i][i] = ridge + least
			equations[i][signs] = -ridge * weights[i]
		}
		for _, c := range list {
			c.bend(equations, c.chances(weights))
		}
		for i, step := range solved(equations) {
			weights[i] += step
		}
	}
	return weights
}

// bend adds the slope and the curve of a comparison's likelihood.
func (c *comparison) bend(equations [][]float64, chances []float64) {
	signs := len(equations)
	mean := make([]float64, signs)
	for i, list := range c.signs {
		for k, v := range list {
			mean[k] += chances[i] * v
		}
	}
	off := make([]float64, signs)
	for i, list := range c.signs {
		for k, v := range list {
			off[k] = v - mean[k]
			equations[k][signs] += (c.share[i] - chances[i]) * v
		}
		for k, v := range off {
			for l, w := range off {
				equations[k][l] += chances[i] * v * w
			}
		}
	}
}

// spreads are the variances of the signs.
func spreads(list []comparison, signs int) []float64 {
	mean, squares, n := make([]float64, signs), make([]float64, signs), 0.0
	for _, c := range list {
		for _, seat := range c.signs {
			n++
			for k, v := range seat {
				mean[k] += v
				squares[k] += v * v
			}
		}
	}
	for k := range squares {
		squares[k] = squares[k]/n - mean[k]/n*mean[k]/n
	}
	return squares
}

// solved solves linear equations by elimination.
func solved(equations [][]float64) []float64 {
	n := len(equations)
	for i := range n {
		best := i
		for row := i; row < n; row++ {
			if math.Abs(equations[row][i]) > math.Abs(equations[best][i]) {
				best = row
			}
		}
		equations[i], equations[best] = equations[best], equations[i]
		for row := range n {
			if row == i {
				continue
			}
			part := equations[row][i] / equations[i][i]
			for k := i; k <= n; k++ {
				equations[row][k] -= part * equations[i][k]
			}
		}
	}
	out := make([]float64, n)
	for i := range out {
		out[i] = equations[i][n] / equations[i][i]
	}
	return out
}
