package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Colours by name. Text of any of the text colours has a contrast of at least 4.5 on Ground, Card, Raised, Hover and
// Pressed; Outline and Focus have at least 3 on the first three (the dark outline is lighter than the design's #5B6B7B,
// which reaches 2.8 on a card).
const (
	Ground      fyne.ThemeColorName = "look.ground"
	Lit         fyne.ThemeColorName = "look.lit" // the ground where a soft light falls on it
	Card        fyne.ThemeColorName = "look.card"
	Raised      fyne.ThemeColorName = "look.raised"  // a control on a card
	Hover       fyne.ThemeColorName = "look.hover"   // a control under the pointer
	Pressed     fyne.ThemeColorName = "look.pressed" // a control that is chosen or held
	Text        fyne.ThemeColorName = "look.text"
	TextLess    fyne.ThemeColorName = "look.less"
	Greyed      fyne.ThemeColorName = "look.greyed" // what can't be done now
	Legal       fyne.ThemeColorName = "look.legal"
	NotAllowed  fyne.ThemeColorName = "look.notallowed"
	Accent      fyne.ThemeColorName = "look.accent"   // also caution
	OnAccent    fyne.ThemeColorName = "look.onaccent" // text on Accent, AccentHover, Legal and NotAllowed
	AccentHover fyne.ThemeColorName = "look.accenthover"
	Link        fyne.ThemeColorName = "look.link"
	Outline     fyne.ThemeColorName = "look.outline"
	Hairline    fyne.ThemeColorName = "look.hairline" // parts rows; carries no fact
	Focus       fyne.ThemeColorName = "look.focus"
	Pale        fyne.ThemeColorName = "look.pale"    // a die, a white token
	Jet         fyne.ThemeColorName = "look.jet"     // the pips on it, a black token
	Red         fyne.ThemeColorName = "look.red"     // the red suit of a playing card
	Foam        fyne.ThemeColorName = "look.foam"    // text on the sea of the timer, on every ground
	Drowned     fyne.ThemeColorName = "look.drowned" // over what lies under water
	Veil        fyne.ThemeColorName = "look.veil"    // over a screen that a question covers
	Clear       fyne.ThemeColorName = "look.clear"   // nothing
	Land        fyne.ThemeColorName = "look.land"    // of a map, where something can be built
	Desert      fyne.ThemeColorName = "look.desert"  // of a map, where nothing ever is
)

// Surfaces of what is announced to the whole table, the same on every ground. Jet has a contrast of at least 4.5 on each.
const (
	Moves fyne.ThemeColorName = "look.moves" // cards go from hand to hand
	Gives fyne.ThemeColorName = "look.gives"
	Takes fyne.ThemeColorName = "look.takes"
)

// Urgent is the colour of the last tenth of the time. It has a contrast of at least 4.5 on Ground and on the red sky over the sea.
const Urgent fyne.ThemeColorName = "look.urgent"

// pair is a colour on the dark and on the light ground.
type pair struct{ dark, light color.NRGBA }

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 255}
}

func both(dark, light uint32) pair { return pair{rgb(dark), rgb(light)} }

var clear = pair{}

