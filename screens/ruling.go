package screens

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// RulingPage is the referee's answer on one move. Arg: where the table is, a slash, and the move in the notation.
const RulingPage Page = "ruling"

// ruling is the card with the referee's answer on a move that somebody has made, or asks about.
type ruling struct {
	app   *App
	where string // the table, as the routes name it
	at    seating
	line  string
	act   rules.Act
	rules.Ruling
	unread error // why it is no move of this game
}

// seating is a table that can be asked for a ruling, and what may be done with the answer.
type seating struct {
	table rules.Table
	play  func(rules.Act) // carries out a legal move; nil: nothing is played here
	agree func()          // sets the position that the table agrees on; nil: nothing is recorded here
}

// openRuling shows the ruling on a move in the match that is open.
func (a *App) openRuling(act rules.Act) {
	if a.playing != nil {
		a.openRulingAt(matchWhere(a.playing.id), a.playing.match.Table(), act)
	}
}

// openRulingAt shows the ruling on a move at a table.
func (a *App) openRulingAt(where string, t rules.Table, act rules.Act) {
	a.openRulingOn(where, strconv.Itoa(act.Seat)+": "+t.Notation(act))
}

// openRulingOn shows the ruling on a move in the notation, which may be none.
func (a *App) openRulingOn(where, line string) {
	if seat, move, ok := strings.Cut(line, ":"); ok && seat == "0" {
		line = "table:" + move
	}
	a.open(Route{RulingPage, where + "/" + line})
}

// newRuling asks the referee.
func newRuling(a *App, where string, at seating, line string) *ruling {
	r := &ruling{app: a, where: where, at: at, line: line}
	if r.act, r.unread = at.table.Read(line); r.unread == nil {
		r.Ruling = at.table.Explain(r.act)
	}
	return r
}

func (r *ruling) bar() *parts.TopBar { return r.app.backBar(lang.L("Ruling")) }

func (r *ruling) page() fyne.CanvasObject {
	return parts.NewPage(append([]fyne.CanvasObject{r.card()}, r.acts()...)...)
}

// verdict is the ruling in a word.
func (r *ruling) verdict() (parts.Ruling, string) {
	switch {
	case r.unread != nil:
		return parts.Unreadable, lang.L("Not understood")
	case r.Legal():
		return parts.Legal, lang.L("Legal")
	}
	return parts.NotAllowed, lang.L("Not allowed")
}

// plain is the move in plain words.
func (r *ruling) plain() string {
	if r.unread != nil {
		return r.written()
	}
	return upper(r.at.table.Sentence(r.act))
}

// because is the reason in one sentence.
func (r *ruling) because() string {
	switch {
	case r.unread != nil:
		return upper(r.unread.Error()) + "."
	case !r.Legal():
		return lang.L(r.Why)
	case len(r.Passed) == 0:
		return lang.L("It is awaited now, and no rule speaks against it.")
	}
	return lang.L("It is awaited now, and it keeps all the rules that are asked of it.")
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
		objects = append(objects, r.rule(r.Rule))
	}
	if r.House {
		objects = append(objects, parts.NewLess(lang.L("This rests on values that the app supplies where the design document prints none. Check what your box prints.")))
	}
	if options := r.options(); len(options) > 0 {
		objects = append(objects, r.decided(options))
	}
	if r.unread == nil && r.Legal() && len(r.Passed) > 0 {
		objects = append(objects, r.kept())
	}
	return parts.NewPanel("", objects...)
}

// rule is the chip of a rule, with its text and source under it.
func (r *ruling) rule(id string) fyne.CanvasObject {
	game := r.at.table.Game()
	rule, ok := game.Rule(id)
	if !ok {
		return parts.NewChip(id, "", nil)
	}
	chip := parts.NewChip(rule.ID, lang.L(rule.Text), func() { r.app.openRule(game, rule.ID) })
	return parts.NewTightColumn(chip, parts.NewLess(lang.L("Source: {{.Source}}", map[string]any{"Source": rule.Source})))
}

