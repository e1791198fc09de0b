package atrades

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// guildHelp stands above the moves of Atrades: closed fists, the auction track, ways to pay, what the government would
// give, and the way to the market.
type guildHelp struct {
	app   *Feature
	acts  game.Acts
	box   *fyne.Container
	table rules.Table
	view  *atrades.View
	sells int        // the company that the chosen move sells; 0: none
	begun bool       // somebody has begun to choose an action
	drawn guildShown // what is shown; what people step through stays while it does
}

// guildShown is the place in the match, and the company that is sold, for which the help is drawn.
type guildShown struct {
	mark, sells  int
	begun, drawn bool
}

func newGuildHelp(a *Feature, acts game.Acts) game.Assist {
	return &guildHelp{app: a, acts: acts, box: parts.NewTightColumn()}
}

func (h *guildHelp) Object() fyne.CanvasObject { return h.box }

// Alone reports that bids are entered unseen, where the list of moves would show them, or that all that can be done is here: a
// guild to choose, a bid in the auction or none, a way to pay.
func (h *guildHelp) Alone() bool {
	switch {
	case h.view.Step == atrades.StepPay && h.acts.Of.Teaches(): // the lesson names the move of the list
		return false
	case h.view.Step == atrades.StepGuild || h.view.Step == atrades.StepAuction || h.view.Step == atrades.StepPay:
		return h.acts.Mine(h.view.Actor)
	case h.acts.Of.Fists():
		return false
	}
	return sealedStep(h.view) && !h.app.Sealing.Openly
}

// Show tells it of a position.
func (h *guildHelp) Show(t rules.Table, p *picker.Picker) bool {
	v, ok := atrades.Look(t)
	if !ok || t.Over() {
		return false
	}
	h.table, h.view, h.sells = t, v, 0
	h.begun = p.Begun() && (v.Step == atrades.StepAction || v.Step == atrades.StepGolden)
	if act, ok := p.Complete(); ok {
		if company, ok := atrades.Sell.Of(act); ok {
			h.sells = h.view.Companies[company].Number
		}
	}
	if now := (guildShown{t.Mark(), h.sells, h.begun, true}); now != h.drawn || sealedStep(v) {
		h.drawn = now
		h.box.Objects = h.objects()
		h.box.Refresh()
	}
	return len(h.box.Objects) > 0
}

// objects are what helps in this step.
func (h *guildHelp) objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	told := parts.NewFlow(gains(h.table)...)
	if h.trades() {
		told.Add(parts.NewIconButton(parts.IconMarket, lang.L("The market"), func() {
			h.app.Open(shell.Route{Page: MarketPage, Arg: h.acts.Of.ID})
		}).Outlined())
	}
	if len(told.Objects) > 0 {
		objects = append(objects, told)
	}
	o := h.revealed(h.table, h.view)
	switch {
	case o == nil:
		return append(objects, h.decision()...)
	case h.view.Step == atrades.StepPay: // its keys are many
		return append(append(objects, h.decision()...), o)
	}
	return append(append(objects, o), h.decision()...)
}

// decision is what helps with the decision that is awaited. Where another device makes it, only what it would bring is shown.
func (h *guildHelp) decision() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	mine := h.acts.Mine(h.view.Actor)
	switch h.view.Step {
	case atrades.StepGuild:
		if !mine {
			return nil
		}
		return append(objects, h.guilds(), parts.NewButton(lang.L("Choose a guild by chance"), parts.IconShuffle, h.anyGuild))
	case atrades.StepLay:
		if !mine {
			return nil
		}
		return append(objects, h.laying())
	case atrades.StepTurnBid, atrades.StepFinalBid:
		if h.acts.Of.Fists() { // the fists are closed at the table
			return nil
		}
		return append(objects, h.sealed())
	case atrades.StepAuction:
		return append(objects, h.auction())
	case atrades.StepPay:
		return append(objects, h.payment()...)
	case atrades.StepAction, atrades.StepGolden:
		objects = append(objects, h.stillness()...)
		return append(objects, h.sales()...)
	}
	return objects
}

// stillness warns before the pass after which nothing has happened in this round (AT-14.35).
func (h *guildHelp) stillness() []fyne.CanvasObject {
	if !h.view.Outlook().StillPass || shell.ClassOf(h.app.Size()) == look.Phone { // there the tile of the pass says it
		return nil
	}
	return []fyne.CanvasObject{parts.NewRow(parts.RowData{
		Icon: parts.IconCaution, Title: lang.L("A pass can end the game"),
		Words: lang.L("Nobody has laid a cube or merged in this round. If nothing else happens, it is the last one."),
	})}
}

// trades reports whether a decision has to do with the markets; the words of a move that is begun have the room.
func (h *guildHelp) trades() bool {
	switch h.view.Step {
	case atrades.StepAction, atrades.StepGolden:
		return !h.begun
	case atrades.StepExpand:
		return h.view.Phase == "market"
	}
	return false
}