var palette = map[fyne.ThemeColorName]pair{
	Ground:      both(0x101820, 0xFAF7F0),
	Lit:         both(0x25323F, 0xFFFDF8),
	Card:        both(0x1B2733, 0xFFFFFF),
	Raised:      both(0x243341, 0xF1ECE0),
	Hover:       both(0x2B3B4A, 0xE9E3D4),
	Pressed:     both(0x33454F, 0xE2DAC8),
	Text:        both(0xF4F1E8, 0x1A1F24),
	TextLess:    both(0xB8C1CC, 0x4A5560),
	Greyed:      both(0xA8B3BF, 0x56616C),
	Legal:       both(0x7AD17A, 0x1E6B34),
	NotAllowed:  both(0xFF6B5E, 0xA80F45),
	Accent:      both(0xFFC145, 0xBF3D00),
	OnAccent:    both(0x101820, 0xFFFFFF),
	AccentHover: both(0xFFD175, 0xA03300),
	Link:        both(0x7DB7FF, 0x0B5CAD),
	Outline:     both(0x6B7C8D, 0x4A5560),
	Hairline:    both(0x33424F, 0xDDD6C7),
	Focus:       both(0x7DB7FF, 0x0B5CAD),
	Pale:        both(0xF4F1E8, 0xFFFFFF),
	Jet:         both(0x0B1116, 0x1A1F24),
	Land:        both(0x25463A, 0xCFE3C2),
	Desert:      both(0x33291A, 0xEFE3CB),
	Red:         both(0xB3261E, 0xB3261E),
	Moves:       both(0xF7E2A6, 0xF7E2A6),
	Gives:       both(0xBFE6C8, 0xBFE6C8),
	Takes:       both(0xF6BFB0, 0xF6BFB0),
	Urgent:      both(0xFF4A3D, 0xB3261E),
	Foam:        both(0xF7F3EA, 0xF7F3EA),
	Drowned:     {color.NRGBA{R: 0x3A, G: 0x06, B: 0x0A, A: 0x96}, color.NRGBA{R: 0x3A, G: 0x06, B: 0x0A, A: 0x96}},
	Veil:        {color.NRGBA{A: 0xB0}, color.NRGBA{R: 0x1A, G: 0x1F, B: 0x24, A: 0x99}},
}

// fynesColours names the colour that each of Fyne's own names has here, so that the toolkit's entries, buttons,
// scroll bars and menus have the same contrast as the parts.
var fynesColours = map[fyne.ThemeColorName]fyne.ThemeColorName{
	theme.ColorNameBackground:                Ground,
	theme.ColorNameButton:                    Raised,
	theme.ColorNameDisabledButton:            Card,
	theme.ColorNameDisabled:                  Greyed,
	theme.ColorNameError:                     NotAllowed,
	theme.ColorNameForeground:                Text,
	theme.ColorNameForegroundOnError:         OnAccent,
	theme.ColorNameForegroundOnPrimary:       OnAccent,
	theme.ColorNameForegroundOnSuccess:       OnAccent,
	theme.ColorNameForegroundOnWarning:       OnAccent,
	theme.ColorNameHeaderBackground:          Card,
	theme.ColorNameHyperlink:                 Link,
	theme.ColorNameInnerWindowBorder:         Card,
	theme.ColorNameInnerWindowBorderInactive: Card,
	theme.ColorNameInputBackground:           Card,
	theme.ColorNameInputBorder:               Outline,
	theme.ColorNameMenuBackground:            Card,
	theme.ColorNameOverlayBackground:         Card,
	theme.ColorNamePlaceHolder:               TextLess,
	theme.ColorNamePrimary:                   Accent,
	theme.ColorNameScrollBar:                 Outline,
	theme.ColorNameScrollBarBackground:       Ground,
	theme.ColorNameSeparator:                 Hairline,
	theme.ColorNameSuccess:                   Legal,
	theme.ColorNameWarning:                   Accent,
}

// washes are Fyne's own colours that are laid over another one, so they are thin.
var washes = map[fyne.ThemeColorName]pair{
	theme.ColorNameHover:     {color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0x12}, color.NRGBA{A: 0x0C}},
	theme.ColorNamePressed:   {color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0x1E}, color.NRGBA{A: 0x18}},
	theme.ColorNameFocus:     {color.NRGBA{R: 0x7D, G: 0xB7, B: 0xFF, A: 0x30}, color.NRGBA{R: 0x0B, G: 0x5C, B: 0xAD, A: 0x30}},
	theme.ColorNameSelection: {color.NRGBA{R: 0x7D, G: 0xB7, B: 0xFF, A: 0x40}, color.NRGBA{R: 0x0B, G: 0x5C, B: 0xAD, A: 0x30}},
	theme.ColorNameShadow:    {color.NRGBA{A: 0x66}, color.NRGBA{A: 0x33}},
}

func colour(name fyne.ThemeColorName, light bool, tone string) color.Color {
	if own, ok := fynesColours[name]; ok {
		name = own
	}
	two, ok := toned[tone][name]
	if !ok {
		two, ok = palette[name]
	}
	if !ok {
		two, ok = feltColours[name]
	}
	if !ok {
		two, ok = washes[name]
	}
	if !ok {
		two = clear
	}
	if light {
		return two.light
	}
	return two.dark
}
