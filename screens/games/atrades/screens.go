package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// Key is the key of Atrades.
const Key = "atrades"

// Adds is what Atrades adds: guild boards, the regions, closed fists, and what a decision would bring.
func (a *Feature) Adds() game.Screens {
	return game.Screens{
		Icon:   parts.IconHex,
		Ground: dunes,
		Step:   guildStep, Mats: guildMats, Felt: func(acts game.Acts) game.Felt { return newGuildBoard(a, acts) }, Aids: guildAids(a),
		Pictures: pictures,
		Signs:    guildSigns,
		Map:      placesMap,
		Printed:  func() ([]rules.Header, string) { return guildPrinted(a) },
		MatchPage: func(page shell.Page, of *game.OpenMatch) shell.Screen {
			if page == MarketPage {
				return newMarketPage(a, of)
			}
			return nil
		},
		Copied: &game.Aid{
			Icon: parts.IconHex, Open: func() shell.Screen { return a.GuildCopy().Edits.Opened() },
			Title: func() string { return wording.L("Our box") },
			Line: func() string {
				return wording.L("Guilds, types, regions, charts and cards of your own. The referee uses them.")
			},
		},
		Copy: func() []byte { return a.GuildCopy().File() },
	}
}
