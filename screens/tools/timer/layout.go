package timer

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/sea"
)

// Shares of the page.
const (
	lineBelow  = 0.16 // how far below the middle of the disc the water begins, in diameters
	lowerHigh  = 0.34 // the least height of what stands below the disc
	readHigh   = 0.15 // what is read above the disc
	digitsHigh = 0.21 // the same with digits
	discWide   = 0.52 // of a window that is wider than high
	lessWide   = 0.40 // the same beside the digits
	leastWide  = 0.37 // the same in a low window
	leastRead  = 84   // device-independent pixels
	digitsWide = 0.46 // how high digits are that fill a width, with their margins
)

// seascape is what the pages of the timer have in common: the sea, the disc in it, what is read above the disc or beside
// it, and what is on the water. Ready and running timer place the disc alike, so that nothing jumps at the start. What
// stands on the water scrolls where it has no room; the disc and the reading never do.
type seascape struct {
	app     *Feature
	sea     *sea.Sea
	disc    *disc
	reading *reading
	side    fyne.CanvasObject
	scroll  fyne.CanvasObject // round the side
	over    fyne.CanvasObject // lies over the disc, above the side; nil: nothing does
	gauge   fyne.CanvasObject // as high as what is on the water while the timer runs
	room    fyne.Position     // where what is announced has its place
	space   fyne.Size
	middle  fyne.Position // of the disc
	area    fyne.Size     // of the page
}

func newSeascape(a *Feature, d *disc) *seascape {
	l := &seascape{app: a, sea: a.waters(), disc: d, reading: newReading()}
	l.gauge = newGauge(a)
	return l
}

// page is all that stands on the ground; over may be nil.
func (l *seascape) page(side, over fyne.CanvasObject) fyne.CanvasObject {
	l.side, l.over = side, over
	content := container.New(&parts.Railed{Margin: func() float32 { return l.size(look.Margin) }}, side)
	l.scroll = parts.NewScroll(content)
	objects := []fyne.CanvasObject{l.disc.both, l.sea.Water, l.reading.box, l.scroll}
	if over != nil {
		objects = append(objects, over)
	}
	return box.Laid(box.Scrolls, l.lay, objects...)
}

func (l *seascape) size(name fyne.ThemeSizeName) float32 { return parts.CurrentTheme().Size(name) }

// wide reports whether the disc stands beside the rest.
func wide(page fyne.Size) bool { return page.Width > page.Height && page.Width >= parts.LeastBoth }

// lay places everything. The sea lies under the whole window, of which the page is the lower part.
func (l *seascape) lay(page fyne.Size) {
	window := l.app.Size()
	l.area = page
	above := max(0, window.Height-page.Height)
	box.Place(l.sea.Water, 0, -above, window.Width, window.Height)
	if wide(page) {
		l.middle = l.layBeside(page)
	} else {
		l.middle = l.layAbove(page)
	}
	full := l.disc.image.Full()
	l.sea.SetHorizon(l.middle.AddXY(0, above), full, l.middle.Y+above+lineBelow*full)
	l.disc.draw()
}

// layAbove has the reading at the top, the disc under it, and the rest at the lower end, under the thumb.
func (l *seascape) layAbove(page fyne.Size) (middle fyne.Position) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	width := min(page.Width-2*margin, l.size(look.Reading))
	lower := max(box.HeightAt(l.gauge, width)+margin, page.Height*lowerHigh)
	lower = min(lower, page.Height-parts.LeastDisc-leastRead-2*gap)
	read := max(leastRead, page.Height*readHigh)
	if l.reading.digits.Visible() {
		read = max(leastRead, min(page.Height*digitsHigh, width*digitsWide))
	}
	room := page.Height - lower - read - gap
	full := l.disc.fit(min(page.Width-2*margin, max(parts.LeastDisc, room)))
	middle = fyne.NewPos(page.Width/2, read+room/2)
	box.Place(l.disc.both, middle.X-full/2, middle.Y-full/2, full, full)
	box.Place(l.reading.box, margin, 0, page.Width-2*margin, read)
	left := (page.Width - width) / 2
	need := box.HeightAt(l.side, width)
	top := max(page.Height-margin-need, middle.Y+full/2+gap/2)
	box.Place(l.scroll, left, top, width+margin, page.Height-top)
	l.room, l.space = fyne.Position{}, fyne.NewSize(page.Width, page.Height-lower+gap)
	if l.reading.digits.Visible() {
		l.room.Y, l.space.Height = read, l.space.Height-read
	}
	if l.over != nil {
		height := box.HeightAt(l.over, width)
		box.Place(l.over, left, top-gap-height, width, height)
	}
	return middle
}

