package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// The word of choose means a company, or a region counted on from the companies.
func (t *table) regionChosen(choice int) int { return choice - len(t.number) }

// choose names what an effect of a card is for.
func (t *table) choose(step rules.Step, line string, checks []check, effect func(p *position, a act)) verb {
	return verb{
		Is: Choose, Steps: in(step), Words: words(t.words.choice), Help: line, Template: "{who} chooses {1}",
		Checks: checks, Effect: effect,
	}
}

// chooseRegion raises the demand of a region.
func (t *table) chooseRegion() verb {
	inPlay := rules.Check1("AT-9.9",
		func(p *position, _, choice int) bool {
			return t.regionChosen(choice) < 0 || !p.maps[t.regionChosen(choice)].inPlay
		},
		func(_ *position, _, choice int) wording.Text {
			return wording.Say("{region} is not a region on the table; choose one that is.", wording.TextOf(t.words.choice.Said(choice, nil)).Capital())
		})
	return t.choose(StepCardRegion, "Choose the region whose demand rises.", []check{inPlay}, rules.Do1(func(p *position, _, choice int) {
		t.raise(p, t.regionChosen(choice), t.begun(p).n)
		t.nextEffect(p)
	}))
}

// ownChoice is the check that the choice is a company of one's own.
func (t *table) ownChoice() check {
	return rules.Check1("AT-9.7",
		func(p *position, seat, choice int) bool {
			return t.regionChosen(choice) >= 0 || !p.owns(seat, choice)
		},
		func(_ *position, _, choice int) wording.Text {
			return wording.Say("{company} is not {who}'s company; choose one of {who}'s own.", wording.TextOf(t.words.choice.Said(choice, nil)).Capital())
		})
}

// chooseCompany brings money to a company's card.
func (t *table) chooseCompany() verb {
	return t.choose(StepCardCompany, "Choose the company that gets the money.", []check{t.ownChoice()}, rules.Do1(func(p *position, _, choice int) {
		p.companies[choice].money += t.begun(p).n
		p.bank -= t.begun(p).n
		t.nextEffect(p)
	}))
}

// chooseGrowing names the company that grows.
func (t *table) chooseGrowing() verb {
	grows := rules.Check1("AT-9.8",
		func(p *position, _, choice int) bool { return !t.canGrow(p, choice) },
		func(p *position, _, choice int) wording.Text {
			reason := wording.Say("it has no tile left")
			if !t.hasRoom(p, choice) {
				reason = wording.Say("no hex beside it is free")
			}
			return wording.Say("Company {number} can't grow: {reason}.", t.number[choice], reason)
		})
	return t.choose(StepCardExpand, "Choose the company that grows.", []check{t.ownChoice(), grows}, rules.Do1(func(p *position, _, choice int) {
		p.effect.company = int8(choice)
		p.follow(growthOffered)
	}))
}
