package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/raidtrade/kit"
	"tablekeeper/screens/shell"
)

// raidRoyals looks up what the royals of Raid Trade do (section 2 of the specification).
type raidRoyals struct{ app *Feature }

func newRaidRoyals(a *Feature) shell.Screen { return &raidRoyals{a} }

func (r *raidRoyals) Bar() *parts.TopBar { return shell.BackBar(r.app, wording.L("Royals")) }

// royalWide is the least width of what is said of one royal, in device-independent pixels.
const royalWide = 400

// royalHead are the two cards of a rank, and its name.
func royalHead(r kit.Royal) fyne.CanvasObject {
	card := func(suit parts.Icon) fyne.CanvasObject {
		return NewPlayCard(pileCard, PlayCardData{Rank: r.Rank, Suit: suit, Red: suit == parts.IconDiamonds})
	}
	cards := parts.NewEqual(card(parts.IconDiamonds), card(parts.IconClubs))
	return container.New(&parts.LeadRow{}, cards, parts.NewSection(r.Title))
}

// largeWords is the scale of words from which names have no room before what is said on a phone.
const largeWords = 1.1

// line is what a royal does in one case: beside the name of the case, or under it.
func (r *raidRoyals) line(name, does string) fyne.CanvasObject {
	if shell.ClassOf(r.app.Size()) == look.Phone && parts.Scale(parts.CurrentTheme()) > largeWords {
		return container.New(parts.CloseColumn{}, parts.NewLess(name), parts.NewBody(does))
	}
	return parts.NewLabelled(name, parts.NewBody(does))
}

func (r *raidRoyals) Page() fyne.CanvasObject {
	intro := parts.NewBody(wording.L("A royal sells for two tokens and makes a trip of two turns. In a raid it copies the other card's number; two royals count 5 each."))
	var panels []fyne.CanvasObject
	for _, one := range kit.Royals() {
		panels = append(panels, parts.NewPanel("", royalHead(one),
			r.line(wording.L("Attacker"), one.Attacks),
			r.line(wording.L("Defender"), one.Defends),
			r.line(wording.L("No raid"), one.Outside)))
	}
	return parts.NewWidePage(parts.NewLead(parts.GamePicture(Key), intro), parts.NewGrid(royalWide, 2, panels...))
}

func (r *raidRoyals) Refresh() {}

func (r *raidRoyals) Key(fyne.KeyName) bool { return false }
