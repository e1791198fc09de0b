package duckdealer_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/apptest"
	duckdealerscreens "tablekeeper/screens/duckdealer"
	"tablekeeper/screens/library"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
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

// copyHome goes back to the page of the whole copy.
func copyHome(tb *apptest.Table) {
	for tb.App.Here().Arg != duckdealerscreens.Key {
		tb.Tap("Back")
	}
}

// section opens a section of the copy.
func openSection(tb *apptest.Table, s duckdealer.Section) {
	copyHome(tb)
	tb.TapOn(duckdealerscreens.BoxPartTitle(s) + ". ")
}

// chosenKeys are the goods that a list holds, as keys.
func chosenKeys(tb *apptest.Table) []string {
	var labels []string
	for _, o := range tb.Shown() {
		if k, ok := o.(*parts.Key); ok && strings.HasSuffix(k.AccessibilityLabel(), ", chosen") {
			labels = append(labels, k.AccessibilityLabel())
		}
	}
	return labels
}

// list takes all goods out of a list and chooses others.
func chooseGoods(tb *apptest.Table, v aid.CopyValue) {
	tb.T.Helper()
	tb.TapOn(duckdealerscreens.ValueTitle(v) + ". ")
	own := tb.App.Shown().(*duckdealerscreens.CopyEntry)
	for _, good := range slices.Clone(own.Goods) {
		tb.Tap(duckdealerscreens.GoodTitle(good) + ", chosen")
	}
	for _, good := range v.Words {
		tb.Tap(duckdealerscreens.GoodTitle(good))
	}
	tb.TapOn(duckdealerscreens.ValueTitle(v) + ". ")
}

// number types a number, or steps to it.
func setNumber(tb *apptest.Table, v aid.CopyValue) {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		switch o := o.(type) {
		case *parts.NumberField:
			if strings.HasPrefix(o.AccessibilityLabel(), duckdealerscreens.ValueTitle(v)+": ") {
				tb.Write(duckdealerscreens.ValueTitle(v), strconv.Itoa(v.Number()))
				return
			}
		case *parts.Stepper:
			if strings.HasPrefix(o.AccessibilityLabel(), duckdealerscreens.ValueTitle(v)+": ") {
				for o.Value() > v.Number() {
					tb.Tap("Less: " + duckdealerscreens.ValueTitle(v))
				}
				for o.Value() < v.Number() {
					tb.Tap("More: " + duckdealerscreens.ValueTitle(v))
				}
				return
			}
		}
	}
	tb.T.Fatalf("%q is counted nowhere; there are %q", duckdealerscreens.ValueTitle(v), tb.Labels())
}

// enterEntry enters what an entry prints, on its page, and says that all of it is so.
func enterEntry(tb *apptest.Table, e aid.CopyEntry) {
	tb.T.Helper()
	if e.Section == duckdealer.YardSection {
		chooseGear(tb, e)
	}
	for _, v := range e.Values {
		switch v.Name {
		case "recipe", "build", "sells":
			chooseGoods(tb, v)
		case "wants", "kind":
		default:
			setNumber(tb, v)
		}
	}
	tb.Tap("Same in my box")
}

// sells chooses what a spaceyard sells.
func chooseGear(tb *apptest.Table, e aid.CopyEntry) {
	tb.T.Helper()
	var gear []string
	for _, v := range e.Values {
		if v.Gear == "" {
			continue
		}
		gear = append(gear, duckdealerscreens.GearTitle(v.Gear))
		if !slices.Contains(chosenKeys(tb), duckdealerscreens.GearTitle(v.Gear)+", chosen") && !tb.Sees(duckdealerscreens.GearTitle(v.Gear)+". Not possible now") {
			tb.Tap(duckdealerscreens.GearTitle(v.Gear))
		}
	}
	for _, label := range chosenKeys(tb) {
		if !slices.Contains(gear, strings.TrimSuffix(label, ", chosen")) {
			tb.Tap(label)
		}
	}
}

