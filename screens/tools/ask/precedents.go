package ask

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/tell/precedents"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// precedentsPage lists the rulings that were kept.
type precedentsPage struct {
	app  *Feature
	game string // the key of the game whose rulings are shown; "": of all
	list *fyne.Container
}

func (p *precedentsPage) Heading() string { return wording.L("Our rulings") }

func (p *precedentsPage) Page() fyne.CanvasObject {
	visit := p.app.Here()
	if p.app.shown != "" {
		visit.Search, p.app.shown = p.app.shown, ""
	}
	search := parts.NewSearch(wording.L("Find a ruling"), func(words string) {
		visit.Search = words
		p.fill()
	})
	search.SetText(visit.Search)
	p.fill()
	share := parts.NewButton(wording.L("Share all"), parts.IconShare, func() {
		p.app.Share(shell.Shareable{Title: wording.L("Our rulings"), Name: "rulings.txt", Text: p.app.Book.Text()})
	})
	box.SetVisible(search, p.any())
	box.SetVisible(share, len(p.app.Book.Kept) > 0)
	return parts.NewWidePage(search, p.list, parts.NewAnswers(share,
		parts.NewButton(wording.L("Open a file"), parts.IconImport, func() {
			p.app.AskContent(wording.L("Rulings"), ".txt", func(_ string, data []byte, err error) { p.take(string(data), err) })
		}),
		parts.NewButton(wording.L("Paste"), parts.IconPaste, func() {
			shell.PasteText(p.app, func(text string) { p.take(text, nil) })
		})))
}

// take imports rulings, or says why the text has none.
func (p *precedentsPage) take(text string, err error) {
	added := 0
	if err == nil {
		added, err = p.app.Book.Import(text)
	}
	if err != nil {
		p.app.Say(wording.L("These rulings can't be read: {problem}.", err))
		return
	}
	if added > 0 {
		p.app.keepBook()
	}
	p.app.Say(wording.L("New rulings: {number}", added))
	p.app.Show()
}

// fill lists the rulings that hold the words of the search.
func (p *precedentsPage) fill() {
	p.list.Objects = nil
	for _, kept := range p.app.Book.Find(p.app.Here().Search) {
		if p.game == "" || kept.Game == p.game {
			p.list.Add(p.card(kept))
		}
	}
	if len(p.list.Objects) == 0 {
		p.list.Add(p.none())
	}
	p.list.Refresh()
	p.app.Relay()
}

// none says why nothing is listed and what to do about it.
func (p *precedentsPage) none() fyne.CanvasObject {
	if p.app.Here().Search != "" {
		return parts.NewBody(wording.L("No ruling has these words. Try fewer."))
	}
	var games []*parts.Button
	for _, g := range p.app.Games() {
		if p.game == "" || p.game == g.Key {
			games = append(games, parts.NewButton(g.Title, parts.IconScales, func() {
				p.app.Open(shell.Route{Page: shell.DisputePage, Arg: g.Key})
			}))
		}
	}
	words := wording.L("No rulings yet. Ask a rule, then tap Keep this ruling.")
	picture := parts.GamePicture(p.game)
	if len(games) != 1 || picture == "" {
		return parts.NewEmpty(words, games...)
	}
	games[0].SetText(wording.L("Ask a rule"))
	return parts.NewColumn(parts.NewLead(picture, parts.NewBody(words)), games[0].SetWeight(parts.Filled).SetHeight(look.MainTarget))
}

// any reports whether rulings are kept that can be listed here.
func (p *precedentsPage) any() bool {
	return slices.ContainsFunc(p.app.Book.Kept, func(kept precedents.Precedent) bool { return p.game == "" || kept.Game == p.game })
}

// card is one ruling.
func (p *precedentsPage) card(kept precedents.Precedent) fyne.CanvasObject {
	said := decision(kept)
	if kept.Reason != "" {
		said += " " + parts.Upper(kept.Reason)
	}
	objects := []fyne.CanvasObject{
		parts.NewBody(wording.L("{day}: {decision}", p.app.day(kept.Date), said)),
		parts.NewLess(kept.Ruling),
	}
	if len(kept.Facts) > 0 {
		objects = append(objects, parts.NewLess(strings.Join(kept.Facts, "\n")))
	}
	if g, ok := p.app.Game(kept.Game); ok {
		if rule, ok := g.Rule(kept.Rule); ok {
			objects = append(objects, parts.NewChip(rule.ID, "", func() { p.app.Open(game.RuleRoute(g, rule.ID)) }))
		}
	}
	objects = append(objects, parts.NewButton(wording.L("Remove"), parts.IconRemove, func() {
		question := parts.Question{
			Icon: parts.IconCaution, Title: wording.L("Remove this ruling?"), Words: kept.Question, Yes: wording.L("Remove it"), No: wording.L("Keep it"),
		}
		parts.Ask(p.app.Canvas(), question, func(yes bool) {
			if yes {
				p.app.Book.Remove(kept)
				p.app.keepBook()
				p.app.Show()
			}
		})
	}).SetWeight(parts.Quiet))
	return parts.NewPanel(kept.Question, objects...)
}
