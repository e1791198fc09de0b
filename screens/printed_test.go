package screens_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	atradesaid "tablekeeper/companion/games/atrades/aid"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/kits"
	"tablekeeper/screens/kits/pieces"
)

// printedCounts are the pieces of each game as its specification counts them, by the sections of the sheets.
var printedCounts = map[string]map[string]int{
	"raid-trade": { // for two: 26 Utility cards, 9 Level cards and 3 places each; tokens without limit
		"Utility cards": 2 * 26, "Level and place cards": 2 * (9 + 3), "Tokens": 72, "Markers": 4, "Dice to fold": 2, "Player mats": 2,
		"Player aids": 2, "Label of the box": 1,
	},
	"rising-tides": { // for six (section 2); fewer take cards out
		"Resource cards": 3 * 30, "Action cards": 12 + 12 + 3, "Nation cards": 6, "Construction cards": 18, "Event cards": 5, "Turn chip": 1, "Player mats": 6,
		"Player aids": 6, "Label of the box": 1,
	},
	"traders": { // section 2; resources, money and stations without limit
		"Planet cards": 10, "Event cards": 35, "Action cards": 28, "Spaceship cards": 6, "Station cards": 6, "Resources": 3 * 28, "Money": 42,
		"Ships": 6, "Stations": 6 * 8, "Markers": 1 + 4*3 + 6, "Dice to fold": 2, "Board": 1, "Player aids": 6, "Label of the box": 1,
	},
	"duck-dealer": { // sections 2.2 and 2.7; goods and gear without limit
		"Goods": 17 * 8, "Mines": 5 + 11, "Factories": 17, "Consumers": 12, "Spaceyards": 5, "Energy markers": 3 * 40, "Gear": 15,
		"Markers of 100 points": 5 * 4, "Player aids": 5, "Label of the box": 1,
		"Cubes": 5 * 30, "Privilege discs": 5 * 10, "Pathways and ships": 5 * (2 + 1), "Ship placards": 5, "Tracks": 1, "Map": 1,
	},
	"atrades": { // section 2.1; cubes, money and markers without limit
		"Guild boards": 5, "Regions": 7, "Region deck": 7, "Company bank cards": 18, "Tiles": 18 + 78, "Cubes": 5*(7+1+20) + 1 + 7, "Money": 100, "Charts": 1,
		"Player aids": 5, "Label of the box": 1,
	},
}

// most is the most players of a game.
func most(t *testing.T, key string) int {
	t.Helper()
	g, ok := shelf.Find(key)
	require.True(t, ok)
	return g.MaxSeats
}

// boxOf is what a game prints for the most players.
func boxOf(t *testing.T, key string) *printing.Box {
	t.Helper()
	return houseBox(t, key, most(t, key))
}

// houseBox is what a game prints for so many players.
func houseBox(t *testing.T, key string, players int) *printing.Box {
	t.Helper()
	box, err := kits.Box(key, nil, players)
	require.NoError(t, err)
	require.NotNil(t, box, key)
	return box
}

// TestEveryPieceIsPrinted counts the pieces on the sheets, on both papers.
func TestEveryPieceIsPrinted(t *testing.T) {
	for key, counts := range printedCounts {
		b := boxOf(t, key)
		for _, paper := range []printing.Paper{printing.A4, printing.Letter} {
			for _, ink := range []bool{false, true} {
				done, err := pieces.Print(b, printing.Style{Paper: paper, Ink: ink})
				require.NoError(t, err)
				assert.Less(t, len(done.PDF), 5_000_000, key)
				assert.GreaterOrEqual(t, done.Smallest, 7.0, key)
				assert.Empty(t, done.Cut, "%s: words that have no room", key)
				fronts, backs := map[string]int{}, map[string]int{}
				for _, sheet := range done.Sheets {
					for name, n := range sheet.Pieces {
						if sheet.Side == printing.Back {
							backs[name] += n
						} else {
							fronts[name] += n
						}
					}
				}
				for _, title := range []string{b.Title + ": Set up", b.Title + ": How it is played", "Check list", "Explain to the others"} {
					pages := 0
					for _, sheet := range done.Sheets {
						if sheet.Title == title {
							pages++
						}
					}
					assert.Equal(t, 1, pages, "%s: %s is one page", key, title)
				}
				sections := map[string]int{}
				for i := range b.Sections {
					s := &b.Sections[i]
					for _, piece := range s.Pieces {
						assert.Equal(t, piece.Count, fronts[piece.Name], "%s: %s", key, piece.Name)
						if piece.Back != nil {
							assert.Equal(t, piece.Count, backs[piece.Name], "%s: the back of %s", key, piece.Name)
						}
						sections[s.Title] += fronts[piece.Name]
					}
				}
				assert.Equal(t, counts, sections, key)
			}
		}
	}
}

