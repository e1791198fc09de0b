package look

import (
	"image/color"
	"maps"
	"math"
	"strconv"

	"fyne.io/fyne/v2"
)

// Felt is the tone of a game's table: the names of the colours of its ground and of the keys that lie on it.
type Felt struct {
	Ground fyne.ThemeColorName // the felt itself
	Dock   fyne.ThemeColorName // under the keys
	Scrim  fyne.ThemeColorName // under words that lie on the felt
	Key    fyne.ThemeColorName
	Lip    fyne.ThemeColorName // the lower edge of a key
	Line   fyne.ThemeColorName // outlines of keys
	Less   fyne.ThemeColorName // text of less weight
}

// The gold key, the same on every felt, and what lies over a felt while a moment is shown.
const (
	Gold     fyne.ThemeColorName = "felt.gold"
	GoldLip  fyne.ThemeColorName = "felt.goldlip"
	OnGold   fyne.ThemeColorName = "felt.ongold"
	GoldLess fyne.ThemeColorName = "felt.goldless" // text of less weight on gold
	Dim      fyne.ThemeColorName = "felt.dim"
	DimDark  fyne.ThemeColorName = "felt.dimdark" // where only the moment counts
	Pill     fyne.ThemeColorName = "felt.pill"    // under a name on a board
	Night    fyne.ThemeColorName = "felt.night"   // behind a picture on a card, and on backs
	Paper    fyne.ThemeColorName = "felt.paper"   // a card
	PaperLip fyne.ThemeColorName = "felt.paperlip"
	OnPaper  fyne.ThemeColorName = "felt.onpaper"
	PaperLow fyne.ThemeColorName = "felt.paperlow" // text of less weight on a card
	Choice   fyne.ThemeColorName = "felt.choice"   // what is chosen among several
	TintYes  fyne.ThemeColorName = "felt.tintyes"  // under what is allowed, and what isn't
	TintNo   fyne.ThemeColorName = "felt.tintno"
)

// The hexes of Traders' space, and what is on its names.
const (
	HexLine   fyne.ThemeColorName = "felt.hexline"
	SpaceFill fyne.ThemeColorName = "felt.spacefill" // of a hex round a planet
	SpaceLine fyne.ThemeColorName = "felt.spaceline"
	MetalDisc fyne.ThemeColorName = "felt.metal"
	FoodDisc  fyne.ThemeColorName = "felt.food"
	GemsDisc  fyne.ThemeColorName = "felt.gems"
	StarDust  fyne.ThemeColorName = "felt.stars"
	NebulaOne fyne.ThemeColorName = "felt.nebula1"
	NebulaTwo fyne.ThemeColorName = "felt.nebula2"
)

// The map of Duck Dealer: routes, dots and planets.
const (
	RouteLine  fyne.ThemeColorName = "felt.route"
	RouteDot   fyne.ThemeColorName = "felt.routedot"
	PlanetFill fyne.ThemeColorName = "felt.planetfill"
	PlanetLine fyne.ThemeColorName = "felt.planetline"
	Badge      fyne.ThemeColorName = "felt.badge"
	GoldCasing fyne.ThemeColorName = "felt.goldcasing" // round gold on a felt
)

// The regions of Atrades: desert, land, cities and the tiles of companies.
const (
	DuneSun   fyne.ThemeColorName = "felt.dunesun"
	DuneHex   fyne.ThemeColorName = "felt.dunehex" // desert
	DuneLine  fyne.ThemeColorName = "felt.duneline"
	DuneLand  fyne.ThemeColorName = "felt.duneland"  // where a company can be
	DuneOpen  fyne.ThemeColorName = "felt.duneopen"  // the same, now
	DuneLegal fyne.ThemeColorName = "felt.dunelegal" // the edge of that
	TileEdge  fyne.ThemeColorName = "felt.tileedge"
	CityFill  fyne.ThemeColorName = "felt.cityfill"
	CityLine  fyne.ThemeColorName = "felt.cityline"
)

// Dunes are the tones of the sand, from the horizon down.
var Dunes = [...]fyne.ThemeColorName{"felt.dune0", "felt.dune1", "felt.dune2", "felt.dune3", "felt.dune4"}

// Tiles are the colours of the types of companies. Jet has a contrast of at least 4.5 on each.
var Tiles = [...]fyne.ThemeColorName{"felt.tile0", "felt.tile1", "felt.tile2", "felt.tile3", "felt.tile4", "felt.tile5", "felt.tile6", "felt.tile7"}