// kept are the rules that a legal move keeps: why it is legal.
func (r *ruling) kept() fyne.CanvasObject {
	column := parts.NewTightColumn(parts.NewSection(lang.L("It keeps")))
	game := r.at.table.Game()
	for _, id := range slices.Compact(slices.Sorted(slices.Values(r.Passed))) {
		if rule, ok := game.Rule(id); ok {
			column.Add(parts.NewChip(rule.ID, lang.L(rule.Text), func() { r.app.openRule(game, rule.ID) }))
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
	game := r.at.table.Game()
	for _, id := range ids {
		rule, _ := game.Rule(id)
		for _, name := range rule.Options {
			if option, ok := game.Option(name); ok && !seen[name] {
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
	game := r.at.table.Game()
	for _, option := range options {
		rows = append(rows, parts.NewRow(parts.RowData{
			Title: lang.L(option.Question), Words: r.answer(option),
			Tap: func() { r.app.open(Route{HouseRulePage, game.Key + "/" + option.Name}) },
		}))
	}
	return parts.NewTightColumn(parts.NewSection(lang.L("Decided by the house rule")), parts.NewRows(rows...))
}

// answer is what this table answers to the question of a house rule.
func (r *ruling) answer(option rules.Option) string {
	value := r.at.table.Options()[option.Name]
	data := map[string]any{"Value": capital(value), "Default": capital(option.Default)}
	if value == option.Default {
		return lang.L("This table: {{.Value}}, the default", data)
	}
	return lang.L("This table: {{.Value}} (the default is {{.Default}})", data)
}

// acts are what can be done with the ruling.
func (r *ruling) acts() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if r.unread == nil && r.Legal() && r.at.play != nil {
		objects = append(objects, parts.NewMainButton(lang.L("Play this move"), parts.IconPlay, func() { r.at.play(r.act) }))
	}
	if len(r.Nearest) > 0 {
		objects = append(objects, r.nearest())
	}
	share := parts.NewAnswers(r.app.copyButton(r.text), parts.NewButton(lang.L("Share"), parts.IconShare, func() {
		r.app.share(shareable{title: lang.L("Ruling"), name: "ruling.txt", text: r.text()})
	}))
	objects = append(objects, share)
	if r.at.agree != nil && (r.unread != nil || !r.Legal()) {
		objects = append(objects, parts.NewTightColumn(
			parts.NewButton(lang.L("Played anyway by agreement"), parts.IconAgreed, r.at.agree).SetWeight(parts.Quiet),
			parts.NewLess(lang.L("Sets the position as all of you agree on it. The log keeps it with your reason."))))
	}
	return objects
}

// nearest are up to three legal moves that are nearest to what was tried.
func (r *ruling) nearest() fyne.CanvasObject {
	var rows []*parts.Row
	for _, act := range r.Nearest {
		data := parts.RowData{Icon: parts.IconCheck, Title: upper(r.at.table.Sentence(act)), Words: lang.L("Why is this legal?")}
		data.Tap = func() { r.app.openRulingAt(r.where, r.at.table, act) }
		if r.at.play != nil {
			data.Words, data.Tap = lang.L("Play this instead"), func() { r.at.play(act) }
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewColumn(parts.NewSection(lang.L("Legal and nearest to it")), parts.NewRows(rows...))
}

func (r *ruling) refresh() {}

func (r *ruling) key(name fyne.KeyName) bool {
	if name == fyne.KeyC {
		r.app.copy(r.text())
		return true
	}
	return false
}

// text is the ruling as text, to be copied and shared.
func (r *ruling) text() string {
	_, word := r.verdict()
	game := r.at.table.Game()
	lines := []string{game.Title + ": " + word, r.plain(), r.because()}
	if rule, ok := game.Rule(r.Rule); ok {
		lines = append(lines, rule.ID+": "+lang.L(rule.Text), lang.L("Source: {{.Source}}", map[string]any{"Source": rule.Source}))
	}
	for _, option := range r.options() {
		lines = append(lines, lang.L("House rule: {{.Question}} {{.Answer}}", map[string]any{
			"Question": lang.L(option.Question), "Answer": r.answer(option),
		}))
	}
	if len(r.Nearest) > 0 {
		lines = append(lines, lang.L("Legal and nearest to it")+":")
		for _, act := range r.Nearest {
			lines = append(lines, "- "+upper(r.at.table.Sentence(act)))
		}
	}
	seats := lang.L("Players: {{.Players}}", map[string]any{"Players": strings.Join(r.at.table.Seats(), ", ")})
	return strings.Join(append(lines, seats, r.written()), "\n") + "\n"
}

// written is the move in the notation, with the player's name.
func (r *ruling) written() string {
	if r.unread != nil || r.act.Seat == 0 {
		return r.line
	}
	return r.at.table.Seats()[r.act.Seat-1] + ": " + r.at.table.Notation(r.act)
}
