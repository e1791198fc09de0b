package duckdealer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	duckdealerscreens "tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/matches/library"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/board"
)

// ringBox is a box that is quite different from the house box: a small map with a junction and routes without dots, few
// consumers, lists of one good and of four.
const ringBox = `edition ring-2
ship | slots 7 @box
factory satellites | recipe phone-boxes @box | count 3 @box | points 5 @box
factory linear-accelerators | recipe plastic-beads + plastic-beads @box | count 1 @box | points 6 @box
factory stealth-ducks | recipe yellow-ducks @box | count 1 @box | points 7 @box
factory modern-radio | recipe blue-paint @box | count 0 @box | points 5 @box
factory diet-pills | recipe solar-panels + blue-paint + blue-paint + phone-boxes @box | count 0 @box | points 5 @box
factory economics | recipe satellites @box | count 1 @box | points 15 @box
factory modern-art | recipe stealth-ducks @box | count 1 @box | points 0 @box
factory science | recipe linear-accelerators @box | count 1 @box | points 15 @box
factory religion | recipe economics @box | count 1 @box | points 50 @box
factory politics | recipe modern-art @box | count 1 @box | points 999 @box
factory medicine | recipe science @box | count 1 @box | points 50 @box
factory military | recipe diet-pills @box | count 1 @box | points 50 @box
consumer satellites | wants satellites @box | build phone-boxes @box | points 5 @box | deliver 3 @box
consumer stealth-ducks | wants stealth-ducks @box | build yellow-ducks + r @box | points 0 @box | deliver 0 @box
consumer religion | wants religion @box | build r @box | points 9 @box | deliver 999 @box
consumer satellites-2 | wants satellites @box | build r @box | points 4 @box | deliver 3 @box
yard y1 | sells cargo-hold = phone-boxes @box | sells navigator = blue-paint @box | build r @box | points 1 @box
yard y2 | sells cargo-hold = solar-panels @box | sells builder = yellow-ducks @box | sells merchant = yellow-ducks @box | build yellow-ducks @box | points 2 @box
yard y3 | sells merchant = blue-paint @box | build phone-boxes + r @box | points 3 @box
yard y4 | sells builder = solar-panels @box | build plastic-beads @box | points 4 @box
yard y5 | sells builder = plastic-beads @box | sells cargo-hold = satellites @box | build satellites @box | points 5 @box
mine yellow-ducks | start 2 @box | other 1 @box
mine plastic-beads | start 0 @box | other 0 @box
mine solar-panels | start 1 @box | other 5 @box
mine blue-paint | start 1 @box | other 0 @box
mine phone-boxes | start 1 @box | other 1 @box
planet a | start @box
planet b | start @box
planet c | start @box
planet d | start @box
planet e | start @box
planet f | far @box
planet g | far @box
junction j @box
route a b | dots 0 @box
route b c | dots 1 @box
route c d | dots 0 @box
route d e | dots 2 @box
route e a | dots 1 @box
route a f | dots 2 @box
route f c | dots 0 @box
route j e | dots 1 @box
route j f | dots 1 @box
route g j | dots 2 @box
route b j | dots 0 @box
`

// openBox opens a section of the copy, or one of its entries.
func openBox(tb *apptest.Table, way ...string) {
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key + "/" + strings.Join(way, "/")})
}

// editCopy changes the owner's copy, and keeps it.
func editCopy(tb *apptest.Table, change func(*aid.Copy)) {
	tb.T.Helper()
	openBox(tb, "ship")
	edits := duckOf(tb).DuckCopy().Edits
	edits.Page.Change("all", func() { change(edits.Now()) })
	edits.Keep()
	tb.CloseNotices()
}