// The mats of Raid Trade, and what is written on them.
const (
	Leather       fyne.ThemeColorName = "felt.leather"
	LeatherGlow   fyne.ThemeColorName = "felt.leatherglow"
	Seam          fyne.ThemeColorName = "felt.seam"
	OnLeather     fyne.ThemeColorName = "felt.onleather"
	OnLeatherLess fyne.ThemeColorName = "felt.onleatherless"
)

// The sea of Rising Tides, what its islands are built of, and the outline of what isn't built.
const (
	SeaTop        fyne.ThemeColorName = "felt.seatop"
	SeaFoot       fyne.ThemeColorName = "felt.seafoot"
	SeaGlow       fyne.ThemeColorName = "felt.seaglow"
	SeaLine       fyne.ThemeColorName = "felt.sealine"
	Unbuilt       fyne.ThemeColorName = "felt.unbuilt"
	FuelDisc      fyne.ThemeColorName = "felt.fuel"
	MaterialsDisc fyne.ThemeColorName = "felt.materials"
	SuppliesDisc  fyne.ThemeColorName = "felt.supplies"
)

// Shade lies over a colour to make it a little darker.
var Shade = color.NRGBA{A: 0x40}

// The kinds of cards, as the bands on them show them. OnPaper has a contrast of at least 4.5 on each.
const (
	BandBlue   fyne.ThemeColorName = "felt.band.blue"
	BandTeal   fyne.ThemeColorName = "felt.band.teal"
	BandViolet fyne.ThemeColorName = "felt.band.violet"
	BandRed    fyne.ThemeColorName = "felt.band.red"
	BandSand   fyne.ThemeColorName = "felt.band.sand"
)

// PlainFelt is that of a game without one of its own.
const PlainFelt = "plain"

// feltParts are the colours of a felt in the order of its fields, on the dark and on the light ground.
var feltParts = map[string][7]pair{
	PlainFelt:      {both(0x101820, 0xEFE8D8), both(0x1B2733, 0xFAF7F0), thin(0x101820, 0xFAF7F0), both(0x26364A, 0xFFFFFF), both(0x172331, 0xC9C2B2), both(0x6B7C8D, 0x4A5560), both(0xB8C1CC, 0x4A5560)},
	"traders":      {both(0x0A1022, 0xDDE6F1), both(0x121B30, 0xFAF7F0), thin(0x080D1C, 0xFAF7F0), both(0x26364A, 0xFFFFFF), both(0x172331, 0xC9C2B2), both(0x6B7C8D, 0x4A5560), both(0xB8C1CC, 0x4A5560)},
	"duck-dealer":  {both(0x07080F, 0xE6E4F2), both(0x14162A, 0xFAF7F0), thin(0x07080F, 0xFAF7F0), both(0x26364A, 0xFFFFFF), both(0x172331, 0xC9C2B2), both(0x6B7C8D, 0x4A5560), both(0xB8C1CC, 0x4A5560)},
	"raid-trade":   {both(0x1B0B0A, 0xF1E4DC), both(0x2A1412, 0xFAF7F0), thin(0x180908, 0xFAF7F0), both(0x5A3028, 0xFFFFFF), both(0x180A08, 0xC9C2B2), both(0xAA7A6A, 0x4A5560), both(0xE0CBBE, 0x4A5560)},
	"atrades":      {both(0x6B3217, 0xEBD3B4), both(0x33190D, 0xFAF7F0), thin(0x261108, 0xFAF7F0), both(0x573120, 0xFFFFFF), both(0x371B0F, 0xC9C2B2), both(0xB0846A, 0x4A5560), both(0xE0CBB8, 0x4A5560)},
	"rising-tides": {both(0x0B3450, 0xCFE4EC), both(0x0C2436, 0xFAF7F0), thin(0x061A28, 0xFAF7F0), both(0x1B4058, 0xFFFFFF), both(0x0E2839, 0xC9C2B2), both(0x6A92AC, 0x4A5560), both(0xBBD0DD, 0x4A5560)},
}

// thin are colours of a scrim, through which a little is seen.
func thin(dark, light uint32) pair {
	d, l := rgb(dark), rgb(light)
	d.A, l.A = 0xD8, 0xEB
	return pair{d, l}
}

