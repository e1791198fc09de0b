package ask

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/partial"
	"tablekeeper/companion/tell/precedents"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// ruling is the card with the referee's answer on a move in a match that somebody has made, or asks about.
type ruling struct {
	app   *Feature
	route shell.Route // to it
	of    *game.OwnMatch
	table rules.Table // as it stood then
	rules.Ruling
	takes *fyne.Container // what would make it legal, once that is known
}

// buildRuling asks the referee; nil where there is no such match any more.
func (a *Feature) buildRuling(route shell.Route) shell.Screen {
	of, err := a.Opened(route.Arg)
	if err != nil || route.Line > of.Match.Log().Count() {
		return nil
	}
	table := of.Match.Table()
	if route.Line > 0 {
		table = of.Match.Log().At(route.Line).Fork()
	}
	r := &ruling{app: a, route: route, of: of, table: table, Ruling: table.Explain(route.Act), takes: parts.NewTightColumn()}
	r.takes.Hide()
	if !r.Legal() {
		r.weigh()
	}
	return r
}

func (r *ruling) Heading() string { return wording.L("Ruling") }

func (r *ruling) Page() fyne.CanvasObject {
	return parts.NewWidePage(parts.NewHalves(r.card(), parts.NewSections(r.acts()...)))
}

// verdict is the ruling in a word.
func (r *ruling) verdict() (parts.Ruling, string) {
	if r.Legal() {
		return parts.Legal, wording.L("Allowed")
	}
	return parts.NotAllowed, wording.L("Not allowed")
}

// plain is the move in plain words, and written in the notation, with the player's name.
func (r *ruling) plain() string   { return parts.Upper(r.table.Sentence(r.route.Act)) }
func (r *ruling) written() string { return written(r.table, r.route.Act) }

// because is the reason in one sentence.
func (r *ruling) because() string {
	switch {
	case !r.Legal():
		return r.Why.String()
	case len(r.Passed) == 0:
		return wording.L("It's this player's move, and no rule forbids it.")
	}
	return wording.L("It's this player's move, and it breaks no rule.")
}

// card is the verdict, the move, the reason, and the rules that it rests on.
func (r *ruling) card() fyne.CanvasObject {
	sign, word := r.verdict()
	objects := []fyne.CanvasObject{
		parts.NewVerdict(sign, word),
		parts.NewWords(r.plain(), look.Label, look.Text).Bold(),
		parts.NewWords(r.because(), look.Label, look.Text),
	}
	if !r.Legal() {
		objects = append(objects, r.broken()...)
	}
	if r.House {
		objects = append(objects, parts.NewLess(houseData()))
	}
	if options := r.options(); len(options) > 0 {
		objects = append(objects, r.decided(options))
	}
	if r.Legal() && len(r.Passed) > 0 {
		objects = append(objects, r.kept())
	}
	return parts.NewPanel("", objects...)
}

// kept are the rules that a legal move keeps: why it is legal.
func (r *ruling) kept() fyne.CanvasObject {
	column := parts.NewTightColumn(parts.NewSection(wording.L("Rules it follows")))
	g := r.table.Game()
	for _, id := range slices.Compact(slices.Sorted(slices.Values(r.Passed))) {
		if rule, ok := g.Rule(id); ok {
			column.Add(parts.NewChip(rule.ID, wording.Translate(rule.Text), func() { r.app.Open(game.RuleRoute(g, rule.ID)) }))
		}
	}
	return column
}

// options are the house rules that decide the rules of the verdict.
func (r *ruling) options() []rules.Option {
	ids := r.Passed
	if !r.Legal() {
		ids = []string{r.Rule}
	}
	var options []rules.Option
	seen := map[string]bool{}
	g := r.table.Game()
	for _, id := range ids {
		rule, _ := g.Rule(id)
		for _, name := range rule.Options {
			if option, ok := g.Option(name); ok && !seen[name] && option.Asked(len(r.table.Seats())) {
				seen[name] = true
				options = append(options, option)
			}
		}
	}
	return options
}

// decided are the house rules of the verdict with the answers of this table.
func (r *ruling) decided(options []rules.Option) fyne.CanvasObject {
	var rows []*parts.Row
	g := r.table.Game()
	for _, option := range options {
		rows = append(rows, parts.NewRow(parts.RowData{
			Title: wording.Translate(option.Question), Words: r.answer(option),
			Tap: func() { r.app.Open(shell.Route{Page: shell.HouseRulePage, Arg: g.Key + "/" + option.Name}) },
		}))
	}
	return parts.NewTightColumn(parts.NewSection(wording.L("Decided by the house rule")), parts.NewRows(rows...))
}

// answer is what this table answers to the question of a house rule.
func (r *ruling) answer(option rules.Option) string {
	value := r.table.Options()[option.Name]
	said := wording.Translate(parts.Capital(value))
	if value == option.Default {
		return wording.L("This table: {value}, the default", said)
	}
	return wording.L("This table: {value} (the default is {default})", said, wording.Translate(parts.Capital(option.Default)))
}

