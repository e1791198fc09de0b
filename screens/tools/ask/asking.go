package ask

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/answers"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// desk answers the questions about a game.
type desk struct {
	*answers.Desk // nil: it isn't read yet, or can't be
	moves         *answers.Moves
}

// deskOf is what answers questions about a game. It is read apart from the screens when it is asked for first; the page
// that is shown then is filled when it is there.
func (a *Feature) deskOf(g *rules.Game, table rules.Table) *desk {
	if d, ok := a.desks[g.Key]; ok {
		return d
	}
	d := &desk{}
	if a.desks == nil {
		a.desks = map[string]*desk{}
	}
	a.desks[g.Key] = d
	table = table.Fork()
	var read *answers.Desk
	var moves *answers.Moves
	var err error
	a.Device().Apart(func() {
		if read, err = answers.For(g); err == nil {
			moves = read.Moves(table)
		}
	}, func() {
		if err != nil {
			a.Say(wording.L("The questions can't be read: {problem}.", err))
			return
		}
		d.Desk, d.moves = read, moves
		if shown, ok := a.Shown().(*disputePage); ok && shown.desk == d {
			shown.fill()
		}
	})
	return d
}

// said is the answer that stands under the field, or both of two that may be meant. It is drawn once and changed with each letter, so
// that nothing flickers.
type said struct {
	first, other  *reading
	beside        *fyne.Container // what is under two readings
	taken, ground *fyne.Container // what was taken from the words; what the answer stands on
	room          *fyne.Container // all of it
	aloud         *parts.Aloud
	rested        func() // stops waiting for the typing to rest; nil: nothing waits
	heard         string // what screen readers said last
	change        int    // the place among what was taken from the words of what is being changed; -1: none
	told          []int  // the keys that were tapped of the facts that were asked for
}

// answerLines are the lines for which there is always room.
const answerLines = 12

func newSaid() *said {
	s := &said{
		first: newReading(true), other: newReading(false), taken: parts.NewColumn(), ground: parts.NewColumn(), aloud: parts.NewAloud(), change: -1,
		beside: parts.NewColumn(),
	}
	s.two(nil)
	answer := parts.NewColumn(parts.NewTightColumn(s.first.object, s.aloud), s.other.object, s.beside, s.taken)
	s.room = newSteady(func(float32) float32 { return linesHigh(answerLines)() }, parts.NewHalves(answer, s.ground))
	return s
}

// two shows that there are two readings, with what is under them; without that there is one.
func (s *said) two(beside []fyne.CanvasObject) {
	box.SetVisible(s.other.object, len(beside) > 0)
	fill(s.beside, beside)
}

// fill puts objects into a part of the answer, which goes where there are none.
func fill(column *fyne.Container, objects []fyne.CanvasObject) {
	column.Objects = objects
	box.SetVisible(column, len(objects) > 0)
	column.Refresh()
}

// typed takes what is in the field.
func (p *disputePage) typed(text string) {
	d := p.dispute
	d.asked, p.app.Here().Search = text, text
	p.said.change, p.said.told = -1, nil
	p.find()
}

// find shows what the words are about: the answer, or without words some examples.
func (p *disputePage) find() {
	if strings.TrimSpace(p.dispute.asked) == "" {
		p.said = newSaid()
		p.found.Objects = p.starters()
	} else {
		p.answered()
		p.found.Objects = []fyne.CanvasObject{p.said.room}
	}
	p.found.Refresh()
	p.app.Relay()
}

// answered shows the answer to what is in the field.
func (p *disputePage) answered() {
	s := p.said
	if p.desk.Desk == nil {
		return // it is still read
	}
	at := p.dispute.at()
	if n := utf8.RuneCountInString(p.dispute.asked); n > answers.Longest {
		s.first.set("", parts.Depends, wording.L("Ask in fewer words"),
			wording.L("This has {number} letters. A question has at most {most}.", n, answers.Longest))
		s.two(nil)
		fill(s.taken, nil)
		fill(s.ground, nil)
		return
	}
	list := p.desk.Ask(p.dispute.asked, at)
	for _, i := range s.told {
		if asks := list[0].Asks; asks != nil && i < len(asks.Keys) {
			list[0] = list[0].Told(asks.Keys[i])
		}
	}
	other := answers.OtherReading(list)
	spoken := p.show(s.first, &list[0], other)
	s.two(p.beside(&list[0], other))
	if other != nil {
		spoken = wording.L("Which of these do you mean?") + " " + spoken + " " + p.show(s.other, other, &list[0])
	}
	fill(s.taken, p.taken(&list[0]))
	fill(s.ground, p.grounds(list, other == nil))
	p.dispute.heard = literal(&list[0])
	p.speak(spoken)
}

