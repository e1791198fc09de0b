package duckdealer_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// houseBox is the text of the box that is used where none is named.
func houseBox(tb testing.TB) string {
	tb.Helper()
	data, err := os.ReadFile("house-1.box")
	if err != nil {
		tb.Fatal(err)
	}
	return string(data)
}

// openBox sets up a table with a box file and returns what is wrong.
func openBox(tb testing.TB, head, box string) (rules.Table, error) {
	tb.Helper()
	transcript, err := rules.ReadTranscript([]byte(head))
	if err != nil {
		tb.Fatal(err)
	}
	lines, err := rules.ReadLines([]byte(box))
	if err != nil {
		return nil, err
	}
	return duckdealer.Game().Open(transcript, lines)
}

// TestBoxFaults changes one line of the house box and expects its fault. A change
// of "" to a line adds it as line 101.
func TestBoxFaults(t *testing.T) {
	const (
		satellites = "factory satellites          | recipe phone-boxes + solar-panels        @review   | count 2 @house | points 5 @house"
		consumer   = "consumer science | wants science @inferred | build science @house | points 15 @house | deliver 10 @inferred"
		yard       = "yard y5 | sells merchant   = yellow-ducks + plastic-beads @house | build yellow-ducks + r  @house | points 5 @house"
		ship       = "ship | slots 9 @inferred"
		mine       = "mine phone-boxes   | start 1 @inferred | other 2 @house"
		route      = "route p9 p11 | dots 3 @house"
	)
	for _, c := range []struct {
		from, to string
		line     int
		says     string
	}{
		{"", "dice | sides 6 @box", 101, `there is no line "dice"`},
		{"", "| x @box", 101, "first field is empty"},
		{"", "\u00a0", 101, `there is no line "\u00a0"`},
		{"edition house-1", "edition\u2003house-1", 7, "there is no line"},
		{"edition house-1", "", 0, "edition NAME"},
		{"edition house-1", "edition House-1", 7, "small letters"},
		{"edition house-1", "edition house-1 @box", 7, "expected"},
		{"", "edition other", 101, "edition appears twice"},
		{ship, "", 0, "ship | slots"},
		{ship, "ship | slots 6 @box", 10, "7 to 30"},
		{ship, "ship | slots 31 @box", 10, "7 to 30"},
		{ship, "ship | slots 09 @box", 10, "7 to 30"},
		{ship, "ship | slots +9 @box", 10, "7 to 30"},
		{ship, "ship | slots ? @box", 10, "7 to 30"},
		{ship, "ship | slots @box", 10, "7 to 30"},
		{ship, "ship | slots 9", 10, "ends with"},
		{ship, "ship | slots", 10, "no tag"},
		{ship, "ship | slots 9 @guess", 10, "@guess"},
		{ship, "ship | holes 9 @box", 10, `field "slots"`},
		{ship, "ship | slots 9 @box |", 10, "expected"},
		{ship, "Ship | slots 9 @box", 10, "no line"},
		{"", ship, 101, "ship appears twice"},
		{satellites, "", 0, "factory of satellites is missing"},
		{"", satellites, 101, "factory satellites appears twice"},
		{satellites, strings.Replace(satellites, "factory satellites", "factory blue-paint", 1), 13, "blue-paint"},
		{satellites, strings.Replace(satellites, "phone-boxes", "satellites", 1), 13, "itself"},
		{satellites, strings.Replace(satellites, "phone-boxes", "r", 1), 13, `"r" isn't a good`},
		{satellites, strings.Replace(satellites, "phone-boxes + ", "phone-boxes+", 1), 13, "isn't a good"},
		{satellites, strings.Replace(satellites, "phone-boxes + ", "phone-boxes & ", 1), 13, "expected +"},
		{satellites, strings.Replace(satellites, "phone-boxes + ", "", 1) + " |", 13, "expected"},
		{satellites, strings.Replace(satellites, "solar-panels", "solar-panels + science + science + science", 1), 13, "1 to 4"},
		{satellites, strings.Replace(satellites, "phone-boxes + solar-panels", "", 1), 13, "1 to 4"},
		{satellites, strings.Replace(satellites, "count 2", "count 1000", 1), 13, "0 to 999"},
		{satellites, strings.Replace(satellites, "count 2", "count -1", 1), 13, "0 to 999"},
		{satellites, strings.Replace(satellites, "count 2 @house | points 5 @house", "points 5 @house | count 2 @house", 1), 13, `field "count"`},
		{consumer, strings.Replace(consumer, "wants science", "wants blue-paint", 1), 34, "blue-paint"},
		{consumer, strings.Replace(consumer, "wants science", "wants science science", 1), 34, "one product"},
		{consumer, strings.Replace(consumer, "wants science @inferred", "wants", 1), 34, "no tag"},
		{consumer, strings.Replace(consumer, "build science", "build r + r", 1), 34, "r twice"},
		{consumer, strings.Replace(consumer, "consumer science", "consumer military", 1), 38, "consumer military appears twice"},
		{consumer, strings.Replace(consumer, "consumer science", "consumer sci_ence", 1), 34, "hyphens"},
		{yard, "", 0, "4 yards"},
		{"", strings.Replace(yard, "y5", "y6", 1), 0, "6 yards"},
		{yard, strings.Replace(yard, "y5", "y4", 1), 45, "yard y4 appears twice"},
		{yard, "yard y5 | build r @box | points 5 @box", 45, "expected"},
		{yard, strings.Replace(yard, "merchant", "pilot", 1), 45, "pilot"},
		{yard, strings.Replace(yard, "= yellow", "yellow", 1), 45, "sells GEAR = LIST"},
		{yard, strings.Replace(yard, "= yellow-ducks", "= r", 1), 45, `"r" isn't a good`},
		{yard, strings.Replace(yard, "| build", "| sells merchant = science @box | build", 1), 45, "twice"},
		{mine, "", 0, "mines of phone-boxes are missing"},
		{"", mine, 101, "mine phone-boxes appears twice"},
		{mine, strings.Replace(mine, "phone-boxes", "science", 1), 52, "science"},
		{mine, strings.Replace(mine, "start 1", "start 2", 1), 0, "6 start mines"},
		{mine, strings.Replace(mine, "other 2", "other 1", 1), 0, "10 other mines"},
		{mine, "mine phone-boxes | start 1 @box", 52, "expected"},
		{"planet s5 | start @house", "", 0, "4 start planets"},
		{"", "planet s6 | start @box", 0, "6 start planets"},
		{"planet p11 | far @house", "planet p11 | near @house", 70, "far"},
		{"planet p11 | far @house", "planet p11 | far far @house", 70, "expected"},
		{"planet p11 | far @house", "planet p-11 | far @house", 70, "small letters and digits"},
		{"planet p11 | far @house", "planet p11 |", 70, "far"},
		{"", "planet p11 | far @box", 101, "appears twice"},
		{"", "junction p11 @box", 101, "appears twice"},
		{"", "junction j1", 101, "expected"},
		{"", "junction j1 @nobody", 101, "@nobody"},
		{"", "junction j1 @box", 0, "not connected"},
		{"", "planet p12 | far @box", 0, "11 other mines for 12"},
		{route, "route p9 p11 | dots 31 @house", 100, "0 to 30"},
		{route, "route p9 p9 | dots 3 @house", 100, "itself"},
		{route, "route p9 p12 | dots 3 @house", 100, "p12"},
		{route, "route x p11 | dots 3 @house", 100, `"x"`},
		{"", "route p11 p9 | dots 0 @box", 101, "two routes"},
		{route, "route p9 | dots 3 @house", 100, "expected"},
	} {
		box := houseBox(t) + "\n"
		if c.from == "" {
			box = houseBox(t) + c.to + "\n"
		} else {
			require.Equal(t, 1, strings.Count(box, c.from), c.from)
			box = strings.Replace(box, c.from, c.to, 1)
		}
		_, err := openBox(t, headers(2), box)
		var fault *rules.Fault
		require.ErrorAs(t, err, &fault, "%q for %q", c.to, c.from)
		require.Equal(t, c.line, fault.Line, "%q for %q: %s", c.to, c.from, err)
		require.True(t, fault.Box, c.to)
		require.Contains(t, fault.Text, c.says, "%q for %q", c.to, c.from)
		requireFault(t, box, c.line, c.says)
	}
}

