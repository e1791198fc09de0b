package ask_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// asked is a dispute as a person types it, with the answer and the rule that has to stand there.
type asked struct{ words, verdict, rule string }

// everyday are disputes in everyday words, by game.
var everyday = map[string][]asked{
	"Rising Tides": {
		{"Someone steals from my depot, can I just bounce it back at him?", "A Redirect turns the attack to another player, never back on the attacker.", "RT-2.3.2.2.1"},
		{"Can you block a nuke with a protect card?", "A Nuke can't be countered.", "RT-2.3.3.3"},
		{"I've already got five cards, do I still get to draw one?", "No", "RT-4.3.1"},
		{"Am I allowed to steal from my own depot?", "No", "RT-2.3.0.1"},
		{"Can I put the Nuke card into my depot?", "No", "RT-3.3.1"},
	},
	"Raid Trade": {
		{"I am level 9 with two white tokens, can I go to level 10?", "No", "RD-6.1"},
		{"Can I raid twice in the same turn?", "Has an Escape ended a raid this turn?", "RD-8.1"},
		{"He attacks and my hand is awful, can I defend with the top card of the deck instead?", "No", "RD-8.4"},
		{"Do I go up a level for just one white token?", "No", "RD-6.2"},
		{"Can a king be used to escape from a raid?", "No", "RD-8.6"},
	},
	"Traders": {
		{"I've only got 1 credit, can I play rebellion?", "No", "TR-6.4"},
		{"Can I build a third station on Bob?", "No", "TR-5.3"},
		{"Two resources are aboard already, can I load a third?", "No", "TR-4.1"},
		{"May I buy two action cards in the same turn?", "No", "TR-8.3"},
		{"Can I immobilise my own ship?", "No", "TR-6.7"},
	},
	"Duck Dealer": {
		{"Can I start my engines without a movement marker?", "No", "DD-4.1"},
		{"I have no disc left, can I still claim this mine?", "No", "DD-8.5"},
		{"Can I build the spaceyard with no build marker left?", "No", "DD-7.5"},
		{"Does a highway part go on a planet?", "No", "DD-3.3"},
		{"How many build markers does a privilege cost?", "3 build markers", "DD-8.4"},
	},
	"Atrades": {
		{"Can a company merge with itself?", "No", "AT-5.3"},
		{"I'm out of cubes, can I still sell goods?", "No", "AT-3.1"},
		{"I have 5 money and no company, can I bid 6 for turn order?", "No", "AT-2.1"},
		{"Can I start a company without an action cube?", "No", "AT-3.1"},
		{"Can I merge two companies that belong to other players?", "No", "AT-5.1"},
	},
}

// TestEverydayDisputes types disputes on a phone from the start of the app: two taps lead to the field, which has the focus, and
// verdict and rule stand in sight.
func TestEverydayDisputes(t *testing.T) {
	for game, list := range everyday {
		for _, a := range list {
			t.Run(a.words, func(t *testing.T) {
				h := newHand(t, game)
				h.write(a.words)
				require.True(t, h.Sees(a.verdict), "%q", h.Labels())
				h.inSight(h.Begins(a.rule))
				require.LessOrEqual(t, h.taps, 2)
			})
		}
	}
}

// newHand opens the page of a game from the start of the app.
func newHand(t *testing.T, game string) *hand {
	h := &hand{Table: apptest.New(t, 390, 844)}
	h.TapOn(game)
	h.count()
	h.tap("Ask a rule")
	h.Run(time.Second)
	return h
}

// hand taps only what is in sight, and counts.
type hand struct {
	*apptest.Table
	taps int
}

func (h *hand) tap(label string) {
	h.T.Helper()
	o := h.labelled(label)
	require.NotNilf(h.T, o, "nothing to tap begins with %q; there are %q", label, h.Labels())
	h.seen(label, o)
	test.Tap(o.(fyne.Tappable))
	h.count()
}

func (h *hand) count() { h.taps++ }

