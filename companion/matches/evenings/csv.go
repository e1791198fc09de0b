package evenings

import (
	"bytes"
	"encoding/csv"
	"strconv"
	"strings"
	"time"
)

// csvMark tells spreadsheets that the text is UTF-8.
const csvMark = "\ufeff"

// CSV are the matches of a group as a table: a line for each person in each match, in order, with that sign between its cells. Guests are
// among them. In gives the time at which a match was played as a date.
func (l *Log) CSV(people []string, in *time.Location, comma rune) []byte {
	var out bytes.Buffer
	out.WriteString(csvMark)
	w := csv.NewWriter(&out)
	w.Comma = comma
	_ = w.Write([]string{"match", "game", "started", "ended", "minutes", "moves", "players", "player", "place", "waited_seconds", "points"}) // memory takes all
	at := func(ms int64) string { return time.UnixMilli(ms).In(in).Format(time.DateTime) }
	own := l.With(people)
	for i := range own.results {
		r := &own.results[i]
		for seat, name := range own.names[i] {
			if name == "" {
				continue
			}
			minutes := ""
			if r.Took > 0 {
				minutes = strconv.FormatFloat(float64(r.Took)/60_000, 'f', 1, 64)
			}
			moves, points := "", ""
			if r.Moves > 0 {
				moves = strconv.Itoa(r.Moves)
			}
			if r.Points != nil {
				points = strconv.Itoa(r.Points[seat])
			}
			_ = w.Write([]string{
				r.ID, r.Game, at(r.Started), at(r.Ended), minutes, moves, strconv.Itoa(len(r.Seats)), plain(name),
				strconv.Itoa(r.Places[seat]), strconv.FormatInt((r.Waits[seat]+500)/1000, 10), points,
			})
		}
	}
	w.Flush()
	return out.Bytes()
}

// plain keeps spreadsheets from taking a name for a formula.
func plain(name string) string {
	if strings.ContainsAny(name[:1], "=+-@") {
		return "'" + name
	}
	return name
}
