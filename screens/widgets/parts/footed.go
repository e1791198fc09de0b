package parts

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// footed is a page with something that never scrolls away: what has to be said, and the main act under it. They stand
// under the page, or at the right in a wide or low window.
type footed struct {
	notes *fyne.Container // its own scroll, where there is much to say
	said  fyne.CanvasObject
	act   fyne.CanvasObject
	lead  *fyne.Container   // what the page is about, or empty
	cover *fyne.Container   // the same at the head of a page that stands; nil: none
	plate fyne.CanvasObject // under the main act, where the foot is under the page; nil: none
}

// outline is the room for the outlines of what is scrolled, in device-independent pixels: a scroll cuts off what lies
// outside it.
const outline = 2

// NewFooted takes what has to be said, which may be hidden, and the main act.
func NewFooted(said, act fyne.CanvasObject) *footed {
	inside := container.New(layout.NewCustomPaddedLayout(0, 0, outline, outline), said)
	return &footed{notes: container.NewStack(container.NewVScroll(inside)), said: said, act: act, lead: NewColumn()}
}

// Leads has a picture stand over the foot where that is at the right and has the height for it, and at the head of the page where the
// foot is under it.
func (f *footed) Leads(picture Picture) *footed {
	if picture.Resource() != nil {
		f.lead = container.New(above{}, NewPicture(picture))
		f.cover = container.New(cover{}, picture.Cover())
	}
	return f
}

// On lays a plate under the main act where that is under the page.
func (f *footed) On(plate fyne.CanvasObject) *footed {
	f.plate = plate
	return f
}

// coverHigh is how high a picture at the head of a page is, and coverFrom the least height of a page that has one, in
// device-independent pixels.
const (
	coverHigh = 152
	coverFrom = 640
)

// cover fills the width at a height of its own.
type cover struct{}

// Layout fills the area.
func (cover) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	box.Place(objects[0], 0, 0, area.Width, area.Height)
}

// MinSize is the height.
func (cover) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, coverHigh) }

// above has a picture over the foot, twice as wide as high.
type above struct{}

func (above) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	box.Place(objects[0], 0, 0, area.Width, area.Width/2)
}

func (above) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, objects[0].Size().Height)
}

// Page stacks the objects over the foot.
func (f *footed) Page(objects ...fyne.CanvasObject) fyne.CanvasObject {
	if f.cover != nil {
		objects = append([]fyne.CanvasObject{f.cover}, objects...)
	}
	all := []fyne.CanvasObject{NewPage(objects...), f.lead, f.notes, f.act}
	if f.plate != nil {
		all = slices.Insert(all, 1, f.plate)
	}
	return container.New(f, all...)
}

// footShare is the share of a wide window that the foot takes at the right, notesShare the share of a narrow one's height
// that what has to be said takes at most.
const (
	footShare  = 0.36
	notesShare = 0.4
)

// Layout places page, notes and act.
func (f *footed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin := fyne.CurrentApp().Settings().Theme().Size(look.Margin)
	f.notes.Hidden = !f.said.Visible()
	f.lead.Hidden = true
	if f.cover != nil {
		f.cover.Hidden = beside(size.Width) || size.Height < coverFrom
	}
	if f.plate != nil {
		f.plate.Hide()
	}
	if beside(size.Width) {
		f.beside(objects[0], size, margin)
		return
	}
	width := size.Width - 2*margin
	act, notes := box.HeightAt(f.act, width), f.notesHeight(width)
	notes = min(notes, size.Height*notesShare)
	bottom := size.Height - margin - act
	box.Place(f.act, margin, bottom, width, act)
	if f.plate != nil {
		f.plate.Show()
		box.Place(f.plate, 0, bottom-plateEdge, size.Width, size.Height-bottom+2*plateEdge)
		bottom -= plateEdge
	}
	if notes > 0 {
		bottom -= notes + RowGap
	}
	box.Place(f.notes, margin-outline, bottom, width+2*outline, notes)
	box.Place(objects[0], 0, 0, size.Width, max(0, bottom-margin/2))
}

