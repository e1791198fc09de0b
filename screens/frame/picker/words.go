package picker

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/parts"
)

// wordsAt shows what is chosen so far and the words at one place.
func (m *Moves) wordsAt(at int) []fyne.CanvasObject {
	p := m.Pick
	back := parts.NewIconButton(parts.IconBack, wording.L("Choose again"), func() {
		m.Did(func() {
			p.back()
		})
	}).Outlined()
	title := VerbTitle(p.Form)
	if at > 0 {
		title += ": " + wordsTitle(p.Form, p.Words[:at], p.Table.Seats())
	}
	objects := []fyne.CanvasObject{container.New(&parts.LeadRow{}, back, parts.NewSection(title))}
	switch {
	case p.Begun():
	default: // there is nothing to take back
		objects = []fyne.CanvasObject{parts.NewSection(title), parts.NewLess(p.Table.Help(p.Matching(p.Seat, p.Form, nil)[0]))}
	}
	if asks := p.Form.Asks; at < len(asks) && !p.All {
		objects = append(objects, parts.NewLess(asks[at].String()))
	}
	draw := at == 0 && !p.All && m.Drawn.Can(p.Seat, p.Form.Verb)
	values := p.Values(at)
	if IsNumber(p.Form.Words[at]) && (p.All || len(values) > fewNumbers) {
		return append(objects, m.number(at, values))
	}
	if draw && m.Drawn.Does {
		objects = append(objects, parts.NewFlow(m.drawKey(p.Seat, p.Form)))
	}
	rows := p.Form.Words[at].Rows()
	keys := m.keys(at, values, rows)
	if draw && !m.Drawn.Does { // the table draws itself: its card comes first
		keys.Add(m.drawKey(p.Seat, p.Form))
	}
	if len(keys.Objects) > 0 {
		objects = append(objects, keys)
	}
	if rows != nil {
		return append(objects, m.suits(at, values, rows))
	}
	if refused := m.claimRows(at); len(refused) > 0 {
		objects = append(append(objects, parts.NewSection(wording.L("Not possible now"))), refused...)
	}
	return objects
}

// keys are the legal words at a place that stand in no row.
func (m *Moves) keys(at int, values []int, rows [][]int) *fyne.Container {
	keys := parts.NewFlow()
	for _, value := range values {
		if !slices.ContainsFunc(rows, func(row []int) bool { return slices.Contains(row, value) }) {
			keys.Add(m.wordKey(at, value))
		}
	}
	return keys
}

// wordKey chooses a word at a place.
func (m *Moves) wordKey(at, value int) *parts.Key {
	p := m.Pick
	key := m.key(p.Form.Words[at], value, func() { m.say(func() { p.Choose(at, value) }) })
	if len(p.Words) > at && p.Words[at] == value {
		key.Chosen()
	}
	return key
}

// suits are words that always lie in the same rows: what can't be chosen is greyed, and a tap on it asks why.
func (m *Moves) suits(at int, values []int, rows [][]int) fyne.CanvasObject {
	p := m.Pick
	laid := make([][]*parts.Key, len(rows))
	for i, row := range rows {
		for _, value := range row {
			if slices.Contains(values, value) {
				laid[i] = append(laid[i], m.wordKey(at, value))
				continue
			}
			key := m.key(p.Form.Words[at], value, func() { m.ruling(p.claim(p.Seat, p.Form, append(slices.Clip(p.Words[:at]), value)).Act) })
			laid[i] = append(laid[i], key.Greyed())
		}
	}
	return parts.NewSuits(laid...)
}

// claimRows are the words that no legal move has, greyed, each with the reason.
func (m *Moves) claimRows(at int) []fyne.CanvasObject {
	p := m.Pick
	values, claims := p.claims(at)
	var rows []fyne.CanvasObject
	for i, value := range values {
		v := p.Form.Words[at]
		data := parts.RowData{Title: WordTitle(v, value, p.Table.Seats()), Words: m.reason(claims[i]), Greyed: true}
		if v.IsSeat(value) {
			data.Seat = value
		}
		data.Tap = func() {
			if claims[i].Rule != "" {
				m.ruling(claims[i].Act)
				return
			}
			m.Did(func() { p.Choose(at, value) })
		}
		rows = append(rows, parts.NewRow(data))
	}
	return rows
}

