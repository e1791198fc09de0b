package screens

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/rules"
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
func (tb *table) copyHome() {
	for tb.app.trail.Here().Arg != duckdealerscreens.Key {
		tb.tap("Back")
	}
}

// section opens a section of the copy.
func (tb *table) section(s duckdealer.Section) {
	tb.copyHome()
	tb.tapOn(duckdealerscreens.BoxPartTitle(s) + ". ")
}

// chosenKeys are the goods that a list holds, as keys.
func (tb *table) chosenKeys() []string {
	var labels []string
	for _, o := range tb.shown() {
		if k, ok := o.(*parts.Key); ok && strings.HasSuffix(k.AccessibilityLabel(), ", chosen") {
			labels = append(labels, k.AccessibilityLabel())
		}
	}
	return labels
}

// list takes all goods out of a list and chooses others.
func (tb *table) list(v aid.CopyValue) {
	tb.t.Helper()
	tb.tapOn(duckdealerscreens.ValueTitle(v) + ". ")
	own := tb.app.shown.(*duckdealerscreens.CopyEntry)
	for _, good := range slices.Clone(own.Goods) {
		tb.tap(duckdealerscreens.GoodTitle(good) + ", chosen")
	}
	for _, good := range v.Words {
		tb.tap(duckdealerscreens.GoodTitle(good))
	}
	tb.tapOn(duckdealerscreens.ValueTitle(v) + ". ")
}

// number types a number, or steps to it.
func (tb *table) number(v aid.CopyValue) {
	tb.t.Helper()
	for _, o := range tb.shown() {
		switch o := o.(type) {
		case *parts.NumberField:
			if strings.HasPrefix(o.AccessibilityLabel(), duckdealerscreens.ValueTitle(v)+": ") {
				tb.write(duckdealerscreens.ValueTitle(v), strconv.Itoa(v.Number()))
				return
			}
		case *parts.Stepper:
			if strings.HasPrefix(o.AccessibilityLabel(), duckdealerscreens.ValueTitle(v)+": ") {
				for o.Value() > v.Number() {
					tb.tap("Less: " + duckdealerscreens.ValueTitle(v))
				}
				for o.Value() < v.Number() {
					tb.tap("More: " + duckdealerscreens.ValueTitle(v))
				}
				return
			}
		}
	}
	tb.t.Fatalf("%q is counted nowhere; there are %q", duckdealerscreens.ValueTitle(v), tb.labels())
}

// enterEntry enters what an entry prints, on its page, and says that all of it is so.
func (tb *table) enterEntry(e aid.CopyEntry) {
	tb.t.Helper()
	if e.Section == duckdealer.YardSection {
		tb.sells(e)
	}
	for _, v := range e.Values {
		switch v.Name {
		case "recipe", "build", "sells":
			tb.list(v)
		case "wants", "kind":
		default:
			tb.number(v)
		}
	}
	tb.tap("My box says so too")
}

// sells chooses what a spaceyard sells.
func (tb *table) sells(e aid.CopyEntry) {
	tb.t.Helper()
	var gear []string
	for _, v := range e.Values {
		if v.Gear == "" {
			continue
		}
		gear = append(gear, duckdealerscreens.GearTitle(v.Gear))
		if !slices.Contains(tb.chosenKeys(), duckdealerscreens.GearTitle(v.Gear)+", chosen") && !tb.sees(duckdealerscreens.GearTitle(v.Gear)+". Not possible now") {
			tb.tap(duckdealerscreens.GearTitle(v.Gear))
		}
	}
	for _, label := range tb.chosenKeys() {
		if !slices.Contains(gear, strings.TrimSuffix(label, ", chosen")) {
			tb.tap(label)
		}
	}
}