// plateEdge is how far a plate goes beyond the main act, in device-independent pixels.
const plateEdge = 20

// beside places notes and act at the right.
func (f *footed) beside(page fyne.CanvasObject, size fyne.Size, margin float32) {
	right := min(size.Width*footShare, 440)
	left, width := size.Width-right+2*RowGap, right-margin-2*RowGap
	act := box.HeightAt(f.act, width)
	room := max(0, size.Height-act-2*margin-RowGap)
	notes := min(f.notesHeight(width), room)
	box.Place(page, 0, 0, size.Width-right, size.Height)
	top := margin
	if lead := box.HeightAt(f.lead, width); len(f.lead.Objects) > 0 && lead+2*RowGap+notes <= room {
		f.lead.Hidden = false
		box.Place(f.lead, left, top, width, lead)
		top += lead + 2*RowGap
	}
	box.Place(f.notes, left-outline, top, width+2*outline, notes)
	if notes > 0 {
		notes += RowGap
	}
	box.Place(f.act, left, top+notes, width, act)
}

// leastScroll is how high a scroll must be, in device-independent pixels.
const leastScroll = 32

// notesHeight is how high what has to be said is at that width.
func (f *footed) notesHeight(width float32) float32 {
	if !f.said.Visible() {
		return 0
	}
	return max(leastScroll, box.HeightAt(f.said, width))
}

// MinSize is a small phone's: the page scrolls.
func (f *footed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// The widths of a window from which something stands beside a page, in device-independent pixels: a tablet that stands has no
// room for it where letters are large.
const (
	besideWidth = 760
	besideLarge = 840
	largeStep   = 1.25
)

// beside reports whether something stands beside a page in a window of that width. The height doesn't count: a keyboard takes
// from it.
func beside(width float32) bool {
	t, ok := CurrentTheme().(*look.Theme)
	if ok && t.Class() == look.Tablet && t.Step() >= largeStep {
		return width >= besideLarge
	}
	return width >= besideWidth
}

// WordPick is keys for one word of many, with a search where they are too many to be seen at once.
type WordPick struct {
	Object        fyne.CanvasObject
	words, titles []string
	Chosen        string
	search        string
	keys          *fyne.Container
	tap           func(word string)
}

// nothingChosen isn't a word of any vocabulary.
const nothingChosen = "\x00"

// NewWordPick offers words under their titles; tap is called with the word that was chosen.
func NewWordPick(label string, words, titles []string, tap func(word string)) *WordPick {
	p := &WordPick{words: words, titles: titles, keys: NewFlow(), tap: tap, Chosen: nothingChosen}
	p.Object = p.keys
	if len(words) > manyWords {
		search := NewSearch(label, func(text string) {
			p.search = strings.ToLower(strings.TrimSpace(text))
			p.fill()
		})
		p.Object = NewTightColumn(search, p.keys)
	}
	p.fill()
	return p
}

// Choose shows which word is chosen.
func (p *WordPick) Choose(word string) {
	if word != p.Chosen {
		p.Chosen = word
		p.fill()
	}
}

// fill shows the words that are looked for, the chosen one first where there are too many.
func (p *WordPick) fill() {
	p.keys.Objects = nil
	found := 0
	for i, word := range p.words {
		if !hasWords(p.search, p.titles[i], word) {
			continue
		}
		if found++; found > manyWords && word != p.Chosen {
			continue
		}
		key := NewKey(0, p.titles[i], func() { p.tap(word) })
		if word == p.Chosen {
			key.Chosen()
		}
		p.keys.Add(key)
	}
	if found > manyWords {
		p.keys.Add(NewLess(wording.L("{count} in all: search for one.", found)))
	}
	p.keys.Refresh()
}

// manyWords is how many words are shown as keys at once; more are searched for.
const manyWords = 24
