package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Weight is how much a button stands out.
type Weight uint8

// The weights: at most one Filled button a screen, Outlined for its neighbours, Quiet for what is seldom needed, Faint for
// what lies on a picture and shall not hide it.
const (
	Filled Weight = iota
	Outlined
	Quiet
	Faint
)

// Button is a button with words and perhaps an icon. Its words wrap where there is no room for them on one line.
type Button struct {
	Control
	icon   Icon
	weight Weight
	height fyne.ThemeSizeName
	words  *Words
}

// NewButton is an outlined button, look.TapTarget high; icon may be NoIcon.
func NewButton(text string, icon Icon, tap func()) *Button {
	return newButton(text, icon, Outlined, look.TapTarget, tap)
}

// NewMainButton is the filled main action of a screen, look.MainTarget high; icon may be NoIcon.
func NewMainButton(text string, icon Icon, tap func()) *Button {
	return newButton(text, icon, Filled, look.MainTarget, tap)
}

func newButton(text string, icon Icon, weight Weight, height fyne.ThemeSizeName, tap func()) *Button {
	b := &Button{Control: Control{Label: text, Tap: tap}, icon: icon, weight: weight, height: height}
	b.words = NewWords(text, look.Label, look.Text).Bold()
	b.build()
	return b
}

// SetText changes the words.
func (b *Button) SetText(text string) {
	b.Label = text
	b.words.SetText(text)
	b.Refresh()
}

// SetLabel changes what a screen reader says, where the words say too little without what is beside the button.
func (b *Button) SetLabel(label string) { b.Label = label }

// SetIcon changes the icon.
func (b *Button) SetIcon(icon Icon) {
	b.icon = icon
	b.Refresh()
}

// SetWeight changes how much it stands out; it returns the button, for use after the constructor.
func (b *Button) SetWeight(weight Weight) *Button {
	b.weight = weight
	b.Refresh()
	return b
}

// SetHeight takes the name of its least height, look.TapTarget, look.MainTarget or look.BigTarget; it returns the
// button, for use after the constructor.
func (b *Button) SetHeight(name fyne.ThemeSizeName) *Button {
	b.height = name
	b.Refresh()
	return b
}

// colours are those of the surface, of the words and of the outline at this moment.
func (b *Button) colours() (surface, ink, outline fyne.ThemeColorName) {
	switch {
	case b.disabled:
		return look.Raised, look.Greyed, ""
	case b.weight == Filled && b.hovered:
		return look.GoldLip, look.OnGold, look.GoldLip
	case b.weight == Filled:
		return look.Gold, look.OnGold, look.GoldLip
	case b.weight == Outlined:
		return b.Fill(look.Card), look.Text, look.Outline
	case b.weight == Faint:
		return b.Fill(""), look.Text, look.Outline
	}
	return b.Fill(""), look.Text, ""
}

// side is the length of the icon's sides, 0 without an icon; gap is the space between it and the words.
func (b *Button) side() (side, gap float32) {
	if b.icon == NoIcon {
		return 0, 0
	}
	return box.Size(b, look.Label) * 1.3, box.Size(b, look.Grid) * 1.5
}

// Natural is the width at which the words stand on one line.
func (b *Button) Natural() float32 {
	side, gap := b.side()
	return b.words.Natural() + side + gap + 2*box.Size(b, look.Gap)
}