// field is the field that has the focus.
func (h *hand) field() *parts.Entry {
	h.T.Helper()
	e, ok := h.Window.Canvas().Focused().(*parts.Entry)
	require.True(h.T, ok, "the field has the focus")
	return e
}

// write types a letter after the other into the field that has the focus.
func (h *hand) write(text string) {
	h.T.Helper()
	h.seen("the field", h.field())
	test.Type(h.field(), text)
}

// labelled is what can be tapped and has that label, or one that begins so.
func (h *hand) labelled(label string) fyne.CanvasObject {
	var found fyne.CanvasObject
	for _, o := range h.Shown() {
		a, named := o.(fyne.Accessible)
		if _, ok := o.(fyne.Tappable); !ok || !named {
			continue
		}
		if a.AccessibilityLabel() == label {
			return o
		}
		if found == nil && strings.HasPrefix(a.AccessibilityLabel(), label) {
			found = o
		}
	}
	return found
}

func (h *hand) inSight(label string) {
	h.T.Helper()
	h.seen(label, h.Find(label))
}

// seen requires that at least the upper half of an object is in the window.
func (h *hand) seen(label string, o fyne.CanvasObject) {
	h.T.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	middle := at.Y + min(o.Size().Height/2, 40)
	require.Truef(h.T, at.Y >= 0 && middle <= h.Window.Canvas().Size().Height, "%q is out of sight: at %v", label, at)
}

// TestAWishIsNoFact says two levels, the one that is so and the one that is wished. The one that is so decides and is a chip; what was
// taken wrong is changed in the words, and the answer with it.
func TestAWishIsNoFact(t *testing.T) {
	h := newHand(t, "Raid Trade")
	h.write("I am level 9 with two white tokens, can I go to level 10")
	require.True(t, h.Sees("No"), "%q", h.Labels())
	require.True(t, h.Sees("Change level 9"), "%q", h.Labels())
	h.tap("Change level 9")
	h.tap("8")
	require.Equal(t, "I am level 8 with two white tokens, can I go to level 10", h.entry().Text)
	require.True(t, h.Sees("Change level 8, chosen"), "%q", h.Labels())
	h.tap("Leave it out")
	require.Equal(t, "I am with two white tokens, can I go to level 10", h.entry().Text)
	require.False(t, h.Has("Change level 8"), "%q", h.Labels())
}

// entry is the field of the page.
func (h *hand) entry() *parts.Entry {
	h.T.Helper()
	for _, o := range h.Shown() {
		if e, ok := o.(*parts.Entry); ok {
			return e
		}
	}
	h.T.Fatal("there is no field")
	return nil
}

// TestNothingJumps types a question letter by letter: the verdict and the sentence stay where they are, and the page never
// becomes shorter.
func TestNothingJumps(t *testing.T) {
	for game, words := range map[string]string{
		"Raid Trade":   "may I raid twice in one turn if the first one was cancelled by an ace",
		"Rising Tides": "I hold five cards, can I draw one more from the deck?",
	} {
		h := newHand(t, game)
		h.write(words[:1])
		verdict, says := h.answer()
		require.NotNil(t, verdict, "%q", h.Labels())
		first, at := verdict, fyne.CurrentApp().Driver().AbsolutePositionForObject
		top, under := at(verdict), at(says)
		high := h.App.Scroll().Content.MinSize().Height
		for i, letter := range words[1:] {
			h.write(string(letter))
			verdict, says = h.answer()
			if verdict == first { // else its sentence leads
				require.Equal(t, top, at(verdict), words[:i+2])
				require.Equal(t, under, at(says), words[:i+2])
			}
			now := h.App.Scroll().Content.MinSize().Height
			require.GreaterOrEqual(t, now, high, words[:i+2])
			high = now
		}
	}
}

// answer is the verdict and the sentence under it; nil where an answer is told without a word.
func (h *hand) answer() (verdict *parts.Verdict, says *parts.Words) {
	h.T.Helper()
	for _, o := range h.Shown() {
		switch o := o.(type) {
		case *parts.Verdict:
			if verdict == nil {
				verdict = o
			}
		case *parts.Words:
			if verdict != nil && says == nil && o.Text() != verdict.AccessibilityLabel() {
				says = o
			}
		}
	}
	return verdict, says
}

