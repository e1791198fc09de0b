package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Choice is one of few words, all of them shown; the chosen one is filled and has a check.
type Choice struct {
	box.Widget
	label   string
	name    *Words
	options []*option
	chosen  int
	changed func(int)
	joined  bool // they share one surface
}

var _ fyne.Accessible = (*Choice)(nil)

// NewChoice shows all options under a label, which may be "". chosen is an index, -1 for none; changed is called with the
// index that was tapped.
func NewChoice(label string, options []string, chosen int, changed func(int)) *Choice {
	c := &Choice{label: label, name: NewBody(label), chosen: chosen, changed: changed}
	c.name.Hidden = label == ""
	for i, text := range options {
		c.options = append(c.options, newOption(text, i == chosen, func() { c.choose(i) }))
	}
	c.build()
	return c
}

// Joined puts all of it on one surface, like tabs. It returns the choice.
func (c *Choice) Joined() *Choice {
	c.joined = true
	for _, o := range c.options {
		o.joined = true
	}
	return c
}

func (c *Choice) choose(i int) {
	c.SetChosen(i)
	if c.changed != nil {
		c.changed(i)
	}
}

// SetChosen shows the choice without telling it; -1 for none.
func (c *Choice) SetChosen(chosen int) {
	c.chosen = chosen
	for i, o := range c.options {
		o.chosen = i == chosen
		o.Refresh()
	}
}

// Chosen is the index chosen, -1 for none.
func (c *Choice) Chosen() int { return c.chosen }

// Option is the button of one option, which can be tapped and focused.
func (c *Choice) Option(i int) fyne.CanvasObject { return c.options[i] }

// AccessibilityLabel is the label and the chosen word.
func (c *Choice) AccessibilityLabel() string {
	if c.chosen < 0 || c.chosen >= len(c.options) {
		return c.label
	}
	if c.label == "" {
		return c.options[c.chosen].Label
	}
	return c.label + ": " + c.options[c.chosen].Label
}

// AccessibilityRole is that of a container: its options act.
func (c *Choice) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Nested are the options.
func (c *Choice) Nested() []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, len(c.options))
	for i, o := range c.options {
		all[i] = o
	}
	return all
}

// build has the label and the options: in one line if they fit, if need be with smaller letters, else in two columns, else one by one.
func (c *Choice) build() {
	surface := &canvas.Rectangle{}
	objects := []fyne.CanvasObject{surface, c.name}
	for _, o := range c.options {
		objects = append(objects, o)
	}
	c.Build(c, box.Laid(func() fyne.Size {
		return c.arrange(c.Size().Width, func(fyne.CanvasObject, fyne.Position, fyne.Size) {})
	}, func(area fyne.Size) {
		c.arrange(area.Width, func(o fyne.CanvasObject, at fyne.Position, is fyne.Size) {
			box.Place(o, at.X, at.Y, is.Width, is.Height)
		})
		surface.Resize(area)
	}, objects...), func() {
		if surface.Hidden = !c.joined; c.joined {
			box.Dress(c, surface, look.Ground, look.Outline)
		}
	})
}

// arrange goes through the pieces with the place of each, and gives the size that they need at that width.
func (c *Choice) arrange(width float32, put func(fyne.CanvasObject, fyne.Position, fyne.Size)) fyne.Size {
	gap, top, cell := box.Size(c, look.Grid), float32(0), fyne.Size{}
	fit := roomy
	for _, closer := range []optionFit{snug, tight} {
		if c.columns(width, c.widest(fit), gap) < len(c.options) && c.columns(width, c.widest(closer), gap) == len(c.options) {
			fit = closer
			break
		}
	}
	cell.Width = c.widest(fit)
	for _, o := range c.options {
		o.squeeze(fit)
		cell.Height = max(cell.Height, o.MinSize().Height)
	}
	if c.name.Visible() {
		height := c.name.MinSize().Height
		put(c.name, fyne.Position{}, fyne.NewSize(width, height))
		top = height + gap
	}
	n := c.columns(width, cell.Width, gap)
	wide := (width - gap*float32(n-1)) / float32(n)
	least := cell.Width
	if n == 1 { // each has a line of its own, or two
		least = 0
		for _, o := range c.options {
			least = max(least, o.MinSize().Width)
		}
	}
	for i, o := range c.options {
		at := fyne.NewPos(float32(i%n)*(wide+gap), top+float32(i/n)*(cell.Height+gap))
		room := wide
		if i == len(c.options)-1 { // alone on its line: it fills it
			room = width - at.X
		}
		put(o, at, fyne.NewSize(room, cell.Height))
	}
	rows := (len(c.options) + n - 1) / n
	return fyne.NewSize(least, top+float32(rows)*cell.Height+float32(rows-1)*gap)
}

