package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
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
