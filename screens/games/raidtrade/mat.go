package raidtrade

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// mat is the leather board of one player: Level, Trip, Cargo and Bank as cards with what lies on them. A tap opens all that the player
// has.
type mat struct {
	parts.Control
	compact bool // the head stands at the left of the cards
	bare    bool // there is no head
	leather *box.Surface
	seam    *parts.Outline
	mark    *fyne.Container
	name    *parts.Words
	where   *parts.Words
	places  [4]*matPlace
}

// matPlace is a place on a mat: a card, its tokens, and what it is called.
type matPlace struct {
	card *PlayCard
	pill *pill
	name *parts.Words
}

func newMat(compact bool) *mat {
	m := &mat{compact: compact, mark: box.Row(0)}
	m.leather = box.NewSurface(box.Face{Fill: look.Leather, Corner: matCorner})
	m.seam = parts.NewOutline(look.Seam, matCorner-seamEdge)
	m.name = parts.NewWords("", look.Label, look.OnLeather).Bold().Lines(1).Squeezed(0.6)
	m.where = parts.NewWords("", look.Body, look.OnLeatherLess).Lines(1).Squeezed(0.6)
	for i := range m.places {
		m.places[i] = &matPlace{card: NewPlayCard(pileCard, PlayCardData{}), pill: newPill(), name: parts.NewWords("", look.Body, look.OnLeatherLess).Bold().Centred().Lines(1).Squeezed(0.6)}
	}
	m.Extend(m)
	return m
}

// laid is the mat of a seat beside the match.
func laid(t rules.Table, seat int) fyne.CanvasObject {
	v, ok := raidtrade.Look(t)
	if !ok {
		return nil
	}
	m := newMat(true)
	m.bare = true // the page says whose it is
	m.show(t, v, seat, nil)
	return box.Fixed(m, 0, otherMat)
}

// levelCard is the card of a level: a Heart.
func levelCard(level int) PlayCardData {
	return PlayCardData{Rank: strconv.Itoa(level), Suit: parts.IconHearts, Red: true}
}

// The cards on a mat, as the box has them: behind the Level card three Spades.
var matCards = [4]PlayCardData{
	{}, {Rank: "A", Suit: parts.IconSpades}, {Rank: "Q", Suit: parts.IconSpades}, {Rank: "K", Suit: parts.IconSpades},
}

// show lays a player's things out.
func (m *mat) show(t rules.Table, v *raidtrade.View, seat int, tap func()) {
	s := &v.Traders[seat-1]
	m.Tap, m.Label = tap, parts.Sentences(t.Seats()[seat-1], raidShip(s, false), raidSpoken(v, seat))
	m.mark.Objects = []fyne.CanvasObject{parts.NewSeatMark(seat, matMark)}
	m.mark.Refresh()
	m.name.SetText(t.Seats()[seat-1])
	m.where.SetText(raidShip(s, true))
	for i, tokens := range raidTokens(v, seat) {
		card := matCards[i]
		if i == 0 {
			card = levelCard(s.Level)
		}
		m.places[i].card.Set(card)
		m.places[i].name.SetText(tokens.data.Title)
	}
	m.places[0].pill.set(s.LevelTokens, true, 0, false)
	m.places[1].pill.set(s.Trip, s.Trip > 0, 0, false)
	m.places[2].pill.set(s.Cargo, s.Cargo > 0, 0, false)
	m.places[3].pill.set(s.BankBlack, true, s.BankWhite, true)
	m.Refresh()
}

// Sizes on a mat, in device-independent pixels at its usual height.
const (
	matMark             = 26
	matEdge             = 16
	matCorner, seamEdge = 18, 6
	matHead             = 36 // the height of the head over the cards
	compactHead         = 84 // its width beside them
	ownCard, otherCard  = 104, 84
	pillHigh            = 26
	leastMat, matBacks  = 90, 48
	smallText, largeMat = 0.7, 1.3
)

// Nested is what a screen reader needs not say twice.
func (m *mat) Nested() []fyne.CanvasObject { return nil }

// usual is the height at which everything has its own size.
func (m *mat) usual() float32 {
	if m.compact {
		return otherMat
	}
	return ownMat
}

// cardsAt is where the cards lie, and how high they are.
func (m *mat) cardsAt(size fyne.Size) (left, top, cell, high, name float32) {
	scale := size.Height / m.usual()
	left, top, high = matEdge, (matEdge/2+matHead)*scale, ownCard*scale
	if m.compact {
		left, top, high = compactHead*min(1, scale*1.1)+matEdge, matEdge*scale, otherCard*scale
	}
	if m.bare {
		left = matEdge
	}
	cell = (size.Width - left - matEdge) / 4
	name = m.places[0].name.MinSize().Height
	high = min(high, (cell-6)/playShape, size.Height-top-name-matEdge/2)
	return left, top, cell, high, name
}

