package ask

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/partial"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/frame/value"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// mostQuestions is how many questions stand under a verdict.
const mostQuestions = 3

// questions are those whose answers decide most.
func (p *disputePage) questions() []fyne.CanvasObject {
	r := p.dispute.answer
	var objects []fyne.CanvasObject
	for _, f := range r.Facts {
		if (len(f.Values) > 0 || r.questions[f.Path].None != nil) && len(objects) < mostQuestions {
			objects = append(objects, parts.NewTightColumn(parts.NewBody(f.Question), p.values(f.Path)))
		}
	}
	if r.Verdict != partial.Legal && r.Verdict != partial.Illegal && len(objects) == 0 {
		return []fyne.CanvasObject{parts.NewBody(wording.L("Set up the position: no single question decides."))}
	}
	return objects
}

// assumed are the facts that were taken for granted; a tap changes them.
func (p *disputePage) assumed() fyne.CanvasObject {
	r := p.dispute.answer
	column := parts.NewTightColumn()
	for _, a := range r.Assumed {
		row := parts.RowData{Icon: parts.IconInfo, Title: wording.L("Assumed: {fact}", a.Text)}
		if a.Path != "" { // where one card is, no single fact says
			row.Here, row.Tap = true, func() { p.turn(a.Path) }
		}
		if len(r.moments) > 0 && a.Path == r.Assumed[0].Path {
			row.Words = otherwise(r)
		}
		column.Add(parts.NewRow(row))
		p.open(column, a.Path)
	}
	return column
}

// otherwise says at which other moments of the game the verdict is another one.
func otherwise(r *answer) string {
	var texts []string
	for _, m := range r.moments {
		if m.Verdict != r.Verdict {
			_, word := verdictOf(m.Verdict)
			texts = append(texts, wording.Translate(m.Title)+": "+word)
		}
	}
	return strings.Join(texts, ". ")
}

// behind are the known facts of a verdict; a tap changes them.
func (p *disputePage) behind() fyne.CanvasObject {
	r := p.dispute.answer
	column := parts.NewTightColumn(parts.NewSection(wording.L("What counts here")))
	for _, s := range r.behind {
		row := parts.RowData{Title: s.Question, Trail: p.placed(s.Said), Here: true, Tap: func() { p.turn(s.Path) }}
		if len(row.Trail) > mostTrail {
			row.Words, row.Trail = row.Trail, ""
		}
		column.Add(parts.NewRow(row))
		p.open(column, s.Path)
	}
	return column
}

// mostTrail is the longest value, in bytes, that stands beside its question; a longer one stands under it.
const mostTrail = 10

// open adds what changes a fact, if it was tapped.
func (p *disputePage) open(column *fyne.Container, path string) {
	if p.dispute.change == path {
		column.Add(p.values(path))
	}
}

// values are the answers to the question for a fact.
func (p *disputePage) values(path string) fyne.CanvasObject {
	d := p.dispute
	asked := d.answer.questions[path]
	values := asked.Values
	say := func(value any) {
		p.did(func() {
			d.say(path, value)
			if d.change = ""; asked.Now != nil {
				d.told = nil // it was about something else
			}
		})
	}
	if len(values) == 0 {
		return p.list(asked, say)
	}
	low, high, isNumber := numbers(values)
	switch {
	case isNumber && high-low >= fewWords:
		return p.wide(low, high, asked, say)
	case len(values) > fewWords:
		return p.many(values, asked.Now, say)
	}
	keys := parts.NewFlow()
	for _, v := range values {
		key := parts.NewKey(0, parts.Upper(wording.Translate(v.Title)), func() { say(v.Value) })
		if asked.Now != nil && asked.Now == v.Value {
			key.Chosen()
		}
		keys.Add(key)
	}
	return keys
}

// many finds one of many values by its name, or on the board: places with something near come first.
func (p *disputePage) many(values []partial.Value, now any, say func(any)) fyne.CanvasObject {
	named := slices.Clone(values)
	slices.SortStableFunc(named, func(a, b partial.Value) int { return p.bare(a) - p.bare(b) })
	titles := make([]string, len(named))
	for i, v := range named {
		titles[i] = p.placed(v.Title)
	}
	find := p.named(titles, func(i int) { say(named[i].Value) })
	words := make([]string, 0, len(values))
	for _, v := range values {
		if word, ok := v.Value.(string); ok {
			words = append(words, word)
		}
	}
	chosen, _ := now.(string)
	return p.onBoard(find, words, chosen, func(word string) { say(word) })
}

// bare is 1 for a value without a name of its own, else 0.
func (p *disputePage) bare(v partial.Value) int {
	if p.placed(v.Title) == v.Title {
		return 1
	}
	return 0
}

// near says of a place of the board, by its title, what lies there or beside it; nil: the game has no board.
func (p *disputePage) near() func(title string) string {
	name := p.app.AtTable(p.dispute.table).Place
	if name == nil {
		return nil
	}
	return func(title string) string { return name(p.dispute.table, title) }
}

// placed is a title, or what lies there where it is a place of the board.
func (p *disputePage) placed(title string) string {
	if name := p.near(); name != nil {
		if near := name(title); near != "" {
			return near
		}
	}
	return title
}

// numbers are the bounds of values that are all numbers.
func numbers(values []partial.Value) (low, high int, ok bool) {
	for i, v := range values {
		from, to := v.From, v.To
		if !v.Range {
			n, isInt := v.Value.(int)
			if !isInt || v.Title != strconv.Itoa(n) {
				return 0, 0, false
			}
			from, to = n, n
		}
		if i == 0 {
			low, high = from, to
		}
		low, high = min(low, from), max(high, to)
	}
	return low, high, true
}

// mostNumbers is how many numbers are offered as chips; the others are entered.
const mostNumbers = 6

// wide offers the numbers at which the verdict changes, and enters any other.
func (p *disputePage) wide(low, high int, asked partial.Asked, say func(any)) fyne.CanvasObject {
	const other = "number of "
	d := p.dispute
	keys := parts.NewFlow()
	for _, n := range p.edges(asked.Path, low, high) {
		key := parts.NewKey(0, strconv.Itoa(n), func() { say(n) })
		if asked.Now == n {
			key.Chosen()
		}
		keys.Add(key)
	}
	keys.Add(parts.NewKey(0, wording.L("Another number"), func() { p.turn(other + asked.Path) }))
	if d.change != other+asked.Path {
		return keys
	}
	start, _ := asked.Now.(int)
	return parts.NewTightColumn(keys, numberPad(low, high, max(low, min(start, high)), func(n int) { say(n) }))
}

// edges are the numbers beside which the verdict changes, or the first ones.
func (p *disputePage) edges(path string, low, high int) []int {
	var list []int
	add := func(n int) {
		if n >= low && n <= high && len(list) < mostNumbers && !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	i := slices.IndexFunc(p.dispute.answer.Facts, func(f partial.Fact) bool { return f.Path == path })
	if i >= 0 {
		values := p.dispute.answer.Facts[i].Values
		for _, v := range values[min(1, len(values)):] {
			from := v.From
			if n, ok := v.Value.(int); ok && !v.Range {
				from = n
			}
			add(from - 1)
			add(from)
		}
	}
	for n := low; n < low+mostNumbers-1; n++ {
		add(n)
	}
	slices.Sort(list)
	return list
}

// partSign is in a route between a dispute and the part of its position that is edited.
const partSign = "?"

// list answers a question whose answer is a list, such as cards or what lies where: nothing is a tap, and the editor has the rest.
func (p *disputePage) list(asked partial.Asked, say func(any)) fyne.CanvasObject {
	if asked.None == nil {
		return parts.NewButton(wording.L("All facts"), parts.IconList, func() { p.edit("") })
	}
	return parts.NewFlow(parts.NewKey(0, wording.L("None"), func() { say(asked.None) }),
		parts.NewKey(0, wording.L("Choose"), func() { p.edit(partSign + asked.Path) }))
}

// edit opens the position, or the part of it that a sign leads to.
func (p *disputePage) edit(part string) {
	p.app.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: p.dispute.where() + part})
}

// asking is a question for a list: its path, and how often the engine was asked before.
type asking struct {
	path string
	asks int
}

