package ask

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/parts"
)

// The parts of a move that can be changed: who acts, and word by word.
const changeSeat = "who"

func changeWord(i int) string { return "word " + strconv.Itoa(i) }

// settled is the move with the ruling on it.
func (p *disputePage) settled() []fyne.CanvasObject {
	verdict := []fyne.CanvasObject{p.move()}
	var why []fyne.CanvasObject
	if p.dispute.answer != nil {
		said, card := p.ruling()
		verdict, why = append(verdict, said...), card
	}
	return []fyne.CanvasObject{parts.NewHalves(parts.NewColumn(verdict...), parts.NewColumn(append(why, p.more())...))}
}

// move is the move in plain words, with a chip for each part of it.
func (p *disputePage) move() fyne.CanvasObject {
	d := p.dispute
	title := picker.VerbTitle(d.Claim.Form)
	if act, ok := d.Claim.Act(); ok {
		title = parts.Upper(d.table.Sentence(act))
	}
	chips := parts.NewFlow()
	if d.Claim.Seat > 0 {
		chips.Add(p.chip(d.Claim.Seat, d.table.Seats()[d.Claim.Seat-1], changeSeat))
	}
	for i, v := range d.Claim.Form.Words {
		if first, last := v.Range(); first == last {
			continue // a word that only joins others
		}
		text := "?"
		if d.Claim.Words[i] != unsaid {
			text = p.placed(picker.WordTitle(v, d.Claim.Words[i], d.table.Seats()))
		}
		chip := p.chip(0, text, changeWord(i))
		if d.Claim.Words[i] != unsaid {
			p.dress(chip, v, d.Claim.Words[i])
		}
		chips.Add(chip)
	}
	chips.Add(parts.NewKey(0, wording.L("Another move"), p.other))
	column := parts.NewTightColumn(parts.NewSection(title), chips)
	if choices := p.choices(); choices != nil {
		column.Add(choices)
	}
	return column
}

// chip is one part of the move; a tap changes it.
func (p *disputePage) chip(seat int, text, part string) *parts.Key {
	key := parts.NewKey(seat, wording.L("Change {part}", text), func() { p.turn(part) }).Face(text, parts.NoIcon)
	if p.changing() == part {
		key.Chosen()
	}
	return key
}

// turn opens what changes a part or a fact, or closes it.
func (p *disputePage) turn(part string) {
	if answer := p.dispute.answer; answer != nil && answer.questions[part].None != nil && answer.questions[part].Now != nil {
		p.edit(partSign + part)
		return
	}
	if p.dispute.change == part {
		part = ""
	}
	p.dispute.change = part
	p.fill()
}

// changing is the part of the move that is being changed: the first one that nobody has said, if none was tapped.
func (p *disputePage) changing() string {
	d := p.dispute
	if d.change != "" {
		return d.change
	}
	for i, word := range d.Claim.Words {
		if word == unsaid {
			return changeWord(i)
		}
	}
	return ""
}

// choices are what the part that is being changed can be, nil where none is.
func (p *disputePage) choices() fyne.CanvasObject {
	d := p.dispute
	part := p.changing()
	if part == changeSeat {
		keys := parts.NewFlow()
		for i, name := range d.table.Seats() {
			keys.Add(p.choice(i+1, name, i+1 == d.Claim.Seat, func() { d.Claim.Seat = i + 1 }))
		}
		return keys
	}
	number, ok := strings.CutPrefix(part, "word ")
	if !ok {
		return nil
	}
	at, _ := strconv.Atoi(number)
	return p.words(at)
}

// choice is one value that a part of the move can have.
func (p *disputePage) choice(seat int, text string, chosen bool, take func()) *parts.Key {
	key := parts.NewKey(seat, text, func() {
		p.did(func() {
			take()
			p.dispute.told, p.dispute.change = nil, ""
		})
	})
	if chosen {
		key.Chosen()
	}
	return key
}

// fewWords is how many words are shown as chips; more are found by their names.
const fewWords = 13

