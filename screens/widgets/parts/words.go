package parts

import (
	"cmp"
	"image/color"
	"iter"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// shrink is how far words become smaller where one of them is longer than the line, as a share of their size.
const shrink = 0.6

// Words is text that wraps at its width. Its size and colour are names of package look. A single word that is longer
// than the line makes all of them smaller rather than being cut off; one of more letters than a language has is broken.
type Words struct {
	widget.BaseWidget
	text   string
	size   fyne.ThemeSizeName
	colour fyne.ThemeColorName
	bold   bool
	broken bool // long words may end a line inside
	struck bool
	align  fyne.TextAlign
	most   int     // lines that are shown; 0: all
	level  int     // of a heading, from 1; 0: it is none
	aloud  bool    // said when it changes
	times  int     // or when this does
	tight  float32 // the share of their size down to which letters become smaller before a second line begins; 0: they don't
	limit  float32 // the most that the letters measure; 0: what the theme says
	marked string  // the words that alone are bold, with blanks around; "": all are, or none
}

var _ fyne.Accessible = (*Words)(nil)

// NewWords is text of that size and colour.
func NewWords(text string, size fyne.ThemeSizeName, colour fyne.ThemeColorName) *Words {
	w := &Words{text: text, size: size, colour: colour}
	w.ExtendBaseWidget(w)
	return w
}

// NewTitle is the title of a screen or of a card: bold, of look.Title size.
func NewTitle(text string) *Words { return NewWords(text, look.Title, look.Text).Bold().Head(1) }

// NewSection is the heading of a section: bold, of look.Label size.
func NewSection(text string) *Words { return NewWords(text, look.Label, look.Text).Bold().Head(2) }

// NewBody is text to be read.
func NewBody(text string) *Words { return NewWords(text, look.Body, look.Text) }

// NewLess is text of less weight, such as the line under a title.
func NewLess(text string) *Words { return NewWords(text, look.Body, look.TextLess) }

// NewTable is what the whole table must read: whose turn, an event, a place.
func NewTable(text string) *Words {
	return NewWords(text, look.Table, look.Text).Bold().Head(2).Aloud()
}

// Bold makes the text bold.
func (w *Words) Bold() *Words { w.bold = true; return w }

// Mark lets of a bold text only some words be bold, as they are written in it; without one all are.
func (w *Words) Mark(words []string) {
	marked := ""
	if len(words) > 0 {
		marked = " " + strings.Join(words, " ") + " "
	}
	if w.marked != marked {
		w.marked = marked
		w.Refresh()
	}
}

// Broken lets lines end inside long words, such as those of a notation, without a sign that isn't there.
func (w *Words) Broken() *Words { w.broken = true; return w }

// drawn is the text with the places where lines may end inside words at a width: also inside one that is too long for the line however
// small its letters are, such as some names; 0 is any width.
func (w *Words) drawn(width float32) string {
	switch {
	case w.broken:
		return breakable(w.text, longestWord)
	case len(w.text) > longestWord && overlong.MatchString(w.text) && (width <= 0 || w.longest(w.text, box.Size(w, w.size)*shrink) > width-roundedOff):
		return overlong.ReplaceAllStringFunc(w.text, func(word string) string { return breakable(word, shortPiece) })
	}
	return w.text
}

// Lines shows so many lines at most; where there are more the last one ends in an ellipsis. A screen reader says all.
func (w *Words) Lines(most int) *Words { w.most = most; return w }

// Head makes it a heading of that level, from 1, for screen readers.
func (w *Words) Head(level int) *Words { w.level = level; return w }

// HeadingLevel is that of a heading, 0 for none.
func (w *Words) HeadingLevel() int { return w.level }

// Aloud lets screen readers say it whenever it changes, wherever they read.
func (w *Words) Aloud() *Words { w.aloud = true; return w }

// Again lets screen readers say words once more that are the same: for the nth time.
func (w *Words) Again(n int) *Words { w.times = n; return w }

// Spoken is for which time they are said.
func (w *Words) Spoken() int { return w.times }

// Announces reports whether it is said when it changes.
func (w *Words) Announces() bool { return w.aloud }

// Squeezed lets the letters become smaller, down to a share of their size, where all of it has room on one line then.
func (w *Words) Squeezed(least float32) *Words { w.tight = least; return w }

// Centred puts the lines in the middle.
func (w *Words) Centred() *Words { w.align = fyne.TextAlignCenter; return w }

// Leading begins the lines at the left again.
func (w *Words) Leading() *Words {
	if w.align != fyne.TextAlignLeading {
		w.align = fyne.TextAlignLeading
		w.Refresh()
	}
	return w
}

// Struck draws a line through the text: it was undone.
func (w *Words) Struck(struck bool) *Words { w.struck = struck; w.Refresh(); return w }

// SetText changes the text.
func (w *Words) SetText(text string) {
	if w.text == text {
		return
	}
	w.text = text
	w.Refresh()
}

// SetSize changes the size by its name.
func (w *Words) SetSize(name fyne.ThemeSizeName) {
	if w.size == name {
		return
	}
	w.size = name
	w.Refresh()
}

// SetColour changes the colour by its name.
func (w *Words) SetColour(colour fyne.ThemeColorName) {
	if w.colour == colour {
		return
	}
	w.colour = colour
	w.Refresh()
}

// Natural is the width of the longest line without wrapping.
func (w *Words) Natural() float32 {
	widest := float32(0)
	for line := range strings.SplitSeq(w.text, "\n") {
		widest = max(widest, Measure(line, box.Size(w, w.size), fyne.TextStyle{Bold: w.bold}).Width)
	}
	return float32(math.Ceil(float64(widest)))
}

// Longest is the width of the longest word at its own size.
func (w *Words) Longest() float32 { return w.longest(w.text, box.Size(w, w.size)) }

// longest is the width of the longest word of a text.
func (w *Words) longest(text string, points float32) float32 {
	longest := float32(0)
	words := piecesOf(text)
	slices.SortStableFunc(words, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	for _, word := range words {
		word = strings.TrimPrefix(word, " ")
		if atMost(word, points) > longest {
			longest = max(longest, Measure(word, points, fyne.TextStyle{Bold: w.bold}).Width)
		}
	}
	return longest
}

// holds reports whether a width has room for each word.
func (w *Words) holds(width, points float32) bool {
	for _, word := range piecesOf(w.drawn(width)) {
		if !fits(strings.TrimPrefix(word, " "), width, points, fyne.TextStyle{Bold: w.bold}) {
			return false
		}
	}
	return true
}

// points is the size of the letters at a width, but never more than those beside them have.
func (w *Words) points(width float32) float32 {
	points := w.own(width)
	if w.limit > 0 {
		points = min(points, w.limit)
	}
	return points
}

// roundedOff is how much wider a line can come out than its letters measure, in pixels.
const roundedOff = 2

// squeezeStep is how much smaller letters are tried next, because the painter rounds widths.
const squeezeStep = 0.97

// own is the size of the letters at a width: that of the theme, or less where a word is longer than the width, or where less
// saves a second line.
func (w *Words) own(width float32) float32 {
	points := box.Size(w, w.size)
	if w.tight > 0 && width > 0 && w.Natural() > width {
		for less := points * (width - 1) / w.Natural(); less >= points*w.tight; less *= squeezeStep {
			if w.holds(width, less) && len(wrapped(w.drawn(width), width, less, fyne.TextStyle{Bold: w.bold})) == 1 {
				return less
			}
		}
	}
	for range 8 { // the painter rounds widths, so the first answers may be a little too large
		if width <= 0 || w.holds(width, points) {
			break
		}
		points = max(points*(width-1)/w.longest(w.drawn(width), points), box.Size(w, w.size)*shrink)
	}
	return points
}

// Holds reports whether a text would have room in the lines that are shown at a width, with letters of their usual size.
func (w *Words) Holds(text string, width float32) bool {
	was, points := w.text, box.Size(w, w.size)
	w.text = text
	defer func() { w.text = was }()
	return w.holds(width, points) && (w.most == 0 || len(wrapped(w.drawn(width), width, points, fyne.TextStyle{Bold: w.bold})) <= w.most)
}

// Squeezes reports whether each word has room at a width with the smallest letters that are allowed, however the painter rounds.
func (w *Words) Squeezes(width float32) bool {
	return w.holds(width-roundedOff, box.Size(w, w.size)*w.tight)
}

// broad is the width of the longest line as wrapped at a width.
func (w *Words) broad(width float32) float32 {
	style, widest, points := fyne.TextStyle{Bold: w.bold}, float32(0), w.points(width)
	for _, line := range wrapped(w.drawn(width), width, points, style) {
		widest = max(widest, Measure(line, points, style).Width)
	}
	return float32(math.Ceil(float64(widest)))
}

// Text is the text without line breaks of the wrapping.
func (w *Words) Text() string { return w.text }

// AccessibilityLabel is the text.
func (w *Words) AccessibilityLabel() string { return w.text }

// AccessibilityRole is that of text.
func (w *Words) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws one canvas.Text a line.
func (w *Words) CreateRenderer() fyne.WidgetRenderer {
	r := &wordsScene{words: w}
	r.wrap()
	return r
}

// wordsScene keeps its lines; it isn't a scene because the number of its objects changes with the width.
type wordsScene struct {
	words   *Words
	lines   []*canvas.Text // of each line its parts
	rows    int            // the lines
	strikes []*canvas.Line
	height  float32 // of one line
	as      written
	least   leastWidth
}

// leastWidth is the width of the longest word, and all that decides it: pages ask for it far more often than it changes.
type leastWidth struct {
	text         string
	usual        float32
	bold, broken bool
	width        float32
}

// written is all that decides how lines look.
type written struct {
	text          string
	width         float32
	points, usual float32
	limit         float32
	style         fyne.TextStyle
	ink           color.Color
	align         fyne.TextAlign
	struck        bool
	marked        string
}

func (r *wordsScene) style() fyne.TextStyle { return fyne.TextStyle{Bold: r.words.bold} }

// MinSize is as wide as the longest word when it is smallest, and as high as the lines at the present width.
func (r *wordsScene) MinSize() fyne.Size {
	w := r.words
	of := leastWidth{w.text, box.Size(w, w.size), w.bold, w.broken, r.least.width}
	if of != r.least {
		of.width = float32(math.Ceil(float64(w.longest(w.drawn(0), of.usual) * shrink)))
		r.least = of
	}
	return fyne.NewSize(of.width, r.height*float32(r.rows))
}

// Layout wraps the text at the new width.
func (r *wordsScene) Layout(fyne.Size) { r.wrap() }

// Refresh draws the text anew.
func (r *wordsScene) Refresh() {
	r.wrap()
	canvas.Refresh(r.words)
}

// Objects are the lines.
func (r *wordsScene) Objects() []fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, 0, len(r.lines)+len(r.strikes))
	for _, line := range r.lines {
		objects = append(objects, line)
	}
	for _, strike := range r.strikes {
		objects = append(objects, strike)
	}
	return objects
}