// TestABoxWrittenFromScratch reads a box off by tapping and typing, section by section, on a phone; every entry is on the
// disk before the next one.
func TestABoxWrittenFromScratch(t *testing.T) {
	want, faults, err := aid.ReadCopy([]byte(ringBox))
	require.NoError(t, err)
	require.Empty(t, faults)
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.GamePage, Arg: duckdealerscreens.Key})
	tb.tapOn("Your copy. ")
	tb.write("Name of your copy", "Ring 2")

	tb.section(duckdealer.PlanetSection)
	tb.tap("Take the map away")
	tb.tap("Take it away")
	tb.copyHome()
	require.True(t, tb.sees("What does not fit yet"), "until there is a map, the mistakes have their places")
	tb.consumers(want)
	for _, e := range want.Entries {
		switch e.Section {
		case duckdealer.PlanetSection:
			tb.section(e.Section)
			tb.tapOn(duckdealerscreens.KindTitle(e.Values[0].Words[0]))
			tb.write("Name", strings.ToUpper(e.Names[0]))
			tb.tap("Add it")
		case duckdealer.RouteSection:
			tb.section(e.Section)
			p := tb.app.shown.(*duckdealerscreens.CopySection)
			tb.tapKey(p.From.Object, e.Names[0])
			tb.tapKey(p.To.Object, e.Names[1])
			tb.number(e.Values[0])
			tb.tap("Add it")
		default:
			tb.section(e.Section)
			tb.tapOn(duckdealerscreens.EntryTitle(&e) + ". ")
			tb.enterEntry(e)
		}
		kept, err := tb.store.Read(duckdealerscreens.BoxFile)
		require.NoError(t, err)
		require.Contains(t, string(kept), e.Text()+"\n", "each entry is saved before the next one")
	}
	own := tb.app.duck().DuckCopy()
	require.Equal(t, ringBox, own.Text())
	require.Empty(t, own.Mistakes())

	tb.killed(time.Hour)
	tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	require.True(t, tb.sees("Now: Your copy, all of it read off."), "%q", tb.labels())
	tb.tap("Share")
	require.Equal(t, ringBox, tb.app.shown.(*library.SharePage).Text)
	require.Equal(t, "ring-2.box", tb.app.shown.(*library.SharePage).Name)
	tb.playsWith(ringBox)
}

// consumers takes the house tiles out that the box has not, and adds those that it has besides.
func (tb *table) consumers(want *aid.Copy) {
	tb.t.Helper()
	var tiles []string
	for _, at := range want.In(duckdealer.ConsumerSection) {
		tiles = append(tiles, want.Entries[at].Names[0])
	}
	own := tb.app.duck().DuckCopy()
	tb.section(duckdealer.ConsumerSection)
	for _, at := range slices.Backward(own.In(duckdealer.ConsumerSection)) {
		if e := own.Entries[at]; !slices.Contains(tiles, e.Names[0]) {
			tb.tapOn(duckdealerscreens.EntryTitle(&e) + ". ")
			tb.tap("Not in my box: remove it")
		}
	}
	for _, at := range want.In(duckdealer.ConsumerSection) {
		e := want.Entries[at]
		if slices.ContainsFunc(own.Entries, func(o aid.CopyEntry) bool { return o.Kind == e.Kind && o.Names[0] == e.Names[0] }) {
			continue
		}
		tb.tap(duckdealerscreens.GoodTitle(e.Values[0].Words[0]))
		require.IsType(tb.t, &duckdealerscreens.CopyEntry{}, tb.app.shown, "the new tile is shown")
		tb.tap("Back")
	}
}

// playsWith begins a match and a dispute, and makes sure that both use a box.
func (tb *table) playsWith(box string) {
	tb.t.Helper()
	lines := strings.Split(strings.TrimSpace(box), "\n")
	says := func(t rules.Table) []string {
		var said []string
		for _, line := range t.Box() {
			said = append(said, line.Text)
		}
		return said
	}
	tb.app.Go()
	tb.tapOn("Duck Dealer. ")
	tb.tapOn("Settle a dispute. ")
	require.Equal(tb.t, lines, says(tb.app.dispute.Disputes[duckdealerscreens.Key].Draft.Table))
	tb.tap("Back")
	tb.tapOn("Play with the referee. ")
	require.True(tb.t, tb.sees("What your box prints. Your copy, all of it read off."), "%q", tb.labels())
	tb.tap("Start the match")
	require.IsType(tb.t, &match.Match{}, tb.app.shown, "%q", tb.app.said)
	m := tb.app.session.Playing.Match
	require.Equal(tb.t, lines, says(m.Table()))
	id := m.ID()
	tb.killed(time.Minute)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: id})
	require.Equal(tb.t, lines, says(tb.app.session.Playing.Match.Table()), "the match keeps its box")
	require.Contains(tb.t, string(tb.app.session.Playing.Match.Export()), "[Box \"ship | slots 7 @box\"]")
}

