package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Measures of tiles in device-independent pixels.
const (
	goOnCorner, tileCorner = 18, 14
	goOnLip                = 6
	goOnEdge               = 16
	goOnLeast              = 130 // the least width of its words
	playSide               = 48
	tileEdge               = 12
	pictureLeast           = 0.25 // the least height of a picture, as a share of its width
	arrowFrom              = 480  // the width from which there is room for the sign beside the words
)

// goOnTile is the gold thing of Home: a picture, what is gone on with, and how far that is.
type goOnTile struct {
	parts.Control
	surface, edge     *box.Surface // the edge covers the right corners of the picture
	picture           fyne.CanvasObject
	first, name, line *parts.Words
}

// newGoOn says what a tap does, with what, and more of it in a line.
func newGoOn(picture parts.Picture, first, name, line string, tap func()) *goOnTile {
	t := &goOnTile{Control: parts.Control{Label: parts.Sentences(first+": "+name, line), Tap: tap}}
	t.surface = box.NewSurface(box.Face{Fill: look.Gold, Lip: look.GoldLip, High: goOnLip, Corner: goOnCorner})
	t.edge = box.NewSurface(box.Face{Fill: look.Gold})
	t.picture = container.NewWithoutLayout()
	if picture != "" {
		t.picture = parts.NewDrawing(picture.Resource(), canvas.ImageFillCover, goOnCorner)
	}
	t.first = parts.NewWords(first, look.Body, look.OnGold).Lines(1).Squeezed(squeezed)
	t.name = parts.NewWords(name, look.Act, look.OnGold).Bold().Lines(1).Squeezed(squeezed)
	t.line = parts.NewWords(line, look.Body, look.GoldLess).Lines(2).Squeezed(squeezed)
	t.build()
	return t
}

// squeezed is how small letters of a tile become before a line is broken, as a share of their size.
const squeezed = 0.75

// pictured is the width of the picture on a tile of that size: twice its height, as far as the words leave room.
func (t *goOnTile) pictured(area fyne.Size) float32 {
	step := parts.Scale(t.Theme())
	return max(0, min(2*(area.Height-goOnLip), area.Width-2*goOnEdge-goOnLeast*step))
}

// needs is the height that the words take at a width.
func (t *goOnTile) needs(width float32) float32 {
	room := width - t.pictured(fyne.NewSize(width, goOnHigh)) - 2*goOnEdge
	return box.HeightAt(t.first, room) + box.HeightAt(t.name, room) + box.HeightAt(t.line, room) + goOnLip + 4
}

// build puts its pieces together.
func (t *goOnTile) build() {
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	t.Draw(t, box.Just(goOnCorner), box.Scene{
		Objects: []fyne.CanvasObject{t.surface, t.picture, t.edge, t.first, t.name, t.line, sign},
		Min:     func() fyne.Size { return fyne.NewSquareSize(box.Size(t, look.TapTarget)) },
		Layout: func(area fyne.Size) {
			t.surface.Resize(area)
			wide, high := t.pictured(area), area.Height-goOnLip
			box.Place(t.picture, 0, 0, wide+goOnCorner, high)
			box.Place(t.edge, wide, 0, goOnCorner, high)
			left, room := wide+goOnEdge, area.Width-wide-2*goOnEdge
			if area.Width >= arrowFrom {
				room -= playSide
			}
			size := look.Act
			if area.Height < goOnHigh*parts.Scale(t.Theme()) { // else the last line goes
				size = look.Label
			}
			t.name.SetSize(size)
			first, name, line := box.HeightAt(t.first, room), box.HeightAt(t.name, room), box.HeightAt(t.line, room)
			box.SetVisible(t.line, first+name+line <= high)
			if !t.line.Visible() {
				line = 0
			}
			top := (high - first - name - line) / 2
			box.Place(t.first, left, top, room, first)
			box.Place(t.name, left, top+first, room, name)
			box.Place(t.line, left, top+first+name, room, line)
			box.Place(sign, area.Width-playSide-goOnEdge/2, (high-playSide)/2, playSide, playSide)
		},
		Refresh: func() {
			box.SetVisible(t.picture, !box.Sketched(t))
			parts.DrawIcon(t, sign, parts.IconPlay, look.OnGold)
			sign.Hidden = sign.Hidden || t.Size().Width < arrowFrom
			ink, less := look.OnGold, look.GoldLess
			if box.Sketched(t) { // there is no gold yet
				ink, less = look.Text, look.TextLess
			}
			t.first.SetColour(ink)
			t.name.SetColour(ink)
			t.line.SetColour(less)
		},
	})
}

