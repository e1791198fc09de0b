package free

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// partData is what the key of a deck or of the dice shows.
type partData struct {
	left  int
	label string
}

// partKey chooses a deck, or the dice: the pile or the dice as they look, and a word.
type partKey struct {
	parts.Control
	felt    look.Felt
	deck    *game.LooseDeck // nil: dice
	two     bool
	chosen  bool
	surface *box.Surface
	pile    pile // nil: dice
	dice    []fyne.CanvasObject
	count   *parts.Words
	word    *parts.Words
}

// Measures of such a key, in device-independent pixels.
const (
	partHigh            = 78
	partCorner, partLip = 14, 5
	pileWide, pileTall  = 30, 38
	pileCards, pileStep = 3, 3
	partDie, partEdge   = 34, 5
	chosenLine          = 2.5
)

func newPartKey(felt look.Felt, deck *game.LooseDeck, two bool, tap func()) *partKey {
	k := &partKey{Control: parts.Control{Tap: tap}, felt: felt, deck: deck, two: two, surface: box.NewSurface(box.Face{})}
	word := wording.L("Die")
	if two {
		word = wording.L("Two dice")
	}
	k.count = parts.NewWords("", look.Label, look.OnPaper).Bold().Centred().Lines(1)
	if deck != nil {
		word, k.pile = deck.Short, newPile(deck)
	} else {
		k.dice = append(k.dice, diePicture(5))
		if two {
			k.dice = []fyne.CanvasObject{diePicture(3), diePicture(6)}
		}
	}
	k.word = parts.NewWords(word, look.Least, look.Text).Bold().Centred().Lines(1)
	objects := append(k.pile.objects(), k.count)
	objects = append(append(objects, k.dice...), k.word)
	least := func() fyne.Size { return fyne.NewSize(k.least(), box.Size(k, look.TapTarget)) }
	k.Build(k, container.NewStack(k.surface, box.Laid(least, k.arrange, objects...)), box.Just(partCorner), func() {
		face := box.Face{Fill: k.Fill(k.felt.Key), Line: k.felt.Line, Lip: k.felt.Lip, High: partLip, Corner: partCorner}
		if k.chosen {
			face.Fill, face.Line, face.Band = look.Choice, look.Text, chosenLine
		}
		k.surface.Set(face)
		k.pile.dress(k)
	})
	return k
}

// set shows whether it is chosen, and how many are left.
func (k *partKey) set(chosen bool, data partData) {
	k.chosen, k.Label = chosen, data.label
	if chosen {
		k.Label = parts.Sentences(data.label, wording.L("chosen"))
	}
	if k.deck != nil {
		k.count.SetText(parts.Number(data.left))
	}
	k.Refresh()
}

// pictured is how wide the pile with its count is, or the dice.
func (k *partKey) pictured() float32 {
	if k.deck == nil {
		return float32(len(k.dice))*(partDie+partEdge) - partEdge
	}
	return k.wide() + (pileCards-1)*pileStep
}

// wide is the width of a card of the pile, on which the count stands.
func (k *partKey) wide() float32 { return max(pileWide, k.count.Natural()+partEdge) }

// least is the least width at which all of it is seen.
func (k *partKey) least() float32 {
	return max(box.Size(k, look.TapTarget), max(k.pictured(), k.word.Natural()+2)+2*partEdge)
}

// arrange puts the picture over the word.
func (k *partKey) arrange(area fyne.Size) {
	word := box.HeightAt(k.word, area.Width)
	pictured := word+pileTall+partLip <= area.Height
	for _, back := range k.pile {
		back.Hidden = !pictured
	}
	box.SetVisible(k.count, pictured && k.deck != nil)
	for _, die := range k.dice {
		box.SetVisible(die, pictured)
	}
	if !pictured {
		box.Place(k.word, 0, (area.Height-partLip-word)/2, area.Width, word)
		return
	}
	x, high := (area.Width-k.pictured())/2, area.Height-partLip-word
	box.Place(k.word, 0, high-2, area.Width, word)
	if k.deck == nil {
		for _, die := range k.dice {
			box.Place(die, x, (high-partDie)/2+1, partDie, partDie)
			x += partDie + partEdge
		}
		return
	}
	wide := k.wide()
	top := max(partEdge, (high-pileTall-(pileCards-1)*pileStep)/2)
	k.pile.place(x, top, wide)
	count := box.HeightAt(k.count, wide)
	box.Place(k.count, x, top+(pileTall-count)/2, wide, count)
}