// widest is the least width of the option that needs most.
func (c *Choice) widest(fit optionFit) float32 {
	widest := float32(0)
	for _, o := range c.options {
		widest = max(widest, o.need(fit))
	}
	return widest
}

// columns is how many options stand side by side.
func (c *Choice) columns(width, cell, gap float32) int {
	fit := int((width+gap)/(cell+gap) + 0.02) // a hair too little is no other line
	switch {
	case fit >= len(c.options):
		return max(1, len(c.options))
	case fit >= 3 && len(c.options)%3 == 0:
		return 3
	case fit >= 2:
		return 2
	}
	return 1
}

// optionFit is how an option makes do with its width, so that all of them stand on one line.
type optionFit int

const (
	roomy optionFit = iota // with room for the check
	snug                   // the check only where it has room
	tight                  // smaller letters too
)

// option is one word of a choice.
type option struct {
	Control
	words  *Words
	chosen bool
	joined bool
	fit    optionFit
}

func newOption(text string, chosen bool, tap func()) *option {
	o := &option{Control: Control{Label: text, Tap: tap}, chosen: chosen, words: NewBody(text)}
	o.build()
	return o
}

// AccessibilityLabel is the word, and whether it is chosen.
func (o *option) AccessibilityLabel() string {
	if o.chosen {
		return wording.L("{key}, chosen", o.Label)
	}
	return o.Label
}

func (o *option) side() float32 { return box.Size(o, look.Body) * 1.2 }

// content is the width of the word, and of the check where there is room for it.
func (o *option) content(fit optionFit) float32 {
	if fit == tight {
		return Measure(o.Label, box.Size(o, look.Caption), fyne.TextStyle{Bold: true}).Width + 1
	}
	width := Measure(o.Label, box.Size(o, look.Body), fyne.TextStyle{Bold: true}).Width + 1
	if fit == roomy {
		width += o.side() + box.Size(o, look.Grid)
	}
	return width
}

// need is the least width.
func (o *option) need(fit optionFit) float32 {
	if fit == snug {
		return o.content(fit) + 2*o.leastPad()
	}
	return o.content(fit) + 2*box.Size(o, look.Grid)
}

// leastPad is the least room at each side.
func (o *option) leastPad() float32 { return box.Size(o, look.Grid) - 2 }

// squeeze makes do with less width, or with more again.
func (o *option) squeeze(fit optionFit) {
	if o.fit == fit {
		return
	}
	o.fit, o.words.size = fit, look.Body
	if fit == tight {
		o.words.size = look.Caption
	}
	o.Refresh()
}

// checked reports whether the check is drawn at a width: it is where the word is a short one among long ones.
func (o *option) checked(width float32) bool {
	return o.chosen && (o.fit == roomy || o.fit == snug && width >= o.need(roomy))
}

// pad is the room at each side at a width.
func (o *option) pad(width float32) float32 {
	fit := o.fit
	if o.checked(width) {
		fit = roomy
	}
	return min(max((width-o.content(fit))/2, o.leastPad()), box.Size(o, look.Gap))
}

// build puts its pieces together.
func (o *option) build() {
	surface, check := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	o.Draw(o, o.Radius, box.Scene{
		Objects: []fyne.CanvasObject{surface, check, o.words},
		Min: func() fyne.Size {
			words := o.words.MinSize()
			return fyne.NewSize(words.Width+2*box.Size(o, look.Gap),
				max(box.Size(o, look.TapTarget), words.Height+2*box.Size(o, look.Grid)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			side, gap := float32(0), float32(0)
			if check.Hidden = !o.checked(area.Width); !check.Hidden {
				side, gap = o.side(), box.Size(o, look.Grid)
			}
			width := o.words.broad(area.Width - 2*o.pad(area.Width) - side - gap)
			height := box.HeightAt(o.words, width)
			left := (area.Width - width - side - gap) / 2
			box.Place(check, left, (area.Height-side)/2, side, side)
			box.Place(o.words, left+side+gap, (area.Height-height)/2, width, height)
		},
		Refresh: func() {
			fill, outline, ink := o.Fill(look.Card), look.Outline, o.Ink(look.Text)
			o.words.bold = o.chosen
			if o.joined && !o.hovered {
				fill, outline = "", ""
			}
			if o.chosen {
				fill, outline, ink = look.Choice, look.Outline, look.Text
			}
			box.Dress(o, surface, fill, outline)
			o.words.SetColour(ink)
			DrawIcon(o, check, IconCheck, ink)
			check.Hidden = !o.checked(o.Size().Width)
		},
	})
}
