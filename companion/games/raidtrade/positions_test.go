package raidtrade_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules/conformance"
)

// Positions that are read, to be changed by edits.
const (
	inMain = `{"combat":null,"draw_left":0,"initiative":[null,null],"king":null,"raid_barred":false,"resume":null,"rush":"unused","seats":[` +
		traderA + `,` + traderB + `],"step":"main","turn":1,"winner":null}`
	traderA = `{"bank_black":2,"bank_white":0,"cargo":0,"deck":21,"discard":{"9d":1},"hand":{"known":{"2c":1,"ad":1},"unknown":2},` +
		`"level":2,"level_tokens":2,"misses":0,"travelled":false,"trip":2}`
	traderB = `{"bank_black":0,"bank_white":0,"cargo":3,"deck":22,"discard":{},"hand":{"known":{},"unknown":4},` +
		`"level":5,"level_tokens":5,"misses":0,"travelled":false,"trip":0}`
	fighting = `{"attack_card":"7c","attack_value":7,"defence_card":"4d","defence_value":4,"hits":2,"pending":0,"rolls_left":3}`
	unmet    = `{"attack_card":"7c","attack_value":null,"defence_card":null,"defence_value":null,"hits":0,"pending":0,"rolls_left":0}`
	inCombat = "combat=" + fighting + "; seats.0.deck=20; seats.1.deck=21; step=\"attack\""
	raided   = "combat=" + unmet + "; seats.0.deck=20; step=\"defence\""
	won      = `step="over"; winner=1; seats.0.level=10`
)

// TestPossiblePositions reads positions at the borders of section 5 and writes
// the same bytes again.
func TestPossiblePositions(t *testing.T) {
	for _, c := range []struct{ edits, option string }{
		{edits: "draw_left=0"},
		{edits: "seats.0.misses=999999; seats.0.trip=999999; seats.1.bank_white=999999"},
		{edits: "rush=\"won\""},
		{edits: "raid_barred=true; seats.0.travelled=true"},
		{edits: "step=\"initiative\"; turn=null"},
		{edits: "step=\"initiative\"; turn=null; initiative=[null,6]"},
		{edits: "step=\"draw\"; draw_left=4; resume=\"main\""},
		{edits: "seats.0.deck=0; seats.0.discard={}; seats.0.hand.unknown=24"},
		{edits: "step=\"king\"; king=\"shorten\""},
		{edits: "step=\"king\"; king=\"lengthen\"; seats.1.trip=1"},
		{edits: "step=\"depart\"; seats.0.trip=0"},
		{edits: "step=\"rush\"; rush=\"used\""},
		{edits: "step=\"forfeit\"; rush=\"used\""},
		{edits: inCombat},
		{edits: inCombat + "; combat.rolls_left=999999; combat.hits=4"},
		{edits: inCombat + "; step=\"hit\"; combat.pending=1"},
		{edits: inCombat + "; step=\"answer\"; combat.pending=2"},
		{edits: inCombat + "; combat.hits=3", option: "victory-hits=equal"},
		{edits: inCombat + "; step=\"draw\"; draw_left=2; resume=\"answer\"; combat.pending=1"},
		{edits: raided},
		{edits: raided + "; step=\"draw\"; draw_left=1; resume=\"defence\""},
		{edits: won},
	} {
		position := conformance.Edited(t, inMain, c.edits)
		head := headers()
		if c.option != "" {
			head = headers(c.option)
		}
		table := open(t, head+from(position))
		conformance.Possible(t, table, position, c.edits)
	}
}

