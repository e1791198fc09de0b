package screens

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
)

// Shares of the page of a match.
const (
	boardHigh  = 0.45 // of a phone's height: heading and board
	boardLess  = 0.33 // the same where moves, tabs and bar need more than the rest
	boardWide  = 0.6  // of a tablet's width
	boardLow   = 0.5  // of the width of a phone that lies on its side
	boardThree = 0.44 // of a desktop's width, beside the moves and the log
	logThree   = 0.25

	boardOfLeft = 0.62 // of the height that a board shares with the mats below it
)

// barRoom is how far a scroll reaches into the margin at its right, so that its bar lies beside what is scrolled.
const barRoom = 14

// scrolling lets an object scroll up and down, and keeps the bar beside it.
func scrolling(o fyne.CanvasObject) fyne.CanvasObject {
	beside := container.New(&besideBar{}, o)
	return container.New(&scrolled{beside}, container.NewVScroll(beside))
}

// reveal scrolls so far that an object of a list in a scroll can be seen.
func reveal(list, o fyne.CanvasObject) {
	scroll := scrollOf(list)
	if scroll == nil || o == nil {
		return
	}
	top, height := o.Position().Y, o.Size().Height
	switch {
	case top < scroll.Offset.Y || height > scroll.Size().Height:
		scroll.ScrollToOffset(fyne.NewPos(0, top))
	case top+height > scroll.Offset.Y+scroll.Size().Height:
		scroll.ScrollToOffset(fyne.NewPos(0, top+height-scroll.Size().Height))
	}
}

// besideBar leaves room for the bar of a scroll.
type besideBar struct{}

// Layout leaves the room at the right.
func (besideBar) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	place(objects[0], 0, 0, size.Width-barRoom, max(size.Height, heightAt(objects[0], size.Width-barRoom)))
}

// MinSize is the object's and the room.
func (besideBar) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(barRoom, 0)
}

// matchLayout places what a match shows: on a phone one under the other, on a tablet in two columns, on a desktop in
// three, with the log always there.
type matchLayout struct {
	app    *App
	header fyne.CanvasObject // whose turn it is
	board  fyne.CanvasObject // nil: the game has none
	mats   fyne.CanvasObject // scrolls
	tabs   fyne.CanvasObject // moves or log; not on a desktop
	moves  fyne.CanvasObject // scrolls
	log    fyne.CanvasObject // scrolls
	bar    fyne.CanvasObject // what is played next, undo and redo
}

// container holds all of them, in the order in which the keyboard goes through them.
func (l *matchLayout) container() *fyne.Container {
	objects := []fyne.CanvasObject{l.header}
	if l.board != nil {
		objects = append(objects, l.board)
	}
	return container.New(l, append(objects, l.mats, l.tabs, l.moves, l.log, l.bar)...)
}

// apart tells whether the mats have their own place beside moves and log, because the board has the upper part.
func (l *matchLayout) apart() bool { return l.board != nil && classOf(l.app.size) == look.Phone }

// three tells whether moves and log stand beside each other.
func (l *matchLayout) three() bool { return classOf(l.app.size) == look.Desktop }

func (l *matchLayout) size(name fyne.ThemeSizeName) float32 {
	return l.app.fyne.Settings().Theme().Size(name)
}

// Layout places all.
func (l *matchLayout) Layout(_ []fyne.CanvasObject, page fyne.Size) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	switch {
	case l.three():
		wide := page.Width - 2*margin - 2*gap
		l.left(fyne.NewPos(margin, 0), fyne.NewSize(wide*boardThree, page.Height))
		l.right(fyne.NewPos(margin+wide*boardThree+gap, 0), fyne.NewSize(wide*(1-boardThree-logThree), page.Height))
		place(l.log, margin+wide*(1-logThree)+2*gap, 0, wide*logThree+barRoom, page.Height)
	case classOf(l.app.size) == look.Phone && page.Height > page.Width:
		wide := page.Width - 2*margin
		bottom := min(page.Height*boardHigh, l.upper(wide), max(page.Height*boardLess, page.Height-l.lower(wide)))
		l.left(fyne.NewPos(margin, 0), fyne.NewSize(wide, bottom))
		l.right(fyne.NewPos(margin, bottom+l.size(look.Grid)), fyne.NewSize(wide, page.Height-bottom-l.size(look.Grid)))
	default:
		share := float32(boardWide)
		if look.SideBySide(l.app.size) {
			share = boardLow
		}
		wide := page.Width - 2*margin - gap
		l.left(fyne.NewPos(margin, 0), fyne.NewSize(wide*share, page.Height))
		l.right(fyne.NewPos(margin+wide*share+gap, 0), fyne.NewSize(wide*(1-share), page.Height))
	}
}

// upper is the height that heading and mats need on a phone; a board takes all that it can get.
func (l *matchLayout) upper(width float32) float32 {
	scroll := scrollOf(l.mats)
	if l.board != nil || scroll == nil {
		return math.MaxFloat32
	}
	return heightAt(l.header, width) + l.size(look.Grid) + heightAt(scroll.Content, width+barRoom)
}

// lower is the height that tabs, bar and two moves of the list need.
func (l *matchLayout) lower(width float32) float32 {
	return heightAt(l.tabs, width) + heightAt(l.bar, width) + 2*l.size(look.TapTarget) + 4*l.size(look.Grid)
}

// left places heading, board and mats.
func (l *matchLayout) left(at fyne.Position, area fyne.Size) {
	top := heightAt(l.header, area.Width)
	place(l.header, at.X, at.Y, area.Width, top)
	top += l.size(look.Grid)
	room := max(0, area.Height-top)
	switch {
	case l.board == nil:
		place(l.mats, at.X, at.Y+top, area.Width+barRoom, room)
	case l.apart():
		place(l.board, at.X, at.Y+top, area.Width, room)
	default:
		high := room * boardOfLeft
		place(l.board, at.X, at.Y+top, area.Width, high)
		place(l.mats, at.X, at.Y+top+high+l.size(look.Grid), area.Width+barRoom, room-high-l.size(look.Grid))
	}
}

// right places the tabs, under them moves or log, and the bar at the lower end.
func (l *matchLayout) right(at fyne.Position, area fyne.Size) {
	grid := l.size(look.Grid)
	top := float32(0)
	if l.tabs.Visible() {
		top = heightAt(l.tabs, area.Width)
		place(l.tabs, at.X, at.Y, area.Width, top)
		top += grid
	}
	bar := heightAt(l.bar, area.Width)
	room := max(0, area.Height-top-bar-2*grid)
	place(l.bar, at.X, at.Y+area.Height-bar-grid, area.Width, bar)
	place(l.moves, at.X, at.Y+top, area.Width+barRoom, room)
	if l.apart() {
		place(l.mats, at.X, at.Y+top, area.Width+barRoom, room)
	}
	if !l.three() {
		place(l.log, at.X, at.Y+top, area.Width+barRoom, room)
	}
}

// MinSize is small: board, moves and log scroll.
func (l *matchLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }
