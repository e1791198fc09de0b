package screens

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
)

// buildTable makes the pages about matches and disputes, or nil where the route leads to none of them.
func (a *App) buildTable(r Route) screen {
	switch r.Page {
	case MatchesPage:
		return newMatches(a, r.Arg == archived)
	case ImportPage:
		return newImportPage(a)
	case FilePage:
		return newFilePage(a)
	case SharePage:
		return &sharePage{a, a.sharing}
	case RulingPage:
		return a.buildRuling(r.Arg)
	case MatchNamePage, StatisticsPage, ChancePage, AgreePage, MarketPage:
		return a.buildOfMatch(r)
	case NewMatchPage, NewTablePage, NewSetupPage, DisputePage, DisputeTablePage, DisputeMovePage:
		if game, ok := a.game(r.Arg); ok {
			return a.buildOfGame(game, r.Page)
		}
	}
	return nil
}

// buildOfMatch makes a page about one match.
func (a *App) buildOfMatch(r Route) screen {
	id, line, _ := strings.Cut(r.Arg, "/")
	of, err := a.opened(id)
	if err != nil {
		a.say(lang.L("This match can't be opened: {{.Problem}}.", said(err)))
		return nil
	}
	switch r.Page {
	case MatchNamePage:
		return &matchName{app: a, of: of}
	case StatisticsPage:
		return &statisticsPage{a, of}
	case ChancePage:
		return &chancePage{a, of}
	case MarketPage:
		return newMarketPage(a, of)
	}
	page, err := newAgreement(a, of, line)
	if err != nil {
		a.say(upper(err.Error()) + ".")
		return nil
	}
	return page
}

// buildOfGame makes a page on which a match begins or a dispute is settled.
func (a *App) buildOfGame(g *rules.Game, page Page) screen {
	switch page {
	case NewMatchPage:
		return newNewMatch(a, g)
	case NewTablePage:
		return &newMatchRules{a, g}
	case NewSetupPage:
		return newNewMatchSetup(a, g)
	}
	d, err := a.dispute(g)
	if err != nil {
		a.say(upper(err.Error()) + ".")
		return nil
	}
	switch page {
	case DisputeTablePage:
		return newDisputeTable(a, d)
	case DisputeMovePage:
		if table, err := d.table(); err == nil {
			return newDisputeMove(a, d, table)
		}
	}
	return newDisputePage(a, d)
}

// buildRuling makes the ruling on a move at a table, or nil where there is no such table any more.
func (a *App) buildRuling(arg string) screen {
	kind, rest, _ := strings.Cut(arg, "/")
	id, line, _ := strings.Cut(rest, "/")
	where := kind + "/" + id
	if game, ok := a.game(id); ok && kind == "dispute" {
		if at, ok := a.disputedTable(game); ok {
			return newRuling(a, where, at, line)
		}
		return nil
	}
	of, err := a.opened(id)
	if err != nil {
		return nil
	}
	return newRuling(a, where, a.matchSeating(of, line), line)
}

// disputedTable is the table of a dispute; nothing is played there.
func (a *App) disputedTable(g *rules.Game) (seating, bool) {
	d, err := a.dispute(g)
	if err != nil {
		return seating{}, false
	}
	table, err := d.table()
	return seating{table: table}, err == nil
}

// matchSeating is the table of a match. What was refused can be played anyway there if all agree.
func (a *App) matchSeating(of *openMatch, line string) seating {
	at := seating{table: of.match.Table()}
	if of.match.ReadOnly() != "" {
		return at
	}
	at.play = func(act rules.Act) { a.playFromRuling(of, act) }
	at.agree = func() { a.open(Route{AgreePage, of.id + "/" + line}) }
	return at
}
