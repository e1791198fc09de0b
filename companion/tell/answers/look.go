package answers

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// look is a field of a position that can be asked for.
type look struct {
	field, value *rules.Field // the field, and what it holds: for one seat, where it holds something for each
	of           *rules.Field // the group in which it is; nil: none
	path         []string
	seated       bool
	owner        string // of a map: the part of an entry that says whose it is, "": the entry itself does
	words        map[string]float64
}

// looks are the fields of a game, with how many of them have each word.
type looks struct {
	list []*look
	in   map[string]float64
}

// readLooks reads the fields of a table.
func (d *Desk) readLooks(t rules.Table) *looks {
	l := &looks{in: map[string]float64{}}
	l.add(d.words, t.Fields(), nil, nil, false)
	for _, one := range l.list {
		for _, words := range d.speech.looks[strings.Join(one.path, ".")] {
			for _, w := range words {
				one.words[w] = nameWeight
			}
		}
		for s := range one.words {
			l.in[s]++
		}
	}
	return l
}

// hand is the path of the hands, with {who} for a seat; "": there are none.
func (l *looks) hand() string {
	for _, one := range l.list {
		if one.value.Kind == rules.HandField && one.seated {
			return strings.Join(slices.Insert(slices.Clone(one.path), 1, "{who}"), ".")
		}
	}
	return ""
}

// add adds fields, and what groups hold.
func (l *looks) add(words *lexicon, list []rules.Field, of *rules.Field, path []string, seated bool) {
	for i := range list {
		f := &list[i]
		one := &look{field: f, value: f, of: of, path: append(slices.Clone(path), f.Name), seated: seated, words: map[string]float64{}}
		if f.Kind == rules.BySeatField {
			one.value, one.seated = &f.Of[0], true
		}
		switch one.value.Kind {
		case rules.GroupField:
			l.add(words, one.value.Of, f, one.path, one.seated)
		case rules.MapField:
			if owner, owned := ownerOf(&one.value.Of[0]); owned && !one.seated {
				one.owner, one.seated = owner, true
				one.say(words, nameWeight, f.Title+" own")
				l.list = append(l.list, one)
			}
		case rules.BySeatField, rules.FlagField:
		default:
			_, thing, _ := f.Told()
			one.say(words, everydayWeight, f.Ask)
			one.say(words, nameWeight, strings.ReplaceAll(f.Name, "_", " ")+" "+f.Title+" "+thing)
			if one.value.Kind == rules.HandField {
				one.say(words, nameWeight, "card hold")
			}
			if v := one.vocabulary(); v != nil && !v.IsSeat(1) {
				for n, last := v.Range(); n <= last; n++ {
					one.say(words, everydayWeight, v.Title(n, nil)+" "+v.Things(n, false))
				}
			}
			l.list = append(l.list, one)
		}
	}
}

// vocabulary has the words that a field holds, or that its list holds; nil: none.
func (l *look) vocabulary() *rules.Vocabulary {
	if l.value.Kind == rules.ListField && l.value.Of[0].Kind == rules.WordField {
		return l.value.Of[0].Words
	}
	return l.value.Words
}

// listed is how many words a list has that are meant; nil: it holds something else.
func (l *look) listed(v any, only func(*rules.Vocabulary, int) bool) *int {
	list, is := v.(rules.List)
	if !is || l.value.Kind != rules.ListField || l.value.Of[0].Kind != rules.WordField {
		return nil
	}
	n := 0
	for _, entry := range list {
		word, _ := entry.(string)
		if at, known := l.vocabulary().Value(word); known && (only == nil || only(l.vocabulary(), at)) {
			n++
		}
	}
	return &n
}

// say adds the words of a text.
func (l *look) say(words *lexicon, weight float64, text string) {
	for _, w := range words.spokenWords(slot.ReplaceAllString(text, "")) {
		if s := stem(w); !isLight(w, s) && !askedLight[s] {
			l.words[s] = max(l.words[s], weight)
		}
	}
}