// newListPage edits the answer to such a question.
func newListPage(a *Feature, d *Dispute, path string) *value.Page {
	asked, at := d.answer.questions[path], rules.Path(strings.Split(path, "."))
	draft, err := value.NewPosition(d.table, d.table.State())
	if err != nil {
		panic("dispute: " + err.Error()) // it was written by the table itself
	}
	if asked.Now != nil {
		draft.Put(at, asked.Now)
	} else {
		draft.Put(at, asked.None)
	}
	draft.Begin()
	use := draft.Use(wording.L("Choose"))
	use.Only, use.Mistakes = at, func() []rules.Mistake { return nil } // the rest isn't known
	use.Source = func(rules.Path) (words string, mine, made bool) { return "", false, false }
	use.Keep = func() table.Key {
		return table.Key{Icon: parts.IconCheck, Word: wording.L("That is all"), Tap: func() {
			d.say(path, draft.Get(at))
			if d.change, d.answer = "", nil; asked.Now != nil {
				d.told = nil // it was about something else
			}
			a.Back()
		}}
	}
	return value.New(a, use)
}

// editing is the editor of something, a new one where another thing was edited last.
func (d *Dispute) editing(what any, open func() *value.Page) *value.Page {
	if d.editor == nil || d.edits != what {
		d.editor, d.edits = open(), what
	}
	return d.editor
}

// newFactsPage sets up the whole position of a dispute. What nobody has set stays unknown.
func newFactsPage(a *Feature, d *Dispute) *value.Page {
	d.Draft.Begin()
	use := d.Draft.Use(wording.L("All facts"))
	use.Line = func() string { return wording.L("Set what you know.") }
	use.Source = func(at rules.Path) (words string, mine, made bool) {
		if d.Draft.IsSet(at) {
			return wording.L("known"), true, false
		}
		return wording.L("not known"), false, false
	}
	use.Shown = a.laid(d.Draft)
	use.Confirm = d.Draft.Know
	use.Keep = func() table.Key {
		return table.Key{Icon: parts.IconScales, Word: wording.L("Use these facts"), Tap: func() {
			d.use()
			a.Back()
		}}
	}
	if d.of == nil {
		use.Menu = []parts.RowData{
			{Icon: parts.IconPlay, Title: wording.L("Normal start"), Here: true, Tap: func() { a.anew(d, d.usual(a.Printed(d.game))) }},
			{Icon: parts.IconPaste, Title: wording.L("Paste"), Here: true, Tap: func() {
				shell.PasteText(a, func(text string) { a.anew(d, d.paste(text)) })
			}},
		}
	}
	return value.New(a, use)
}

// usual takes the normal start for known as a whole, with one's own copy as it is now.
func (d *Dispute) usual(printed []rules.Header) error {
	d.Seats.Printed = printed
	err := d.start()
	if err == nil {
		d.Draft.Know(nil)
	}
	return err
}

// anew shows another beginning, or says why it is none.
func (a *Feature) anew(d *Dispute, err error) {
	if err != nil {
		a.Say(wording.L("That can't be used: {problem}.", err))
		return
	}
	d.use()
	a.Show()
}

// draw sets the draft to a position that fits all that is known, and marks what is.
func (d *Dispute) draw() {
	if d.drawn == d.asks+1 {
		return // it is shown again, with what people have set since
	}
	d.drawn, d.editor = d.asks+1, nil
	q, err := d.inquiry()()
	if err != nil {
		return
	}
	if d.answer != nil && d.answer.err == nil {
		for _, tree := range []rules.Object{d.answer.LegalWhen, d.answer.IllegalWhen} {
			if tree != nil && d.Draft.Read(rules.JSON(tree)) == nil {
				break
			}
		}
	}
	for _, f := range d.said {
		d.Draft.Put(strings.Split(f.path, "."), f.value)
	}
	for _, path := range q.Stated() {
		d.Draft.Know(strings.Split(path, "."))
	}
}

// use takes what was set in the draft for known, and all else for unknown.
func (d *Dispute) use() {
	d.forget()
	d.known = string(d.Draft.Bytes())
	q := partial.New(d.table.Fork())
	if q.Read([]byte(d.known)) != nil {
		d.known = ""
		return
	}
	for _, path := range q.Stated() {
		if !d.Draft.IsSet(strings.Split(path, ".")) {
			d.loose = append(d.loose, path)
		}
	}
}
