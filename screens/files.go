package screens

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// FilePage chooses a file to open, or a place to save one.
const FilePage Page = "file"

// tableEnding is the ending of a file in the table notation.
const tableEnding = ".table"

// fileAsk is what a file is looked for.
type fileAsk struct {
	title  string
	ending string            // of the files that are shown
	name   string            // that a new file is offered; "" where one is opened
	take   func(path string) // told the file that was chosen
}

// askFile opens the page that chooses a file.
func (a *App) askFile(ask fileAsk) {
	if a.folder == "" {
		a.folder = startFolder()
	}
	a.asking = ask
	a.open(Route{FilePage, ask.title})
}

// askContent lets somebody choose a file, by the device's own means or on the page of folders, and hands over its name
// and what is in it.
func (a *App) askContent(title, ending string, take func(name string, data []byte, err error)) {
	if a.device.Files != nil {
		a.device.Files.Choose(ending, rules.MaxFile, take)
		return
	}
	a.askFile(fileAsk{title: title, ending: ending, take: func(path string) {
		data, err := readSmallFile(path)
		take(filepath.Base(path), data, err)
	}})
}

// readSmallFile reads a file that is not too long for the notation.
func readSmallFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err == nil && info.Size() > rules.MaxFile {
		err = errors.New("the file is longer than 4 MiB")
	}
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
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

// filePage shows one folder: the way up, its folders, and the files of the ending that is looked for.
type filePage struct {
	app  *App
	ask  fileAsk
	list *fyne.Container
	name *parts.Entry // where a file is saved
}

func newFilePage(a *App) *filePage {
	p := &filePage{app: a, ask: a.asking, list: container.NewStack()}
	if p.ask.name != "" {
		p.name = parts.NewEntry(lang.L("Name of the file"), p.ask.name, nil)
	}
	return p
}

func (p *filePage) bar() *parts.TopBar { return p.app.backBar(p.ask.title) }

func (p *filePage) page() fyne.CanvasObject {
	if p.name == nil {
		return parts.NewPage(p.list)
	}
	save := parts.NewMainButton(lang.L("Save here"), parts.IconCheck, p.save)
	return parts.NewPage(parts.NewColumn(p.name, save), p.list)
}

// refresh reads the folder.
func (p *filePage) refresh() {
	rows := []*parts.Row{parts.NewRow(parts.RowData{
		Icon: parts.IconUp, Title: lang.L("Up"), Words: spaced(p.app.folder),
		Tap: func() { p.enter(filepath.Dir(p.app.folder)) },
	})}
	entries, err := os.ReadDir(p.app.folder)
	if err != nil {
		p.show(rows, lang.L("This folder can't be read: {{.Problem}}.", said(err)))
		return
	}
	files := 0
	for _, entry := range sortedEntries(entries) {
		name := entry.Name()
		full := filepath.Join(p.app.folder, name)
		switch {
		case strings.HasPrefix(name, "."):
		case isFolder(entry, full):
			rows = append(rows, parts.NewRow(parts.RowData{Icon: parts.IconList, Title: shortWords(name), Tap: func() { p.enter(full) }}))
		case p.name == nil && strings.HasSuffix(strings.ToLower(name), p.ask.ending):
			files++
			rows = append(rows, parts.NewRow(parts.RowData{Icon: parts.IconCards, Title: shortWords(name), Tap: func() { p.chosen(full) }}))
		}
	}
	empty := ""
	if files == 0 && p.name == nil {
		empty = lang.L("No file here ends with {{.Ending}}.", map[string]any{"Ending": p.ask.ending})
	}
	p.show(rows, empty)
}

// spaced is a path that can be broken into lines.
func spaced(path string) string {
	return shortWords(strings.ReplaceAll(filepath.ToSlash(path), "/", " / "))
}

// The most letters of a word that is shown whole, and how many of a longer one are shown at its beginning and end.
const (
	mostLetters  = 18
	firstLetters = 10
	lastLetters  = 6
)

// shortWords leaves out the middle of words that have no room on a line; names of files and matches can be of any kind.
func shortWords(text string) string {
	words := strings.Fields(text)
	for i, word := range words {
		if letters := []rune(word); len(letters) > mostLetters {
			words[i] = string(letters[:firstLetters]) + "…" + string(letters[len(letters)-lastLetters:])
		}
	}
	return strings.Join(words, " ")
}

// show lists the rows, and what has to be said about them.
func (p *filePage) show(rows []*parts.Row, words string) {
	column := parts.NewTightColumn(parts.NewRows(rows...))
	if words != "" {
		column.Add(parts.NewLess(words))
	}
	p.list.Objects = []fyne.CanvasObject{column}
	p.list.Refresh()
	p.app.relay()
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

// isFolder tells whether an entry is a folder or leads to one.
func isFolder(entry os.DirEntry, full string) bool {
	if entry.Type()&os.ModeSymlink == 0 {
		return entry.IsDir()
	}
	info, err := os.Stat(full)
	return err == nil && info.IsDir()
}

func (p *filePage) enter(folder string) {
	p.app.folder = folder
	p.refresh()
}

// chosen hands the file over and leaves the page.
func (p *filePage) chosen(path string) {
	p.app.back()
	p.ask.take(path)
}

// save hands over the name in this folder; a file that is there already is asked about.
func (p *filePage) save() {
	name := strings.TrimSpace(p.name.Text)
	if name == "" || name != filepath.Base(name) {
		p.app.say(lang.L("A file needs a name without a path."))
		return
	}
	path := filepath.Join(p.app.folder, name)
	if _, err := os.Stat(path); err != nil {
		p.chosen(path)
		return
	}
	parts.Ask(p.app.window.Canvas(), parts.Question{
		Icon:  parts.IconCaution,
		Title: lang.L("Replace {{.Name}}?", map[string]any{"Name": name}),
		Words: lang.L("There is a file of that name already."),
		Yes:   lang.L("Replace it"), No: lang.L("Keep it"),
	}, func(replace bool) {
		if replace {
			p.chosen(path)
		}
	})
}

func (p *filePage) key(fyne.KeyName) bool { return false }
