package duckdealer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// turnPage is the turn track: a cube for each action turn, and the reminder of the free highway parts.
type turnPage struct {
	counterPage
	head, words *parts.Words
	free        *parts.Button
	track, who  *fyne.Container
}

func newTurnPage(a *Feature) shell.Screen {
	p := &turnPage{}
	of := &a.DuckAids().Turns
	p.counterPage = counterPage{
		app: a, title: wording.L("Turn track"), count: of, body: p.objects, show: p.draw,
		anew: func() { of.set(turnCount{}) },
	}
	return p
}

func (p *turnPage) objects() []fyne.CanvasObject {
	p.head, p.words = parts.NewTable(""), parts.NewWords("", look.Label, look.Text)
	p.free = parts.NewButton(wording.L("A free part is placed"), parts.IconCube, p.place)
	p.track, p.who = parts.NewTightColumn(), container.NewStack()
	return []fyne.CanvasObject{
		parts.NewColumn(p.head, p.words, p.free),
		parts.NewPanel(wording.L("Who takes the next action turn?"), p.who),
		parts.NewPanel("", p.track), p.playersChoice(),
	}
}

// take puts a cube on the next space.
func (p *turnPage) take(seat int) {
	of := &p.app.DuckAids().Turns
	if len(of.Now.Cubes) == duckdealer.ActionTurns {
		return
	}
	of.set(turnCount{Cubes: append(append([]int{}, of.Now.Cubes...), seat)})
	p.did()
}

// place says that one of the free parts lies on the board.
func (p *turnPage) place() {
	of := &p.app.DuckAids().Turns
	if of.Now.free() > 0 {
		of.set(turnCount{of.Now.Cubes, of.Now.Placed + 1})
		p.did()
	}
}

func (p *turnPage) draw() {
	now := p.app.DuckAids().Turns.Now
	turn := len(now.Cubes)
	switch {
	case turn == 0:
		p.head.SetText(wording.L("Before the first turn"))
		p.words.SetText(freeWords(1) + ".")
	default:
		p.head.SetText(wording.L("Action turn {turn} of {all}", turn, duckdealer.ActionTurns))
		p.words.SetText(unusedWords(now))
	}
	p.free.Hidden = now.free() == 0
	p.who.Objects = []fyne.CanvasObject{p.playerKeys(0, p.take)}
	if turn == duckdealer.ActionTurns {
		p.who.Objects = []fyne.CanvasObject{parts.NewBody(wording.L("The game ends after this turn."))}
	}
	p.who.Refresh()
	p.drawTrack(now)
}

// unusedWords say how many free parts there are and how many are still unused.
func unusedWords(now turnCount) string {
	free, turns := duckdealer.FreeParts(len(now.Cubes)), duckdealer.ActionTurns-len(now.Cubes)
	words := wording.N(free, "{n} free highway part, {left} unused.;{n} free highway parts, {left} unused.", now.free())
	if turns > 0 {
		words += " " + wording.N(turns, "{n} turn left.;{n} turns left.")
	}
	return words
}

// drawTrack shows the spaces, those with as many free parts together.
func (p *turnPage) drawTrack(now turnCount) {
	p.track.Objects = nil
	for turn := 1; turn <= duckdealer.ActionTurns; {
		free, spaces := duckdealer.FreeParts(turn), parts.NewFlow()
		for ; turn <= duckdealer.ActionTurns && duckdealer.FreeParts(turn) == free; turn++ {
			spaces.Add(p.space(now, turn))
		}
		p.track.Add(parts.NewLabelled(wording.L("{count} free", free), spaces))
	}
	p.track.Refresh()
}

// cubeHeight is the height of a cube on the turn track, in device-independent pixels at text step 1.
const cubeHeight = 28

// space is one space of the track.
func (p *turnPage) space(now turnCount, turn int) fyne.CanvasObject {
	if turn > len(now.Cubes) {
		return parts.NewSlot(parts.NoIcon, plainNumber(turn), wording.L("Turn {turn}: free", turn), false)
	}
	return parts.NewSeatMark(now.Cubes[turn-1], cubeHeight)
}
