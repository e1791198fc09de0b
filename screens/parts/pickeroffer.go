package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// OfferData is what an offer shows.
type OfferData struct {
	Title string
	Line  string // one sentence about it
	// Brief leaves the sentence to screen readers: the keys stand beside the title, and in a tile without keys stands Next.
	Brief bool
	Next  string // in few words what comes next
	// Greyed shows what can't be done now; it can still be tapped, for the reason.
	Greyed bool
	// Chosen shows that it is what will be done.
	Chosen bool
	// Main shows that it is what is mostly done now.
	Main bool
	// Plays shows that a tap does it, with nothing to choose.
	Plays bool
	// Tap takes the offer as a whole. Where there are keys it is nil: they are tapped.
	Tap  func()
	Keys []*Key
}

// Offer is one thing that may be done: what it is, a line about it, and where they are few, its choices as keys.
type Offer struct {
	Control
	data        OfferData
	title, line *Words
	keys        *fyne.Container
}

// NewOffer is an offer.
func NewOffer(data OfferData) *Offer {
	o := &Offer{Control: Control{Tap: data.Tap}, data: data}
	line := data.Line
	if data.Brief {
		line = data.Next
	}
	o.title, o.line = NewWords(data.Title, look.Label, look.Text).Bold(), NewLess(line)
	o.line.Hidden = line == ""
	o.keys = container.New(&flow{})
	for _, key := range data.Keys {
		o.keys.Add(key)
	}
	o.keys.Hidden = len(data.Keys) == 0
	o.Extend(o)
	o.Label = o.spoken()
	return o
}

// spoken is the offer for a screen reader.
func (o *Offer) spoken() string {
	state := ""
	switch {
	case o.data.Greyed:
		state = wording.L("Not possible now")
	case o.data.Chosen:
		state = wording.L("Chosen")
	}
	return Sentences(o.data.Title, o.data.Line, state)
}

// Nested are its keys.
func (o *Offer) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{o.keys} }

// AccessibilityRole is that of text where only its keys are tapped.
func (o *Offer) AccessibilityRole() fyne.AccessibleRole {
	if o.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// Listed says that several of them are a list.
func (o *Offer) Listed() {}

// edges are the space inside the surface and what is kept at the right for the arrow.
func (o *Offer) edges() (pad, arrow float32) {
	pad = box.Size(o, look.Grid) * 1.5
	if o.data.Brief {
		return box.Size(o, look.Grid), 0
	}
	if o.Tap != nil {
		arrow = box.Size(o, look.Body) + box.Size(o, look.Grid)
	}
	return pad, arrow
}

// CreateRenderer draws surface, title, line, keys, arrow and ring.
func (o *Offer) CreateRenderer() fyne.WidgetRenderer {
	surface, ring := &canvas.Rectangle{}, NewRing()
	arrow := &canvas.Image{FillMode: canvas.ImageFillContain}
	return box.Draw(o, box.Scene{
		Objects: append([]fyne.CanvasObject{surface, o.title, o.line, arrow, o.keys}, ring.Objects()...),
		Min: func() fyne.Size {
			pad, end := o.edges()
			least := o.title.MinSize()
			if o.beside(o.Size().Width) {
				return fyne.NewSize(least.Width+2*pad, max(least.Height, box.Size(o, look.TapTarget))+2*pad)
			}
			for _, below := range []fyne.CanvasObject{o.line, o.keys} {
				if below.Visible() {
					min := below.MinSize()
					least = fyne.NewSize(max(least.Width, min.Width), least.Height+min.Height)
				}
			}
			if o.keys.Visible() {
				least.Height += box.Size(o, look.Grid)
			}
			return fyne.NewSize(least.Width+2*pad+end, max(least.Height+1.6*pad, box.Size(o, look.TapTarget)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.Layout(area)
			o.arrange(arrow, area)
		},
		Refresh: func() {
			o.dressUp(surface)
			o.title.Refresh()
			o.line.Refresh()
			o.keys.Refresh()
			sign, ink := IconForward, look.TextLess
			if o.data.Plays {
				sign = IconCheck
			}
			if o.filled() {
				ink = look.OnAccent
			}
			DrawIcon(o, arrow, sign, ink)
			arrow.Hidden = o.Tap == nil || o.data.Brief
			ring.Show(&o.Control, box.Size(o, look.Radius))
		},
	})
}

// filled reports whether all of it stands out; where it has keys they do.
func (o *Offer) filled() bool {
	return o.data.Main && !o.keys.Visible() && !o.data.Greyed && !o.data.Chosen
}

func (o *Offer) dressUp(surface *canvas.Rectangle) {
	rest, outline := look.Card, look.Hairline
	title, line := look.Text, look.TextLess
	switch {
	case o.data.Greyed:
		rest, title, line = look.Ground, look.Greyed, look.Greyed
	case o.data.Chosen:
		rest, outline = look.Pressed, look.Accent
	case o.data.Main && !o.filled():
		outline = look.Accent
	}
	fill := o.Fill(rest)
	if o.filled() {
		fill, outline, title, line = look.Accent, "", look.OnAccent, look.OnAccent
		if o.hovered {
			fill = look.AccentHover
		}
	}
	box.Dress(o, surface, fill, outline)
	o.title.SetColour(title)
	o.line.SetColour(line)
}

// beside reports whether title and keys have room beside each other.
func (o *Offer) beside(width float32) bool {
	if !o.data.Brief || len(o.data.Keys) == 0 {
		return false
	}
	pad, _ := o.edges()
	wide := o.title.Natural() + 2*pad
	for _, key := range o.data.Keys {
		wide += key.Natural() + box.Size(o, look.Grid)
	}
	return wide <= width
}

func (o *Offer) arrange(arrow *canvas.Image, area fyne.Size) {
	pad, end := o.edges()
	room := float32(int(area.Width - 2*pad - end)) // in whole pixels: the painter rounds widths of letters up
	if o.beside(area.Width) {
		wide := o.title.Natural()
		title, left := box.HeightAt(o.title, wide), pad+wide+box.Size(o, look.Grid)
		box.Place(o.title, pad, (area.Height-title)/2, wide, title)
		box.Place(o.keys, left, pad, area.Width-pad-left, area.Height-2*pad)
		return
	}
	title, line, keys := box.HeightAt(o.title, room), float32(0), float32(0)
	if o.line.Visible() {
		line = box.HeightAt(o.line, room)
	}
	if o.keys.Visible() {
		keys = box.HeightAt(o.keys, room) + box.Size(o, look.Grid)
	}
	top := (area.Height - title - line - keys) / 2
	box.Place(o.title, pad, top, room, title)
	box.Place(o.line, pad, top+title, room, line)
	box.Place(o.keys, pad, top+title+line+box.Size(o, look.Grid), room, keys-box.Size(o, look.Grid))
	side := box.Size(o, look.Body)
	box.Place(arrow, area.Width-pad-side, (area.Height-side)/2, side, side)
}