// mostSheets is how many sheets of paper a game takes at most, on A4, by the number of players.
var mostSheets = map[string]map[int]int{
	"rising-tides": {6: 28, 4: 22}, "traders": {6: 21}, "duck-dealer": {5: 18}, "atrades": {5: 18}, "raid-trade": {2: 17},
}

// TestSheetsArePacked counts the sheets of paper on A4, of which none is blank on a page.
func TestSheetsArePacked(t *testing.T) {
	for key, counts := range mostSheets {
		for players, sheets := range counts {
			done, err := pieces.Print(houseBox(t, key, players), printing.Style{Paper: printing.A4})
			require.NoError(t, err)
			t.Logf("%s, %d players: %d pages on %d sheets", key, players, len(done.Sheets), done.Papers())
			assert.LessOrEqual(t, done.Papers(), sheets, "%s for %d", key, players)
			for i, page := range readPDF(t, done.PDF) {
				assert.Positive(t, len(page.shapes)+len(page.words), "%s: page %d is blank", key, i+1)
			}
		}
		least, _ := shelf.Find(key)
		fewer, err := pieces.Print(houseBox(t, key, least.MinSeats), printing.Style{Paper: printing.A4})
		require.NoError(t, err)
		assert.LessOrEqual(t, fewer.Papers(), counts[most(t, key)], key)
	}
}

// TestPiecesBelongToComponents finds each piece among what docs/components.md lists of its game, and under one name only.
func TestPiecesBelongToComponents(t *testing.T) {
	tables := componentRows(t)
	for key := range printedCounts {
		b := boxOf(t, key)
		names := map[string]bool{}
		for _, s := range b.Sections {
			for _, piece := range s.Pieces {
				if piece.Row != "" { // aids and labels come with the sheets
					assert.Contains(t, tables[b.Title], piece.Row, "%s: %s", key, piece.Name)
				}
				assert.False(t, names[piece.Name], "%s: %s is there twice", key, piece.Name)
				names[piece.Name] = true
			}
		}
		for _, page := range append(b.First, append(b.Last, *b.Held)...) {
			for _, block := range page.Blocks {
				assert.NotRegexp(t, `^[A-Z]?\d`, block.Title, "%s: %s: a heading is said in words", key, page.Title)
				for _, line := range block.Lines {
					assert.NotEmpty(t, strings.TrimSpace(line.Words), "%s: %s", key, line.Name)
				}
			}
		}
	}
}

// TestComponentsTellTheirSheets compares the third column of docs/components.md with the pages on which the pieces of a row are
// printed, on A4; what isn't a piece says where it is instead. With -update the pages are written anew.
func TestComponentsTellTheirSheets(t *testing.T) {
	text, err := os.ReadFile("../docs/components.md")
	require.NoError(t, err)
	pages := map[string]map[string]string{}
	for key := range printedCounts {
		b := boxOf(t, key)
		pages[b.Title] = sheetsOfRows(t, b)
	}
	var out strings.Builder
	game := ""
	for line := range strings.Lines(string(text)) {
		if title, ok := strings.CutPrefix(line, "## "); ok {
			game = strings.TrimSpace(title)
		}
		cells := strings.Split(strings.TrimSpace(line), "|")
		if len(cells) == 5 && !strings.HasPrefix(cells[1], "---") && strings.TrimSpace(cells[1]) != "In the document" {
			row := strings.TrimSpace(cells[1])
			if on := pages[game][row]; on != "" {
				line = strings.Join(append(cells[:3:3], " "+on+" ", ""), "|") + "\n"
			} else {
				require.NotEmpty(t, strings.TrimSpace(cells[3]), "%s: %s: where is it on the sheets?", game, row)
				require.NotRegexp(t, `page \d`, cells[3], "%s: %s isn't printed", game, row)
			}
		}
		out.WriteString(line)
	}
	if flag.Lookup("update").Value.String() == "true" {
		require.NoError(t, os.WriteFile("../docs/components.md", []byte(out.String()), 0o644))
		return
	}
	require.Equal(t, out.String(), string(text), "go test -tags ci ./screens -run ComponentsTellTheirSheets -update writes it")
}

// sheetsOfRows are the sections and pages on which the pieces of each row of docs/components.md are: "Tokens, page 21".
func sheetsOfRows(t *testing.T, b *printing.Box) map[string]string {
	t.Helper()
	done, err := pieces.Print(b, printing.Style{Paper: printing.A4})
	require.NoError(t, err)
	rows := map[string]string{}
	for i := range b.Sections {
		s := &b.Sections[i]
		first, last := map[string]int{}, map[string]int{}
		for n, sheet := range done.Sheets {
			for _, piece := range s.Pieces {
				if _, on := sheet.Pieces[piece.Name]; !on {
					continue
				}
				if first[piece.Row] == 0 {
					first[piece.Row] = n + 1
				}
				last[piece.Row] = n + 1
			}
		}
		for _, row := range slices.Sorted(maps.Keys(first)) {
			on := fmt.Sprintf("%s, page %d", s.Title, first[row])
			if last[row] > first[row] {
				on = fmt.Sprintf("%s, pages %d to %d", s.Title, first[row], last[row])
			}
			rows[row] = strings.TrimPrefix(rows[row]+"; "+on, "; ")
		}
	}
	return rows
}

