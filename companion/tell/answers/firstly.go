package answers

import (
	"regexp"
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// How people suppose an act first: "if I burn one, can I fly", "can I fly if I burn one", "can I burn one and then fly".
var (
	actBefore = regexp.MustCompile(`(?i)^(?:(?:and|so|but|ok|hey|well) )?(?:if|when|once|after|suppose|say|assuming) (.+?)(?: first| now)?,? (?:then )?((?:can|may|could|must|do|does|am|is|are|who|whos|how|what|will|would)\b.*)$`)
	actBehind = regexp.MustCompile(`(?i)^((?:can|may|could|must|do|does|am|is|will|would)\b.+?),? (?:if|once|after|when) (\S+ .+?)(?: first| before)?\??$`)
	actThen   = regexp.MustCompile(`(?i)^((?:can|may|could|might) \S+) (.+?),? (?:and )?(?:then|afterwards) (.+)$`)
)

// mostFirst is how many moves are tried that somebody may suppose to be played first.
const mostFirst = 40

// actFirst is what is supposed to be played first, and what is asked then; "": nothing is.
func actFirst(question string) (act, then string) {
	if m := actThen.FindStringSubmatch(question); m != nil {
		act, then = strings.Fields(m[1])[1]+" "+m[2], m[1]+" "+m[3]
	} else if m := actBefore.FindStringSubmatch(question); m != nil {
		act, then = m[1], m[2]
	} else if m := actBehind.FindStringSubmatch(question); m != nil {
		act, then = m[2], m[1]
	}
	words := wordsOf(act)
	if len(words) < 2 || okIf.in(wordsOf(question)) >= 0 || slices.ContainsFunc(words[:2], func(w string) bool {
		return holdWords[w] || beWords[w] || isWords[w] || w == "were" || w == "was" || w == "its" || w == "im"
	}) || words[1] == "turn" {
		return "", ""
	}
	return act, then
}

// firstly answers what is asked where an act is supposed to be played first: each move that it may be is played, and what is asked is judged then.
// False: no act is supposed, or it can't be told.
func (d *Desk) firstly(question string, at *At, _ people) (a Answer, ok bool) {
	act, then := actFirst(question)
	if act == "" {
		return a, false
	}
	q, who := d.readHere("may "+act, at)
	h := d.hear("may "+act, at, q, who)
	if len(h.forms) == 0 || len(h.rest) > 0 || h.tree != nil || h.who.doer == 0 {
		return a, false
	}
	moves := slices.DeleteFunc(at.seen.Legal(nil), func(m rules.Act) bool { return m.Seat != h.who.doer || !h.is(m) })
	if len(moves) == 0 {
		return h.notFirst()
	}
	if len(moves) > mostFirst {
		return a, false
	}
	var found []Answer
	for _, m := range moves {
		after := at.after(m)
		if after == nil {
			return a, false
		}
		one, ok := d.onlyHere(then, after)
		if !ok {
			return a, false
		}
		found = append(found, one)
	}
	a = found[0]
	if i := slices.IndexFunc(found, func(b Answer) bool { return b.Verdict != a.Verdict || b.Thing != a.Thing }); i >= 0 {
		a.Verdict, a.Certain, a.Now, a.Then, a.Number, a.Thing = Depends, false, "", "", nil, ""
		a.Lines = []string{
			wording.Say("After “{move}”: {says}", at.seen.Sentence(moves[0]), strings.Join(found[0].lines(), " ")).String(),
			wording.Say("After “{move}”: {says}", at.seen.Sentence(moves[i]), strings.Join(found[i].lines(), " ")).String(),
		}
	} else {
		a.Lines = append(slices.Clone(a.lines()), wording.Say("Supposed first: {move}.", at.seen.Sentence(moves[0])).String())
	}
	a.Says = strings.Join(a.Lines, " ")
	return a, true
}

// lines are what an answer says.
func (a *Answer) lines() []string {
	if len(a.Lines) > 0 {
		return a.Lines
	}
	return []string{a.Says}
}

// notFirst says why what is supposed to be played first can't be played now.
func (h *heard) notFirst() (a Answer, ok bool) {
	j, ok := h.judge()
	if !ok || j.now != No || j.why.Empty() {
		return a, false
	}
	a = h.seen(Told, wording.Say("That can't be played first now. {why}", j.why))
	if j.rule != "" {
		a.Rules = []string{j.rule}
	}
	return a, true
}

// after is where a question is asked after a move; nil: it can't be played.
func (at *At) after(m rules.Act) *At {
	table := at.seen.Fork()
	if table.Play(m) != "" {
		return nil
	}
	return (&At{Table: table, Seat: at.me()}).opened()
}

// onlyHere is what the match alone says of a question; false: nothing.
func (d *Desk) onlyHere(question string, at *At) (a Answer, ok bool) {
	q, who := d.readHere(question, at)
	h := d.hear(question, at, q, who)
	if a, ok = d.looked(h, q); ok {
		return a, true
	}
	if h.kind == topic || len(h.rest) > 0 {
		return a, false
	}
	j, ok := h.judge()
	if !ok {
		return a, false
	}
	return d.refereed(h, j), true
}
