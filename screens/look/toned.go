package look

import "fyne.io/fyne/v2"

// toned are the surfaces and lines of a page in the tone of a game, by its key: shades between those of its felt.
var toned = tonedSurfaces()

// TonedVeil lies over the felt of a game where a page is read.
const TonedVeil fyne.ThemeColorName = "look.tonedveil"

// tonedVeil is how much of the felt it covers, of 255, on the dark and on the light ground.
var tonedVeil = struct{ dark, light uint8 }{0xC0, 0xDA}

// shades are how far each surface is from the dock of a felt to its keys.
var shades = map[fyne.ThemeColorName]float64{Card: 0.1, Raised: 0.35, Hover: 0.6, Pressed: 0.8, Hairline: 1}

func tonedSurfaces() map[string]map[fyne.ThemeColorName]pair {
	all := map[string]map[fyne.ThemeColorName]pair{}
	for game, felt := range feltParts {
		ground, dock, scrim, key, line, less := felt[0], felt[1], felt[2], felt[3], felt[5], felt[6]
		of := map[fyne.ThemeColorName]pair{Outline: line, TextLess: less}
		for name, share := range shades {
			of[name] = pair{Mix(dock.dark, key.dark, share), palette[name].light}
		}
		veil := scrim
		veil.dark.A, veil.light.A = tonedVeil.dark, tonedVeil.light
		of[TonedVeil], of[Ground] = veil, pair{Over(veil.dark, ground.dark), Over(veil.light, ground.light)}
		all[game] = of
	}
	delete(all, PlainFelt)
	return all
}
