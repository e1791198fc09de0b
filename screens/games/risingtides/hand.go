package risingtides

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// hand is what a seat can turn over.
func (f *tideFelt) hand(seat int) *table.Hand {
	n := f.held(seat)
	f.backs = table.NewBacks(n, parts.IconWave, wording.L("Hand {number}", n), func() { game.LiftCard(f.acts, seat, f.lift) })
	hand := &table.Hand{
		Seat: seat, Own: !f.acts.Shared(), Backs: f.backs, Open: func() []table.HandCard { return f.fan(seat) },
		Lifted: f.lights,
	}
	if n, ok := f.ownNation(seat); ok {
		hand.Plan = func() fyne.CanvasObject { return f.ownPlan(seat, n) }
		hand.Main = f.nextStage(seat, n)
	}
	return hand
}

// lights lights the islands on which the card can be played that is lifted.
func (f *tideFelt) lights(open bool, word string) {
	f.up = word
	_, plans := f.ownNation(f.sea.own)
	f.sea.rowed = open && plans && word == "" && !table.Beside(f.app.Size())
	own, verb := f.decides(), f.aiming()
	var whys []string
	for k, i := range f.sea.islands {
		i.glows = f.chosenOn(k+1) || len(f.aims(k+1)) > 0
		why := ""
		if own != k+1 && !i.glows {
			why = f.refuses(verb, k+1)
		}
		whys = append(whys, why)
	}
	if own == 0 || verb == nil {
		whys = nil
	}
	f.sea.aim(whys)
}

// aims are the moves that play the card that is lifted on an island.
func (f *tideFelt) aims(seat int) (list []rules.Act) {
	if own, verb := f.decides(), f.aiming(); own > 0 && verb != nil {
		list = slices.DeleteFunc(f.of(verb, own), func(act rules.Act) bool { return aim(act) != seat })
	}
	return list
}

// refuses says in few words why a card can't be played on an island.
func (f *tideFelt) refuses(verb rules.Named, seat int) string {
	p := &f.view.Players[seat-1]
	empty := true
	for r := range kit.Resources {
		empty = empty && p.Depot.Count[r] == 0
	}
	switch {
	case slices.Contains(f.view.Finished[:], seat):
		return wording.L("has finished")
	case verb != nil && verb.Number() == risingtides.Nuke.Number():
		return wording.L("no stage built")
	case empty:
		return wording.L("depot empty")
	}
	return wording.L("not now")
}

// held is how many cards a seat holds, with the nation that the app has dealt it.
func (f *tideFelt) held(seat int) int {
	words, _ := f.acts.Held(seat)
	return max(f.view.Players[seat-1].Hand.Size(), len(words))
}

// lift asks which card of the hand is meant.
func (f *tideFelt) lift() {
	if f.decides() > 0 {
		f.lifted = anyCard
		f.acts.Again()
	}
}

// fan are the cards of a seat, each with what can be done with it.
func (f *tideFelt) fan(seat int) []table.HandCard {
	words, _ := f.acts.Held(seat)
	list := []table.HandCard{}
	for _, word := range words {
		if word == game.UnknownCard {
			list = append(list, table.HandCard{
				Face: newTideFace(""), Spoken: wording.L("Not known to the app"),
				Main: &table.Key{Icon: parts.IconCards, Word: wording.L("Which card is it?"), Tap: f.lift},
			})
			continue
		}
		if _, ok := nationOf(word); ok {
			continue // its plan lies over the cards
		}
		list = append(list, f.handCard(seat, word))
	}
	return list
}

// handCard is a card of an open hand with what can be done with it, by what the table knows.
func (f *tideFelt) handCard(seat int, word string) table.HandCard {
	c := table.HandCard{Face: newTideFace(word), Word: word, Spoken: kit.CardTitle(word)}
	card := slices.IndexFunc(kit.TideCards(), func(t kit.TideCard) bool { return t.Word == word })
	allowed := func(icon parts.Icon, word string, act rules.Act) *table.Key {
		if f.decides() != seat || f.table.Judge(act) != "" {
			return nil
		}
		return &table.Key{Icon: icon, Word: word, Tap: func() { f.forget(); f.acts.Walk(game.Moves([]rules.Act{act})) }}
	}
	add := func(key *table.Key) {
		if key != nil {
			c.Others = append(c.Others, *key)
		}
	}
	switch {
	case f.verb != nil && card < kit.Resources:
		if act, ok := f.paying(seat, card); ok {
			c.Main = &table.Key{Icon: parts.IconMoney, Word: wording.L("Pay with it"), Tap: func() { f.pays(seat, card, act) }}
		}
	case f.verb != nil: // it is being played
	case f.view.Step == risingtides.StepTurn && card < kit.Resources:
		c.Main = allowed(parts.IconCrate, wording.L("Place it"), risingtides.Place.Act(seat, card))
		add(allowed(parts.IconDiscards, wording.L("Throw it away"), risingtides.Discard.Act(seat, card)))
	case f.view.Step == risingtides.StepTurn:
		if key := allowed(parts.IconDiscards, wording.L("Throw it away"), risingtides.Discard.Act(seat, card)); key != nil {
			key.Price = wording.L("ends the turn")
			add(key)
		}
		c.Down, c.Hint = wording.L("keep it"), f.aimed(word)
	case f.view.Step == risingtides.StepCounter && word == "steal-protect":
		add(allowed(parts.IconShield, wording.L("Protect"), risingtides.Protect.Act(seat)))
	case f.view.Step == risingtides.StepCounter && word == "relocate-redirect" && len(f.of(risingtides.Redirect, seat)) > 0:
		add(&table.Key{Icon: parts.IconRelocate, Word: wording.L("Redirect"), Tap: func() { f.forget(); f.verb = risingtides.Redirect; f.acts.Again() }})
	}
	if c.Main == nil && len(c.Others) == 0 {
		c.Why = wording.L("It can't be played now.")
	}
	return c
}

