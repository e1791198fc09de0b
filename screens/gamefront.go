package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// gameFront is what is on the page of a game, each thing at its place: the picture and what the game is about, the keys for lesson
// and rules, the timer, what helps at the table, and the tools. The gold key is under it, or at its head where the window is wide.
type gameFront struct {
	picture     fyne.CanvasObject
	about       *parts.Words
	acts, tools []fyne.CanvasObject
	timer       []fyne.CanvasObject // or what lies loose
	last        *parts.Words        // who won the last match
	winners     fyne.CanvasObject   // the last winners, in its place where the window is wide
	inside      *parts.Words        // over pieces
	pieces      []fyne.CanvasObject // what is in the box, where a wide window has room for it
	play        *table.Button
	plate       *box.Surface // under the gold key
	scroll      *container.Scroll
	view        fyne.Size // what can be seen of it
}

// Measures of the page of a game, in device-independent pixels at text step 1.
const (
	gameDockCorner         = 24
	playHigh, playEdge     = 92, 20
	gameActHigh, timerHigh = 88, 84
	toolHigh, toolLined    = 76, 88 // with a word of one line, and of two
	mostTools              = 5      // in a row
	gamePictureLeast       = 0.3    // of the width
	gameWide               = 1000   // the width from which words and keys are side by side
	gameFlat               = 560    // the same of a phone on its side
	gameLow                = 360    // the height under which the gold key is low
	playLow, playLowEdge   = 64, 8
	gameKeysWide           = 504
	gameTall               = 1.3 // how many times as high keys are where the window is wide and high
	gameTallFrom           = 640
	winnersLeast           = 180 // what the last winners take under the keys
)

func (f *gameFront) all() []fyne.CanvasObject {
	objects := append([]fyne.CanvasObject{f.picture, f.about, f.last, f.winners}, f.acts...)
	return append(slices.Concat(objects, f.timer, f.tools, f.pieces), f.inside)
}

// beside reports whether the keys are beside the picture.
func (f *gameFront) beside() bool {
	return f.view.Width > f.view.Height && (f.view.Width >= gameWide || look.SideBySide(f.view) && f.view.Width >= gameFlat)
}

// grown is how many times as high as usual keys are.
func (f *gameFront) grown() float32 {
	if f.beside() && f.view.Height >= gameTallFrom {
		return max(gameTall, table.Grown())
	}
	return table.Grown()
}

// lay places the gold key, and what scrolls above it or under it.
func (f *gameFront) lay(size fyne.Size) {
	f.view = size
	up := f.grown()
	if f.beside() {
		keys := f.keysWide()
		left := size.Width - keys - wideEdge
		f.plate.Hide()
		f.about.SetSize(look.Label)
		box.Place(f.play, left, wideGap, keys, playHigh*up)
		box.Place(f.scroll, 0, 0, size.Width, size.Height)
	} else {
		left, wide := f.standing(size.Width)
		key, edge := float32(playHigh), float32(playEdge)
		if size.Height < gameLow*up {
			key, edge = playLow, playLowEdge
		}
		high := key*up + 2*edge
		f.view.Height -= high
		f.plate.Show()
		f.about.SetSize(look.Body)
		box.Place(f.plate, 0, f.view.Height, size.Width, high)
		box.Place(f.play, left, f.view.Height+edge, wide, key*up)
		box.Place(f.scroll, 0, 0, size.Width, f.view.Height)
	}
	f.scroll.Content.Refresh()
}

// keysWide is the width of the column of keys beside the picture.
func (f *gameFront) keysWide() float32 { return min(gameKeysWide, f.view.Width*0.55) }

// standing is the column of a page that stands.
func (f *gameFront) standing(width float32) (left, wide float32) {
	wide = min(width-2*frontEdge, column)
	return (width - wide) / 2, wide
}