// feltColours are all colours of felts by their names.
var feltColours = namedFelts()

// ownFelts are those that belong to no game and no seat.
var ownFelts = map[fyne.ThemeColorName]pair{
	Gold:     both(0xFFC145, 0xFFC145),
	GoldLip:  both(0xC4861A, 0xB97E14),
	OnGold:   both(0x1A1F24, 0x1A1F24),
	GoldLess: both(0x3B2A05, 0x3B2A05),
	Paper:    both(0xF6F0E0, 0xF6F0E0),
	PaperLip: both(0xC9BFA6, 0xC9BFA6),
	OnPaper:  both(0x1A1F24, 0x1A1F24),
	PaperLow: both(0x4A4438, 0x4A4438),
	Choice:   both(0x3B4A86, 0xC9D2F2),
	TintYes:  both(0x1E3A26, 0xE2F2E6),
	TintNo:   both(0x54201A, 0xFBE6E2),
	Pill:     both(0x070C1A, 0xFAF7F0),

	Night:      both(0x16233C, 0x16233C),
	BandBlue:   both(0x8FB4EA, 0x8FB4EA),
	BandTeal:   both(0x2FA89A, 0x2FA89A),
	BandViolet: both(0xC79AE0, 0xC79AE0),
	BandRed:    both(0xF0907F, 0xF0907F),
	BandSand:   both(0xE6C07A, 0xE6C07A),

	Leather:       both(0x8C2E27, 0xC9877A),
	LeatherGlow:   {color.NRGBA{R: 0x5A, G: 0x1E, B: 0x1A, A: 0x90}, color.NRGBA{R: 0xFF, G: 0xF4, B: 0xEC, A: 0x90}},
	Seam:          both(0xD9946A, 0x7A3A2A),
	OnLeather:     both(0xFFF6EC, 0x1E0C08),
	OnLeatherLess: both(0xF0D8C8, 0x2E140E),

	DuneSun:   {color.NRGBA{R: 0xE2, G: 0x57, B: 0x2B, A: 0xE6}, color.NRGBA{R: 0xF2, G: 0x9A, B: 0x5C, A: 0xB0}},
	DuneHex:   {color.NRGBA{R: 0xC7, G: 0x7F, B: 0x47, A: 0x57}, color.NRGBA{R: 0xC7, G: 0x7F, B: 0x47, A: 0x38}},
	DuneLine:  {color.NRGBA{R: 0x5E, G: 0x2C, B: 0x12, A: 0x8C}, color.NRGBA{R: 0x8A, G: 0x5A, B: 0x30, A: 0x8C}},
	DuneLand:  both(0x4F7A3C, 0xA9CB94),
	DuneOpen:  both(0x2F7D46, 0xCDEFCB),
	DuneLegal: both(0x8BEA8B, 0x1E6B34),
	TileEdge:  both(0x2A1308, 0x2A1308),
	CityFill:  both(0x26303C, 0x26303C),
	CityLine:  both(0xF4F1E8, 0xF4F1E8),
	Dunes[0]:  both(0xA2542A, 0xE4C49C),
	Dunes[1]:  both(0x8C4420, 0xDDBA8E),
	Dunes[2]:  both(0x7B3A1A, 0xD6B082),
	Dunes[3]:  both(0x6B3015, 0xCFA676),
	Dunes[4]:  both(0x592610, 0xC89C6A),
	Tiles[0]:  both(0xE8A33C, 0xE8A33C),
	Tiles[1]:  both(0x4FA3D9, 0x5FB0E4),
	Tiles[2]:  both(0xC792D8, 0xC792D8),
	Tiles[3]:  both(0xE9836B, 0xE9836B),
	Tiles[4]:  both(0x8CC98A, 0x8CC98A),
	Tiles[5]:  both(0xD8D06A, 0xD8D06A),
	Tiles[6]:  both(0x9AA0E0, 0x9AA0E0),
	Tiles[7]:  both(0xB8B8B8, 0xB8B8B8),

	RouteLine:  both(0x3E4380, 0xA6A3CE),
	RouteDot:   both(0x8C90CC, 0x6A68A8),
	PlanetFill: both(0x1E2748, 0xFFFFFF),
	PlanetLine: both(0x8C90CC, 0x55549A),
	Badge:      both(0x14162A, 0xF4F2EA),
	GoldCasing: both(0x07080F, 0x8A5A00),

	SeaTop:        both(0x145B7E, 0xDCECF3),
	SeaFoot:       both(0x0A2C46, 0xB4D3E0),
	SeaGlow:       {color.NRGBA{R: 0x2E, G: 0x9A, B: 0xB8, A: 0x8C}, color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0x8C}},
	SeaLine:       {color.NRGBA{R: 0x7F, G: 0xC4, B: 0xDA, A: 0x29}, color.NRGBA{R: 0x3E, G: 0x86, B: 0xA4, A: 0x40}},
	Unbuilt:       {color.NRGBA{R: 0xBF, G: 0xD8, B: 0xE4, A: 0x80}, color.NRGBA{R: 0x22, G: 0x52, B: 0x6A, A: 0x90}},
	FuelDisc:      both(0xF2A33A, 0xF2A33A),
	MaterialsDisc: both(0xD98A5E, 0xD98A5E),
	SuppliesDisc:  both(0x7FCB86, 0x7FCB86),

	HexLine:   both(0x1E2D50, 0xBAC8DA),
	SpaceFill: {color.NRGBA{R: 0x16, G: 0x26, B: 0x4A, A: 0xD8}, color.NRGBA{R: 0xC6, G: 0xD8, B: 0xEE, A: 0xD8}},
	SpaceLine: both(0x3C5A94, 0x7C9BC8),
	MetalDisc: both(0xC3CCD6, 0xC3CCD6),
	FoodDisc:  both(0xF4A04A, 0xF4A04A),
	GemsDisc:  both(0x63D2EA, 0x63D2EA),
	StarDust:  both(0x8EA3CC, 0x9DB4CF),
	NebulaOne: {color.NRGBA{R: 0x3A, G: 0x2C, B: 0x78, A: 0x8C}, color.NRGBA{R: 0xE8, G: 0xE0, B: 0xF4, A: 0x8C}},
	NebulaTwo: {color.NRGBA{R: 0x0E, G: 0x5A, B: 0x6E, A: 0x80}, color.NRGBA{R: 0xD2, G: 0xEC, B: 0xEE, A: 0x80}},
	DimDark:   {color.NRGBA{R: 4, G: 6, B: 12, A: 0xE6}, color.NRGBA{R: 4, G: 6, B: 12, A: 0xE6}},
	Dim:       {color.NRGBA{R: 4, G: 6, B: 12, A: 0xA8}, color.NRGBA{R: 4, G: 6, B: 12, A: 0xA8}},
}

