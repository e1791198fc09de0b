package parts

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Ruling is what a verdict says.
type Ruling uint8

// The rulings.
const (
	Legal Ruling = iota
	NotAllowed
	Agreed
	Unreadable
	Depends
	Told // a number or a thing, not yes or no
)

// sign is the icon and the colour of a ruling: never the colour alone.
func (r Ruling) sign() (Icon, fyne.ThemeColorName) {
	switch r {
	case Legal:
		return IconCheck, look.Legal
	case NotAllowed:
		return IconCross, look.NotAllowed
	case Agreed:
		return IconAgreed, look.Link
	case Told:
		return IconInfo, look.Link
	}
	return IconCaution, look.Accent
}

// Verdict is the head of a ruling card: icon and word in the ruling's colour, at table size.
type Verdict struct {
	box.Widget
	ruling Ruling
	word   *Words
	quiet  bool // screen readers don't say it when it changes
}

var _ fyne.Accessible = (*Verdict)(nil)

// verdictTight is the share of their size down to which the letters of a verdict become smaller rather than taking a second line.
const verdictTight = 0.5

// NewVerdict takes the ruling and its word ("Allowed", "Not allowed").
func NewVerdict(ruling Ruling, word string) *Verdict {
	v := &Verdict{ruling: ruling, word: NewTable(word).Squeezed(verdictTight)}
	v.fit()
	disc, icon := &canvas.Circle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	edge := box.Times(look.Table, verdictDisc*(1-verdictSign)/2)
	sign := box.Square(container.NewStack(disc, box.PadBy(icon, edge, edge)), box.Times(look.Table, verdictDisc))
	v.Build(v, box.RowBy(box.Named(look.Gap), sign, box.Breaks(v.word)), func() {
		sign, colour := v.ruling.sign()
		disc.FillColor = box.Paint(v, colour)
		v.word.SetColour(colour)
		DrawIcon(v, icon, sign, look.OnAccent)
	})
	return v
}

// Measures of the disc in the ruling's colour: its side in sizes of the word, and the share of it that the icon takes.
const (
	verdictDisc = 1.4
	verdictSign = 0.56
)

// longVerdict is from how many letters on a verdict is a question that has to be answered first: it stands in smaller letters, on two
// lines where one would do for a word.
const longVerdict = 24

// fit gives the word its size.
func (v *Verdict) fit() {
	v.word.size = look.Table
	if utf8.RuneCountInString(v.word.Text()) > longVerdict {
		v.word.size = look.Label
	}
}

// Quiet leaves it to others to say aloud what has changed, such as when somebody has typed all of a question. It returns the verdict.
func (v *Verdict) Quiet() *Verdict {
	v.quiet = true
	v.word.aloud = false
	return v
}

// Set changes it.
func (v *Verdict) Set(ruling Ruling, word string) {
	v.ruling = ruling
	v.word.SetText(word)
	v.fit()
	v.Refresh()
}

// AccessibilityLabel is the word.
func (v *Verdict) AccessibilityLabel() string { return v.word.Text() }

// Announces lets screen readers say it.
func (v *Verdict) Announces() bool { return !v.quiet }
