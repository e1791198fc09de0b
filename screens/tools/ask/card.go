package ask

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/answers"
	"tablekeeper/companion/tell/partial"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// ruling is the verdict with the questions that decide and what was assumed, and the card with the rule and what can be done.
func (p *disputePage) ruling() (verdict, why []fyne.CanvasObject) {
	r := p.dispute.answer
	if r.err != nil {
		return []fyne.CanvasObject{parts.NewTightColumn(
			parts.NewVerdict(parts.Unreadable, wording.L("Not possible")),
			parts.NewBody(parts.Upper(r.err.Error())+"."),
			parts.NewButton(wording.L("Forget the facts"), parts.IconUndo, func() { p.did(p.dispute.forget) }))}, nil
	}
	sign, word := verdictOf(r.Verdict)
	said := parts.NewTightColumn(parts.NewVerdict(sign, word), parts.NewWords(p.because(), look.Label, look.Text))
	verdict = append([]fyne.CanvasObject{said}, p.questions()...)
	if len(r.Assumed) > 0 {
		verdict = append(verdict, p.assumed())
	}
	return verdict, append([]fyne.CanvasObject{p.card()}, p.acts()...)
}

// verdictOf is the sign and the word of a verdict.
func verdictOf(v partial.Verdict) (parts.Ruling, string) {
	switch v {
	case partial.Legal:
		return parts.Legal, wording.L("Allowed")
	case partial.Illegal:
		return parts.NotAllowed, wording.L("Not allowed")
	case partial.Open:
		return parts.Depends, wording.L("It can't be told")
	}
	return parts.Depends, wording.L("It depends")
}

// because is the reason in one sentence.
func (p *disputePage) because() string {
	r := p.dispute.answer
	switch {
	case r.Verdict == partial.Depends:
		return wording.L("This decides:")
	case p.bears(p.dispute.told):
		return p.dispute.told.Says
	}
	if rule, ok := p.dispute.game.Rule(p.rule()); ok && (r.Verdict == partial.Legal || r.Reason == wording.Translate(partial.NoSentence)) {
		return wording.Translate(rule.Text) // there is no position to take the sentence from
	}
	return r.Reason
}

// bears reports whether the answer that led to the move says why the ruling is so: why the move is allowed, or which rule about it
// stands against it. In a dispute turn and step are taken for granted, so they are no reason where there is another one.
func (p *disputePage) bears(told *answers.Answer) bool {
	r := p.dispute.answer
	switch {
	case told == nil || len(told.Rules) == 0:
		return false
	case r.Verdict == partial.Legal:
		return told.Verdict == answers.Yes
	}
	rule := r.rule()
	return told.Verdict == answers.No && r.Verdict == partial.Illegal && (rule == "" || rule == rules.NotAwaited || rule == rules.WrongStep)
}

// rule is the rule of the ruling: the one that is broken, or the one by which the move is allowed; "" for none.
func (p *disputePage) rule() string {
	d, r := p.dispute, p.dispute.answer
	switch {
	case p.bears(d.told):
		return d.told.Rules[0]
	case r.Verdict == partial.Legal && p.desk.Desk != nil:
		var checked []string
		for _, verb := range d.table.Verbs() {
			if verb.Verb == r.act.Verb {
				checked = append(checked, verb.Rules...)
			}
		}
		return p.desk.Governs(checked, d.Claim.Form.Name+" "+d.table.Help(r.act))
	}
	return r.rule()
}

// card is the rule with its words, the facts, what it would take, and what the table decided before.
func (p *disputePage) card() fyne.CanvasObject {
	d, r := p.dispute, p.dispute.answer
	var objects []fyne.CanvasObject
	if earlier := p.app.earlier(d.game, p.rule()); earlier != nil {
		objects = append(objects, earlier)
	}
	if rule, ok := d.game.Rule(p.rule()); ok {
		objects = append(objects, p.app.ruleChip(d.game, rule))
	}
	if r.house {
		objects = append(objects, parts.NewLess(houseData()))
	}
	if len(r.behind) > 0 {
		objects = append(objects, p.behind())
	}
	if takes := takesColumn(r.Takes); takes != nil {
		objects = append(objects, takes)
	}
	objects = append(objects, p.share())
	return parts.NewPanel("", objects...)
}

// ruleChip is the chip of a rule, with its source under it.
func (a *Feature) ruleChip(g *rules.Game, rule rules.Rule) fyne.CanvasObject {
	source, _, _ := strings.Cut(rule.Source, ";")
	return parts.NewChip(rule.ID, wording.Translate(rule.Text), func() { a.Open(game.RuleRoute(g, rule.ID)) }).From(g.Title + ", " + source)
}

func houseData() string {
	return wording.L("This rests on values the app fills in where the rules give none. Check your box.")
}

// takesColumn lists what would make a move legal, nil where nothing was found.
func takesColumn(takes []partial.Take) fyne.CanvasObject {
	if len(takes) == 0 {
		return nil
	}
	column := parts.NewTightColumn(parts.NewSection(wording.L("What it would take")))
	said := map[string]bool{} // several facts can be said in the same words
	for _, take := range takes {
		if !said[take.Text] {
			said[take.Text] = true
			column.Add(parts.NewBody(take.Text))
		}
	}
	return column
}

// shares are the keys that take a ruling in words out of the app.
func (a *Feature) shares(text func() string) fyne.CanvasObject {
	return parts.NewAnswers(shell.CopyButton(a, text), parts.NewButton(wording.L("Share"), parts.IconShare, func() {
		a.Share(shell.Shareable{Title: wording.L("Ruling"), Name: "ruling.txt", Text: text()})
	}))
}

// share copies, shares or keeps the ruling.
func (p *disputePage) share() fyne.CanvasObject {
	d := p.dispute
	column := parts.NewTightColumn(p.app.shares(p.text))
	if v := d.answer.Verdict; v == partial.Legal || v == partial.Illegal {
		column.Add(parts.NewButton(wording.L("Keep this ruling"), parts.IconAgreed, func() {
			p.app.open = p.ruled()
			p.app.Open(shell.Route{Page: shell.KeepPage, Arg: d.where()})
		}))
	}
	return column
}

// acts are what can be done in a match: the move is played, or one that is legal.
func (p *disputePage) acts() []fyne.CanvasObject {
	d, r := p.dispute, p.dispute.answer
	if d.of == nil || len(d.said)+len(d.loose) > 0 || d.known != "" || d.of.Match.ReadOnly() != "" {
		return nil
	}
	if r.Verdict == partial.Legal {
		return []fyne.CanvasObject{p.app.playKey(d.of, r.act)}
	}
	return p.app.nearest(shell.Route{Page: shell.RulingPage, Arg: d.of.ID}, d.of, d.of.Match.Table(), r.nearest)
}

// text is the ruling as text, to be copied and shared.
func (p *disputePage) text() string {
	d, r := p.dispute, p.dispute.answer
	_, word := verdictOf(r.Verdict)
	text := d.game.Title + ": " + word + "\n" + parts.Upper(d.table.Sentence(r.act)) + "\n" + p.because() + "\n"
	if rule, ok := d.game.Rule(p.rule()); ok {
		text += rule.ID + ": " + wording.Translate(rule.Text) + "\n" + game.SourceWords(rule.Source) + "\n"
	}
	for _, f := range r.Facts {
		text += f.Question + "\n"
	}
	for _, s := range r.behind {
		text += s.Question + " " + s.Said + "\n"
	}
	for _, a := range r.Assumed {
		text += wording.L("Assumed: {fact}", a.Text) + "\n"
	}
	return text + written(d.table, r.act) + "\n"
}
