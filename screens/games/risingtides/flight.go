package risingtides

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// pile is where a card lies on the felt.
type pile struct {
	seat int // 0: the deck and the discards, under the medal
	part part
	at   int // of a depot the resource, of a tower the stage
}

// part is what of an island a card lies on.
type part uint8

// The parts of an island.
const (
	inHand part = iota
	inDepot
	inTower
)

// flight is a card on its way to where it lies now.
type flight struct {
	word     string // of the card; "": nobody has shown it
	from, to pile
}

// flightsOf are the cards that a move has moved, by the position before it.
func flightsOf(before *risingtides.Position, act rules.Act, seats int) []flight {
	seat := act.Seat
	hand := pile{seat, inHand, 0}
	shown := func(card int) string {
		if card == risingtides.Unseen {
			return ""
		}
		return kit.TideCards()[card].Word
	}
	depot := func(seat, resource int) pile { return pile{seat, inDepot, resource} }
	if card, ok := risingtides.Draw.Of(act); ok {
		return []flight{{shown(card), pile{}, hand}}
	}
	if card, ok := risingtides.Discard.Of(act); ok {
		return []flight{{shown(card), hand, pile{}}}
	}
	if resource, ok := risingtides.Place.Of(act); ok {
		return []flight{{shown(resource), hand, depot(seat, resource)}}
	}
	if target, _, ok := risingtides.Steal.Of(act); ok {
		return []flight{{"steal-protect", hand, pile{target, inHand, 0}}}
	}
	if target, _, ok := risingtides.Relocate.Of(act); ok {
		return []flight{{"relocate-redirect", hand, pile{target, inHand, 0}}}
	}
	if target, _, ok := risingtides.Nuke.Of(act); ok {
		list := []flight{{"nuke", hand, depot(target, 1)}}
		for _, resource := range before.Players[target-1].Depot.Cards() {
			list = append(list, flight{shown(int(resource)), depot(target, int(resource)), pile{}})
		}
		return list
	}
	if list := answerFlights(before, act, hand); list != nil {
		return list
	}
	if resource, ok := risingtides.Take.Of(act); ok {
		return []flight{{shown(resource), depot(before.Attack.Target, resource), hand}}
	}
	if resource, to, ok := risingtides.Send.Of(act); ok {
		if to == 0 {
			return []flight{{shown(resource), depot(before.Attack.Target, resource), pile{}}}
		}
		return []flight{{shown(resource), depot(before.Attack.Target, resource), depot(to, resource)}}
	}
	if card, ok := risingtides.PickCard.Of(act); ok {
		return []flight{{shown(card), pile{before.From(seat, seats), inHand, 0}, hand}}
	}
	return nil
}

// answerFlights are the cards by which an attack is answered, and the answer: each flies to whom it is played against.
func answerFlights(before *risingtides.Position, act rules.Act, hand pile) []flight {
	against := func(seat int) pile { return pile{seat, inHand, 0} }
	if risingtides.Protect.Is(act) {
		return []flight{{"steal-protect", hand, against(before.Turn)}}
	}
	if to, _, ok := risingtides.Redirect.Of(act); ok {
		if to == 0 { // blocked
			to = before.Turn
		}
		return []flight{{"relocate-redirect", hand, against(to)}}
	}
	if risingtides.Recounter.Is(act) {
		word := "relocate-redirect"
		if before.Attack.Steals() {
			word = "steal-protect"
		}
		return []flight{{word, hand, against(before.Attack.Target)}}
	}
	return nil
}

// returnedFlights are the cards that an event has brought from the depots back into the hands.
func returnedFlights(before, after *risingtides.Position) []flight {
	var list []flight
	for i := range before.Players {
		for resource := range kit.Resources {
			for range int(before.Players[i].Depot.Count[resource]) - int(after.Players[i].Depot.Count[resource]) {
				list = append(list, flight{kit.TideCards()[resource].Word, pile{i + 1, inDepot, resource}, pile{i + 1, inHand, 0}})
			}
		}
	}
	return list
}

