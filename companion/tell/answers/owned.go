package answers

import (
	"regexp"
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// ownerOf is the part of an entry of a map that says whose it is, "" where the entry itself does; false: none does.
func ownerOf(entry *rules.Field) (part string, owned bool) {
	if entry.Kind == rules.GroupField {
		for _, f := range entry.Of {
			if f.Kind == rules.SeatField {
				return f.Name, true
			}
		}
	}
	return "", entry.Kind == rules.SeatField
}

// seatOf is whose an entry of a map is; 0: nobody's.
func (l *look) seatOf(entry any) int {
	if group, is := entry.(rules.Object); is {
		entry = group[l.owner]
	}
	seat, _ := entry.(int)
	return seat
}

// owned is what belongs to the doer of the entries of a map: how many there are, and which.
func (h *heard) owned(l *look, entries any) Answer {
	list, _ := entries.(rules.Object)
	var own []string
	first, last := l.value.Words.Range()
	for n := first; n <= last; n++ {
		if entry, is := list[l.value.Words.Word(n)]; is && l.seatOf(entry) == h.who.doer {
			own = append(own, l.value.Words.InWords(n, nil))
		}
	}
	who, title, n := wording.Name(h.at.Table.Seats()[h.who.doer-1]), wording.TextOf(l.field.Title).Lower(), len(own)
	if n == 0 {
		return h.counted(wording.Say("{who}: {fact}: {value}.", who, title, wording.Say("none")), &n)
	}
	if kindOf(h.text) == 0 {
		return h.counted(wording.Say("{who}: {fact}: {n} ({value}).", who, title, n, strings.Join(own, ", ")), &n)
	}
	a := h.counted(wording.Say("{who}: {fact}: {value}.", who, title, strings.Join(own, ", ")), &n)
	a.Verdict, a.Thing = Told, ""
	return a
}

// entryIn is the entry of a map that some words name, with the words that name neither it nor the map; false: none is named.
func (l *look) entryIn(position any, stems []string) (key int, entry any, rest []string, ok bool) {
	if l.value.Kind != rules.MapField || l.owner == "" && l.value.Of[0].Kind != rules.SeatField {
		return 0, nil, nil, false
	}
	key = -1
	for _, s := range stems {
		n, known := l.value.Words.Value(s)
		switch {
		case known && key < 0:
			key = n
		case l.words[s] == 0:
			rest = append(rest, s)
		}
	}
	if key < 0 {
		return 0, nil, nil, false
	}
	entries, _ := l.at(position, 0).(rules.Object)
	return key, entries[l.value.Words.Word(key)], rest, true
}

// whose answers to whom an entry of a map belongs, or whether it is the doer's: "who owns company 4", "is company 4 mine"; false: none is named.
func (d *Desk) whose(h *heard, stems []string, whether bool) (a Answer, ok bool) {
	for _, l := range d.looksOf(h.at.Table).list {
		_, entry, rest, named := l.entryIn(h.at.position, stems)
		if !named || len(rest) > 0 {
			continue
		}
		says := wording.Say("It is nobody's.")
		seat := l.seatOf(entry)
		if seat > 0 {
			says = wording.Say("It is {who}'s.", wording.Name(h.at.Table.Seats()[seat-1]))
		}
		if whether {
			return h.whether(seat == h.who.doer, says), true
		}
		return h.seen(Told, says), true
	}
	return a, false
}

// entryOf is what an entry of a map has: "how much money is on company 4"; false: none is named, or nothing of it.
func (d *Desk) entryOf(h *heard, stems []string) (a Answer, ok bool) {
	for _, l := range d.looksOf(h.at.Table).list {
		key, entry, rest, named := l.entryIn(h.at.position, stems)
		group, is := entry.(rules.Object)
		if !named || !is {
			continue
		}
		for i := range l.value.Of[0].Of {
			f := &l.value.Of[0].Of[i]
			part := &look{words: map[string]float64{}}
			part.say(d.words, 1, f.Title+" "+f.Ask)
			if f.Kind != rules.CountField || len(rest) == 0 || slices.ContainsFunc(rest, func(s string) bool { return part.words[s] == 0 }) {
				continue
			}
			n, _ := group[f.Name].(int)
			if says := f.Sentence(wording.TextOf(n), &n, "card", l.value.Words.Said(key, h.at.Table.Seats())); !says.Empty() {
				return h.counted(says, &n), true
			}
		}
	}
	return a, false
}

// done answers whether somebody has done something in this turn, by what was entered; false: that isn't asked.
func (h *heard) done() (a Answer, ok bool) {
	if !h.past || h.who.doer == 0 || len(h.forms) == 0 || len(h.rest) > 0 {
		return a, false
	}
	if asksOpenly(h.text) {
		return h.lastDone()
	}
	table := h.at.Table.Fork()
	for turn := table.Turn(); table.Turn() == turn; {
		log := table.Log()
		if len(log) == 0 {
			break
		}
		last := log[len(log)-1]
		if !last.Agreed && last.Seat == h.who.doer && slices.ContainsFunc(h.forms, func(s said) bool { return s.Verb == last.Verb }) {
			return h.seen(Yes, wording.Say("Yes, in this turn: {move}.", wording.TextOf(verbOf(h.at.Table, last.Act).Title).Lower())), true
		}
		if !table.Undo() {
			break
		}
	}
	return h.seen(Told, wording.Say("Not in this turn.")), true
}

// lastDone is what somebody did when that was done last, as who asks has seen it; false: it wasn't done, or isn't shown.
func (h *heard) lastDone() (a Answer, ok bool) {
	table := h.at.Table
	for _, last := range slices.Backward(table.Log()) {
		if last.Agreed || last.Seat != h.who.doer || !slices.ContainsFunc(h.forms, func(s said) bool { return s.Verb == last.Verb }) {
			continue
		}
		if unseen, can := table.Hide(last.Act); can && last.Seat != h.at.me() {
			last.Act = unseen
		} else if len(table.Sealed()) > 0 && last.Seat != h.at.me() {
			return a, false
		}
		return h.seen(Told, wording.Say("{move}.", table.Sentence(last.Act))), true
	}
	return a, false
}

// affords asks whether somebody has what an act needs.
var affords = regexp.MustCompile(`(?i)^(?:do|does|have|has) (\S+) (?:have |got )?enough(?: \S+){0,2} (?:to|for) (?:an? |the )?(.+?)\??$`)

// enoughFor answers whether somebody has enough for an act by whether it is legal; false: that isn't asked, or it can't be told.
func (d *Desk) enoughFor(question string, at *At, _ people) (a Answer, ok bool) {
	m := affords.FindStringSubmatch(question)
	if m == nil {
		return a, false
	}
	return d.onlyHere("can "+m[1]+" "+m[2], at)
}

// needFirst asks whether something has to be done before something else.
var needFirst = regexp.MustCompile(`(?i)^(?:must|(?:do|does|have|has)\b.*?\b(?:have|need|got) to|need) ?((?:i|we|he|she|they)\b)? ?(.+?) (?:before|to be able to|in order to) (?:i |we |he |she |they |i can |we can |can )?(.+?)\??$`)

// before answers whether something has to be done before something else: not if that is legal as it stands. False: it isn't asked, or can't be told so.
func (d *Desk) before(question string, at *At, who people) (a Answer, ok bool) {
	m := needFirst.FindStringSubmatch(question)
	if m == nil || who.doer == 0 {
		return a, false
	}
	name := "i"
	if !who.i {
		name = at.Table.Seats()[who.doer-1]
	}
	for _, act := range []string{m[2], m[3]} {
		q, whom := d.readHere("may "+name+" "+act, at)
		h := d.hear("may "+name+" "+act, at, q, whom)
		if len(h.forms) == 0 || len(h.rest) > 0 || h.tree != nil {
			return a, false
		}
		if act != m[3] {
			continue
		}
		j, judged := h.judge()
		if !judged || j.now != Yes {
			return a, false
		}
		a = d.refereed(h, j)
	}
	a.Kind, a.Verdict, a.Now = must, No, No
	a.Matter = wording.Capital(strings.TrimRight(question, " ?.")) + "?"
	a.Says = wording.Say("No. It can be done now, as it stands.").String()
	a.Lines = []string{a.Says}
	return a, true
}