// Words with which one asks how a match stands, and those that tell that a rule is asked for.
var (
	askedLight = setOf(strings.Fields("what which where who whos whose whom how mani much big larg thick long far left remain current moment carri lie day number amount know been be under thing piec"))
	ruleWords  = strings.Fields("can may could need needs should cost costs start begin limit most max maximum least min minimum allowed must would")
	sizeWords  = phrases("how big, how large, how thick")
	leftWords  = strings.Fields("left remaining")
	turnWords  = phrases(`whose turn, whose go, whos up, who is up, whos on, who is on, who has to, who must, who acts, who moves, who plays, is it, am i up, is he up, am i the one,
		am i on, am i to, is he to, is he the one, my turn, my go, his turn, his go, are we waiting for, who are we waiting for, do i have to do anything, do i have to do something`)
	doingWords   = phrases("do anything, do something, play anything, play something, act, do a thing")
	anyWords     = phrases("anything, something")
	adverbs      = strings.Fields("where wheres far rich much")
	playingWords = phrases("do anything, do something, play")
	goWords      = strings.Fields("turn go me")
	movesWords   = phrases("what do i have to do, what do i do, what must i, what should i, what can, what could, what may, what are, what now, what options, which moves, which options")
	aheadWords   = phrases("ahead, winning, leads, leading, the leader, in first place, furthest along, in the lead, closest to, nearer to, closer to, nearest to, in front, best off")
)

// missesTurn asks whether somebody has a turn to miss, or how many.
var missesTurn = regexp.MustCompile(`^(?:how many turns? (?:must|does|do|has|have)|(?:must|does|do|has|have|am|is|will)) .*\b(?:skip|miss|lose)(?:es|ing)?\b(?:.*\bturns?\b|$)`)

// turnsMissed is how many turns somebody has to miss, as an answer, or whether it is any; false: no field counts them.
func (d *Desk) turnsMissed(h *heard, many bool) (Answer, bool) {
	if many {
		return d.field(h, []string{"miss"})
	}
	return d.hasAny(h, []string{"miss"})
}

// standing is what is asked about a match as a whole; "" for anything else. Rest are the words that may name a field.
func (d *Desk) standing(words []string, open bool) (asked string, rest []string) {
	for _, w := range words {
		if s := d.words.stemOf(w); s != "s" && !isLight(w, s) && !askedLight[s] && !slices.Contains(otherWords, w) {
			rest = append(rest, s)
		}
	}
	for _, s := range adverbs { // where is Ben, how far is it
		if open && slices.Contains(words[:min(2, len(words))], s) && len(rest) == 0 {
			rest = append(rest, strings.TrimSuffix(s, "s"))
			break
		}
	}
	if open && len(rest) == 0 && slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "carr") }) {
		rest = append(rest, "carri")
	}
	only := func(list string) bool { return len(without(rest, strings.Fields(list))) == 0 }
	switch {
	case movesWords.in(words) == 0 && only("option move play act"):
		asked = "moves"
	case aheadWords.in(words) >= 0 && open && only("ahead furthest far first place along leader win lead front best near close closest nearer nearest closer ship player game"):
		asked = "ahead"
	case !open && isWords[first(words)] && only("won win game already") && len(rest) > 0:
		asked = "won"
	case turnWords.in(words) == 0 && only("turn up act move play wait") && (first(words) != "is" || len(words) > 1 && words[1] != "it" || slices.ContainsFunc(goWords, func(w string) bool { return slices.Contains(words, w) })),
		!open && only("act move play thing") && (mayWord[first(words)] && doingWords.in(words) == 2 || mustWords.in(words) >= 0 && playingWords.in(words) > 0 || anyWords.in(words) >= 0 && slices.Contains(words, "do")):
		asked = "turn"
	}
	return asked, rest
}