// entryAt is where the entry of a copy with a value stands, for a route.
func entryAt(tb *apptest.Table, list, part, value string) []string {
	tb.T.Helper()
	now := duckOf(tb).DuckCopy().Edits.Now()
	entries, _ := now.Get(rules.Path{list}).(rules.List)
	for i := range entries {
		if at := (rules.Path{list}).Item(i); now.Text(at.At(part)) == value {
			return at
		}
	}
	tb.T.Fatalf("there is no %s %s", list, value)
	return nil
}

// TestABoxIsEntered reads values off a box by taps, makes a mistake and puts it right, and plays with what was kept.
func TestABoxIsEntered(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.GamePage, Arg: duckdealerscreens.Key})
	tb.Tap("Our box. What your box prints: recipes, tiles, the map. The referee uses it.")
	require.Contains(t, tb.Bare(), "Duck Dealer, 0 of 154 rows ours")
	openBox(tb, "factories", "0")
	require.True(t, tb.Sees("Made of. from a review"), "%q", tb.Labels())
	tb.Tap("Made of: Solar panels")
	tb.Tap("Satellites")
	require.Contains(t, tb.Bare(), "The recipe of satellites contains satellites itself.")
	require.True(t, tb.Sees("Keep our box. 1 mistake: Made of"))
	tb.Tap("As the app made it up. Phone boxes + Solar panels")
	require.True(t, tb.Sees("Keep our box"))
	tb.Tap("Add to: Made of")
	tb.Tap("Blue paint")
	tb.Tap("Made of: Phone boxes")
	tb.Tap("Take it out")
	tb.Tap("More: Tiles in the box")
	tb.Tap("Points for building: 5")
	tb.Tap("1")
	tb.Tap("2")
	tb.Tap("Done")
	require.True(t, tb.Sees("Points for building: 12"))
	openBox(tb, "factories", "1")
	tb.Tap("Made of. made up")
	require.True(t, tb.Sees("Made of. our box"), "a tap says that the own box prints the same")

	openBox(tb, "yards", "0")
	tb.Tap("Add to: Sells")
	tb.Tap("Navigator")
	tb.TapOn("Remove: Cargo hold")
	openBox(tb, "consumers", "0")
	tb.Tap("Add one")
	tb.Tap("Science")
	require.Contains(t, tb.Bare(), "13 of 13")
	openBox(tb, "places", "0")
	tb.Tap("Add one")
	tb.Write("Number or short name on the board", "Mars 1")
	require.True(t, tb.Sees("Keep our box. 2 mistakes: Mines"), "nothing leads there: %q", tb.Labels())
	openBox(tb, "routes", "0")
	tb.Tap("Add one")
	tb.Tap("mars1")
	tb.Tap("s1")
	tb.Tap("More: Dots between them")
	require.True(t, tb.Sees("Keep our box. 1 mistake: Mines"), "%q", tb.Labels())
	openBox(tb, "mines", "0")
	require.Contains(t, tb.Bare(), "It has 11 other mines for 12 far planets.")
	tb.Tap("More: Tiles without")
	tb.Killed(time.Minute)
	openBox(tb, "mines", "0")
	require.True(t, tb.Sees("Tiles without: 3"), "each change is on the disk")
	tb.Tap("Keep our box")
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	tb.Tap("Start the match")
	export := string(tb.Session.Playing.Match.Export())
	for _, line := range []string{
		"factory satellites | recipe solar-panels + blue-paint @box | count 3 @box | points 12 @box",
		"factory linear-accelerators | recipe plastic-beads + solar-panels @box | count 2 @house",
		"yard y1 | sells navigator = yellow-ducks @house", "consumer science-2 | wants science @box", "planet mars1 | far @box",
		"route mars1 s1 | dots 1 @box", "mine yellow-ducks | start 1 @inferred | other 3 @box", "edition my-copy",
	} {
		require.Contains(t, export, line)
	}
}