// Destroy does nothing: there is nothing to free.
func (r *wordsScene) Destroy() {}

// wrap breaks the text into lines, unless they stand there already.
func (r *wordsScene) wrap() {
	w := r.words
	as := written{w.text, w.Size().Width, 0, box.Size(w, w.size), w.limit, r.style(), box.Paint(w, w.colour), w.align, w.struck, w.marked}
	as.points = r.as.points
	if as == r.as {
		return
	}
	as.points = w.points(as.width)
	r.as = as
	r.height = Measure("Ay", as.usual, as.style).Height // a line keeps its height when its letters shrink
	r.lines, r.strikes, r.rows = nil, nil, 0
	for i, line := range shortened(wrapped(w.drawn(as.width), as.width, as.points, as.style), w.most, as) {
		r.rows++
		for at, part := range as.parts(line) {
			text := &canvas.Text{Color: as.ink, TextSize: as.points, TextStyle: part.style, Alignment: as.align}
			Write(text, part.text)
			box.Place(text, at, float32(i)*r.height, as.width-at, r.height)
			r.lines = append(r.lines, text)
			if as.struck {
				r.strikes = append(r.strikes, strike(text, float32(i)*r.height+r.height*0.55))
			}
		}
	}
}

// part is what is in a row on a line in one style.
type part struct {
	text  string
	style fyne.TextStyle
}

