package match

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Shares of the page of a match.
const (
	boardHigh   = 0.45 // of a phone's height: heading and board
	boardTaught = 0.62 // of a phone's height in a lesson: note and board
	boardNoted  = 196  // of a lesson, where the board shows a card that was turned, in device-independent pixels
	movesNoted  = 144  // that a lesson leaves for the moves
	matsNoted   = 48   // lower mats of a lesson are not shown
	boardTall   = 0.5  // the same of a tablet in one column
	boardLess   = 0.33 // of both where moves, tabs and bar need more than the rest
	boardWide   = 0.6  // of a tablet's width
	boardLow    = 0.5  // of the width of a phone that lies on its side, and the least of a tablet that stands with large letters
	boardThree  = 0.44 // of a desktop's width, beside the moves and the log
	logThree    = 0.25

	movesLeast = 13 // the width that moves beside a board have if there is any, in sizes of body text

	leastLines = 2 // moves of the list that are always seen
	stageLines = 1 // the same where a stage shows what is happening
	briefLines = 4 // the same where all of a step are laid out in so many lines
	wordLines  = 7 // the same where the word of a move is asked for and there is no board

	boardOfLeft = 0.66 // of the height that a board shares with the mats below it, where it fills so much
	boardLeast  = 0.3  // of the same in any case

	typedRoom = 2 // how many times the height of a line that is typed into is seen of the list: the line, and what can come next

	leastArt = 120 // a lower picture is not shown, in device-independent pixels
)

// matchLayout places what a match shows: on a phone one under the other, on a tablet in two columns, on a desktop in
// three, with the log always there.
type matchLayout struct {
	app    *Feature
	taught bool              // it is a lesson on a phone
	tall   bool              // one under the other on a tablet too; not asked again, because a keyboard takes from the height
	header fyne.CanvasObject // whose turn it is
	clock  fyne.CanvasObject // the timer; nil: none follows the match
	board  fyne.CanvasObject // nil: the game has none
	Mats   fyne.CanvasObject // scrolls
	Stage  fyne.CanvasObject // what is happening, at the top of the mats; nil or hidden: nothing is
	art    fyne.CanvasObject // fills what the mats leave where they lie alone; nil: nothing does
	tabs   fyne.CanvasObject // moves or log; not on a desktop
	Moves  fyne.CanvasObject // scrolls
	Log    fyne.CanvasObject // scrolls
	bar    fyne.CanvasObject // what is played next, undo and redo

	fills func(width float32) float32 // the height that a board fills at a width
	room  func() game.Room            // that the board has on a phone; nil: the usual one

	lines int          // of moves that have room on a phone, whatever else is shown
	words func() bool  // whether a word of a move, or a move of the table, is asked for
	guard *parts.Guard // lies for a moment where a move was played
}

// container holds all of them, in the order in which the keyboard goes through them.
func (l *matchLayout) container() *fyne.Container {
	objects := []fyne.CanvasObject{l.header}
	if l.clock != nil {
		objects = append([]fyne.CanvasObject{l.clock}, objects...)
	}
	if l.board != nil {
		objects = append(objects, l.board)
	}
	if l.art != nil {
		objects = append(objects, l.art)
	}
	return container.New(l, append(objects, l.Mats, l.tabs, l.Moves, l.Log, l.bar, l.guard)...)
}

// apart reports whether the mats have their own place beside moves and log, because the board has the upper part.
func (l *matchLayout) apart() bool {
	return l.board != nil && (l.tall || shell.ClassOf(l.app.Size()) == look.Phone)
}

// three reports whether moves and log stand beside each other.
func (l *matchLayout) three() bool { return shell.ClassOf(l.app.Size()) == look.Desktop }

func (l *matchLayout) size(name fyne.ThemeSizeName) float32 {
	return parts.CurrentTheme().Size(name)
}