// builtFlights are the cards of a depot that have become the blocks of a new stage.
func builtFlights(seat int, before, after *risingtides.Player) []flight {
	var list []flight
	stage := len(before.Stages())
	if len(after.Stages()) != stage+1 {
		return nil
	}
	for resource, n := range after.Stages()[stage] {
		for range n {
			list = append(list, flight{kit.TideCards()[resource].Word, pile{seat, inDepot, resource}, pile{seat, inTower, stage}})
		}
	}
	return list
}

// flying is a card that is seen on its way.
type flying struct {
	flight
	card  fyne.CanvasObject
	after float32 // the share of the whole time after which it sets out
}

// Measures of a card on its way, in device-independent pixels, and by what share of the time each sets out after the one before.
const (
	flyWide, flyHigh = 34, 48
	flySign          = 22
	flyCorner        = 7
	flyApart         = 0.16
)

// newFlying are cards that set out one after the other.
func newFlying(list []flight) []flying {
	var all []flying
	for i, is := range list {
		icon, fill := signOf(is.word)
		face, ink := box.Face{Fill: fill, Line: look.Paper, Band: 2, Corner: flyCorner}, look.OnPaper
		if is.word == "" {
			icon, ink, face.Fill = parts.IconWave, look.Gold, look.Night
		}
		card := container.NewStack(box.NewSurface(face), container.NewCenter(parts.NewSign(icon, flySign, ink)))
		card.Resize(fyne.NewSize(flyWide, flyHigh))
		all = append(all, flying{is, card, min(flyApart*float32(i), 1-flyApart)})
	}
	return all
}

// fly lets cards fly to where they lie now, unless people want as little motion as possible. Nothing waits for them.
func (s *sea) fly(list []flight) {
	s.land()
	long := look.Duration(parts.CurrentTheme())
	if long <= 0 || len(list) == 0 {
		return
	}
	s.cards = newFlying(list)
	s.glide(0)
	s.Refresh()
	s.motion = &fyne.Animation{Duration: long, Curve: fyne.AnimationEaseOut, Tick: s.glide}
	s.motion.Start()
}

// glide places the cards that fly when a share of their time has gone.
func (s *sea) glide(gone float32) {
	if gone >= 1 {
		s.land()
		return
	}
	for _, c := range s.cards {
		share := max(0, gone-c.after) / (1 - c.after)
		from, to := s.lies(c.from), s.lies(c.to)
		c.card.Move(fyne.NewPos(from.X+(to.X-from.X)*share-flyWide/2, from.Y+(to.Y-from.Y)*share-flyHigh/2))
	}
}

// land takes the cards that fly away: what lies under them shows where they are.
func (s *sea) land() {
	if s.motion != nil {
		s.motion.Stop()
	}
	landed := s.cards != nil
	s.motion, s.cards = nil, nil
	if landed {
		s.Refresh()
	}
}

// lies is the middle of a pile on the felt.
func (s *sea) lies(p pile) fyne.Position {
	if p.seat == 0 || p.seat > len(s.islands) {
		if s.chart.radius > 0 {
			return s.chart.medal
		}
		return fyne.NewPos((s.Left+s.Size().Width-s.Right)/2, (s.Top+s.Size().Height-s.Bottom)/2)
	}
	i := s.islands[p.seat-1]
	at := i.Position().AddXY(i.Size().Width/2, i.down())
	pill := at.AddXY(0, pillDown*i.spot.scale+i.spot.pill.Height/2)
	switch {
	case p.part == inTower:
		tier := tiers[min(p.at, kit.Stages-1)]
		return at.AddXY(0, (tier.top+tier.high/2)*i.spot.scale)
	case p.part == inDepot && i.spot.depot.Width > 0:
		shift := (float32(p.at) - 1) / kit.Resources * i.spot.depot.Width
		return pill.AddXY(shift, (i.spot.pill.Height+i.spot.depot.Height)/2+depotGap)
	}
	return pill
}
