package traders

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/table"
)

// cardShown is the page of one card that lies open: it is read once more, as large as it can be.
type cardShown struct {
	app  *Feature
	face table.CardFace
}

// showsCard is what a tap on a small card does.
func (a *Feature) showsCard(word string) func() {
	return func() { a.Open(shell.Route{Page: shell.AidPage, Arg: Key + "/" + oneCard + "/" + word}) }
}

// openCard is the page of the card that the route names, or of a card face down.
func openCard(a *Feature) shell.Screen {
	word := a.WithinAid()
	if _, ok := aid.FaceOf(word); ok || planetCard(word).Word != "" {
		return &cardShown{a, deckFace(word, a.viewBehind())}
	}
	return &cardShown{a, faceDown(wording.L("Card"))}
}

// faceDown is a deck of which no card is open.
func faceDown(title string) table.CardFace {
	return table.CardFace{
		Icon: parts.IconCards, Kind: title, Band: look.BandBlue, Title: title, Picture: parts.NewPicture(parts.PictureBack), Rule: wording.L("No card is drawn yet."),
	}
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

func (p *cardShown) Bar() *parts.TopBar { return shell.BackBar(p.app, p.face.Title) }

func (p *cardShown) Page() fyne.CanvasObject {
	return newCardPage(p.app, table.NewBigCard(p.face, nil), parts.NewTightColumn())
}

func (p *cardShown) Refresh() {}

func (p *cardShown) Key(fyne.KeyName) bool { return false }
