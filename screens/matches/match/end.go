package match

import (
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// over is the dock of a match that is over: the winner is the moment.
func (m *Match) over(d table.Dock, t rules.Table) table.Dock {
	d.Hint, d.Side, d.End, d.Main, d.Own = nil, nil, nil, nil, nil
	story := table.Key{Icon: parts.IconChart, Word: wording.L("Story"), Price: wording.L("to share"), Tap: func() {
		m.app.Open(shell.Route{Page: shell.StoryPage, Arg: m.Of.ID})
	}}
	turn := table.Key{Icon: parts.IconMap, Word: wording.L("Table"), Price: wording.L("as it ended"), Tap: func() { m.away = true; m.showTable() }}
	if m.away {
		turn = table.Key{Icon: parts.IconFlag, Word: wording.L("The places"), Tap: func() { m.away = false; m.showTable() }}
	}
	d.Others = []table.Key{story, turn}
	if _, keeps := m.Of.Seat.(passed); keeps && !m.Of.Plans() && m.Of.Taught() == nil {
		key := t.Game().Key
		d.Main = &table.Key{Icon: parts.IconPlay, Word: wording.L("Play again"), Price: strings.Join(t.Seats(), ", "), Tap: func() {
			m.app.Go(shell.Route{Page: shell.GamePage, Arg: key}, shell.Route{Page: shell.NewMatchPage, Arg: key})
		}}
		d.End = &table.Key{Word: wording.L("Home"), Tap: func() { m.app.Go() }}
	}
	d.Moment = nil
	if !m.away {
		d.Rail = nil // its chips are the places
		d.Moment = m.winner(t, turn.Tap)
	}
	return d
}

// winner is the moment at the end of a match.
func (m *Match) winner(t rules.Table, away func()) *table.Moment {
	w := table.Winner{Seats: t.Winners(), Low: m.app.Size().Height < lowEnd}
	shows, pieces := m.Felt.(game.Trophied)
	if len(w.Seats) == 0 {
		w.Title = wording.L("Nobody won")
	} else {
		w.Title, w.Near = won(t, w.Seats), m.nearest(t, w.Seats[0])
		if pieces {
			w.Made, w.Show = shows.Trophy(w.Seats[0])
		} else {
			w.Made = t.Reached(w.Seats[0]).String()
		}
	}
	w.News, w.Waited = m.records(t), game.WaitedLine(m.app.Session, m.Of)
	if !pieces {
		w.Places = game.Places(m.app.Session, t, w.Seats...)
		return table.NewWinner(w, look.FeltOf(t.Game().Key), away)
	}
	places, shared := box.Column(table.PlaceGap), ""
	for seat, place := range game.Placed(m.app.Session, t) {
		if slices.Contains(w.Seats, seat) {
			continue
		}
		if word := sharedPlace(t, seat); word != "" && t.Safe() == nil {
			if place = ""; word != shared {
				places.Add(parts.NewLess(word))
			}
			shared = word
		}
		places.Add(table.NewPlace(seat, t.Seats()[seat-1], place, shows.Standing(seat)))
	}
	w.Places = places
	return table.NewWinner(w, look.FeltOf(t.Game().Key), away)
}

// nearest says what whoever came next to a winner lacked, or how far behind that was, in the game's own words; "" where nobody can say.
func (m *Match) nearest(t rules.Table, winner int) string {
	ranking, standing := t.Ranking(), t.Standing()
	if len(ranking) < 2 || len(standing) == 0 {
		return ""
	}
	near := slices.MaxFunc(ranking[1], func(a, b int) int { return standing[a-1] - standing[b-1] })
	player := t.Seats()[near-1]
	switch lacked, known := t.Short(near); {
	case !lacked.Empty():
		return wording.L("{player} lacked {what}.", player, lacked.String())
	case known:
		return ""
	}
	counts := func(seat int) int {
		if full := t.Game().Full; full > 0 {
			return min(standing[seat-1], full)
		}
		return standing[seat-1]
	}
	if by := counts(winner) - counts(near); by > 0 && t.Game().Told != "" {
		return wording.L("{player} came next, {lead} behind.", player, t.Game().Told.Of(by).String())
	}
	return ""
}

// sharedPlace is the place of a seat that shares it with others, "" for one that has it alone.
func sharedPlace(t rules.Table, seat int) string {
	place := 1
	for _, group := range t.Ranking() {
		if slices.Contains(group, seat) && len(group) > 1 {
			switch place {
			case 2:
				return wording.L("Second place, shared")
			case 3:
				return wording.L("Third place, shared")
			}
			return wording.L("{place}, shared", parts.PlaceWord(place))
		}
		place += len(group)
	}
	return ""
}

// records says which records of the table the match has broken. They are read beside the page.
func (m *Match) records(t rules.Table) []string {
	own := m.app.Playing
	if own == nil || own.OpenMatch != m.Of || m.Of.Plans() || m.Of.Taught() != nil {
		return nil
	}
	var lines []string
	for _, r := range m.app.Evenings.Broken(m.Of.ID, t.Game(), func() {
		if m.app.Shown() == shell.Screen(m) {
			m.showTable()
		}
	}) {
		lines = append(lines, game.NewRecordLine(r))
	}
	return lines
}

// lowEnd is the height of a window that has little room for the end of a match, in device-independent pixels.
const lowEnd = 700
