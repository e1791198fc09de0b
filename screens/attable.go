package screens

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// atTable is what a game adds to the screens beside its book. Whatever is nil, the game does without.
type atTable struct {
	// icon is its sign on Home; Rising Tides has a picture instead.
	icon parts.Icon
	// step says in words what is awaited.
	step func(t rules.Table) string
	// mats lay the position out: a mat for each player, and what lies in the middle; large where there is room for
	// every card.
	mats func(t rules.Table, large bool) (mats, middle []parts.MatData)
	// board draws the position.
	board func(a *App, acts boardActs) board
	// assist stands above the list of moves where a decision needs more than the list.
	assist func(a *App, acts boardActs) assist
	// card is the sign of a card that players draw, by its word, and what it does where its title says too little.
	card func(word string) (icon parts.Icon, words string)
	// question is what people are asked before a legal move that is perhaps not meant.
	question func(t rules.Table, act rules.Act) (q parts.Question, asks bool)
	// face shortens a word that can be chosen, such as a card; ok is false for words that stay as they are.
	face func(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool)
	// reached says at the end, in few words, on what the place of a seat rests.
	reached func(t rules.Table, seat int) string
	// alone gives the move that the one who is awaited can only make, where making it tells nothing; the app enters it.
	alone func(t rules.Table) (rules.Act, bool)
	// opening is the next move on the way from the normal start to the first turn, as it mostly goes and with nothing
	// shown; "" once that is reached. A dispute begins there, for it is seldom about the setup.
	opening func(t rules.Table) string
	// aids are useful at the table without a match.
	aids []aid
	// laying asks what lies on the table before a match, place by place; take is told the setup lines.
	laying func(a *App, table *lastTable, take func(lines []string)) laying
	// printed are the headers with which a match begins because of one's own copy of the game, and in a sentence what
	// is used of it.
	printed func(a *App) (headers []rules.Header, words string)
	// copied is where people enter what their own copy of the game prints.
	copied *aid
}

// atTableOf is what a game adds, by its key.
func atTableOf(key string) atTable {
	switch key {
	case tideKey:
		return tideTable()
	case tradersKey:
		return tradersTable()
	case raidKey:
		return raidTable()
	case duckKey:
		return duckTable()
	case atradesKey:
		return atradesTable()
	}
	return atTable{}
}

// atTable is what the game of a table adds.
func (a *App) atTable(t rules.Table) atTable { return atTableOf(t.Game().Key) }

// board is the drawing of a position.
type board interface {
	// object fills the place that it is given; it zooms by itself and never lies in a scroll.
	object() fyne.CanvasObject
	// show draws a position. P is the move that is being chosen, nil while an earlier position is shown.
	show(t rules.Table, p *picker)
}

// assist is what helps with the decision that is awaited.
type assist interface {
	object() fyne.CanvasObject
	// show tells it of a position and tells whether it is of use there.
	show(t rules.Table, p *picker) bool
}

// laying is a way to say what lies on the table besides typing the setup lines.
type laying interface {
	object() fyne.CanvasObject
	// refresh shows the setup lines as they are now.
	refresh()
}

// standIn is an assist that can stand in place of the list of moves.
type standIn interface {
	// alone tells, after show, that the list is not wanted.
	alone() bool
}

// boardActs are what a board or an assist does to the match.
type boardActs struct {
	// filter lists only the moves that names takes, under the title of a place, which may have more lines with what is
	// worth knowing there; nil lists all again.
	filter func(place string, names func(rules.Act) bool)
	// choose makes a legal move the one that is played next.
	choose func(rules.Act)
	// take begins with a verb of a seat: its words are asked for next.
	take func(seat, verb int)
	// play plays a legal move, after the questions that it asks.
	play func(rules.Act)
	// walk plays moves one after another until next gives none or one is not legal.
	walk func(next func(rules.Table) (rules.Act, bool))
	// again shows board, assist and moves anew.
	again func()
	// draw lets the app throw or draw for a verb of a seat, if can says that it does so.
	draw func(seat, verb int)
	can  func(seat, verb int) bool
}

// aid is a page that helps at the table without a match.
type aid struct {
	name  string // in a route, behind the game's key and a slash
	icon  parts.Icon
	title func() string
	line  func() string
	open  func(a *App) screen
	under bool // it is reached from another aid, not from the page of the game
}

// acts are what a board and an assist do to this match.
func (m *match) acts() boardActs {
	drawn := m.drawing()
	return boardActs{
		filter: m.aboutPlace,
		choose: func(act rules.Act) { m.moves.did(func() { m.moves.pick.takeAct(act) }) },
		take:   func(seat, verb int) { m.moves.takeVerb(seat, verb) },
		play: func(act rules.Act) {
			if m.present() {
				m.play(act)
			}
		},
		walk:  m.playAlong,
		again: m.chosen,
		draw: func(seat, verb int) {
			if m.present() {
				m.drawFor(seat, verb)
			}
		},
		can: drawn.can,
	}
}

// present tells whether the position is shown as it stands and can be played on.
func (m *match) present() bool { return m.of.at == now && m.writes() }

// playAlong plays moves one after another, each as an entry of its own, until next gives none or one is not legal.
func (m *match) playAlong(next func(rules.Table) (rules.Act, bool)) {
	for m.present() {
		t := m.of.match.Table()
		act, ok := next(t)
		if !ok || t.Judge(act) != "" {
			break
		}
		if m.add(act) != nil {
			break
		}
	}
	m.app.refresh()
}
