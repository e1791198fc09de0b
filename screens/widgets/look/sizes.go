package look

import (
	"runtime"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Class is the class of a window, by its width in device-independent pixels.
type Class uint8

// The classes: Phone under 600, Tablet under 1200, Desktop from there.
const (
	Phone Class = iota
	Tablet
	Desktop
)

// ClassOf is the class of a window of that width.
func ClassOf(width float32) Class {
	switch {
	case width < 600:
		return Phone
	case width < 1200:
		return Tablet
	}
	return Desktop
}

// lowHeight is the height under which a window shows its halves side by side.
const lowHeight = 480

// SideBySide reports whether a window of that size is too low to stack its halves.
func SideBySide(window fyne.Size) bool { return window.Height < lowHeight }

// Type sizes, in device-independent pixels, times the text step.
const (
	Caption fyne.ThemeSizeName = "look.caption" // never for facts needed in play
	Least   fyne.ThemeSizeName = "look.least"   // the smallest for facts needed in play
	Body    fyne.ThemeSizeName = "look.body"
	Label   fyne.ThemeSizeName = "look.label" // buttons
	Act     fyne.ThemeSizeName = "look.act"   // of what a page is for
	Title   fyne.ThemeSizeName = "look.title"
	Table   fyne.ThemeSizeName = "look.table" // what others must read: whose turn, die, card, event
	Hero    fyne.ThemeSizeName = "look.hero"  // the last tenth of the time, totals
)

// Spaces and measures, in device-independent pixels.
const (
	Margin     fyne.ThemeSizeName = "look.margin" // round a screen: 16, 24, 32
	Grid       fyne.ThemeSizeName = "look.grid"   // the least distance between two tap targets
	Gap        fyne.ThemeSizeName = "look.gap"    // between things that belong together
	Section    fyne.ThemeSizeName = "look.section"
	Radius     fyne.ThemeSizeName = "look.radius"
	Reading    fyne.ThemeSizeName = "look.reading" // widest column of text
	TapTarget  fyne.ThemeSizeName = "look.tap"     // least height and width of what can be tapped
	MainTarget fyne.ThemeSizeName = "look.main"    // height of a main action
	BigTarget  fyne.ThemeSizeName = "look.big"     // height of the one action that must be hit without looking
	DiceTarget fyne.ThemeSizeName = "look.dice"    // height of what throws the dice
	FocusRing  fyne.ThemeSizeName = "look.ring"
	Stroke     fyne.ThemeSizeName = "look.stroke"
	Disc       fyne.ThemeSizeName = "look.disc"   // full diameter of the round image
	Motion     fyne.ThemeSizeName = "look.motion" // longest motion besides the pulse and a throw, in milliseconds
	Throw      fyne.ThemeSizeName = "look.throw"  // how long a die tumbles, in milliseconds
)

// Duration is how long a motion may last under that theme: 250 ms, or none with reduced motion.
func Duration(t fyne.Theme) time.Duration {
	return time.Duration(t.Size(Motion)) * time.Millisecond
}

// ThrowTime is how long a die tumbles under that theme: not half a second, or no time with reduced motion.
func ThrowTime(t fyne.Theme) time.Duration {
	return time.Duration(t.Size(Throw)) * time.Millisecond
}

// typeSizes are caption to hero for Phone, Tablet and Desktop.
var typeSizes = map[fyne.ThemeSizeName][3]float32{
	Caption: {15, 16, 14},
	Least:   {16, 17, 16},
	Body:    {18, 20, 16},
	Label:   {20, 22, 18},
	Act:     {22, 24, 24},
	Title:   {28, 32, 26},
	Table:   {36, 48, 36},
	Hero:    {96, 140, 120},
}

// fynesText names the type size that each of Fyne's own text sizes has here.
var fynesText = map[fyne.ThemeSizeName]fyne.ThemeSizeName{
	theme.SizeNameCaptionText:    Caption,
	theme.SizeNameText:           Body,
	theme.SizeNameSubHeadingText: Label,
	theme.SizeNameHeadingText:    Title,
}

var measures = map[fyne.ThemeSizeName][3]float32{
	Margin:     {16, 24, 32},
	Grid:       {8, 8, 8},
	Gap:        {16, 16, 16},
	Section:    {24, 32, 32},
	Radius:     {12, 12, 12},
	Reading:    {720, 720, 720},
	MainTarget: {72, 80, 72},
	BigTarget:  {96, 96, 96},
	DiceTarget: {88, 88, 88},
	FocusRing:  {3, 3, 3},
	Stroke:     {2, 2, 2},
	Disc:       {320, 560, 560},
}

// motions are in milliseconds.
var motions = map[fyne.ThemeSizeName]float32{Motion: 250, Throw: 450}

// fynesOwn are Fyne's own sizes that do not depend on the class of window.
var fynesOwn = map[fyne.ThemeSizeName]float32{
	theme.SizeNameInnerPadding:       12,
	theme.SizeNameLineSpacing:        4,
	theme.SizeNamePadding:            4,
	theme.SizeNameScrollBar:          12,
	theme.SizeNameScrollBarSmall:     6,
	theme.SizeNameScrollBarRadius:    6,
	theme.SizeNameSeparatorThickness: 1,
	theme.SizeNameInputBorder:        2,
	theme.SizeNameInputRadius:        12,
	theme.SizeNameButtonRadius:       12,
	theme.SizeNameCardRadius:         12,
	theme.SizeNameDialogRadius:       12,
	theme.SizeNamePopupRadius:        12,
	theme.SizeNameMenuRadius:         12,
	theme.SizeNameInnerWindowRadius:  12,
	theme.SizeNameSelectionRadius:    4,
	theme.SizeNameModalBlurRadius:    0,
}

// Size is the value of a size's name in device-independent pixels; Motion is in milliseconds.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	if own, ok := fynesText[name]; ok {
		name = own
	}
	if sizes, ok := typeSizes[name]; ok {
		return sizes[t.class] * t.step
	}
	if sizes, ok := measures[name]; ok {
		return sizes[t.class]
	}
	if size, ok := fynesOwn[name]; ok {
		return size
	}
	switch name {
	case theme.SizeNameInlineIcon:
		return 1.3 * t.Size(Body)
	case TapTarget:
		return tapTarget(runtime.GOOS)
	case Motion, Throw:
		if t.still {
			return 0
		}
		return motions[name]
	}
	return theme.DefaultTheme().Size(name)
}

// tapTarget is larger on Android, where a unit can be smaller than a density-independent pixel.
func tapTarget(system string) float32 {
	if system == "android" {
		return 60
	}
	return 48
}
