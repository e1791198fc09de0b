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

// ruling is the card with the referee's answer on a move that somebody has made, or asks about.
type ruling struct {
	app   *Feature
	where string // the table, as the routes name it
	at    game.Seating
	line  string
	act   rules.Act
	rules.Ruling
	unread error           // why it is no move of this game
	takes  *fyne.Container // what would make it legal, once that is known
}

// newRuling asks the referee.
func newRuling(a *Feature, where string, at game.Seating, line string) *ruling {
	r := &ruling{app: a, where: where, at: at, line: line, takes: parts.NewTightColumn()}
	r.takes.Hide()
	if r.act, r.unread = at.Table.Read(line); r.unread == nil {
		r.Ruling = at.Table.Explain(r.act)
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
	switch {
	case r.unread != nil:
		return parts.Unreadable, wording.L("Not understood")
	case r.Legal():
		return parts.Legal, wording.L("Allowed")
	}
	return parts.NotAllowed, wording.L("Not allowed")
}

// plain is the move in plain words.
func (r *ruling) plain() string {
	if r.unread != nil {
		return r.written()
	}
	return parts.Upper(r.at.Table.Sentence(r.act))
}

// because is the reason in one sentence.
func (r *ruling) because() string {
	switch {
	case r.unread != nil:
		return parts.Upper(r.unread.Error()) + "."
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
	if r.unread == nil && !r.Legal() {
		objects = append(objects, r.broken()...)
	}
	if r.House {
		objects = append(objects, parts.NewLess(houseData()))
	}
	if options := r.options(); len(options) > 0 {
		objects = append(objects, r.decided(options))
	}
	if r.unread == nil && r.Legal() && len(r.Passed) > 0 {
		objects = append(objects, r.kept())
	}
	return parts.NewPanel("", objects...)
}

// kept are the rules that a legal move keeps: why it is legal.
func (r *ruling) kept() fyne.CanvasObject {
	column := parts.NewTightColumn(parts.NewSection(wording.L("Rules it follows")))
	g := r.at.Table.Game()
	for _, id := range slices.Compact(slices.Sorted(slices.Values(r.Passed))) {
		if rule, ok := g.Rule(id); ok {
			column.Add(parts.NewChip(rule.ID, wording.Translate(rule.Text), func() { r.app.Open(game.RuleRoute(g, rule.ID)) }))
		}
	}
	return column
}

// options are the house rules that decide the rules of the verdict.
func (r *ruling) options() []rules.Option {
	if r.unread != nil {
		return nil
	}
	ids := r.Passed
	if !r.Legal() {
		ids = []string{r.Rule}
	}
	var options []rules.Option
	seen := map[string]bool{}
	g := r.at.Table.Game()
	for _, id := range ids {
		rule, _ := g.Rule(id)
		for _, name := range rule.Options {
			if option, ok := g.Option(name); ok && !seen[name] && option.Asked(len(r.at.Table.Seats())) {
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
	g := r.at.Table.Game()
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
	value := r.at.Table.Options()[option.Name]
	said := wording.Translate(parts.Capital(value))
	if value == option.Default {
		return wording.L("This table: {value}, the default", said)
	}
	return wording.L("This table: {value} (the default is {default})", said, wording.Translate(parts.Capital(option.Default)))
}

// acts are what can be done with the ruling.
func (r *ruling) acts() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if r.unread == nil && r.Legal() && r.at.Play != nil {
		objects = append(objects, parts.NewMainButton(wording.L("Play this move"), parts.IconPlay, func() { r.at.Play(r.act) }))
	}
	if r.unread != nil {
		objects = append(objects, parts.NewMainButton(wording.L("Choose the move"), parts.IconList, func() { r.app.Back() }))
	}
	if nearest := r.app.nearest(r.where, r.at, r.Nearest); nearest != nil {
		objects = append(objects, nearest)
	}
	objects = append(objects, r.app.shares(r.text))
	if r.unread == nil {
		objects = append(objects, parts.NewButton(wording.L("Keep this ruling"), parts.IconAgreed, func() {
			r.app.open = r.ruled()
			r.app.Open(shell.Route{Page: shell.KeepPage, Arg: r.where})
		}))
	}
	if r.at.Agree != nil && (r.unread != nil || !r.Legal()) {
		objects = append(objects, parts.NewTightColumn(
			parts.NewButton(wording.L("Played anyway by agreement"), parts.IconAgreed, r.at.Agree).SetWeight(parts.Quiet),
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
	of := r.at.Table.Game()
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
			lines = append(lines, "- "+parts.Upper(r.at.Table.Sentence(act)))
		}
	}
	seats := wording.L("Players: {players}", strings.Join(r.at.Table.Seats(), ", "))
	return strings.Join(append(lines, seats, r.written()), "\n") + "\n"
}

// ruled is the ruling as it would be kept.
func (r *ruling) ruled() precedents.Precedent {
	_, word := r.verdict()
	return precedents.Precedent{
		Game: r.at.Table.Game().Key, Date: r.app.today().Format(dateLayout), Question: r.plain(),
		Move: r.written(), Ruling: word + ". " + r.because(), Rule: r.Rule,
	}
}

// written is the move in the notation, with the player's name.
func (r *ruling) written() string {
	if r.unread != nil || r.act.Seat == 0 {
		return r.line
	}
	return written(r.at.Table, r.act)
}

// buildRuling makes the ruling on a move in a match, or nil where there is no such match any more.
func (a *Feature) buildRuling(arg string) shell.Screen {
	rest, ok := strings.CutPrefix(arg, game.MatchWhere(""))
	id, line, _ := strings.Cut(rest, "/")
	if !ok {
		return nil
	}
	id, number := game.PastOf(id)
	of, err := a.Opened(id)
	if err != nil || number > of.Match.Log().Count() {
		return nil
	}
	where, at := game.MatchWhere(id), a.matchSeating(of, line)
	if number > 0 {
		where, at = game.PastWhere(id, number), game.Seating{Table: of.Match.Log().At(number).Fork()}
	}
	return newRuling(a, where, at, line)
}

// matchSeating is the table of a match. What was refused can be played anyway there if all agree.
func (a *Feature) matchSeating(of *game.OwnMatch, line string) game.Seating {
	at := game.Seating{Table: of.Match.Table()}
	if of.Match.ReadOnly() != "" {
		return at
	}
	at.Play = func(act rules.Act) { // on the page of the match
		a.Open(shell.Route{Page: shell.MatchPage, Arg: of.ID})
		if m, ok := a.Shown().(interface{ Play(rules.Act) }); ok {
			m.Play(act)
		}
	}
	at.Agree = func() { a.Open(shell.Route{Page: shell.AgreePage, Arg: of.ID + "/" + line}) }
	return at
}

// broken is the rule that the move breaks, what the table decided on it before, and what the move would take.
func (r *ruling) broken() []fyne.CanvasObject {
	g := r.at.Table.Game()
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
	if r.unread != nil || r.Legal() {
		return
	}
	table := r.at.Table.Fork()
	var takes []partial.Take
	r.app.Device().Apart(func() {
		if answer, err := partial.Of(table).Judge(r.act); err == nil {
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

// nearest are legal moves at a table that are nearest to what was tried, nil where there are none.
func (a *Feature) nearest(where string, at game.Seating, acts []rules.Act) fyne.CanvasObject {
	if len(acts) == 0 {
		return nil
	}
	var rows []*parts.Row
	for _, act := range acts {
		data := parts.RowData{Icon: parts.IconCheck, Title: parts.Upper(at.Table.Sentence(act)), Words: wording.L("Why is this allowed?")}
		data.Tap = func() { a.Open(game.RulingOn(where, at.Table, act)) }
		if at.Play != nil {
			data.Words, data.Tap = wording.L("Play this instead"), func() { at.Play(act) }
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewColumn(parts.NewSection(wording.L("Allowed instead")), parts.NewRows(rows...))
}
