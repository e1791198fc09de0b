package risingtides

import (
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// playWords are what is played with action cards, as each is called.
var playWords = rules.Words("card", 0, "steal", "relocate", "nuke", "redirect", "protect").Titled("Steal", "Relocate", "Nuke", "Redirect", "Protect")

// The cards of playWords whose price isn't one resource.
const (
	playNuke    = 2
	playProtect = 4
)

// The most seconds and minutes that are reckoned with.
const mostSeconds, mostMinutes = 3600, 120

// figures are the numbers that follow from the rules, in the order of the specification.
func (t *table) figures(*Position) []rules.Figured {
	n := rules.FromNumber
	stage := n("stage", 1, planStages, "Which stage?")
	nation := rules.From(nationWords, "Which nation?").Called("nation").At("nations.{who}")
	players := n("players", minSeats, maxSeats, "How many players?")
	built := n("built", 0, planStages, "How many stages are built?").At("stages.{who}")
	since := n("since", 0, mostSeconds, "How many seconds ago was an event?")
	left := n("left", 0, mostSeconds, "How many seconds are left?")
	minutes := n("minutes", 1, mostMinutes, "How long is the game, in minutes?")
	return []rules.Figured{
		rules.FigureOfSeats("RT-8.1.1", minSeats, maxSeats),
		rules.Figure1(rules.Reckons("stage", "RT-2.1.2 RT-2.1.3", "How many resource cards does stage {stage} take?", "{n:card} for stage {stage}."), stage,
			func(stage int) int { return stageCards(stage - 1) }),
		rules.Figure3(rules.Reckons("plan", "RT-8.2.1 RT-2.1.3", "How much {resource} does stage {stage} of {nation} take?", "{n} of {resource} in stage {stage} of {nation}."), nation, stage, rules.From(resourceWords, "Which resource?").Called("resource"),
			func(nation, stage, resource int) int { return int(plans[nation][stage-1][resource]) }),
		rules.Figure1(rules.Reckons("stages left", "RT-2.1.8", "How many stages are left to build after {built}?", "{n:stage} after {built}."), built,
			func(built int) int { return planStages - built }),
		rules.Figure1(rules.Reckons("cost", "RT-2.3.0.2 RT-2.3.3.3 RT-2.3.1.1.3 RT-2.3.1.2.1 RT-2.3.2.1.1 RT-2.3.2.2.1", "How many resources does {card} cost?", "{n:resource} for {card}.").As(rules.Least), rules.From(playWords, "Which card?"),
			t.n.cost),
		rules.Figure0(rules.Reckons("hand", "RT-4.3.1", "How many cards does a hand hold?", "{n:card}.").As(rules.Most), t.n.handSize),
		rules.Figure0(rules.Reckons("start hand", "RT-8.1.2", "How many cards is each player dealt at the start?", "{n:card}."), t.start),
		rules.Figure1(rules.Reckons("votes", "RT-4.4.1", "How many must agree to skip one of {players} players?", "{n:vote}: more than half of the others in a game of {players}.").As(rules.Least), players,
			func(players int) int { return (players-1)/2 + 1 }),
		rules.Figure1(rules.Tells("event since", "RT-5.2.1.1", "Can an event come {since} seconds after another one?", "{since} seconds after an event another one can come.|{since} seconds after an event no other one comes."), since,
			func(since int) int { return rules.Number(tide.EventSince(int64(since) * 1000)) }),
		rules.Figure1(rules.Tells("event left", "RT-5.2.1.1", "Can an event come with {left} seconds left?", "With {left} seconds left an event can come.|With {left} seconds left no event comes."), left,
			func(left int) int { return rules.Number(tide.EventWith(int64(left) * 1000)) }),
		rules.Figure1(rules.Reckons("quiet start", "RT-5.2.1.1", "For how many seconds does a game of {minutes} minutes begin without events?", "{n:second} of {minutes} minutes."), minutes,
			func(minutes int) int { return int(tide.QuietStart(int64(minutes)*60*1000) / 1000) }),
		rules.Figure1(rules.Reckons("minutes", "RT-5.1.1", "How many minutes does the timer run for {players} players?", "{n:minute} for {players} players."), players,
			func(players int) int { return int(tide.Standard(players).Length / (60 * 1000)) }),
		rules.Figure2(rules.Reckons("copies", "RT-8.1.1", "How many {card} cards does the deck of {players} players have?", "{n:card} in the deck of {players}: {card}."), rules.From(cardWords, "Which card?").Called("card"), players,
			func(card, players int) int { return decks[players].Of(card) }),
	}
}

// cost is how many resources are paid for what is played (RT-2.3.0.2): Protect is free.
func (n *numbers) cost(card int) int {
	switch card {
	case playNuke:
		return n.nukePrice
	case playProtect:
		return 0
	}
	return 1
}
