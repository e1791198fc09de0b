package screens

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// tideKey is the key of Rising Tides, the game that has the timer.
const tideKey = "rising-tides"

// tideTable is what Rising Tides adds: mats with the cards, and words for each step.
func tideTable() atTable {
	return atTable{
		reached: tideReached,
		step: func(t rules.Table) string {
			state, err := readTide(t.State())
			if err != nil {
				return ""
			}
			return tideStep(t, state)
		},
		mats: func(t rules.Table, large bool) (mats, middle []parts.MatData) {
			state, err := readTide(t.State())
			if err != nil {
				return plainMats(t, large)
			}
			return tideMats(t, state, large)
		},
		opening: func(t rules.Table) string {
			switch t.Step() {
			case "nations":
				return rules.SeatWord(t.ToMove()[0]) + ": nation ?"
			case "deal":
				return rules.SeatWord(t.ToMove()[0]) + ": draw ?"
			}
			return ""
		},
		card: func(word string) (parts.Icon, string) {
			i := slices.IndexFunc(tideCards(), func(c tideCard) bool { return c.word == word })
			if i < 0 {
				return parts.IconCards, ""
			}
			return tideCards()[i].icon, ""
		},
		question: skipQuestion,
	}
}

// skipQuestion asks before a move that goes on without a player.
func skipQuestion(t rules.Table, act rules.Act) (q parts.Question, asks bool) {
	if t.Notation(act) != "skip" {
		return q, false
	}
	data := map[string]any{"Player": awaitedNames(t)}
	return parts.Question{
		Icon: parts.IconCaution, Title: lang.L("Go on without {{.Player}}?", data),
		Words: lang.L("Only if more than half of the others find that {{.Player}} stalls.", data),
		Yes:   lang.L("Go on"), No: lang.L("Wait"),
	}, true
}

// tideReached says whether a seat has finished its plan.
func tideReached(t rules.Table, seat int) string {
	state, err := readTide(t.State())
	switch {
	case err != nil:
		return ""
	case slices.Contains(state.Disqualified, seat):
		return lang.L("Disqualified")
	case slices.Contains(state.Finished, seat):
		return lang.L("The plan is finished")
	}
	return lang.L("The plan is not finished")
}
