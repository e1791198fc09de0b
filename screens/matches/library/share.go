package library

import (
	"net/url"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// ShareText shows a text and the ways to share it.
func (a *Feature) ShareText(s shell.Shareable) {
	a.Sharing = s
	a.Open(shell.Route{Page: shell.SharePage, Arg: s.Name})
}

// SharePage is the page of a text that is to be shared.
type SharePage struct {
	app *Feature
	shell.Shareable
}

func (s *SharePage) Heading() string { return s.Title }

func (s *SharePage) Page() fyne.CanvasObject {
	ways := parts.NewTightColumn(shell.CopyButton(s.app, func() string { return s.Text }),
		parts.NewButton(wording.L("Save as a file"), parts.IconImport, s.save))
	if len(s.Text) <= mostMailed {
		ways.Add(parts.NewButton(wording.L("Send by e-mail"), parts.IconShare, s.send))
	}
	if s.Note != "" {
		ways.Objects = append([]fyne.CanvasObject{parts.NewBody(s.Note)}, ways.Objects...)
	}
	return parts.NewPage(ways, parts.NewPanel("", parts.NewWords(strings.TrimRight(shortened(s.Text), "\n"), look.Body, look.Text).Broken()))
}

// mostMailed is how long a text can be that is handed to a mail program, in bytes: longer addresses are cut off.
const mostMailed = 6000

// mostShown is how much of a text is shown before it is shared, in lines.
const mostShown = 60

// shortened is the beginning of a long text.
func shortened(text string) string {
	for i, lines := 0, 0; i < len(text); i++ {
		if text[i] == '\n' {
			if lines++; lines == mostShown {
				return text[:i] + "\n" + wording.L("... and so on; all of it is shared.")
			}
		}
	}
	return text
}

// Save hands a file over, or lets somebody name the folder for it, without showing it first.
func (a *Feature) Save(s shell.Shareable) { (&SharePage{a, s}).save() }

// save hands the text over as a file or, where the app is shown folders, writes it into one that somebody names.
func (s *SharePage) save() {
	data := s.Data
	if data == nil {
		data = []byte(s.Text)
	}
	if files := s.app.Device().Files; files != nil {
		if err := files.Save(s.Name, data); err != nil {
			s.app.Say(wording.L("The file can't be written: {problem}.", err))
			return
		}
		s.app.Say(wording.L("Handed over as {name}: look among the downloads.", s.Name))
		return
	}
	s.app.askFile(shell.FileAsk{Title: wording.L("Save as a file"), Ending: filepath.Ext(s.Name), Name: s.Name, Take: func(path string) {
		if s.app.saveFile(path, data) && s.Opens {
			s.app.show(path)
		}
	}})
}

// saveFile writes a file, says how that went, and reports whether it is there.
func (a *Feature) saveFile(path string, data []byte) bool {
	if err := journal.WriteFile(path, data); err != nil {
		a.Say(wording.L("The file can't be written: {problem}.", err))
		return false
	}
	a.Say(wording.L("Saved as {name}.", path))
	return true
}

// show opens a file in the system's viewer. Without one the file is saved all the same, and the app has said where.
func (a *Feature) show(path string) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") { // a drive of Windows
		path = "/" + path
	}
	_ = fyne.CurrentApp().OpenURL(&url.URL{Scheme: "file", Path: path})
}

// send opens the mail program with the text in it.
func (s *SharePage) send() {
	query := url.Values{"subject": {s.Title}, "body": {s.Text}}.Encode()
	mail := &url.URL{Scheme: "mailto", RawQuery: strings.ReplaceAll(query, "+", "%20")} // RFC 6068: a plus is a plus
	if err := fyne.CurrentApp().OpenURL(mail); err != nil {
		s.app.Say(wording.L("No mail program can be opened: {problem}.", err))
	}
}
