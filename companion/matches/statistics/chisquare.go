package statistics

import "math"

// quadratic gives d' C^-1 d, with as many rows and columns of C as d has, by
// elimination with pivots. Ok is false for a C that can't be inverted: nothing was
// left to chance.
func quadratic(c [][]float64, d []float64) (x float64, ok bool) {
	n := len(d)
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = append(append([]float64{}, c[i][:n]...), d[i])
	}
	for k := range n {
		best := k
		for i := k + 1; i < n; i++ {
			if math.Abs(rows[i][k]) > math.Abs(rows[best][k]) {
				best = i
			}
		}
		rows[k], rows[best] = rows[best], rows[k]
		if math.Abs(rows[k][k]) < 1e-9 {
			return 0, false
		}
		for i := range n {
			if i == k {
				continue
			}
			f := rows[i][k] / rows[k][k]
			for j := k; j <= n; j++ {
				rows[i][j] -= f * rows[k][j]
			}
		}
	}
	for i := range n {
		x += d[i] * rows[i][n] / rows[i][i]
	}
	return x, true
}

// tail is the chance that a chi-square number of so many degrees is at least x:
// the upper incomplete gamma function of degrees/2 at x/2, by its recurrence
// Q(a+1, y) = Q(a, y) + y^a e^-y / Gamma(a+1) from Q(1/2, y) = erfc(sqrt y) or
// Q(1, y) = e^-y (Abramowitz and Stegun 26.4.4, 26.4.5).
func tail(x float64, degrees int) float64 {
	y := max(0, x) / 2
	q, a := math.Exp(-y), 1.0
	if degrees%2 == 1 {
		q, a = math.Erfc(math.Sqrt(y)), 0.5
	}
	for ; a < float64(degrees)/2; a++ {
		lg, _ := math.Lgamma(a + 1)
		if y > 0 {
			q += math.Exp(a*math.Log(y) - y - lg)
		}
	}
	return math.Min(1, q)
}