// TestSaidWhenTypingRests reads the page to somebody who can't see it: the answer is said once, when nobody types any more.
func TestSaidWhenTypingRests(t *testing.T) {
	h := newHand(t, "Raid Trade")
	r := h.Reader()
	r.Read()
	r.Said = nil
	for _, letter := range "I have one white token, can I rise a level" {
		h.write(string(letter))
		h.Run(100 * time.Millisecond)
		r.Read()
	}
	require.Empty(t, r.Said)
	h.Run(2 * time.Second)
	r.Read()
	require.Equal(t, []string{"Can I rise a level with 1 white token? No. A level costs two white tokens."}, r.Said)
	h.write("?")
	h.Run(2 * time.Second)
	r.Read()
	require.Len(t, r.Said, 1, "the same answer isn't said again")
}

// TestEscapeLeavesAnEmptyQuestion lets go of the field, and goes back.
func TestEscapeLeavesAnEmptyQuestion(t *testing.T) {
	h := newHand(t, "Traders")
	here := h.App.Here()
	h.Window.Canvas().Focus(h.field())
	h.field().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	require.Nil(t, h.Window.Canvas().Focused())
	require.Equal(t, here, h.App.Here())
	h.Press(fyne.KeyEscape)
	require.NotEqual(t, here, h.App.Here())
}

// TestKeysOfTheField keeps a question with Enter and clears it with Escape; the last one stands below and is asked again by a tap.
func TestKeysOfTheField(t *testing.T) {
	h := newHand(t, "Traders")
	h.write("I have 1 MCr, can I play Rebellion?")
	h.field().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	require.Nil(t, h.Window.Canvas().Focused(), "a phone takes its keyboard away")
	require.True(t, h.Sees("No"))
	h.Press(fyne.KeyEscape)
	require.Empty(t, h.field().Text)
	h.tap("I have 1 MCr, can I play Rebellion? No")
	require.True(t, h.Sees("No"))
	h.Tap("Back")
	h.tap("Ask a rule")
	h.Run(time.Second)
	require.Empty(t, h.field().Text, "the page opens with an empty field")
	h.inSight(h.Begins("I have 1 MCr, can I play Rebellion? No"))
}

// TestWayBack opens a rule from an answer and comes back to it.
func TestWayBack(t *testing.T) {
	h := newHand(t, "Traders")
	h.write("I have 1 MCr, can I play Rebellion?")
	h.TapOn("TR-6.4")
	require.Equal(t, shell.RulePage, h.App.Here().Page)
	h.Tap("Back")
	require.Equal(t, "I have 1 MCr, can I play Rebellion?", h.entry().Text)
	require.True(t, h.Sees("No"), "%q", h.Labels())
}

// TestTwoReadings says what it didn't understand, and shows two answers where two matters may be meant; a tap asks one of them, and
// then it stands alone. No answer is a guess by its words.
func TestTwoReadings(t *testing.T) {
	h := newHand(t, "Raid Trade")
	h.write("blorb must I throw cards away when I hold more than four")
	require.True(t, h.Has("Not used: blorb"), "%q", h.Labels())
	require.False(t, h.Has("Perhaps"), "%q", h.Labels())
	h.Run(2 * time.Second)
	both := 0
	for _, o := range h.Shown() {
		if b, ok := o.(*parts.Button); ok && b.Label == "This one" {
			both++
		}
	}
	require.Equal(t, 2, both, "%q", h.Labels())
	h.tap("This one")
	require.False(t, h.Sees("This one"), "%q", h.Labels())
}

