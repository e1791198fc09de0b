package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// formLayout is a form with what does not fit beside it: in a wide window at the right, else under it. The main act
// stands where it can always be reached.
type formLayout struct {
	app    *App
	draft  *draft
	fit    func()
	main   *parts.Button
	faults *fyne.Container
	more   func() bool // what else has to be there before people can go on; nil: nothing
	said   *string     // what is shown
}

// newFormLayout shows the faults of a draft; fit makes the rest fit, main is the act that goes on.
func newFormLayout(a *App, d *draft, fit func(), main *parts.Button) *formLayout {
	return &formLayout{app: a, draft: d, fit: fit, main: main, faults: container.NewStack()}
}

// page puts the objects into the form's column.
func (l *formLayout) page(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return newFooted(l.faults, l.main).page(objects...)
}

// mostFaults is how many sentences about what does not fit stand on a phone; there are never many more.
const mostFaults = 2

// refresh says what does not fit, and lets people go on when everything does.
func (l *formLayout) refresh() {
	said := ""
	for _, fault := range l.draft.faults {
		said += fault + "\n"
	}
	ready := len(l.draft.faults) == 0 && (l.more == nil || l.more())
	if ready {
		said += "ready"
	}
	if l.said != nil && *l.said == said {
		return
	}
	l.said = &said
	l.faults.Objects = []fyne.CanvasObject{l.verdict()}
	l.faults.Hidden = l.narrow() && len(l.draft.faults) == 0 // all fits: the form needs the room
	l.faults.Refresh()
	if ready {
		l.main.Enable()
	} else {
		l.main.Disable()
	}
	l.app.relay()
}

// key does the main act with the Enter key.
func (l *formLayout) key(name fyne.KeyName) bool {
	if name != fyne.KeyReturn && name != fyne.KeyEnter || l.main.Disabled() {
		return false
	}
	l.main.Tapped(nil)
	return true
}

// verdict is what does not fit, one sentence each, or that everything does.
func (l *formLayout) verdict() fyne.CanvasObject {
	faults := l.draft.faults
	if len(faults) == 0 {
		return parts.NewRow(parts.RowData{Icon: parts.IconCheck, Title: lang.L("The position fits.")})
	}
	column := parts.NewTightColumn()
	for i, fault := range faults {
		if l.narrow() && i == mostFaults {
			column.Add(parts.NewLess(lang.L("and {{.Count}} more", map[string]any{"Count": len(faults) - i})))
			break
		}
		column.Add(parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: faultWords(l.draft.table.Fields(), l.draft.table.Seats(), fault)}))
	}
	if !l.draft.fits() {
		column.Add(parts.NewButton(lang.L("Make the rest fit"), parts.IconCheck, l.fit))
	}
	return column
}

// narrow tells whether the window has no room beside the form.
func (l *formLayout) narrow() bool { return l.app.size.Width < besideWidth }

// besideWidth is from which width of a window on something stands beside a page, in device-independent pixels.
const besideWidth = 760

// footed is a page with something that never scrolls away: what has to be said, and the main act under it. They stand
// under the page, or at the right in a wide or low window.
type footed struct {
	notes *fyne.Container // its own scroll, where there is much to say
	said  fyne.CanvasObject
	act   fyne.CanvasObject
}

// outline is the room for the outlines of what is scrolled, in device-independent pixels: a scroll cuts off what lies
// outside it.
const outline = 2

// newFooted takes what has to be said, which may be hidden, and the main act.
func newFooted(said, act fyne.CanvasObject) *footed {
	inside := container.New(layout.NewCustomPaddedLayout(0, 0, outline, outline), said)
	return &footed{notes: container.NewStack(container.NewVScroll(inside)), said: said, act: act}
}

// page stacks the objects over the foot.
func (f *footed) page(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(f, parts.NewPage(objects...), f.notes, f.act)
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
	if size.Width >= besideWidth {
		f.beside(objects[0], size, margin)
		return
	}
	width := size.Width - 2*margin
	act, notes := heightAt(f.act, width), f.notesHeight(width)
	notes = min(notes, size.Height*notesShare)
	bottom := size.Height - margin - act
	place(f.act, margin, bottom, width, act)
	if notes > 0 {
		bottom -= notes + rowGap
	}
	place(f.notes, margin-outline, bottom, width+2*outline, notes)
	place(objects[0], 0, 0, size.Width, max(0, bottom-margin/2))
}

// beside places notes and act at the right.
func (f *footed) beside(page fyne.CanvasObject, size fyne.Size, margin float32) {
	right := min(size.Width*footShare, 440)
	left, width := size.Width-right+2*rowGap, right-margin-2*rowGap
	act := heightAt(f.act, width)
	room := max(0, size.Height-act-2*margin-rowGap)
	notes := min(f.notesHeight(width), room)
	place(page, 0, 0, size.Width-right, size.Height)
	place(f.notes, left-outline, margin, width+2*outline, notes)
	if notes > 0 {
		notes += rowGap
	}
	place(f.act, left, margin+notes, width, act)
}

// leastScroll is how high a scroll must be, in device-independent pixels.
const leastScroll = 32

// notesHeight is how high what has to be said is at that width.
func (f *footed) notesHeight(width float32) float32 {
	if !f.said.Visible() {
		return 0
	}
	return max(leastScroll, heightAt(f.said, width))
}

// MinSize is a small phone's: the page scrolls.
func (f *footed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }
