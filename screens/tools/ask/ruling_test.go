package ask_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/tools/ask"
	"tablekeeper/screens/widgets/parts"
)

func TestRulingInAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	act, err := o.Match.Table().Read("Anna: place nuke")
	require.NoError(t, err)
	tb.Session.Playing.Refuse(act)
	require.True(t, tb.Sees("Not allowed"))
	rule := tb.App.Shown().(*ask.Ruling).Rule
	tb.TapOn(rule)
	require.Equal(t, shell.RulePage, tb.App.Here().Page)
	tb.Tap("Back")
	tb.Tap("Copy")
	text := fyne.CurrentApp().Clipboard().Content()
	for _, part := range []string{"Rising Tides: Not allowed", rule, "Anna: place nuke", "Players: Anna, Ben, Cleo, Dora"} {
		require.Contains(t, text, part)
	}

	tb.Tap("Played anyway by agreement")
	agree := tb.Find("All of us agree").(*parts.Button)
	require.False(t, agree.Disabled(), "the move is reason enough")
	tb.Write("The reason", "the card\nlay open")
	tb.Tap("Set the position yourselves")
	fits := tb.Dispute.Agreed().Bytes()
	tb.Tap("All sections")
	tb.Tap("Rarely needed")
	tb.Tap("Less: Cards in the deck")
	require.True(t, tb.Has("1 mistake: Cards in the deck"), "%q", tb.Labels())
	require.True(t, tb.Has("changed: was "), "%q", tb.Labels())
	tb.App.Back()
	require.True(t, tb.Find("All of us agree").(*parts.Button).Disabled(), "a position that can't be is not agreed on")
	require.True(t, tb.Has("the card\nlay open"), "the reason is still there: %q", tb.Labels())
	tb.Tap("Set the position yourselves")
	tb.Tap("Make the rest fit")
	require.JSONEq(t, string(fits), string(tb.Dispute.Agreed().Bytes()))
	tb.Tap("Undo: Make the rest fit")
	require.True(t, tb.Has("1 mistake"), "%q", tb.Labels())
	tb.Tap("Make the rest fit")
	tb.Tap("Use this position")
	tb.Tap("All of us agree")
	require.IsType(t, &match.Match{}, tb.App.Shown())
	kinds := map[matches.LineKind]matches.LogLine{}
	for _, line := range o.Match.Log().Lines() {
		kinds[line.Kind] = line
	}
	require.Equal(t, "Anna places Nuke in the depot. the card lay open", kinds[matches.AgreedLine].Reason)
	require.Equal(t, rule, kinds[matches.DisputeLine].Rule)
	require.Equal(t, 1, statistics.Of(o.Match).Disputed)
}

// TestPlayedAnyway plays a refused move by agreement with one tap: the position after its effect stands, and the log names it.
func TestPlayedAnyway(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	o.Refuse(apptest.ReadMove(tb.T, o, "2: draw ?"))
	require.True(t, tb.Sees("Not allowed"))
	tb.Tap("Played anyway by agreement")
	require.True(t, tb.Sees("Ben holds one more unseen card."), "%q", tb.Labels())
	require.False(t, tb.Has("Make the rest fit"))
	before := o.Match.Table().Hand(2)
	tb.Tap("All of us agree")
	require.IsType(t, &match.Match{}, tb.App.Shown())
	after := o.Match.Table().Hand(2)
	require.Equal(t, before.Size()+1, after.Size())
	lines := o.Match.Log().Lines()
	require.Equal(t, "Ben draws a card.", lines[len(lines)-1].Reason)
}