// gameTile is a game: its picture over its name. All of it is one button.
type gameTile struct {
	parts.Control
	surface *box.Surface
	picture fyne.CanvasObject // nil: the game has none
	icon    parts.Icon
	title   *parts.Words
}

func newGameTile(picture parts.Picture, icon parts.Icon, title, line string, tap func()) *gameTile {
	t := &gameTile{Control: parts.Control{Label: parts.Sentences(title, line), Tap: tap}, icon: icon}
	felt := look.FeltOf(look.PlainFelt)
	t.surface = box.NewSurface(box.Face{Fill: felt.Key, Lip: felt.Lip, High: frontLip, Corner: tileCorner})
	if picture != "" {
		t.picture, t.icon = parts.NewDrawing(picture.Resource(), canvas.ImageFillCover, tileCorner), parts.NoIcon
	}
	t.title = parts.NewWords(title, look.Act, look.Text).Bold().Lines(1).Squeezed(nameSqueezed)
	t.build()
	return t
}

// nameSqueezed is how small a game's name becomes: with large letters the picture needs the room of a second line.
const nameSqueezed = 0.55

// name is the height of the name with the space round it, at a width.
func (t *gameTile) name(width float32) float32 {
	return box.HeightAt(t.title, width-2*tileEdge) + tileEdge + frontLip
}

// build puts its pieces together.
func (t *gameTile) build() {
	icon := &canvas.Image{FillMode: canvas.ImageFillContain}
	objects := []fyne.CanvasObject{t.surface}
	if t.picture != nil {
		objects = append(objects, t.picture)
	}
	t.Draw(t, box.Just(tileCorner), box.Scene{
		Objects: append(objects, icon, t.title),
		Min: func() fyne.Size {
			return fyne.NewSize(box.Size(t, look.TapTarget), t.name(t.Size().Width)+t.Size().Width*pictureLeast)
		},
		Layout: func(area fyne.Size) {
			t.surface.Resize(area)
			name := t.name(area.Width)
			high := area.Height - name
			if t.picture != nil {
				box.Place(t.picture, 0, 0, area.Width, high)
			}
			box.Place(icon, tileEdge, tileEdge, area.Width-2*tileEdge, max(0, high-tileEdge))
			box.Place(t.title, tileEdge, high+tileEdge/2, area.Width-2*tileEdge, name-tileEdge-frontLip)
		},
		Refresh: func() {
			felt := look.FeltOf(look.PlainFelt)
			t.surface.Set(box.Face{Fill: t.Fill(felt.Key), Lip: felt.Lip, High: frontLip, Corner: tileCorner})
			if t.picture != nil {
				box.SetVisible(t.picture, !box.Sketched(t))
			}
			parts.DrawIcon(t, icon, t.icon, look.Accent)
		},
	})
}

// Measures of what was played this evening, in device-independent pixels.
const (
	eveningMark = 28
	eveningGap  = 4
)

// played is one match of this evening.
type played struct {
	game, how string
	seat      int // that has won alone; 0: none
	running   bool
}

// evening is what there is to tell of it.
type evening struct {
	seats              int    // as many marks
	title, since, line string // since: when it began; "": it hasn't
	began              int64
	matches            []played
	group              string // of those who play; "": nothing yet
	tap                func()
}

// eveningTile tells of this evening: who plays, how much was played and, where there is room, what.
type eveningTile struct {
	parts.Control
	surface            *box.Surface
	head, marks, list  *fyne.Container // head: where there is room for the list, in place of marks, title and line
	title, line, group *parts.Words
}