func namedFelts() map[fyne.ThemeColorName]pair {
	named := maps.Clone(ownFelts)
	for planet, hex := range map[string]uint32{
		"earth": 0x2E6FC0, "gobi": 0xD69A4C, "bob": 0x8796A6, "inti": 0xE0662E, "seranide": 0x2FA37C, "supay": 0xB0517A,
	} {
		named[fyne.ThemeColorName("felt.halo."+planet)] = both(hex, hex)
	}
	for game, colours := range feltParts {
		for i, name := range FeltOf(game).names() {
			named[name] = colours[i]
		}
	}
	for i, mark := range Marks {
		named[SeatColour(i+1)], named[SeatInk(i+1)] = pair{mark.Colour, mark.Colour}, pair{mark.Ink, mark.Ink}
		parts := seatParts(mark)
		for k, name := range SeatFelt(i + 1).names() {
			named[name] = parts[k]
		}
	}
	return named
}

// FeltOf is the felt of a game, by its key; a game without one has the plain felt.
func FeltOf(game string) Felt {
	if _, ok := feltParts[game]; !ok {
		game = PlainFelt
	}
	name := func(part string) fyne.ThemeColorName { return fyne.ThemeColorName("felt." + game + "." + part) }
	return Felt{name("ground"), name("dock"), name("scrim"), name("key"), name("lip"), name("line"), name("less")}
}

// names are its colours in the order of its fields.
func (f Felt) names() [7]fyne.ThemeColorName {
	return [7]fyne.ThemeColorName{f.Ground, f.Dock, f.Scrim, f.Key, f.Lip, f.Line, f.Less}
}

// SeatFelt is the tone of a dock whose keys belong to a seat that answers in another one's turn.
func SeatFelt(seat int) Felt {
	name := func(part string) fyne.ThemeColorName {
		return fyne.ThemeColorName("felt.seat" + strconv.Itoa(seat) + "." + part)
	}
	return Felt{name("ground"), name("dock"), name("scrim"), name("key"), name("lip"), name("line"), name("less")}
}