// CreateRenderer draws leather, head and places.
func (m *mat) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	objects := []fyne.CanvasObject{m.leather, m.seam, m.mark, m.name, m.where}
	for _, p := range m.places {
		objects = append(objects, p.card, p.pill.Container, p.name)
	}
	return box.Draw(m, box.Scene{
		Objects: append(objects, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSize(200, leastMat) },
		Layout: func(area fyne.Size) {
			box.Place(m.leather, 0, 0, area.Width, area.Height)
			box.Place(m.seam, seamEdge, seamEdge, area.Width-2*seamEdge, area.Height-2*seamEdge)
			ring.Layout(area)
			m.head(area)
			left, top, cell, high, name := m.cardsAt(area)
			for i, p := range m.places {
				x := left + float32(i)*cell
				p.card.SetHeight(high)
				box.Place(p.card, x, top, cell, high)
				least := p.pill.MinSize()
				box.Place(p.pill.Container, x+(cell-least.Width)/2, top+high-least.Height*0.8, least.Width, least.Height)
				box.Place(p.name, x, top+high+3, cell, name)
			}
		},
		Refresh: func() {
			m.leather.Refresh()
			m.seam.Refresh()
			for _, p := range m.places {
				p.card.Refresh()
				p.pill.Refresh()
				p.name.Refresh()
			}
			m.name.Refresh()
			m.where.Refresh()
			ring.Show(&m.Control, matEdge)
		},
	})
}

// head places mark, name and where the ship is.
func (m *mat) head(area fyne.Size) {
	scale := area.Height / m.usual()
	for _, o := range []fyne.CanvasObject{m.mark, m.name, m.where} {
		box.SetVisible(o, !m.bare)
	}
	if m.bare {
		return
	}
	mark := m.mark.MinSize()
	name := m.name.MinSize().Height
	if m.compact {
		left, _, _, _, _ := m.cardsAt(area)
		wide := left - matEdge
		box.Place(m.mark, matEdge, matEdge*scale, mark.Width, mark.Height)
		box.Place(m.name, matEdge, matEdge*scale+mark.Height, wide, name)
		where := box.HeightAt(m.where, wide)
		m.where.Hidden = matEdge*scale+mark.Height+name+where > area.Height-matEdge/2
		box.Place(m.where, matEdge, matEdge*scale+mark.Height+name, wide, where)
		return
	}
	high := matHead * scale
	box.Place(m.mark, matEdge, matEdge/2+(high-mark.Height)/2, mark.Width, mark.Height)
	left := matEdge + mark.Width + 10
	wide := min(m.name.Natural()+1, area.Width/3)
	box.Place(m.name, left, matEdge/2+(high-name)/2, wide, name)
	box.Place(m.where, left+wide+10, matEdge/2+(high-name)/2, max(0, area.Width-left-wide-10-matEdge-matBacks*2), name)
}

// place puts the hand into the head of the mat, where the felt has no other room for it.
func (m *mat) place(hand fyne.CanvasObject, at fyne.Position) {
	wide := min(m.Size().Width*0.4, hand.MinSize().Width+4)
	box.Place(hand, at.X+m.Size().Width-wide-matEdge/2, at.Y+2, wide, max(matBacks, m.Size().Height*matHead/ownMat))
}

// pill are tokens on a card: discs with their numbers.
type pill struct {
	surface *box.Surface
	row     *fyne.Container
	*fyne.Container
}

func newPill() *pill {
	p := &pill{surface: box.NewSurface(box.Face{Fill: look.Night, Corner: pillHigh / 2}), row: box.Row(4)}
	p.Container = container.NewStack(p.surface, box.Pad(p.row, 8, 2))
	return p
}

// set shows so many black and white tokens; of a colour that isn't there nothing is shown.
func (p *pill) set(black int, blacks bool, white int, whites bool) {
	p.row.Objects = nil
	add := func(n int, fill, line fyne.ThemeColorName) {
		p.row.Add(box.Fixed(box.NewSurface(box.Face{Fill: fill, Line: line, Band: 2, Corner: 8}), 16, 16))
		p.row.Add(parts.NewWords(strconv.Itoa(n), look.Body, look.Foam).Bold())
	}
	if blacks {
		add(black, look.Jet, look.Paper)
	}
	if whites {
		add(white, look.Paper, look.Jet)
	}
	box.SetVisible(p.Container, blacks || whites)
	p.row.Refresh()
}