func newEvening(e evening) *eveningTile {
	t := &eveningTile{Control: parts.Control{Label: parts.Sentences(e.title, e.line, e.group), Tap: e.tap}}
	t.surface = box.NewSurface(box.Face{})
	t.title = parts.NewWords(e.title, look.Label, look.Text).Bold().Lines(1).Squeezed(squeezed)
	t.line = parts.NewWords(e.line, look.Body, look.TextLess).Lines(2).Squeezed(squeezed)
	t.group = parts.NewWords(e.group, look.Body, look.TextLess).Lines(1).Squeezed(squeezed)
	t.marks, t.list = box.Row(eveningGap), box.Column(0)
	t.head = box.Row(tileEdge/2, parts.NewWords(e.title, look.Label, look.Text).Bold().Lines(1),
		box.Spare(parts.NewWords(e.since, look.Caption, look.TextLess).Lines(1)), box.Spring())
	for seat := 1; seat <= e.seats; seat++ {
		t.marks.Add(box.Spare(parts.NewSeatMark(seat, eveningMark)))
		t.head.Add(box.Spare(parts.NewSeatMark(seat, eveningMark)))
	}
	for _, m := range e.matches {
		icon := parts.IconFlag
		if m.running {
			icon = parts.IconPlay
		}
		var sign fyne.CanvasObject = parts.NewSign(icon, eveningMark*0.7, look.TextLess)
		if m.seat > 0 {
			sign = parts.NewSeatMark(m.seat, eveningMark)
		}
		row := box.Row(tileEdge/2, box.Fixed(sign, eveningMark, 0),
			parts.NewWords(m.game, look.Body, look.Text).Bold().Lines(1).Squeezed(squeezed), box.Spring(),
			parts.NewWords(m.how, look.Body, look.TextLess).Lines(1).Squeezed(squeezed))
		t.list.Add(box.Pad(row, 0, eveningGap))
	}
	if len(e.matches) == 0 && e.group != "" {
		t.list.Add(box.Pad(parts.NewLess(e.line), 0, eveningGap))
	}
	if e.group != "" {
		t.list.Add(box.Pad(box.Row(tileEdge/2, t.group, box.Spring(), parts.NewSign(parts.IconForward, eveningMark*0.7, look.TextLess)), 0, eveningGap))
	}
	t.build()
	return t
}

// build puts its pieces together.
func (t *eveningTile) build() {
	t.Draw(t, box.Just(tileCorner), box.Scene{
		Objects: []fyne.CanvasObject{t.surface, t.head, t.marks, t.title, t.line, t.list},
		Min: func() fyne.Size {
			room := t.Size().Width - 2*tileEdge
			return fyne.NewSize(box.Size(t, look.TapTarget), box.HeightAt(t.title, room)+box.HeightAt(t.line, room)+2*tileEdge)
		},
		Layout: func(area fyne.Size) {
			t.surface.Resize(area)
			t.arrange(area)
		},
		Refresh: func() {
			felt := look.FeltOf(look.PlainFelt)
			t.surface.Set(box.Face{Fill: t.Fill(felt.Key), Line: felt.Line, Lip: felt.Lip, High: frontLip, Corner: tileCorner})
		},
	})
}

// arrange lists what was played where there is room, and else puts the words into the middle, under the marks where these have room.
func (t *eveningTile) arrange(area fyne.Size) {
	room, high := area.Width-2*tileEdge, area.Height-frontLip
	head, list, wide := t.head.MinSize().Height, t.list.MinSize().Height, t.list.MinSize().Width
	listed := list > 0 && wide <= room && head+list+3*tileEdge <= high
	box.SetVisible(t.list, listed)
	box.SetVisible(t.head, listed)
	box.SetVisible(t.title, !listed)
	box.SetVisible(t.line, !listed)
	title, line, marks := box.HeightAt(t.title, room), box.HeightAt(t.line, room), t.marks.MinSize().Height
	box.SetVisible(t.marks, !listed && title+line+marks+2*tileEdge <= high)
	box.Place(t.head, tileEdge, tileEdge, room, head)
	box.Place(t.list, tileEdge, tileEdge+head+tileEdge/2, room, list)
	if !t.marks.Visible() {
		marks = 0
	}
	top := (high - marks - title - line) / 2
	box.Place(t.marks, tileEdge, top, room, marks)
	box.Place(t.title, tileEdge, top+marks, room, title)
	box.Place(t.line, tileEdge, top+marks+title, room, line)
}
