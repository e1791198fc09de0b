package screens

import (
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// SharePage shows a text with the ways by which it can leave the device.
const SharePage Page = "share"

// shareable is a text that leaves the device only when somebody shares it by hand.
type shareable struct {
	title string
	name  string // of a file
	text  string
	data  []byte // what is saved as a file, where that is no text; nil: text
	note  string // what should be known before it is shared; "": nothing
}

// share shows a text and the ways to share it.
func (a *App) share(s shareable) {
	a.sharing = s
	a.open(Route{SharePage, s.name})
}

// copy puts a text on the clipboard.
func (a *App) copy(text string) { a.fyne.Clipboard().SetContent(text) }

// copiedFor is how long a button says that it has copied.
const copiedFor = 2 * time.Second

// copyButton copies a text, and says so for a moment.
func (a *App) copyButton(text func() string) *parts.Button {
	var button *parts.Button
	button = parts.NewButton(lang.L("Copy"), parts.IconCopy, func() {
		a.copy(text())
		button.SetText(lang.L("Copied"))
		button.SetIcon(parts.IconCheck)
		a.device.After(copiedFor, func() {
			button.SetText(lang.L("Copy"))
			button.SetIcon(parts.IconCopy)
		})
	})
	return button
}

// sharePage is the page of a text that is to be shared.
type sharePage struct {
	app *App
	shareable
}

func (s *sharePage) bar() *parts.TopBar { return s.app.backBar(s.title) }

func (s *sharePage) page() fyne.CanvasObject {
	ways := parts.NewTightColumn(s.app.copyButton(func() string { return s.text }),
		parts.NewButton(lang.L("Save as a file"), parts.IconImport, s.save))
	if len(s.text) <= mostMailed {
		ways.Add(parts.NewButton(lang.L("Send by e-mail"), parts.IconShare, s.send))
	}
	if s.note != "" {
		ways.Objects = append([]fyne.CanvasObject{parts.NewBody(s.note)}, ways.Objects...)
	}
	return parts.NewPage(ways, parts.NewPanel("", parts.NewWords(breakable(shortened(s.text)), look.Body, look.Text)))
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
				return text[:i] + "\n" + lang.L("... and so on; all of it is shared.")
			}
		}
	}
	return text
}

// longestWord is how long a word can be that still fits on the line of a phone with large letters, in characters.
const longestWord = 16

// breakable shows long words, such as a seal, in pieces, so that they wrap; what is shared has them whole.
func breakable(text string) string {
	var out strings.Builder
	length := 0
	for _, r := range text {
		if unicode.IsSpace(r) {
			length = 0
		} else if length++; length > longestWord {
			out.WriteByte(' ')
			length = 1
		}
		out.WriteRune(r)
	}
	return out.String()
}

// save hands the text over as a file or, where the app is shown folders, writes it into one that somebody names.
func (s *sharePage) save() {
	data := s.data
	if data == nil {
		data = []byte(s.text)
	}
	if files := s.app.device.Files; files != nil {
		if err := files.Save(s.name, data); err != nil {
			s.app.say(lang.L("The file can't be written: {{.Problem}}.", said(err)))
			return
		}
		s.app.say(lang.L("Handed over as {{.Name}}: look among the downloads.", map[string]any{"Name": s.name}))
		return
	}
	s.app.askFile(fileAsk{title: lang.L("Save as a file"), ending: filepath.Ext(s.name), name: s.name, take: func(path string) {
		s.app.saveFile(path, data)
	}})
}

// saveFile writes a file, and says how that went.
func (a *App) saveFile(path string, data []byte) {
	if err := os.WriteFile(path, data, 0o644); err != nil {
		a.say(lang.L("The file can't be written: {{.Problem}}.", said(err)))
		return
	}
	a.say(lang.L("Saved as {{.Name}}.", map[string]any{"Name": path}))
}

// send opens the mail program with the text in it.
func (s *sharePage) send() {
	query := url.Values{"subject": {s.title}, "body": {s.text}}.Encode()
	mail := &url.URL{Scheme: "mailto", RawQuery: strings.ReplaceAll(query, "+", "%20")} // RFC 6068: a plus is a plus
	if err := s.app.fyne.OpenURL(mail); err != nil {
		s.app.say(lang.L("No mail program can be opened: {{.Problem}}.", said(err)))
	}
}

func (s *sharePage) refresh() {}

func (s *sharePage) key(fyne.KeyName) bool { return false }
