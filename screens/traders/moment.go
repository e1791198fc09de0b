package traders

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// cardMoment is the card that was drawn or played last: it lies over the map, with what it has done, until somebody goes on or
// asks for the map.
type cardMoment struct {
	card *parts.DeckCard
	box  *fyne.Container
}

// shownMap is the position in which somebody has asked for the map: the table's mark in a match.
type shownMap struct {
	match string
	mark  int
}

func newCardMoment(closed func()) *cardMoment {
	m := &cardMoment{card: parts.NewDeckCard()}
	stand := &momentCard{card: m.card}
	scroll := container.NewVScroll(container.New(stand, m.card))
	stand.seen = scroll
	back := parts.NewIconButton(parts.IconMap, lang.L("Show the map"), closed).Outlined()
	m.box = container.New(&besideCard{}, scroll, back)
	m.box.Hide()
	return m
}

// show lays the card of the position there, and reports whether there is one.
func (m *cardMoment) show(t rules.Table, v *traders.View) bool {
	at, word := latestCard(t)
	if at < 0 {
		return false
	}
	data := planetData(word, v)
	if f, ok := aid.FaceOf(word); ok {
		data = faceData(f)
	}
	if done := effectsOf(t, v, at); len(done) > 0 {
		data.Smile, data.Foot = "", strings.Join(done, "\n") // what it did says more than what else stands on it
	}
	m.card.Set(data)
	return true
}

// latestCard finds the card that was drawn or played last, with the place of that entry in the log, where only answers to it
// have followed; -1 for none.
func latestCard(t rules.Table) (at int, word string) {
	log := t.Log()
	for i, e := range slices.Backward(log) {
		if e.Agreed {
			break
		}
		said := strings.Fields(t.Notation(e.Act))
		switch said[0] {
		case "planet", "event", "play":
			return i, said[1]
		case "produce", "counter", "pass", "give", "jettison", "leave", "refuse", "take":
		default:
			return -1, ""
		}
	}
	return -1, ""
}

// effectsOf says what an entry of the log and the answers to it have changed.
func effectsOf(t rules.Table, v *traders.View, at int) []string {
	before := t.Fork()
	for range len(t.Log()) - at {
		before.Undo()
	}
	was, ok := traders.Look(before)
	if !ok {
		return nil
	}
	var said []string
	for _, e := range aid.Effects(was, v, len(t.Seats())) {
		said = append(said, effectWords(t, e))
	}
	return said
}

// effectWords says one effect.
func effectWords(t rules.Table, e aid.Effect) string {
	data := map[string]any{"Number": e.N, "Goods": goodsWords(e.Goods), "Planet": traders.PlanetTitle(e.Planet)}
	if e.Seat > 0 {
		data["Player"] = t.Seats()[e.Seat-1]
	}
	switch e.Kind {
	case aid.Paid:
		return lang.L("{{.Player}}: {{.Number}} MCr less.", data)
	case aid.Earned:
		return lang.L("{{.Player}}: {{.Number}} MCr more.", data)
	case aid.Unloaded:
		return lang.L("{{.Player}}'s ship loses {{.Goods}}.", data)
	case aid.Loaded:
		return lang.L("{{.Player}}'s ship gets {{.Goods}}.", data)
	case aid.Made:
		return lang.L("{{.Player}}, {{.Planet}}: {{.Goods}} made.", data)
	case aid.Lost:
		if e.Planet == "" {
			return lang.L("{{.Player}} loses {{.Goods}} at earth.", data)
		}
		return lang.L("{{.Player}} loses {{.Goods}} on {{.Planet}}.", data)
	case aid.Delivered:
		return lang.L("{{.Player}} has {{.Goods}} more at earth.", data)
	}
	return otherEffect(e, data)
}

// otherEffect says an effect that is about no goods and no money.
func otherEffect(e aid.Effect, data map[string]any) string {
	switch e.Kind {
	case aid.Missing:
		return lang.L("{{.Player}} misses a turn.", data)
	case aid.Extra:
		return lang.L("{{.Player}} gets an extra turn.", data)
	case aid.Drew:
		if e.N == 1 {
			return lang.L("{{.Player}} has 1 more card.", data)
		}
		return lang.L("{{.Player}} has {{.Number}} more cards.", data)
	case aid.Laid:
		if e.N == 1 {
			return lang.L("{{.Player}} has 1 card less.", data)
		}
		return lang.L("{{.Player}} has {{.Number}} cards less.", data)
	case aid.Built:
		return lang.L("{{.Player}} gets a station on {{.Planet}}.", data)
	case aid.Razed:
		return lang.L("{{.Player}} loses a station on {{.Planet}}.", data)
	}
	return haltedLine(e.Planet, e.N)
}

// besideCard keeps the way back to the map in the corner where the map has its buttons, and gives the card all the rest.
type besideCard struct{}

// Layout places the card and the button.
func (besideCard) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	button, gap := objects[1].MinSize(), parts.CurrentTheme().Size(look.Grid)
	parts.Place(objects[0], 0, 0, max(0, size.Width-button.Width-gap), size.Height)
	parts.Place(objects[1], size.Width-button.Width, size.Height-button.Height, button.Width, button.Height)
}

// MinSize is small: the card scrolls.
func (besideCard) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(1) }

// momentCard makes a card as large as its place, with the picture beside the words where it has no room above them.
type momentCard struct {
	card *parts.DeckCard
	seen *container.Scroll // what the card is seen through
}

// Layout gives the card all of it.
func (l *momentCard) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.card.SetBeside(false)
	l.card.SetBeside(parts.HeightAt(l.card, size.Width) > l.room())
	parts.Place(l.card, 0, 0, size.Width, max(size.Height, parts.HeightAt(l.card, size.Width)))
}

// room is the height in which the card is seen without scrolling.
func (l *momentCard) room() float32 { return l.seen.Size().Height }

// MinSize is what the card needs at the last width.
func (l *momentCard) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, l.card.MinSize().Height)
}
