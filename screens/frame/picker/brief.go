package picker

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/parts"
)

// Brief lays the verbs of a game out so that all of a step are at hand without scrolling: verbs with few words as rows of
// keys, the others as tiles. Each word plays or leads to the next one.
type Brief struct {
	// OwnCards asks before the app draws: the table's own cards are mostly in use.
	OwnCards bool
	// First are the words that stand beside a verb though it has more, and what the key says that lists the others.
	First func(verb *rules.Form) (values []int, others string)
	// Next is what the tile of a verb says comes next.
	Next func(t rules.Table, o VerbOffer) string
	// Ask names what a word of a verb is, such as "Pay with"; "" for a word that needs no name.
	Ask func(verb *rules.Form, at int) string
	// Sign is the sign of a word under a heading that says it.
	Sign func(word string) parts.Icon
}

// rowWords is how many words have room in a row beside their verb.
const rowWords = 3

// briefly is a verb as a row of keys or as a tile, and reports which.
func (m *Moves) briefly(o VerbOffer) (card fyne.CanvasObject, tile bool) {
	data := parts.OfferData{Brief: true, Main: m.main(o)}
	data.Title, data.Line = m.titled(o)
	chosen := m.Pick.Form == o.Form && m.Pick.Seat == o.Seat
	if m.Drawn.Does && m.Drawn.Can(o.Seat, o.Form.Verb) {
		data.Keys = []*parts.Key{m.drawKey(o.Seat, o.Form).Main(), m.enterKey(o)}
	} else {
		data.Keys = m.rowKeys(o)
		if len(data.Keys) > 0 && !m.Drawn.Brief.OwnCards && m.Drawn.Can(o.Seat, o.Form.Verb) { // the table draws itself: its own comes first
			data.Keys = append(data.Keys, m.drawKey(o.Seat, o.Form))
		}
	}
	if len(data.Keys) > 0 {
		for _, key := range data.Keys {
			key.Tight()
		}
		if data.Main && !m.Drawn.Does {
			data.Keys[0].Main()
		}
		return parts.NewOffer(data), false
	}
	data.Main, data.Chosen, data.Tap = false, chosen, func() { m.take(o) }
	data.Next = m.Drawn.Brief.Next(m.Pick.Table, o)
	if len(o.Acts) == 1 && len(o.Form.Words) > 0 {
		data.Next = wordsTitle(o.Form, o.Acts[0].Words[:len(o.Form.Words)], m.Pick.Table.Seats())
	}
	return parts.NewOffer(data), true
}

// rowKeys are the words that stand beside a verb: all of them where they are few, or the first ones and a key that lists
// the others; none for a verb that is a tile.
func (m *Moves) rowKeys(o VerbOffer) []*parts.Key {
	if len(o.Form.Words) != 1 {
		return nil
	}
	values := distinct(o.Acts, 0)
	first, others := m.Drawn.Brief.First(o.Form)
	if others == "" {
		if len(values) > rowWords || len(first) == 0 {
			return nil
		}
		first = values
	}
	var keys []*parts.Key
	for _, value := range first {
		if len(m.Pick.Matching(o.Seat, o.Form, []int{value})) > 0 {
			keys = append(keys, m.inlineKey(o, 0, value))
		}
	}
	if len(keys) < len(values) {
		keys = append(keys, parts.NewKey(0, others, func() { m.list(o) }))
	}
	return keys
}

// list asks for the word of a verb among all that it can have.
func (m *Moves) list(o VerbOffer) {
	m.Did(func() {
		m.Inline = false
		m.Pick.Take(o.Seat, o.Form)
	})
}

// ask is the name of the word at a place, "" for none.
func (m *Moves) ask(at int) string {
	if m.Drawn.Brief == nil || m.Pick.All {
		return ""
	}
	return m.Drawn.Brief.Ask(m.Pick.Form, at)
}

// crossed is a grid of the two words of a verb, of which one names a player: a row for each player, a column for each other
// word, so that one tap says both. It is nil for other verbs.
func (m *Moves) crossed(at int) fyne.CanvasObject {
	p := m.Pick
	if m.Drawn.Brief == nil || p.All || at != 0 || len(p.Form.Words) != 2 {
		return nil
	}
	acts, who, what := p.Matching(p.Seat, p.Form, nil), 0, 1
	if last := distinct(acts, 0); !p.Form.Words[0].IsSeat(last[len(last)-1]) {
		who, what = 1, 0
	}
	rows, columns := distinct(acts, who), distinct(acts, what)
	if len(columns) > crossColumns || !p.Form.Words[who].IsSeat(rows[len(rows)-1]) {
		return nil
	}
	cross := crossing{Lead: m.ask(who), Over: m.ask(what)}
	for _, column := range columns {
		cross.Heads = append(cross.Heads, WordTitle(p.Form.Words[what], column, p.Table.Seats()))
	}
	for _, row := range rows {
		line := CrossRow{Title: WordTitle(p.Form.Words[who], row, p.Table.Seats())}
		if p.Form.Words[who].IsSeat(row) {
			line.Seat = row
		}
		for i, column := range columns {
			words := []int{row, column}
			if who > what {
				words = []int{column, row}
			}
			line.Keys = append(line.Keys, m.crossKey(words, line.Title+", "+cross.Heads[i], p.Form.Words[what], column))
		}
		cross.Rows = append(cross.Rows, line)
	}
	return newCross(cross)
}

// crossKey says both words of a verb; nil where they are not legal together.
func (m *Moves) crossKey(words []int, label string, v *rules.Vocabulary, value int) *parts.Key {
	p := m.Pick
	if len(p.Matching(p.Seat, p.Form, words)) == 0 {
		return nil
	}
	key := parts.NewKey(0, label, func() {
		m.say(func() {
			p.Choose(0, words[0])
			p.Choose(1, words[1])
		})
	})
	return key.Face("", m.Drawn.Brief.Sign(v.Word(value)))
}
