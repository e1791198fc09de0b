package library

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// tableEnding is the ending of a file in the table notation.
const tableEnding = ".table"

// askFile opens the page that chooses a file.
func (a *Feature) askFile(ask shell.FileAsk) {
	if a.Folder == "" {
		a.Folder = startFolder()
	}
	a.asking = ask
	a.Open(shell.Route{Page: shell.FilePage, Arg: ask.Title})
}

// AskContent lets somebody choose a file, by the device's own means or on the page of folders, and hands over its name
// and what is in it.
func (a *Feature) AskContent(title, ending string, take func(name string, data []byte, err error)) {
	if a.Device().Files != nil {
		a.Device().Files.Choose(ending, mostRead(ending), take)
		return
	}
	a.askFile(shell.FileAsk{Title: title, Ending: ending, Take: func(path string) {
		data, err := journal.ReadFile(path, mostRead(ending))
		take(filepath.Base(path), data, err)
	}})
}

// mostRead is the size (bytes) of the longest file of an ending that can be of use.
func mostRead(ending string) int64 {
	if strings.EqualFold(ending, tableEnding) {
		return library.MaxBackup
	}
	return rules.MaxFile
}

// startFolder is where people keep their files: the home folder, or where the app was started.
func startFolder() string {
	if folder, err := os.UserHomeDir(); err == nil {
		return folder
	}
	if folder, err := os.Getwd(); err == nil {
		return folder
	}
	return string(filepath.Separator)
}

// filePage shows one folder: the way up, its folders, and the files of the ending that is looked for. A tap shows all others
// too: mail and downloads give files other names, and what is inside decides.
type filePage struct {
	app  *Feature
	ask  shell.FileAsk
	all  bool // files of other endings are shown
	list *fyne.Container
	name *parts.Entry // where a file is saved
}

func newFilePage(a *Feature) *filePage {
	p := &filePage{app: a, ask: a.asking, list: container.NewStack()}
	if p.ask.Name != "" {
		p.name = parts.NewEntry(wording.L("Name of the file"), p.ask.Name, nil)
	}
	return p
}

func (p *filePage) Heading() string { return p.ask.Title }

func (p *filePage) Page() fyne.CanvasObject {
	if p.ask.Folder {
		return parts.NewPage(parts.NewMainButton(wording.L("Use this folder"), parts.IconCheck, func() { p.chosen(p.app.Folder) }), p.list)
	}
	if p.name == nil {
		return parts.NewPage(p.list)
	}
	save := parts.NewMainButton(wording.L("Save here"), parts.IconCheck, p.save)
	return parts.NewPage(parts.NewColumn(p.name, save), p.list)
}

// Refresh reads the folder.
func (p *filePage) Refresh() {
	rows := []*parts.Row{parts.NewRow(parts.RowData{
		Icon: parts.IconUp, Title: wording.L("Up"), Words: parts.Spaced(p.app.Folder),
		Tap: func() { p.enter(filepath.Dir(p.app.Folder)) },
	})}
	entries, err := os.ReadDir(p.app.Folder)
	if err != nil {
		p.show(rows, wording.L("This folder can't be read: {problem}.", err))
		return
	}
	files, others := 0, 0
	for _, entry := range sortedEntries(entries) {
		name := entry.Name()
		full := filepath.Join(p.app.Folder, name)
		switch {
		case strings.HasPrefix(name, "."):
		case isFolder(entry, full):
			rows = append(rows, parts.NewRow(parts.RowData{Icon: parts.IconFolder, Title: parts.ShortWords(name), Tap: func() { p.enter(full) }}))
		case p.name != nil || p.ask.Folder:
		case !p.all && !strings.HasSuffix(strings.ToLower(name), p.ask.Ending):
			others++
		default:
			files++
			rows = append(rows, parts.NewRow(parts.RowData{Icon: parts.IconFile, Title: parts.ShortWords(name), Tap: func() { p.chosen(full) }}))
		}
	}
	if others > 0 {
		rows = append(rows, parts.NewRow(parts.RowData{Icon: parts.IconMore, Title: wording.L("Show all files"), Tap: p.showAll}))
	}
	empty := ""
	if files == 0 && p.name == nil && !p.ask.Folder {
		empty = wording.L("No file here ends with {ending}.", p.ask.Ending)
	}
	p.show(rows, empty)
}

// showAll shows the files of other endings too.
func (p *filePage) showAll() {
	p.all = true
	p.Refresh()
}

// show lists the rows, and what has to be said about them.
func (p *filePage) show(rows []*parts.Row, words string) {
	column := parts.NewTightColumn(parts.NewRows(rows...))
	if words != "" {
		column.Add(parts.NewLess(words))
	}
	p.list.Objects = []fyne.CanvasObject{column}
	p.list.Refresh()
	p.app.Relay()
}

// sortedEntries has folders first, each by name.
func sortedEntries(entries []os.DirEntry) []os.DirEntry {
	slices.SortStableFunc(entries, func(a, b os.DirEntry) int {
		switch {
		case a.IsDir() == b.IsDir():
			return strings.Compare(strings.ToLower(a.Name()), strings.ToLower(b.Name()))
		case a.IsDir():
			return -1
		}
		return 1
	})
	return entries
}

// isFolder reports whether an entry is a folder or leads to one.
func isFolder(entry os.DirEntry, full string) bool {
	if entry.Type()&os.ModeSymlink == 0 {
		return entry.IsDir()
	}
	info, err := os.Stat(full)
	return err == nil && info.IsDir()
}

func (p *filePage) enter(folder string) {
	p.app.Folder = folder
	p.Refresh()
}

// chosen hands the file over and leaves the page.
func (p *filePage) chosen(path string) {
	p.app.Back()
	p.ask.Take(path)
}

// save hands over the name in this folder; a file that is there already is asked about.
func (p *filePage) save() {
	name := strings.TrimSpace(p.name.Text)
	if name == "" || name != filepath.Base(name) {
		p.app.Say(wording.L("A file needs a name without a path."))
		return
	}
	path := filepath.Join(p.app.Folder, name)
	if _, err := os.Stat(path); err != nil {
		p.chosen(path)
		return
	}
	parts.Ask(p.app.Canvas(), parts.Question{
		Icon:  parts.IconCaution,
		Title: wording.L("Replace {name}?", name),
		Words: wording.L("A file of that name exists already."),
		Yes:   wording.L("Replace it"), No: wording.L("Keep it"),
	}, func(replace bool) {
		if replace {
			p.chosen(path)
		}
	})
}
