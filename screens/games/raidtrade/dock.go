package raidtrade

import (
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Dock is what the page holds in the position that was shown last.
func (f *raidFelt) Dock() table.Dock {
	seat, mine := game.Decider(f.table, f.acts)
	d := table.Dock{Seat: seat, Turn: f.view.Turn, Moment: f.moment(), Info: f.info()}
	if mine > 0 && f.pick != nil {
		d.Hand = f.hand(f.acts.Holder(mine))
		if d.Hand.Seat != f.nearer() { // who answers has the hand beside the keys
			d.Own = []fyne.CanvasObject{d.Hand.Backs}
		}
	}
	if f.pick == nil || mine == 0 || mine != seat {
		return d
	}
	if f.chosen != "" {
		f.lifted(&d, f.card(seat, f.chosen))
		return d
	}
	switch f.view.Step {
	case raidtrade.StepInitiative:
		f.roll(&d, seat, wording.L("Roll for {player}", f.table.Seats()[seat-1]))
	case raidtrade.StepKing, raidtrade.StepRush:
		f.roll(&d, seat, wording.L("Roll"))
	case raidtrade.StepDraw:
		f.draw(&d, seat)
	case raidtrade.StepMain:
		d.Places = table.MostOthers
		f.turn(&d, seat)
	case raidtrade.StepDepart:
		d.Hint = &table.Hint{Word: wording.L("Tap a card for the trip"), Words: wording.L("Its number is how many turns it takes.")}
	case raidtrade.StepForfeit:
		d.Hint = &table.Hint{Word: wording.L("Tap the card you lose")}
	default:
		if f.view.Step == raidtrade.StepAttack {
			d.Places = 2
		}
		f.raid(&d, seat)
	}
	return d
}

// roll throws the die that is due, or asks for the face that people threw.
func (f *raidFelt) roll(d *table.Dock, seat int, word string) {
	if _, ok := f.due(); !ok {
		return
	}
	verb := raidtrade.Roll.Number()
	app := table.Key{Icon: parts.IconDie, Word: word, Tap: func() { f.acts.Draw(seat, verb) }}
	if raid := f.view.Combat; raid != nil && raid.Met() {
		app.Price = rollsLeft(raid.Rolls)
	}
	switch can := f.acts.Can(seat, verb); {
	case !f.asks():
		d.Main = &app
		d.Side = &table.Key{Word: wording.L("We rolled"), Tap: func() { f.asked = true; f.acts.Again() }}
	default:
		d.Hint = &table.Hint{Word: wording.L("Tap what you rolled"), Words: app.Price}
		if can {
			d.Side = &table.Key{Word: wording.L("App rolls"), Tap: app.Tap}
		}
	}
}

// due is a roll of the lowest seat that is awaited and rolls here.
func (f *raidFelt) due() (rules.Act, bool) {
	for _, act := range f.legal {
		if raidtrade.Roll.Is(act) && game.Plays(f.acts, act.Seat) {
			return act, true
		}
	}
	return rules.Act{}, false
}

// asks reports whether the face of a die that people threw is asked for.
func (f *raidFelt) asks() bool {
	act, ok := f.due()
	return ok && (f.asked || !f.acts.Draws() || !f.acts.Can(act.Seat, act.Verb))
}

// threw enters the face of a die that people threw.
func (f *raidFelt) threw(face int) {
	if act, ok := f.due(); ok {
		f.acts.Play(raidtrade.Roll.Act(act.Seat, face))
	}
}

// draw takes a card: the app's, or one that stays unseen.
func (f *raidFelt) draw(d *table.Dock, seat int) {
	game.Chance(d, f.acts, seat, raidtrade.Draw.Number(), parts.IconCards, wording.L("Draw a card"), wording.L("We drew"))
	drawn := func() { f.acts.Play(raidtrade.Draw.Act(seat, raidtrade.Unseen)) }
	if f.table.Judge(raidtrade.Draw.Act(seat, raidtrade.Unseen)) != "" {
		return
	}
	if own := d.Side; own != nil && f.acts.Draws() {
		own.Tap = drawn
	} else {
		d.Main.Word, d.Main.Tap, d.Main.Moves = wording.L("Draw a card"), nil, []rules.Act{raidtrade.Draw.Act(seat, raidtrade.Unseen)}
	}
	if f.view.Owed > 1 {
		d.Main.Price = wording.L("{number} left to draw", f.view.Owed)
	}
}

// turn is one's own turn, with no card lifted: what is due first, then the next level.
func (f *raidFelt) turn(d *table.Dock, seat int) {
	s := f.view.Traders[seat-1]
	if act, ok := rules.FirstOf(f.legal, raidtrade.Unload); ok {
		d.Main = &table.Key{
			Icon: parts.IconSwap, Word: wording.L("Exchange {number} cargo", s.Cargo),
			Price: wording.L("for as many white tokens"), Moves: []rules.Act{act},
		}
	} else if act, ok := rules.FirstOf(f.legal, raidtrade.Advance); ok {
		paid := s.BankWhite - f.after(act).Traders[seat-1].BankWhite
		d.Main = &table.Key{
			Icon: parts.IconUp, Word: wording.L("Go up to level {level}", s.Level+1),
			Price: wording.Count(paid, "white token").String(), Moves: []rules.Act{act},
		}
	} else {
		d.Hint = &table.Hint{Word: wording.L("Lift a card"), Words: wording.L("or end the turn")}
	}
	if stow, n := f.most(raidtrade.Stow); n > 0 {
		d.Others = append(d.Others, table.Key{
			Icon: parts.IconShield, Word: wording.L("Stow {number}", n), Price: wording.L("on the Level card"), Moves: []rules.Act{stow},
		})
	}
	end, one := rules.FirstOf(f.legal, raidtrade.End)
	both, two := rules.FirstOf(f.legal, raidtrade.EndTwo)
	switch {
	case one && two:
		d.Others = append(d.Others, table.Key{Icon: parts.IconStop, Word: wording.L("End the turn"), Price: wording.L("one token off"), Moves: []rules.Act{end}})
		d.End = &table.Key{Word: wording.L("End, two off"), Moves: []rules.Act{both}}
	case one:
		d.End = &table.Key{Word: wording.L("End the turn"), Short: []string{wording.L("End turn")}, Moves: []rules.Act{end}}
	}
}

// most is the legal move of a verb with the largest number, and that number.
func (f *raidFelt) most(verb rules.Verb1[int]) (most rules.Act, n int) {
	for _, act := range f.legal {
		if m, ok := verb.Of(act); ok && m > n {
			most, n = act, m
		}
	}
	return most, n
}

// after is the view after a legal move.
func (f *raidFelt) after(moves ...rules.Act) *raidtrade.View {
	t := f.table.Fork()
	for _, act := range moves {
		if t.Play(act) != "" {
			return f.view
		}
	}
	v, _ := raidtrade.Look(t)
	return v
}

// raid is what attacker and defender do in a raid besides playing cards, which are lifted.
func (f *raidFelt) raid(d *table.Dock, seat int) {
	card := func(icon parts.Icon, word, which string) {
		d.Others = append(d.Others, table.Key{Icon: icon, Word: word, Price: which, Tap: f.lift})
	}
	switch f.view.Step {
	case raidtrade.StepDefence:
		card(parts.IconShield, wording.L("Defend"), wording.L("lift a card"))
		if act, ok := rules.FirstOf(f.legal, raidtrade.DefendTop); ok {
			key := table.Key{Icon: parts.IconDeck, Word: wording.L("Turn up the top card"), Tap: func() { f.acts.Take(seat, act.Verb) }}
			if f.acts.Can(seat, act.Verb) && f.acts.Draws() {
				key.Tap = func() { f.acts.Draw(seat, act.Verb) }
			}
			d.Others = append(d.Others, key)
		}
	case raidtrade.StepAttack:
		f.roll(d, seat, wording.L("Roll"))
		if f.holds(raidtrade.AutoHit) {
			card(parts.IconSpades, wording.L("Sure hit"), wording.L("an Ace"))
		}
		if act, ok := rules.FirstOf(f.legal, raidtrade.Extra); ok {
			d.Others = append(d.Others, table.Key{Icon: parts.IconPlus, Word: wording.L("One more roll"), Price: wording.L("1 Level token"), Moves: []rules.Act{act}})
		}
		withdraw := raidtrade.Withdraw.Act(seat)
		d.End = &table.Key{Word: wording.L("Withdraw"), Moves: []rules.Act{withdraw}}
		if f.table.Judge(withdraw) != "" {
			d.End.Moves, d.End.Tap = nil, func() { f.acts.Ruling(withdraw) }
			d.End.Why = f.table.Explain(withdraw).Why.String()
		}
	case raidtrade.StepHit:
		d.Hint = &table.Hint{Word: wording.L("Double it?")}
		if f.holds(raidtrade.Double) {
			card(parts.IconCrown, wording.L("Double it"), wording.L("a King or a Queen"))
		}
		d.End = &table.Key{Word: wording.L("Don't double it"), Moves: []rules.Act{raidtrade.Pass.Act(seat)}}
	case raidtrade.StepAnswer:
		f.answer(d, seat)
	}
}

// answer is what a defender does about a hit.
func (f *raidFelt) answer(d *table.Dock, seat int) {
	if f.holds(raidtrade.Evade) {
		d.Others = append(d.Others, table.Key{
			Icon: parts.IconCards, Word: wording.L("Evade"), Price: wording.L("with a King or a Queen"), Cost: wording.L("1 card"), Tap: f.lift,
		})
	}
	if act, ok := rules.FirstOf(f.legal, raidtrade.Absorb); ok {
		have := f.view.Traders[seat-1].LevelTokens
		d.Others = append(d.Others, table.Key{
			Icon: parts.IconShield, Word: wording.L("Absorb"), Cost: wording.L("1 token"),
			Price: wording.Count(have, "token on your Level card;tokens on your Level card").String(), Moves: []rules.Act{act},
		})
	}
	if act, ok := rules.FirstOf(f.legal, raidtrade.Take); ok {
		c := f.view.Combat
		d.Others = append(d.Others, table.Key{
			Icon: parts.IconBlast, Word: wording.L("Take the hit"), Cost: wording.L("free"),
			Price: wording.L("then it is {hits} of {boxes}", c.Hits+c.Pending, c.Boxes()), Moves: []rules.Act{act},
		})
	}
}

// holds reports whether the table allows a card for a verb; whether it is in the hand is nobody else's to know.
func (f *raidFelt) holds(verb rules.Named) bool {
	_, ok := rules.FirstOf(f.legal, verb)
	return ok
}

// Trophy is the level that has won.
func (f *raidFelt) Trophy(seat int) (made string, pieces fyne.CanvasObject) {
	return wording.L("Level {level}", f.view.Traders[seat-1].Level), NewPlayCard(leastCard, levelCard(f.view.Traders[seat-1].Level))
}

// Standing is the level of another seat.
func (f *raidFelt) Standing(seat int) []fyne.CanvasObject {
	level := f.view.Traders[seat-1].Level
	return []fyne.CanvasObject{table.NewCount(parts.IconHearts, strconv.Itoa(level), wording.L("Level {level}", level))}
}
