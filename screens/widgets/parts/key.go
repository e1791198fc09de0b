package parts

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Key is one word that can be chosen, such as a card or a seat: a seat's mark, if it is one, and the word.
type Key struct {
	Control
	seat   int
	greyed bool
	chosen bool
	main   bool
	tight  bool
	icon   Icon
	leads  bool // the icon stands before the word, and larger
	mark   *SeatMark
	words  *Words
}

// NewKey is a word to be tapped; seat (from 1) brings the seat's mark, 0 none.
func NewKey(seat int, text string, tap func()) *Key {
	k := &Key{Control: Control{Label: text, Tap: tap}, seat: seat, mark: NewSeatMark(seat, 28), words: NewWords(text, look.Label, look.Text)}
	k.build()
	return k
}

// longestRank is how many letters the rank of a card has at most; what is longer is a word, and stands behind its picture.
const longestRank = 2

// Face shows something shorter than the word with a sign: the rank of a card before that of its suit, or a word behind its
// picture; a screen reader still says the whole word. It returns the key.
func (k *Key) Face(short string, icon Icon) *Key {
	k.icon, k.leads = icon, icon != NoIcon && utf8.RuneCountInString(short) > longestRank
	k.words.SetText(short)
	k.Refresh()
	return k
}

// Before has an icon stand before the word. It returns the key.
func (k *Key) Before(icon Icon) *Key {
	k.icon, k.leads = icon, true
	k.Refresh()
	return k
}

// suit reports whether the key is a playing card, and whether it is a red one.
func (k *Key) suit() (red, ok bool) {
	return k.icon == IconDiamonds, k.icon == IconDiamonds || k.icon == IconClubs
}

// inkNow is the colour of word and sign: playing cards have their own.
func (k *Key) inkNow() fyne.ThemeColorName {
	red, card := k.suit()
	switch {
	case k.greyed:
		return look.Greyed
	case k.main:
		return look.OnAccent
	case red:
		return look.Red
	case card:
		return look.Jet
	}
	return look.Text
}

// Greyed shows that the word can't be chosen now; it can still be tapped, for the reason. It returns the key.
func (k *Key) Greyed() *Key {
	k.greyed = true
	k.Refresh()
	return k
}

// Chosen shows that it is the word that was chosen. It returns the key.
func (k *Key) Chosen() *Key {
	k.chosen = true
	k.words.Bold()
	k.Refresh()
	return k
}

// Tight takes less room. It returns the key.
func (k *Key) Tight() *Key {
	k.tight = true
	k.words.size = look.Body
	k.Refresh()
	return k
}

// Main shows that it is what is mostly tapped. It returns the key.
func (k *Key) Main() *Key {
	k.main = true
	k.words.Bold()
	k.Refresh()
	return k
}

// AccessibilityLabel is the word, and whether it is or can be chosen.
func (k *Key) AccessibilityLabel() string {
	switch {
	case k.greyed:
		return wording.L("{key}. Not possible now", k.Label)
	case k.chosen:
		return wording.L("{key}, chosen", k.Label)
	}
	return k.Label
}

// chosenEdge is the width of the edge of a playing card that is chosen, in pixels.
const chosenEdge = 4

// edges are what is kept at the ends of the word: at the left for the seat's mark, at the right for the sign.
func (k *Key) edges() (left, right float32) {
	left, right = box.Size(k, look.Gap), box.Size(k, look.Gap)
	if k.tight {
		left, right = box.Size(k, look.Grid), box.Size(k, look.Grid)
	}
	if k.seat > 0 {
		left = k.mark.MinSize().Width + 2*box.Size(k, look.Grid) + box.Size(k, look.Grid)/2
	}
	_, card := k.suit()
	switch {
	case k.leads:
		left = k.side() + 1.75*box.Size(k, look.Grid)
	case card: // six lie in the width of a phone
		left = box.Size(k, look.Grid) / 2
		right = k.side() + box.Size(k, look.Grid)*0.75
	case k.icon != NoIcon:
		left = box.Size(k, look.Grid)
		right = k.side() + box.Size(k, look.Grid)*1.25
	}
	return left, right
}

// side is the length of the sign's sides.
func (k *Key) side() float32 {
	if k.leads {
		return box.Size(k, look.Label) * 1.3
	}
	return box.Size(k, look.Label) * 0.8
}

// Natural is the width at which the word stands on one line.
func (k *Key) Natural() float32 {
	if k.icon == NoIcon && !k.tight {
		return max(k.slimmest(), box.Size(k, look.TapTarget)*1.25)
	}
	return k.slimmest()
}

// slimmest is the least width at which the word stands on one line.
func (k *Key) slimmest() float32 {
	left, right := k.edges()
	return max(k.words.Natural()+left+right, box.Size(k, look.TapTarget))
}