// SeatColour is the colour of a seat's mark.
func SeatColour(seat int) fyne.ThemeColorName {
	return fyne.ThemeColorName("felt.seat" + strconv.Itoa(seat) + ".mark")
}

// SeatInk is what is written in on SeatColour.
func SeatInk(seat int) fyne.ThemeColorName {
	return fyne.ThemeColorName("felt.seat" + strconv.Itoa(seat) + ".ink")
}

// How much of a seat's colour there is in the tone of its dock, as the eye sees it, from 0 to 1.
const (
	dockShare, keyShare, lipShare = 0.22, 0.34, 0.15
	paleDock, paleKey, paleLip    = 0.3, 0.08, 0.45
	paleLine                      = 0.55 // of black in the outline on the light ground
)

// seatParts are the colours of a seat's tone, in the order of the fields of [Felt].
func seatParts(m Mark) [7]pair {
	night, day, black := rgb(0x08121B), rgb(0xFFFFFF), rgb(0x000000)
	tone := func(dark, light float64) pair { return pair{Mix(night, m.Colour, dark), Mix(day, m.Colour, light)} }
	dock := tone(dockShare, paleDock)
	return [7]pair{dock, dock, dock, tone(keyShare, paleKey), tone(lipShare, paleLip), {m.Colour, Mix(m.Colour, black, paleLine)}, both(0xD5DEE6, 0x323C46)}
}

// Shape is the outline of a seat's mark: the same shape for the same seat everywhere.
type Shape uint8

// The shapes of seats 1 to 6.
const (
	Circle Shape = iota
	Square
	Triangle
	Diamond
	Hexagon
	Star
)

// Drop is how far below the middle the letter stands, in shares of the side.
func (s Shape) Drop() float32 {
	switch s {
	case Triangle:
		return 0.13
	case Star:
		return 0.03
	}
	return 0
}

// Corners are a shape's corners in shares of its box, clockwise from the top; a circle has none.
func (s Shape) Corners() []fyne.Position {
	switch s {
	case Square:
		return []fyne.Position{{X: 0.07, Y: 0.07}, {X: 0.93, Y: 0.07}, {X: 0.93, Y: 0.93}, {X: 0.07, Y: 0.93}}
	case Triangle:
		return []fyne.Position{{X: 0.5, Y: 0.01}, {X: 1, Y: 0.95}, {X: 0, Y: 0.95}}
	case Diamond:
		return []fyne.Position{{X: 0.5, Y: 0}, {X: 1, Y: 0.5}, {X: 0.5, Y: 1}, {X: 0, Y: 0.5}}
	case Hexagon:
		return around(6, 0.5, 0.5)
	case Star:
		return around(10, 0.5, 0.3)
	}
	return nil
}

// around returns points on a circle, every second one on an inner circle.
func around(n int, outer, inner float64) []fyne.Position {
	points := make([]fyne.Position, n)
	for i := range points {
		radius := outer
		if i%2 == 1 {
			radius = inner
		}
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		points[i] = fyne.NewPos(float32(0.5+radius*sin), float32(0.5-radius*cos))
	}
	return points
}

// Mark is how a seat is told apart: colour, shape and letter, so that no fact rests on one of them alone.
type Mark struct {
	Colour color.NRGBA
	Ink    color.NRGBA // the letter on the colour, contrast at least 4.5
	Shape  Shape
	Letter string
}

// Marks are those of seats 1 to 6, in the colour-blind safe colours of Okabe and Ito.
var Marks = [...]Mark{
	{rgb(0xE69F00), rgb(0x101820), Circle, "A"},
	{rgb(0x56B4E9), rgb(0x101820), Square, "B"},
	{rgb(0x009E73), rgb(0x000000), Triangle, "C"},
	{rgb(0xF0E442), rgb(0x101820), Diamond, "D"},
	{rgb(0x0072B2), rgb(0xFFFFFF), Hexagon, "E"},
	{rgb(0xD55E00), rgb(0x000000), Star, "F"},
}

// MarkOf is the mark of a seat, counted from 1; ok is false where there is no such seat.
func MarkOf(seat int) (mark Mark, ok bool) {
	if seat < 1 || seat > len(Marks) {
		return Mark{}, false
	}
	return Marks[seat-1], true
}