// words chooses one word of the move.
func (p *disputePage) words(at int) fyne.CanvasObject {
	d := p.dispute
	v := d.Claim.Form.Words[at]
	first, last := v.Range()
	take := func(n int) {
		p.did(func() {
			d.Claim.Words[at] = n
			d.told, d.change = nil, ""
		})
	}
	switch {
	case picker.IsNumber(v):
		return numberPad(first, last, max(first, min(d.Claim.Words[at], last)), take)
	case last-first >= fewWords && !p.short(v):
		return p.byName(v, d.Claim.Words[at], take)
	}
	rows := v.Rows()
	laid := make([][]*parts.Key, len(rows))
	keys := parts.NewFlow()
	for n := first; n <= last; n++ {
		seat := 0
		if v.IsSeat(n) {
			seat = n
		}
		key := p.choice(seat, picker.WordTitle(v, n, d.table.Seats()), n == d.Claim.Words[at], func() { d.Claim.Words[at] = n })
		p.dress(key, v, n)
		if row := slices.IndexFunc(rows, func(row []int) bool { return slices.Contains(row, n) }); row >= 0 {
			laid[row] = append(laid[row], key)
			continue
		}
		keys.Add(key)
	}
	switch {
	case len(rows) == 0:
		return keys
	case len(keys.Objects) == 0:
		return parts.NewSuits(laid...)
	}
	return parts.NewTightColumn(keys, parts.NewSuits(laid...))
}

// dress gives a key the picture of its word, where the game has one.
func (p *disputePage) dress(key *parts.Key, v *rules.Vocabulary, n int) {
	if face := p.app.AtTable(p.dispute.table).Face; face != nil {
		if short, icon, ok := face(v, n); ok {
			key.Face(short, icon)
		}
	}
}

// mostShort is how many words with short faces, such as cards, are shown as chips.
const mostShort = 30

// short reports whether all words of a vocabulary are shown in short.
func (p *disputePage) short(v *rules.Vocabulary) bool {
	face := p.app.AtTable(p.dispute.table).Face
	first, last := v.Range()
	if face == nil || last-first > mostShort {
		return false
	}
	_, _, ok := face(v, last)
	return ok
}

// numberPad enters a number.
func numberPad(least, most, start int, take func(int)) fyne.CanvasObject {
	var pad *parts.NumberPad
	done := parts.NewButton("", parts.IconCheck, func() { take(pad.Value()) })
	show := func(n int) { done.SetText(wording.L("Take {number}", n)) }
	pad = parts.NewNumberPad(least, most, start, func(int) bool { return true }, show)
	show(start)
	return parts.NewTightColumn(done, pad)
}

// byName finds a word of many by its name, or on the board.
func (p *disputePage) byName(v *rules.Vocabulary, now int, take func(int)) fyne.CanvasObject {
	var words, titles []string
	first, last := v.Range()
	for n := first; n <= last; n++ {
		words = append(words, v.Word(n))
		titles = append(titles, p.placed(picker.WordTitle(v, n, p.dispute.table.Seats())))
	}
	chosen := ""
	if now != unsaid {
		chosen = v.Word(now)
	}
	find := p.named(titles, func(i int) { take(first + i) })
	return p.onBoard(find, words, chosen, func(word string) {
		if n, ok := v.Value(word); ok {
			take(n)
		}
	})
}

// named shows the titles that hold what is typed, as chips.
func (p *disputePage) named(titles []string, take func(i int)) fyne.CanvasObject {
	keys := parts.NewFlow()
	show := func(search string) {
		keys.Objects = nil
		for i, title := range titles {
			if len(keys.Objects) < fewWords && strings.Contains(rules.Fold(title), rules.Fold(search)) {
				keys.Add(parts.NewKey(0, title, func() { take(i) }))
			}
		}
		keys.Refresh()
		p.app.Relay()
	}
	search := parts.NewSearch(wording.L("Find by name"), show)
	show("")
	return parts.NewTightColumn(search, keys)
}
