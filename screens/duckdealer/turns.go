package duckdealer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
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
		app: a, title: lang.L("Turn track"), count: of, body: p.objects, show: p.draw,
		anew: func() { of.set(turnCount{}) },
	}
	return p
}

func (p *turnPage) objects() []fyne.CanvasObject {
	p.head, p.words = parts.NewTable(""), parts.NewWords("", look.Label, look.Text)
	p.free = parts.NewButton(lang.L("A free part is placed"), parts.IconCube, p.place)
	p.track, p.who = parts.NewTightColumn(), container.NewStack()
	return []fyne.CanvasObject{
		parts.NewColumn(p.head, p.words, p.free),
		parts.NewPanel(lang.L("Who takes the next action turn?"), p.who),
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
	data := map[string]any{"Turn": turn, "All": duckdealer.ActionTurns, "Left": duckdealer.ActionTurns - turn}
	switch {
	case turn == 0:
		p.head.SetText(lang.L("Before the first turn"))
		p.words.SetText(freeWords(1) + ".")
	default:
		p.head.SetText(lang.L("Action turn {{.Turn}} of {{.All}}", data))
		p.words.SetText(unusedWords(now))
	}
	p.free.Hidden = now.free() == 0
	p.who.Objects = []fyne.CanvasObject{p.playerKeys(0, p.take)}
	if turn == duckdealer.ActionTurns {
		p.who.Objects = []fyne.CanvasObject{parts.NewBody(lang.L("The game ends after this turn."))}
	}
	p.who.Refresh()
	p.drawTrack(now)
}

// unusedWords say how many free parts there are and how many are still unused.
func unusedWords(now turnCount) string {
	free, turns := duckdealer.FreeParts(len(now.Cubes)), duckdealer.ActionTurns-len(now.Cubes)
	words := lang.N("{{.Count}} free highway parts, {{.Left}} unused.", free, map[string]any{"Count": free, "Left": now.free()})
	if turns > 0 {
		words += " " + lang.N("{{.Turns}} turns left.", turns, map[string]any{"Turns": turns})
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
		p.track.Add(parts.NewLabelled(lang.L("{{.Count}} free", map[string]any{"Count": free}), spaces))
	}
	p.track.Refresh()
}

// cubeHeight is the height of a cube on the turn track, in device-independent pixels at text step 1.
const cubeHeight = 28

// space is one space of the track.
func (p *turnPage) space(now turnCount, turn int) fyne.CanvasObject {
	data := map[string]any{"Turn": turn}
	if turn > len(now.Cubes) {
		return parts.NewSlot(parts.NoIcon, plainNumber(turn), lang.L("Turn {{.Turn}}: free", data), false)
	}
	return parts.NewSeatMark(now.Cubes[turn-1], cubeHeight)
}