// TestPastRuling asks about a move that was refused earlier: the ruling is on the position of that moment.
func TestPastRuling(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	require.NoError(t, o.Match.Dispute("1: place nuke"))
	number := o.Match.Log().Count()
	draw, err := o.Match.Table().Read("1: draw ?")
	require.NoError(t, err)
	require.NoError(t, o.Match.Play(draw, matches.Entered))
	tb.App.Shown().(*match.Match).LookAt(number)
	tb.TapOn("See the ruling")
	require.Equal(t, shell.RulingPage, tb.App.Here().Page)
	require.True(t, tb.Sees("Not allowed"))
	require.NotEqual(t, rules.NotAwaited, tb.App.Shown().(*ask.Ruling).Rule, "it was Anna's turn then")
	require.False(t, tb.Has("Played anyway by agreement"), "what is past can't be played")
	tb.App.Open(shell.Route{Page: shell.RulingPage, Arg: o.ID, Act: draw, Line: 99})
}

// TestAgreementByHand opens the form on the position that is proposed.
func TestAgreementByHand(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.App.Open(shell.Route{Page: shell.AgreePage, Arg: o.ID, Act: apptest.ReadMove(t, o, "2: draw ?")})
	tb.Tap("Set the position yourselves")
	tb.Tap("Ben")
	require.True(t, tb.Has("changed: was "), "%q", tb.Labels())
	tb.Tap("As it was")
	require.False(t, tb.Has("changed: was "), "%q", tb.Labels())
	tb.Tap("Use this position")
	require.True(t, tb.Has("Set up the table as it looks after this move"), "%q", tb.Labels())
}

// TestWhyMayI asks about a legal move and plays it from its ruling, and a neighbour of a refused one.
func TestWhyMayI(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	o.Refuse(apptest.ReadMove(tb.T, o, "1: draw ?"))
	require.True(t, tb.Sees("Allowed"))
	tb.Tap("Play this move")
	require.Len(t, o.Match.Table().Log(), len(apptest.Dealt)+1)
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)

	o.Refuse(apptest.ReadMove(tb.T, o, "2: place nuke"))
	require.True(t, tb.Sees("Not allowed"))
	near := tb.App.Shown().(*ask.Ruling).Nearest
	require.NotEmpty(t, near)
	tb.TapOn(parts.Upper(o.Match.Table().Sentence(near[0])))
	require.Len(t, o.Match.Table().Log(), len(apptest.Dealt)+2)
}

// TestPrecedents keeps a ruling in a dispute and finds it a week later in a match, exported and imported on another device.
func TestPrecedents(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	look(tb, risingtides.Key, fiveHeld)
	require.True(t, tb.Sees("Not allowed"))
	require.False(t, tb.Has("You decided"))
	tb.Tap("Keep this ruling")
	tb.Tap("We allow it")
	tb.Write("The reason", "first evening")
	tb.Tap("Keep it")
	require.True(t, tb.Has("You decided on"))
	text := tb.Dispute.Book.Text()

	tb.Killed(7 * 24 * time.Hour)
	require.Len(t, tb.Dispute.Book.Kept, 1)
	full := &rules.Transcript{}
	full.Add("Game", risingtides.Key)
	for _, name := range apptest.People[:4] {
		full.Add("Seat", name)
	}
	o := tb.PlayAs(full, append(slices.Clone(apptest.Dealt), fiveCards...)...)
	o.Refuse(apptest.ReadMove(tb.T, o, "1: draw ?"))
	require.Equal(t, "RT-4.3.1", tb.App.Shown().(*ask.Ruling).Rule)
	tb.TapOn("You decided on")
	require.Equal(t, shell.PrecedentsPage, tb.App.Here().Page)
	require.True(t, tb.Has("First evening"))

	other := apptest.New(t, 390, 844)
	other.App.Open(shell.Route{Page: shell.PrecedentsPage})
	fyne.CurrentApp().Clipboard().SetContent("nothing")
	other.Tap("Paste")
	require.Contains(t, other.CloseNotices()[0], "line 1")
	fyne.CurrentApp().Clipboard().SetContent(text)
	other.Tap("Paste")
	require.True(t, other.Has("First evening"))
	other.Write("Find a ruling", "nothing such")
	require.True(t, other.Has("No ruling has these words. Try fewer."))
	other.Write("Find a ruling", "five")
	other.Tap("Share all")
	require.Equal(t, shell.SharePage, other.App.Here().Page)
	require.Equal(t, tb.Dispute.Book, other.Dispute.Book)
}

