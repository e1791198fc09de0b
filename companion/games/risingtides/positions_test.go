package risingtides_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules/conformance"
)

// Positions of four seats that are read, to be changed by edits.
const (
	inTurn = `{"attack":null,"deck":56,"depots":[["fuel","supplies","supplies"],["fuel"],["materials","supplies"],[]],"discard":{"fuel":1},` +
		`"disqualified":[],"event":null,"finished":[],"hands":[{"known":{"fuel":2,"steal-protect":1},"unknown":1},` +
		`{"known":{"materials":1,"relocate-redirect":1},"unknown":3},{"known":{"materials":1},"unknown":0},` +
		`{"known":{"nuke":1,"supplies":1},"unknown":3}],"nations":["us","?","?","africa"],"stages":[[],[],[],[]],"step":"turn","turn":1}`
	atStart  = `depots=[[],[],[],[]]; discard={}; nations=["us","?","?","?"]`
	dealing  = atStart + `; step="deal"; turn=3; deck=68; hands=[` + three + `,` + three + `,` + two + `,` + two + `]`
	entering = atStart + `; step="nations"; nations=["us","?",null,null]; turn=3; deck=78; hands=[` + empty + `,` + empty + `,` + empty + `,` + empty + `]`
	empty    = `{"known":{},"unknown":0}`
	two      = `{"known":{},"unknown":2}`
	three    = `{"known":{"fuel":1},"unknown":2}`

	attacked   = `step="counter"; attack={"kind":"steal","target":2,"counter":null,"redirect_to":null}`
	countered  = `step="recounter"; attack={"kind":"relocate","target":2,"counter":"protect","redirect_to":null}`
	redirected = `step="recounter"; attack={"kind":"steal","target":2,"counter":"redirect","redirect_to":3}`
	picking    = `step="pick"; event={"kind":"right","waiting":[3,4],"picked":["?",null,null,null]}; hands.3.unknown=2`

	built     = `[{"fuel":1,"supplies":2},{"fuel":1,"materials":1,"supplies":2},{"fuel":1,"materials":1,"supplies":3}]`
	other     = `[{"fuel":1,"materials":1,"supplies":1},{"fuel":2,"materials":1,"supplies":1},{"fuel":2,"materials":2,"supplies":1}]`
	finished  = `finished=[1]; stages.0=` + built + `; turn=2; deck=44`
	twoLeft   = `finished=[4,1]; stages.0=` + built + `; stages.3=` + other + `; turn=2; deck=32`
	blocked   = twoLeft + `; step="recounter"; attack={"kind":"steal","target":3,"counter":"block","redirect_to":null}`
	over      = `step="over"; turn=null`
	overShown = over + `; nations=["us","asia","europe","africa"]`
)

// from is the header of a position.
func from(position string) string { return conformance.Header("Position", position) }

// TestPossiblePositions reads positions at the borders of sections 5 and 10 and
// writes the same bytes again.
func TestPossiblePositions(t *testing.T) {
	for _, c := range []struct{ edits, option string }{
		{edits: ""},
		{edits: `nations=["?","?","?","?"]`},
		{edits: `discard={}; deck=0; depots.0=` + many("fuel", 20) + `; depots.1=` + many("materials", 20) + `; depots.2=` + many("supplies", 20) +
			`; hands=[{"known":{"steal-protect":5},"unknown":0},{"known":{"nuke":2,"steal-protect":3},"unknown":0},` +
			`{"known":{"relocate-redirect":5},"unknown":0},{"known":{},"unknown":3}]`},
		{edits: `step="reshuffle"; deck=0; discard={"fuel":11,"materials":17,"supplies":14,"steal-protect":7,"relocate-redirect":7,"nuke":1}`},
		{edits: dealing, option: "starting-hand=3"},
		{edits: dealing + `; turn=1; deck=70; hands=[` + two + `,` + two + `,` + two + `,` + two + `]`, option: "starting-hand=3"},
		{edits: entering},
		{edits: attacked},
		{edits: attacked + `; step="take"`},
		{edits: countered},
		{edits: redirected},
		{edits: blocked},
		{edits: picking},
		{edits: picking + `; event.picked=["?",null,null,"fuel"]; event.waiting=[3]; deck=55`},
		{edits: picking + `; event.kind="left"; event.waiting=[2]; hands.1.unknown=2; deck=57`},
		{edits: finished},
		{edits: finished + `; finished=[]; stages.0=[{"fuel":3},{"materials":4}]; turn=1; deck=49`},
		{edits: twoLeft},
		{edits: `step="reveal"; turn=null`},
		{edits: over + `; disqualified=[2,3]`},
		{edits: overShown},
		{edits: overShown + `; finished=[2]; stages.1=` + built + `; deck=44; disqualified=[2]`},
	} {
		position := conformance.Edited(t, inTurn, c.edits)
		table := open(t, headers(4, options(c.option)...)+from(position))
		conformance.Possible(t, table, position, c.edits)
	}
}