// looked answers what is asked about how a match stands; false: that isn't asked.
func (d *Desk) looked(h *heard, q *question) (a Answer, ok bool) {
	words := wordsOf(h.who.unnamed(h.text))
	for len(words) > 1 && fillers[words[0]] {
		words = words[1:]
	}
	if a, ok = h.inOrder(words); ok {
		return a, true
	}
	open := q.open || h.countsThings(words)
	if open && !q.open || sizeWords.in(words) == 0 {
		counting := *h
		counting.text, h = "how many "+h.text, &counting // "rolls left", "how big is the deck"
	}
	asked, rest := d.standing(words, open)
	switch {
	case asked == "moves":
		return h.moves(), true
	case asked == "ahead":
		return h.ahead(), true
	case asked == "turn":
		return h.turn(!open), true
	case asked == "won" && h.who.doer > 0:
		return h.won(), true
	case len(rest) > 0 && (first(words) == "whose" || strings.HasPrefix(first(words), "who") && ownWords.in(words) > 0 || !q.open && ofWhom(h, words)):
		if a, ok = d.whose(h, without(rest, append(haveStems, "number", "belong")), !q.open); ok {
			return a, ok
		}
	}
	switch {
	case missesTurn.MatchString(lowered(h.text)) && h.who.doer > 0:
		return d.turnsMissed(h, q.open)
	case slices.Contains(words, "than") && !permitted(words):
		return d.exceeds(h, words, without(rest, comparingStems))
	case kindOf(h.text) == 0 && allWords.in(words) > 0 && !permitted(words):
		return d.compared(h, without(rest, allStems))
	case slices.ContainsFunc(words, func(w string) bool { return comparing[w] }) && strings.HasPrefix(first(words), "who"):
		if slices.Contains(words, "richest") {
			rest = append(rest, "rich")
		}
		return d.compared(h, without(rest, comparingStems))
	case len(h.facts) == 1 && len(h.rest) == 0 && len(h.forms) == 0 && isWords[first(words)]:
		return d.stated(h)
	case len(h.who.named) > 0 && isWords[first(words)] && haveWords.in(words) >= 0 && !permitted(words) && len(without(rest, haveStems)) > 0 && len(h.facts) == 0:
		if a, ok = d.hasAny(h, rest); ok {
			return a, ok
		}
		return h.extreme(words)
	case beWords[first(words)] && h.kind == topic && len(rest) > 0:
		return d.isWho(h, rest)
	case !open || slices.ContainsFunc(words, func(w string) bool {
		return slices.Contains(ruleWords, w) && (!slices.Contains(words, "still") || slices.Contains(words, "need"))
	}), priceWords.in(words) >= 0:
		return h.extreme(words)
	}
	if a, ok = h.fieldOrEntry(d, rest); ok {
		return a, true
	}
	return h.extreme(words)
}

// mostCounting is how many words a question has at most that counts something in a telegram.
const mostCounting = 6

// countsThings reports whether words ask in a telegram how many there are: "rolls left", "cards left in the pile", "the markers i have".
func (h *heard) countsThings(words []string) bool {
	end := words[len(words)-1]
	has := holdWords[end] && len(words) > 2 && len(h.who.named) > 0 || slices.ContainsFunc(words, func(w string) bool { return slices.Contains(leftWords, w) })
	return has && len(words) <= mostCounting && startWords.in(words) != 0 && !permitted(words) && len(numbersIn(h.text)) == 0 && !strings.ContainsAny(h.text, ",;:")
}

// fieldOrEntry looks for a field of the position by the words that are left of a question, or for one of its entries.
func (h *heard) fieldOrEntry(d *Desk, rest []string) (a Answer, ok bool) {
	if a, ok = d.field(h, rest); ok {
		return a, true
	}
	if a, ok = d.entryOf(h, rest); ok {
		return a, true
	}
	return d.field(h, without(rest, haveStems))
}

// ofWhom reports whether a question ends with whose something is: mine, Ben's.
func ofWhom(h *heard, words []string) bool {
	end := words[len(words)-1]
	return end == "mine" || len(h.who.named) > 0 && h.who.named[len(h.who.named)-1].name && (end == "s" || slices.Contains(iWords, end) || slices.Contains(otherWords, end))
}

// noMatch is the answer where somebody asks how a match stands and none is open; false: that isn't asked.
func (d *Desk) noMatch(q *question, first *Answer) (a Answer, ok bool) {
	asked, _ := d.standing(wordsOf(q.text), q.open)
	a = (&heard{kind: state, text: q.text}).seen(Told, wording.Say("There is no match open here."))
	a.Here = false
	return a, asked != "" && first.trust < tellTrust
}

// field is the field that all words mean which are left, as an answer.
func (d *Desk) field(h *heard, rest []string) (a Answer, ok bool) {
	if l := d.fieldOf(h, rest); l != nil {
		return h.fieldAnswer(l, rest)
	}
	return a, false
}

// fieldOf is the field that all words mean which are left and that tells something; nil: none does.
func (d *Desk) fieldOf(h *heard, rest []string) (best *look) {
	fields, most := d.looksOf(h.at.Table), 0.0
	if known := slices.DeleteFunc(slices.Clone(rest), func(s string) bool { return d.strange(h, s) }); len(known) > 0 && h.who.doer > 0 && kindOf(h.text) == 0 {
		rest = known // "how many goods is Ben hauling"
	}
	counting := kindOf(h.text) == 0
	for _, l := range fields.list {
		score := 0.0
		for _, s := range rest {
			s = d.words.among(s, fields.in)
			w := l.words[s]
			if score += w / max(1, fields.in[s]); w == 0 {
				score = -1
				break
			}
		}
		if h.own && !l.seated {
			continue
		}
		if h.ofAll && l.value.Kind == rules.HandField && len(without(rest, []string{"card", "hold", "hand"})) > 0 {
			continue // nobody but its player knows what a hand holds
		}
		if l.seated != (len(h.who.named) > 0) {
			score /= 2
		}
		switch {
		case counting && (l.value.Kind == rules.WordField || l.value.Kind == rules.SeatField || l.seated && l.at(h.at.position, max(1, h.who.doer)) == nil):
			continue
		case counting && l.value.Kind == rules.CountField && slices.ContainsFunc(leftWords, func(w string) bool { return strings.Contains(h.text, w) }):
			score *= 1.2 // the draw pile before the discards
		case counting && l.value.Kind == rules.HandField && slices.Contains(rest, "card"):
			score *= 2 // cards that are counted are those that somebody holds
		case counting && !l.counts(), strings.HasPrefix(h.text, "what") && l.words["where"] > 0:
			score /= 2
		case strings.HasPrefix(h.text, "where") && l.words["where"] > 0, strings.HasPrefix(h.text, "who") && l.value.Kind == rules.SeatField:
			score *= 2
		}
		if (score > most || score == most && score > 0 && best == nil) && l.is(h.at.Table) && (!l.seated || h.who.doer > 0) {
			if _, ok := h.fieldAnswer(l, rest); ok {
				best, most = l, score
			}
		}
	}
	return best
}

// strange reports whether a stem is a word of nothing, or says what somebody is doing: no field, no verb and no wording has it.
func (d *Desk) strange(h *heard, s string) bool {
	fields, v := d.looksOf(h.at.Table), d.verbsOf(h.at.Table)
	doing := slices.ContainsFunc(wordsOf(h.text), func(w string) bool { return strings.HasSuffix(w, "ing") && d.words.stemOf(w) == s })
	return !isNumber(s) && (!d.words.known[s] || doing) && fields.in[d.words.among(s, fields.in)] == 0 && v.in[d.words.among(s, v.in)] == 0
}

// counts reports whether a field holds a number of things.
func (l *look) counts() bool {
	k := l.value.Kind
	return k == rules.MapField || k == rules.ListField && l.value.Of[0].Kind == rules.WordField || k == rules.CountField && l.value.Words == nil || k == rules.CardsField || k == rules.HandField
}

// is reports whether a field is there in the step of a table.
func (l *look) is(t rules.Table) bool {
	return l.field.Only == 0 || (l.field.Only|l.field.Perhaps)&(1<<slices.Index(t.Steps(), t.Step())) != 0
}

// at is the value of a field in a position, of a seat where it has one for each.
func (l *look) at(position any, seat int) any {
	for _, name := range l.path {
		group, _ := position.(map[string]any)
		position = group[name]
		if list, ok := position.([]any); ok && l.seated && len(list) >= seat && (name != l.path[len(l.path)-1] || l.field.Kind == rules.BySeatField) {
			position = list[seat-1]
		}
	}
	return position
}

// fieldAnswer is what a field holds, as the one who asks may see it.
func (h *heard) fieldAnswer(l *look, rest []string) (a Answer, ok bool) {
	table := h.at.seen
	if l.seated && h.who.doer != h.at.me() && (l.value.Words != nil && l.value.Words == table.CardsDown() || len(table.Sealed()) > 0 && l.words["bid"] > 0) {
		return h.seen(Told, wording.Say("Only {who} knows that.", wording.Name(table.Seats()[h.who.doer-1]))), true
	}
	v := l.at(h.at.position, h.who.doer)
	tells := rules.Telling{Seats: table.Seats(), Asked: true}
	if l.vocabulary() != nil && l.counts() && slices.ContainsFunc(rest, func(s string) bool { return says(l.vocabulary(), s) }) {
		tells.Only = func(of *rules.Vocabulary, n int) bool {
			return slices.ContainsFunc(rest, func(s string) bool { return slices.Contains(titleStems(of, n), s) })
		}
	}
	if hand, is := v.(rules.Object); is && tells.Only != nil && l.value.Kind == rules.HandField && countOf(hand["unknown"]) > 0 {
		return h.seen(Told, wording.Say("Only {who} knows that.", wording.Name(table.Seats()[h.who.doer-1]))), true
	}
	if l.value.Kind == rules.MapField {
		return h.owned(l, v), true
	}
	title, number := tells.Value(l.value, v), tells.Count(l.value, v)
	if n := l.listed(v, tells.Only); n != nil && kindOf(h.text) == 0 {
		number = n // the sentence lists all
	}
	template, _, nobody := l.field.Told()
	if title.Empty() && v == nil && l.of != nil {
		_, _, nobody = l.of.Told()
	}
	if v == nil && nobody != "" && (title.Empty() || strings.Contains(template, "{value}'s")) {
		return h.seen(Told, wording.Say(nobody).Sentence()), !strings.Contains(nobody, "{")
	}
	if title.Empty() {
		return a, false
	}
	if asksCount := kindOf(h.text) == 0 && number != nil; asksCount && l.value.Kind == rules.HandField && tells.Only == nil {
		title = wording.TextOf(*number)
	}
	says := l.sentence("", title, number)
	if l.seated {
		says = l.sentence(wording.Name(table.Seats()[h.who.doer-1]), title, number)
	}
	return h.counted(says, number), true
}

// counted is an answer about how a match stands that may be a number.
func (h *heard) counted(says wording.Text, number *int) Answer {
	a := h.seen(Told, says)
	if a.Number = number; number != nil {
		a.Verdict, a.Thing = Fact, strconv.Itoa(*number)
	}
	return a
}

// hasAny is whether somebody has something at all, as an answer: "do I have any paint"; false: no field counts it.
func (d *Desk) hasAny(h *heard, rest []string) (a Answer, ok bool) {
	one := *h
	one.text, one.own = "how many", true
	if a, ok = d.field(&one, without(rest, haveStems)); !ok || a.Number == nil && a.Verdict != Told {
		return a, false
	}
	a.Matter = h.seen(Told, wording.Text{}).Matter
	if a.Number == nil {
		return a, true
	}
	return h.whether(*a.Number > 0, wording.TextOf(a.Says)), true
}

// sentence tells a value of a field, of a seat where it has one for each: as the field tells it, where that names nothing else.
func (l *look) sentence(who wording.Name, title wording.Text, number *int) wording.Text {
	var of any
	if who != "" {
		of = who
	}
	said, fact := l.field.Sentence(title, number, "who", of), wording.TextOf(l.field.Title)
	switch {
	case !said.Empty():
		return said
	case who != "" && l.value.Kind == rules.HandField && title.String() == strconv.Itoa(*number):
		return wording.Say("{who} holds {n}.", who, wording.Count(*number, "card"))
	case who != "":
		return wording.Say("{who}: {fact}: {value}.", who, fact.Lower(), title)
	}
	return wording.Say("{fact}: {value}.", fact, title)
}

// says reports whether a stem is in the title of a word, and not in those of all.
func says(v *rules.Vocabulary, stem string) bool {
	first, last := v.Range()
	in := 0
	for n := first; n <= last; n++ {
		if slices.Contains(titleStems(v, n), stem) {
			in++
		}
	}
	return in > 0 && in <= last-first
}

// turn is who may act, as an answer; or whether the one may who is meant.
func (h *heard) turn(whether bool) Answer {
	var names []wording.Name
	for _, seat := range h.at.Table.ToMove() {
		if seat > 0 {
			names = append(names, wording.Name(h.at.Table.Seats()[seat-1]))
		}
	}
	acts := slices.Contains(h.at.Table.ToMove(), h.who.doer)
	switch {
	case h.at.Table.Over():
		return h.seen(Told, wording.Say("The game is over."))
	case len(names) == 0:
		return h.seen(Told, wording.Say("Nobody: a roll or a card comes first."))
	case whether:
		return h.whether(acts, wording.Say("{who} may act now.", wording.And(names)))
	}
	return h.seen(Told, wording.Say("{who} may act now.", wording.And(names)))
}

// won is whether somebody has won, as an answer.
func (h *heard) won() Answer {
	if !h.at.Table.Over() {
		return h.seen(No, wording.Say("No. The game goes on."))
	}
	return h.whether(slices.Contains(h.at.Table.Winners(), h.who.doer), wording.Say("The game is over."))
}

// whether is an answer about how a match stands: whether something is so, with what tells it.
func (h *heard) whether(so bool, says wording.Text) Answer {
	if so {
		return h.seen(Yes, wording.Say("Yes. {says}", says))
	}
	return h.seen(No, wording.Say("No. {says}", says))
}

// moves are the verbs that may be played, as an answer.
func (h *heard) moves() Answer {
	var own []rules.Act
	for _, a := range h.at.Table.Legal(nil) {
		if a.Seat == h.who.doer {
			own = append(own, a)
		}
	}
	if len(own) == 0 {
		return h.turn(false)
	}
	return h.seen(Told, wording.Say("{who} may do this now: {moves}.", wording.Name(h.at.Table.Seats()[h.who.doer-1]), wording.Commas(titles(h.at.Table, own))))
}

// ahead is how far each has come, as an answer.
func (h *heard) ahead() Answer {
	standing := h.at.Table.Standing()
	if standing == nil {
		return h.seen(Told, wording.Say("This game doesn't say so before its end."))
	}
	var list, first []wording.Text
	for i, n := range standing {
		name := wording.TextOf(wording.Name(h.at.Table.Seats()[i]))
		if list = append(list, wording.Say("{who} {n}", name, n)); n == slices.Max(standing) {
			first = append(first, name)
		}
	}
	return h.seen(Told, wording.Say("In front: {who}. So far: {standing}.", wording.And(first), wording.Commas(list)))
}

// Words that compare players, and those with which one asks whether something is so.
var (
	comparing      = setOf(strings.Fields("more most less least fewer fewest highest higher biggest bigger larger largest longest longer richest"))
	comparingStems = strings.Fields("than richer richest higher most least fewer fewest less highest biggest bigger larger largest longest longer")
	priceWords     = phrases("how much is a, how much is an, how much is one, how much does a, how much does an, how much for, how much do i get, how much does he get, how much are")
	beWords        = setOf(strings.Fields("am is are"))
	allWords       = phrases("everyone, everybody, each of us, all of us, we all, they all")
	allStems       = strings.Fields("everyon everybodi each us all own hold have")
	anyPlayer      = phrases("anyone, anybody, someone, somebody, everyone, everybody, nobody, any player, all")
	ownWords       = phrases("owns, own, has, got, belongs to")
	haveWords      = phrases("have, got, own, hold, carry, any")
	haveStems      = strings.Fields("have got own hold carri carry ani")
	isWords        = setOf(strings.Fields("am is are has have do does"))
	fillers        = setOf(strings.Fields("hey so ok okay well and but hi hm uh please er sorry wait"))
	mayWord        = setOf(strings.Fields("can may could"))
)

// compared is a field of all seats, as an answer; false: no field is asked for, or it isn't known of all.
func (d *Desk) compared(h *heard, rest []string) (a Answer, ok bool) {
	var seats []int
	for i := range h.at.Table.Seats() {
		seats = append(seats, i+1)
	}
	says, have := d.ofSeats(h, rest, seats)
	return h.seen(Told, says), len(have) > 0
}

// ofSeats are the numbers of a field of some seats, in words too; none: no field is asked for, or it isn't known of all.
func (d *Desk) ofSeats(h *heard, rest []string, seats []int) (says wording.Text, have []int) {
	var list []wording.Text
	for _, seat := range seats {
		one := *h
		one.text, one.ofAll = "how many", true
		one.who.doer, one.who.named = seat, []person{{seat: seat}}
		a, ok := d.field(&one, rest)
		if !ok || a.Number == nil {
			return says, nil
		}
		have = append(have, *a.Number)
		list = append(list, wording.Say("{who} {n}", wording.Name(h.at.Table.Seats()[seat-1]), *a.Number))
	}
	return wording.TextOf(wording.Commas(list)).Sentence(), have
}

// stated is whether what a question says of the match is so, with the field that tells it; false: no field does.
func (d *Desk) stated(h *heard) (a Answer, ok bool) {
	f := d.factsSaid(h.q, h.who)[0]
	path := strings.ReplaceAll(f.path, "{who}.", "")
	i := slices.IndexFunc(d.looksOf(h.at.Table).list, func(l *look) bool { return strings.Join(l.path, ".") == path })
	if i < 0 || f.seat == 0 {
		return a, false
	}
	is := countOf(valueAtPath(h.at.position, strings.ReplaceAll(f.path, "{who}", strconv.Itoa(f.seat-1))))
	so := is >= f.Value
	if value, err := strconv.Atoi(f.value); err == nil {
		so = (is > 0) == (value > 0)
	}
	h.who.doer = f.seat
	if a, ok = h.fieldAnswer(d.looksOf(h.at.Table).list[i], nil); !ok || a.Number == nil {
		return a, false
	}
	return h.whether(so, wording.TextOf(a.Says)), true
}