// fiveCards fills the first player's hand after the cards are dealt.
var fiveCards = []string{
	"Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: draw ?",
	"Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: draw ?",
	"Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: draw ?",
	"Anna: draw ?", "Ben: draw ?", "Cleo: draw ?", "Dora: draw ?",
}

// TestAllFacts opens the form on what a dispute knows; what nobody has set stays unknown.
func TestAllFacts(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	look(tb, "traders", oneCredit)
	tb.TapOn("All facts")
	d, err := tb.Dispute.Dispute(tb.Game("traders"))
	require.NoError(t, err)
	require.True(t, tb.Sees("Player A: Money, MCr: 1"), "%q", tb.Labels())
	require.True(t, d.Draft.IsSet(rules.Path{"money", "0"}))
	require.True(t, tb.Sees("Money, MCr. known"), "%q", tb.Labels())
	tb.Tap("Turns to miss. not known")
	require.True(t, d.Draft.IsSet(rules.Path{"skip", "0"}), "a tap says that it is so")
	tb.App.Show() // as when a phone is turned
	tb.Tap("Undo: Turns to miss")
	require.False(t, d.Draft.IsSet(rules.Path{"skip", "0"}))
	for range 8 {
		tb.Tap("More: Player A: Money, MCr")
	}
	tb.Tap("Use these facts")
	require.Equal(t, shell.DisputePage, tb.App.Here().Page)
	require.False(t, tb.Has("costs 2 MCr"), "%q", tb.Labels())
	require.True(t, tb.Sees("It depends") || tb.Sees("Not allowed"))
}

// TestNobodysHandIsEmptyInADispute asks about moves that take a card out of a hand. Nobody has said what a hand holds, so none
// counts as empty: the card in question may be there.
func TestNobodysHandIsEmptyInADispute(t *testing.T) {
	for game, moves := range map[string][]string{
		risingtides.Key: {"1: nuke 4 1-1-1", "1: steal 2 fuel", "1: place fuel"},
		"traders":       {"1: play immobilise 2"},
		"raid-trade":    {"1: raid 4d"},
	} {
		for _, move := range moves {
			tb := apptest.New(t, 390, 844)
			g, _ := tb.App.Game(game)
			d, err := tb.Dispute.Dispute(g)
			require.NoError(t, err)
			tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: game})
			d.Take(move)
			tb.App.Show()
			require.True(t, tb.Sees("It depends") || tb.Sees("Allowed"), "%s, %s: %q", game, move, tb.Labels())
			require.False(t, tb.Has("empty"), "%s, %s: %q", game, move, tb.Labels())
		}
	}
}

// TestOneCardIsThereOrNot asks about a card of which there is only one. Who plays it is taken to hold it, and can say that it isn't
// so: the answers are yes and no, and no numbers.
func TestOneCardIsThereOrNot(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	choose(tb, "raid-trade", "Miss turn")
	tb.TapOn("Queen of Clubs")
	tb.Tap("Assumed: Player A holds the Queen of Clubs.")
	require.True(t, tb.Sees("Yes"), "%q", tb.Labels())
	require.False(t, tb.Sees("Not allowed"), "%q", tb.Labels())
	tb.Tap("No")
	require.True(t, tb.Sees("It depends"), "%q", tb.Labels())
	require.False(t, tb.Has("Assumed: Player A holds"), "%q", tb.Labels())
}

// TestHouseRuleOfSixAtSixOnly refuses a nation that is taken. What the sixth nation card is, is asked with six players only, so
// with four the ruling doesn't speak of it.
func TestHouseRuleOfSixAtSixOnly(t *testing.T) {
	const question = "With six players, what is the sixth nation card?"
	for _, seats := range []int{4, 6} {
		tb := apptest.New(t, 390, 844)
		o := tb.Play(risingtides.Key, seats, "Anna: nation asia")
		o.Refuse(apptest.ReadMove(tb.T, o, "2: nation asia"))
		require.True(t, tb.Sees("Not allowed"))
		require.True(t, tb.Has("already Anna's nation"), "%q", tb.Labels())
		require.Equal(t, seats == 6, tb.Has(question), "%q", tb.Labels())
		tb.Tap("Copy")
		require.Equal(t, seats == 6, strings.Contains(fyne.CurrentApp().Clipboard().Content(), question))
	}
}

