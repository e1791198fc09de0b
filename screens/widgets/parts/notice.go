package parts

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Notice is one sentence with an icon and a close button, and perhaps a button for what can be done: no sound device, how long
// the app was away. It is hidden until Say.
type Notice struct {
	box.Widget
	icon   Icon
	words  *Words
	offer  *Button
	under  *fyne.Container // the button in its place under the sentence
	offers func()          // what the button does
	close  *IconButton
	closed func()
}

var _ fyne.Accessible = (*Notice)(nil)

// NewNotice is hidden until Say; closed (or nil) is told when people close it.
func NewNotice(closed func()) *Notice {
	n := &Notice{words: NewBody(""), closed: closed}
	n.close = NewIconButton(IconCross, wording.L("Close"), n.shut)
	n.offer = NewButton("", NoIcon, func() { n.offers() })
	n.Hidden = true
	surface, sign := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	gap, grid, half := box.Named(look.Gap), box.Named(look.Grid), box.Times(look.Gap, 0.5)
	line := box.Row(0, box.PadBy(box.Square(sign, n.side), gap, nil),
		box.Breaks(box.Edged(box.Breaks(n.words), nil, grid, half, grid)), n.close)
	n.under = box.Edged(n.offer, func() float32 { return n.side() + 2*gap() }, nil, func() float32 { return n.close.MinSize().Width + half() }, gap)
	n.under.Hide()
	n.Build(n, container.NewStack(surface, box.Column(0, box.Breaks(line), n.under)), func() {
		box.Dress(n, surface, look.Raised, look.Outline)
		DrawIcon(n, sign, n.icon, look.Accent)
	})
	return n
}

func (n *Notice) shut() {
	n.Say(NoIcon, "")
	if n.closed != nil {
		n.closed()
	}
}

// Say shows one sentence, without a button; "" hides it.
func (n *Notice) Say(icon Icon, sentence string) {
	n.under.Hide()
	if sentence == "" {
		n.Hide()
		n.words.SetText("")
		return
	}
	n.icon = icon
	n.words.SetText(sentence)
	n.Show()
	n.Refresh()
}

// Offer puts a button under the sentence.
func (n *Notice) Offer(title string, tap func()) {
	n.offer.SetText(title)
	n.offers = tap
	n.under.Show()
	n.Refresh()
}

// Sentence is what it says, "" while it is hidden.
func (n *Notice) Sentence() string { return n.words.Text() }

// AccessibilityLabel is the sentence.
func (n *Notice) AccessibilityLabel() string { return n.words.Text() }

// Announces lets screen readers say it.
func (n *Notice) Announces() bool { return true }

// side is that of the icon.
func (n *Notice) side() float32 { return box.Size(n, look.Body) * 1.4 }

// Aloud is something that only screen readers say, where a page shows it without words: it takes no room.
type Aloud struct {
	box.Widget
	sentence string
	times    int
}

var _ fyne.Accessible = (*Aloud)(nil)

// NewAloud says nothing yet.
func NewAloud() *Aloud {
	a := &Aloud{}
	a.Build(a, nil, nil)
	return a
}

// Say says a sentence, also one that it said last.
func (a *Aloud) Say(sentence string) {
	a.sentence = sentence
	a.times++
	a.Refresh()
}

// Spoken is how often it said something.
func (a *Aloud) Spoken() int { return a.times }

// Announces lets screen readers say it.
func (a *Aloud) Announces() bool { return true }

// AccessibilityLabel is the sentence.
func (a *Aloud) AccessibilityLabel() string { return a.sentence }

// Progress shows how far long work has come, as a bar and in words.
type Progress struct {
	box.Widget
	label       string
	done, total int
	words       *Words
}

var _ fyne.Accessible = (*Progress)(nil)

// NewProgress is at the beginning.
func NewProgress(label string) *Progress {
	p := &Progress{label: label, words: NewBody(label)}
	slot, bar := &canvas.Rectangle{CornerRadius: barHeight / 2}, &canvas.Rectangle{CornerRadius: barHeight / 2}
	p.Build(p, box.Laid(func() fyne.Size {
		return p.words.MinSize().AddWidthHeight(0, box.Size(p, look.Grid)+barHeight)
	}, func(area fyne.Size) {
		box.Place(p.words, 0, 0, area.Width, box.HeightAt(p.words, area.Width))
		box.Place(slot, 0, area.Height-barHeight, area.Width, barHeight)
		box.Place(bar, 0, area.Height-barHeight, max(barHeight, area.Width*p.share()), barHeight)
	}, p.words, slot, bar), func() { slot.FillColor, bar.FillColor = box.Paint(p, look.Raised), box.Paint(p, look.Accent) })
	return p
}

// SetValue shows that so much of so much is done.
func (p *Progress) SetValue(done, total int) {
	if p.done == done && p.total == total {
		return
	}
	p.done, p.total = done, total
	p.words.SetText(p.AccessibilityLabel())
	p.Refresh()
}

// share is what is done, 0 to 1.
func (p *Progress) share() float32 {
	if p.total <= 0 {
		return 0
	}
	return min(1, float32(p.done)/float32(p.total))
}

// AccessibilityLabel is the label and how far it has come.
func (p *Progress) AccessibilityLabel() string {
	if p.total <= 0 {
		return p.label
	}
	return wording.L("{what}: {done} of {total}", p.label, p.done, p.total)
}

// barHeight is how high the bar is, in device-independent pixels.
const barHeight = 16

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
