package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// Notice is one sentence with an icon and a close button: no sound device, how long the app was away. It is hidden until
// Say.
type Notice struct {
	widget.BaseWidget
	icon   Icon
	words  *Words
	close  *IconButton
	closed func()
}

var _ fyne.Accessible = (*Notice)(nil)

// NewNotice is hidden until Say; closed (or nil) is told when people close it.
func NewNotice(closed func()) *Notice {
	n := &Notice{words: NewBody(""), closed: closed}
	n.close = NewIconButton(IconCross, lang.L("Close"), n.shut)
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

// Say shows one sentence; "" hides it.
func (n *Notice) Say(icon Icon, sentence string) {
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
	side := func() float32 { return size(n, look.Body) * 1.4 }
	return newScene(&scene{
		of:      n,
		objects: []fyne.CanvasObject{surface, icon, n.words, n.close},
		min: func() fyne.Size {
			words, shut := n.words.MinSize(), n.close.MinSize()
			width := words.Width + side() + shut.Width + 3*size(n, look.Gap)
			return fyne.NewSize(width, max(words.Height+2*size(n, look.Grid), shut.Height))
		},
		layout: func(area fyne.Size) {
			surface.Resize(area)
			gap, shut := size(n, look.Gap), n.close.MinSize()
			left := side() + 2*gap
			room := area.Width - left - shut.Width - gap/2
			height := HeightAt(n.words, room)
			Place(icon, gap, (area.Height-side())/2, side(), side())
			Place(n.words, left, (area.Height-height)/2, room, height)
			Place(n.close, area.Width-shut.Width, (area.Height-shut.Height)/2, shut.Width, shut.Height)
		},
		refresh: func() {
			dress(n, surface, look.Raised, look.Outline)
			n.words.Refresh()
			drawIcon(n, icon, n.icon, look.Accent)
		},
	})
}