// build puts its pieces together.
func (k *Key) build() {
	surface, icon := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	k.Draw(k, k.Radius, box.Scene{
		Objects: []fyne.CanvasObject{surface, k.mark, k.words, icon},
		Min: func() fyne.Size {
			words := k.words.MinSize()
			left, right := k.edges()
			return fyne.NewSize(
				max(words.Width+left+right, box.Size(k, look.TapTarget)),
				max(words.Height+box.Size(k, look.Grid), k.mark.MinSize().Height+box.Size(k, look.Grid), box.Size(k, look.TapTarget)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			left, right := k.edges()
			room := area.Width - left - right
			wide := k.words.broad(room)
			height := box.HeightAt(k.words, max(wide, 1))
			if k.seat == 0 {
				left += (room - wide) / 2
			}
			sign := left + wide + box.Size(k, look.Grid)/4
			switch {
			case k.words.text == "":
				sign = (area.Width - k.side()) / 2
			case k.leads:
				sign = left - k.side() - box.Size(k, look.Grid)*0.75
			}
			box.Place(icon, sign, (area.Height-k.side())/2, k.side(), k.side())
			mark := k.mark.MinSize()
			box.Place(k.mark, box.Size(k, look.Grid), (area.Height-mark.Height)/2, mark.Width, mark.Height)
			box.Place(k.words, left, (area.Height-height)/2, wide, height)
		},
		Refresh: func() {
			rest, outline := look.Raised, look.Outline
			_, card := k.suit()
			switch {
			case k.greyed:
				outline = look.Hairline
				if card {
					rest = look.Ground
				}
			case card && k.chosen:
				rest, outline = look.Pale, look.Accent
			case card:
				rest = look.Pale
			case k.chosen:
				rest, outline = look.Pressed, look.Accent
			}
			fill := k.Fill(rest)
			if card && !k.greyed {
				fill = rest // its ink is for this ground only
			}
			if k.main {
				fill, outline = look.Accent, look.Accent
				if k.hovered {
					fill = look.AccentHover
				}
			}
			box.Dress(k, surface, fill, outline)
			k.mark.Hidden = k.seat == 0
			if card && k.chosen {
				surface.StrokeWidth = chosenEdge
			}
			k.words.SetColour(k.inkNow())
			k.words.align = fyne.TextAlignLeading
			if k.icon == NoIcon && k.seat == 0 {
				k.words.align = fyne.TextAlignCenter
			}
			DrawIcon(k, icon, k.icon, k.inkNow())
		},
	})
}

// suits lays rows of keys, such as the cards of each suit, so that each key always has the same place. A row that has no room
// in one line is broken where people break it: after seven or five cards, or after six with the kings in a line of their own.
type suits struct {
	rows  []int // how many keys each has
	width float32
}

// NewSuits puts keys into rows.
func NewSuits(rows ...[]*Key) *fyne.Container {
	s := &suits{}
	var objects []fyne.CanvasObject
	for _, row := range rows {
		s.rows = append(s.rows, len(row))
		for _, key := range row {
			objects = append(objects, key)
		}
	}
	return container.New(s, objects...)
}

// least is the width that the widest key needs.
func (s *suits) least(objects []fyne.CanvasObject) float32 {
	least := CurrentTheme().Size(look.TapTarget)
	for _, o := range objects {
		least = max(least, o.MinSize().Width)
	}
	return least
}

// columns is how many keys stand in a line, and the width of one.
func (s *suits) columns(least, width float32) (n int, cell float32) {
	gap := CurrentTheme().Size(look.Grid)
	for _, n := range []int{13, 7, 6, 5, 4} {
		if cell = (width - float32(n-1)*gap) / float32(n); cell >= least {
			return n, min(cell, widestCard*least)
		}
	}
	return 3, (width - 2*gap) / 3
}

// widestCard is how many times as wide as a tap target a key becomes.
const widestCard = 1.5

// arrange goes through the keys with their places, and gives the height of all.
func (s *suits) arrange(objects []fyne.CanvasObject, width float32, put func(i int, at fyne.Position, size fyne.Size)) float32 {
	n, cell := s.columns(s.least(objects), width)
	high, gap := CurrentTheme().Size(look.TapTarget), CurrentTheme().Size(look.Grid)
	for _, o := range objects {
		high = max(high, o.MinSize().Height)
	}
	full, rest := 0, 0
	for _, keys := range s.rows {
		full, rest = full+keys/n, rest+keys%n
	}
	i, line, shared := 0, 0, 0
	for _, keys := range s.rows {
		for k := range keys {
			row, column := line+k/n, k%n
			if rest <= n && k/n == keys/n { // what is left of all rows has room in one line
				row, column = full, shared
				shared++
			}
			put(i, fyne.NewPos(float32(column)*(cell+gap), float32(row)*(high+gap)), fyne.NewSize(cell, high))
			i++
		}
		if line += keys / n; rest > n && keys%n > 0 {
			line++
		}
	}
	if shared > 0 {
		line++
	}
	return max(0, float32(line)*(high+gap)-gap)
}

// Layout places the keys.
func (s *suits) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.width = size.Width
	s.arrange(objects, size.Width, func(i int, at fyne.Position, size fyne.Size) {
		box.Place(objects[i], at.X, at.Y, size.Width, size.Height)
	})
}

// MinSize is three keys wide, and as high as the rows were at the last width.
func (s *suits) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := 3*s.least(objects) + 2*CurrentTheme().Size(look.Grid)
	return fyne.NewSize(least, s.arrange(objects, max(s.width, least), func(int, fyne.Position, fyne.Size) {}))
}