// requireFault makes sure that a broken box is no reason to begin anew: its mistake
// is named with its place, and what can be read of it is played with.
func requireFault(t *testing.T, box string, line int, says string) {
	t.Helper()
	own, faults, err := aid.ReadCopy([]byte(box))
	require.NoError(t, err)
	require.True(t, slices.ContainsFunc(faults, func(f duckdealer.BoxFault) bool {
		return f.Line == line && strings.Contains(f.Said(), says)
	}), "%q: %v", says, faults)
	head := headers(2)
	lines, _ := own.Usable()
	for _, line := range lines {
		head += "[Box \"" + line.Text + "\"]\n"
	}
	open(t, head)
}

func TestBoxWithFewConsumers(t *testing.T) {
	box := houseBox(t)
	for _, tile := range []string{"military", "medicine"} {
		at := strings.Index(box, "consumer "+tile)
		box = box[:at] + "#" + box[at:]
	}
	_, err := openBox(t, headers(2), box)
	require.ErrorContains(t, err, "10 consumer tiles for 11 far planets")
}

func TestBoxWithoutFarPlanet(t *testing.T) {
	var lines []string
	for line := range strings.Lines(houseBox(t)) {
		if !strings.HasPrefix(line, "planet p") {
			lines = append(lines, line)
		}
	}
	_, err := openBox(t, headers(2), strings.Join(lines, ""))
	require.ErrorContains(t, err, "no far planet")
}

