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
		Icon:   parts.IconWave,
		Ground: seaArt,
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
		Loose:    lies,
		Pictures: pictures, Verb: addToFace,
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