// TestABoxWrittenFromScratch reads a box off by tapping and typing, section by section, on a phone; every entry is on the
// disk before the next one.
func TestABoxWrittenFromScratch(t *testing.T) {
	want, faults, err := aid.ReadCopy([]byte(ringBox))
	require.NoError(t, err)
	require.Empty(t, faults)
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.GamePage, Arg: duckdealerscreens.Key})
	tb.TapOn("Your copy. ")
	tb.Write("Name of your copy", "Ring 2")

	openSection(tb, duckdealer.PlanetSection)
	tb.Tap("Remove the map")
	tb.Tap("Remove it")
	copyHome(tb)
	require.True(t, tb.Sees("What doesn't fit yet"), "until there is a map, the mistakes have their places")
	enterConsumers(tb, want)
	for _, e := range want.Entries {
		switch e.Section {
		case duckdealer.PlanetSection:
			openSection(tb, e.Section)
			tb.TapOn(duckdealerscreens.KindTitle(e.Values[0].Words[0]))
			tb.Write("Name", strings.ToUpper(e.Names[0]))
			tb.Tap("Add it")
		case duckdealer.RouteSection:
			openSection(tb, e.Section)
			p := tb.App.Shown().(*duckdealerscreens.CopySection)
			tb.TapKey(p.From.Object, e.Names[0])
			tb.TapKey(p.To.Object, e.Names[1])
			setNumber(tb, e.Values[0])
			tb.Tap("Add it")
		default:
			openSection(tb, e.Section)
			tb.TapOn(duckdealerscreens.EntryTitle(&e) + ". ")
			enterEntry(tb, e)
		}
		kept, err := tb.Store.Read(duckdealerscreens.BoxFile)
		require.NoError(t, err)
		require.Contains(t, string(kept), e.Text()+"\n", "each entry is saved before the next one")
	}
	own := duckOf(tb).DuckCopy()
	require.Equal(t, ringBox, own.Text())
	require.Empty(t, own.Mistakes())

	tb.Killed(time.Hour)
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	require.True(t, tb.Sees("Now: Your copy, complete."), "%q", tb.Labels())
	tb.Tap("Share")
	require.Equal(t, ringBox, tb.App.Shown().(*library.SharePage).Text)
	require.Equal(t, "ring-2.box", tb.App.Shown().(*library.SharePage).Name)
	playsWith(tb, ringBox)
}