// aimed says where a card that is lifted can be played.
func (f *tideFelt) aimed(word string) *table.Hint {
	before := f.up
	f.up = word
	defer func() { f.up = before }()
	to := 0
	for seat := range f.table.Seats() {
		if len(f.aims(seat+1)) == 0 {
			continue
		}
		if to > 0 {
			return &table.Hint{Word: wording.L("Tap a green island"), Words: wording.L("then tap the resource that pays")}
		}
		to = seat + 1
	}
	if to == 0 {
		return &table.Hint{Word: wording.L("There is no island for it now"), Words: wording.L("Put it down.")}
	}
	return &table.Hint{
		Show: parts.NewSeatMark(to, aimedMark), Word: wording.L("Tap {player}'s island", f.player(to)), Words: wording.L("then tap the resource that pays"),
	}
}

// aimedMark is the side of a seat's mark in the hint, in device-independent pixels.
const aimedMark = 34

// pays adds a card to the price, or plays what it pays for.
func (f *tideFelt) pays(seat, card int, act rules.Act) {
	if len(f.paid)+1 < f.payments() {
		f.paid = append(f.paid, card)
		f.acts.Again()
		return
	}
	f.acts.Walk(game.Moves([]rules.Act{act}))
}

// tideFace is a card of the deck, face up.
type tideFace struct {
	widget.BaseWidget
	word  string
	title *parts.Words
	other *parts.Words // what else it is for
}

func newTideFace(word string) *tideFace {
	t := &tideFace{word: word}
	title := ""
	if word != "" {
		title = kit.CardTitle(word)
	}
	title, other, _ := strings.Cut(title, " / ")
	if other != "" {
		other = wording.L("or {what}", other)
	}
	t.title = parts.NewWords(title, look.Least, look.OnPaper).Bold().Lines(1).Squeezed(leastName)
	t.other = parts.NewWords(other, look.Least, look.OnPaper).Centred().Lines(1).Squeezed(leastName)
	t.ExtendBaseWidget(t)
	return t
}

// signOf is what is on a card, and the colour under it.
func signOf(word string) (parts.Icon, fyne.ThemeColorName) {
	for i, card := range kit.TideCards() {
		switch {
		case card.Word != word:
		case i < kit.Resources:
			return card.Icon, discOf(i)
		case word == "nuke":
			return card.Icon, look.BandRed
		case word == "steal-protect":
			return card.Icon, look.BandBlue
		default:
			return card.Icon, look.BandViolet
		}
	}
	return parts.IconHidden, look.Paper
}

// CreateRenderer draws the card: its sign over its title.
func (t *tideFace) CreateRenderer() fyne.WidgetRenderer {
	paper := box.NewSurface(box.Face{Fill: look.Paper, Line: look.PaperLip, Corner: kindGap})
	icon, fill := signOf(t.word)
	band := box.NewSurface(box.Face{Fill: fill, Corner: kindGap, Square: true})
	disc := box.NewSurface(box.Face{Fill: fill, Corner: kindDisc})
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	return box.Draw(t, box.Scene{
		Objects: []fyne.CanvasObject{paper, band, disc, sign, t.title, t.other},
		Min:     func() fyne.Size { return fyne.NewSize(kindDisc, kindDisc) },
		Layout: func(area fyne.Size) {
			paper.Resize(area)
			need, other := t.title.MinSize().Height, float32(0)
			if box.SetVisible(t.other, t.other.Text() != ""); t.other.Visible() {
				other = t.other.MinSize().Height
			}
			side := max(0, min(kindDisc, area.Height-need-other-3*kindGap))
			disc.Set(box.Face{Fill: fill, Corner: side / 2})
			box.Place(band, 1, 1, area.Width-2, need+2)
			box.Place(disc, (area.Width-side)/2, need+2*kindGap, side, side)
			box.Place(sign, (area.Width-side*signShare)/2, need+2*kindGap+side*(1-signShare)/2, side*signShare, side*signShare)
			box.Place(t.title, kindGap, 2, area.Width-3*kindGap/2, need)
			box.Place(t.other, 2, need+side+5*kindGap/2, area.Width-4, other)
		},
		Refresh: func() {
			paper.Refresh()
			band.Refresh()
			disc.Refresh()
			t.other.Refresh()
			parts.DrawIcon(t, sign, icon, look.OnPaper)
			t.title.Refresh()
		},
	})
}

// kindDisc is the disc of the sign on a card, in device-independent pixels, and signShare the share of it that the sign has.
const (
	kindDisc  = 48
	signShare = 0.6
)
