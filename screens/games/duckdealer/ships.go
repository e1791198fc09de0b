package duckdealer

import (
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/screens/frame/shell"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// placards are the ships of the players by seat, and the goods aboard each.
type placards struct {
	Gear map[int]map[string]int `json:"gear"`
	Load map[int]int            `json:"load"`
}

// shipPage is a ship placard: gear, speed class, room for goods, and what a collecting turn brings.
type shipPage struct {
	counterPage
	seat     int
	slots    int
	who      *fyne.Container
	card     *parts.Card
	placard  *fyne.Container
	steppers map[string]*parts.Stepper
	load     *parts.Stepper
	words    *parts.Words
}

func newShipPage(a *Feature) shell.Screen {
	p := &shipPage{seat: 1, slots: duckSlots(a), steppers: map[string]*parts.Stepper{}}
	of := &a.DuckAids().Ships
	p.counterPage = counterPage{
		app: a, title: wording.L("Ship placard"), count: of, body: p.objects, show: p.draw,
		anew: func() { of.set(placards{}) },
	}
	return p
}

// duckEdition is what the owner's copy prints, as far as it can be used.
func duckEdition(a *Feature) *duckdealer.Edition {
	lines, _ := a.DuckCopy().Usable()
	edition, err := duckdealer.ReadEdition(lines, a.DuckCopy().Names()...)
	if err != nil {
		panic("screens: " + err.Error()) // what is usable can be read
	}
	return edition
}

func duckSlots(a *Feature) int { return duckEdition(a).Slots() }

func (p *shipPage) objects() []fyne.CanvasObject {
	p.who, p.placard = container.NewStack(), container.NewStack()
	p.card, p.words = parts.NewCard(parts.IconShip, "", "", nil), parts.NewLess("")
	gear := parts.NewColumn(p.placard)
	for _, word := range duckdealer.Gear() {
		stepper := parts.NewStepper(kit.GearTitle(word), 0, p.slots, 1, plainNumber, func(n int) { p.fit(word, n) })
		p.steppers[word] = stepper
		gear.Add(container.New(signed{}, parts.NewSign(kit.GearIcon(word), signSide, look.Accent), stepper))
	}
	gear.Add(p.words)
	p.load = parts.NewStepper(wording.L("Goods aboard"), 0, mostLoad, 1, plainNumber, p.stow)
	return []fyne.CanvasObject{
		p.who, p.card, parts.NewPanel(wording.L("Gear"), gear), parts.NewPanel("", p.load), p.playersChoice(),
	}
}

// signSide is the side of a sign before the name of what it shows, in device-independent pixels at text step 1.
const signSide = 27

// mostLoad is how many goods the page counts aboard a ship.
const mostLoad = 99

// fit changes how many pieces of a gear a ship has.
func (p *shipPage) fit(word string, n int) {
	of := &p.app.DuckAids().Ships
	next := of.Now.clone()
	if next.Gear[p.seat] == nil {
		next.Gear[p.seat] = map[string]int{}
	}
	next.Gear[p.seat][word] = n
	of.set(next)
	p.did()
}

// stow changes how many goods are aboard.
func (p *shipPage) stow(n int) {
	of := &p.app.DuckAids().Ships
	next := of.Now.clone()
	next.Load[p.seat] = n
	of.set(next)
	p.did()
}

// clone is another state that can be changed.
func (s placards) clone() placards {
	next := placards{map[int]map[string]int{}, map[int]int{}}
	for seat, gear := range s.Gear {
		next.Gear[seat] = maps.Clone(gear)
	}
	maps.Copy(next.Load, s.Load)
	return next
}

func (p *shipPage) draw() {
	now := p.app.DuckAids().Ships.Now
	gear := now.Gear[p.seat]
	ship := duckdealer.Fitted(gear)
	pieces, load := ship.Pieces(), now.Load[p.seat]
	p.who.Objects = []fyne.CanvasObject{p.playerKeys(p.seat, func(seat int) { p.seat = seat; p.Refresh() })}
	p.who.Refresh()
	words := wording.L("{filled} of {slots} slots filled. Goods {load} of {room}.", pieces, p.slots, load, ship.Capacity()) + " "
	if crew := energyList(ship.Crew()); crew == "" {
		words += wording.L("A collecting turn brings a marker of your choice.")
	} else {
		words += wording.L("A collecting turn brings a marker of your choice and {crew}.", crew)
	}
	if load > ship.Capacity() {
		words += " " + wording.L("Too many goods: discard before moving.")
	}
	p.card.Set(parts.IconShip, wording.L("{class}: {steps} steps per marker", classTitle(ship.Class()), ship.Class().Speed()), words)
	p.placard.Objects = []fyne.CanvasObject{gearSlots(gear, p.slots)}
	p.placard.Refresh()
	for word, stepper := range p.steppers {
		stepper.SetMost(gear[word] + max(0, p.slots-pieces))
		stepper.SetValue(gear[word])
	}
	p.load.SetValue(load)
	p.warn(pieces)
}

// warn reports what the next piece changes.
func (p *shipPage) warn(pieces int) {
	after := duckdealer.ClassOf(pieces + 1)
	words := ""
	switch {
	case pieces == p.slots:
		words = wording.L("All slots are filled: only an exchange is possible.")
	case after == duckdealer.ClassOf(pieces):
	case after == duckdealer.Cruiser:
		words = wording.L("With the next piece the ship becomes a cruiser.")
	default:
		words = wording.L("With the next piece the ship becomes a freighter.")
	}
	p.words.SetText(words)
	box.SetVisible(p.words, words != "")
}

// signed puts a sign before a stepper, where the stepper stays on one line.
type signed struct{}

// Layout places both.
func (signed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	sign, stepper := objects[0], objects[1]
	is := sign.MinSize()
	left := is.Width + parts.LeadGap
	room := box.HeightAt(stepper, size.Width-left) <= box.HeightAt(stepper, size.Width)
	if box.SetVisible(sign, room); !room {
		left = 0
	}
	high := box.HeightAt(stepper, size.Width-left)
	box.Place(sign, 0, (size.Height-is.Height)/2, is.Width, is.Height)
	box.Place(stepper, left, (size.Height-high)/2, size.Width-left, high)
}

// MinSize is the stepper's: a sign is lower and narrower.
func (signed) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[1].MinSize() }