// TestBoxFilesComeAndGo takes whole boxes from the clipboard, gives the same bytes away, and goes back.
func TestBoxFilesComeAndGo(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	openBox(tb, "factories")
	take := func(text string) {
		fyne.CurrentApp().Clipboard().SetContent(text)
		tb.Tap("More")
		tb.Tap("From the clipboard")
	}
	take(ringBox)
	require.Contains(t, tb.Bare(), "Undo brings back what was before.")
	require.Equal(t, ringBox, string(duckOf(tb).DuckCopy().Edits.Now().File()))
	tb.Tap("Share")
	require.IsType(t, &library.SharePage{}, tb.App.Shown())
	require.Contains(t, tb.Bare(), "edition ring-2")
	tb.App.Back()
	tb.CloseNotices()
	tb.Tap("Undo: the file")
	house, err := os.ReadFile("../../../companion/games/duckdealer/aid/testdata/house.box")
	require.NoError(t, err)
	require.Equal(t, string(house), string(duckOf(tb).DuckCopy().Edits.Now().File()))

	take("ship | slots 5 @box\nfactory science | recipe science @box | count 1 @box | points 1 @box\n# all\nnothing like it\n")
	require.Contains(t, tb.Bare(), `line 1: slots is "5"; expected a whole number from 7 to 30`)
	require.Contains(t, tb.Bare(), "line 2: the recipe of science contains science itself")
	require.Empty(t, duckOf(tb).DuckCopy().Edits.Now().Mistakes(), "what can't be read is as the app made it up")
	lines, _ := duckOf(tb).DuckCopy().Usable()
	require.Nil(t, lines, "nothing was kept")
	tb.Tap("Restore all")
	require.Equal(t, string(house), string(duckOf(tb).DuckCopy().Edits.Now().File()))
}

// TestTheMapIsTheWay taps places and routes of the map, takes one out, and all of it.
func TestTheMapIsTheWay(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	openBox(tb, "places", "3")
	tapMap(tb, "p6")
	require.True(t, tb.Sees("p6. Planets. 11 of 16"), "%q", tb.Labels())
	tapMap(tb, "s1-p1-2")
	require.True(t, tb.Sees("s1 to p1. Routes. 1 of 28"))
	openBox(tb, entryAt(tb, "places", "place", "p11")...)
	tb.Tap("Take it out")
	require.Len(t, duckOf(tb).DuckCopy().Edits.Now().Get(rules.Path{"routes"}), 25, "its routes go with it")
	tb.Tap("More")
	tb.Tap("Remove the map")
	require.Contains(t, tb.Bare(), "None yet.")
	require.True(t, tb.Has("It has 0 start planets; expected 5."), "%q", tb.Labels())
	tb.Tap("Restore all")
	require.Empty(t, duckOf(tb).DuckCopy().Edits.Now().Mistakes())
	require.Equal(t, duckdealer.HouseEdition, duckOf(tb).DuckCopy().Edits.Now().Text(rules.Path{"ship", "edition"}))
}

// tapMap taps a space of the map that is shown.
func tapMap(tb *apptest.Table, space string) {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		if drawn, ok := o.(*board.Board); ok {
			for _, place := range drawn.Shown().Places {
				if place.Title == space {
					drawn.Shown().Tap(place.ID)
					return
				}
			}
		}
	}
	tb.T.Fatalf("there is no space %s", space)
}

// playsWith begins a match and a dispute, and makes sure that both use a box.
func playsWith(tb *apptest.Table, box string) {
	tb.T.Helper()
	lines := strings.Split(strings.TrimSpace(box), "\n")
	says := func(t rules.Table) []string {
		var said []string
		for _, line := range t.Box() {
			said = append(said, line.Text)
		}
		return said
	}
	tb.App.Go()
	tb.TapOn("Duck Dealer. ")
	tb.TapOn("Ask a rule. ")
	require.Equal(tb.T, lines, says(tb.Dispute.Disputes[duckdealerscreens.Key].Draft.Table))
	tb.Tap("Back")
	tb.TapOn("Play with the referee. ")
	require.True(tb.T, tb.Sees("What your box prints. Your copy, complete."), "%q", tb.Labels())
	tb.Tap("Start the match")
	require.IsType(tb.T, &match.Match{}, tb.App.Shown(), "%q", tb.Labels())
	m := tb.Session.Playing.Match
	require.Equal(tb.T, lines, says(m.Table()))
	id := m.ID()
	tb.Killed(time.Minute)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	require.Equal(tb.T, lines, says(tb.Session.Playing.Match.Table()), "the match keeps its box")
	require.Contains(tb.T, string(tb.Session.Playing.Match.Export()), "[Box \"ship | slots 7 @box\"]")
}

