package board

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Shares of what is on a hex of a felt, in its radius, and the least radius with more than one sign, in pixels.
const (
	hexWhole   = 19
	hexSign    = 0.62
	hexRow     = 0.3 // how far sign and number are over the middle where a seat's marker is under them
	hexMark    = 0.66
	hexSmall   = 1.4 // the side of the one thing on a small hex
	hexFull    = 1.3 // the most that a number is wide there
	hexAside   = 0.8 // how far the marker of its seat is from its middle, right and up
	hexCorner  = 1.1 // the side of that marker
	hexLetters = 0.52
	hexNumber  = 0.66 // the letters where nothing else stands there
	hexBetween = 0.1
	hexAlone   = 1.35 // the letters of a number on a small hex
	hexRead    = 6    // the least radius, in pixels, with a number
)

// feltHex draws a hex that is more than a part of the grid: land, a city, or what a seat has built there.
func (d *drawing) feltHex(of Place, felt *Felt, at fyne.Position, round float32) {
	fill, edge, width := d.pen.ink(of.Fill), d.pen.ink(felt.Edge), float32(1.5)
	legal := d.pen.ink(felt.legal())
	if of.Edge != "" {
		edge = d.pen.ink(of.Edge)
	}
	switch {
	case of.Target && of.Sign == parts.NoIcon:
		fill, edge, width = d.pen.ink(felt.Open), legal, 3
	case of.Target:
		edge, width = legal, 3
	}
	d.pen.outline(of.Shape, at, round, brush{fill, edge, width})
	if of.Chosen {
		d.pen.outline(of.Shape, at, round+1, brush{edge: d.pen.ink(look.Gold), width: 4})
	}
	if of.Target && of.Sign == parts.NoIcon {
		d.pen.circle(at, max(3, round*targetDot), brush{fill: legal})
	}
	d.onHex(of, at, round)
}

// onHex draws what is on a hex: its sign and number, over the marker of its seat; on a small hex one of them.
func (d *drawing) onHex(of Place, at fyne.Position, round float32) {
	ink := d.pen.ink(look.Jet)
	if of.Edge != "" { // a dark one
		ink = d.pen.ink(of.Edge)
	}
	if round < hexWhole {
		switch {
		case of.Label != "" && round >= hexRead:
			letters := round * hexAlone
			letters *= min(1, round*hexFull/parts.Measure(of.Label, letters, fyne.TextStyle{Bold: true}).Width)
			if of.Owner > 0 {
				d.pen.text(at.AddXY(-round*hexBetween, round*hexBetween), of.Label, letters, true, ink)
				side := min(round*hexCorner, leastLettered-1) // the number has the room
				d.gliding(of.ID, Mark{Seat: of.Owner}, func() { d.pen.seat(at.AddXY(round*hexAside, -round*hexAside), side, of.Owner) })
				return
			}
			d.pen.text(at, of.Label, letters, true, ink)
		case of.Owner > 0:
			d.gliding(of.ID, Mark{Seat: of.Owner}, func() { d.pen.seat(at, round*hexSmall, of.Owner) })
		case of.Sign != parts.NoIcon:
			d.pen.icon(at, round*hexSmall, of.Sign, ink)
		}
		return
	}
	row, letters := at, round*hexNumber
	if of.Owner > 0 {
		row, letters = at.AddXY(0, -round*hexRow), round*hexLetters
		d.gliding(of.ID, Mark{Seat: of.Owner}, func() { d.pen.seat(at.AddXY(0, round*0.42), round*hexMark, of.Owner) })
	}
	if of.Sign == parts.NoIcon {
		return
	}
	side := round * hexSign
	wide := side
	if of.Label != "" {
		wide += round*hexBetween + parts.Measure(of.Label, letters, fyne.TextStyle{Bold: true}).Width
	}
	d.pen.icon(row.AddXY((side-wide)/2, 0), side, of.Sign, ink)
	if of.Label != "" {
		need := wide - side - round*hexBetween
		d.pen.text(row.AddXY((wide-need)/2, 0), of.Label, letters, true, ink)
	}
}
