package screens

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// home is the main menu: what runs, what people come for, the games, and this evening.
type home struct {
	app   *App
	timer *table.Button // nil: no game has a clock
	said  string        // on the key of the timer
	late  []string      // matches of this evening whose result wasn't read yet
}

func newHome(a *App) *home { return &home{app: a} }

func (h *home) Bar() *parts.TopBar {
	options := parts.NewIconButton(parts.IconGear, wording.L("Options"), func() { h.app.Open(shell.Route{Page: shell.OptionsPage}) })
	return parts.NewTopBar(options, wording.L("Tablekeeper"), h.app.keptSign(), h.app.DeviceSign()).Marked()
}

func (h *home) Page() fyne.CanvasObject {
	f := &front{play: parts.NewLess(wording.L("Play"))}
	recent := h.app.library.Recent()
	f.goOn = h.goOn(recent)
	f.acts = append(f.acts, homeKey(table.Key{Icon: parts.IconScales, Word: wording.L("Ask a rule"), Tap: func() { h.app.Open(shell.Route{Page: shell.AskPage}) }}))
	timed := false
	for _, game := range h.app.games {
		timed = timed || game.Timer != nil
		f.games = append(f.games, newGameTile(parts.GamePicture(game.Key), h.app.session.Adds(game.Key).Icon, game.Title, playersLine(game), h.opens(game)))
	}
	if timed {
		h.timer = homeKey(table.Key{Icon: parts.IconHourglass, Word: wording.L("Timer"), Tap: h.app.timer.OpenTimer})
		f.acts = append(f.acts, h.timer)
	}
	toMatches := func() { h.app.Open(shell.Route{Page: shell.MatchesPage}) }
	f.games = append(f.games, h.evening(recent, func() { h.app.Open(shell.Route{Page: shell.GroupPage}) }))
	title, words, join := h.app.room.Way()
	short := wording.L("Join")
	if words != "" {
		short = wording.L("Table")
	}
	f.ways = []fyne.CanvasObject{
		wayKey(table.Key{Icon: parts.IconArchive, Word: wording.L("Matches"), Tap: toMatches}),
		wayKey(table.Key{Icon: parts.IconPeople, Word: title, Short: []string{short}, Price: words, Tap: join}),
	}
	return newFront(f)
}

// wayOut is how long nothing is opened where somebody has tapped the way back to Home: the options lie there, and a thumb that taps its
// way out of a match goes on.
const wayOut = 1500 * time.Millisecond

// wayKey leads to a page that isn't played on.
func wayKey(key table.Key) *table.Button {
	b := table.NewButton(table.Other, look.FeltOf(look.PlainFelt))
	b.Set(&key)
	return b
}

// homeKey is a key of Home.
func homeKey(key table.Key) *table.Button { return actKey(look.FeltOf(look.PlainFelt), key) }

// actKey is a key on a felt with its picture in the main colour.
func actKey(felt look.Felt, key table.Key) *table.Button {
	b := table.NewButton(table.Other, felt).Large()
	key.Tint = look.Accent
	b.Set(&key)
	return b
}

// goOn goes on with the match that was touched last, sooner with one in which somebody has moved; where none runs it offers the last table
// again, and a first round at the start.
func (h *home) goOn(recent []library.Entry) *goOnTile {
	open := h.app.session.OpenHere()
	runs := func(m library.Entry) bool { return !m.Over }
	moved := func(m library.Entry) bool { return runs(m) && (m.Moves > 0 || open != nil && open.ID == m.ID) }
	for _, goesOn := range []func(library.Entry) bool{moved, runs} {
		if i := slices.IndexFunc(recent, goesOn); i >= 0 {
			m := recent[i]
			return newGoOn(parts.GamePicture(m.Game), wording.L("Go on"), h.title(m.Game),
				wording.L("{players}, move {moves}", peopleLine(m), m.Moves), func() { h.app.library.Resume(m.ID) })
		}
	}
	for _, m := range recent {
		if game, ok := h.app.Game(m.Game); ok {
			return newGoOn(parts.GamePicture(m.Game), wording.L("Again"), game.Title, peopleLine(m),
				func() { h.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: m.Game}) })
		}
	}
	first := h.app.games[0]
	for _, game := range h.app.games { // the one for the fewest people
		if game.MinSeats < first.MinSeats {
			first = game
		}
	}
	return newGoOn(parts.GamePicture(first.Key), wording.L("Play a first round"), first.Title, wording.L("Step by step"),
		func() { h.app.Open(shell.Route{Page: shell.LessonPage, Arg: first.Key}) })
}

// peopleLine is who plays a match.
func peopleLine(m library.Entry) string { return parts.ShortWords(strings.Join(m.Seats, ", ")) }

