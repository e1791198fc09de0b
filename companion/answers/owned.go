package answers

import (
	"regexp"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
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

// whose answers to whom an entry of a map belongs: "who owns company 4"; false: none is named.
func (d *Desk) whose(h *heard, rest []string) (a Answer, ok bool) {
	for _, l := range d.looksOf(h.at.Table).list {
		if l.value.Kind != rules.MapField || !slices.ContainsFunc(rest, func(s string) bool { return l.words[s] > 0 }) {
			continue
		}
		key := slices.DeleteFunc(slices.Clone(rest), func(s string) bool { return l.words[s] > 0 })
		word := strings.Join(key, "-")
		entry, is := l.at(h.at.position, 0).(rules.Object)[word]
		_, known := l.value.Words.Value(word)
		seat := l.seatOf(entry)
		switch {
		case !known:
		case !is || seat == 0:
			return h.seen(Told, wording.Say("Nobody.")), true
		default:
			return h.seen(Told, wording.Say("{who}.", wording.Name(h.at.Table.Seats()[seat-1]))), true
		}
	}
	return a, false
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