// pile is a pile of cards, face down.
type pile []*back

// back is the back of a card.
type back struct {
	canvas.Rectangle
	band fyne.ThemeColorName
}

// newPile is a pile of the cards of a deck, the top card last.
func newPile(deck *game.LooseDeck) (p pile) {
	for range pileCards {
		p = append(p, &back{canvas.Rectangle{CornerRadius: 5, StrokeWidth: 1.5}, deck.Band})
	}
	return p
}

func (p pile) objects() (list []fyne.CanvasObject) {
	for _, back := range p {
		list = append(list, &back.Rectangle)
	}
	return list
}

// dress gives the cards their colours.
func (p pile) dress(w box.Themed) {
	for _, back := range p {
		back.FillColor, back.StrokeColor = box.Paint(w, back.band), box.Paint(w, look.OnPaper)
		back.Refresh()
	}
}

// place puts the top card there, and the others beneath it.
func (p pile) place(x, y, wide float32) {
	for i, back := range p {
		under := float32(len(p)-1-i) * pileStep
		box.Place(&back.Rectangle, x+under, y+under/1.5, wide, pileTall)
	}
}

// Key leads to the page, from that of the game: the piles and the die as they look, and words.
type Key struct {
	parts.Control
	felt       look.Felt
	surface    *box.Surface
	piles      []pile
	die        fyne.CanvasObject // nil: none is thrown
	word, line *parts.Words
}

// Measures of that key, in device-independent pixels.
const (
	keyEdge, keyGap = 14, 8
	keyDie          = 44
	keyWords        = 120 // the least width of the words, at text step 1
)

// NewKey leads to what lies loose of a game.
func NewKey(felt look.Felt, lies *game.Loose, label string, tap func()) *Key {
	k := &Key{Control: parts.Control{Label: label, Tap: tap}, felt: felt, surface: box.NewSurface(box.Face{})}
	for i := range lies.Decks {
		k.piles = append(k.piles, newPile(&lies.Decks[i]))
	}
	if lies.Dice != nil {
		k.die = diePicture(6)
	}
	word := wording.L("Cards and dice")
	if len(k.piles) == 0 {
		word = wording.L("Dice")
	}
	k.word = parts.NewWords(word, look.Label, look.Text).Bold().Lines(2).Squeezed(squeezed)
	k.line = parts.NewWords(wording.L("without a match"), look.Least, felt.Less).Lines(2)
	objects := []fyne.CanvasObject{k.word, k.line}
	for _, p := range k.piles {
		objects = append(objects, p.objects()...)
	}
	if k.die != nil {
		objects = append(objects, k.die)
	}
	least := func() fyne.Size { return fyne.NewSquareSize(box.Size(k, look.TapTarget)) }
	k.Build(k, container.NewStack(k.surface, box.Laid(least, k.arrange, objects...)), box.Just(partCorner), func() {
		k.surface.Set(box.Face{Fill: k.Fill(k.felt.Key), Line: k.felt.Line, Lip: k.felt.Lip, High: partLip, Corner: partCorner})
		for _, p := range k.piles {
			p.dress(k)
		}
	})
	return k
}

// squeezed is how small letters of the key become before a line is broken, as a share of their size.
const squeezed = 0.8

// arrange puts piles at the left, the die at the right, and words between them; pictures go where the words need the room.
func (k *Key) arrange(area fyne.Size) {
	high, left, right := area.Height-partLip, float32(keyEdge), area.Width-keyEdge
	spare := right - left - keyWords*parts.TextStep()
	if k.die != nil {
		spare -= keyDie + keyGap
		box.SetVisible(k.die, spare >= 0 && !box.Sketched(k))
		if spare >= 0 {
			right -= keyDie
			box.Place(k.die, right, (high-keyDie)/2, keyDie, keyDie)
			right -= keyGap
		}
	}
	for _, p := range k.piles {
		spare -= pileWide + 2*keyGap
		for _, back := range p {
			back.Hidden = spare < 0
		}
		if spare >= 0 {
			p.place(left, (high-pileTall)/2-pileStep/2, pileWide)
			left += pileWide + 2*keyGap
		}
	}
	room := right - left
	word, line := box.HeightAt(k.word, room), box.HeightAt(k.line, room)
	if box.SetVisible(k.line, word+line <= high); !k.line.Visible() {
		line = 0
	}
	box.Place(k.word, left, (high-word-line)/2, room, word)
	box.Place(k.line, left, (high-word-line)/2+word, room, line)
}