// TestImpossiblePositions refuses what sections 5 and 10 do not allow, with its reason.
func TestImpossiblePositions(t *testing.T) {
	for _, c := range []struct{ edits, why, option string }{
		{edits: `deck=`, why: `the field "deck" is missing`},
		{edits: `chip=1`, why: `there is no field "chip"`},
		{edits: `deck=55`, why: "63 cards must lie in the deck or unseen in hands, and 62 do"},
		{edits: `hands.0.known.nuke=2`, why: "the game has only 2 Nuke cards; take some out"},
		{edits: `hands.0.unknown=3; deck=54`, why: "North can't hold 6 cards; a hand has five at most"},
		{edits: `hands.0.known.fuel=0`, why: "expected a whole number from 1"},
		{edits: `hands.0.known.gold=1`, why: `"gold" isn't one of`},
		{edits: `hands=[]`, why: "expected 4 entries"},
		{edits: `depots.0.0="nuke"`, why: "expected one of fuel, materials, supplies"},
		{edits: `depots.0=` + many("fuel", 91), why: "more resources than the game has"},
		{edits: `stages.0=[{"fuel":1,"nuke":2}]`, why: "nuke"},
		{edits: `stages.0=[{"fuel":4}]; deck=52`, why: "stage 1 takes 3 cards"},
		{edits: finished + `; stages.0=[{"fuel":3},{"fuel":4},{"materials":5},{"materials":6}]`, why: "expected at most 3 entries"},
		{edits: finished + `; finished=[]`, why: "North counts as finished with three built stages, and only then"},
		{edits: `finished=[2]`, why: "East counts as finished with three built stages, and only then"},
		{edits: finished + `; finished=[1,1]`, why: "seat 1 appears twice"},
		{edits: twoLeft + `; finished=[4,1,2]; stages.1=[{"fuel":1,"materials":2},{"fuel":2,"supplies":2},{"materials":5}]; deck=20; turn=3`, why: "two players at least must still be in the game, or the game has ended"},
		{edits: finished + `; turn=1`, why: "who has finished"},
		{edits: `turn=null`, why: "say whose turn it is"},
		{edits: `turn=5`, why: "from 1 to 4"},
		{edits: `step="reveal"`, why: "nobody's turn"},
		{edits: `deck=0; discard={"fuel":11,"materials":17,"supplies":14,"steal-protect":7,"relocate-redirect":7,"nuke":1}`, why: "the deck is empty, so the discard pile must be shuffled first"},
		{edits: `step="reshuffle"`, why: "the discard pile is shuffled only when the deck is empty and cards are discarded"},
		{edits: attacked + `; step="turn"`, why: "an attack doesn't belong to the step Turn"},
		{edits: `step="take"`, why: "the step Taking the card needs an attack"},
		{edits: attacked + `; attack.kind="nuke"`, why: "expected one of steal, relocate"},
		{edits: attacked + `; attack.by=1`, why: `there is no field "by"`},
		{edits: attacked + `; attack.target=4`, why: "West can't be attacked: a target is another player in the game, with a card in the depot"},
		{edits: attacked + `; attack.target=1`, why: "North can't be attacked: a target is another player in the game, with a card in the depot"},
		{edits: attacked + `; attack.counter="protect"`, why: "a counter to be answered doesn't belong to the step Counter"},
		{edits: attacked + `; step="recounter"`, why: "the step Re-counter needs a counter to be answered"},
		{edits: finished + `; ` + attacked + `; attack.target=1`, why: "North can't be attacked: a target is another player in the game, with a card in the depot"},
		{edits: countered + `; attack.redirect_to=3`, why: "a new target belongs to a Redirect, and to nothing else"},
		{edits: countered + `; attack.counter="block"`, why: "a Redirect names a new target; only with two players left it blocks instead"},
		{edits: redirected + `; attack.redirect_to=null`, why: "a new target belongs to a Redirect, and to nothing else"},
		{edits: redirected + `; attack.redirect_to=2`, why: "another target"},
		{edits: redirected + `; attack.redirect_to=4`, why: "West can't be attacked: a target is another player in the game, with a card in the depot"},
		{edits: picking + `; step="turn"`, why: "an event doesn't belong to the step Turn"},
		{edits: `step="pick"`, why: "the step Picking cards needs an event"},
		{edits: picking + `; event.kind="back"`, why: "expected one of right, left"},
		{edits: picking + `; event.left=1`, why: `there is no field "left"`},
		{edits: picking + `; event.waiting=[]`, why: "somebody must still wait to pick a card"},
		{edits: picking + `; event.waiting=[4,3]`, why: "those who still pick go clockwise, beginning with the player in turn"},
		{edits: picking + `; event.waiting=[1,3]`, why: "North has finished or picked already and can't still wait to pick"},
		{edits: picking + `; deck=57; hands.2=` + empty, why: "West can't pick a card: the neighbour's hand is empty"},
		{edits: picking + `; ` + finished + `; event.waiting=[3]`, why: "North has finished and can't have picked"},
		{edits: picking + `; event.picked=[null,null,"?",null]; event.waiting=[4]`, why: "the picks would leave East with more than five cards"},
		{edits: picking + `; event={"kind":"left","waiting":[3],"picked":[null,"?",null,"?"]}; deck=55`, why: "the picks would leave East with more than five cards"},
		{edits: `nations.0=null`, why: "nations are chosen seat by seat at the start; later everybody has one"},
		{edits: `nations.0="oceania"`, why: "Oceania is not in this game"},
		{edits: `nations.0="africa"`, why: "two players can't have the same nation", option: "sixth-nation=copy"},
		{edits: entering + `; nations.2="?"`, why: "nations are chosen seat by seat at the start; later everybody has one"},
		{edits: entering + `; hands.0.unknown=1; deck=77`, why: "all hands are empty"},
		{edits: entering + `; deck=77; depots.0=["fuel"]`, why: "before the first turn nothing lies in depots, stages or the discard pile"},
		{edits: dealing, why: "starting hands have 0 cards, and all are dealt already"},
		{edits: dealing, why: "starting hands have 2 cards, and all are dealt already", option: "starting-hand=2"},
		{edits: dealing + `; turn=2`, why: "starting hands are dealt one card at a time, seat by seat", option: "starting-hand=3"},
		{edits: dealing + `; turn=4`, why: "starting hands are dealt one card at a time, seat by seat", option: "starting-hand=3"},
		{edits: dealing + `; discard={"fuel":1}; deck=67`, why: "before the first turn nothing lies in depots, stages or the discard pile", option: "starting-hand=3"},
		{edits: `step="reveal"; turn=null; nations=["us","asia","europe","africa"]`, why: "all nations are shown, so the game is over"},
		{edits: `disqualified=[2]`, why: "at the end a player is disqualified for a hidden nation or another plan, and for nothing else"},
		{edits: over, why: "at the end a player is disqualified for a hidden nation or another plan, and for nothing else"},
		{edits: over + `; disqualified=[3,2]`, why: "disqualified"},
		{edits: overShown + `; finished=[1]; stages.0=` + other + `; deck=44`, why: "at the end a player is disqualified for a hidden nation or another plan, and for nothing else"},
	} {
		position := conformance.Edited(t, inTurn, c.edits)
		head := headers(4, options(c.option)...)
		fault := conformance.Refused(t, risingtides.Game(), head+from(position))
		require.Contains(t, fault.Text, c.why, c.edits)
		table := open(t, head)
		before := string(table.State())
		require.ErrorContains(t, table.Agree([]byte(position)), c.why, c.edits)
		require.Equal(t, before, string(table.State()), c.edits)
		require.NotEmpty(t, table.Faults([]byte(position)), c.edits)
	}
}

