package look

import (
	"image/color"
	"math"

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
	Key         fyne.ThemeColorName = "look.key"     // what can be done, on the dock of a felt
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
	Key:         both(0x22303F, 0xFFFFFF),
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

// Least contrasts: of text, and of outlines and signs, against what lies beneath them (WCAG 2.2, 1.4.3 and 1.4.11).
const (
	TextContrast    = 4.5
	OutlineContrast = 3
)

// Contrast is the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio").
func Contrast(a, b color.Color) float64 {
	la, lb := Luminance(a), Luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

// Luminance is the relative luminance of an sRGB colour, 0 for black to 1 for white.
func Luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}

// linear undoes the sRGB curve of one channel, 0..65535.
func linear(channel uint32) float64 {
	v := float64(channel) / 0xFFFF
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// Over is what is seen where a colour, perhaps a thin one, lies over an opaque one.
func Over(top, beneath color.Color) color.NRGBA {
	r, g, b, a := top.RGBA()
	br, bg, bb, _ := beneath.RGBA()
	mix := func(top, beneath uint32) uint8 {
		return uint8((top + beneath*(0xFFFF-a)/0xFFFF) >> 8)
	}
	return color.NRGBA{R: mix(r, br), G: mix(g, bg), B: mix(b, bb), A: 255}
}

// lab is a colour in OKLab: how light it seems, and where it lies between green and red and between blue and yellow.
// Colours that are mixed there look mixed: nothing between them seems darker or dirtier than both.
type lab struct{ light, red, yellow float64 }

// labOf is an opaque sRGB colour in OKLab.
func labOf(c color.NRGBA) lab {
	r, g, b := linear(uint32(c.R)*0x101), linear(uint32(c.G)*0x101), linear(uint32(c.B)*0x101)
	l := math.Cbrt(0.4122214708*r + 0.5363325363*g + 0.0514459929*b)
	m := math.Cbrt(0.2119034982*r + 0.6806995451*g + 0.1073969566*b)
	s := math.Cbrt(0.0883024619*r + 0.2817188376*g + 0.6299787005*b)
	return lab{
		0.2104542553*l + 0.7936177850*m - 0.0040720468*s,
		1.9779984951*l - 2.4285922050*m + 0.4505937099*s,
		0.0259040371*l + 0.7827717662*m - 0.8086757660*s,
	}
}

// srgb is the nearest opaque sRGB colour.
func (c lab) srgb() color.NRGBA {
	l := cube(c.light + 0.3963377774*c.red + 0.2158037573*c.yellow)
	m := cube(c.light - 0.1055613458*c.red - 0.0638541728*c.yellow)
	s := cube(c.light - 0.0894841775*c.red - 1.2914855480*c.yellow)
	return color.NRGBA{
		R: channel(4.0767416621*l - 3.3077115913*m + 0.2309699292*s),
		G: channel(-1.2684380046*l + 2.6097574011*m - 0.3413193965*s),
		B: channel(-0.0041960863*l - 0.7034186147*m + 1.7076147010*s),
		A: 255,
	}
}

func cube(v float64) float64 { return v * v * v }

// channel applies the sRGB curve to a linear channel, 0..1.
func channel(v float64) uint8 {
	v = min(max(v, 0), 1)
	if v <= 0.0031308 {
		v *= 12.92
	} else {
		v = 1.055*math.Pow(v, 1/2.4) - 0.055
	}
	return uint8(math.Round(255 * v))
}

// Mix is the colour that lies at a share, 0 to 1, of the way from one opaque colour to another, as the eye sees it.
func Mix(from, to color.NRGBA, share float64) color.NRGBA {
	a, b, s := labOf(from), labOf(to), min(max(share, 0), 1)
	return lab{a.light + s*(b.light-a.light), a.red + s*(b.red-a.red), a.yellow + s*(b.yellow-a.yellow)}.srgb()
}

// grey is an opaque colour with little left of its hue, as light as before.
func grey(c color.NRGBA) color.NRGBA {
	const left = 0.12
	l := labOf(c)
	return lab{l.light, l.red * left, l.yellow * left}.srgb()
}

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
		of := map[fyne.ThemeColorName]pair{Outline: line, TextLess: less, Key: key}
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

// Swells is how many waves lie one before the other in the sea of the timer, the farthest first.
const Swells = 4

// Tones are the colours of the sea round the timer at one moment.
type Tones struct {
	High, Low color.NRGBA         // the sky, at the top and at the water
	Water     [Swells]color.NRGBA // the waves
	Foam      [Swells]color.NRGBA // their crests
}

// tide is one stage of the way from a calm night to the last tenth of the time.
type tide struct {
	red       float64 // the redness at which it is reached
	high, low uint32  // the sky, at the top and at the water
	far, near uint32  // the farthest wave and the nearest one
	foam      uint32
}

// The stages lead from blue through a green storm, bronze and ember to red, so that no violet lies between blue and red. No colour is
// lighter than pale text allows, and none is lighter than its neighbours by a tenth of white: what moves here is no flash,
// however fast.
var tides = [...]tide{
	{0, 0x0D1D2E, 0x14405F, 0x266EA0, 0x0B2C48, 0x6FA3C4},
	{0.28, 0x0D2426, 0x16454A, 0x216C6E, 0x0B3135, 0x7FB0AC},
	{0.50, 0x211E10, 0x3F3A20, 0x6A5C2E, 0x28230F, 0xB09E70},
	{0.66, 0x301510, 0x5A2C22, 0x8A4A35, 0x34170F, 0xC08A6C},
	{0.75, 0x3C0E0A, 0x681A14, 0xA82F1E, 0x480F0B, 0xD07358},
	{1, 0x430509, 0x4C0508, 0xBA0F19, 0x4C0408, 0xE0685E},
}

// shimmer is how much of the foam's colour lies on a crest.
const shimmer = 0.43

// TideTones are the tones at a redness, 0 to 1. They are mixed as the eye sees them.
func TideTones(red float64) Tones {
	i := 1
	for i < len(tides)-1 && red > tides[i].red {
		i++
	}
	a, b := tides[i-1], tides[i]
	share := (red - a.red) / (b.red - a.red)
	mix := func(from, to uint32) color.NRGBA { return Mix(rgb(from), rgb(to), share) }
	t := Tones{High: mix(a.high, b.high), Low: mix(a.low, b.low)}
	far, near, foam := mix(a.far, b.far), mix(a.near, b.near), mix(a.foam, b.foam)
	for n := range Swells {
		t.Water[n] = Mix(far, near, float64(n)/(Swells-1))
		t.Foam[n] = Mix(t.Water[n], foam, shimmer)
	}
	return t
}

// Calm are the same tones without colour: the time stands still.
func (t Tones) Calm() Tones {
	t.High, t.Low = grey(t.High), grey(t.Low)
	for n := range Swells {
		t.Water[n], t.Foam[n] = grey(t.Water[n]), grey(t.Foam[n])
	}
	return t
}

// Lightest is the lightest of the tones, but for the crests, which are thinner than a letter.
func (t Tones) Lightest() color.NRGBA { return t.most(func(a, b float64) bool { return a > b }) }

// Darkest is the darkest of the tones.
func (t Tones) Darkest() color.NRGBA { return t.most(func(a, b float64) bool { return a < b }) }

func (t Tones) most(than func(a, b float64) bool) color.NRGBA {
	best := t.High
	for _, c := range append([]color.NRGBA{t.Low}, t.Water[:]...) {
		if than(Luminance(c), Luminance(best)) {
			best = c
		}
	}
	return best
}