// title is what a game is called; one that is no longer on the shelf by its key.
func (h *home) title(key string) string {
	if game, ok := h.app.Game(key); ok {
		return game.Title
	}
	return key
}

// An evening is what was touched within so many ms; so many matches of it are listed.
const (
	eveningLong = 12 * 3600 * 1000
	eveningMost = 4
)

// evening tells what was played this evening, and by whom.
func (h *home) evening(recent []library.Entry, tap func()) *eveningTile {
	now, open := h.app.device.Clock().Wall, h.app.session.OpenHere()
	log, unread := &evenings.Log{}, []string(nil)
	if !h.app.undrawn { // the first picture doesn't wait for that
		log, unread = h.app.session.Evenings.Log()
	}
	tonight := log.Since(now - eveningLong)
	told := tonight.ByID()
	e := evening{title: wording.L("Tonight"), line: wording.L("Nothing played yet"), tap: tap}
	over := 0
	h.late = nil
	for _, m := range recent {
		if m.Touched < now-eveningLong || m.Moves == 0 && (open == nil || open.ID != m.ID) {
			continue
		}
		p := played{game: h.title(m.Game), how: wording.L("move {moves}", m.Moves), running: !m.Over}
		if m.Over {
			over++
			p.how = wording.L("finished")
			if result, ok := told[m.ID]; ok {
				p.how, p.seat = wonBy(result)
			} else if slices.Contains(unread, m.ID) && len(h.late) < eveningMost {
				h.late = append(h.late, m.ID)
			}
		}
		e.seats = max(e.seats, len(m.Seats))
		if e.since == "" || m.Started < e.began {
			e.began, e.since = m.Started, wording.L("since {time}", parts.ClockTime(m.Started, now))
		}
		if len(e.matches) < eveningMost {
			e.matches = append(e.matches, p)
		}
	}
	switch {
	case over > 0:
		e.line = wording.N(over, "One played so far;{n} played so far")
	case len(e.matches) > 0:
		e.line = wording.L("The first one runs")
	}
	groups := append(tonight.Groups(), log.Groups()...)
	if len(groups) > 0 {
		f := log.Of(groups[0], nil)
		e.group = groupLine(len(groups[0]), f.Evenings)
	}
	return newEvening(e)
}

// wonBy says who has won a match, and gives the seat where it is one alone.
func wonBy(r *evenings.Result) (how string, seat int) {
	var names []string
	for _, i := range r.Winners {
		names, seat = append(names, r.Seats[i]), i+1
	}
	switch {
	case len(names) == 0:
		return wording.L("Nobody won"), 0
	case len(names) > 1:
		seat = 0
	}
	return wording.L("{players} won", parts.ShortWords(strings.Join(names, ", "))), seat
}

// groupLine says on how many evenings so many people have played.
func groupLine(people, n int) string {
	switch people {
	case 2:
		return wording.N(n, "The two of you: one evening;The two of you: {n} evenings")
	case 3:
		return wording.N(n, "The three of you: one evening;The three of you: {n} evenings")
	case 4:
		return wording.N(n, "The four of you: one evening;The four of you: {n} evenings")
	case 5:
		return wording.N(n, "The five of you: one evening;The five of you: {n} evenings")
	}
	return wording.N(n, "The six of you: one evening;The six of you: {n} evenings")
}

// drawn is called when the first picture is on the screen, a sketch.
func (a *App) drawn() {
	a.undrawn = false
	a.look().SetSketch(false)
	a.Show()
	a.begin()
}

// opens leads to the page of a game.
func (h *home) opens(game *rules.Game) func() {
	return func() { h.app.Open(shell.Route{Page: shell.GamePage, Arg: game.Key}) }
}

// playersLine says for how many a game is.
func playersLine(game *rules.Game) string {
	if game.MinSeats == game.MaxSeats {
		return wording.L("{least} players", game.MinSeats)
	}
	return wording.L("{least} to {most} players", game.MinSeats, game.MaxSeats)
}

// Refresh shows on the key of the timer how it stands. It is called at each frame of a running one, and says the same again in vain. Who
// has won this evening is read once Home is drawn.
func (h *home) Refresh() {
	h.app.catchUp(h, &h.late)
	e := h.app.timer.Evening
	if e == nil || h.timer == nil {
		return
	}
	words := parts.Sentences(wording.L("Continue: Rising Tides"), timer.ResumeLine(e, h.app.device.Clock().Wall))
	if h.said == words {
		return
	}
	h.said = words
	key := h.timer.Key()
	key.Icon, key.Price = timer.StateIcon(e.View.State), timer.StateWord(e.View)
	h.timer.Set(&key)
	h.timer.Label = words
}