// permitted reports whether it is asked whether something may or must be done.
func permitted(words []string) bool {
	return mustWords.in(words) >= 0 || slices.ContainsFunc(words, func(w string) bool { return mayWord[w] })
}

// exceeds is whether somebody has more, or less, than another, as an answer; false: no field says so.
func (d *Desk) exceeds(h *heard, words, rest []string) (a Answer, ok bool) {
	other := h.at.me()
	if len(h.who.whom) == 1 {
		other = h.who.whom[0]
	}
	if slices.Contains(words, "richer") {
		rest = append(rest, "rich")
	}
	if h.who.doer == 0 || other == 0 || other == h.who.doer || anyPlayer.in(words) >= 0 {
		return a, false
	}
	says, have := d.ofSeats(h, rest, []int{h.who.doer, other})
	if have == nil {
		return a, false
	}
	so := have[0] > have[1]
	if slices.Contains(words, "less") || slices.Contains(words, "fewer") {
		so = have[0] < have[1]
	}
	return h.whether(so, says), true
}

// isWho is whether somebody is the one of whom a field of the match tells, as an answer: "am I the starting player"; false: no field does.
func (d *Desk) isWho(h *heard, rest []string) (a Answer, ok bool) {
	one := *h
	one.text = "who"
	l := d.fieldOf(&one, rest)
	if l == nil || l.value.Kind != rules.SeatField || l.seated || h.who.doer == 0 {
		return a, false
	}
	n, _ := l.at(h.at.position, 0).(float64)
	a, ok = one.fieldAnswer(l, rest)
	return h.whether(int(n) == h.who.doer, wording.TextOf(a.Says)), ok
}

// Words that ask for the least and for the most.
var (
	leastWordsOf = phrases("least, minimum, lowest, smallest, how much must, how many must, how much do i have to, how many do i have to, how much does he have to")
	mostWordsOf  = phrases("most, maximum, highest, max, biggest, how high, how far up, how much can, how much may, how many can, how many may, how much could")
	extremeWord  = setOf(strings.Fields("least minimum lowest smallest most maximum highest max biggest high"))
	extremeStems = strings.Fields("least minimum lowest smallest most maximum highest max biggest high far how much many number amount what whats maximal minimal")
)

// extreme is the least or the greatest number with which the moves that are meant are legal, as an answer; false: it isn't asked for, or none is.
// Where no act is said it's the one of those that may be played that has a number.
func (h *heard) extreme(words []string) (a Answer, ok bool) {
	greatest := mostWordsOf.in(words) >= 0
	if !greatest && leastWordsOf.in(words) < 0 || slices.ContainsFunc(h.rest, func(w string) bool { return !slices.Contains(extremeStems, strings.ToLower(w)) }) {
		return a, false
	}
	found, verb := []int{}, -1
	for _, act := range h.at.Table.Legal(nil) {
		if act.Seat != h.who.doer || len(h.forms) > 0 && !h.is(act) {
			continue
		}
		form := h.at.Table.Form(act)
		for i, v := range form.Words {
			if n := form.Numbers(act)[i]; v.Title(n, nil) == strconv.Itoa(n) {
				if verb >= 0 && verb != act.Verb {
					return a, false
				}
				found, verb = append(found, n), int(act.Verb)
				break
			}
		}
	}
	if len(found) == 0 {
		return a, false
	}
	n, says := slices.Min(found), "The least that is legal now is {n}."
	if greatest {
		n, says = slices.Max(found), "The most that is legal now is {n}."
	}
	a = h.seen(Fact, wording.Say(says, n))
	a.Thing, a.Number = strconv.Itoa(n), &n
	return a, true
}

// seen is an answer about how a match stands.
func (h *heard) seen(v Verdict, says wording.Text) Answer {
	a := h.answered(v, says)
	a.Kind, a.Matter = state, wording.Capital(strings.TrimRight(h.text, " ?."))+"?"
	return a
}