// at is the match of the dispute, and who asks there: whoever this device plays, if that is one alone. Outside a match it is the house rules.
func (d *Dispute) at() *answers.At {
	if d.of == nil {
		return &answers.At{House: d.Seats.Options}
	}
	at, here := &answers.At{Table: d.table}, 0
	for i := range at.Table.Seats() {
		if seat := d.of.Seat; seat.Mine(i+1) && !seat.Elsewhere(i+1) {
			here, at.Seat = here+1, i+1
		}
	}
	if here != 1 {
		at.Seat = 0
	}
	return at
}

// beside is what is under two readings: the rule that both rest on, and a key to ask anew.
func (p *disputePage) beside(a, other *answers.Answer) []fyne.CanvasObject {
	if other == nil {
		return nil
	}
	var objects []fyne.CanvasObject
	if rule, ok := p.dispute.game.Rule(firstRule(a)); ok && rule.ID == firstRule(other) {
		objects = append(objects, p.app.ruleChip(p.dispute.game, rule))
	}
	return append(objects, parts.NewButton(wording.L("Neither: ask in other words"), parts.IconSearch, func() { p.entry.SetText("") }).SetWeight(parts.Quiet))
}

// firstRule is the rule that an answer rests on; "" for none.
func firstRule(a *answers.Answer) string { return append(slices.Clone(a.Rules), "")[0] }

// show shows an answer, alone or beside another one, and says it as screen readers do.
func (p *disputePage) show(r *reading, a, beside *answers.Answer) string {
	sign, word, says := verdictParts(a)
	var rests []fyne.CanvasObject
	g := p.dispute.game
	rule, ok := g.Rule(firstRule(a))
	if beside == nil {
		r.matter.Mark(nil)
		if a.Asks != nil {
			word = a.Asks.Question
			rests = append(rests, p.asks(a.Asks))
		}
		if ok {
			rests = append(rests, p.app.ruleChip(g, rule))
		}
		if a.Allows != "" {
			rests = append(rests, parts.NewTightColumn(parts.NewLess(wording.L("What would allow it")), parts.NewWords(parts.Upper(a.Allows), look.Label, look.Text).Bold()))
		}
	} else {
		r.matter.Mark(differing(a.Matter, beside.Matter))
		meant := r.meantBy(func() { p.entry.SetText(a.Matter) })
		if ok && rule.ID != firstRule(beside) {
			meant = parts.NewFlow(parts.NewChip(rule.ID, "", func() { p.app.Open(game.RuleRoute(g, rule.ID)) }), meant)
		}
		rests = append(rests, meant)
	}
	if a.Verdict == answers.Told && beside == nil {
		r.set(says, sign, word, a.Matter, rests...) // its sentence leads
		return says
	}
	r.set(a.Matter, sign, word, says, rests...)
	return strings.TrimSpace(a.Matter + " " + aloud(word, says))
}

// asks are the keys that say what a missing fact is: a number is written into the question, anything else changes the answer in its place.
func (p *disputePage) asks(m *answers.Missing) fyne.CanvasObject {
	keys := parts.NewFlow()
	for i, k := range m.Keys {
		keys.Add(parts.NewKey(0, parts.Upper(k.Label()), func() {
			if k.Words != "" {
				p.entry.SetText(k.In(p.dispute.asked))
				return
			}
			p.said.told = append(p.said.told, i)
			p.find()
		}))
	}
	return keys
}

// restsAfter is how long nobody types before screen readers say an answer.
const restsAfter = 900 * time.Millisecond

// speak lets screen readers say an answer when the typing rests, unless they have said it.
func (p *disputePage) speak(sentence string) {
	s := p.said
	if s.rested != nil {
		s.rested()
	}
	s.rested = p.app.Device().After(restsAfter, func() {
		if s.heard != sentence {
			s.heard = sentence
			s.aloud.Say(sentence)
		}
	})
}

