package atrades

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// moment is what floats over the regions: guilds to choose from, fists, the auction track, where a payment goes, and what a market
// brought. Nil: nothing does.
func (b *guildBoard) moment() *table.Moment {
	if b.pick == nil {
		return nil
	}
	read := b.away == b.mark && !sealedStep(b.View)
	inside := b.revealed(b.table, b.View)
	if read {
		inside = nil
	}
	mine := b.acts.Mine(b.View.Actor())
	switch v := b.View; {
	case b.picks:
		m := table.Floating(look.FeltOf(Key), b.allTiles())
		m.Away = func() { b.picks = false; b.acts.Again() }
		return m
	case v.Step == atrades.StepGuild && mine:
		return b.guilds()
	case sealedStep(v) && !b.acts.Of.Fists():
		inside = append(inside, b.sealed()...)
	case v.Step == atrades.StepAuction && !b.wide():
		inside = b.auction()
	case v.Step == atrades.StepManual:
		inside = []fyne.CanvasObject{parts.NewBody(v.Card())}
	case v.Step == atrades.StepPay && !read:
		inside = append(inside, b.whereItGoes()...)
	}
	if len(inside) == 0 && !read {
		inside = b.sold()
	}
	if len(inside) == 0 {
		return nil
	}
	m := table.Floating(look.FeltOf(Key), inside...)
	if !sealedStep(b.View) && b.View.Step != atrades.StepAuction {
		m.Away = func() { b.away = b.mark; b.acts.Again() }
	}
	return m
}

// wide reports whether the keys stand beside the regions, on a window that isn't that of a phone.
func (b *guildBoard) wide() bool {
	return table.Beside(b.app.Size()) && !look.SideBySide(b.app.Size())
}

// allTiles are the tiles of the companies that can be started, where they have no room beside the regions.
func (b *guildBoard) allTiles() fyne.CanvasObject {
	const wide = 300
	row := newTileRow()
	row.show(b.tiles())
	row.box.Show()
	return box.AtLeast(row.box, box.Just(wide), box.Just(row.high(wide)))
}

// sold is what the market brought that ran with the latest move; nothing where none did.
func (b *guildBoard) sold() []fyne.CanvasObject {
	log := b.table.Log()
	if len(log) == 0 || log[len(log)-1].Agreed || !rules.OneOf(log[len(log)-1].Act, atrades.Place, atrades.Pass, atrades.Expand) {
		return nil
	}
	before := b.table.Fork()
	before.Undo()
	was, ok := atrades.Look(before)
	if !ok {
		return nil
	}
	list := aid.Gains(was, b.View)
	if len(list) == 0 {
		return nil
	}
	return []fyne.CanvasObject{
		parts.NewWords(wording.L("The market"), look.Label, look.Text).Bold(), parts.NewFlow(gainTallies(b.seats, b.View, list)...),
		parts.NewButton(wording.L("Step by step"), parts.IconMarket, b.market),
	}
}

// info is what is worth knowing beside the keys: what a sale would bring, and where the money of the latest move went that moved some.
func (b *guildBoard) info() fyne.CanvasObject {
	if b.pick == nil || len(b.View.Regions()) == 0 || b.alone() {
		return nil
	}
	if b.View.Step == atrades.StepAuction && b.wide() {
		return box.Pad(box.Column(feltGap, b.auction()...), plateInset, feltGap)
	}
	if b.View.Step == atrades.StepAction || b.View.Step == atrades.StepGolden {
		if rows := b.sales(); rows != nil {
			return rows[0]
		}
	}
	if !b.wide() { // a phone that stands needs the room
		return nil
	}
	told := gains(b.table)
	if b.View.Round > 0 {
		told = append(told, parts.NewIconButton(parts.IconMarket, wording.L("The market"), b.market).Outlined())
	}
	if len(told) == 0 {
		return nil
	}
	return parts.NewFlow(told...)
}
