package parts

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Bar is one outcome of a plot: how often it came and how often it was expected (below 0: not known).
type Bar struct {
	Title    string
	Count    int
	Expected float64
}

// Bars is a plot of counts against what was expected: a bar for each count, with its number, and a line across it where
// the expected count lies.
type Bars struct {
	box.Widget
	bars   []Bar
	titles []*Words
	counts []*Words
}

var _ fyne.Accessible = (*Bars)(nil)

// NewBars is a plot of these bars.
func NewBars(bars []Bar) *Bars {
	b := &Bars{bars: bars}
	for _, bar := range bars {
		b.titles = append(b.titles, NewBody(bar.Title))
		b.counts = append(b.counts, NewBody(strconv.Itoa(bar.Count)).Bold())
	}
	b.build()
	return b
}

// most is the longest of all bars and expectations.
func (b *Bars) most() float32 {
	most := float32(1)
	for _, bar := range b.bars {
		most = max(most, float32(bar.Count), float32(bar.Expected))
	}
	return most
}

// AccessibilityLabel is all bars in words.
func (b *Bars) AccessibilityLabel() string {
	var words []string
	for _, bar := range b.bars {
		if bar.Expected < 0 {
			words = append(words, wording.L("{title}: {count}", bar.Title, bar.Count))
			continue
		}
		words = append(words, wording.L("{title}: {count}, expected {expected}", bar.Title, bar.Count, strconv.FormatFloat(bar.Expected, 'f', 1, 64)))
	}
	return strings.Join(words, ". ")
}

// plan are the measures of a plot at a width: where the bars begin and end.
type plan struct{ left, right, gap float32 }

func (b *Bars) plan(width float32) plan {
	at := plan{gap: box.Size(b, look.Grid)}
	widest, word, number := float32(0), float32(0), float32(0)
	for i := range b.bars {
		widest = max(widest, b.titles[i].Natural())
		word = max(word, b.titles[i].MinSize().Width)
		number = max(number, b.counts[i].Natural())
	}
	at.left = max(min(widest, float32(int(width*0.42))), word) + at.gap // in whole pixels: the painter rounds widths of letters up
	at.right = width - number - at.gap
	return at
}

// build puts together, row by row, title, bar, line of the expectation and count.
func (b *Bars) build() {
	bars, marks := make([]*canvas.Rectangle, len(b.bars)), make([]*canvas.Rectangle, len(b.bars))
	var objects []fyne.CanvasObject
	for i := range b.bars {
		bars[i], marks[i] = &canvas.Rectangle{CornerRadius: 4}, &canvas.Rectangle{CornerRadius: 1}
		objects = append(objects, b.titles[i], bars[i], marks[i], b.counts[i])
	}
	b.Build(b, box.Laid(func() fyne.Size { return fyne.NewSize(160, b.arrange(b.Size().Width, bars, marks)) },
		func(area fyne.Size) { b.arrange(area.Width, bars, marks) }, objects...), func() {
		for i := range b.bars {
			bars[i].FillColor, marks[i].FillColor = box.Paint(b, look.Link), box.Paint(b, look.Text)
			marks[i].Hidden = b.bars[i].Expected < 0
		}
	})
}

// arrange places all rows at that width and gives the height of all.
func (b *Bars) arrange(width float32, bars, marks []*canvas.Rectangle) float32 {
	at, most, y := b.plan(width), b.most(), float32(0)
	for i, bar := range b.bars {
		title := box.HeightAt(b.titles[i], at.left-at.gap)
		height := max(title, b.counts[i].MinSize().Height)
		room := max(0, at.right-at.left)
		box.Place(b.titles[i], 0, y+(height-title)/2, at.left-at.gap, title)
		thick := b.counts[i].MinSize().Height * 0.55
		box.Place(bars[i], at.left, y+(height-thick)/2, max(2, room*float32(bar.Count)/most), thick)
		box.Place(marks[i], at.left+room*max(0, float32(bar.Expected))/most-1.5, y+(height-thick*1.6)/2, 3, thick*1.6)
		box.Place(b.counts[i], at.right+at.gap, y+(height-b.counts[i].MinSize().Height)/2, max(1, width-at.right-at.gap), b.counts[i].MinSize().Height)
		y += height + at.gap
	}
	return max(0, y-at.gap)
}