// acts are what can be done with the ruling.
func (r *ruling) acts() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	live := r.route.Line == 0 && r.of.Match.ReadOnly() == ""
	if r.Legal() && live {
		objects = append(objects, r.app.playKey(r.of, r.route.Act))
	}
	objects = append(objects, r.app.nearest(r.route, r.of, r.table, r.Nearest)...)
	objects = append(objects, r.app.shares(r.text), parts.NewButton(wording.L("Keep this ruling"), parts.IconAgreed, func() {
		r.app.open = r.ruled()
		r.app.Open(shell.Route{Page: shell.KeepPage, Arg: r.route.Arg})
	}))
	if !r.Legal() && live {
		agree := func() { r.app.Open(shell.Route{Page: shell.AgreePage, Arg: r.of.ID, Act: r.route.Act}) }
		objects = append(objects, parts.NewTightColumn(
			parts.NewButton(wording.L("Played anyway by agreement"), parts.IconAgreed, agree).SetWeight(parts.Quiet),
			parts.NewLess(wording.L("Play it anyway. The log notes that you all agreed."))))
	}
	return objects
}

func (r *ruling) Key(name fyne.KeyName) bool {
	if name == fyne.KeyC {
		shell.CopyText(r.app, r.text(), func() {})
		return true
	}
	return false
}

// text is the ruling as text, to be copied and shared.
func (r *ruling) text() string {
	_, word := r.verdict()
	of := r.table.Game()
	lines := []string{of.Title + ": " + word, r.plain(), r.because()}
	if rule, ok := of.Rule(r.Rule); ok {
		lines = append(lines, rule.ID+": "+wording.Translate(rule.Text), game.SourceWords(rule.Source))
	}
	for _, option := range r.options() {
		lines = append(lines, wording.L("House rule: {question} {answer}", wording.Translate(option.Question), r.answer(option)))
	}
	if len(r.Nearest) > 0 {
		lines = append(lines, wording.L("Allowed instead")+":")
		for _, act := range r.Nearest {
			lines = append(lines, "- "+parts.Upper(r.table.Sentence(act)))
		}
	}
	seats := wording.L("Players: {players}", strings.Join(r.table.Seats(), ", "))
	return strings.Join(append(lines, seats, r.written()), "\n") + "\n"
}

// ruled is the ruling as it would be kept.
func (r *ruling) ruled() precedents.Precedent {
	_, word := r.verdict()
	return precedents.Precedent{
		Game: r.table.Game().Key, Date: r.app.today().Format(dateLayout), Question: r.plain(),
		Move: r.written(), Ruling: word + ". " + r.because(), Rule: r.Rule,
	}
}

// play plays a legal move on the page of its match.
func (a *Feature) play(of *game.OwnMatch, act rules.Act) {
	a.Open(shell.Route{Page: shell.MatchPage, Arg: of.ID})
	if m, ok := a.Shown().(interface{ Play(rules.Act) }); ok {
		m.Play(act)
	}
}

// playKey plays it.
func (a *Feature) playKey(of *game.OwnMatch, act rules.Act) *parts.Button {
	return parts.NewMainButton(wording.L("Play this move"), parts.IconPlay, func() { a.play(of, act) })
}

// broken is the rule that the move breaks, what the table decided on it before, and what the move would take.
func (r *ruling) broken() []fyne.CanvasObject {
	g := r.table.Game()
	var objects []fyne.CanvasObject
	if earlier := r.app.earlier(g, r.Rule); earlier != nil {
		objects = append(objects, earlier)
	}
	if rule, ok := g.Rule(r.Rule); ok {
		objects = append(objects, r.app.ruleChip(g, rule))
	}
	return append(objects, r.takes)
}

// weigh works out apart from the screens what a refused move would take.
func (r *ruling) weigh() {
	table := r.table.Fork()
	var takes []partial.Take
	r.app.Device().Apart(func() {
		if answer, err := partial.Of(table).Judge(r.route.Act); err == nil {
			takes = answer.Takes
		}
	}, func() {
		if column := takesColumn(takes); column != nil {
			r.takes.Add(column)
			r.takes.Show()
			r.app.Relay()
		}
	})
}

// nearest are legal moves that are nearest to what was tried in a match, to be played where it still stands so, else to be asked about; none
// where there are none.
func (a *Feature) nearest(route shell.Route, of *game.OwnMatch, table rules.Table, acts []rules.Act) []fyne.CanvasObject {
	var rows []*parts.Row
	for _, act := range acts {
		data := parts.RowData{
			Icon: parts.IconCheck, Title: parts.Upper(table.Sentence(act)), Words: wording.L("Play this instead"),
			Tap: func() { a.play(of, act) },
		}
		if route.Line > 0 || of.Match.ReadOnly() != "" {
			route.Act = act
			to := route
			data.Words, data.Tap = wording.L("Why is this allowed?"), func() { a.Open(to) }
		}
		rows = append(rows, parts.NewRow(data))
	}
	if rows == nil {
		return nil
	}
	return []fyne.CanvasObject{parts.NewColumn(parts.NewSection(wording.L("Allowed instead")), parts.NewRows(rows...))}
}