// column is the place of what is beside a disc that has a share of the width.
func (l *seascape) column(page fyne.Size, share, widest float32) (left, width float32) {
	margin := l.size(look.Margin)
	width = min(widest, page.Width*(1-share)-margin)
	return page.Width - margin - width - max(0, page.Width*(1-share)-margin-width)/2, width
}

// layBeside has the disc at the left; at the right the reading and, at the lower end, the rest, which stays where it is when the
// digits come: they take their width from the disc.
func (l *seascape) layBeside(page fyne.Size) (middle fyne.Position) {
	margin, edge := l.size(look.Margin), l.size(look.Grid)
	share := float32(discWide)
	if look.SideBySide(l.app.Size()) {
		share = leastWide // the words of the controls would break, and push the players out of the window
	}
	left, width := l.column(page, share, parts.WidestSide*l.size(look.Body)/16)
	from, wide := left, width // of what is read
	if l.reading.digits.Visible() {
		share = min(share, lessWide)
		from, wide = l.column(page, share, page.Width)
	}
	full := l.disc.fit(max(parts.LeastDisc, min(page.Height-2*edge, page.Width*share-2*margin)))
	middle = fyne.NewPos(max(full/2+edge, (from-margin/2)/2), page.Height/2-edge/2)
	box.Place(l.disc.both, middle.X-full/2, middle.Y-full/2, full, full)
	need := box.HeightAt(l.side, width)
	read := max(leastRead, min(page.Height*0.5, page.Height-need-margin))
	bottom := max(edge, min(margin, page.Height-read-need))
	top := max(read, page.Height-need-bottom)
	sky := min(top, max(read, middle.Y+lineBelow*full-edge))
	if l.reading.digits.Visible() {
		read = min(top, wide*digitsWide, sky)
	}
	box.Place(l.reading.box, from, max(0, (sky-read)/2), wide, read)
	box.Place(l.scroll, left, top, width+margin, page.Height-top-edge/2)
	l.room, l.space = fyne.NewPos(left-margin/2, 0), fyne.NewSize(page.Width-left+margin/2, top-edge)
	if l.reading.digits.Visible() || l.space.Height < 1.5*parts.LeastDisc {
		l.room, l.space = fyne.Position{}, fyne.NewSize(from-margin/2, page.Height)
	}
	if l.over != nil {
		height := box.HeightAt(l.over, width)
		box.Place(l.over, left, max(0, top-edge-height), width, height)
	}
	return middle
}

// announces is where an event has its place at this moment, also where the digits have just come.
func (l *seascape) announces() (at fyne.Position, room fyne.Size) {
	l.lay(l.area)
	return l.room, l.space
}

// covered reports whether an event lies over the middle of the disc.
func (l *seascape) covered() bool {
	at := l.middle.Subtract(l.room)
	return at.X >= 0 && at.Y >= 0 && at.X < l.space.Width && at.Y < l.space.Height
}

// draw shows sea and disc at this moment.
func (l *seascape) draw() {
	l.disc.draw()
	tones, at, beat := l.app.tones(), 0.0, -1.0
	if e := l.app.Evening; e != nil && !l.app.Options().Still {
		at = float64(e.View.Elapsed) / 1000
		if e.Runs() {
			beat = e.View.Phase
		}
	}
	l.sea.SetTones(tones)
	l.sea.SetFrame(at, beat)
}

// toneSteps is how many tones the sea goes through: so many that no step is seen, so few that it is seldom painted.
const toneSteps = 160

// tones are the colours of the sea at this moment.
func (a *Feature) tones() look.Tones {
	e := a.Evening
	if e == nil {
		return look.TideTones(0)
	}
	tones := look.TideTones(float64(int(e.View.Red*toneSteps)) / toneSteps)
	if stands(e) {
		return tones.Calm()
	}
	return tones
}

// reading is what is read above the disc or beside it: some words about the state or the turn, or the digits of the last
// tenth of the time, or both. It keeps its place, so that nothing moves when the words change.
type reading struct {
	word   *parts.Words
	less   *parts.Words // the same where there are digits
	digits *sea.Digits
	box    *fyne.Container
}