// TestNationsOfSix: the sixth card is Oceania's or a copy of one other.
func TestNationsOfSix(t *testing.T) {
	start := conformance.Edited(t, string(open(t, headers(6)).State()), `step="turn"; turn=1; nations=["us","asia","us","?","?","?"]`)
	for _, c := range []struct{ edits, option, why string }{
		{"", "house", "two players can't have the same nation"},
		{"", "copy", ""},
		{`nations.3="us"`, "copy", "two players can't have the same nation"},
		{`nations.3="asia"`, "copy", "only one nation is in this game twice"},
		{`nations.3="oceania"`, "copy", "Oceania is not in this game"},
		{`nations.2="oceania"`, "house", ""},
	} {
		err := open(t, headers(6, "sixth-nation="+c.option)).Agree([]byte(conformance.Edited(t, start, c.edits)))
		if c.why == "" {
			require.NoError(t, err, c.edits)
		} else {
			require.ErrorContains(t, err, c.why, c.edits)
		}
	}
}

// TestSettle makes sure that setting a position up by hand needs no counting.
func TestSettle(t *testing.T) {
	table := open(t, headers(4))
	for edits, settled := range map[string]string{
		`deck=0`:                                         ``,
		`disqualified=[1]; nations.1=null`:               ``,
		attacked + `; step="turn"`:                       ``,
		picking + `; step="turn"`:                        `hands.3.unknown=2; deck=57`,
		picking + `; step="turn"; event.picked.0="fuel"`: `hands.3.unknown=2; deck=57`,
		picking + `; deck=0`:                             picking,
		`step="reveal"`:                                  `step="reveal"; turn=null`,
		over + `; turn=2`:                                over + `; disqualified=[2,3]`,
	} {
		conformance.Settled(t, table, inTurn, edits, settled)
	}
	_, err := table.Settle([]byte(conformance.Edited(t, inTurn, `step="none"`)))
	require.Error(t, err)
}

// many is a depot of so many cards of one resource.
func many(resource string, n int) string {
	return `["` + strings.Repeat(resource+`","`, n-1) + resource + `"]`
}

// options is a list of the option that is given, if any.
func options(option string) []string {
	if option == "" {
		return nil
	}
	return []string{option}
}
