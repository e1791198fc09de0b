package traders

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// companiesPage leafs through the ship cards of the six companies and says who plays which: at the next table, or in
// the match that it was opened from.
type companiesPage struct {
	app   *Feature
	Game  *rules.Game
	of    *game.OpenMatch // nil: the next table
	at    int             // the card that is shown, from 0
	card  *table.BigCard
	place *parts.Words
	who   *parts.Words
	keys  *fyne.Container
	begin *parts.Button
}

func openCompanies(a *Feature) shell.Screen {
	g, _ := a.Game(Key)
	p := &companiesPage{app: a, Game: g, of: a.MatchBehind(Key), card: table.NewBigCard(table.CardFace{}, nil), keys: parts.NewFlow()}
	p.place = parts.NewWords("", look.Label, look.Text).Bold()
	p.who = parts.NewBody("")
	p.begin = parts.NewMainButton(wording.L("Play with these companies"), parts.IconPlay, func() { a.Open(shell.Route{Page: shell.NewMatchPage, Arg: Key}) })
	return p
}

func (p *companiesPage) Bar() *parts.TopBar {
	var right []*parts.IconButton
	if p.of == nil {
		right = append(right, parts.NewIconButton(parts.IconShuffle, wording.L("Deal the companies by chance"), p.deal))
	}
	return shell.BackBar(p.app, wording.L("Companies"), right...)
}

func (p *companiesPage) Page() fyne.CanvasObject {
	before := parts.NewIconButton(parts.IconBack, wording.L("The company before"), func() { p.leaf(-1) }).Outlined()
	after := parts.NewIconButton(parts.IconForward, wording.L("The next company"), func() { p.leaf(1) }).Outlined()
	return newCardPage(p.app, p.card, parts.NewTightColumn(parts.NewEnds(p.place, before, after), p.who, p.keys, p.begin))
}

// leaf shows another card; behind the last comes the first.
func (p *companiesPage) leaf(by int) {
	p.at = (p.at + by + len(aid.Factions())) % len(aid.Factions())
	p.Refresh()
}

func (p *companiesPage) Refresh() {
	f := aid.Factions()[p.at]
	p.card.Set(table.CardFace{
		Icon: parts.IconShip, Kind: wording.L("Company"), Band: look.BandBlue,
		Title: f.Title, Picture: parts.NewPicture(parts.Picture(f.Word)), Rule: wording.Translate(f.Story), Joke: wording.Translate(f.Motto),
	})
	p.place.SetText(wording.L("Company {number} of {all}", p.at+1, len(aid.Factions())))
	seats := p.app.Beginning(p.Game).Seats
	if p.of != nil {
		seats = p.of.Table().Seats()
	}
	p.keys.Objects = nil
	player := ""
	for i, name := range seats {
		plays := p.plays(i+1) == f.Word
		if plays {
			player = name
		}
		if p.of != nil {
			continue
		}
		key := parts.NewKey(i+1, name, func() {
			t := p.app.Beginning(p.Game)
			t.Setup = t.WithChoice("faction", i+1, f.Word)
			p.Refresh()
		})
		if plays {
			key.Chosen()
		}
		p.keys.Add(key)
	}
	p.keys.Refresh()
	box.SetVisible(p.begin, p.of == nil)
	box.SetVisible(p.keys, p.of == nil)
	p.who.SetText(p.whoLine(player))
	p.app.Relay()
}

// whoLine says who plays the company that is shown.
func (p *companiesPage) whoLine(player string) string {
	switch {
	case player != "":
		return wording.L("{player} plays it.", player)
	case p.of != nil:
		return wording.L("Nobody plays it.")
	}
	return wording.L("Who plays it?")
}

// plays is the company of a seat, "" where it is not chosen yet.
func (p *companiesPage) plays(seat int) string {
	if p.of == nil {
		return p.app.Beginning(p.Game).ChoiceOf("faction", seat)
	}
	v, ok := traders.Look(p.of.Table())
	if !ok {
		return ""
	}
	return v.Company(seat).Faction
}

// deal gives each seat a company that nobody has, each as likely.
func (p *companiesPage) deal() {
	seed, err := p.app.Device().NewSeed()
	if err != nil {
		p.app.Say(parts.Upper(err.Error()) + ".")
		return
	}
	t := p.app.Beginning(p.Game)
	dealt := p.Game.Shuffle(&rules.Setup{Seats: t.Seats}, chance.New(seed).Below)
	for _, line := range t.Setup { // the rest of a setup stays
		if !strings.HasPrefix(line, "faction ") {
			dealt = append(dealt, line)
		}
	}
	t.Setup = dealt
	p.Refresh()
}

func (p *companiesPage) Key(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyLeft:
		p.leaf(-1)
	case fyne.KeyRight:
		p.leaf(1)
	default:
		return false
	}
	return true
}
