package library

import (
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/export"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// storyPage shows the story of a match that is over as the picture that leaves the app, with the ways to keep it.
type storyPage struct {
	app *Feature
	of  *game.OpenMatch
}

// story makes the page of a match of this device, or of the table of another one.
func (a *Feature) story(id string) shell.Screen {
	if id == game.AwayID && a.Joined != nil {
		return &storyPage{a, a.Joined}
	}
	of, ok := a.Reopened(id)
	if !ok {
		return nil
	}
	return &storyPage{a, of.OpenMatch}
}

func (s *storyPage) Heading() string { return wording.L("The story of the evening") }

func (s *storyPage) Page() fyne.CanvasObject {
	if !s.of.Table().Over() {
		return parts.NewPage(parts.NewEmpty(wording.L("The game isn't over yet. Its story is told at the end.")))
	}
	told := statistics.StoryOf(s.of.Table(), s.of.Log().Lines())
	keep := parts.NewEqual(
		parts.NewButton(wording.L("Share as PNG"), parts.IconShare, func() { s.share(told, ".png") }),
		parts.NewButton(wording.L("Share as SVG"), parts.IconShare, func() { s.share(told, ".svg") }))
	column := parts.NewColumn(s.words(told)...)
	data, err := s.file(told, ".png")
	if err != nil {
		return parts.NewPage(keep, column)
	}
	shown := canvas.NewImageFromResource(fyne.NewStaticResource(storyName(s.of)+".png", data))
	shown.FillMode = canvas.ImageFillContain
	return parts.NewPage(container.New(&whole{}, shown), keep, column)
}

// whole shows a poster as wide as the page is, and as high as it is then.
type whole struct{ width float32 }

// Layout fills the area.
func (w *whole) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w.width = size.Width
	box.Place(objects[0], 0, 0, size.Width, size.Height)
}

// MinSize is as high as the poster is at the last width.
func (w *whole) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, w.width*posterHigh/posterWide)
}

// file is the story as a picture: a PNG or an SVG.
func (s *storyPage) file(told statistics.Story, ending string) ([]byte, error) {
	drawn, size := s.poster(told), fyne.NewSize(posterWide, posterHigh)
	if ending == ".png" {
		return export.PNG(drawn, size, posterDense)
	}
	drawn.Resize(size)
	ground := parts.CurrentTheme().Color(look.Ground, fyne.CurrentApp().Settings().ThemeVariant())
	return export.SVG(drawn, wording.L("The story of the evening")+": "+s.of.Called(), ground), nil
}

// share shows the story in words, and hands it over as a picture.
func (s *storyPage) share(told statistics.Story, ending string) {
	data, err := s.file(told, ending)
	if err != nil {
		s.app.Say(wording.L("The file can't be written: {problem}.", err))
		return
	}
	s.app.Share(shell.Shareable{Title: wording.L("The story of the evening"), Name: storyName(s.of) + ending, Text: s.text(told), Data: data})
}

// day is when the match was played last, "" where nobody knows.
func (s *storyPage) day() string {
	log := s.of.Log()
	if log.Count() == 0 || log.Line(log.Count()).When <= 0 {
		return ""
	}
	return time.UnixMilli(log.Line(log.Count()).When).Format("2 Jan 2006")
}

// storyName is the name of the picture as a file's.
func storyName(o *game.OpenMatch) string { return asFile(o.Called()) }

// words are what the picture shows, to be read in letters of any size, and what it has no room for.
func (s *storyPage) words(told statistics.Story) []fyne.CanvasObject {
	list := []fyne.CanvasObject{game.Places(s.app.Session, s.of.Table())}
	if told.Curve != nil {
		list = append(list, parts.NewPanel(wording.L("Who led when"), parts.NewLess(s.led(told))))
	}
	if records := s.records(); len(records) > 0 {
		var rows []*parts.Row
		for _, r := range records {
			rows = append(rows, parts.NewRow(parts.RowData{Icon: parts.IconStar, Title: r.Words.Title.String(), Words: game.RecordLine(r)}))
		}
		list = append(list, parts.NewPanel(wording.L("New records"), parts.NewRows(rows...)))
	}
	if len(told.Turns) > 0 {
		var rows []*parts.Row
		for i := range told.Turns {
			of := &told.Turns[i]
			fortune, move := s.turn(of)
			rows = append(rows, parts.NewRow(parts.RowData{
				Seat: of.Seat, Title: fmt.Sprintf("%d. %s", i+1, fortune), Words: move + ".", Trail: parts.Number(of.Line.Move),
			}))
		}
		list = append(list, parts.NewPanel(wording.L("What turned it"), parts.NewRows(rows...)))
	}
	if waited := game.WaitedLine(s.app.Session, s.of); waited != "" {
		var rows []*parts.Row
		for i, ms := range game.TimesOf(s.of) {
			rows = append(rows, parts.NewRow(parts.RowData{Seat: i + 1, Title: s.of.Table().Seats()[i], Trail: parts.Duration(ms)}))
		}
		list = append(list, parts.NewPanel(wording.L("How long you waited"), parts.NewBody(waited), parts.NewRows(rows...)))
	}
	if lines := changed(told); len(lines) > 0 {
		list = append(list, parts.NewPanel(wording.L("Taken back and agreed"), parts.NewRows(lines...)))
	}
	return list
}

// board is the picture of the board as it lies at the end; nil where pieces lie in mats.
func (s *storyPage) board() *board.Board { return game.Picture(s.app.Session, s.of.Table(), s.of) }

// curve shows who led when, with the turning points marked.
func (s *storyPage) curve(told statistics.Story) *parts.Curve {
	curve := parts.CurveData{Lines: told.Curve, Spoken: s.led(told)}
	for _, turn := range told.Turns {
		curve.Marks = append(curve.Marks, parts.CurveMark{Point: turn.Point, Seat: turn.Seat})
	}
	return parts.NewCurve(curve)
}

// records are those of the table that the match has broken.
func (s *storyPage) records() []evenings.Record {
	if s.app.Playing == nil || s.app.Playing.OpenMatch != s.of {
		return nil
	}
	return s.app.Evenings.Broken(s.of.ID, s.of.Table().Game(), func() {
		if s.app.Shown() == shell.Screen(s) {
			s.app.Show()
		}
	})
}

// led says who was ahead alone for how long, and for how long several shared the lead.
func (s *storyPage) led(told statistics.Story) string {
	if told.Curve == nil {
		return ""
	}
	led, shared := make([]int, len(told.Curve)), 0
	for point := range told.Curve[0] {
		switch leads := told.Leads(point); len(leads) {
		case 0:
		case 1:
			led[leads[0]-1]++
		default:
			shared++
		}
	}
	percent := func(points int) int { return 100 * points / len(told.Curve[0]) }
	var lines []string
	for i, name := range s.of.Table().Seats() {
		lines = append(lines, wording.L("{player} led for {percent}%", name, percent(led[i])))
	}
	if shared > 0 {
		lines = append(lines, wording.L("the lead was shared for {percent}%", percent(shared)))
	}
	return strings.Join(lines, ", ") + "."
}

// mostChanged is how many moves that were taken back or agreed stand in the picture.
const mostChanged = 3

// changed are the moves that were taken back and the positions that were agreed on: the first ones, and how many there are.
func changed(told statistics.Story) []*parts.Row {
	var rows []*parts.Row
	add := func(icon parts.Icon, title string, of []matches.LogLine, says func(matches.LogLine) string) {
		var words []string
		for _, line := range of[:min(len(of), mostChanged)] {
			words = append(words, parts.Upper(says(line)))
		}
		if len(of) > 0 {
			rows = append(rows, parts.NewRow(parts.RowData{Icon: icon, Title: title, Words: strings.Join(words, "; "), Trail: parts.Number(len(of))}))
		}
	}
	add(parts.IconUndo, wording.L("Taken back"), told.Undone, func(l matches.LogLine) string { return l.Sentence })
	add(parts.IconAgreed, wording.L("Agreed"), told.Agreed, func(l matches.LogLine) string { return l.Reason })
	return rows
}

// text is the story in words.
func (s *storyPage) text(told statistics.Story) string {
	t := s.of.Table()
	lines := []string{s.of.Called()}
	for seat, place := range game.Placed(s.app.Session, t) {
		lines = append(lines, place+": "+t.Seats()[seat-1])
	}
	for _, r := range s.records() {
		lines = append(lines, game.NewRecordLine(r))
	}
	lines = append(lines, s.led(told))
	for i := range told.Turns {
		fortune, move := s.turn(&told.Turns[i])
		lines = append(lines, fmt.Sprintf("%d. %s. %s.", i+1, fortune, move))
	}
	if waited := game.WaitedLine(s.app.Session, s.of); waited != "" {
		lines = append(lines, waited, game.ClockTimes(s.of))
	}
	for _, line := range told.Undone {
		lines = append(lines, wording.L("Taken back")+": "+parts.Upper(line.Sentence))
	}
	for _, line := range told.Agreed {
		lines = append(lines, wording.L("Agreed")+": "+line.Reason)
	}
	return strings.Join(lines, "\n") + "\n"
}
