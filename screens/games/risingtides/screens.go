package risingtides

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/parts"
)

// Key is the key of Rising Tides, the game that has the timer.
const Key = "rising-tides"

// Screens is what Rising Tides adds: mats with the cards, the nation cards, and words for each step.
func Screens(a *game.Session) game.Screens {
	desk := &desk{}
	return game.Screens{
		Icon:    parts.IconWave,
		Ground:  seaArt,
		Timer:   true,
		Reached: tideReached,
		Step: func(t rules.Table, _ bool) string {
			v, ok := risingtides.Look(t)
			if !ok {
				return ""
			}
			return tideStep(v)
		},
		Mats: func(t rules.Table, large bool) (mats, middle []parts.MatData) {
			v, ok := risingtides.Look(t)
			if !ok {
				return game.PlainMats(t, large)
			}
			return tideMats(t, v, large)
		},
		Card: func(word string) (parts.Icon, string) {
			if n, ok := nationOf(word); ok {
				return parts.IconFlag, planWords(n)
			}
			i := slices.IndexFunc(kit.TideCards(), func(c kit.TideCard) bool { return c.Word == word })
			if i < 0 {
				return parts.IconCards, ""
			}
			return kit.TideCards()[i].Icon, ""
		},
		Question: skipQuestion,
		Main: []rules.Named{
			risingtides.Draw, risingtides.Place, risingtides.EnterNation, risingtides.Take, risingtides.Recounter,
		},
		AtOnce: []rules.Named{
			risingtides.EnterNation, risingtides.Draw, risingtides.Place, risingtides.Discard, risingtides.Construct,
			risingtides.Steal, risingtides.Relocate, risingtides.Nuke, risingtides.Reveal, risingtides.Redirect,
			risingtides.Recounter, risingtides.Take, risingtides.Send, risingtides.PickCard, risingtides.TellEvent,
		},
		Loose:    lies,
		Pictures: pictures, Verb: addToFace, Ask: askWords, OwnCards: true,
		Face:  face,
		Felt:  func(acts game.Acts) game.Felt { return newTideFelt(a, desk, acts) },
		Signs: tideSigns,
	}
}

// skipQuestion asks before a move that goes on without a player.
func skipQuestion(t rules.Table, act rules.Act) (q parts.Question, asks bool) {
	if !risingtides.Skip.Is(act) {
		return q, false
	}
	player := picker.AwaitedNames(t)
	return parts.Question{
		Icon: parts.IconCaution, Title: wording.L("Continue without {player}?", player),
		Words: wording.L("Only if more than half of the others say {player} is stalling.", player),
		Yes:   wording.L("Continue"), No: wording.L("Wait"),
	}, true
}

// tideReached says whether a seat has finished its plan.
func tideReached(t rules.Table, seat int) string {
	v, ok := risingtides.Look(t)
	switch {
	case !ok:
		return ""
	case v.Disqualified[seat-1]:
		return wording.L("Disqualified")
	case slices.Contains(v.Finished[:], seat):
		return wording.L("The plan is finished")
	}
	return wording.L("The plan is not finished")
}
