package ask

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/tell/answers"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// reading is what a question may mean, with the answer to that on one ground: the word belongs to the matter above it.
type reading struct {
	ground  *box.Surface // under all of it
	surface *box.Surface // under matter and word
	matter  *parts.Words
	verdict *parts.Verdict
	word    fyne.CanvasObject // the verdict with its room
	says    *parts.Words
	rule    *fyne.Container // that it rests on; empty: on none
	meant   *parts.Button   // chooses it where there are two
	object  *fyne.Container
}

// Measures of a reading: the lines for which there is always room, and its edges in device-independent pixels.
const (
	matterLines              = 2
	sentenceLines            = 2
	readingEdge, readingEnds = 16, 12
	readingCorner            = 16
)

// newReading is an empty one; where it is still, the word stays where it is while somebody types.
func newReading(still bool) *reading {
	r := &reading{
		ground: box.NewSurface(box.Face{Fill: look.Card, Line: look.Outline, Corner: readingCorner}), surface: box.NewSurface(box.Face{}), matter: parts.NewWords("", look.Label, look.Text).Bold(),
		verdict: parts.NewVerdict(parts.Told, "").Quiet(), says: parts.NewWords("", look.Label, look.Text), rule: parts.NewColumn(),
		meant: parts.NewButton(wording.L("This one"), parts.IconForward, nil).SetWeight(parts.Quiet),
	}
	objects := []fyne.CanvasObject{r.matter, r.verdict, r.says}
	if still {
		longest := parts.NewVerdict(parts.Depends, wording.L("I don't know this one"))
		objects[0] = box.AtLeast(r.matter, nil, linesHigh(matterLines))
		objects[1] = newSteady(func(width float32) float32 { return box.HeightAt(longest, width) }, r.verdict)
		objects[2] = box.AtLeast(r.says, nil, linesHigh(sentenceLines))
	}
	r.word = objects[1]
	block := container.NewStack(r.surface, box.Pad(parts.NewTightColumn(objects...), readingEdge, readingEnds))
	r.object = container.NewStack(r.ground, box.Fixed(box.Column(0, block, box.Pad(r.rule, readingEdge, readingEnds)), 1, 0)) // it wraps at any width
	return r
}

// linesHigh is the height of some lines.
func linesHigh(n float32) func() float32 {
	return func() float32 { return n * 1.38 * fyne.CurrentApp().Settings().Theme().Size(look.Label) }
}

// set shows an answer to a matter; without a word where that is "".
func (r *reading) set(matter string, sign parts.Ruling, word, says string, rule ...fyne.CanvasObject) {
	ground := look.Card
	switch sign {
	case parts.Legal:
		ground = look.TintYes
	case parts.NotAllowed:
		ground = look.TintNo
	}
	r.surface.Set(box.Face{Fill: ground, Corner: readingCorner})
	r.matter.SetText(matter)
	r.verdict.Set(sign, word)
	box.SetVisible(r.word, word != "")
	r.says.SetText(says)
	fill(r.rule, rule)
}

// differing are the words of a matter that another one hasn't.
func differing(matter, other string) []string {
	plain := func(word string) string { return strings.ToLower(strings.Trim(word, "?,.")) }
	var common []string
	for w := range strings.FieldsSeq(other) {
		common = append(common, plain(w))
	}
	return slices.DeleteFunc(strings.Fields(matter), func(w string) bool { return slices.Contains(common, plain(w)) })
}

// meantBy is the key that chooses one of two readings.
func (r *reading) meantBy(choose func()) fyne.CanvasObject {
	r.meant.Tap = choose
	return r.meant
}

// verdictParts is an answer as its sign, its word and its sentence.
func verdictParts(a *answers.Answer) (sign parts.Ruling, word, says string) {
	if len(a.Lines) > 1 {
		one := *a
		one.Lines, one.Says = nil, strings.Join(a.Lines, "\n")
		return verdictParts(&one)
	}
	switch a.Verdict {
	case answers.Yes:
		word = wording.L("Yes")
		return parts.Legal, word, without(a.Says, word)
	case answers.No:
		word = wording.L("No")
		return parts.NotAllowed, word, without(a.Says, word)
	case answers.Depends:
		return parts.Depends, wording.L("It depends"), a.Says
	case answers.Fact:
		return parts.Told, parts.Upper(a.Thing), without(a.Says, a.Thing)
	case answers.Told:
		return parts.Told, "", a.Says
	case answers.Silent:
		word = wording.L("The rules don't say")
		return parts.Depends, word, without(a.Says, word)
	}
	return parts.Depends, wording.L("I don't know this one"), wording.L("Say it in other words, or choose the move.")
}

// literal is the word of the answer to the question as it was put.
func literal(a *answers.Answer) string {
	put := *a
	put.Verdict = a.Literal()
	_, word, _ := verdictParts(&put)
	return word
}

// without leaves a word out with which a sentence begins: the verdict says it.
func without(says, word string) string {
	rest, ok := strings.CutPrefix(says, word)
	if !ok || rest == "" || !strings.ContainsAny(rest[:1], ".,:;") {
		return says
	}
	return parts.Upper(strings.TrimSpace(rest[1:]))
}

// aloud is an answer as it is said and kept.
func aloud(word, says string) string {
	if word == "" {
		return says
	}
	return strings.TrimSpace(word + ". " + says)
}
