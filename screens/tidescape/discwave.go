package tidescape

import "math"

// stroke is a line of the motif: cubic curves, one joined to the next, drawn with a round pen whose width changes on the
// way. Lengths are shares of the disc's diameter, from its left top corner.
type stroke struct {
	curves [][4][2]float64
	pen    [3]float64 // the pen's width at the beginning, in the middle and at the end
}

// The motif is a wave that is about to break over the sea before it.
var motif = [...]stroke{
	{ // the back of the wave, its crest, and the curl of the water that falls
		curves: [][4][2]float64{
			{{0.185, 0.575}, {0.30, 0.575}, {0.315, 0.315}, {0.495, 0.300}},
			{{0.495, 0.300}, {0.64, 0.290}, {0.735, 0.405}, {0.680, 0.505}},
			{{0.680, 0.505}, {0.640, 0.570}, {0.545, 0.550}, {0.545, 0.475}},
			{{0.545, 0.475}, {0.545, 0.430}, {0.590, 0.410}, {0.615, 0.440}},
		},
		pen: [3]float64{0.016, 0.064, 0.018},
	},
	{ // the hollow of the wave
		curves: [][4][2]float64{
			{{0.325, 0.575}, {0.395, 0.560}, {0.385, 0.420}, {0.480, 0.400}},
		},
		pen: [3]float64{0.010, 0.024, 0.012},
	},
	{
		curves: [][4][2]float64{
			{{0.215, 0.655}, {0.275, 0.655}, {0.275, 0.620}, {0.335, 0.620}},
			{{0.335, 0.620}, {0.395, 0.620}, {0.395, 0.665}, {0.455, 0.665}},
			{{0.455, 0.665}, {0.515, 0.665}, {0.515, 0.620}, {0.575, 0.620}},
			{{0.575, 0.620}, {0.635, 0.620}, {0.635, 0.665}, {0.695, 0.665}},
			{{0.695, 0.665}, {0.735, 0.665}, {0.745, 0.640}, {0.785, 0.640}},
		},
		pen: [3]float64{0.014, 0.036, 0.014},
	},
	{
		curves: [][4][2]float64{
			{{0.285, 0.735}, {0.345, 0.735}, {0.345, 0.705}, {0.405, 0.705}},
			{{0.405, 0.705}, {0.465, 0.705}, {0.465, 0.740}, {0.525, 0.740}},
			{{0.525, 0.740}, {0.585, 0.740}, {0.585, 0.705}, {0.645, 0.705}},
			{{0.645, 0.705}, {0.680, 0.705}, {0.690, 0.725}, {0.715, 0.725}},
		},
		pen: [3]float64{0.010, 0.026, 0.010},
	},
}

// drops fly before the crest: where, and how wide.
var drops = [...][3]float64{{0.742, 0.400, 0.026}, {0.775, 0.455, 0.018}, {0.752, 0.520, 0.013}}

// drawWaves draws the motif for a disc of that many pixels: 255 where a wave is.
func drawWaves(diameter int) []uint8 {
	drawing := make([]uint8, diameter*diameter)
	d := float64(diameter)
	for _, s := range motif {
		for i, curve := range s.curves {
			steps := max(8, diameter/2)
			for k := range steps + 1 {
				t := float64(k) / float64(steps)
				x, y := bezier(curve, t)
				dab(drawing, diameter, x*d, y*d, s.wide((float64(i)+t)/float64(len(s.curves)))*d/2)
			}
		}
	}
	for _, drop := range drops {
		dab(drawing, diameter, drop[0]*d, drop[1]*d, drop[2]*d/2)
	}
	return drawing
}

// wide is the pen's width at a share of the way.
func (s *stroke) wide(way float64) float64 {
	if way < 0.5 {
		return s.pen[0] + (s.pen[1]-s.pen[0])*math.Sin(way*math.Pi)
	}
	return s.pen[2] + (s.pen[1]-s.pen[2])*math.Sin(way*math.Pi)
}

// bezier is a point of a cubic curve.
func bezier(c [4][2]float64, t float64) (x, y float64) {
	u := 1 - t
	w := [4]float64{u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}
	for i, p := range c {
		x += w[i] * p[0]
		y += w[i] * p[1]
	}
	return x, y
}

// dab draws one point of a round pen with a soft edge of one pixel; what is there already is never made thinner.
func dab(drawing []uint8, side int, x, y, radius float64) {
	top, bottom := max(0, int(y-radius-1)), min(side-1, int(y+radius+1))
	left, right := max(0, int(x-radius-1)), min(side-1, int(x+radius+1))
	for row := top; row <= bottom; row++ {
		for column := left; column <= right; column++ {
			across, down := float64(column)+0.5-x, float64(row)+0.5-y
			at := row*side + column
			drawing[at] = max(drawing[at], part(radius+0.5-math.Sqrt(across*across+down*down)))
		}
	}
}
