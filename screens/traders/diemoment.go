package traders

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// DieStays is how long a roll that sets a ship going lies over the map, on which it flies then.
const DieStays = 1200 * time.Millisecond

// pairSide is the side of each of two dice on a phone.
const pairSide = 120

// dieMoment is the die that is thrown now or was thrown last: it lies over the map, with the steps that it gives.
type dieMoment struct {
	app   *Feature
	side  float32
	dice  []*parts.Die
	words *parts.Words // the outcome
	line  *parts.Words // how it comes about
	box   *fyne.Container
	mark  int // the position that was shown last
	live  bool
}

// newDieMoment is no die yet; tapped is told of a tap on a die, closed that the map is asked for.
func newDieMoment(a *Feature, tapped, closed func()) *dieMoment {
	side := dieSideIn(a.Size())
	m := &dieMoment{app: a, side: side, words: parts.NewTitle("").Centred(), line: parts.NewBody("").Centred()}
	for range 2 {
		m.dice = append(m.dice, parts.NewDie("", 6, side, tapped).Bare())
	}
	row := container.NewCenter(container.NewHBox(m.dice[0], m.dice[1]))
	said := container.NewVScroll(container.New(amid{0.5}, parts.NewTightColumn(row, m.words, m.line)))
	back := parts.NewIconButton(parts.IconMap, lang.L("Show the map"), closed).Outlined()
	m.box = container.New(&besideCard{}, said, back)
	m.box.Hide()
	return m
}

// show lays the dice of the position there, and reports whether a die is thrown now, or what was thrown last is to be seen.
func (m *dieMoment) show(t rules.Table, v *traders.View) bool {
	is, rolled := v.Moment(), latestRolls(t)
	f := latestFlight(t, v)
	fresh := m.live && t.Mark() != m.mark && rolled
	m.mark, m.live = t.Mark(), true
	m.words.SetText("")
	m.line.SetText("")
	switch {
	case is.Step == traders.StepStart:
		f = flight{}
		if rolled {
			last := t.Log()[len(t.Log())-1]
			face, _ := traders.Roll.Of(last.Act)
			f.Faces = []int{face}
			m.words.SetText(lang.L("{{.Player}} threw {{.Face}}", map[string]any{"Player": t.Seats()[last.Seat-1], "Face": f.Faces[0]}))
		}
	case is.Step == traders.StepRoll:
		f.two = is.Dice+len(f.Faces) > 1
	case is.Step == traders.StepMove && rolled:
		m.words.SetText(stepsWord(f.steps()))
		m.line.SetText(flightWords(f))
	default:
		return false
	}
	for _, words := range []*parts.Words{m.words, m.line} {
		parts.SetVisible(words, words.Text() != "")
	}
	m.lay(f, fresh)
	return true
}

// lay lays the dice down; the one that was thrown last tumbles where it was thrown just now.
func (m *dieMoment) lay(f flight, fresh bool) {
	two := f.two || len(f.Faces) > 1
	for i, die := range m.dice {
		die.SetSide(m.side)
		if two && shell.ClassOf(m.app.Size()) == look.Phone {
			die.SetSide(min(m.side, pairSide))
		}
		parts.SetVisible(die, i == 0 || two)
		switch {
		case i >= len(f.Faces):
			die.Set(0, 0)
		case fresh && i == len(f.Faces)-1:
			die.Throw(f.Faces[i], 0, nil)
		case !die.Moving():
			die.Set(f.Faces[i], 0)
		}
	}
	m.box.Refresh()
}

// latestRolls reports whether the last move is a roll.
func latestRolls(t rules.History) bool {
	log := t.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		return false
	}
	_, rolled := traders.Roll.Of(log[len(log)-1].Act)
	return rolled
}