// Layout places all. Where a keyboard leaves no room for what is typed into, which is among the moves, they have the page for
// themselves.
func (l *matchLayout) Layout(objects []fyne.CanvasObject, page fyne.Size) {
	l.place(page)
	typed := parts.TypedInto(l.app.Canvas())
	if typed == nil || !l.Moves.Visible() || l.Moves.Size().Height >= typedRoom*typed.Size().Height {
		return
	}
	for _, o := range objects {
		o.Move(fyne.NewPos(0, page.Height)) // out of the window
	}
	margin := l.size(look.Margin)
	parts.Place(l.Moves, margin, 0, page.Width-2*margin+parts.BarRoom, page.Height)
}

// place places all, each in its part of the page.
func (l *matchLayout) place(page fyne.Size) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	switch {
	case l.three():
		wide := page.Width - 2*margin - 2*gap
		l.left(fyne.NewPos(margin, 0), fyne.NewSize(wide*boardThree, page.Height))
		l.right(fyne.NewPos(margin+wide*boardThree+gap, 0), fyne.NewSize(wide*(1-boardThree-logThree), page.Height))
		at, area := l.under(fyne.NewPos(margin+wide*(1-logThree)+2*gap, 0), fyne.NewSize(wide*logThree, page.Height))
		parts.Place(l.Log, at.X, at.Y, area.Width+parts.BarRoom, area.Height)
	case l.tall, shell.ClassOf(l.app.Size()) == look.Phone && page.Height > page.Width:
		wide := page.Width - 2*margin
		high := float32(boardHigh)
		if l.tall {
			high = boardTall
		}
		if l.taught {
			high = boardTaught
		}
		lines := l.lines
		if l.board == nil && !l.tall && l.words() {
			lines = wordLines
		}
		bottom := max(l.least(wide), min(page.Height*high, l.upper(wide), max(page.Height*boardLess, page.Height-l.lower(wide, lines))))
		switch {
		case l.room != nil && l.room() == game.LargeRoom:
			bottom = max(bottom, page.Height-l.lower(wide, leastLines))
		case l.room != nil && l.room() == game.NoRoom:
			bottom = l.heading(wide)
		case l.room != nil && l.room() == game.SmallRoom:
			bottom = max(l.least(wide), page.Height*boardLess)
			if l.taught {
				bottom = l.heading(wide) + boardNoted
			}
		case l.staged():
			bottom = min(page.Height-l.lower(wide, stageLines), l.heading(wide)+parts.HeightAt(l.Stage, wide)+l.size(look.Grid))
		}
		if l.taught {
			bottom = max(l.heading(wide), l.least(wide), min(bottom, page.Height-movesNoted))
		}
		l.left(l.under(fyne.NewPos(margin, 0), fyne.NewSize(wide, bottom)))
		l.right(fyne.NewPos(margin, bottom+l.size(look.Grid)), fyne.NewSize(wide, page.Height-bottom-l.size(look.Grid)))
	default:
		share := float32(boardWide)
		if look.SideBySide(l.app.Size()) {
			share = boardLow
		}
		wide := page.Width - 2*margin - gap
		pad := 5*l.size(look.TapTarget) + 6*gap + parts.BarRoom // that numbers are typed with, on its panel
		share = max(boardLow, min(share, 1-max(movesLeast*l.size(look.Body), pad)/wide))
		l.left(fyne.NewPos(margin, 0), fyne.NewSize(wide*share, page.Height))
		l.right(l.under(fyne.NewPos(margin+wide*share+gap, 0), fyne.NewSize(wide*(1-share), page.Height)))
	}
}

// under puts the timer at the top of an area, if there is one, and gives what it leaves.
func (l *matchLayout) under(at fyne.Position, area fyne.Size) (fyne.Position, fyne.Size) {
	if l.clock == nil {
		return at, area
	}
	high := parts.HeightAt(l.clock, area.Width)
	parts.Place(l.clock, at.X, at.Y, area.Width, high)
	high += l.size(look.Grid)
	return at.AddXY(0, high), fyne.NewSize(area.Width, max(0, area.Height-high))
}

