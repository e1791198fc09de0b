package lab

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/lab"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// mostUses is how many verbs and words are listed; the file has all.
const mostUses = 8

// found is the report.
func (p *page) found() []fyne.CanvasObject {
	s, r := p.study, p.study.report
	if r == nil {
		return nil
	}
	var wins []parts.Bar
	rows := []*parts.Row{}
	for i, share := range r.BySeat {
		title := wording.L("Seat {number} wins", i+1)
		wins = append(wins, parts.Bar{Title: title, Count: percent(share.Value), Expected: 100 * r.Even()})
		rows = append(rows, shareRow(title, share))
	}
	rows = append(rows, shareRow(wording.L("Who starts wins"), r.Starter), shareRow(wording.L("Came to an end"), r.Over))
	if r.Unwon.Value > 0 {
		rows = append(rows, shareRow(wording.L("Nobody wins"), r.Unwon))
	}
	rows = append(rows, endRows(r.Ends)...)
	if r.HalfTime != nil {
		rows = append(rows, shareRow(wording.L("Who leads at half time wins"), *r.HalfTime))
	}
	rows = append(rows, parts.NewRow(parts.RowData{
		Title: wording.L("Moves in a match"), Trail: strconv.Itoa(int(r.Moves.Value + 0.5)),
		Words: wording.L("Half of the matches: {low} to {high}", r.Moves.Quartile[0], r.Moves.Quartile[2]),
	}))
	objects := []fyne.CanvasObject{
		parts.NewPanel(wording.L("Who wins, of 100"), parts.NewBars(wins), parts.NewLess(wording.L("The line marks an even share of wins."))),
		parts.NewPanel(wording.L("In numbers"), parts.NewRows(rows...), parts.NewLess(wording.L("The real share lies between the two numbers in 95 of 100 studies like this one."))),
	}
	if len(s.beside) > 1 {
		objects = append([]fyne.CanvasObject{bySeats(s.beside)}, objects...)
	}
	if len(r.Lengths) > 1 {
		objects = append(objects, lengths(r.Lengths))
	}
	if s.difference != nil {
		objects = append(objects, p.compared(s.difference))
	}
	objects = append(objects, uses(wording.L("Moves: times in a match"), r.Verbs)...)
	objects = append(objects, uses(wording.L("Said with them: times in a match"), r.Words)...)
	if len(r.Unused) > 0 {
		objects = append(objects, parts.NewPanel(wording.L("Never played"), parts.NewBody(strings.Join(r.Unused, ", "))))
	}
	var odd []*parts.Row
	for _, o := range r.Odd {
		odd = append(odd, parts.NewRow(parts.RowData{
			Title: wording.L("Match {number}", o.Number), Words: oddWords(o),
			Trail: wording.Count(o.Moves, "move").String(), Tap: func() { s.open(o) },
		}))
	}
	if len(odd) > 0 {
		objects = append(objects, parts.NewPanel(wording.L("Worth a look"), parts.NewRows(odd...), parts.NewLess(wording.L("A tap opens the match where it turned. It is then one of your matches."))))
	}
	return append(objects, parts.NewEqual(parts.NewButton(wording.L("Save as a page"), parts.IconImport, p.save(false)),
		parts.NewButton(wording.L("Save as JSON"), parts.IconImport, p.save(true))))
}

// bySeats are reports of several numbers of seats side by side.
func bySeats(all lab.BySeats) fyne.CanvasObject {
	var rows []*parts.Row
	for _, r := range all {
		words := wording.L("Who starts wins {share} of 100: between {low} and {high}", percent(r.Starter.Value), percent(r.Starter.Low), percent(r.Starter.High))
		if r.HalfTime != nil {
			words = parts.Sentences(words, wording.L("Who leads at half time wins {share}: between {low} and {high}", percent(r.HalfTime.Value), percent(r.HalfTime.Low), percent(r.HalfTime.High)))
		}
		rows = append(rows, parts.NewRow(parts.RowData{Title: wording.Count(r.Seats, "seat").String(), Words: words, Trail: wording.Count(int(r.Moves.Value+0.5), "move").String()}))
	}
	return parts.NewPanel(wording.L("By the number of seats"), parts.NewRows(rows...), parts.NewLess(wording.L("What follows is of the most seats.")))
}

// save hands the report out.
func (p *page) save(asJSON bool) func() {
	return func() {
		share, err := p.study.shareable(asJSON)
		if err != nil {
			shell.SayProblem(p.app, err)
			return
		}
		p.app.Share(share)
	}
}

// endRows tell how matches end in a game that has a timer.
func endRows(e *lab.Ends) []*parts.Row {
	switch {
	case e == nil:
		return nil
	case e.Clock == nil:
		return []*parts.Row{shareRow(wording.L("Chance ends it"), e.Lot)}
	}
	tenths := func(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }
	return []*parts.Row{
		shareRow(wording.L("The time ends it"), e.TimeOut),
		parts.NewRow(parts.RowData{
			Title: wording.L("Minutes of the timer"), Trail: tenths(e.Ran.Value),
			Words: wording.L("{events} events in a match", tenths(e.Events.Value)),
		}),
	}
}

