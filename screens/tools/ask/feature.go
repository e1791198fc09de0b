// Package ask answers about rules: typed questions, rulings on a move with the facts that decide, and the rulings that a
// table keeps.
package ask

import (
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/precedents"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/frame/value"
	"tablekeeper/screens/widgets/parts"
)

// Feature settles disputes, with what people know or in a match, and keeps what they decide.
type Feature struct {
	*game.Session
	Disputes map[string]*Dispute // by the game's key, or the place of a match
	Book     precedents.Book
	agreed   *agreement           // the latest one that was begun
	open     precedents.Precedent // the ruling that is being kept
	shown    string               // what the page of the rulings is opened with
	desks    map[string]*desk     // what answers questions, by the game's key
}

// Build makes a page on which a dispute is settled, a ruling, an agreement or the rulings that were kept; nil for any
// other.
func (a *Feature) Build(r shell.Route) shell.Screen {
	switch r.Page {
	case shell.RulingPage:
		return a.buildRuling(r)
	case shell.AgreePage, shell.AgreedPage:
		return a.buildAgreement(r)
	case shell.KeepPage:
		return &keepPage{app: a, kept: a.open}
	case shell.PrecedentsPage:
		return &precedentsPage{app: a, game: r.Arg, list: parts.NewHalves()}
	case shell.DisputePage, shell.DisputeTablePage, shell.DisputeFactsPage:
		return a.buildDispute(r)
	}
	return nil
}

// buildDispute makes a page of the dispute about a game or a match.
func (a *Feature) buildDispute(r shell.Route) shell.Screen {
	where, part, _ := strings.Cut(r.Arg, partSign)
	d, err := a.disputeAt(where)
	if err != nil {
		shell.SayProblem(a, err)
		return nil
	}
	switch {
	case d == nil:
		return nil
	case r.Page == shell.DisputeTablePage && d.of == nil:
		return &disputeTable{app: a, dispute: d}
	case part != "":
		if d.answer == nil || d.answer.questions[part].None == nil {
			return nil
		}
		return d.editing(asking{part, d.asks}, func() *value.Page { return newListPage(a, d, part) })
	case r.Page == shell.DisputeFactsPage:
		d.draw()
		return d.editing(d.Draft, func() *value.Page { return newFactsPage(a, d) })
	}
	return newDisputePage(a, d)
}

// disputeAt is the dispute about the game or the match that a route names, nil where there is none.
func (a *Feature) disputeAt(where string) (*Dispute, error) {
	if id, ok := strings.CutPrefix(where, game.MatchWhere("")); ok {
		of, ok := a.Reopened(id)
		if !ok {
			return nil, nil
		}
		return a.matchDispute(of)
	}
	var g *rules.Game
	g, ok := a.Game(where)
	if !ok {
		return nil, nil
	}
	return a.Dispute(g)
}

// buildAgreement makes the page on which a move is agreed on, or the editor of the position after it.
func (a *Feature) buildAgreement(r shell.Route) shell.Screen {
	of, ok := a.Reopened(r.Arg)
	if !ok {
		return nil
	}
	page, err := a.agreementOf(of, r.Act)
	if err != nil {
		shell.SayProblem(a, err)
		return nil
	}
	if r.Page == shell.AgreedPage {
		return page.byHand()
	}
	return page
}
