// Package parts holds the widgets that the screens are put together from. They know nothing of the app: no game, no
// clock, no file. Each has a label and a role for screen readers, can be reached and worked by keyboard and shows its
// focus, acts on release, and is at least look.TapTarget high and wide. All sizes and colours come from package look.
//
// Heights that depend on the width (wrapped text) follow one habit everywhere: an object is first resized to its width
// and then asked for its MinSize. All parts and all layouts of this package keep to it.
package parts

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Scale is how many times as large as on a phone, with letters as they come, those of a theme are.
func Scale(theme fyne.Theme) float32 { return theme.Size(look.Body) / 18 }

// TextStep is how much larger than usual people want the letters.
func TextStep() float32 {
	if t, ok := CurrentTheme().(*look.Theme); ok {
		return t.Step()
	}
	return 1
}

// Scrolled gives the content of a scroll its width before its height is asked for.
type Scrolled struct{ Content fyne.CanvasObject }

// Layout fills the area with the scroll.
func (s *Scrolled) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.Content.Resize(fyne.NewSize(size.Width, max(size.Height, box.HeightAt(s.Content, size.Width))))
	for _, o := range objects {
		box.Place(o, 0, 0, size.Width, size.Height)
	}
}

// MinSize is small: it scrolls.
func (s *Scrolled) MinSize([]fyne.CanvasObject) fyne.Size { return box.Scrolls() }

// NewScroll lets an object scroll up and down.
func NewScroll(o fyne.CanvasObject) *fyne.Container {
	return container.New(&Scrolled{o}, container.NewVScroll(o))
}

// Railed keeps the margin at the right end free for the scroll bar.
type Railed struct{ Margin func() float32 }

// Layout fills the rest of the area.
func (r *Railed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		box.Place(o, 0, 0, size.Width-r.Margin(), size.Height)
	}
}

// MinSize is the widest and the highest, and the margin.
func (r *Railed) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least.AddWidthHeight(r.Margin(), 0)
}

// Scrolling lets an object scroll up and down, and keeps the bar beside it.
func Scrolling(o fyne.CanvasObject) fyne.CanvasObject {
	return NewScroll(container.New(&besideBar{}, o))
}

// Reveal scrolls so far that an object of a list in a scroll can be seen.
func Reveal(list, o fyne.CanvasObject) {
	scroll := ScrollOf(list)
	if scroll == nil || o == nil {
		return
	}
	top, height := o.Position().Y, o.Size().Height
	switch {
	case top < scroll.Offset.Y || height > scroll.Size().Height:
		scroll.ScrollToOffset(fyne.NewPos(0, top))
	case top+height > scroll.Offset.Y+scroll.Size().Height:
		scroll.ScrollToOffset(fyne.NewPos(0, top+height-scroll.Size().Height))
	}
}

// besideBar leaves room for the bar of a scroll.
type besideBar struct{}

// Layout leaves the room at the right.
func (besideBar) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	box.Place(objects[0], 0, 0, size.Width-BarRoom, max(size.Height, box.HeightAt(objects[0], size.Width-BarRoom)))
}

// MinSize is the object's and the room.
func (besideBar) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(BarRoom, 0)
}

// BarRoom is how far a scroll reaches into the margin at its right, so that its bar lies beside what is scrolled.
const BarRoom = 14

// ScrollOf finds the scroll of a page, or nil.
func ScrollOf(o fyne.CanvasObject) *container.Scroll {
	switch o := o.(type) {
	case *container.Scroll:
		return o
	case *container.ThemeOverride:
		return ScrollOf(o.Content)
	case *fyne.Container:
		for _, child := range o.Objects {
			if scroll := ScrollOf(child); scroll != nil {
				return scroll
			}
		}
	}
	return nil
}

// RowGap is the least distance of two tap targets, in device-independent pixels.
const RowGap = 8

// LeadGap is the space behind what leads a row, in device-independent pixels.
const LeadGap = 12

// LeadRow puts something at the left at its own size and gives the rest of the row to what follows it.
type LeadRow struct{ width float32 }