// TestPrintTheGame goes by taps from the page of a game to the file with its pieces, on a device with folders and on one without.
func TestPrintTheGame(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.GamePage, Arg: "traders"})
	tb.TapOn("Print the game")
	require.True(t, tb.Has("These sheets print the game as its own document describes it."), "%q", tb.Labels())
	require.True(t, tb.Has("Event cards"), "%q", tb.Labels())
	tb.Library.Folder = t.TempDir()
	tb.TapOn("US Letter")
	tb.TapOn("Save ink")
	tb.TapOn("On one side: fold")
	tb.Tap("Save the PDF")
	tb.Tap("Save here")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "traders.pdf")
	saved, err := os.ReadFile(filepath.Join(tb.Library.Folder, "traders.pdf"))
	require.NoError(t, err)
	want, err := pieces.Print(boxOf(t, "traders"), printing.Style{Paper: printing.Letter, Ink: true, Fold: true, Made: time.UnixMilli(tb.App.Device().Clock().Wall).UTC()})
	require.NoError(t, err)
	require.True(t, bytes.Equal(want.PDF, saved), "it is what the command writes")

	files := &handed{}
	tb.App.Device().Files = files
	tb.App.Open(shell.Route{Page: shell.PrintPage, Arg: "raid-trade"})
	tb.Tap("Save the PDF")
	require.Equal(t, "raid-trade.pdf", files.name)
	require.True(t, bytes.HasPrefix(files.data, []byte("%PDF-")))
	files.refuse = errors.New("no room")
	tb.CloseNotices()
	tb.Tap("Save the PDF")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "no room")
}

// TestYourCopyIsPrinted prints what the owner has entered, and says so.
func TestYourCopyIsPrinted(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, key := range []string{"duck-dealer", "atrades"} {
		own, house := game.PiecesOf(tb.Session, key, 4), houseBox(t, key, 4)
		require.NotEmpty(t, own.Source)
		require.NotEmpty(t, house.Source)
		for i := range house.Sections {
			require.Equal(t, house.Sections[i].Count(), own.Sections[i].Count(), house.Sections[i].Title)
		}
	}
}

// TestACopyInAFileIsPrinted prints what a file says, and refuses files that are no copy of the game.
func TestACopyInAFileIsPrinted(t *testing.T) {
	printed := func(key string, file []byte) (text string) {
		done, err := kits.Print(key, file, most(t, key), printing.Style{Paper: printing.A4})
		require.NoError(t, err, key)
		for _, page := range readPDF(t, done.PDF) {
			for _, word := range page.words {
				text += word.text + " "
			}
		}
		return text
	}
	duck, err := os.ReadFile("../companion/games/duckdealer/house-1.box")
	require.NoError(t, err)
	require.Contains(t, printed("duck-dealer", nil), boxOf(t, "duck-dealer").Source, "the first page says whose data they are")
	own := printed("duck-dealer", bytes.Replace(duck, []byte("slots 9 @inferred"), []byte("slots 12 @box"), 1))
	require.Contains(t, own, "Recipes, tiles and map: Your copy")

	guilds := atradesaid.PrintedCopy()
	guilds.Put([]string{"guilds", "0", "name"}, "Lanternmakers")
	own = printed("atrades", guilds.File())
	require.Contains(t, own, "Guilds, tiles, regions and charts: Your copy")
	require.Contains(t, own, "Lanternmakers")

	for _, c := range []struct{ key, file, says string }{
		{"duck-dealer", string(guilds.File()), "line 1"},
		{"duck-dealer", string(duck) + "ship | slots 99\n", "line "},
		{"duck-dealer", "", ""},
		{"duck-dealer", "\xff", ""},
		{"atrades", string(duck), "JSON"},
		{"atrades", "{}", "missing"},
		{"atrades", strings.Replace(string(guilds.File()), "atrades-data/1", "atrades-data/9", 1), "format"},
		{"atrades", "", ""},
		{"raid-trade", "edition own\n", kits.ErrOneCopy.Error()},
	} {
		_, err := kits.Print(c.key, []byte(c.file), most(t, c.key), printing.Style{Paper: printing.A4})
		require.ErrorContains(t, err, c.says, c.key)
	}
	none, err := kits.Print("chess", nil, 2, printing.Style{Paper: printing.A4})
	require.NoError(t, err)
	require.Nil(t, none)
}

// handed is a device without folders.
type handed struct {
	name   string
	data   []byte
	refuse error
}

func (h *handed) Save(name string, data []byte) error {
	h.name, h.data = name, data
	return h.refuse
}

func (h *handed) Choose(string, int64, func(string, []byte, error)) {}