// TestBoxHeaders makes sure that the lines of a file and headers make the same
// box, that blank lines and comments are skipped, and that there is one box only.
func TestBoxHeaders(t *testing.T) {
	files, err := filepath.Glob("testdata/boxes/*.box")
	require.NoError(t, err)
	require.Len(t, files, 3)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		fromFile, err := openBox(t, headers(2), string(data))
		require.NoError(t, err)
		head := headers(2)
		for line := range strings.Lines(string(data)) {
			head += "[Box \"" + strings.TrimRight(line, "\n") + "\"]\n"
		}
		fromHeaders := open(t, head)
		require.Equal(t, string(fromFile.State()), string(fromHeaders.State()))
		_, err = openBox(t, head, string(data))
		require.ErrorContains(t, err, "its own box")
	}
	_, err = openBox(t, headers(2), "# nothing\n")
	require.ErrorContains(t, err, "is missing")
	fault := conformance.Refused(t, duckdealer.Game(), headers(2)+"[Box \"\"]\n[Box \"# nothing\"]\n")
	require.ErrorContains(t, fault, "is missing")
}

// TestBoxFaultsInTheReadersLanguage says what is wrong with a box in the language that was set; names of the file stay as they are.
func TestBoxFaultsInTheReadersLanguage(t *testing.T) {
	faults := duckdealer.BoxFaults([]rules.Line{{Number: 1, Text: "dice | sides 6 @box"}})
	wording.SetLanguage(&wording.Catalogue{Tag: language.German, Texts: map[string]string{
		"there is no line {kind}":           "eine Zeile {kind} gibt es nicht",
		"the mines of {good} are missing":   "die Minen für {good} fehlen",
		"it has {number}; expected {other}": "sie hat {number} statt {other}",
		"line {n}: {fault}":                 "Zeile {n}: {fault}",
	}, Things: map[string]map[string]string{"{n} yard": {"other": "{n} Werften"}}})
	defer wording.SetLanguage(nil)
	said := make([]string, len(faults))
	for i, f := range faults {
		said[i] = f.Error()
	}
	require.Contains(t, said, `Zeile 1: eine Zeile "dice" gibt es nicht`)
	require.Contains(t, said, "die Minen für plastic-beads fehlen")
	require.Contains(t, said, "sie hat 0 Werften statt 5")
}