// taken is what the app took from the words, each to be changed, what it didn't understand, and what is taken for granted.
func (p *disputePage) taken(a *answers.Answer) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	chips, used := parts.NewFlow(), false
	for i, t := range a.Taken {
		if !t.Used {
			continue
		}
		used = true
		text := t.Text
		if t.Goal {
			text = wording.L("Goal: {goal}", t.Text)
		}
		key := parts.NewKey(0, wording.L("Change {part}", text), func() { p.turnTaken(i) }).Face(text, parts.NoIcon).Tight()
		if p.said.change == i {
			key.Chosen()
		}
		chips.Add(key)
	}
	if used {
		objects = append(objects, factLine(wording.L("You said"), chips))
	}
	if i := p.said.change; i >= 0 && i < len(a.Taken) {
		objects = append(objects, p.changeTaken(a.Taken[i]))
	}
	switch {
	case len(a.Unused) > 0:
		objects = append(objects, parts.NewLess(wording.L("Not used: {words}", strings.Join(a.Unused, ", "))))
	case len(a.Strange) > 0:
		objects = append(objects, parts.NewLess(wording.L("Not understood: {words}", strings.Join(a.Strange, ", "))))
	}
	if p.dispute.of != nil && a.Here {
		t := p.dispute.table
		stands := parts.NewFlow()
		for _, seat := range t.ToMove() {
			if seat > 0 {
				stands.Add(newTag(seat, t.Seats()[seat-1]))
			}
		}
		stands.Add(newTag(0, wording.N(len(t.Log()), "{count} move;{count} moves", len(t.Log()))))
		objects = append(objects, factLine(wording.L("The match"), stands))
	} else if p.dispute.of != nil {
		objects = append(objects, parts.NewLess(wording.L("In general: this match doesn't decide it.")))
	}
	if len(a.Needs) > 0 && a.Asks == nil {
		objects = append(objects, parts.NewBody(wording.L("This decides: {facts}.", strings.Join(a.Needs, "; "))))
	}
	if supposed := parts.NewFlow(); len(a.Assumed) > 0 {
		for _, assumed := range a.Assumed {
			supposed.Add(newTag(0, parts.Upper(assumed)).supposing())
		}
		name := wording.L("Supposed")
		if p.dispute.of != nil {
			name = wording.L("House rule")
		}
		objects = append(objects, factLine(name, supposed))
	}
	return objects
}

// factLine is a line of what an answer rests on: where it is from, and the facts.
func factLine(from string, facts fyne.CanvasObject) fyne.CanvasObject {
	name := parts.NewLess(from)
	return box.Row(parts.RowGap, box.Middle(box.FixedBy(name, box.Times(look.Body, factWide), nil)), box.Breaks(facts))
}

// factWide is how wide the names of such lines are, in sizes of their letters.
const factWide = 5.5

func (p *disputePage) turnTaken(i int) {
	if p.said.change == i {
		i = -1
	}
	p.said.change = i
	p.find()
}

// mostTaken is the largest number that what was taken from the words is changed to by steps.
const mostTaken = 99

// changeTaken changes a number that the words say, in the words, or leaves out the words that say it.
func (p *disputePage) changeTaken(t answers.Taken) fyne.CanvasObject {
	asked, open := p.dispute.asked, p.said.change
	keys := parts.NewFlow()
	write := func(from, to int, by string, open int) {
		p.entry.SetText(strings.Join(strings.Fields(asked[:from]+by+asked[to:]), " "))
		p.said.change = open
		p.find()
	}
	if t.NumberTo > 0 {
		for _, n := range []int{t.Value - 1, t.Value + 1} {
			if n >= 0 && n <= mostTaken {
				keys.Add(parts.NewKey(0, strconv.Itoa(n), func() { write(t.NumberFrom, t.NumberTo, strconv.Itoa(n), open) }))
			}
		}
	}
	keys.Add(parts.NewKey(0, wording.L("Leave it out"), func() { write(t.From, t.To, "", -1) }))
	return keys
}

// mostOthers is how many other questions are offered where the answer isn't certain.
const mostOthers = 2

// grounds are the other rules of an answer, where to go on and, where it stands alone, other questions that may be meant.
func (p *disputePage) grounds(list []answers.Answer, alone bool) []fyne.CanvasObject {
	d, a := p.dispute, &list[0]
	var objects []fyne.CanvasObject
	if acts := p.goesOn(a); acts != nil {
		objects = append(objects, acts)
	}
	if len(a.Rules) > 0 {
		if len(a.Rules) > 1 {
			objects = append(objects, p.cited(a.Rules[1:]))
		}
		if earlier := p.app.earlier(d.game, a.Rules[0]); earlier != nil {
			objects = append(objects, earlier)
		}
	}
	if !a.Certain && alone {
		if others := p.others(list); others != nil {
			objects = append(objects, others)
		}
	}
	if a.Second != nil {
		objects = append(objects, parts.NewTightColumn(parts.NewSection(wording.L("You also asked")), parts.NewRows(p.second(a.Second))))
	}
	if rows := p.closer(a); len(rows) > 0 {
		objects = append(objects, parts.NewTightColumn(parts.NewSection(wording.L("Look closer")), parts.NewRows(rows...)))
	}
	if a.Certain && len(a.Rules) > 0 {
		objects = append(objects, parts.NewButton(wording.L("Keep this ruling"), parts.IconAgreed, func() {
			_, word, says := verdictParts(a)
			p.app.open = p.kept(aloud(word, says), a.Rules[0])
			p.app.Open(shell.Route{Page: shell.KeepPage, Arg: d.where()})
		}).SetWeight(parts.Quiet))
	}
	return objects
}