// parts are the parts of a line by where they begin: one, unless some words are marked.
func (as *written) parts(line string) iter.Seq2[float32, part] {
	return func(yield func(float32, part) bool) {
		if as.marked == "" {
			yield(0, part{line, as.style})
			return
		}
		at, words := float32(0), strings.SplitAfter(line, " ")
		for len(words) > 0 {
			bold, n := as.bold(words[0]), 1
			for n < len(words) && as.bold(words[n]) == bold {
				n++
			}
			one := part{strings.Join(words[:n], ""), as.style}
			if one.style.Bold = bold; !yield(at, one) {
				return
			}
			at, words = at+Measure(one.text, as.points, one.style).Width, words[n:]
		}
	}
}

func (as *written) bold(word string) bool {
	return strings.Contains(as.marked, " "+strings.TrimSpace(word)+" ")
}

// strike is the line through one line of text.
func strike(text *canvas.Text, y float32) *canvas.Line {
	line := canvas.NewLine(text.Color)
	line.StrokeWidth = 2
	line.Position1 = fyne.NewPos(0, y)
	line.Position2 = fyne.NewPos(text.MinSize().Width, y)
	return line
}

// shortened are the first lines of a text; where there are more the last one ends in an ellipsis.
func shortened(lines []string, most int, as written) []string {
	if most == 0 || len(lines) <= most {
		return lines
	}
	last := []rune(lines[most-1])
	for len(last) > 0 && Measure(string(last)+"…", as.points, as.style).Width > as.width {
		last = last[:len(last)-1]
	}
	return append(lines[:most-1:most-1], strings.TrimRight(string(last), " ,.")+"…")
}

// wrapped breaks text into lines no wider than width; a width of 0 or less keeps the lines as they are. A word that is
// wider than a line stands alone.
func wrapped(text string, width, points float32, style fyne.TextStyle) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		if width <= 0 {
			lines = append(lines, strings.ReplaceAll(paragraph, mayBreak, ""))
			continue
		}
		pieces := piecesOf(paragraph)
		if whole := strings.Join(pieces, ""); fits(whole, width, points, style) {
			lines = append(lines, whole)
			continue
		}
		line := ""
		for _, piece := range pieces {
			if longer := line + piece; line == "" || fits(longer, width, points, style) {
				line = strings.TrimPrefix(longer, " ")
				continue
			}
			lines = append(lines, line)
			line = strings.TrimPrefix(piece, " ")
		}
		lines = append(lines, line)
	}
	return lines
}