// compared tells what other rules change.
func (p *page) compared(d *lab.Difference) fyne.CanvasObject {
	row := func(title string, c lab.Change, scale float64) *parts.Row {
		words := wording.L("Between {low} and {high}", signed(scale*c.Low), signed(scale*c.High))
		if !c.Clear() {
			words += ". " + wording.L("No clear difference")
		}
		return parts.NewRow(parts.RowData{Title: title, Words: words, Trail: signed(scale * c.Value)})
	}
	rows := []*parts.Row{row(wording.L("Come to an end, of 100"), d.Over, 100), row(wording.L("Moves in a match"), d.Moves, 1), row(wording.L("Who starts wins, of 100"), d.Starter, 100)}
	pairs := wording.L("{same} of {pairs} pairs of matches never differed", d.Same, d.Pairs)
	if d.Partial() {
		pairs += ". " + wording.L("Only {number} of them ended on both sides, and the rest speaks of these alone", d.Moves.Pairs)
	}
	if slices.ContainsFunc(d.BySeat, func(c lab.Change) bool { return c.Narrower > 0 }) {
		pairs += ". " + wording.L("The luck of throws and draws is taken out of what seats win")
	}
	for i, c := range d.BySeat {
		rows = append(rows, row(wording.L("Seat {number} wins, of 100", i+1), c, 100))
	}
	return parts.NewPanel(wording.L("What the other rules change"), parts.NewLess(p.study.changesLine()),
		parts.NewLess(pairs), parts.NewRows(rows...))
}

// uses lists what came up most.
func uses(title string, list []lab.Use) []fyne.CanvasObject {
	if len(list) == 0 {
		return nil
	}
	var rows []*parts.Row
	for _, u := range list[:min(len(list), mostUses)] {
		data := parts.RowData{Title: u.Name, Trail: strconv.FormatFloat(u.Times, 'f', 1, 64)}
		if u.Decides {
			data.Words = wording.L("Goes with a win in {share} of 100, for {seats} seats", percent(u.Wins.Value), u.Wins.Of)
		}
		rows = append(rows, parts.NewRow(data))
	}
	return []fyne.CanvasObject{parts.NewPanel(title, parts.NewRows(rows...))}
}

// shareRow is a share with its interval.
func shareRow(title string, s lab.Share) *parts.Row {
	return parts.NewRow(parts.RowData{
		Title: title, Trail: strconv.Itoa(percent(s.Value)) + " %",
		Words: wording.L("Between {low} and {high}", percent(s.Low), percent(s.High)),
	})
}

func percent(share float64) int { return int(100*share + 0.5) }

func signed(v float64) string { return fmt.Sprintf("%+.1f", v) }

// oddWords says why a match is worth a look.
func oddWords(o lab.Odd) string {
	return parts.Upper(wording.Translate(o.Why))
}

// shareable is the report to save: as a page, or as JSON.
func (s *study) shareable(asJSON bool) (shell.Shareable, error) {
	var text, data bytes.Buffer
	if len(s.beside) > 1 {
		return s.spanned(asJSON)
	}
	s.report.Text(&text, s.title())
	var compared []lab.Compared
	changed := slices.Concat(s.houseRules(), s.changedNumbers())
	if s.difference != nil {
		c := lab.Compared{Without: wording.L("the usual rules"), With: strings.Join(changed, ", "), Difference: s.difference}
		c.Text(&text, c.Without, c.With)
		compared = append(compared, c)
	}
	share := shell.Shareable{Title: wording.L("The report"), Name: s.game.Key + "-lab.html", Text: text.String()}
	if asJSON {
		share.Name = s.game.Key + "-lab.json"
		encoder := json.NewEncoder(&data)
		encoder.SetIndent("", "  ")
		err := encoder.Encode(struct {
			*lab.Report
			Changed    []string        `json:"changed,omitempty"`
			Difference *lab.Difference `json:"difference,omitempty"`
		}{s.report, changed, s.difference})
		share.Text = data.String()
		return share, err
	}
	err := s.report.Page(&data, s.title(), compared...)
	share.Data = data.Bytes()
	return share, err
}

// spanned is the report of several numbers of seats.
func (s *study) spanned(asJSON bool) (shell.Shareable, error) {
	var text, data bytes.Buffer
	share := shell.Shareable{Title: wording.L("The report"), Name: s.game.Key + "-lab.html"}
	err := errors.Join(s.beside.Text(&text, s.title()), s.beside.Page(&data, s.title()))
	share.Text, share.Data = text.String(), data.Bytes()
	if asJSON {
		var list []byte
		list, err = json.MarshalIndent(map[string]lab.BySeats{"seats": s.beside}, "", "  ")
		share.Name, share.Text, share.Data = s.game.Key+"-lab.json", string(list), nil
	}
	return share, err
}

// lengths are how many matches took so many moves.
func lengths(of []lab.Bar) fyne.CanvasObject {
	var bars []parts.Bar
	for _, b := range of {
		bars = append(bars, parts.Bar{Title: wording.L("{low} to {high}", b.From, b.To), Count: b.Matches, Expected: -1})
	}
	return parts.NewPanel(wording.L("How many moves matches take"), parts.NewBars(bars))
}
