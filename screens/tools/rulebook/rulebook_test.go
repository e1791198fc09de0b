package rulebook_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/drive/apptest"
	rooms "tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/games/traders"
	"tablekeeper/screens/tools/rulebook"
)

// TestLookingUpARule goes from Home to a rule and its house rule, and back.
func TestLookingUpARule(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Rising Tides. 4 to 6 players")
	tb.Tap("Rules. All 58 rules and 8 house rules, to search by word or number.")
	tb.App.Shown().(*rulebook.Register).Visit.Search = "SPARE depot"
	tb.App.Refresh()
	game, _ := tb.App.Game(risingtides.Key)
	rule, _ := game.Rule("RT-4.6.1.1")
	tb.Tap(rule.ID + ". " + rule.Text)
	require.True(t, tb.Sees("Source: "+rule.Source))
	option, _ := game.Option("finish-discard")
	tb.Tap(option.Question + " Option finish-discard")
	require.True(t, tb.Sees("Answers: Off, On"))
	require.True(t, tb.Sees(rule.ID+". "+rule.Text), "the house rule tells what it decides")
	tb.Tap("Back")
	tb.Tap("Back")
	require.Equal(t, "SPARE depot", tb.App.Here().Search, "the search is still there")
	require.True(t, tb.Sees(rule.ID+". "+rule.Text))
}

// TestSections has each rule in one section, whose title is words.
func TestSections(t *testing.T) {
	for _, game := range shelf.Games() {
		all := 0
		for _, s := range rulebook.SectionsOf(game) {
			all += len(s.Rules)
			require.NotRegexp(t, `\d`, rulebook.SectionTitle(game, s.Name()), "%s", s.Rules[0].ID)
		}
		require.Equal(t, len(game.Rules())+len(rules.Shared), all, "every rule stands in one section")
		require.Len(t, rulebook.SectionsOf(game), len(game.Everyday().Sections)+1, game.Key)
	}
}

// TestACardInTwoTaps goes from the page of a game to what a card does, with its picture, and to the rule of a step.
func TestACardInTwoTaps(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Go(shell.Route{Page: shell.GamePage, Arg: traders.Key})
	tb.Tap(tb.Begins("Rules"))
	tb.Tap(tb.Begins("Cards and pieces"))
	tb.Tap("Event cards")
	pirate := "Give the pirates all your cargo or half your money, as you choose. With at most 1 MCr they take the cargo; from an empty ship, half the money. May be countered."
	require.True(t, tb.Sees("Pirate. "+pirate), "%q", tb.Labels())
	tb.Tap("Pirate. " + pirate)
	require.True(t, tb.Sees("5 in the game"), "%q", tb.Labels())
	tb.Tap("Back")
	tb.Tap("Back")
	tb.App.Here().Search = "PIR"
	tb.App.Show()
	tb.Tap("Pirate. Event cards")
	require.True(t, tb.Sees(pirate))
}

// TestATileSaysWhatItIs tells a consumer from the factory of the good that it takes: both show the same picture and the same letters.
func TestATileSaysWhatItIs(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Go(shell.Route{Page: shell.GamePage, Arg: "duck-dealer"})
	tb.Tap(tb.Begins("Rules"))
	tb.Tap(tb.Begins("Cards and pieces"))
	tb.Tap("Consumers")
	require.True(t, tb.Sees("Consumer: Satellites. Satellites: +5. Each delivery +3."), "%q", tb.Labels())
	tb.Tap("Back")
	tb.Tap("Spaceyards")
	require.True(t, tb.Sees("Spaceyard y1. Phone boxes + Any other good: +5. Sells Cargo hold = Blue paint + Phone boxes."), "%q", tb.Labels())
}

// TestTheStepOfTheMatch comes first among the steps.
func TestTheStepOfTheMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(traders.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob")
	tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: traders.Key})
	tb.Tap("Steps and costs. Now: Event card")
	require.True(t, tb.Sees("Now: Event card"), "%q", tb.Labels())
	require.NotContains(t, tb.Labels(), "Event card", "it is said once")
	tb.Tap("Sell. Sell a stored resource: 1 MCr on a planet, 4 MCr at earth. TR-8.1")
	require.Equal(t, shell.RulePage, tb.App.Here().Page)
}

// TestASectionOpensInPlace, is still open after a rule was read, and closes.
func TestASectionOpensInPlace(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: traders.Key})
	first := tb.App.Shown().(*rulebook.Register)
	rule := rulebook.SectionsOf(tb.Game(traders.Key))[0].Rules[0]
	row := rule.ID + ". " + rule.Text
	require.False(t, tb.Sees(row))
	head := rulebook.SectionTitle(tb.Game(traders.Key), rulebook.SectionsOf(tb.Game(traders.Key))[0].Name())
	tb.Tap(tb.Begins(head))
	require.Same(t, first, tb.App.Shown())
	tb.Tap(row)
	require.Equal(t, shell.RulePage, tb.App.Here().Page)
	tb.Tap("Back")
	require.True(t, tb.Sees(row), "%q", tb.Labels())
	tb.Tap(tb.Begins(head))
	require.False(t, tb.Sees(row))
}

// TestWhatIsYours leads the rules that are opened from a match with a house rule.
func TestWhatIsYours(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	option := tb.Game(traders.Key).Options[0]
	other := option.Values[0]
	if other == option.Default {
		other = option.Values[1]
	}
	h := &rules.Transcript{}
	h.Add("Game", traders.Key)
	h.Add("Seat", "Anna")
	h.Add("Seat", "Ben")
	h.Add("Option", option.Name+"="+other)
	tb.PlayAs(h)
	tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: traders.Key})
	require.True(t, tb.Sees("Yours, not as printed"), "%q", tb.Labels())
	require.True(t, tb.Sees("printed: "+option.Default), "%q", tb.Labels())
	tb.App.Go(shell.Route{Page: shell.RulesPage, Arg: traders.Key})
	require.False(t, tb.Sees("Yours, not as printed"))
}

// TestEachCardSaysWhatItDoes draws all that is printed of all games.
func TestEachCardSaysWhatItDoes(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, game := range tb.App.Games() {
		box := rooms.PiecesOf(tb.Session, game.Key, game.MaxSeats)
		if box == nil {
			continue // nothing of it is printed
		}
		for i, s := range box.Sections {
			tb.App.Go(shell.Route{Page: shell.PiecesPage, Arg: fmt.Sprint(game.Key, "/", i)})
			require.Empty(t, tb.Notice())
			for _, piece := range s.Pieces {
				said := piece.Title()
				if s.Form == printing.CardForm { // what it does follows
					said += ". "
				}
				require.NotEmpty(t, tb.Begins(said), "%s: %s", game.Title, piece.Name)
			}
		}
	}
	tb.App.Go(shell.Route{Page: shell.PiecesPage, Arg: traders.Key + "/99"})
	require.NotEmpty(t, tb.Begins("Raid Trade"), "what isn't there leads Home")
}
