package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Notice is one sentence with an icon and a close button, and perhaps a button for what can be done: no sound device, how long
// the app was away. It is hidden until Say.
type Notice struct {
	widget.BaseWidget
	icon   Icon
	words  *Words
	offer  *Button
	offers func() // what the button does
	close  *IconButton
	closed func()
}

var _ fyne.Accessible = (*Notice)(nil)

// NewNotice is hidden until Say; closed (or nil) is told when people close it.
func NewNotice(closed func()) *Notice {
	n := &Notice{words: NewBody(""), closed: closed}
	n.close = NewIconButton(IconCross, lang.L("Close"), n.shut)
	n.offer = NewButton("", NoIcon, func() { n.offers() })
	n.offer.Hide()
	n.Hidden = true
	n.ExtendBaseWidget(n)
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
	n.offer.Hide()
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
	n.offer.Show()
	n.Refresh()
}

// Sentence is what it says, "" while it is hidden.
func (n *Notice) Sentence() string { return n.words.Text() }

// AccessibilityLabel is the sentence.
func (n *Notice) AccessibilityLabel() string { return n.words.Text() }

// AccessibilityRole is that of text.
func (n *Notice) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// Announces lets screen readers say it.
func (n *Notice) Announces() bool { return true }

// CreateRenderer draws surface, icon, sentence and close button.
func (n *Notice) CreateRenderer() fyne.WidgetRenderer {
	surface, icon := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	side := n.side
	return box.Draw(n, box.Scene{
		Objects: []fyne.CanvasObject{surface, icon, n.words, n.offer, n.close},
		Min: func() fyne.Size {
			words, shut := n.words.MinSize(), n.close.MinSize()
			width := words.Width + side() + shut.Width + 3*box.Size(n, look.Gap)
			return fyne.NewSize(width, max(words.Height+2*box.Size(n, look.Grid), shut.Height)+n.offered(n.room(n.Size().Width)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			gap, shut := box.Size(n, look.Gap), n.close.MinSize()
			left, room := side()+2*gap, n.room(area.Width)
			offered := n.offered(room)
			height, line := box.HeightAt(n.words, room), area.Height-offered
			box.Place(icon, gap, (line-side())/2, side(), side())
			box.Place(n.words, left, (line-height)/2, room, height)
			box.Place(n.offer, left, line, room, max(0, offered-gap))
			box.Place(n.close, area.Width-shut.Width, (line-shut.Height)/2, shut.Width, shut.Height)
		},
		Refresh: func() {
			box.Dress(n, surface, look.Raised, look.Outline)
			n.words.Refresh()
			DrawIcon(n, icon, n.icon, look.Accent)
			n.offer.Refresh()
			n.close.Refresh()
		},
	})
}

// side is that of the icon.
func (n *Notice) side() float32 { return box.Size(n, look.Body) * 1.4 }

// room is how wide sentence and button are, between icon and close button.
func (n *Notice) room(width float32) float32 {
	return width - n.side() - n.close.MinSize().Width - 2.5*box.Size(n, look.Gap)
}

// offered is the height that the button takes at a width, with the gap under it.
func (n *Notice) offered(width float32) float32 {
	if !n.offer.Visible() {
		return 0
	}
	return box.HeightAt(n.offer, width) + box.Size(n, look.Gap)
}
