package atrades

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// The word of choose means a company, or a region counted on from the companies.
func (t *table) regionChosen(a act) int { return a.Words[0] - len(t.number) }

// choose names what an effect of a card is for.
func (t *table) choose(step rules.Step, line string, checks []check, effect func(p *position, a act)) verb {
	return verb{
		Name: "choose", Steps: in(step), Words: words(t.words.choice), Help: line, Template: "{who} chooses {1}",
		Checks: checks, Effect: effect,
	}
}

// chooseRegion raises the demand of a region.
func (t *table) chooseRegion() verb {
	inPlay := check{
		Rule: "AT-9.9",
		Breaks: func(p *position, a act) bool {
			return t.regionChosen(a) < 0 || !p.maps[t.regionChosen(a)].inPlay
		},
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s is not a region on the table; choose one that is.", rules.Capital(t.words.choice.Title(a.Words[0], nil)))
		},
	}
	return t.choose(StepCardRegion, "Choose the region whose demand rises.", []check{inPlay}, func(p *position, a act) {
		t.raise(p, t.regionChosen(a), t.begun(p).n)
		t.nextEffect(p)
	})
}

// ownChoice is the check that the choice is a company of one's own.
func (t *table) ownChoice() check {
	return check{
		Rule: "AT-9.7",
		Breaks: func(p *position, a act) bool {
			return t.regionChosen(a) >= 0 || !p.owns(a.Seat, a.Words[0])
		},
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s is not %s's company; choose one of %s's own.", rules.Capital(t.words.choice.Title(a.Words[0], nil)), t.name(a.Seat), t.name(a.Seat))
		},
	}
}

// chooseCompany brings money to a company's card.
func (t *table) chooseCompany() verb {
	return t.choose(StepCardCompany, "Choose the company that gets the money.", []check{t.ownChoice()}, func(p *position, a act) {
		p.companies[a.Words[0]].money += t.begun(p).n
		p.bank -= t.begun(p).n
		t.nextEffect(p)
	})
}

// chooseGrowing names the company that grows.
func (t *table) chooseGrowing() verb {
	grows := check{
		Rule:   "AT-9.8",
		Breaks: func(p *position, a act) bool { return !t.canGrow(p, a.Words[0]) },
		Why: func(p *position, a act) string {
			reason := "it has no tile left"
			if !t.hasRoom(p, a.Words[0]) {
				reason = "no hex beside it is free"
			}
			return fmt.Sprintf("Company %d can't grow: %s.", t.number[a.Words[0]], reason)
		},
	}
	return t.choose(StepCardExpand, "Choose the company that grows.", []check{t.ownChoice(), grows}, func(p *position, a act) {
		p.effect.company = int8(a.Words[0])
		p.follow(growthOffered)
	})
}