// consumers takes the house tiles out that the box has not, and adds those that it has besides.
func enterConsumers(tb *apptest.Table, want *aid.Copy) {
	tb.T.Helper()
	var tiles []string
	for _, at := range want.In(duckdealer.ConsumerSection) {
		tiles = append(tiles, want.Entries[at].Names[0])
	}
	own := duckOf(tb).DuckCopy()
	openSection(tb, duckdealer.ConsumerSection)
	for _, at := range slices.Backward(own.In(duckdealer.ConsumerSection)) {
		if e := own.Entries[at]; !slices.Contains(tiles, e.Names[0]) {
			tb.TapOn(duckdealerscreens.EntryTitle(&e) + ". ")
			tb.Tap("Not in my box: remove it")
		}
	}
	for _, at := range want.In(duckdealer.ConsumerSection) {
		e := want.Entries[at]
		if slices.ContainsFunc(own.Entries, func(o aid.CopyEntry) bool { return o.Kind == e.Kind && o.Names[0] == e.Names[0] }) {
			continue
		}
		tb.Tap(duckdealerscreens.GoodTitle(e.Values[0].Words[0]))
		require.IsType(tb.T, &duckdealerscreens.CopyEntry{}, tb.App.Shown(), "the new tile is shown")
		tb.Tap("Back")
	}
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

// TestHalfACopyIsPlayedWith enters one value: the rest is house data, and the pages say so.
func TestHalfACopyIsPlayedWith(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	tb.Tap("Next: Satellites")
	setNumber(tb, aid.CopyValue{Name: "points", Words: []string{"8"}})
	tb.Tap("Same in my box")
	require.Equal(t, "Linear accelerators", duckdealerscreens.EntryTitle(tb.App.Shown().(*duckdealerscreens.CopyEntry).Of()), "the next one with house data")
	tb.Tap("Later")
	require.Equal(t, "Stealth ducks", duckdealerscreens.EntryTitle(tb.App.Shown().(*duckdealerscreens.CopyEntry).Of()))
	copyHome(tb)
	require.True(t, tb.Sees("Now: Your copy. Of 154 values, 105 are still house data."), "%q", tb.Labels())
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	require.True(t, tb.Sees("What your box prints. Your copy. Of 154 values, 105 are still house data."))
	tb.Tap("Start the match")
	edition, err := duckdealer.ReadEdition(tb.Session.Playing.Match.Table().Box())
	require.NoError(t, err)
	factory, _ := edition.Factory("satellites")
	require.Equal(t, 8, factory.Points)
	require.Equal(t, "my-copy", edition.Name())
}

// TestAMapThatIsNotWhole is replaced by the house map until it is.
func TestAMapThatIsNotWhole(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	duckOf(tb).OpenCopy(duckdealer.PlanetSection, -1)
	tb.Tap("Remove the map")
	tb.Tap("Remove it")
	tb.Write("Name", "New Duckton!")
	tb.Tap("Add it")
	require.True(t, tb.Sees("newduckton. Starting planet. Your box"), "%q", tb.Labels())
	tb.Write("Name", "newduckton")
	tb.Tap("Add it")
	require.True(t, tb.Sees("There is a place \"newduckton\" already."))
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	require.True(t, tb.Sees("Now: Your copy, but house data for: Planets, Routes."), "%q", tb.Labels())
	require.True(t, tb.Sees("Planets. It has 1 start planet; expected 5."), "%q", tb.Labels())
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	tb.Tap("Start the match")
	edition, err := duckdealer.ReadEdition(tb.Session.Playing.Match.Table().Box())
	require.NoError(t, err)
	require.Len(t, edition.Planets(), 16)
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	tb.Tap("Undo")
	tb.Tap("Undo")
	require.False(t, duckOf(tb).DuckCopy().Begun() && len(duckOf(tb).DuckCopy().Mistakes()) > 0, "undo brings the map back")
}

// TestImportABox takes box files from the clipboard: a sound one at once, a broken one after its mistakes were shown.
func TestImportABox(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	fyne.CurrentApp().Clipboard().SetContent(ringBox)
	tb.Tap("From the clipboard")
	require.Equal(t, ringBox, duckOf(tb).DuckCopy().Text())
	require.Contains(t, tb.Notice(), "is your copy now")

	broken := strings.Replace(ringBox, "slots 7", "slots 77", 1)
	fyne.CurrentApp().Clipboard().SetContent(strings.Replace(broken, "mine yellow-ducks | start 2", "mine yellow-ducks | start 3", 1))
	tb.Tap("From the clipboard")
	require.True(t, tb.Sees("Line 2: slots is \"77\"; expected a whole number from 7 to 30. ship | slots 77 @box"), "%q", tb.Labels())
	require.True(t, tb.Sees("Mines: it has 6 start mines; expected 5."), "%q", tb.Labels())
	require.Equal(t, ringBox, duckOf(tb).DuckCopy().Text(), "nothing is taken yet")
	tb.Tap("Import what can be read")
	require.Equal(t, duckdealerscreens.Key, tb.App.Here().Arg)
	require.Contains(t, duckOf(tb).DuckCopy().Text(), "ship | slots 9 @inferred\n", "what is missing is house data")
	require.True(t, tb.Sees("Mines. It has 6 start mines; expected 5."))
	tb.Tap("Undo")
	require.Equal(t, ringBox, duckOf(tb).DuckCopy().Text())

	fyne.CurrentApp().Clipboard().SetContent("# nothing\n")
	tb.Tap("From the clipboard")
	require.Contains(t, tb.CloseNotices(), "It's empty.")

	tb.Tap("Start over")
	tb.Tap("Start over")
	require.False(t, duckOf(tb).DuckCopy().Begun())
	tb.Tap("Undo")
	require.Equal(t, ringBox, duckOf(tb).DuckCopy().Text())
}

func TestCopyOnAFullDisk(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	duckOf(tb).OpenCopy(duckdealer.ShipSection, 0)
	tb.Store.Full = true
	tb.Tap("More: Slots for gear")
	require.Equal(t, 10, duckOf(tb).DuckCopy().Entries[0].Values[0].Number(), "it holds until the app is closed")
	require.Contains(t, tb.Notice(), "no space left on device")
}

// TestSetupOfAnotherBox forgets what was laid with other components.
func TestSetupOfAnotherBox(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
	tb.Tap("As laid")
	require.NotEmpty(t, tb.Session.Beginnings[duckdealerscreens.Key].Setup)
	duckOf(tb).ImportBox([]byte(ringBox))
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	require.Empty(t, tb.Session.Beginnings[duckdealerscreens.Key].Setup)
	tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
	tb.Tap("As laid")
	require.Contains(t, tb.Session.Beginnings[duckdealerscreens.Key].Setup, "edition ring-2")
}

// TestPasteATranscriptWithItsBox settles a dispute with the components of the match that is pasted, not with one's own.
func TestPasteATranscriptWithItsBox(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	duckOf(tb).ImportBox([]byte(ringBox))
	tb.Play(duckdealerscreens.Key, 2, duckOutfit2...) // it begins without one's own copy
	fyne.CurrentApp().Clipboard().SetContent(string(tb.Session.Playing.Match.Export()))
	tb.App.Open(shell.Route{Page: shell.DisputeFactsPage, Arg: duckdealerscreens.Key})
	own := tb.Dispute.Disputes[duckdealerscreens.Key]
	require.Len(t, own.Draft.Table.Box(), strings.Count(ringBox, "\n"))
	tb.Tap("Paste")
	require.Nil(t, own.Draft.Table.Box(), "the house box")
	require.Equal(t, []int{1}, own.Draft.Table.ToMove())
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
	require.Equal(t, ringBox, duckOf(tb).DuckCopy().Text())
	tb.App.Go()
	require.NoError(t, os.WriteFile(file, []byte("ship | slots 3 @box\n"), 0o600))
	tb.Library.ImportPath(file)
	require.True(t, tb.Sees("Import what can be read"), "%q", tb.Labels())
	tb.Library.ImportPath(filepath.Join(t.TempDir(), "none.box"))
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "The file can't be read")
}

// TestRoutesWithoutPlanetsLeadToThem opens the routes of a map that has no planets yet.
func TestRoutesWithoutPlanetsLeadToThem(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	editCopy(tb, func(c *aid.Copy) error { c.ClearMap(); return nil })
	duckOf(tb).OpenCopy(duckdealer.RouteSection, -1)
	tb.Tap("Enter the planets")
	require.True(t, tb.Sees("Another planet or junction"))
	tb.App.Back()
	require.True(t, tb.Sees("Enter the planets"))
}