// place says where all goes, and returns how high that is.
func (f *gameFront) place(width float32, puts bool) float32 {
	up := f.grown()
	if f.puts(puts); !f.beside() {
		left, wide := f.standing(width)
		p := &placing{x: left, wide: wide, y: frontTop, puts: puts}
		rest := placing{wide: wide}
		f.keys(&rest, up)
		about := box.HeightAt(f.about, wide)
		f.lead(p, f.view.Height-rest.y-about-2*frontTop, about)
		f.keys(p, up)
		if high := box.HeightAt(f.last, wide); p.y+high <= f.view.Height {
			p.row([]fyne.CanvasObject{f.last}, 1, high, 0)
		} else if puts {
			f.last.Hide()
		}
		return p.y
	}
	keys := f.keysWide()
	p := &placing{x: width - keys - wideEdge, wide: keys, y: 2*wideGap + playHigh*up, puts: puts}
	f.keys(p, up)
	lead := &placing{x: wideEdge, wide: width - keys - 3*wideEdge, y: wideGap, puts: puts}
	about := box.HeightAt(f.about, lead.wide)
	n := f.inRow(lead.wide)
	boxed := box.HeightAt(f.inside, lead.wide) + spaced + wideGap
	boxed += float32((len(f.pieces)+n-1)/n) * (gameActHigh*up + frontGap)
	room := f.view.Height - about - 3*wideGap
	fills := len(f.pieces) > 0 && lead.wide*gamePictureLeast <= room-boxed
	if fills {
		room -= boxed
	}
	f.lead(lead, room, about)
	if puts {
		f.within(fills)
	}
	if fills {
		lead.row([]fyne.CanvasObject{f.inside}, 1, box.HeightAt(f.inside, lead.wide), spaced)
		for row := range slices.Chunk(f.pieces, n) {
			lead.row(row, n, gameActHigh*up, frontGap)
		}
		lead.y += wideGap - frontGap
	}
	at := lead
	if p.y+winnersLeast*up <= f.view.Height { // it has room under the keys
		at = p
	}
	if high := box.HeightAt(f.winners, at.wide); at.y+high <= max(f.view.Height, p.y) {
		at.row([]fyne.CanvasObject{f.winners}, 1, high, wideGap)
	} else if puts {
		f.winners.Hide()
	}
	return max(p.y, lead.y)
}

// inRow is how many kinds of what is in the box have their words whole side by side.
func (f *gameFront) inRow(wide float32) int {
	for n := len(f.pieces); n > 1; n-- {
		if whole, _ := fit(f.pieces, (wide-frontGap*float32(n-1))/float32(n)); whole {
			return n
		}
	}
	return 1
}

// within shows what is in the box.
func (f *gameFront) within(shows bool) {
	for _, o := range append(f.pieces, fyne.CanvasObject(f.inside)) {
		box.SetVisible(o, shows)
	}
}

// puts shows what tells of the last matches in the form that the window has room for.
func (f *gameFront) puts(puts bool) {
	if puts {
		box.SetVisible(f.last, !f.beside() && parts.TextStep() < largeLetters)
		box.SetVisible(f.winners, f.beside())
		if !f.beside() {
			f.within(false)
		}
	}
}

// lead has the picture, as high as there is room for but never higher than half its width, and what the game is about. Large letters need
// the room of the picture.
func (f *gameFront) lead(p *placing, room, about float32) {
	high := min(p.wide/2, max(room, p.wide*gamePictureLeast))
	if parts.TextStep() >= largeLetters && room < p.wide*gamePictureLeast {
		high = 0
	}
	if p.puts {
		box.SetVisible(f.picture, high > 0)
	}
	if high > 0 {
		p.row([]fyne.CanvasObject{f.picture}, 1, high, spaced)
	}
	p.row([]fyne.CanvasObject{f.about}, 1, about, spaced)
}

// largeLetters is the text step from which the picture goes where it has no room, and the second lines of keys.
const largeLetters = 1.25

// keys goes down the keys.
func (f *gameFront) keys(p *placing, up float32) {
	p.row(f.acts, max(1, len(f.acts)), gameActHigh*up, frontGap)
	if len(f.timer) > 0 {
		p.row(f.timer, 1, timerHigh*up, frontGap)
	}
	p.small(f.tools, up)
}

// small are small keys in rows that are alike, as many in each as their words allow.
func (p *placing) small(keys []fyne.CanvasObject, up float32) {
	n, whole, oneLine := len(keys)+1, false, false
	for rows := (len(keys) + mostTools - 1) / mostTools; n > 1 && !whole; rows++ {
		n = (len(keys) + rows - 1) / rows
		whole, oneLine = fit(keys, (p.wide-frontGap*float32(n-1))/float32(n))
	}
	high := float32(toolHigh)
	if !oneLine {
		high = toolLined
	}
	for i := 0; i < len(keys); i += n {
		row := keys[i:min(len(keys), i+n)]
		p.row(row, len(row), high*up, frontGap)
	}
}

// fit reports whether keys of that width show their words whole, and on one line.
func fit(keys []fyne.CanvasObject, width float32) (whole, oneLine bool) {
	whole, oneLine = true, true
	for _, key := range keys {
		w, o := key.(*table.Button).Fits(width)
		whole, oneLine = whole && w, oneLine && o
	}
	return whole, oneLine
}
