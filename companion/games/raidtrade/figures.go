package raidtrade

import "tablekeeper/companion/rules"

// faceWords are cards without their suits, as the Diamonds; the Ace of Clubs stands for any royal.
var faceWords = func(name string) *rules.Vocabulary {
	return rules.Words(name, 0, "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "royal").
		Titled("Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King", "royal")
}

// figures are the numbers that follow from the rules, in the order of the specification.
func (t *table) figures(*Position) []rules.Figured {
	n := rules.FromNumber
	level := n("level", t.n.level, t.n.levels, "At which level?").At("seats.{who}.level")
	tokens := n("tokens", 0, t.n.levels, "How many tokens are on the Level card?").At("seats.{who}.level_tokens").Or(0)
	die := n("die", 1, 6, "What was rolled?")
	card := rules.From(faceWords("card"), "Which card?")
	attack, defence := rules.From(faceWords("attack"), "Which card attacks?"), rules.From(faceWords("defence"), "Which card defends?")
	hand := n("hand", 0, cardsEach, "How many cards are in hand?").At("seats.{who}.hand")
	whites := n("whites", 0, mostRead, "How many white tokens are in the Bank?").At("seats.{who}.bank_white")
	trip := n("trip", 0, mostRead, "How many tokens are on the Trip card?").At("seats.{who}.trip")
	counts := n("defence", lowestLevel, lastLevel, "What does the defence card count?").At("combat.defence_value")
	hits := n("hits", 0, mostRead, "How many hits are there?").At("combat.hits").Or(0)
	rolls := n("rolls", 0, mostRead, "How many rolls are left?").At("combat.rolls_left")
	needed := n("needed", 0, mostRead, "How many hits are still needed?")
	bought := n("tokens", 0, t.n.levels, "How many Level tokens are spent on rolls?").Or(0)
	return []rules.Figured{
		rules.Figure1(rules.Reckons("cards drawn", "RD-2.2 RD-2.3", "How many cards does a turn begin with that finds {hand} in hand?", "{n:card}: {hand} in hand."), hand, t.drawn),
		rules.Figure1(rules.Reckons("price", "RD-3.4", "What does selling a card bring: {card}?", "{n:black token}: {card}."), card,
			t.n.price),
		rules.Figure2(rules.Reckons("room", "RD-3.5 RD-3.7 RD-6.3", "How many tokens still fit on a Level card {level} that has {tokens}?", "{n:more token}: a Level card {level} takes {level} and has {tokens}.").As(rules.Most), level, tokens,
			func(level, tokens int) int { return max(0, level-tokens) }),
		rules.Figure1(rules.Reckons("trip", "RD-4.3", "How long is a trip with this card: {card}?", "{n:Trip token}: {card}."), card,
			t.n.distance),
		rules.Figure2(rules.Reckons("levels", "RD-6.2 RD-6.1", "How many levels do {whites} white tokens buy at level {level}?", "{n:level}: {whites} white tokens at level {level}.").As(rules.Most), level, whites,
			func(level, whites int) int {
				return max(0, min(whites/t.n.levelPrice, t.n.levels-1-level))
			}),
		rules.Figure2(rules.Reckons("tokens lost", "RD-6.3", "How many of {tokens} Level tokens are lost with level {level}?", "{n:token}: {tokens} were on the card of level {level}."), level, tokens,
			func(level, tokens int) int { return tokens - kept(tokens, level-1) }),
		rules.Figure2(rules.Reckons("king", "RD-7.8", "How many tokens does a King that rolls {die} leave of a trip of {trip}?", "{n:token}: {trip} less {die}, or none."), die, trip,
			func(die, trip int) int { return shorter(trip, die) }),
		rules.Figure2(rules.Reckons("attack counts", "RD-8.5", "What does the attack card count: {attack} against {defence}?", "{n}: {attack} against {defence}."), attack, defence,
			func(attack, defence int) int { n, _ := t.n.values(attack, defence); return n }),
		rules.Figure2(rules.Reckons("defence counts", "RD-8.5", "What does the defence card count: {attack} against {defence}?", "{n}: {attack} against {defence}."), attack, defence,
			func(attack, defence int) int { _, n := t.n.values(attack, defence); return n }),
		rules.Figure1(rules.Tells("hit", "RD-8.7 RD-9.6", "Is a {die} a hit?", "A {die} hits.|A {die} doesn't hit."), die,
			func(die int) int { return rules.Number(t.house.Hit(die)) }),
		rules.Figure3(rules.Reckons("rolls", "RD-8.8 RD-8.5 RD-8.9", "How many rolls: {attack} against {defence}, with {tokens} Level tokens?", "{n:roll}: {attack} against {defence}, and {tokens} bought."), attack, defence, bought,
			func(attack, defence, tokens int) int {
				n, _ := t.n.values(attack, defence)
				return n + tokens
			}),
		rules.Figure2(rules.Tells("still wins", "RD-8.10", "Can {rolls} rolls bring {needed} hits?", "{rolls} rolls can still bring {needed} hits.|{rolls} rolls can't bring {needed} hits."), rolls, needed,
			func(rolls, needed int) int { return rules.Number(!hopeless(rolls, needed)) }),
		rules.Figure2(rules.Reckons("hits needed", "RD-8.15", "How many hits win against a defence of {defence} that has {hits}?", "{n:more hit}: the defence counts {defence} and has {hits}.").As(rules.Least), counts, hits,
			func(defence, hits int) int {
				return Raid{Defence: defence, Hits: hits, House: t.house}.Needed()
			}),
		rules.Figure1(rules.Tells("hurry", "RD-9.4 RD-9.9", "Does a {die} hurry?", "A {die} hurries.|A {die} doesn't hurry."), die,
			func(die int) int { return rules.Number(t.hurries(die)) }),
	}
}
