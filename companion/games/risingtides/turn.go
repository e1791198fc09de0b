package risingtides

import "tablekeeper/companion/rules"

// What decides which step is next.
const (
	nationsEntered rules.Event = iota // of all seats
	handsOwed                         // after the nations hands are dealt (RT-8.1.2)
	handsDealt
	attacked
	countered
	attackLetThrough
	attackRenewed
	attackRedirected // the redirected attack begins anew against its new target
	picksBegan
	turnGoesOn // it ends and the next one begins, or it goes on after an event
	deckRanOut // as turnGoesOn, but first the discard pile is shuffled (RT-3.2.2)
	deckShuffled
	gameStopped // by the wave or by the last finisher (RT-4.5.1, RT-4.5.2)
	nationsShown
)

// turn is the course of the game: what can happen in each step, and what follows.
var turn = rules.TurnOf([]rules.Follows{
	{In: rules.In(StepNations), When: nationsEntered, Next: StepTurn},
	{In: rules.In(StepNations), When: handsOwed, Next: StepDeal},
	{In: rules.In(StepDeal), When: handsDealt, Next: StepTurn},

	{In: rules.In(StepTurn), When: attacked, Next: StepCounter},
	{In: rules.In(StepCounter), When: countered, Next: StepRecounter},
	{In: rules.In(StepCounter), When: attackLetThrough, Next: StepTake},
	{In: rules.In(StepRecounter), When: attackRenewed, Next: StepCounter},
	{In: rules.In(StepRecounter), When: attackRedirected, Next: StepCounter},
	{In: rules.In(StepTurn), When: picksBegan, Next: StepPick},

	{In: rules.In(StepTurn, StepRecounter, StepTake, StepPick), When: turnGoesOn, Next: StepTurn},
	{In: rules.In(StepTurn, StepRecounter, StepTake, StepPick), When: deckRanOut, Next: StepReshuffle},
	{In: rules.In(StepReshuffle), When: deckShuffled, Next: StepTurn},

	{In: rules.In(StepTurn, StepCounter, StepRecounter, StepTake, StepPick), When: gameStopped, Next: StepReveal},
	{In: rules.In(StepReveal), When: nationsShown, Next: StepOver},
}...)

// follow goes to the step that follows what happened.
func (p *Position) follow(when rules.Event) { p.Step = turn.Next(p.Step, when) }

// enterTurn begins or goes on with a turn: before it the empty deck is
// reshuffled, if that is possible (RT-3.2.2).
func enterTurn(p *Position) {
	if p.Deck == 0 && p.Discard.Sum() > 0 {
		p.follow(deckRanOut)
		return
	}
	p.follow(turnGoesOn)
}

func (t *table) endTurn(p *Position) {
	p.Attack = attack{}
	p.Turn = t.next(p, p.Turn)
	enterTurn(p)
}

// endGame stops play; hidden nations are shown before the places count (RT-2.1.6).
func (t *table) endGame(p *Position) {
	p.Turn, p.Attack, p.event = 0, attack{}, event{picked: nobodyPicked}
	p.follow(gameStopped)
	if t.toMove(p) == 0 {
		t.closeGame(p)
	}
}

// closeGame disqualifies who has not shown the nation or built otherwise (RT-2.1.6).
func (t *table) closeGame(p *Position) {
	p.follow(nationsShown)
	p.Disqualified = t.failed(p)
}