// TestAWholeBoxIsPlayedWith takes another box, keeps it, and plays and asks with it.
func TestAWholeBoxIsPlayedWith(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	takeBox(tb, ringBox)
	playsWith(tb, ringBox)
}

// takeBox takes a box file for the owner's copy, and keeps it.
func takeBox(tb *apptest.Table, file string) {
	tb.T.Helper()
	openBox(tb, "ship")
	duckOf(tb).DuckCopy().Edits.Take([]byte(file))
	tb.Tap("Keep our box")
	tb.CloseNotices()
}

// TestCopyOnAFullDisk holds what can't be saved until the app is closed.
func TestCopyOnAFullDisk(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openBox(tb, "ship")
	tb.Store.Full = true
	tb.Tap("More: Slots for gear")
	require.Equal(t, 10, duckOf(tb).DuckCopy().Edits.Now().Number(rules.Path{"ship", "slots"}), "it holds until the app is closed")
	require.Contains(t, tb.Notice(), "no space left on device")
}

// TestSetupOfAnotherBox forgets what was laid with other components.
func TestSetupOfAnotherBox(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
	tb.Tap("As laid")
	require.NotEmpty(t, tb.Session.Beginnings[duckdealerscreens.Key].Setup)
	takeBox(tb, ringBox)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	require.Empty(t, tb.Session.Beginnings[duckdealerscreens.Key].Setup)
	tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
	tb.Tap("As laid")
	require.Contains(t, tb.Session.Beginnings[duckdealerscreens.Key].Setup, "edition ring-2")
}

// TestPasteATranscriptWithItsBox settles a dispute with the components of the match that is pasted, not with one's own.
func TestPasteATranscriptWithItsBox(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	takeBox(tb, ringBox)
	tb.Play(duckdealerscreens.Key, 2, duckOutfit2...) // it begins without one's own copy
	fyne.CurrentApp().Clipboard().SetContent(string(tb.Session.Playing.Match.Export()))
	tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: duckdealerscreens.Key})
	own := tb.Dispute.Disputes[duckdealerscreens.Key]
	require.Len(t, own.Draft.Table.Box(), strings.Count(ringBox, "\n"))
	tb.Tap("More")
	tb.Tap("Paste")
	require.Nil(t, own.Draft.Table.Box(), "the house box")
	require.Equal(t, []int{1}, own.Draft.Table.ToMove())
	tb.Tap("More")
	tb.Tap("Normal start")
	require.Len(t, own.Draft.Table.Box(), strings.Count(ringBox, "\n"))
}

// TestABoxFileIsDropped takes a box file that is dropped on the window, whatever page is shown.
func TestABoxFileIsDropped(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	file := filepath.Join(t.TempDir(), "mine.BOX")
	require.NoError(t, os.WriteFile(file, []byte(ringBox), 0o600))
	tb.Library.ImportPath(file)
	require.Equal(t, shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key}, tb.App.Here().Route)
	require.Equal(t, ringBox, string(duckOf(tb).DuckCopy().Edits.Now().File()))
	tb.App.Go()
	require.NoError(t, os.WriteFile(file, []byte("ship | slots 3 @box\n"), 0o600))
	tb.Library.ImportPath(file)
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), `slots is "3"; expected a whole number from 7 to 30`)
	tb.Library.ImportPath(filepath.Join(t.TempDir(), "none.box"))
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "The file can't be read")
}
