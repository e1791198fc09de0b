package parts

import (
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// OfferData is what an offer shows; all but Title may be left out.
type OfferData struct {
	Icon  Icon
	Title string
	Line  string // what it brings, or one sentence about it; why it can't be done, where it is greyed
	Price string // what it costs
	Sign  Icon   // of what, beside the price
	// Greyed shows what can't be done now; it can still be tapped, for the ruling.
	Greyed bool
	// Leads shows that a tap leads to a choice.
	Leads bool
	Tap   func()
}

// Offer is one thing that may be done: its picture, what it is, what it brings, what it costs.
type Offer struct {
	Control
	data OfferData
}

// NewOffer is an offer.
func NewOffer(data OfferData) *Offer {
	o := &Offer{Control: Control{Tap: data.Tap}, data: data}
	state := ""
	if data.Greyed {
		state = wording.L("Not possible now")
	}
	o.Label = Sentences(data.Title, data.Line, data.Price, state)
	title, line, price := NewWords(data.Title, look.Label, look.Text).Bold(), NewWords(data.Line, look.Least, look.TextLess), NewWords(data.Price, look.Label, look.Text).Bold()
	line.Hidden, price.Hidden = data.Line == "", data.Price == ""
	surface, rim := &canvas.Rectangle{}, NewOutline(look.Outline, offerCorner)
	icon, sign, arrow := &canvas.Image{FillMode: canvas.ImageFillContain}, &canvas.Image{FillMode: canvas.ImageFillContain}, &canvas.Image{FillMode: canvas.ImageFillContain}
	leads := NoIcon
	if data.Leads {
		leads = IconForward
	}
	side := box.Times(look.Label, offerSign)
	row := box.RowBy(
		box.Named(look.Grid), box.Square(icon, box.Times(look.Label, offerIcon)), box.Breaks(box.Column(0, title, line)), price, box.Square(sign, side), box.Square(arrow, side),
	)
	tree := container.NewStack(surface, rim, box.AtLeast(box.PadBy(row, box.Times(look.Grid, 1.5), box.Times(look.Grid, 0.25)), nil, box.Times(look.TapTarget, offerHigh)))
	o.Build(o, tree, o.Radius, func() {
		fill, outline, ink := o.Fill(look.Key), look.Outline, look.Text
		if data.Greyed {
			fill, outline, ink = "", "", look.TextLess
			line.SetColour(look.NotAllowed)
		}
		rim.Hidden = !data.Greyed
		box.Dress(o, surface, fill, outline)
		title.SetColour(ink)
		DrawIcon(o, icon, data.Icon, ink)
		DrawIcon(o, sign, data.Sign, look.Text)
		DrawIcon(o, arrow, leads, look.Text)
	})
	return o
}

// Measures of an offer: its corners in device-independent pixels, and its pictures in sizes of its letters and its height in those of what
// can be tapped.
const (
	offerCorner          = 12
	offerIcon, offerSign = 1.4, 1.15
	offerHigh            = 56.0 / 48
)

// Listed says that several of them are a list.
func (o *Offer) Listed() {}
