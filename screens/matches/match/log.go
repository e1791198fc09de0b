package match

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// logPage is how many lines of the log are shown before earlier ones are asked for.
const logPage = 40

// matchLog is the story of a match, the latest line first.
type matchLog struct {
	app   *Feature
	of    *game.OpenMatch
	tap   func(line int)
	most  int                   // how many lines are shown
	rows  map[int]*parts.Row    // by the line's number
	shown map[int]parts.RowData // what they show, without their taps
	box   *fyne.Container
}

// newMatchLog is empty until show; tap is called with the number of the line that was tapped.
func newMatchLog(a *Feature, of *game.OpenMatch, tap func(line int)) *matchLog {
	return &matchLog{
		app: a, of: of, tap: tap, most: logPage, box: container.NewStack(),
		rows: map[int]*parts.Row{}, shown: map[int]parts.RowData{},
	}
}

// Show lists the lines as they are now; they are seen when the page is placed anew.
func (l *matchLog) Show() {
	count := l.of.Log().Count()
	if l.of.At != game.Now {
		l.most = max(l.most, count-l.of.At+logPage/2)
	}
	var objects []fyne.CanvasObject
	for number := count; number > max(0, count-l.most); number-- {
		if bids := openedWith(l.of.Log(), number); bids != nil {
			objects = append(objects, l.row(number, bidsRow(l.of, bids)))
			number -= len(bids) - 1
			continue
		}
		data := logRow(l.of.Log().Line(number))
		data.Chosen = number == l.of.At
		objects = append(objects, l.row(number, data))
		if data.Chosen {
			objects = append(objects, l.ruling(number)...)
		}
	}
	switch {
	case count == 0:
		objects = append(objects, parts.NewLess(wording.L("Nothing has been played yet.")))
	case count > l.most:
		objects = append(objects, parts.NewButton(wording.L("Earlier moves"), parts.IconList, l.more).SetWeight(parts.Quiet))
	}
	l.box.Objects = []fyne.CanvasObject{parts.NewTightColumn(objects...)}
}

// ruling leads to the ruling on a line, where it is a move that was asked about or not allowed.
func (l *matchLog) ruling(number int) []fyne.CanvasObject {
	asked := l.of.Log().Line(number).Asked
	if asked == nil {
		return nil
	}
	return []fyne.CanvasObject{parts.NewButton(wording.L("See the ruling"), parts.IconScales, func() {
		l.app.Open(shell.Route{Page: shell.RulingPage, Arg: l.of.ID, Act: *asked, Line: number})
	})}
}

// more shows as many lines again.
func (l *matchLog) more() {
	l.most *= 2
	l.Show()
	l.app.Relay()
}

// row is the row of a line; one that shows it already is left as it is.
func (l *matchLog) row(number int, data parts.RowData) *parts.Row {
	row, ok := l.rows[number]
	if ok && sameRow(l.shown[number], data) {
		return row
	}
	l.shown[number] = data
	data.Here, data.Tap = true, func() { l.tap(number) }
	if ok {
		row.Set(data)
		return row
	}
	l.rows[number] = parts.NewRow(data)
	return l.rows[number]
}

// sameRow reports whether two rows without taps show the same.
func sameRow(a, b parts.RowData) bool {
	a.Tap, b.Tap = nil, nil
	return reflect.DeepEqual(a, b)
}

// logRow is a line of the log as people read it: what happened, and what is special about it, each by a word.
func logRow(line matches.LogLine) parts.RowData {
	data := parts.RowData{Seat: line.Seat, Title: parts.Upper(line.Sentence), Struck: line.Undone}
	if line.Move > 0 {
		data.Trail = strconv.Itoa(line.Move)
	}
	var notes []string
	note := func(icon parts.Icon, words ...string) {
		data.Icon = icon
		notes = append(notes, words...)
	}
	if line.Seat == 0 {
		data.Icon = parts.IconTable
	}
	if line.Undone {
		notes = append(notes, wording.L("Undone"))
	}
	switch line.Kind {
	case matches.AgreedLine:
		data.Title = wording.L("Played by agreement")
		note(parts.IconAgreed, line.Reason)
	case matches.VoidLine:
		note(parts.IconCaution, wording.L("Not allowed, nothing changed"), line.Rule, line.Why)
	case matches.DisputeLine:
		note(parts.IconScales, wording.L("Asked the referee"), disputeAnswer(line))
	case matches.NoteLine:
		data.Title = game.NoteWords(line)
		note(parts.IconInfo, wording.L("Note"))
	}
	switch {
	case line.By == matches.Drawn && line.Hidden:
		note(parts.IconHidden, wording.L("Drawn by the app, hidden"))
	case line.By == matches.Drawn:
		notes = append(notes, wording.L("Drawn by the app"))
	case line.By == matches.Timed:
		note(parts.IconWave, wording.L("From the timer"))
	}
	if line.Now != "" {
		notes = append(notes, wording.L("Today's rules: {verdict}", line.Now))
	}
	data.Words = strings.Join(slices.DeleteFunc(notes, func(s string) bool { return s == "" }), ". ")
	return data
}

// disputeAnswer is what the referee said on a move that was asked about.
func disputeAnswer(line matches.LogLine) string {
	if line.Rule == "" && line.Why == "" {
		return wording.L("Allowed")
	}
	return strings.TrimSpace(line.Rule + " " + line.Why)
}
