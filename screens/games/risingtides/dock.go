package risingtides

import (
	"slices"

	"fyne.io/fyne/v2"

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

// Dock is what the page holds in the position that was shown last.
func (f *tideFelt) Dock() table.Dock {
	d := f.dock()
	parts.Able(f.sea.medal, d.Moment == nil) // what lies over it takes the keys
	return d
}

func (f *tideFelt) dock() table.Dock {
	seat, mine := game.Decider(f.table, f.acts)
	d := table.Dock{Seat: seat, Turn: f.view.Turn, Moment: f.moment(), Tall: true}
	if mine > 0 && f.pick != nil {
		d.Hand = f.hand(f.acts.Holder(mine))
		d.Own = f.own(d.Hand.Seat)
	}
	waits := mine != seat && seat != 0
	if f.pick == nil || mine == 0 || waits && f.lifted != toldEvent { // an event is told, and the timer started, by anybody
		return d
	}
	if f.lifted != "" {
		f.liftedCard(&d)
		return d
	}
	switch f.view.Step {
	case risingtides.StepNations:
		f.nations(&d, seat)
	case risingtides.StepDeal:
		f.deal(&d, seat)
	case risingtides.StepTurn:
		f.turn(&d, seat)
	case risingtides.StepReshuffle:
		if act, ok := rules.FirstOf(f.legal, risingtides.Reshuffle); ok {
			d.Main = &table.Key{Icon: parts.IconShuffle, Word: wording.L("Shuffle"), Price: wording.L("the discard pile: the new deck"), Moves: []rules.Act{act}}
		}
	case risingtides.StepCounter:
		f.counter(&d, seat)
	case risingtides.StepRecounter:
		f.recounter(&d, seat)
	case risingtides.StepTake:
		f.takes(&d)
	case risingtides.StepPick:
		f.picks(&d, seat)
	case risingtides.StepReveal:
		f.reveal(&d, seat)
	}
	return d
}

// own is what stands over the keys: the hand, face down, and what to do with it.
func (f *tideFelt) own(seat int) []fyne.CanvasObject {
	if f.held(seat) == 0 || !f.owns() {
		return nil
	}
	list := []fyne.CanvasObject{}
	if f.view.Step == risingtides.StepTurn && f.decides() == seat && f.verb == nil && f.target == 0 && f.lifted == "" && f.lists != building && !f.narrow() {
		list = append(list, parts.NewWords(wording.L("Place one:"), look.Body, look.FeltOf(Key).Less))
	}
	list = append(list, box.Spring())
	if game.Knows(f.acts, seat) {
		words := wording.L("Tap to look")
		if f.acts.Shared() {
			words = wording.L("Hold to look")
		}
		list = append(list, box.Spare(parts.NewWords(words, look.Body, look.FeltOf(Key).Less)))
	}
	return append(list, f.backs)
}

// narrow reports whether three other keys would stand over one another: then they have no room beside the islands.
func (f *tideFelt) narrow() bool {
	size := f.app.Size()
	return !table.Beside(size) && (size.Width < narrowest || f.app.Options().Text >= 1.5)
}

// narrowest is the least width of a window whose keys stand side by side, in device-independent pixels.
const narrowest = 360

// cancel drops what is being chosen.
func (f *tideFelt) cancel() *table.Key {
	return &table.Key{Word: wording.L("Cancel"), Tap: func() { f.forget(); f.acts.Again() }}
}

// judged is a key for a move: one that the table knows to be against the rules opens the ruling.
func (f *tideFelt) judged(key table.Key, act rules.Act) table.Key {
	if f.table.Judge(act) == "" {
		key.Moves = []rules.Act{act}
		return key
	}
	key.Why, key.Tap = f.table.Explain(act).Why.String(), func() { f.acts.Ruling(act) }
	return key
}

// resourceKey is a key for a resource.
func resourceKey(resource int) table.Key {
	card := kit.TideCards()[resource]
	return table.Key{Icon: card.Icon, Disc: discOf(resource), Word: kit.CardTitle(card.Word)}
}

// nations are dealt by the app, or by the table: then nobody says which, or a nation that is shown is tapped.
func (f *tideFelt) nations(d *table.Dock, seat int) {
	verb := risingtides.EnterNation.Number()
	dealt := table.Key{Icon: parts.IconFlag, Word: wording.L("We dealt"), Price: wording.L("nobody shows the nation"), Tap: func() { f.all(risingtides.EnterNation) }}
	if !f.acts.Can(seat, verb) {
		d.Main, d.Side = &dealt, &table.Key{Word: wording.L("Hidden"), Moves: []rules.Act{risingtides.EnterNation.Act(seat, risingtides.Unseen)}}
		d.Moment = f.flags(f.of(risingtides.EnterNation, seat))
		return
	}
	d.Main = &table.Key{Icon: parts.IconFlag, Word: wording.L("Deal the nations"), Tap: func() { f.acts.Deal(verb) }}
	if !f.acts.Mine(seat%len(f.table.Seats()) + 1) { // a device of one's own
		d.Main.Word, d.Main.Tap = wording.L("Deal {player}'s nation", f.player(seat)), func() { f.acts.Draw(seat, verb) }
	}
	dealt.Icon, dealt.Price = parts.NoIcon, ""
	d.Side = &dealt
}

// all enters for each seat in turn that it took a card unseen.
func (f *tideFelt) all(verb rules.Verb1[int]) {
	step := f.view.Step
	f.acts.Walk(func(t rules.Table) (rules.Act, bool) {
		v, ok := risingtides.Look(t)
		if !ok || v.Step != step || len(t.ToMove()) == 0 || !f.acts.Mine(t.ToMove()[0]) {
			return rules.Act{}, false
		}
		return verb.Act(t.ToMove()[0], risingtides.Unseen), true
	})
}

// unseenCard is a key that takes a card without saying which: the app's, or the table's own.
func (f *tideFelt) unseenCard(d *table.Dock, seat int, verb rules.Verb1[int], icon parts.Icon, word, ours string) bool {
	unseen := verb.Act(seat, risingtides.Unseen)
	if f.table.Judge(unseen) != "" {
		return false
	}
	game.Chance(d, f.acts, seat, verb.Number(), icon, word, ours)
	own := table.Key{Icon: d.Main.Icon, Word: ours, Moves: []rules.Act{unseen}}
	if d.Side != nil && f.acts.Draws() {
		own.Icon = parts.NoIcon
		d.Side = &own
	} else {
		own.Word = word
		d.Main, d.Side = &own, &table.Key{Word: wording.L("Name it"), Tap: f.naming}
	}
	return true
}

// inDeck is how many cards are left.
func (f *tideFelt) inDeck() string {
	return wording.L("{number} in the deck", f.view.Deck)
}

func (f *tideFelt) deal(d *table.Dock, seat int) {
	if f.unseenCard(d, seat, risingtides.Draw, parts.IconDeck, wording.L("Draw a card"), wording.L("We drew")) {
		d.Main.Price = f.inDeck()
	}
	if !f.acts.Draws() {
		d.Others = []table.Key{{Icon: parts.IconPeople, Word: wording.L("Everybody drew"), Tap: func() { f.all(risingtides.Draw) }}}
	}
}

// turn is one action: what is chosen so far decides over the keys.
func (f *tideFelt) turn(d *table.Dock, seat int) {
	switch {
	case f.lists == building:
		f.stages(d, seat)
		return
	case f.verb != nil:
		f.payment(d, seat)
		return
	case f.target > 0:
		f.attacks(d, seat)
		return
	}
	f.places(d, seat)
	if f.lists == placing {
		d.Hint, d.End = &table.Hint{Word: wording.L("What do you place?")}, f.cancel()
		return
	}
	if f.unseenCard(d, seat, risingtides.Draw, parts.IconDeck, wording.L("Draw a card"), wording.L("We drew")) {
		d.Main.Price = f.inDeck()
	} else {
		d.Hint = &table.Hint{Word: wording.L("Place or play a card"), Words: wording.L("You can't draw now.")}
	}
	if act, ok := rules.FirstOf(f.legal, risingtides.Pass); ok {
		d.End = &table.Key{Word: wording.L("Pass"), Moves: []rules.Act{act}}
	}
}

// places are the keys that place a resource of the hand.
func (f *tideFelt) places(d *table.Dock, seat int) {
	if f.narrow() && f.lists != placing {
		d.Others = []table.Key{{Icon: parts.IconCrate, Word: wording.L("Place a card"), Tap: func() { f.lists = placing; f.acts.Again() }}}
		return
	}
	for resource := range kit.Resources {
		d.Others = append(d.Others, f.judged(resourceKey(resource), risingtides.Place.Act(seat, resource)))
	}
}

// stages are what the next stage can be built of, where several nations are possible.
func (f *tideFelt) stages(d *table.Dock, seat int) {
	d.Hint, d.End = &table.Hint{Word: wording.L("Of which cards?")}, f.cancel()
	for _, act := range f.of(risingtides.Construct, seat) {
		d.Others = append(d.Others, table.Key{Icon: parts.IconFlag, Word: f.last(act), Moves: []rules.Act{act}})
	}
}

// last is the last word of a move, as people say it.
func (f *tideFelt) last(act rules.Act) string {
	words := ""
	for v, n := range f.table.Form(act).Said(act) {
		words = v.InWords(n, f.table.Seats())
	}
	return words
}

// attacks are the keys for what can be played on the island that was tapped.
func (f *tideFelt) attacks(d *table.Dock, seat int) {
	d.Hint = &table.Hint{Show: parts.NewSeatMark(f.target, pillMark), Word: wording.L("What do you play on {player}?", f.player(f.target))}
	d.End = f.cancel()
	one, three := wording.L("1 card pays"), wording.L("3 cards pay")
	for _, play := range []struct {
		verb  rules.Named
		first rules.Act
		icon  parts.Icon
		word  string
		price string
	}{
		{risingtides.Steal, risingtides.Steal.Act(seat, f.target, 0), parts.IconShield, wording.L("Steal"), one},
		{risingtides.Relocate, risingtides.Relocate.Act(seat, f.target, 0), parts.IconRelocate, wording.L("Relocate"), one},
		{risingtides.Nuke, risingtides.Nuke.Act(seat, f.target, 0), parts.IconBlast, wording.L("Nuke"), three},
	} {
		key := table.Key{Icon: play.icon, Word: play.word, Price: play.price}
		if slices.ContainsFunc(f.of(play.verb, seat), func(act rules.Act) bool { return aim(act) == f.target }) {
			key.Tap = func() { f.plays(play.verb, seat) }
		} else {
			key = f.judged(key, play.first)
		}
		d.Others = append(d.Others, key)
	}
}

// plays plays an action card on the island that was tapped; where more than one payment is possible, it asks for it.
func (f *tideFelt) plays(verb rules.Named, seat int) {
	var aimed []rules.Act
	for _, act := range f.of(verb, seat) {
		if aim(act) == f.target {
			aimed = append(aimed, act)
		}
	}
	if len(aimed) == 1 {
		f.acts.Play(aimed[0])
		return
	}
	f.verb = verb
	f.acts.Again()
}

// aim is the seat that an action card is played on; 0: it is none.
func aim(act rules.Act) int {
	for _, verb := range []rules.Verb2[int, int]{risingtides.Steal, risingtides.Relocate, risingtides.Nuke} {
		if seat, _, ok := verb.Of(act); ok {
			return seat
		}
	}
	return 0
}

func (f *tideFelt) player(seat int) string { return f.table.Seats()[seat-1] }

// payments is how many cards pay for the verb that is being played.
func (f *tideFelt) payments() int {
	if f.verb.Number() == risingtides.Nuke.Number() {
		return nukePays
	}
	return 1
}

// nukePays is how many resources a Nuke takes.
const nukePays = 3

// payment asks for the cards that pay, one after another.
func (f *tideFelt) payment(d *table.Dock, seat int) {
	left := f.payments() - len(f.paid)
	d.Hint = &table.Hint{Word: wording.L("Tap the cards that pay"), Words: wording.L("Left to pay: {number}", left)}
	d.End = f.cancel()
	for resource := range kit.Resources {
		key := resourceKey(resource)
		switch act, ok := f.paying(seat, resource); {
		case !ok:
			key.Why, key.Tap = wording.L("Not in the hand."), func() { f.acts.Ruling(act) }
		case left == 1:
			key.Moves = []rules.Act{act}
		default:
			key.Tap = func() { f.paid = append(f.paid, resource); f.acts.Again() }
		}
		d.Others = append(d.Others, key)
	}
}

// paying is a move that is paid with what was chosen so far and one more resource; ok reports whether the table allows one.
func (f *tideFelt) paying(seat, resource int) (first rules.Act, ok bool) {
	paid := risingtides.Stage{}
	for _, r := range append(slices.Clone(f.paid), resource) {
		paid[r]++
	}
	switch f.verb.Number() {
	case risingtides.Steal.Number():
		first = risingtides.Steal.Act(seat, f.target, resource)
	case risingtides.Relocate.Number():
		first = risingtides.Relocate.Act(seat, f.target, resource)
	case risingtides.Redirect.Number():
		first = risingtides.Redirect.Act(seat, f.target, resource)
	case risingtides.Recounter.Number():
		first = risingtides.Recounter.Act(seat, resource)
	default:
		return f.nuking(seat, paid)
	}
	return first, slices.Contains(f.legal, first)
}

// nuking is a Nuke on the chosen island whose price holds so many of each resource.
func (f *tideFelt) nuking(seat int, paid risingtides.Stage) (first rules.Act, ok bool) {
	for price, cost := range risingtides.Costs() {
		if cost[0] < paid[0] || cost[1] < paid[1] || cost[2] < paid[2] {
			continue
		}
		act := risingtides.Nuke.Act(seat, f.target, price)
		if slices.Contains(f.legal, act) {
			return act, true
		}
		first = act
	}
	return first, false
}

// counter is the answer of who is attacked: none is the usual one.
func (f *tideFelt) counter(d *table.Dock, seat int) {
	redirect := f.of(risingtides.Redirect, seat)
	block := f.inPlay() == 2
	switch chosen := f.verb != nil; {
	case chosen && (f.target > 0 || block):
		f.payment(d, seat)
		return
	case chosen:
		d.Hint, d.End = &table.Hint{Word: wording.L("Tap the new island")}, f.cancel()
		return
	}
	d.Hint = &table.Hint{Word: wording.L("Answer the attack")}
	d.Others = []table.Key{f.judged(table.Key{Icon: parts.IconShield, Word: wording.L("Protect"), Cost: wording.L("1 card")}, risingtides.Protect.Act(seat))}
	key := table.Key{Icon: parts.IconRelocate, Word: wording.L("Redirect"), Cost: wording.L("2 cards"), Tap: func() { f.verb = risingtides.Redirect; f.acts.Again() }}
	if block {
		key.Word = wording.L("Block")
	}
	if len(redirect) == 0 {
		key = f.judged(key, risingtides.Redirect.Act(seat, f.another(seat), 0))
	}
	d.Others = append(d.Others, key)
	d.End = &table.Key{Word: wording.L("Let it happen"), Moves: []rules.Act{risingtides.Pass.Act(seat)}}
}

// inPlay is how many seats have not finished.
func (f *tideFelt) inPlay() int { return f.view.InPlay(len(f.table.Seats())) }

// another is a seat to whom an attack could go on, 0 with two in play.
func (f *tideFelt) another(seat int) int {
	if f.inPlay() == 2 {
		return 0
	}
	for to := range f.table.Seats() {
		if to+1 != seat && to+1 != f.view.Turn && !slices.Contains(f.view.Finished[:], to+1) && len(f.view.Players[to].Depot.Cards()) > 0 {
			return to + 1
		}
	}
	return f.view.Turn
}

// recounter is whether the attacker goes on.
func (f *tideFelt) recounter(d *table.Dock, seat int) {
	if f.verb != nil {
		f.payment(d, seat)
		return
	}
	d.Hint = &table.Hint{Word: wording.L("Attack again?")}
	key := table.Key{Icon: parts.IconRedo, Word: wording.L("Attack again"), Price: wording.L("2 cards"), Tap: func() { f.verb = risingtides.Recounter; f.acts.Again() }}
	if len(f.of(risingtides.Recounter, seat)) == 0 {
		key = f.judged(key, risingtides.Recounter.Act(seat, 0))
	}
	d.Others = []table.Key{key}
	d.End = &table.Key{Word: wording.L("Let it stand"), Moves: []rules.Act{risingtides.Pass.Act(seat)}}
}

// takes are the cards of the attacked depot, and where one of them goes.
func (f *tideFelt) takes(d *table.Dock) {
	if f.sent >= 0 {
		d.Hint, d.End = &table.Hint{Word: wording.L("Tap the island it goes to")}, f.cancel()
		return
	}
	d.Hint = &table.Hint{Word: wording.L("Tap a card"), Words: wording.L("of {player}'s depot", f.player(f.view.Attack.Target))}
	for resource := range kit.Resources {
		if f.view.Players[f.view.Attack.Target-1].Depot.Count[resource] > 0 {
			key := resourceKey(resource)
			if take := risingtides.Take.Act(d.Seat, resource); f.view.Attack.Steals() {
				key = f.judged(key, take)
			} else {
				key.Tap = f.sea.islandCard(f.view.Attack.Target, resource)
			}
			d.Others = append(d.Others, key)
		}
	}
}

// islandCard is what a tap on a card of a depot does.
func (s *sea) islandCard(seat, resource int) func() {
	take := s.islands[seat-1].card
	if take == nil {
		return nil
	}
	return func() { take(resource) }
}

// picks takes a card out of a neighbour's hand, unseen.
func (f *tideFelt) picks(d *table.Dock, seat int) {
	if !f.unseenCard(d, seat, risingtides.PickCard, parts.IconCards, wording.L("Take one"), wording.L("We took")) {
		return
	}
	seats := f.view.Picks()
	d.Main.Price = wording.L("out of {player}'s hand", f.player(f.view.From(seat, len(f.table.Seats()))))
	mine := !slices.ContainsFunc(seats, func(seat int) bool { return !f.acts.Mine(seat) })
	if mine && len(seats) > 1 && !f.acts.Draws() {
		d.Others = []table.Key{{Icon: parts.IconPeople, Word: wording.L("Everybody took one"), Tap: func() { f.all(risingtides.PickCard) }}}
	}
}

// reveal shows the nation card of a seat.
func (f *tideFelt) reveal(d *table.Dock, seat int) {
	acts := f.of(risingtides.Reveal, seat)
	if len(acts) == 0 {
		return
	}
	d.Main = &table.Key{Icon: parts.IconFlag, Word: wording.L("Show {player}'s nation", f.player(seat)), Tap: f.naming}
	switch verb := risingtides.Reveal.Number(); {
	case f.acts.Can(seat, verb):
		d.Main.Tap = func() { f.acts.Draw(seat, verb) }
	case len(acts) == 1:
		d.Main.Tap, d.Main.Moves, d.Main.Price = nil, acts, f.last(acts[0])
	}
}