// build puts its pieces together.
func (b *Button) build() {
	surface, icon := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	b.Draw(b, b.Radius, box.Scene{
		Objects: []fyne.CanvasObject{surface, icon, b.words},
		Min: func() fyne.Size {
			side, gap := b.side()
			least := b.words.MinSize()
			target := box.Size(b, b.height)
			return fyne.NewSize(
				max(least.Width+side+gap+2*box.Size(b, look.Gap), box.Size(b, look.TapTarget)),
				max(target, least.Height+2*box.Size(b, look.Grid), side+2*box.Size(b, look.Grid)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			b.arrange(icon, area)
		},
		Refresh: func() {
			fill, ink, outline := b.colours()
			box.Dress(b, surface, fill, outline)
			b.words.SetColour(ink)
			b.words.Hidden = fill != "" && box.Sketched(b) // written for its surface
			b.words.align = fyne.TextAlignLeading
			if b.icon == NoIcon { // lines under each other have the same middle
				b.words.align = fyne.TextAlignCenter
			}
			DrawIcon(b, icon, b.icon, ink)
		},
	})
}

// arrange centres icon and words together.
func (b *Button) arrange(icon *canvas.Image, area fyne.Size) {
	side, gap := b.side()
	room := area.Width - side - gap - 2*box.Size(b, look.Gap)
	width := b.words.broad(room)
	height := box.HeightAt(b.words, max(width, 1))
	left := (area.Width - side - gap - width) / 2
	box.Place(icon, left, (area.Height-side)/2, side, side)
	box.Place(b.words, left+side+gap, (area.Height-height)/2, width, height)
}

// letters is the size of the words' letters at a width of the button, whatever stands beside it.
func (b *Button) letters(width float32) float32 {
	side, gap := b.side()
	return b.words.own(width - side - gap - 2*box.Size(b, look.Gap))
}

// limit keeps the letters from being larger than those of the buttons beside it.
func (b *Button) limit(points float32) {
	if b.words.limit == points {
		return
	}
	b.words.limit = points
	b.Refresh()
}

// DrawIcon gives an image the sign in a colour of the theme, and hides it where there is no sign.
func DrawIcon(w box.Themed, image *canvas.Image, icon Icon, ink fyne.ThemeColorName) {
	image.Hidden = icon == NoIcon || box.Sketched(w)
	if image.Hidden {
		return
	}
	sign := icon.In(box.Paint(w, ink))
	if image.Resource != nil && image.Resource.Name() == sign.Name() {
		return
	}
	image.Resource = sign
	image.Refresh()
}

// IconButton is a square button that shows only an icon; its label is said by screen readers.
type IconButton struct {
	Control
	icon     Icon
	outlined bool
	faint    bool                // its outline has no surface
	ink      fyne.ThemeColorName // of the icon; "": that of text
	held     *repeat             // nil: holding it does nothing
	surface  *canvas.Rectangle
	sign     *canvas.Image
}

// NewIconButton is an icon button without an outline.
func NewIconButton(icon Icon, label string, tap func()) *IconButton {
	b := &IconButton{Control: Control{Label: label, Tap: tap}, icon: icon}
	b.surface, b.sign = &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	least := func() float32 { return max(box.Size(b, look.TapTarget), b.side()+2*box.Size(b, look.Grid)) }
	b.Build(b, container.NewStack(b.surface, box.AtLeast(box.Middle(box.Square(b.sign, b.side)), least, least)), b.Radius, b.dress)
	return b
}

// dress copies what it is into surface and sign.
func (b *IconButton) dress() {
	rest, outline := fyne.ThemeColorName(""), fyne.ThemeColorName("")
	if b.outlined {
		rest, outline = look.Card, look.Outline
	}
	if b.faint {
		rest = ""
	}
	if b.outlined && b.disabled {
		rest, outline = look.Raised, ""
	}
	box.Dress(b, b.surface, b.Fill(rest), outline)
	ink := look.Text
	if b.ink != "" {
		ink = b.ink
	}
	DrawIcon(b, b.sign, b.icon, b.Ink(ink))
}

// Outlined gives it an outline and a surface; it returns the button, for use after the constructor.
func (b *IconButton) Outlined() *IconButton {
	b.outlined = true
	b.Refresh()
	return b
}

// SetFaint takes the surface within the outline away, so that what lies beneath is seen, or gives it back.
func (b *IconButton) SetFaint(faint bool) {
	if b.faint != faint {
		b.faint = faint
		b.Refresh()
	}
}

// Set changes icon and label together, such as mute to sound.
func (b *IconButton) Set(icon Icon, label string) {
	if b.icon == icon && b.Label == label {
		return
	}
	b.icon, b.Label = icon, label
	b.Refresh()
}

// SetInk draws the icon in another colour than that of text; "" in that one.
func (b *IconButton) SetInk(ink fyne.ThemeColorName) {
	if b.ink != ink {
		b.ink = ink
		b.Refresh()
	}
}

// Icon is what it shows.
func (b *IconButton) Icon() Icon { return b.icon }

// side is the length of the icon's sides.
func (b *IconButton) side() float32 { return box.Size(b, look.Label) * 1.35 }

// Chip is the id of a rule on paper, with its text; a tap opens the rule.
type Chip struct {
	Control
	id, words, source *Words
}

// NewChip is a chip; title may be "", and tap nil.
func NewChip(id, title string, tap func()) *Chip {
	c := &Chip{Control: Control{Label: Sentences(id, title), Tap: tap}, id: NewWords(id, look.Body, look.OnPaper).Bold(), words: NewBody(title), source: NewLess("")}
	c.words.Hidden, c.source.Hidden = title == "", true
	paper, arrow := box.NewSurface(box.Face{Fill: look.Paper, Corner: chipCorner}), &canvas.Image{FillMode: canvas.ImageFillContain}
	edge, lines := box.Named(look.Grid), box.Times(look.Grid, 0.5)
	badge := container.NewStack(paper, box.PadBy(c.id, edge, lines))
	head := box.RowBy(edge, box.Middle(badge), box.Breaks(c.source), box.Square(arrow, box.Named(look.Label)))
	tree := box.AtLeast(box.ColumnBy(lines, box.AtLeast(head, nil, box.Times(look.TapTarget, chipHigh)), c.words), nil, box.Named(look.TapTarget))
	if title != "" {
		tree = box.AtLeast(box.PadBy(tree, nil, lines), nil, box.Named(look.TapTarget))
	}
	c.Build(c, tree, c.Radius, func() {
		sign := IconForward
		if c.Tap == nil || title == "" {
			sign = NoIcon
		}
		DrawIcon(c, arrow, sign, look.Text)
	})
	return c
}

// Measures of a chip: its corners in device-independent pixels, and its least height in those of what can be tapped.
const (
	chipCorner = 8
	chipHigh   = 0.75
)

// From says beside the id where the rule stands. It returns the chip.
func (c *Chip) From(source string) *Chip {
	c.source.SetText(source)
	c.source.Hidden = source == ""
	return c
}

// AccessibilityRole is that of a link, or of text where a tap does nothing.
func (c *Chip) AccessibilityRole() fyne.AccessibleRole {
	if c.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleLink
}

// Natural is the width at which the words need no second line.
func (c *Chip) Natural() float32 {
	return max(c.id.Natural(), c.words.Natural()) + 2*box.Size(c, look.Grid) + 1
}