// TestHalfACopyIsPlayedWith enters one value: the rest is house data, and the pages say so.
func TestHalfACopyIsPlayedWith(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	tb.tap("Go on: Satellites")
	tb.number(aid.CopyValue{Name: "points", Words: []string{"8"}})
	tb.tap("My box says so too")
	require.Equal(t, "Linear accelerators", duckdealerscreens.EntryTitle(tb.app.shown.(*duckdealerscreens.CopyEntry).Of()), "the next one with house data")
	tb.tap("Later")
	require.Equal(t, "Stealth ducks", duckdealerscreens.EntryTitle(tb.app.shown.(*duckdealerscreens.CopyEntry).Of()))
	tb.copyHome()
	require.True(t, tb.sees("Now: Your copy. Of 154 values, 105 are still house data."), "%q", tb.labels())
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	require.True(t, tb.sees("What your box prints. Your copy. Of 154 values, 105 are still house data."))
	tb.tap("Start the match")
	edition, err := duckdealer.ReadEdition(tb.app.session.Playing.Match.Table().Box())
	require.NoError(t, err)
	factory, _ := edition.Factory("satellites")
	require.Equal(t, 8, factory.Points)
	require.Equal(t, "my-copy", edition.Name())
}

// TestAMapThatIsNotWhole is replaced by the house map until it is.
func TestAMapThatIsNotWhole(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.duck().OpenCopy(duckdealer.PlanetSection, -1)
	tb.tap("Take the map away")
	tb.tap("Take it away")
	tb.write("Name", "New Duckton!")
	tb.tap("Add it")
	require.True(t, tb.sees("newduckton. Starting planet. Your box"), "%q", tb.labels())
	tb.write("Name", "newduckton")
	tb.tap("Add it")
	require.True(t, tb.sees("There is a place \"newduckton\" already."))
	tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	require.True(t, tb.sees("Now: Your copy, but house data for: Planets, Routes."), "%q", tb.labels())
	require.True(t, tb.sees("Planets. It has 1 start planet; expected 5."), "%q", tb.labels())
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	tb.tap("Start the match")
	edition, err := duckdealer.ReadEdition(tb.app.session.Playing.Match.Table().Box())
	require.NoError(t, err)
	require.Len(t, edition.Planets(), 16)
	tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	tb.tap("Undo")
	tb.tap("Undo")
	require.False(t, tb.app.duck().DuckCopy().Begun() && len(tb.app.duck().DuckCopy().Mistakes()) > 0, "undo brings the map back")
}

// TestImportABox takes box files from the clipboard: a sound one at once, a broken one after its mistakes were shown.
func TestImportABox(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key})
	tb.app.fyne.Clipboard().SetContent(ringBox)
	tb.tap("From the clipboard")
	require.Equal(t, ringBox, tb.app.duck().DuckCopy().Text())
	require.Contains(t, tb.app.stage.notice.Sentence(), "is your copy now")

	broken := strings.Replace(ringBox, "slots 7", "slots 77", 1)
	tb.app.fyne.Clipboard().SetContent(strings.Replace(broken, "mine yellow-ducks | start 2", "mine yellow-ducks | start 3", 1))
	tb.tap("From the clipboard")
	require.True(t, tb.sees("Line 2: slots is \"77\"; expected a whole number from 7 to 30. ship | slots 77 @box"), "%q", tb.labels())
	require.True(t, tb.sees("Mines: it has 6 start mines; expected 5."), "%q", tb.labels())
	require.Equal(t, ringBox, tb.app.duck().DuckCopy().Text(), "nothing is taken yet")
	tb.tap("Take what can be read")
	require.Equal(t, duckdealerscreens.Key, tb.app.trail.Here().Arg)
	require.Contains(t, tb.app.duck().DuckCopy().Text(), "ship | slots 9 @inferred\n", "what is missing is house data")
	require.True(t, tb.sees("Mines. It has 6 start mines; expected 5."))
	tb.tap("Undo")
	require.Equal(t, ringBox, tb.app.duck().DuckCopy().Text())

	tb.app.fyne.Clipboard().SetContent("# nothing\n")
	tb.tap("From the clipboard")
	require.Contains(t, tb.app.said, "There is nothing in it.")

	tb.tap("Begin anew")
	tb.tap("Begin anew")
	require.False(t, tb.app.duck().DuckCopy().Begun())
	tb.tap("Undo")
	require.Equal(t, ringBox, tb.app.duck().DuckCopy().Text())
}

