package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// companiesPage leafs through the ship cards of the six companies and says who plays which: at the next table, or in
// the match that it was opened from.
type companiesPage struct {
	app   *App
	game  *rules.Game
	of    *openMatch // nil: the next table
	at    int        // the card that is shown, from 0
	card  *parts.DeckCard
	place *parts.Words
	who   *parts.Words
	keys  *fyne.Container
	begin *parts.Button
}

func openCompanies(a *App) screen {
	g, _ := a.game(tradersKey)
	p := &companiesPage{app: a, game: g, of: a.matchBehind(tradersKey), card: parts.NewDeckCard(), keys: parts.NewFlow()}
	p.place = parts.NewWords("", look.Label, look.Text).Bold()
	p.who = parts.NewBody("")
	p.begin = parts.NewMainButton(lang.L("Play with these companies"), parts.IconPlay, func() { a.open(Route{NewMatchPage, tradersKey}) })
	return p
}

func (p *companiesPage) bar() *parts.TopBar {
	var right []*parts.IconButton
	if p.of == nil {
		right = append(right, parts.NewIconButton(parts.IconShuffle, lang.L("Deal the companies by chance"), p.deal))
	}
	return p.app.backBar(lang.L("Companies"), right...)
}

func (p *companiesPage) page() fyne.CanvasObject {
	before := parts.NewIconButton(parts.IconBack, lang.L("The company before"), func() { p.leaf(-1) }).Outlined()
	after := parts.NewIconButton(parts.IconForward, lang.L("The next company"), func() { p.leaf(1) }).Outlined()
	return newCardPage(p.app, p.card, parts.NewTightColumn(parts.NewEnds(p.place, before, after), p.who, p.keys, p.begin))
}

// leaf shows another card; behind the last comes the first.
func (p *companiesPage) leaf(by int) {
	p.at = (p.at + by + len(traders.Factions())) % len(traders.Factions())
	p.refresh()
}

func (p *companiesPage) refresh() {
	f := traders.Factions()[p.at]
	p.card.Set(parts.DeckCardData{
		Title: f.Title, Picture: parts.NewPicture(parts.Picture(f.Word)), Words: lang.L(f.Story), Smile: lang.L(f.Motto),
	})
	p.place.SetText(lang.L("Company {{.Number}} of {{.All}}", map[string]any{"Number": p.at + 1, "All": len(traders.Factions())}))
	seats := p.app.beginning(p.game).Seats
	if p.of != nil {
		seats = p.of.match.Table().Seats()
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
			t := p.app.beginning(p.game)
			t.Setup = t.withFaction(i+1, f.Word)
			p.refresh()
		})
		if plays {
			key.Chosen()
		}
		p.keys.Add(key)
	}
	p.keys.Refresh()
	setVisible(p.begin, p.of == nil)
	setVisible(p.keys, p.of == nil)
	p.who.SetText(p.whoLine(player))
	p.app.relay()
}

// whoLine says who plays the company that is shown.
func (p *companiesPage) whoLine(player string) string {
	switch {
	case player != "":
		return lang.L("{{.Player}} plays it.", map[string]any{"Player": player})
	case p.of != nil:
		return lang.L("Nobody plays it.")
	}
	return lang.L("Who plays it?")
}

// plays is the company of a seat, "" where it is not chosen yet.
func (p *companiesPage) plays(seat int) string {
	if p.of == nil {
		return p.app.beginning(p.game).factionOf(seat)
	}
	v, ok := traders.Look(p.of.match.Table())
	if !ok {
		return ""
	}
	return v.Company(seat).Faction
}

// deal gives each seat a company that nobody has, each as likely.
func (p *companiesPage) deal() {
	seed, err := p.app.device.NewSeed()
	if err != nil {
		p.app.tell(upper(err.Error()) + ".")
		return
	}
	t := p.app.beginning(p.game)
	dealt := p.game.Shuffle(&rules.Setup{Seats: t.Seats}, chance.New(seed).Below)
	for _, line := range t.Setup { // the rest of a setup stays
		if !strings.HasPrefix(line, "faction ") {
			dealt = append(dealt, line)
		}
	}
	t.Setup = dealt
	p.refresh()
}

func (p *companiesPage) key(name fyne.KeyName) bool {
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
