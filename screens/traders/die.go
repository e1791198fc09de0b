package traders

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// flight is what the flight die shows on the table: the dice as they lie and how many steps were flown since.
type flight struct {
	two   bool  // an Engine Boost gives a second die
	Faces []int // none: not thrown yet
	Throw int   // the number of the throw
	Made  int   // steps flown
}

// steps are all steps that the dice give (TR-7.1).
func (f flight) steps() int {
	if len(f.Faces) == 0 {
		return 0
	}
	n := traders.BaseSteps
	for _, face := range f.Faces {
		n += traders.D3(face)
	}
	return n
}

// The length of the sides of a die, in device-independent pixels: on a phone, on its side, and in a larger window.
const (
	dieSide  = 150
	lowDie   = 96
	grandDie = 220
)

// flightDiePage is the page of the flight die.
type flightDiePage struct {
	app     *Feature
	of      *game.OpenMatch // nil: no match
	Dice    []*parts.Die
	count   *parts.Choice
	outcome *parts.Words
	words   *parts.Words
	picture *fyne.Container // before the first throw: the ship
	left    *fyne.Container // the steps left, to be counted down
	roll    *parts.Button
}

// dieSideIn is the side of a die in a window of that size.
func dieSideIn(window fyne.Size) float32 {
	switch {
	case look.SideBySide(window):
		return lowDie
	case shell.ClassOf(window) != look.Phone:
		return grandDie
	}
	return dieSide
}

func openFlightDie(a *Feature) shell.Screen {
	p := &flightDiePage{app: a, of: a.MatchBehind(Key)}
	side := dieSideIn(a.Size())
	p.Dice = []*parts.Die{parts.NewDie("", 6, side, p.throw).Bare(), parts.NewDie("", 6, side, p.throw).Bare()}
	p.outcome, p.words = parts.NewTable("").Centred(), parts.NewBody("").Centred()
	p.roll = parts.NewMainButton(wording.L("Roll"), parts.IconDie, p.throw).SetHeight(look.BigTarget)
	return p
}

func (p *flightDiePage) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("Flight die")) }

func (p *flightDiePage) Page() fyne.CanvasObject {
	f := &p.app.Traders.Flight
	chosen := 0
	if f.two {
		chosen = 1
	}
	p.count = parts.NewChoice("", []string{wording.L("One die"), wording.L("Engine Boost: two")}, chosen, func(i int) {
		*f = flight{two: i == 1, Throw: f.Throw}
		p.Refresh()
	})
	p.left = container.NewStack()
	p.picture = container.New(&flightPicture{app: p.app}, parts.NewPicture(parts.PictureBack))
	said := parts.NewTightColumn(p.outcome, p.words)
	stage := parts.NewColumn(p.picture, parts.NewEqual(p.Dice[0], p.Dice[1]), said)
	return newFlightLayout(p.app, stage, parts.NewColumn(p.left, p.count), p.roll)
}

// Refresh lays the dice as they lie.
func (p *flightDiePage) Refresh() {
	f := p.app.Traders.Flight
	if p.of != nil {
		f = p.inMatch()
	}
	box.SetVisible(p.count, p.of == nil)
	low := look.SideBySide(p.app.Size()) && p.app.Options().Text > 1 // then the words need the room
	box.SetVisible(p.picture, len(f.Faces) == 0 && !low)
	for i, die := range p.Dice {
		box.SetVisible(die, len(f.Faces) > 0 && (i == 0 || f.two || len(f.Faces) > 1))
		face := 0
		if i < len(f.Faces) {
			face = f.Faces[i]
		}
		if !die.Moving() {
			die.Set(face, 0)
		}
	}
	p.outcome.SetText(p.said(f))
	p.words.SetText(flightWords(f))
	box.SetVisible(p.words, p.words.Text() != "")
	box.SetVisible(p.left, len(f.Faces) > 0 && p.of == nil)
	p.countDown()
	_, _, can := p.due()
	parts.Able(p.roll, can)
	p.app.Relay()
}

// countDown shows the steps left, to be counted down while the ship flies on the table.
func (p *flightDiePage) countDown() {
	f := &p.app.Traders.Flight
	left := parts.NewStepper(wording.L("Steps left"), 0, max(1, f.steps()), 1, strconv.Itoa, func(n int) { f.Made = f.steps() - n })
	left.SetValue(f.steps() - f.Made)
	p.left.Objects = []fyne.CanvasObject{left}
}