func TestCopyOnAFullDisk(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.duck().OpenCopy(duckdealer.ShipSection, 0)
	tb.store.full = true
	tb.tap("More: Slots for gear")
	require.Equal(t, 10, tb.app.duck().DuckCopy().Entries[0].Values[0].Number(), "it holds until the app is closed")
	require.Contains(t, tb.app.stage.notice.Sentence(), "no space left on device")
}

// TestSetupOfAnotherBox forgets what was laid with other components.
func TestSetupOfAnotherBox(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
	tb.tap("As laid")
	require.NotEmpty(t, tb.app.session.Beginnings[duckdealerscreens.Key].Setup)
	tb.app.duck().ImportBox([]byte(ringBox))
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: duckdealerscreens.Key})
	require.Empty(t, tb.app.session.Beginnings[duckdealerscreens.Key].Setup)
	tb.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: duckdealerscreens.Key})
	tb.tap("As laid")
	require.Contains(t, tb.app.session.Beginnings[duckdealerscreens.Key].Setup, "edition ring-2")
}

// TestPasteATranscriptWithItsBox settles a dispute with the components of the match that is pasted, not with one's own.
func TestPasteATranscriptWithItsBox(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.duck().ImportBox([]byte(ringBox))
	tb.play(duckdealerscreens.Key, 2, duckOutfit2...) // it begins without one's own copy
	tb.app.fyne.Clipboard().SetContent(string(tb.app.session.Playing.Match.Export()))
	tb.app.Open(shell.Route{Page: shell.DisputePage, Arg: duckdealerscreens.Key})
	own := tb.app.dispute.Disputes[duckdealerscreens.Key]
	require.Len(t, own.Draft.Table.Box(), strings.Count(ringBox, "\n"))
	tb.tap("Paste")
	require.Nil(t, own.Draft.Table.Box(), "the house box")
	table, err := own.Table()
	require.NoError(t, err)
	require.Equal(t, []int{1}, table.ToMove())
	tb.tap("Normal start")
	require.Len(t, own.Draft.Table.Box(), strings.Count(ringBox, "\n"))
}

// TestABoxFileIsDropped takes a box file that is dropped on the window, whatever page is shown.
func TestABoxFileIsDropped(t *testing.T) {
	tb := newTable(t, 1024, 768)
	file := filepath.Join(t.TempDir(), "mine.BOX")
	require.NoError(t, os.WriteFile(file, []byte(ringBox), 0o600))
	tb.app.library.ImportPath(file)
	require.Equal(t, shell.Route{Page: shell.CopyPage, Arg: duckdealerscreens.Key}, tb.app.trail.Here().Route)
	require.Equal(t, ringBox, tb.app.duck().DuckCopy().Text())
	tb.app.Go()
	require.NoError(t, os.WriteFile(file, []byte("ship | slots 3 @box\n"), 0o600))
	tb.app.library.ImportPath(file)
	require.True(t, tb.sees("Take what can be read"), "%q", tb.labels())
	tb.app.library.ImportPath(filepath.Join(t.TempDir(), "none.box"))
	require.Contains(t, strings.Join(tb.app.said, " "), "The file can't be read")
}
