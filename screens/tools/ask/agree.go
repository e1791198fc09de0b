package ask

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/partial"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/frame/value"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// agreement enters what the table agrees on: a move that is played though it isn't allowed, and the position after it.
type agreement struct {
	app    *Feature
	of     *game.OwnMatch
	act    rules.Act // the move that is played anyway
	move   string    // in a sentence
	moves  int       // the number of changes of the match when it began
	Draft  *value.Position
	editor *value.Page
	faults *fyne.Container
	main   *parts.Button
	reason *parts.Entry
}

// agreementOf is the agreement on a move that was begun, or another one.
func (a *Feature) agreementOf(o *game.OwnMatch, act rules.Act) (*agreement, error) {
	if p := a.agreed; p != nil && p.of == o && p.act == act && p.moves == o.Changes {
		return p, nil
	}
	t := o.Match.Table()
	d, err := value.NewPosition(t.Fork(), t.State())
	if err != nil {
		return nil, err
	}
	p := &agreement{app: a, of: o, act: act, moves: o.Changes, Draft: d, move: parts.Upper(t.Sentence(act)) + ".", faults: container.NewStack()}
	if after, ok := partial.Anyway(d.Table, act); ok { // the position after the move as if it had been legal
		was := d.Usual
		_ = d.Read(rules.JSON(after)) // it is one of this table
		d.Usual = was
	}
	p.main = parts.NewMainButton(wording.L("All of us agree"), parts.IconAgreed, p.agree)
	p.reason = parts.NewEntry(wording.L("The reason, if you like"), "", nil)
	a.agreed = p
	return p, nil
}

func (p *agreement) Heading() string { return wording.L("By agreement") }

func (p *agreement) Page() fyne.CanvasObject {
	byHand := func() { p.app.Open(shell.Route{Page: shell.AgreedPage, Arg: p.of.ID, Act: p.act}) }
	return parts.NewFooted(p.faults, p.main).Page(p.proposal(), p.reason,
		parts.NewButton(wording.L("Set the position yourselves"), parts.IconList, byHand).SetWeight(parts.Quiet))
}

// proposal is what changes, or asks for it.
func (p *agreement) proposal() fyne.CanvasObject {
	var changes []string
	if len(p.Draft.Faults()) == 0 {
		changes = partial.Of(p.Draft.Table).Differences(p.Draft.Tree.(rules.Object))
	}
	if len(changes) == 0 {
		return parts.NewBody(wording.L("Set up the table as it looks after this move: {move} The log names it.", p.move))
	}
	column := parts.NewTightColumn(parts.NewSection(wording.L("What changes")))
	for _, change := range changes {
		column.Add(parts.NewBody(change))
	}
	return parts.NewPanel(p.move, parts.NewBody(wording.L("Played anyway. The log notes that you all agreed.")), column)
}

// byHand edits the position that is proposed.
func (p *agreement) byHand() *value.Page {
	if p.editor != nil {
		return p.editor
	}
	use := p.Draft.Use(wording.L("A position"))
	use.Keep = func() table.Key {
		return table.Key{Icon: parts.IconAgreed, Word: wording.L("Use this position"), Tap: func() { p.app.Back() }}
	}
	use.Shown = p.app.laid(p.Draft)
	p.editor = value.New(p.app, use)
	return p.editor
}

// laid gives what a seat has in a position that is being set up, as it lay on the table when the position could be; nil for other parts.
func (a *Feature) laid(draft *value.Position) func(at rules.Path, wrong func(rules.Path) bool) fyne.CanvasObject {
	var could []byte // the latest position without a fault
	return func(at rules.Path, _ func(rules.Path) bool) fyne.CanvasObject {
		t := draft.Table.Fork()
		if len(at) < 2 {
			return nil
		}
		if now := draft.Bytes(); t.Agree(now) == nil {
			could = now
		} else if t.Agree(could) != nil {
			return nil
		}
		adds, seat := a.AtTable(t), at.Index(1)+1
		if adds.Laid != nil {
			return adds.Laid(t, seat)
		}
		lay := adds.Mats
		if lay == nil {
			lay = game.PlainMats
		}
		mats, _ := lay(t, shell.ClassOf(a.Size()) != look.Phone)
		for _, d := range mats {
			if d.Seat == seat {
				return parts.NewMat(d)
			}
		}
		return nil
	}
}

// agree enters the agreed position; the move that was disputed is kept with the ruling on it, and the reason names it.
func (p *agreement) agree() {
	reason := strings.Join(strings.Fields(p.move+" "+p.reason.Text), " ")
	before := p.of.Changes
	p.of.Change(func() error {
		if p.app.Kept(p.of.Match.Dispute(rules.SeatWord(p.act.Seat)+": "+p.of.Table().Notation(p.act))) != nil {
			return nil
		}
		return p.of.Match.Agree(p.Draft.Bytes(), reason)
	})
	if p.of.Changes > before {
		p.app.Open(shell.Route{Page: shell.MatchPage, Arg: p.of.ID})
	}
}

// Refresh says why it can't be the position, and lets people agree where it can.
func (p *agreement) Refresh() {
	faults := p.Draft.Mistakes()
	p.faults.Objects = nil
	if len(faults) > 0 {
		p.faults.Objects = []fyne.CanvasObject{parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: value.Reason(faults[0])})}
	}
	parts.Able(p.main, len(faults) == 0)
	p.faults.Hidden = len(faults) == 0
	p.faults.Refresh()
	p.app.Relay()
}

// Key agrees with the enter key.
func (p *agreement) Key(name fyne.KeyName) bool {
	if name != fyne.KeyReturn && name != fyne.KeyEnter || p.main.Disabled() {
		return false
	}
	p.agree()
	return true
}
