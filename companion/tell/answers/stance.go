package answers

import (
	"cmp"
	"slices"
	"strings"
)

// Words by which a question, or what an answer says, takes something to be open or to be shut: "may I keep it" is
// answered the other way round than "is it gone", though both are about the same. An answer is about the matter: "you
// can't" asks for the same as "can I", but where an answer says it, it shuts.
var (
	openWords = phrases(`can, may, could, might, allowed, free to, able to, ok, okay, legal, possible, permitted, still, again, keep, keeps, kept, back,
		instead, although, anyway, another, go on, goes on, optional, any, more than, refuse, skip, decline, as often as, as many as`)
	shutWords = phrases(`must, have to, has to, had to, having to, got to, gotta, need to, needs to, forced to, obliged, required, compulsory, mandatory, obligatory,
		safe, blocked, closed, bar, bars, barred, stop me, stop him, stops me, stops him, lost, gone, end my, ends my, end the, ends the, finish my,
		finishes my, too many, too late, lowest, out of reach, used up, cost me, costs me, thrown away, for good, wiped, erased`)
	okWords     = phrases(`ok, okay, allowed, legal, fine, possible, permitted`)
	finalWords  = phrases(`final, binding`)
	limitWords  = phrases(`only, at most, the most, limited, forbidden, prohibited, banned, impossible`)
	deniedWords = phrases(`cant, cannot`)
	barsWords   = phrases(`up to, cant, cannot, may not, nobody may, nobody can, none may, never, not allowed`)
	freesWords  = phrases(`need not, needs no, dont have to, doesnt have to, no limit, no maximum, everything else, not needed, needed or not`)
	startWords  = phrases(`is, are, am, was, were, do, does, did, must, may, can, could, should, will, would, has, have, isnt, arent, dont, doesnt, and, so, but`)
	notWords    = phrases(`not, no, nobody, nothing, none, neither, dont, doesnt, isnt, arent, wont, nor`)
)

// phraseList are phrases by their first words.
type phraseList map[string][][]string

func phrases(list string) phraseList {
	all := phraseList{}
	for p := range strings.SplitSeq(list, ",") {
		words := strings.Fields(p)
		all[words[0]] = append(all[words[0]], words[1:])
	}
	return all
}

// in is where the first of the phrases stands in words; -1 where none does.
func (l phraseList) in(words []string) int {
	for i, w := range words {
		for _, rest := range l[w] {
			if after := words[i+1:]; len(rest) <= len(after) && slices.Equal(rest, after[:len(rest)]) {
				return i
			}
		}
	}
	return -1
}

// stance is how far a question takes something to be open, 1, or shut, -1: by the last of its parts that does so, and
// in it by the first word. What limits counts wherever it stands: "may only" shuts. Who claims
// that something is shut quarrels whether it is open.
func stance(text string) float64 {
	asks := strings.Contains(text, "?") && !strings.Contains(text, "right?") || startWords.in(wordsOf(text)) == 0
	parts := strings.FieldsFunc(strings.ReplaceAll(text, "’", "'"), func(r rune) bool { return strings.ContainsRune(",.;:?!", r) })
	for _, part := range slices.Backward(parts) {
		words := wordsOf(part)
		open := cmp.Or(deniedWords.in(words)+1, openWords.in(words)+1) - 1
		shut := shutWords.in(words)
		last := words[max(0, len(words)-1):]
		switch {
		case okWords.in(last) == 0:
			return 1
		case finalWords.in(last) == 0, limitWords.in(words) >= 0, shut >= 0 && (open < 0 || shut < open):
			if asks {
				return -1
			}
			return 0
		case open >= 0:
			return 1
		}
	}
	return 0
}

// saidStance is the stance of what an answer says.
func saidStance(says string) float64 {
	_, says, _ = strings.Cut(says, " ") // Yes or No
	says, _, _ = strings.Cut(says, ". ")
	words := wordsOf(says)
	switch open, shut := openWords.in(words), shutWords.in(words); {
	case freesWords.in(words) >= 0:
		return 1
	case barsWords.in(words) >= 0, limitWords.in(words) >= 0, shut >= 0 && (open < 0 || shut < open):
		return -1
	case open >= 0:
		return 1
	case notWords.in(words) >= 0:
		return -0.5
	}
	return 0
}

// leaning is how a ruling and the wordings that it answers are put.
type leaning struct {
	wordings float64 // the mean of their stances
	says     float64
	turned   *Ruling
	stems    []string // of what it says
}

// lean finds how the rulings of an entry are put.
func (l *lexicon) lean(e *entry) []leaning {
	list := make([]leaning, len(e.Rulings))
	count := make([]float64, len(e.Rulings))
	for i, at := range l.askedFor(e) {
		if at >= 0 {
			count[at]++
			list[at].wordings += stance(e.Wordings[i])
		}
	}
	for i, r := range e.Rulings {
		if r.Verdict != Yes && r.Verdict != No {
			continue
		}
		list[i].wordings /= max(1, count[i])
		list[i].says, list[i].turned = saidStance(r.Says), r.turned()
		list[i].stems = l.stems(r.Says)[1:]
	}
	return list
}

// worded is a wording with the number 4 for each that it leaves open, as far as conditions ask for it.
func (l *lexicon) worded(wording string) *question {
	q := &question{named: map[string]int{}, options: l.usual, stems: slices.Clone(l.stems(wording))}
	for i, s := range q.stems {
		if s == "N" {
			q.stems[i] = "4"
		}
	}
	q.tokens = make([]token, len(q.stems))
	l.readFacts(q)
	return q
}

// leastTurned is how much more shut than the wordings a question is put at least that turns their answer round.
const leastTurned = 0.3

// compare measures how a question and the ruling are put, where the question is put as shut and the wordings aren't,
// for the answer and for the same turned round; false where nothing turns it.
func (n *leaning) compare(f *[featureCount]float64, q *question, r *Ruling, isTurned bool) bool {
	gap := n.wordings - q.stance
	if n.turned == nil || q.stance >= 0 || gap < leastTurned {
		return false
	}
	sign := map[Verdict]float64{Yes: 1, No: -1}[r.Verdict]
	if isTurned {
		f[turnedRound], f[turnedShut], f[turnedSays] = 1, gap, gap*sign*q.stance*n.says
	}
	said := 0.0
	for _, s := range q.stems {
		if slices.Contains(n.stems, s) {
			said++
		}
	}
	f[saysAll] = sign * said / float64(len(q.stems))
	return true
}

// turned is the answer to a question that is put the other way round; nil where it can't be said so.
func (r *Ruling) turned() *Ruling {
	says, verdict := "", No
	switch {
	case r.Verdict == Yes && strings.HasPrefix(r.Says, "Yes. "):
		says = "No." + strings.TrimPrefix(r.Says, "Yes.")
	case r.Verdict == No && strings.HasPrefix(r.Says, "No. "):
		says, verdict = "Yes."+strings.TrimPrefix(r.Says, "No."), Yes
	default:
		return nil
	}
	t := *r
	t.of, t.Verdict, t.Says = r, verdict, says
	return &t
}