// TestImpossiblePositions refuses what section 5 does not allow, with its reason.
func TestImpossiblePositions(t *testing.T) {
	for _, c := range []struct{ edits, why, option string }{
		// Fields, types and ranges.
		{edits: "king=", why: "missing"},
		{edits: inCombat + "; combat.x=1", why: "no field"},
		{edits: "timer=0", why: "no field"},
		{edits: "seats.0.misses=", why: "missing"},
		{edits: "seats.0.gold=1", why: "no field"},
		{edits: "step=\"combat\"", why: "expected one of"},
		{edits: "step=null", why: "expected one of"},
		{edits: "turn=3", why: "1 to 2"},
		{edits: "turn=0", why: "1 to 2"},
		{edits: "turn=\"1\"", why: "whole number"},
		{edits: "initiative=[null]", why: "2 entries"},
		{edits: "initiative=[7,null]", why: "1 to 6"},
		{edits: "draw_left=5", why: "0 to 4"},
		{edits: "draw_left=1.0", why: "whole number"},
		{edits: "draw_left=null", why: "whole number"},
		{edits: "resume=\"depart\"", why: "expected one of main, defence"},
		{edits: "resume=\"initiative\"", why: "expected one of main, defence"},
		{edits: "resume=\"over\"", why: "expected one of main, defence"},
		{edits: "king=\"none\"", why: "expected one of"},
		{edits: "raid_barred=0", why: "true or false"},
		{edits: "rush=null", why: "expected one of"},
		{edits: "seats=[]", why: "2 entries"},
		{edits: "seats.0.level=1", why: "2 to 10"},
		{edits: "seats.0.level=11", why: "2 to 10"},
		{edits: "seats.0.trip=1000000", why: "0 to 999999"},
		{edits: "seats.0.bank_black=-1", why: "0 to 999999"},
		{edits: "seats.0.travelled=null", why: "true or false"},
		{edits: "seats.0.deck=27", why: "0 to 26"},
		{edits: "seats.0.hand.known={\"ks\":1}", why: "isn't one of"},
		{edits: "seats.0.hand.known={\"?\":1}", why: "isn't one of"},
		{edits: "seats.0.hand.known={\"2c\":0,\"ad\":1}", why: "1 to"},
		{edits: "seats.0.hand.unknown=-1", why: "0 to"},
		{edits: "winner=\"Anna\"", why: "whole number"},
		{edits: inCombat + "; combat.attack_card=null", why: "expected one of"},
		{edits: inCombat + "; combat.hits=11", why: "0 to 10"},
		{edits: inCombat + "; combat.pending=3", why: "0 to 2"},
		{edits: inCombat + "; combat.rolls_left=1000000", why: "0 to 999999"},
		{edits: inCombat + "; combat.attack_value=1", why: "2 to 10"},
		// 1 and 2: cards and Level tokens.
		{edits: "seats.0.deck=20", why: "Anna must have 26 cards in hand, deck and discard pile together, not 25"},
		{edits: "seats.1.hand.unknown=5", why: "Ben must have 26 cards in hand, deck and discard pile together, not 27"},
		{edits: "seats.0.discard={\"9d\":2}; seats.0.deck=20", why: "Anna has only one Nine of Diamonds"},
		{edits: "seats.0.discard={\"2c\":1}", why: "Anna has only one Two of Clubs"},
		{edits: "seats.0.discard={\"7c\":1}; " + inCombat, why: "Anna has only one Seven of Clubs"},
		{edits: "seats.1.discard={\"4d\":1}; seats.1.hand.unknown=3; " + inCombat, why: "Ben has only one Four of Diamonds"},
		{edits: "seats.0.deck=0; seats.0.hand.unknown=23", why: "deck is empty"},
		{edits: "seats.0.level_tokens=3", why: "Anna's Level card takes 2 tokens at most, not 3"},
		// 3: the roll for the start.
		{edits: "turn=null", why: "the step Turn needs a player in turn"},
		{edits: "step=\"initiative\"", why: "a player in turn doesn't belong to the step Rolling for the first turn"},
		{edits: "initiative=[1,null]", why: "rolls for the start are kept only until the first turn"},
		{edits: "step=\"initiative\"; turn=null; initiative=[3,3]", why: "both players have rolled for the start, so somebody has the first turn"},
		// 4: draws.
		{edits: "draw_left=1", why: "a card to be drawn doesn't belong to the step Turn"},
		{edits: "draw_left=1; resume=\"main\"", why: "a card to be drawn doesn't belong to the step Turn"},
		{edits: "resume=\"main\"", why: "a step that follows the draw doesn't belong to the step Turn"},
		{edits: "step=\"draw\"; resume=\"main\"", why: "the step Drawing needs a card to be drawn"},
		{edits: "step=\"draw\"; draw_left=1", why: "the step Drawing needs a step that follows the draw"},
		{edits: "step=\"draw\"; draw_left=1; resume=\"main\"; seats.0.deck=0; seats.0.discard={}; seats.0.hand.unknown=24", why: "no deck"},
		{edits: "step=\"draw\"; draw_left=1; resume=\"main\"; turn=null", why: "the step Drawing needs a player in turn"},
		// 5: a King.
		{edits: "king=\"shorten\"", why: "a King that waits for its die doesn't belong to the step Turn"},
		{edits: "step=\"king\"", why: "the step The King's roll needs a King that waits for its die"},
		{edits: "step=\"king\"; king=\"shorten\"; seats.0.trip=0", why: "Anna is in orbit"},
		{edits: "step=\"king\"; king=\"lengthen\"", why: "Ben is in orbit"},
		{edits: "step=\"king\"; king=\"lengthen\"; turn=null", why: "the step The King's roll needs a player in turn"},
		// 6: combat.
		{edits: "step=\"attack\"", why: "the step Attack roll needs a raid"},
		{edits: "step=\"defence\"", why: "the step Defence needs a raid"},
		{edits: inCombat + "; step=\"main\"", why: "a raid doesn't belong to the step Turn"},
		{edits: inCombat + "; step=\"draw\"; draw_left=1; resume=\"main\"", why: "a raid doesn't belong to the step Turn"},
		{edits: inCombat + "; step=\"defence\"", why: "before the defence card"},
		{edits: raided + "; combat.rolls_left=1", why: "before the defence card"},
		{edits: raided + "; combat.attack_value=7", why: "before the defence card"},
		{edits: raided + "; step=\"attack\"", why: "the raid has no defence card yet: name it"},
		{edits: inCombat + "; combat.attack_value=5", why: "counts 7 against 4"},
		{edits: inCombat + "; combat.defence_value=null", why: "counts 7 against 4"},
		{edits: inCombat + "; combat.defence_card=\"kd\"", why: "counts 7 against 7"},
		{edits: inCombat + "; combat.attack_card=\"qc\"; combat.defence_card=\"kd\"", why: "counts 5 against 5"},
		{edits: inCombat + "; combat.hits=5", why: "won"},
		{edits: inCombat + "; combat.hits=4", why: "won", option: "victory-hits=equal"},
		{edits: inCombat + "; combat.pending=1", why: "one hit can't be open in the step Attack roll"},
		{edits: inCombat + "; step=\"hit\"", why: "no hits can't be open in the step A hit"},
		{edits: inCombat + "; step=\"hit\"; combat.pending=2", why: "two hits can't be open in the step A hit"},
		{edits: inCombat + "; step=\"answer\"", why: "no hits can't be open in the step Answering a hit"},
		// 7: trips and hurrying.
		{edits: "step=\"depart\"", why: "on the Trip card"},
		{edits: "step=\"depart\"; seats.0.trip=0; seats.0.hand={\"known\":{},\"unknown\":0}; seats.0.deck=25", why: "Anna needs a card in hand for the step Departure"},
		{edits: "step=\"rush\"", why: "is used"},
		{edits: "step=\"rush\"; rush=\"won\"", why: "is used"},
		{edits: "step=\"rush\"; rush=\"used\"; seats.0.trip=0", why: "on the Trip card"},
		{edits: "step=\"forfeit\"; rush=\"used\"; seats.0.hand={\"known\":{},\"unknown\":0}; seats.0.deck=25", why: "Anna needs a card in hand for the step After a failed roll"},
		{edits: "step=\"forfeit\"; rush=\"used\"; turn=null", why: "the step After a failed roll needs a player in turn"},
		// 8: the end.
		{edits: "step=\"over\"", why: "winner"},
		{edits: "winner=1; seats.0.level=10", why: "winner"},
		{edits: "seats.0.level=10", why: "level 10"},
		{edits: "step=\"over\"; winner=1", why: "level 10"},
		{edits: won + "; turn=2", why: "at the end the winner is the player in turn"},
		{edits: won + "; turn=null", why: "a player in turn"},
		{edits: won + "; seats.1.level=10", why: "level 10"},
		{edits: won + "; winner=2; turn=2", why: "level 10"},
	} {
		head := headers()
		if c.option != "" {
			head = headers(c.option)
		}
		require.ErrorContains(t, refused(t, head+from(conformance.Edited(t, inMain, c.edits))), c.why, c.edits)
	}
}

// TestSetupsThatAreNone refuses what the headers of this game can't say.
func TestSetupsThatAreNone(t *testing.T) {
	for text, why := range map[string]string{
		"[Game \"raid-trade\"]\n[Seat \"Anna\"]\n":                                      "2 players, not 1",
		headers() + "[Seat \"Carl\"]\n":                                                 "2 players, not 3",
		headers() + "[Setup \"deal=4\"]\n":                                              "no Setup headers",
		headers() + "[Box \"card 1\"]\n":                                                "no component data",
		headers("faster-game=yes"):                                                      "takes off, on",
		headers("Faster-game=on"):                                                       "no option",
		headers("turn-draw=one", "turn-draw=to-four"):                                   "appears twice",
		headers() + "[Position \"{}\"]\n":                                               "is missing",
		headers() + "[Position \"[]\"]\n":                                               "isn't a JSON object",
		headers() + from(strings.Replace(inMain, `"turn":1`, `"turn":1,"turn":1`, 1)):   "appears twice",
		headers() + from(strings.Replace(inMain, `"draw_left":0`, `"draw_left":-0`, 1)): "whole number",
	} {
		require.ErrorContains(t, refused(t, text), why, text)
	}
}
