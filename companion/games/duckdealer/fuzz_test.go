package duckdealer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// starts returns the agreed positions of the examples of two seats, as lines.
func starts(tb testing.TB) []string {
	tb.Helper()
	lines := []string{"table: born 1"}
	for _, name := range []string{"d-missing-markers", "e-more-disputes"} {
		data, err := os.ReadFile(filepath.Join("testdata", "examples", name+".table"))
		if err != nil {
			tb.Fatal(err)
		}
		unreadable := false
		for line := range strings.Lines(string(data)) {
			if strings.HasPrefix(line, "= ") && !unreadable {
				lines = append(lines, strings.TrimSuffix(line, "\n"))
			}
			unreadable = strings.HasPrefix(line, "#! unreadable")
		}
	}
	return lines
}

// FuzzMoves feeds the referee with whatever can be written as moves, from many
// positions: nothing crashes, what is legal keeps the invariants, and what is not
// changes nothing.
func FuzzMoves(f *testing.F) {
	positions := starts(f)
	f.Add(uint8(0), "1: fit merchant\n1: fit builder\n2: home s1\n")
	f.Add(uint8(5), "Anna: ready\nAnna: burn\nAnna: step s1-p1-1\nAnna: end\n")
	f.Add(uint8(9), "1: build factory science\n1: buy navigator cargo-hold\n1: unclaim p1 mine\n1: claim mine\n")
	f.Add(uint8(12), "1: deal 2\n1: offer blue-paint\n1: propose\n2: accept\n1: explore satellites\n1: entrance p3\n1: exit p4\n")
	f.Fuzz(func(t *testing.T, start uint8, moves string) {
		transcript, err := rules.ReadTranscript([]byte(headers(2) + moves))
		if err != nil {
			return
		}
		table := open(t, headers(2)+positions[int(start)%len(positions)]+"\n")
		conformance.Judge(t, table, transcript.Moves)
		table.Legal(nil)
		table.Summary()
	})
}

// FuzzBox puts whatever can be written in the place of a line of a box: it is a
// box that can be played, or a fault that says where.
func FuzzBox(f *testing.F) {
	lines := strings.Split(houseBox(f), "\n")
	for i, line := range lines {
		if i%7 == 0 {
			f.Add(uint8(i), line)
		}
	}
	f.Add(uint8(42), "yard y1 | sells cargo-hold = r + a @text | build r + r @house | points 1000 @house")
	f.Add(uint8(0), "junction j @box\nroute j p1 | dots 0 @box\nroute s1 j | dots 30 @box")
	f.Fuzz(func(t *testing.T, at uint8, line string) {
		box := append([]string{}, lines...)
		box[int(at)%len(box)] = line
		table, err := openBox(t, headers(2), strings.Join(box, "\n"))
		if err != nil {
			return
		}
		for _, line := range []string{"table: born 1", "1: fit builder", "1: fit merchant", "1: fit merchant"} {
			a, err := table.Read(line)
			if err != nil {
				t.Fatal(err)
			}
			if rule := table.Play(a); rule != "" {
				t.Fatalf("%s breaks %s", line, rule)
			}
		}
		if broken := table.Violations(); broken != nil {
			t.Fatal(broken)
		}
		if err := table.Fork().Agree(table.State()); err != nil {
			t.Fatal(err)
		}
	})
}
