package traders

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// cardShown is the page of one card that lies open: it is read once more, as large as it can be.
type cardShown struct {
	app  *Feature
	data DeckCardData
	card *DeckCard
}

// showsCard is what a tap on a small card does.
func (a *Feature) showsCard(word string) func() {
	return func() { a.Open(shell.Route{Page: shell.AidPage, Arg: Key + "/" + oneCard + "/" + word}) }
}

// openCard is the page of the card that the route names, or of a card face down.
func openCard(a *Feature) shell.Screen {
	word := a.WithinAid()
	p := &cardShown{app: a, card: NewDeckCard(), data: DeckCardData{
		Title: wording.L("Card"), Picture: parts.NewPicture(parts.PictureBack), Words: wording.L("No card is drawn yet."),
	}}
	if f, ok := aid.FaceOf(word); ok {
		p.data = faceData(f)
	} else if c := planetCard(word); c.Word != "" {
		p.data = planetData(word, a.viewBehind())
	}
	p.card.Set(p.data)
	return p
}

// viewBehind is how the match stands from which a page was opened, nil for none.
func (a *Feature) viewBehind() *traders.View {
	of := a.MatchBehind(Key)
	if of == nil {
		return nil
	}
	v, _ := traders.Look(of.Table())
	return v
}

func (p *cardShown) Bar() *parts.TopBar { return shell.BackBar(p.app, p.data.Title) }

func (p *cardShown) Page() fyne.CanvasObject {
	return newCardPage(p.app, p.card, parts.NewTightColumn())
}

func (p *cardShown) Refresh() {}

func (p *cardShown) Key(fyne.KeyName) bool { return false }