// number enters a number: the next one that is legal, or any, which is then judged.
func (m *Moves) number(at int, values []int) fyne.CanvasObject {
	p := m.Pick
	least, most := p.Form.Words[at].Range()
	start := least
	if len(values) > 0 {
		start = values[0]
	}
	if len(p.Words) > at {
		start = p.Words[at]
	}
	var pad *parts.NumberPad
	take := parts.NewButton("", parts.IconCheck, func() { m.say(func() { p.Choose(at, pad.Value()) }) })
	show := func(n int) { take.SetText(wording.L("Take {number}", n)) }
	legal := map[int]bool{}
	for _, value := range values {
		legal[value] = true
	}
	pad = parts.NewNumberPad(least, most, start, func(n int) bool { return p.All || legal[n] }, show)
	show(start)
	column := parts.NewTightColumn()
	if len(values) > 0 {
		column.Add(parts.NewLess(wording.L("Allowed: {numbers}", spans(values))))
	}
	column.Add(take) // above the digits, where it is seen on a phone
	column.Add(pad)
	return column
}

// drawKey lets the app throw the die or draw the card.
func (m *Moves) drawKey(seat int, form *rules.Form) *parts.Key {
	text := wording.L("Draw here")
	if isThrow(form) {
		text = wording.L("Roll here")
	}
	return parts.NewKey(0, text, func() { m.Drawn.Draw(seat, form.Verb) })
}

// isThrow reports whether a verb enters what a die shows: its word is a number.
func isThrow(f *rules.Form) bool {
	if len(f.Words) == 0 {
		return false
	}
	first, _ := f.Words[0].Range()
	return !f.Words[0].IsSeat(first) && f.Words[0].Word(first) == strconv.Itoa(first)
}

// key is a word of a vocabulary.
func (m *Moves) key(v *rules.Vocabulary, value int, tap func()) *parts.Key {
	mark := 0
	if v.IsSeat(value) {
		mark = value
	}
	key := parts.NewKey(mark, WordTitle(v, value, m.Pick.Table.Seats()), tap)
	if words := v.ToldAs(value); !words.Empty() {
		key.Face(words.String(), parts.NoIcon)
	}
	if m.Drawn.Short != nil {
		if short, icon, ok := m.Drawn.Short(v, value); ok {
			key.Face(short, icon)
		}
	}
	return key
}

// VerbTitle is a verb as people read it: "Miss turn" for miss-turn, and what people say where nobody says the verb.
func VerbTitle(f *rules.Form) string {
	switch f.Name {
	case "time-out":
		return wording.L("Time's up")
	case "born":
		return wording.L("Closest birthday")
	case "burn":
		return wording.L("Fly")
	case "fit":
		return wording.L("Starting gear")
	case "ready":
		return wording.L("Skip")
	case "recounter":
		return wording.L("Re-counter")
	case "auto-hit":
		return wording.L("Hit with an Ace")
	case "jettison":
		return wording.L("Throw overboard")
	}
	name := strings.ReplaceAll(f.Name, "-", " ")
	first, size := utf8.DecodeRuneInString(name)
	return wording.Translate(string(unicode.ToUpper(first)) + name[size:])
}

// ActTitle is what is tapped for a move: its verb or, where nobody says the verb, what the move does in this step.
func ActTitle(t rules.Table, a rules.Act) string {
	form := t.Form(a)
	if form.Passes || form.Unsaid {
		return strings.TrimSuffix(t.Help(a), ".")
	}
	return VerbTitle(form)
}

// WordTitle is a word as people read it.
func WordTitle(v *rules.Vocabulary, value int, seats []string) string {
	return v.InWords(value, seats)
}

// wordsTitle are the words of a move as people read them.
func wordsTitle(f *rules.Form, words []int, seats []string) string {
	titles := make([]string, len(words))
	for i, value := range words {
		titles[i] = WordTitle(f.Words[i], value, seats)
	}
	return strings.Join(titles, ", ")
}

// AwaitedNames are those from whom a move is awaited.
func AwaitedNames(t rules.Table) string {
	if t.Over() {
		return wording.L("The game is over")
	}
	var names []string
	for _, seat := range t.ToMove() {
		if seat == 0 {
			names = append(names, wording.L("The table"))
			continue
		}
		names = append(names, t.Seats()[seat-1])
	}
	return strings.Join(names, ", ")
}

// VocabularyWords are the words of a vocabulary as the JSON form writes them, and as people read them.
func VocabularyWords(v *rules.Vocabulary, seats []string) (words, titles []string) {
	first, last := v.Range()
	for n := first; n <= last; n++ {
		words = append(words, v.Word(n))
		titles = append(titles, v.Heading(n, seats))
	}
	return words, titles
}

// TitleOf is one word of the JSON form as people read it.
func TitleOf(v *rules.Vocabulary, word string, seats []string) string {
	if v != nil {
		if n, ok := v.Value(word); ok {
			return v.Heading(n, seats)
		}
	}
	return parts.Capital(word)
}