// TestWhatWouldAllowIt says the nearest number that would turn a no into a yes; a yes needs none.
func TestWhatWouldAllowIt(t *testing.T) {
	h := newHand(t, "Atrades")
	h.write("i have 2 bureaucracy, can i sell to city 3")
	require.True(t, h.Sees("What would allow it"), "%q", h.Labels())
	require.True(t, h.Sees("3 bureaucracy"), "%q", h.Labels())
	h.entry().SetText("i have 3 bureaucracy, can i sell to city 3")
	require.False(t, h.Sees("What would allow it"), "%q", h.Labels())
}

// TestOthersDiffer: what is answered isn't asked again below.
func TestOthersDiffer(t *testing.T) {
	h := newHand(t, "Raid Trade")
	h.write("6 cards at end of turn, have to go down to 4?")
	times := map[string]int{}
	for _, o := range h.Shown() { // the words on a row are no second one
		if row, ok := o.(*parts.Row); ok {
			times[row.AccessibilityLabel()]++
		}
	}
	require.True(t, h.Sees("Did you mean"), "%q", h.Labels())
	require.NotEmpty(t, times)
	for row, n := range times {
		require.Equal(t, 1, n, "%q", row)
	}
}

// TestAsksForWhatDecides asks for the facts that decide, one after the other, with keys in the answer's place; a number goes into the question.
func TestAsksForWhatDecides(t *testing.T) {
	h := newHand(t, "Rising Tides")
	h.write("can I steal now")
	for _, asked := range []string{"Is it my turn?", "Do I hold a Steal and a resource?", "Does a card lie in that depot, outside the stages?"} {
		require.True(t, h.Sees(asked), "%q", h.Labels())
		h.tap("Yes")
	}
	require.True(t, h.Sees("Yes"), "%q", h.Labels())
	require.False(t, h.Sees("It depends"), "%q", h.Labels())
	h.entry().SetText("can I steal now please")
	require.True(t, h.Sees("Is it my turn?"), "another question asks anew: %q", h.Labels())
	h = newHand(t, "Raid Trade")
	h.write("I hold cards, do I draw at the start of my turn")
	require.True(t, h.Sees("How many cards do I hold?"), "%q", h.Labels())
	h.tap("4")
	require.True(t, h.Sees("No"), "%q", h.Labels())
	require.True(t, h.Sees("With 4 cards in hand, do I draw at the start of my turn?"), "%q", h.Labels())
}

// TestAClaimAnswersItsMatter claims that something isn't so: the matter stands above the word, which answers it and not the claim.
func TestAClaimAnswersItsMatter(t *testing.T) {
	h := newHand(t, "Raid Trade")
	h.write("you can't raid him in space")
	require.True(t, h.Sees("Raid somebody who is in space?"), "%q", h.Labels())
	require.True(t, h.Sees("Yes"), "%q", h.Labels())
}

// TestOftenAsked opens the page of each game: its examples are questions of the library, and a tap gives a certain answer.
func TestOftenAsked(t *testing.T) {
	for _, g := range shelf.Games() {
		for i := range 3 {
			h := newHand(t, g.Title)
			var rows []*parts.Row
			for _, o := range h.Shown() {
				if row, ok := o.(*parts.Row); ok && strings.HasSuffix(row.AccessibilityLabel(), "?") {
					rows = append(rows, row)
				}
			}
			require.Len(t, rows, 3, "%q", h.Labels())
			h.seen("an example", rows[i])
			test.Tap(rows[i])
			require.False(t, h.Has("Perhaps"), "%s: %q", h.entry().Text, h.Labels())
		}
	}
}

// TestTwoQuestionsAtOnce asks two things: the second one stands below with its answer, and a tap asks it alone.
func TestTwoQuestionsAtOnce(t *testing.T) {
	h := newHand(t, "Raid Trade")
	h.write("can I fly off with an empty hold? does a 3 hit?")
	require.True(t, h.Sees("Yes"), "%q", h.Labels())
	require.True(t, h.Has("You also asked"), "%q", h.Labels())
	h.TapOn("does a 3 hit?")
	require.Equal(t, "does a 3 hit?", h.entry().Text)
	require.True(t, h.Sees("No"), "%q", h.Labels())
}
