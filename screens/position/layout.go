package position

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// FormLayout is a form with what does not fit beside it: in a wide window at the right, else under it. The main act
// stands where it can always be reached.
type FormLayout struct {
	app    host
	draft  *Draft
	fit    func()
	main   *parts.Button
	faults *fyne.Container
	More   func() bool // what else has to be there before people can go on; nil: nothing
	said   *string     // what is shown
}

// NewFormLayout shows the faults of a draft; fit makes the rest fit, main is the act that goes on.
func NewFormLayout(a host, d *Draft, fit func(), main *parts.Button) *FormLayout {
	return &FormLayout{app: a, draft: d, fit: fit, main: main, faults: container.NewStack()}
}

// Page puts the objects into the form's column.
func (l *FormLayout) Page(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return parts.NewFooted(l.faults, l.main).Page(objects...)
}

// mostFaults is how many sentences about what does not fit stand on a phone; there are never many more.
const mostFaults = 2

// Refresh reports what does not fit, and lets people go on when everything does.
func (l *FormLayout) Refresh() {
	said := ""
	for _, fault := range l.draft.Faults {
		said += fault + "\n"
	}
	ready := len(l.draft.Faults) == 0 && (l.More == nil || l.More())
	if ready {
		said += "ready"
	}
	if l.said != nil && *l.said == said {
		return
	}
	l.said = &said
	l.faults.Objects = []fyne.CanvasObject{l.verdict()}
	l.faults.Hidden = l.narrow() && len(l.draft.Faults) == 0 // all fits: the form needs the room
	l.faults.Refresh()
	if ready {
		l.main.Enable()
	} else {
		l.main.Disable()
	}
	l.app.Relay()
}

// Key does the main act with the Enter key.
func (l *FormLayout) Key(name fyne.KeyName) bool {
	if name != fyne.KeyReturn && name != fyne.KeyEnter || l.main.Disabled() {
		return false
	}
	l.main.Tapped(nil)
	return true
}

// verdict is what does not fit, one sentence each, or that everything does.
func (l *FormLayout) verdict() fyne.CanvasObject {
	faults := l.draft.Faults
	if len(faults) == 0 {
		return parts.NewRow(parts.RowData{Icon: parts.IconCheck, Title: wording.L("The position fits.")})
	}
	column := parts.NewTightColumn()
	for i, fault := range faults {
		if l.narrow() && i == mostFaults {
			column.Add(parts.NewLess(wording.L("and {count} more", len(faults)-i)))
			break
		}
		column.Add(parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: FaultWords(l.draft.Table.Fields(), l.draft.Table.Seats(), fault)}))
	}
	if !l.draft.fits() {
		column.Add(parts.NewButton(wording.L("Make the rest fit"), parts.IconCheck, l.fit))
	}
	return column
}

// narrow reports whether the window has no room beside the form.
func (l *FormLayout) narrow() bool { return !parts.Beside(l.app.Size().Width) }