// Layout places both in the middle of the height.
func (l *LeadRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	lead := objects[0].MinSize()
	box.Place(objects[0], 0, (size.Height-lead.Height)/2, lead.Width, lead.Height)
	left := l.left(lead)
	height := box.HeightAt(objects[1], size.Width-left)
	box.Place(objects[1], left, (size.Height-height)/2, size.Width-left, height)
}

// MinSize is as high as the higher one at the last width.
func (l *LeadRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	lead := objects[0].MinSize()
	if l.width > 0 {
		box.HeightAt(objects[1], l.width-l.left(lead))
	}
	rest := objects[1].MinSize()
	return fyne.NewSize(l.left(lead)+rest.Width, max(lead.Height, rest.Height))
}

// left is where what follows begins: at the edge where nothing leads it.
func (*LeadRow) left(lead fyne.Size) float32 {
	if lead.Width == 0 {
		return 0
	}
	return lead.Width + LeadGap
}

// NewLabelled is a line of a mat: its name, and what lies there.
func NewLabelled(name string, o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&labelled{}, NewLess(name), o)
}

// labelShare is the share of a mat's width that the names of its lines take.
const labelShare = 0.28

// labelled puts names of the same width before what they name, so that the lines of a mat stand under each other; what has
// no room beside its name, or a name that has none before it, stands under it.
type labelled struct{ width float32 }

// left is where the object begins beside its name at some width; 0: it stands under it.
func (l *labelled) left(objects []fyne.CanvasObject, width float32) float32 {
	left := width * labelShare
	if objects[0].MinSize().Width <= left-RowGap && objects[1].MinSize().Width <= width-left {
		return left
	}
	return 0
}

// Layout places name and object at the top of the line.
func (l *labelled) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	left := l.left(objects, size.Width)
	if left == 0 {
		name := box.HeightAt(objects[0], size.Width)
		box.Place(objects[0], 0, 0, size.Width, name)
		box.Place(objects[1], 0, name, size.Width, box.HeightAt(objects[1], size.Width))
		return
	}
	box.Place(objects[0], 0, 0, left-RowGap, box.HeightAt(objects[0], left-RowGap))
	box.Place(objects[1], left, 0, size.Width-left, box.HeightAt(objects[1], size.Width-left))
}

// MinSize is that at the last width.
func (l *labelled) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if l.width > 0 {
		left := l.left(objects, l.width)
		if left == 0 {
			high := box.HeightAt(objects[0], l.width) + box.HeightAt(objects[1], l.width)
			return fyne.NewSize(max(objects[0].MinSize().Width, objects[1].MinSize().Width), high)
		}
		box.HeightAt(objects[0], left-RowGap)
		box.HeightAt(objects[1], l.width-left)
	}
	name, o := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(name.Width+RowGap+o.Width, max(name.Height, o.Height))
}

// CloseColumn stacks objects without a space between them.
type CloseColumn struct{}

// Layout stacks the visible objects.
func (CloseColumn) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			height := box.HeightAt(o, size.Width)
			box.Place(o, 0, y, size.Width, height)
			y += height
		}
	}
}

// MinSize is the widest one's width and the height of all.
func (CloseColumn) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		if o.Visible() {
			min := o.MinSize()
			least = fyne.NewSize(max(least.Width, min.Width), least.Height+min.Height)
		}
	}
	return least
}

// Able lets something be tapped, or not.
func Able(o fyne.Disableable, on bool) {
	switch {
	case on && o.Disabled():
		o.Enable()
	case !on && !o.Disabled():
		o.Disable()
	}
}

// CardWidth is the least width of a game on Home, in device-independent pixels.
const CardWidth = 300

// MarkHeight is the height of the mark of whose turn it is, in device-independent pixels at text step 1.
const MarkHeight = 44

// CurrentTheme is the theme of the app.
func CurrentTheme() fyne.Theme { return fyne.CurrentApp().Settings().Theme() }

// MainRow gives the main act all the width that the square button beside it leaves.
type MainRow struct{}

// Layout places the main act, then the square.
func (*MainRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := float32(0)
	for i, o := range objects {
		width := size.Height
		if i == 0 {
			width = size.Width - float32(len(objects)-1)*(size.Height+RowGap)
		}
		box.Place(o, left, 0, width, size.Height)
		left += width + RowGap
	}
}

// MinSize is as high as the highest.
func (*MainRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		least = fyne.NewSize(least.Width+o.MinSize().Width+RowGap, max(least.Height, o.MinSize().Height))
	}
	return least.SubtractWidthHeight(RowGap, 0)
}

// Count is a sign with a number, which the label says in words.
func Count(icon Icon, n int, label string) fyne.CanvasObject {
	return NewTally(icon, strconv.Itoa(n), label+" "+strconv.Itoa(n))
}

// Signed writes how much more or less there is of something: "+2".
func Signed(n int) string { return fmt.Sprintf("%+d", n) }

// Measures in device-independent pixels.
const (
	LeastDisc  = 160 // a smaller disc is not seen across a table; then the controls scroll
	WidestSide = 480 // at text of the least size
	LeastBoth  = 600 // the width from which disc and controls can stand side by side
)

// letters is the one font that a text needs, nil where it needs others beside it. Without it the toolkit reads its fonts
// for emoji and symbols and those of the device before it draws a single letter: the half of the start, and 40 MB.
func letters(text string, style fyne.TextStyle) fyne.Resource {
	if strings.ContainsFunc(text, beyondLatin) {
		return nil
	}
	if style.Bold {
		return theme.DefaultTextBoldFont()
	}
	return theme.DefaultTextFont()
}

// beyondLatin reports whether a letter is not surely in the toolkit's Noto Sans, which has Latin with all its accents and the
// signs of running text.
func beyondLatin(r rune) bool {
	return r < ' ' || r > 'ɏ' && (r < '‐' || r > '…')
}

// Measure is how large a text is in one line.
func Measure(text string, points float32, style fyne.TextStyle) fyne.Size {
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, points, style, letters(text, style))
	return size
}

// What no letter of the toolkit's fonts is wider than, in sizes of the letters: none of ASCII, and none at all.
const (
	mostASCII = 1.02
	mostWide  = 2
)

// atMost is as wide as a text can be in one line, or more. To measure a text it has to be shaped.
func atMost(text string, points float32) float32 {
	ems := float32(0)
	for _, r := range text {
		if r < utf8.RuneSelf {
			ems += mostASCII
		} else {
			ems += mostWide
		}
	}
	return ems*points + 1 // the painter rounds widths up
}

// fits reports whether a text in one line is no wider than that.
func fits(text string, width, points float32, style fyne.TextStyle) bool {
	return atMost(text, points) <= width || Measure(text, points, style).Width <= width
}

// lineHeight is how high a line of letters of that size is.
func lineHeight(points float32) float32 { return Measure("A", points, fyne.TextStyle{}).Height }

// ReadFonts reads the fonts that most texts need. The toolkit keeps them.
func ReadFonts() {
	for _, bold := range []bool{false, true} {
		Measure("Tablekeeper", theme.TextSize(), fyne.TextStyle{Bold: bold})
	}
}

// Write puts a text with its font on a canvas text.
func Write(on *canvas.Text, text string) {
	on.Text, on.FontSource = text, letters(text, on.TextStyle)
}

// Sentences joins what a screen reader says: each text that is not empty ends once with a full stop where it has no
// other sign, the last one as it is written, and nothing is said twice in a row.
func Sentences(texts ...string) string {
	var said []string
	for _, text := range texts {
		text = strings.TrimSpace(text)
		if text == "" || len(said) > 0 && strings.TrimRight(said[len(said)-1], ".") == strings.TrimRight(text, ".") {
			continue
		}
		if n := len(said); n > 0 && !strings.HasSuffix(said[n-1], "!") && !strings.HasSuffix(said[n-1], "?") {
			said[n-1] = strings.TrimRight(said[n-1], ".") + "."
		}
		said = append(said, text)
	}
	return strings.Join(said, " ")
}