// said is the outcome, to be read across the table.
func (p *flightDiePage) said(f flight) string {
	_, m, can := p.due()
	switch {
	case p.of != nil && m.Step == traders.StepStart && can:
		return wording.L("{player} throws for the start", p.of.Table().Seats()[m.Awaited-1])
	case p.of != nil && len(f.Faces) == 0 && !can:
		return wording.L("No ship flies now")
	case len(f.Faces) == 0:
		return wording.L("How far does the ship fly?")
	case p.of != nil && m.Step == traders.StepMove:
		return stepsLeft(m.Steps)
	case p.of != nil && m.Step == traders.StepRoll:
		return wording.L("One more die")
	}
	return stepsWord(f.steps())
}

// stepsWord is a number of steps.
func stepsWord(n int) string {
	return wording.Count(n, "step").String()
}

// stepsLeft reports how many steps are left.
func stepsLeft(n int) string {
	return wording.Count(n, "step left;steps left").String()
}

// flightWords reports how the steps come about.
func flightWords(f flight) string {
	switch len(f.Faces) {
	case 0:
		return ""
	case 1:
		return wording.L("A {face} counts as {steps}, and every ship flies 1 more.",
			f.Faces[0], traders.D3(f.Faces[0]))
	}
	return wording.L("A {face} counts as {steps}, a {other} as {more}, and every ship flies 1 more.", f.Faces[0], traders.D3(f.Faces[0]), f.Faces[1], traders.D3(f.Faces[1]))
}

// due reports whether a die is thrown now, in a match also by whom.
func (p *flightDiePage) due() (v *traders.View, m traders.Moment, can bool) {
	if p.of == nil {
		return nil, m, true
	}
	v, ok := traders.Look(p.of.Table())
	if !ok || p.of.ReadOnly() != "" {
		return nil, m, false
	}
	m = v.Moment()
	return v, m, (m.Step == traders.StepStart || m.Step == traders.StepRoll) && p.of.Cases(m.Awaited, traders.Roll.Number()) > 0
}

// inMatch are the dice of the latest flight of the match.
func (p *flightDiePage) inMatch() flight {
	v, m, _ := p.due()
	if v == nil || m.Step == traders.StepStart {
		return flight{}
	}
	return latestFlight(p.of.Table(), v)
}

// latestFlight are the dice of the latest flight of a match.
func latestFlight(t rules.History, v *traders.View) flight {
	f := flight{}
	for i := len(t.Log()) - 1; i >= 0 && len(f.Faces) < 2; i-- {
		e := t.Log()[i]
		face, thrown := traders.Roll.Of(e.Act)
		switch {
		case e.Agreed:
			return f
		case thrown:
			f.Faces = append([]int{face}, f.Faces...)
		case !traders.Step.Is(e.Act) && !traders.Stop.Is(e.Act):
			return f
		}
	}
	return f
}

// throw throws the dice of the table, or the die that the match awaits.
func (p *flightDiePage) throw() {
	_, m, can := p.due()
	switch {
	case !can:
		for _, die := range p.Dice {
			die.Skip()
		}
	case p.of != nil:
		p.throwInMatch(m.Awaited, traders.Roll.Number())
	default:
		p.throwHere()
	}
}

// throwInMatch enters the throw and lets the die fall.
func (p *flightDiePage) throwInMatch(seat, verb int) {
	log := len(p.of.Table().Log())
	p.of.Draw(seat, verb)
	entries := p.of.Table().Log()
	if len(entries) <= log {
		return
	}
	p.Refresh()
	p.tumble(len(p.inMatch().Faces)-1, entries[log])
}

// tumble lets one die fall.
func (p *flightDiePage) tumble(i int, e rules.Entry) {
	if face, ok := traders.Roll.Of(e.Act); ok {
		p.Dice[max(0, i)].Throw(face, 0, nil)
	}
}

// throwHere throws one die or two.
func (p *flightDiePage) throwHere() {
	seed, err := p.app.Device().NewSeed()
	if err != nil {
		p.app.Say(parts.Upper(err.Error()) + ".")
		return
	}
	f := &p.app.Traders.Flight
	source := chance.New(seed.Branch(f.Throw))
	*f = flight{two: f.two, Throw: f.Throw + 1, Faces: []int{source.Die()}}
	if f.two {
		f.Faces = append(f.Faces, source.Die())
	}
	p.Refresh()
	for i, face := range f.Faces {
		p.Dice[i].Throw(face, 0, nil)
	}
}

func (p *flightDiePage) Key(name fyne.KeyName) bool {
	if name == fyne.KeyR {
		p.throw()
		return true
	}
	return false
}
