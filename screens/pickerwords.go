package screens

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// wordsAt shows what is chosen so far and the words at one place.
func (m *moves) wordsAt(at int) []fyne.CanvasObject {
	p := m.pick
	back := parts.NewIconButton(parts.IconBack, lang.L("Choose again"), func() {
		m.did(func() {
			m.inline = false
			p.back()
		})
	}).Outlined()
	title := verbTitle(p.form)
	if at > 0 {
		title += ": " + wordsTitle(p.form, p.words[:at], p.table.Seats())
	}
	objects := []fyne.CanvasObject{container.New(&leadRow{}, back, parts.NewSection(title))}
	if at == 0 && !p.all && m.drawn.can(p.seat, p.form.Verb) {
		objects = append(objects, parts.NewFlow(m.drawKey(p.seat, p.form)))
	}
	values := p.values(at)
	if isNumber(p.form.Words[at]) && (p.all || len(values) > fewNumbers) {
		return append(objects, m.number(at, values))
	}
	if len(values) > 0 {
		keys := parts.NewFlow()
		for _, value := range values {
			key := m.key(p.form.Words[at], value, func() { m.did(func() { p.choose(at, value) }) })
			if len(p.words) > at && p.words[at] == value {
				key.Chosen()
			}
			keys.Add(key)
		}
		objects = append(objects, keys)
	}
	return append(objects, m.claimRows(at)...)
}

// claimRows are the words that no legal move has, greyed, each with the reason.
func (m *moves) claimRows(at int) []fyne.CanvasObject {
	p := m.pick
	values, claims := p.claims(at)
	var rows []fyne.CanvasObject
	for i, value := range values {
		v := p.form.Words[at]
		data := parts.RowData{Title: wordTitle(v, value, p.table.Seats()), Words: m.reason(claims[i]), Greyed: true}
		if v.IsSeat(value) {
			data.Seat = value
		}
		data.Tap = func() {
			if claims[i].rule != "" {
				m.ruling(claims[i].act)
				return
			}
			m.did(func() { p.choose(at, value) })
		}
		rows = append(rows, parts.NewRow(data))
	}
	return rows
}

// number enters a number: the next one that is legal, or any, which is then judged.
func (m *moves) number(at int, values []int) fyne.CanvasObject {
	p := m.pick
	least, most := p.form.Words[at].Range()
	start := least
	if len(values) > 0 {
		start = values[0]
	}
	if len(p.words) > at {
		start = p.words[at]
	}
	var pad *parts.NumberPad
	take := parts.NewButton("", parts.IconCheck, func() { m.did(func() { p.choose(at, pad.Value()) }) })
	show := func(n int) { take.SetText(lang.L("Take {{.Number}}", map[string]any{"Number": n})) }
	legal := map[int]bool{}
	for _, value := range values {
		legal[value] = true
	}
	pad = parts.NewNumberPad(least, most, start, func(n int) bool { return p.all || legal[n] }, show)
	show(start)
	column := parts.NewTightColumn()
	if len(values) > 0 {
		column.Add(parts.NewLess(lang.L("Legal: {{.Numbers}}", map[string]any{"Numbers": spans(values)})))
	}
	column.Add(take) // above the digits, where it is seen on a phone
	column.Add(pad)
	return column
}

// drawKey lets the app throw the die or draw the card.
func (m *moves) drawKey(seat int, form *rules.Form) *parts.Key {
	text := lang.L("Draw here")
	if isThrow(form) {
		text = lang.L("Roll here")
	}
	return parts.NewKey(0, text, func() { m.drawn.draw(seat, form.Verb) })
}

// isThrow tells whether a verb enters what a die shows: its word is a number.
func isThrow(f *rules.Form) bool {
	if len(f.Words) == 0 {
		return false
	}
	first, _ := f.Words[0].Range()
	return !f.Words[0].IsSeat(first) && f.Words[0].Word(first) == strconv.Itoa(first)
}

// enterKey is for those who throw the die or draw the card themselves.
func (m *moves) enterKey(o verbOffer) *parts.Key {
	text := lang.L("We drew")
	if isThrow(o.form) {
		text = lang.L("We rolled")
	}
	return parts.NewKey(0, text, func() { m.take(o) })
}

// key is a word of a vocabulary.
func (m *moves) key(v *rules.Vocabulary, value int, tap func()) *parts.Key {
	mark := 0
	if v.IsSeat(value) {
		mark = value
	}
	key := parts.NewKey(mark, wordTitle(v, value, m.pick.table.Seats()), tap)
	if face := m.app.atTable(m.pick.table).face; face != nil {
		if short, icon, ok := face(v, value); ok {
			key.Face(short, icon)
		}
	}
	return key
}

// verbTitle is a verb as people read it: "Time out" for time-out.
func verbTitle(f *rules.Form) string {
	name := strings.ReplaceAll(f.Name, "-", " ")
	first, size := utf8.DecodeRuneInString(name)
	return lang.L(string(unicode.ToUpper(first)) + name[size:])
}

// wordTitle is a word as people read it.
func wordTitle(v *rules.Vocabulary, value int, seats []string) string {
	title := v.Title(value, seats)
	if v.IsSeat(value) || title == "" {
		return title
	}
	return lang.L(title)
}

// wordsTitle are the words of a move as people read them.
func wordsTitle(f *rules.Form, words []int, seats []string) string {
	titles := make([]string, len(words))
	for i, value := range words {
		titles[i] = wordTitle(f.Words[i], value, seats)
	}
	return strings.Join(titles, ", ")
}
