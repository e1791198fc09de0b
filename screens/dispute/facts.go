package dispute

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/ask"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// mostQuestions is how many questions stand under a verdict.
const mostQuestions = 3

// questions are those whose answers decide most.
func (p *disputePage) questions() []fyne.CanvasObject {
	r := p.dispute.answer
	var objects []fyne.CanvasObject
	for _, f := range r.Facts {
		if (len(f.Values) > 0 || r.questions[f.Path].listed) && len(objects) < mostQuestions {
			objects = append(objects, parts.NewTightColumn(parts.NewBody(f.Question), p.values(f.Path)))
		}
	}
	if r.Verdict != ask.Legal && r.Verdict != ask.Illegal && len(objects) == 0 {
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
		row := parts.RowData{Title: s.question, Trail: p.placed(s.value), Here: true, Tap: func() { p.turn(s.path) }}
		if len(row.Trail) > mostTrail {
			row.Words, row.Trail = row.Trail, ""
		}
		column.Add(parts.NewRow(row))
		p.open(column, s.path)
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
	values := asked.values
	say := func(value any) {
		p.did(func() {
			d.say(path, value)
			if d.change = ""; asked.now != nil {
				d.told = nil // it was about something else
			}
		})
	}
	if len(values) == 0 {
		return p.list(path, asked, say)
	}
	low, high, isNumber := numbers(values)
	switch {
	case isNumber && high-low >= fewWords:
		return p.wide(path, low, high, asked, say)
	case len(values) > fewWords:
		return p.many(values, asked.now, say)
	}
	keys := parts.NewFlow()
	for _, v := range values {
		key := parts.NewKey(0, parts.Upper(wording.Translate(v.Title)), func() { say(v.Value) })
		if asked.now != nil && asked.now == v.Value {
			key.Chosen()
		}
		keys.Add(key)
	}
	return keys
}

// many finds one of many values by its name, or on the board: places with something near come first.
func (p *disputePage) many(values []ask.Value, now any, say func(any)) fyne.CanvasObject {
	named := slices.Clone(values)
	slices.SortStableFunc(named, func(a, b ask.Value) int { return p.bare(a) - p.bare(b) })
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
func (p *disputePage) bare(v ask.Value) int {
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
func numbers(values []ask.Value) (low, high int, ok bool) {
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
func (p *disputePage) wide(path string, low, high int, asked question, say func(any)) fyne.CanvasObject {
	const other = "number of "
	d := p.dispute
	keys := parts.NewFlow()
	for _, n := range p.edges(path, low, high) {
		key := parts.NewKey(0, strconv.Itoa(n), func() { say(n) })
		if asked.now == n {
			key.Chosen()
		}
		keys.Add(key)
	}
	keys.Add(parts.NewKey(0, wording.L("Another number"), func() { p.turn(other + path) }))
	if d.change != other+path {
		return keys
	}
	start, _ := asked.now.(int)
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
	i := slices.IndexFunc(p.dispute.answer.Facts, func(f ask.Fact) bool { return f.Path == path })
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
