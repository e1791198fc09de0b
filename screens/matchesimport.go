package screens

import (
	"errors"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/parts"
)

// importing are the ways by which a transcript comes onto the device.
func (p *matchesPage) importing() fyne.CanvasObject {
	clipboard := parts.NewButton(lang.L("From the clipboard"), parts.IconPaste, func() {
		p.app.importText([]byte(p.app.fyne.Clipboard().Content()), "")
	})
	file := parts.NewButton(lang.L("From a file"), parts.IconImport, p.app.importFile)
	return parts.NewPanel(lang.L("Import"), parts.NewLess(lang.L("A transcript in the table notation. Moves that are not legal stay in the log, marked.")),
		parts.NewAnswers(clipboard, file))
}

// importFile asks for a file and imports it.
func (a *App) importFile() { a.askContent(lang.L("Import a file"), tableEnding, a.importData) }

// importPath imports one file: a transcript, or a box file as one's own copy.
func (a *App) importPath(path string) {
	data, err := readSmallFile(path)
	if strings.EqualFold(filepath.Ext(path), boxEnding) {
		a.open(Route{CopyPage, duckKey})
		a.importBoxData(path, data, err)
		return
	}
	a.importData(filepath.Base(path), data, err)
}

// importData imports what was in a file, or says why it could not be read.
func (a *App) importData(name string, data []byte, err error) {
	if err != nil {
		a.say(lang.L("The file can't be read: {{.Problem}}.", said(err)))
		return
	}
	a.importText(data, strings.TrimSuffix(name, filepath.Ext(name)))
}

// incoming is a transcript on its way to become a match. It is read off the goroutine of the screens, which looks after
// it now and then.
type incoming struct {
	done, total atomic.Int64
	stop        atomic.Bool
	finished    chan struct{} // closed when what follows is there
	match       *matches.Match
	report      matches.Report
	err         error
}

// importText makes a match of a transcript.
func (a *App) importText(data []byte, name string) {
	if strings.TrimSpace(string(data)) == "" {
		a.say(lang.L("There is nothing on the clipboard."))
		return
	}
	in := &incoming{finished: make(chan struct{})}
	a.incoming = in
	a.open(Route{Page: ImportPage})
	go func() {
		in.match, in.report, in.err = a.library.Import(data, name, in.progress)
		close(in.finished)
	}()
	a.watch(in)
}

// progress notes how far it has come, and tells whether to go on.
func (in *incoming) progress(done, total int) bool {
	in.done.Store(int64(done))
	in.total.Store(int64(total))
	return !in.stop.Load()
}

// watchEvery is how often a reading is looked after.
const watchEvery = 100 * time.Millisecond

// watch shows how far a reading has come until it is finished.
func (a *App) watch(in *incoming) {
	a.device.After(watchEvery, func() {
		select {
		case <-in.finished:
			a.imported(in)
		default:
			a.refresh()
			a.watch(in)
		}
	})
}

// imported shows the match, or says why there is none.
func (a *App) imported(in *incoming) {
	a.incoming = nil
	if a.trail.here().Page == ImportPage {
		a.back()
	}
	switch {
	case errors.Is(in.err, matches.ErrStopped):
		return
	case in.match == nil:
		a.say(lang.L("This is no match that can be read: {{.Problem}}.", said(in.err)))
		return
	}
	a.kept(in.err)
	if n := disputed(in.match); n > 0 {
		a.say(lang.L("Lines that are not legal: {{.Count}}. They are marked in the log.", map[string]any{"Count": n}))
	}
	a.tellReport(in.report)
	a.take(in.match)
	a.open(Route{MatchPage, in.match.ID()})
}

// disputed counts the lines of a transcript that could not be carried out.
func disputed(m *matches.Match) int {
	n := 0
	for _, line := range m.Lines() {
		if line.Kind == matches.VoidLine {
			n++
		}
	}
	return n
}

// importPage shows how far the reading has come, and can stop it.
type importPage struct {
	app      *App
	progress *parts.Progress
}

func newImportPage(a *App) *importPage {
	return &importPage{app: a, progress: parts.NewProgress(lang.L("Reading the transcript"))}
}

func (p *importPage) bar() *parts.TopBar { return p.app.backBar(lang.L("Import")) }

func (p *importPage) page() fyne.CanvasObject {
	return parts.NewPage(parts.NewColumn(p.progress, parts.NewButton(lang.L("Stop"), parts.IconStop, p.stop)))
}

func (p *importPage) stop() {
	if in := p.app.incoming; in != nil {
		in.stop.Store(true)
	}
}

func (p *importPage) refresh() {
	if in := p.app.incoming; in != nil {
		p.progress.SetValue(int(in.done.Load()), int(in.total.Load()))
	}
}

func (p *importPage) key(fyne.KeyName) bool { return false }
