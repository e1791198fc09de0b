package newmatch

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// sealed is the seal that a match of a game will have, and who sat at the table as people mixed in.
type sealed struct {
	seal  *fairness.Seal
	seats []string
}

// sealOf is the seal of the match that begins. It is made once, for each counts as a start.
func (a *Feature) sealOf(g *rules.Game, seats []string) (*fairness.Seal, error) {
	s, ok := a.seals[g.Key]
	if !ok {
		seal, err := a.Library.Seal(g.Key)
		if err != nil {
			return nil, err
		}
		if a.seals == nil {
			a.seals = map[string]*sealed{}
		}
		s = &sealed{seal: seal}
		a.seals[g.Key] = s
	}
	if !slices.Equal(s.seats, seats) {
		if len(s.seal.Mixed()) > 0 {
			a.Say(wording.L("Other people sit at the table now, so what was mixed in is gone."))
		}
		s.seal.Clear()
		s.seats = slices.Clone(seats)
	}
	return s.seal, nil
}

// mixed is the seal into which the people who sit at the table mixed, nil where nobody asked for one.
func (a *Feature) mixed(g *rules.Game, seats []string) *fairness.Seal {
	if a.seals[g.Key] == nil {
		return nil
	}
	seal, _ := a.sealOf(g, seats) // it is there
	return seal
}

// draws reports whether the app will draw anything in the match that begins.
func (p *newMatchPage) draws() bool {
	return p.table.Own && draws(p.game) || p.game.Shuffle != nil && len(p.table.Setup) == 0
}

// mixPage is where everybody mixes in before the match begins. Nobody needs it.
type mixPage struct {
	*newMatchPage
	seal *fairness.Seal
}

func newMixPage(a *Feature, g *rules.Game) shell.Screen {
	p := newNewMatch(a, g)
	seal, err := a.sealOf(g, p.table.Seats)
	if err != nil {
		shell.SayProblem(a, err)
		return p
	}
	return &mixPage{newMatchPage: p, seal: seal}
}

func (p *mixPage) Heading() string { return wording.L("Shuffle together") }

func (p *mixPage) Page() fyne.CanvasObject {
	mixing := p.app.NewMixing(p.table.Seats, p.seal.Mixed, func(seat int, what []byte) error {
		err := p.seal.Mix(seat, what)
		if err != nil {
			shell.SayProblem(p.app, err)
		}
		p.app.Relay()
		return err
	})
	words := []fyne.CanvasObject{parts.NewBody(chance.Words(p.seal.Commitment())).Bold()}
	words = append(words, parts.NewLess(game.OwnerWords()))
	return p.footed(parts.NewBody(game.MixingWords()),
		parts.NewPanel(wording.L("Fair draws"), words...), parts.NewPanel(wording.L("Mix in"), mixing.Object()))
}
