package traders

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// cardMoment is the card that was drawn or played last: it lies over the map, with what it has done, until somebody goes on or
// asks for the map.
type cardMoment struct {
	app  *Feature
	card *DeckCard
	told *fyne.Container // what it has done, with pictures
	word string          // of the card
	box  *fyne.Container
}

// shownMap is the position in which somebody has asked for the map: the table's mark in a match.
type shownMap struct {
	match string
	mark  int
}

// longWords is from how many letters the words of a card stand on a phone without its picture.
const longWords = 70

// newCardMoment is no card yet; closed is told that the map is asked for.
func newCardMoment(a *Feature, closed func()) *cardMoment {
	m := &cardMoment{app: a, card: NewDeckCard(), told: parts.NewTightColumn()}
	stand := &momentCard{card: m.card}
	scroll := container.NewVScroll(container.New(stand, m.card, m.told))
	stand.seen = scroll
	large := parts.NewIconButton(parts.IconPlus, lang.L("Show the card large"), func() { a.showsCard(m.word)() }).Outlined()
	back := parts.NewIconButton(parts.IconMap, lang.L("Show the map"), closed).Outlined()
	m.box = container.New(&besideCard{}, scroll, large, back)
	m.box.Hide()
	return m
}

// show lays the card of the position there, and reports whether there is one.
func (m *cardMoment) show(t rules.Table, v *traders.View) bool {
	at, word := latestCard(t)
	if at < 0 {
		return false
	}
	m.word = word
	data := planetData(word, v)
	if f, ok := aid.FaceOf(word); ok {
		data = faceData(f)
	}
	m.told.Objects = nil
	for _, e := range effectsOf(t, v, at) {
		m.told.Add(effectRow(t, e))
	}
	if len(m.told.Objects) == 0 && word == "pirate" && at == len(t.Log())-1 && v.Moment().Step != traders.StepPirate {
		m.told.Add(parts.NewBody(lang.L("Nothing aboard and no money: the pirates leave.")).Bold())
	}
	if phone := shell.ClassOf(m.app.Size()) == look.Phone; phone && len(m.told.Objects) == 0 {
		switch {
		case data.Map: // it shows what the words say
			data.Words = ""
		case len(data.Words) > longWords: // they need the room
			data.Picture, data.Smile = nil, ""
		}
	}
	if len(m.told.Objects) > 0 { // what it did says more than what stands on it
		data.Smile, data.Foot = "", ""
		if shell.ClassOf(m.app.Size()) == look.Phone || m.app.Options().Text > 1 {
			data.Words = ""
		}
		tight := look.SideBySide(m.app.Size()) || shell.ClassOf(m.app.Size()) == look.Phone &&
			(m.app.Options().Text >= 1.25 || v.Moment().Step == traders.StepEvent)
		if data.Map && tight { // there is no room for it, and its planets stand in what is told
			data.Picture, data.Map = nil, false
		}
	}
	m.card.Set(data)
	m.told.Refresh()
	return true
}

// latestCard finds the card that was drawn or played last, with the place of that entry in the log, where only answers to it
// have followed; -1 for none.
func latestCard(t rules.History) (at int, word string) {
	log := t.Log()
	for i, e := range slices.Backward(log) {
		if e.Agreed {
			break
		}
		if card := traders.CardOf(e.Act); card != "" {
			return i, card
		}
		if !rules.OneOf(e.Act, traders.Produce, traders.Counter, traders.Pass, traders.Give, traders.Jettison, traders.Leave, traders.Refuse,
			traders.Take) {
			break
		}
	}
	return -1, ""
}

// besideCard keeps the way back to the map, the last of the buttons, in the corner where the map has its own, the others above it,
// and gives the card all the rest.
type besideCard struct{}

// Layout places the card and the buttons.
func (besideCard) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	button, gap := objects[1].MinSize(), parts.CurrentTheme().Size(look.Grid)
	parts.Place(objects[0], 0, 0, max(0, size.Width-button.Width-gap), size.Height)
	top := size.Height - button.Height
	for _, o := range slices.Backward(objects[1:]) {
		parts.Place(o, size.Width-button.Width, top, button.Width, button.Height)
		top -= button.Height + gap
	}
}

// MinSize is as high as the buttons: the card scrolls.
func (besideCard) MinSize(objects []fyne.CanvasObject) fyne.Size {
	gap := parts.CurrentTheme().Size(look.Grid)
	return fyne.NewSize(1, float32(len(objects)-1)*(objects[1].MinSize().Height+gap)-gap)
}

// momentCard makes a card as large as its place, with the picture beside the words where it has no room above them, and puts
// under it what it has done.
type momentCard struct {
	card *DeckCard
	seen *container.Scroll // what the card is seen through
}

// under is the height of what stands under the card, with the space above it.
func (l *momentCard) under(told fyne.CanvasObject, width float32) float32 {
	if height := parts.HeightAt(told, width); height > 0 {
		return height + parts.CurrentTheme().Size(look.Grid)
	}
	return 0
}

// Layout gives the card all that is left.
func (l *momentCard) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	told := l.under(objects[1], size.Width)
	l.card.SetBeside(false)
	l.card.SetBeside(parts.HeightAt(l.card, size.Width)+told > l.seen.Size().Height)
	high := max(size.Height-told, parts.HeightAt(l.card, size.Width))
	parts.Place(l.card, 0, 0, size.Width, high)
	parts.Place(objects[1], 0, high+told-parts.HeightAt(objects[1], size.Width), size.Width, parts.HeightAt(objects[1], size.Width))
}

// MinSize is what both need at the last width.
func (l *momentCard) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, l.card.MinSize().Height+l.under(objects[1], max(1, l.card.Size().Width)))
}