// upper is the height that heading and mats need on a phone; a board takes all that it can get.
func (l *matchLayout) upper(width float32) float32 {
	scroll := parts.ScrollOf(l.Mats)
	if l.board != nil || scroll == nil {
		return math.MaxFloat32
	}
	return l.heading(width) + parts.HeightAt(scroll.Content, width+parts.BarRoom)
}

// staged reports whether something is happening that is shown over the mats.
func (l *matchLayout) staged() bool { return l.Stage != nil && l.Stage.Visible() }

// least is the height on a phone below which a board would be cut off.
func (l *matchLayout) least(width float32) float32 {
	if l.board == nil {
		return 0
	}
	return l.heading(width) + l.board.MinSize().Height
}

// heading is the height of what stands above board or mats on a phone.
func (l *matchLayout) heading(width float32) float32 {
	high := parts.HeightAt(l.header, width) + l.size(look.Grid)
	if l.clock != nil {
		high += parts.HeightAt(l.clock, width) + l.size(look.Grid)
	}
	return high
}

// lower is the height that tabs, bar and so many moves of the list need.
func (l *matchLayout) lower(width float32, lines int) float32 {
	each := l.size(look.TapTarget) + l.size(look.Grid)
	return parts.HeightAt(l.tabs, width) + parts.HeightAt(l.bar, width) + float32(lines)*each + 2*l.size(look.Grid)
}

// left places heading, board and mats.
func (l *matchLayout) left(at fyne.Position, area fyne.Size) {
	top := parts.HeightAt(l.header, area.Width)
	parts.Place(l.header, at.X, at.Y, area.Width, top)
	top += l.size(look.Grid)
	room := max(0, area.Height-top)
	switch {
	case l.board == nil, !l.board.Visible() && !l.apart():
		if l.taught {
			parts.SetVisible(l.Mats, room >= matsNoted)
		}
		parts.Place(l.Mats, at.X, at.Y+top, area.Width+parts.BarRoom, room)
		l.paint(at.AddXY(0, top), fyne.NewSize(area.Width, room))
	case l.apart():
		parts.Place(l.board, at.X, at.Y+top, area.Width, room)
	default:
		high := min(room*boardOfLeft, max(room*boardLeast, l.fills(area.Width)))
		parts.Place(l.board, at.X, at.Y+top, area.Width, high)
		parts.Place(l.Mats, at.X, at.Y+top+high+l.size(look.Grid), area.Width+parts.BarRoom, room-high-l.size(look.Grid))
	}
}

// paint puts the picture under the mats, where they leave room for it.
func (l *matchLayout) paint(at fyne.Position, area fyne.Size) {
	scroll := parts.ScrollOf(l.Mats)
	if l.art == nil || scroll == nil || l.board != nil {
		return
	}
	high := parts.HeightAt(scroll.Content, area.Width+parts.BarRoom) + l.size(look.Gap)
	left := area.Height - high - l.size(look.Gap)
	parts.SetVisible(l.art, shell.ClassOf(l.app.Size()) != look.Phone && left >= leastArt)
	parts.Place(l.art, at.X, at.Y+high, area.Width, left)
}

// right places the tabs, under them moves or log, and the bar at the lower end.
func (l *matchLayout) right(at fyne.Position, area fyne.Size) {
	grid := l.size(look.Grid)
	top := float32(0)
	if l.tabs.Visible() {
		top = parts.HeightAt(l.tabs, area.Width)
		parts.Place(l.tabs, at.X, at.Y, area.Width, top)
		top += grid
	}
	bar := parts.HeightAt(l.bar, area.Width)
	room := max(0, area.Height-top-bar-2*grid)
	parts.Place(l.bar, at.X, at.Y+area.Height-bar-grid, area.Width, bar)
	parts.Place(l.Moves, at.X, at.Y+top, area.Width+parts.BarRoom, room)
	if l.apart() {
		parts.Place(l.Mats, at.X, at.Y+top, area.Width+parts.BarRoom, room)
	}
	if !l.three() {
		parts.Place(l.Log, at.X, at.Y+top, area.Width+parts.BarRoom, room)
	}
}

// MinSize is small: board, moves and log scroll.
func (l *matchLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }
