package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// desk is what lies beside the matches while the app is open: tables that have not begun, disputes, and what is on its
// way in or out.
type desk struct {
	remembered remembered
	beginnings map[string]*lastTable // by the game's key
	disputes   map[string]*dispute   // by the game's key
	incoming   *incoming             // nil: no transcript is being read
	raid       raidDesk
	tableDice  *diceEvening // nil: not read yet
	sharing    shareable
	asking     fileAsk
	ownBox     *duckCopy  // nil: not read yet
	counters   *duckAids  // nil: not read yet
	gone       string     // the id of the match that was deleted last; "": none
	folder     string     // that was looked at last; "": none yet
	ownGuilds  *guildCopy // nil: not read yet
	guildDrawn guildDrawing
	bidding    *fistTable
	sealing    *sealing // bids of the open match that nobody has seen yet; nil: none
	traders    tradersDesk
}

// newDesk recalls the names and the last tables. A file that is dropped on the window is imported.
func (a *App) newDesk() desk {
	known, err := readRemembered(a.files)
	if err != nil {
		a.sayUnread(lang.L("The names of the last tables can't be read: {{.Problem}}.", said(err)), err)
	}
	a.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		for _, file := range files[:min(len(files), 1)] {
			a.importPath(file.Path())
		}
	})
	return desk{remembered: known, beginnings: map[string]*lastTable{}, disputes: map[string]*dispute{}}
}

// take opens a match that has just come onto the device, in place of the one that was open.
func (a *App) take(m *matches.Match) {
	if a.playing != nil && a.playing.match != m {
		a.playing.match.Close()
	}
	a.playing = &openMatch{id: m.ID(), match: m, at: now, pickedAt: -1}
}

// leaveMatch lets go of a match, if it is the one that is open.
func (a *App) leaveMatch(id string) {
	if a.playing != nil && a.playing.id == id {
		a.playing.match.Close()
		a.playing = nil
	}
}

// playFromRuling plays a move from its ruling, on the page of the match.
func (a *App) playFromRuling(of *openMatch, act rules.Act) {
	a.open(Route{MatchPage, of.id})
	if m, ok := a.shown.(*match); ok {
		m.play(act)
	}
}