// readTight is how small what is read becomes, as a share of its letters, before it takes a second line, which lies on the disc of the
// smallest phones.
const readTight = 0.7

func newReading() *reading {
	r := &reading{word: parts.NewTable("").Centred().Squeezed(readTight), less: parts.NewSection("").Centred(), digits: sea.NewDigits()}
	r.word.Hide()
	r.less.Hide()
	r.digits.Hide()
	r.box = box.Laid(r.least, r.lay, r.word, r.less, r.digits)
	return r
}

// Show changes both; "" hides one. It reports whether one came or went, so that all has to be laid out anew.
func (r *reading) Show(word, digits string) bool {
	moved := word != r.word.Text() || r.digits.Visible() != (digits != "")
	r.word.SetText(word)
	r.less.SetText(word)
	r.digits.SetText(digits)
	box.SetVisible(r.word, word != "" && digits == "")
	box.SetVisible(r.less, word != "" && digits != "")
	box.SetVisible(r.digits, digits != "")
	return moved
}

// lowReading is the height, in shares of the width, below which digits have no room under the words: then both stand side by side.
const lowReading = 0.25

// lay centres the words where they stand alone, and puts them above the digits where there are any, or before them.
func (r *reading) lay(size fyne.Size) {
	word := box.HeightAt(r.word, size.Width)
	box.Place(r.word, 0, max(0, (size.Height-word)/2), size.Width, word)
	top, left := float32(0), float32(0)
	if r.less.Visible() {
		if top = box.HeightAt(r.less, size.Width); size.Height-top < size.Width*lowReading {
			left, top = box.Natural(r.less)+parts.RowGap, 0
			high := box.HeightAt(r.less, left)
			box.Place(r.less, 0, (size.Height-high)/2, left, high)
		} else {
			box.Place(r.less, 0, 0, size.Width, top)
		}
	}
	box.Place(r.digits, left, top, size.Width-left, max(0, size.Height-top))
}

// least is what the words need; the digits take what there is.
func (r *reading) least() fyne.Size {
	if !r.word.Visible() {
		return fyne.NewSize(1, 1)
	}
	return r.word.MinSize()
}

// disc is the round image of the timer with, for reduced motion, the ring of dots that counts the beats.
type disc struct {
	app   *Feature
	image *sea.Disc
	ring  *sea.BeatRing
	both  *fyne.Container
}

func newDisc(a *Feature, label string, tap func()) *disc {
	full := parts.CurrentTheme().Size(look.Disc)
	d := &disc{app: a, image: sea.NewDisc(full, label, tap), ring: sea.NewBeatRing(full)}
	d.both = container.NewStack(d.image, d.ring)
	return d
}

// fit gives it the greatest diameter that there is room for, and reports how wide and high it then is.
func (d *disc) fit(room float32) float32 {
	band := float32(0)
	if d.app.Options().Still {
		band = 2 * sea.RingBand
	}
	full := min(room-band, parts.CurrentTheme().Size(look.Disc))
	if full != d.image.Full() {
		d.image.SetFull(full)
		d.ring.SetFull(full)
		d.draw()
	}
	return full + band
}

// draw shows the timer at this moment: only the size pulses, and only while the time runs.
func (d *disc) draw() {
	full, v, runs, still := d.image.Full(), tide.View{}, false, d.app.Options().Still
	if e := d.app.Evening; e != nil {
		v, runs = e.View, e.Runs()
	}
	if runs && !still {
		full = float32(tide.Diameter(float64(full), v.Phase))
	}
	d.image.SetFrame(full, d.app.shade())
	box.SetVisible(d.ring, runs && still)
	if runs && still {
		d.ring.SetBeats(int(v.Phase))
	}
}

// shade is the colour of the disc at this moment; it has none while the time stands still.
func (a *Feature) shade() color.Color {
	e := a.Evening
	switch {
	case e == nil:
		return tide.Colour(1, 1)
	case stands(e):
		return a.Options().Night(a.Size()).Color(look.Outline, theme.VariantDark)
	}
	return e.View.Colour
}

// stands reports whether the time stands still and goes on later.
func stands(e *Evening) bool { return e.View.State == tide.Paused || e.View.State == tide.Waiting }