// goesOn is in a match the gold key that does what was asked about and may be done there now, and the way back to the table.
func (p *disputePage) goesOn(a *answers.Answer) fyne.CanvasObject {
	d := p.dispute
	if d.of == nil {
		return nil
	}
	keys := parts.NewTightColumn()
	if a.Verdict == answers.Yes && a.Here {
		if form := p.meant(a); form != nil {
			keys.Add(parts.NewMainButton(picker.VerbTitle(form), parts.IconForward, func() {
				pick := picker.NewPicker(d.of.Table())
				pick.Take(d.actor(), form)
				d.of.Pick, d.of.PickedAt = pick, d.of.Changes
				p.app.Back()
			}))
		}
	}
	keys.Add(parts.NewButton(wording.L("To the table"), parts.IconBack, func() { p.app.Back() }))
	return keys
}

// meant is the verb that an answer is about, if its player may use it as the match stands; nil: none.
func (p *disputePage) meant(a *answers.Answer) *rules.Form {
	d := p.dispute
	forms, verb := d.table.Forms(), -1
	if c, ok := p.desk.Case(*a); ok {
		verb = c.Act.Verb
	} else if found := p.desk.moves.Find(d.asked); len(found) > 0 && found[0] < len(forms) {
		verb = forms[found[0]].Verb
	}
	at := slices.IndexFunc(forms, func(f rules.Form) bool { return f.Verb == verb })
	if at < 0 || !slices.ContainsFunc(d.table.Legal(nil), func(act rules.Act) bool { return act.Verb == verb && act.Seat == d.actor() }) {
		return nil
	}
	return &forms[at]
}

// cited are the ids of the other rules of an answer; a tap opens one.
func (p *disputePage) cited(ids []string) fyne.CanvasObject {
	others := parts.NewFlow()
	for _, id := range ids {
		others.Add(parts.NewChip(id, "", func() { p.app.Open(game.RuleRoute(p.dispute.game, id)) }))
	}
	return others
}

// others are other questions that may be meant than that of the first answer, each once; a tap asks one.
func (p *disputePage) others(list []answers.Answer) fyne.CanvasObject {
	var rows []*parts.Row
	shown := []string{"", list[0].Matter}
	for _, a := range list[1:] {
		if !slices.Contains(shown, a.Matter) && len(rows) < mostOthers {
			rows, shown = append(rows, p.question(a.Matter)), append(shown, a.Matter)
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return parts.NewTightColumn(parts.NewSection(wording.L("Did you mean")), parts.NewRows(rows...))
}

// question is the row of a question that a tap asks.
func (p *disputePage) question(words string) *parts.Row {
	return parts.NewRow(parts.RowData{Icon: parts.IconScales, Title: words, Here: true, Tap: func() {
		p.entry.SetText(words)
	}})
}

// second is a second question of what was asked with its answer; a tap asks it alone.
func (p *disputePage) second(s *answers.Second) *parts.Row {
	row := parts.RowData{Icon: parts.IconScales, Title: s.Asked, Words: wording.L("Not answered with this one. Ask it alone."), Here: true, Tap: func() { p.entry.SetText(s.Asked) }}
	if s.Answer != nil {
		_, word, says := verdictParts(s.Answer)
		row.Words = aloud(word, says)
	}
	return parts.NewRow(row)
}

// mostMoves is how many moves are offered that a question may be about.
const mostMoves = 2

// closer are the move that decides an answer, or those that the words name: what would decide, and what it would take.
func (p *disputePage) closer(a *answers.Answer) []*parts.Row {
	d := p.dispute
	if c, ok := p.desk.Case(*a); ok {
		return []*parts.Row{parts.NewRow(parts.RowData{
			Title: parts.Upper(d.sentence(c)), Words: wording.L("What would decide, and what it would take."), Here: true,
			Tap: func() { p.choose(func() { p.tell(d.look(c, a)) }) },
		})}
	}
	var rows []*parts.Row
	forms := d.table.Forms()
	for _, i := range p.desk.moves.Find(d.asked) {
		if len(rows) == mostMoves || i >= len(forms) {
			break
		}
		rows = append(rows, parts.NewRow(parts.RowData{
			Title: picker.VerbTitle(&forms[i]), Words: d.table.Help(rules.Act{Verb: forms[i].Verb}), Here: true,
			Tap: func() { p.choose(func() { d.begin(&forms[i]) }) },
		}))
	}
	return rows
}

// tell says what went wrong, if anything did.
func (p *disputePage) tell(err error) {
	if err != nil {
		shell.SayProblem(p.app, err)
	}
}
