package library

import (
	"errors"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// importing are the ways by which a transcript comes onto the device.
func (p *matchesPage) importing() fyne.CanvasObject {
	clipboard := parts.NewButton(wording.L("From the clipboard"), parts.IconPaste, func() {
		shell.PasteText(p.app, func(text string) { p.app.importText([]byte(text), "") })
	})
	file := parts.NewButton(wording.L("From a file"), parts.IconImport, p.app.importFile)
	return parts.NewPanel(wording.L("Import"), parts.NewLess(wording.L("A transcript in the table notation, or a file with all matches. Moves that are not allowed stay in the log, marked.")),
		parts.NewAnswers(clipboard, file))
}

// importFile asks for a file and imports it.
func (a *Feature) importFile() {
	a.AskContent(wording.L("Import a file"), tableEnding, a.importData)
}

// ImportPath imports one file: a transcript, or what a game reads besides.
func (a *Feature) ImportPath(path string) {
	for _, g := range a.Games() {
		if kind := a.Adds(g.Key).Imports; kind != nil && strings.EqualFold(filepath.Ext(path), kind.Ending) {
			data, err := journal.ReadFile(path, mostRead(kind.Ending))
			kind.Take(path, data, err)
			return
		}
	}
	data, err := journal.ReadFile(path, mostRead(tableEnding))
	a.importData(filepath.Base(path), data, err)
}

// importData imports what was in a file, or says why it could not be read.
func (a *Feature) importData(name string, data []byte, err error) {
	if err != nil {
		a.Say(wording.L("The file can't be read: {problem}.", err))
		return
	}
	if strings.TrimSpace(string(data)) == "" {
		a.Say(wording.L("It's empty."))
		return
	}
	name = strings.TrimSuffix(name, filepath.Ext(name))
	a.importText(data, strings.TrimSuffix(name, tableEnding)) // friday.table.txt
}

// incoming is a transcript on its way to become a match. It is read off the goroutine of the screens, which looks after
// it now and then.
type incoming struct {
	done, total atomic.Int64
	Stop        atomic.Bool
	Finished    chan struct{} // closed when what follows is there
	match       *matches.Match
	report      library.Report
	Err         error
}

// importText makes a match of a transcript, or matches of a file with all of them.
func (a *Feature) importText(data []byte, name string) {
	if library.IsBackup(data) {
		a.restore(data)
		return
	}
	in := &incoming{Finished: make(chan struct{})}
	a.Incoming = in
	a.Open(shell.Route{Page: shell.ImportPage})
	go func() {
		in.match, in.report, in.Err = a.Library.Receive(data, name, in.progress)
		close(in.Finished)
	}()
	a.watch(in)
}

// progress notes how far it has come, and reports whether to go on.
func (in *incoming) progress(done, total int) bool {
	in.done.Store(int64(done))
	in.total.Store(int64(total))
	return !in.Stop.Load()
}

// watchEvery is how often a reading is looked after.
const watchEvery = 100 * time.Millisecond

// watch shows how far a reading has come until it is finished.
func (a *Feature) watch(in *incoming) {
	a.Device().After(watchEvery, func() {
		select {
		case <-in.Finished:
			a.imported(in)
		default:
			a.Refresh()
			a.watch(in)
		}
	})
}

// imported shows the match, or says why there is none.
func (a *Feature) imported(in *incoming) {
	a.Incoming = nil
	if a.Here().Page == shell.ImportPage {
		a.Back()
	}
	var here *library.Here
	switch {
	case errors.Is(in.Err, matches.ErrStopped):
		return
	case errors.As(in.Err, &here):
		a.Say(wording.L("Already here: {match}.", here.Name))
		a.Open(shell.Route{Page: shell.MatchPage, Arg: here.ID})
		return
	case in.match == nil:
		a.Say(wording.L("This match can't be read: {problem}.", in.Err))
		return
	}
	a.Kept(in.Err)
	if n := disputed(in.match); n > 0 {
		a.Say(wording.L("Lines that are not allowed: {count}. The log marks them.", n))
	}
	if in.report.Longer {
		a.Say(wording.L("{match} was here already. The file is further on, and now the match is too.", in.match.Name()))
	}
	a.ShowReport(in.report)
	a.SetMatch(in.match)
	a.Open(shell.Route{Page: shell.MatchPage, Arg: in.match.ID()})
}

// disputed counts the lines of a transcript that could not be carried out.
func disputed(m *matches.Match) int {
	n := 0
	for _, line := range m.Log().Lines() {
		if line.Kind == matches.VoidLine {
			n++
		}
	}
	return n
}

// importPage shows how far the reading has come, and can stop it.
type importPage struct {
	app      *Feature
	progress *parts.Progress
}

func (p *importPage) Heading() string { return wording.L("Import") }

func (p *importPage) Page() fyne.CanvasObject {
	return parts.NewPage(parts.NewColumn(p.progress, parts.NewLess(wording.L("Every move is judged. If you stop, nothing is kept.")), parts.NewButton(wording.L("Stop"), parts.IconStop, p.stop)))
}

func (p *importPage) stop() {
	if in := p.app.Incoming; in != nil {
		in.Stop.Store(true)
	}
}

func (p *importPage) Refresh() {
	if in := p.app.Incoming; in != nil {
		p.progress.SetValue(int(in.done.Load()), int(in.total.Load()))
	}
}