// TestDisputeInAMatch starts with what the match knows, and plays what is legal.
func TestDisputeInAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	tb.Tap("More")
	tb.TapOn("Ask the referee")
	tb.TapOn("Choose the move")
	tb.TapOn("Draw. ")
	require.True(t, tb.Sees("Allowed"), "%q", tb.Labels())
	tb.Tap("Play this move")
	require.Len(t, o.Match.Table().Log(), len(apptest.Dealt)+1)
}

// TestTheLastAnswerStays answers a question while the engine is slow: the last answer stays until the new one is there, and
// one to an older question is not shown.
func TestTheLastAnswerStays(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	var later []func()
	tb.App.Device().Apart = func(work, then func()) {
		done := make(chan struct{})
		go func() {
			work()
			close(done)
		}()
		later = append(later, func() {
			<-done
			then()
		})
	}
	tb.App.Open(shell.Route{Page: shell.DisputePage, Arg: "raid-trade"})
	require.False(t, tb.Sees("Often asked"), "the questions aren't read yet")
	later[0]()
	require.True(t, tb.Sees("Often asked"))
	look(tb, "raid-trade", raidTwice)
	require.False(t, tb.Sees("It depends"), "not answered yet")
	later[1]()
	require.True(t, tb.Sees("It depends"))
	tb.Tap("Yes")
	tb.Tap("No")
	require.True(t, tb.Sees("It depends"))
	later[3]()
	require.True(t, tb.Sees("Allowed"))
	later[2]()
	require.True(t, tb.Sees("Allowed"))
}

// TestOtherFactsAndMoves changes a fact, what was assumed, and who acts.
func TestOtherFactsAndMoves(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	look(tb, "traders", oneCredit)
	require.True(t, tb.Has("costs 2 MCr"), "%q", tb.Labels())
	tb.TapOn("How much money does Player A have?")
	tb.Tap("3")
	require.False(t, tb.Has("costs 2 MCr"))
	tb.Tap("Change Gobi")
	tb.Tap("Bob")
	require.True(t, tb.Has("starts a Rebellion on Bob"))
	tb.Tap("Change Player A")
	tb.Tap("Player B")
	require.True(t, tb.Has("Player B starts"))
	tb.TapOn("Assumed: The table is at \"Before the flight\".")
	tb.TapOn("After the flight")
	require.False(t, tb.Has("Assumed: The table is at"), "it was said")
	tb.TapOn("What is happening at the table? After the flight")
	tb.TapOn("Roll")
	require.True(t, tb.Sees("Not allowed"), "%q", tb.Labels())
	tb.Press(fyne.KeyEscape)
	require.True(t, tb.Sees("No"), "the answer to what was typed: %q", tb.Labels())
	tb.Press(fyne.KeyEscape)
	require.True(t, tb.Sees("Often asked"))
}

// TestAllowedTellsWhatIsKnown shows with a legal move the facts that were said.
func TestAllowedTellsWhatIsKnown(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	look(tb, risingtides.Key, asTheUS)
	require.True(t, tb.Sees("Allowed"))
	require.True(t, tb.Has("Which nation does Player A play? US"), "%q", tb.Labels())
}

// TestPlacesHaveNames tells a hex by the planet beside it, and chooses another one on the board.
func TestPlacesHaveNames(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	look(tb, "traders", fourCredits)
	tb.TapOn("Where is Player A's ship? next to Gobi")
	tapPlace(t, drawn(&hand{Table: tb}), "h6")
	require.False(t, tb.Has("costs 6 MCr"))
}
