package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// raidRoyals looks up what the royals of Raid Trade do (section 2 of the specification).
type raidRoyals struct{ app *Feature }

func newRaidRoyals(a *Feature) shell.Screen { return &raidRoyals{a} }

func (r *raidRoyals) Bar() *parts.TopBar { return shell.BackBar(r.app, wording.L("Royals")) }

// royal is what one rank does.
type royal struct{ rank, title, attacks, defends, outside string }

func royals() []royal {
	two := wording.L("Draw two cards.")
	doubles, evades := wording.L("Right after a hit: it counts double."), wording.L("In answer to a hit: it is void.")
	return []royal{
		{
			"A", wording.L("Ace"), wording.L("A hit without a roll."),
			wording.L("Instead of a defence card: escape. The raid is over, and no other one follows this turn."),
			wording.L("The other player loses a level, but never falls below level 2."),
		},
		{
			"K", wording.L("King"), doubles, evades,
			wording.L("Roll a die: your trip gets that much shorter, or the other player's trip in space that much longer."),
		},
		{"Q", wording.L("Queen"), doubles, evades, wording.L("The other player misses a turn.")},
		{"J", wording.L("Jack"), two, two, two},
	}
}

// royalWide is the least width of what is said of one royal, in device-independent pixels.
const royalWide = 400

// head are the two cards of a rank, and its name.
func (r royal) head() fyne.CanvasObject {
	card := func(suit parts.Icon) fyne.CanvasObject {
		return NewPlayCard(pileCard, PlayCardData{Rank: r.rank, Suit: suit, Red: suit == parts.IconDiamonds})
	}
	cards := parts.NewEqual(card(parts.IconDiamonds), card(parts.IconClubs))
	return container.New(&parts.LeadRow{}, cards, parts.NewSection(r.title))
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
	for _, one := range royals() {
		panels = append(panels, parts.NewPanel("", one.head(),
			r.line(wording.L("Attacker"), one.attacks),
			r.line(wording.L("Defender"), one.defends),
			r.line(wording.L("No raid"), one.outside)))
	}
	return parts.NewWidePage(parts.NewLead(parts.GamePicture(Key), intro), parts.NewGrid(royalWide, 2, panels...))
}

func (r *raidRoyals) Refresh() {}

func (r *raidRoyals) Key(fyne.KeyName) bool { return false }
