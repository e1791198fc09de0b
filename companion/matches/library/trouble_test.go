package library_test

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

// refusing is a store that can be told to refuse what is written.
type refusing struct {
	journal.Store
	with error
}

func (s *refusing) Write(name string, data []byte) error {
	if s.with != nil {
		return s.with
	}
	return s.Store.Write(name, data)
}

func (s *refusing) Append(name string, size int, line []byte) error {
	if s.with != nil {
		if s.with == syscall.ENOSPC {
			_ = s.Store.Append(name, size, line[:len(line)/2]) // as a full disk does
		}
		return s.with
	}
	return s.Store.Append(name, size, line)
}

func (s *refusing) Remove(name string) error {
	if s.with == syscall.EROFS {
		return s.with
	}
	return s.Store.Remove(name)
}

func TestAFullDiskIsToldOnceAndTheMatchGoesOn(t *testing.T) {
	store := &refusing{Store: journal.Memory()}
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Play(t, m, "1: nation ?")
	store.with = syscall.ENOSPC
	var fault *matches.DiskFault
	require.ErrorAs(t, m.Play(matchtest.Verb(t, m, "2: nation us"), matches.Entered), &fault)
	require.ErrorIs(t, fault, syscall.ENOSPC)
	require.ErrorIs(t, m.Kept().Unsaved(), syscall.ENOSPC)
	matchtest.Play(t, m, "3: nation ?")
	require.NoError(t, m.Undo())
	require.NoError(t, m.Redo())
	matchtest.Play(t, m, "4: nation ?")
	require.Equal(t, 4, strings.Count(string(m.Export()), ": nation"), "it can be exported")
	store.with = nil
	matchtest.Draw(t, m, 1)
	require.NoError(t, m.Kept().Unsaved())
	store.with = syscall.ENOSPC
	require.ErrorAs(t, m.Note("again"), &fault, "a new fault is told again")
	store.with = nil
	m.Close()
	again, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	matchtest.Same(t, m, again, "everything came to the disk in the end")
}

func TestAMatchThatBeginsOnAFullDisk(t *testing.T) {
	for _, cause := range []error{syscall.ENOSPC, syscall.EROFS} {
		store := &refusing{Store: journal.Memory(), with: cause}
		l, _ := matchtest.New(store)
		m, err := l.Create(matchtest.Tides(matchtest.Four...), "x", matches.Settings{Draws: true})
		var fault *matches.DiskFault
		require.ErrorAs(t, err, &fault)
		matchtest.Play(t, m, "1: nation ?", "2: nation ?")
		m2, _, err := l.Import(m.Export(), "y", nil)
		require.ErrorAs(t, err, &fault)
		require.Equal(t, 2, m2.Log().Count())
		list, err := l.List()
		require.NoError(t, err)
		require.Len(t, list, 2)
		require.Contains(t, list[0].Damage, "Not on the disk: "+cause.Error())
		store.with = nil
		matchtest.Play(t, m, "3: nation ?")
		require.NoError(t, m.Kept().Unsaved())
		m.Close()
		again, _, err := l.Open(m.ID())
		require.NoError(t, err)
		matchtest.Same(t, m, again, "")
	}
}

func TestReadOnlyFolders(t *testing.T) {
	store := &refusing{Store: journal.Memory()}
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?")
	m.Close()
	store.with = syscall.EROFS
	list, err := l.List()
	require.NoError(t, err)
	require.Len(t, list, 1)
	require.ErrorIs(t, l.Rename(m.ID(), "other"), syscall.EROFS)
	require.ErrorIs(t, l.Delete(m.ID()), syscall.EROFS)
	again, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.ReadOnly, "it goes on in memory")
	var fault *matches.DiskFault
	require.ErrorAs(t, again.Play(matchtest.Verb(t, again, "2: nation ?"), matches.Entered), &fault)
	matchtest.Play(t, again, "3: nation ?")
	require.Equal(t, 3, again.Log().Count())
}

func TestDeletingOnAFullDiskMakesRoom(t *testing.T) {
	store := &refusing{Store: journal.Memory()}
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	require.ErrorIs(t, l.Delete(m.ID()), library.ErrInUse)
	m.Close()
	file := m.Export()
	store.with = syscall.ENOSPC
	require.NoError(t, l.Delete(m.ID()))
	names, err := store.List()
	require.NoError(t, err)
	require.Empty(t, names)
	deleted, err := l.Deleted()
	require.NoError(t, err)
	require.Len(t, deleted, 1)
	require.Equal(t, "Friday", deleted[0].Name)
	require.Error(t, l.Undelete(m.ID()), "still full")
	store.with = nil
	require.NoError(t, l.Undelete(m.ID()))
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Equal(t, string(file), string(again.Export()))
}

// Two windows: the second reads, says why, changes nothing, and can write as soon
// as the first has closed the match. The lock is the system's.
func TestTwoWindows(t *testing.T) {
	path := t.TempDir()
	window := func() *library.Library {
		store, err := journal.Folder(path)
		require.NoError(t, err)
		l, _ := matchtest.New(store)
		return l
	}
	one, two := window(), window()
	m := matchtest.Create(t, one, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?")
	reader, report, err := two.Open(m.ID())
	require.NoError(t, err)
	require.Contains(t, report.ReadOnly, "another window")
	require.Equal(t, report.ReadOnly, reader.ReadOnly())
	require.Equal(t, 1, reader.Log().Count())
	require.ErrorIs(t, reader.Play(matchtest.Verb(t, reader, "2: nation ?"), matches.Entered), matches.ErrReadOnly)
	require.ErrorIs(t, reader.Undo(), matches.ErrReadOnly)
	require.ErrorIs(t, reader.Note("x"), matches.ErrReadOnly)
	require.ErrorIs(t, two.Rename(m.ID(), "x"), library.ErrInUse)
	require.ErrorIs(t, two.Delete(m.ID()), library.ErrInUse)
	reader.Close()
	same, report, err := one.Open(m.ID())
	require.NoError(t, err)
	require.NotEmpty(t, report.ReadOnly, "nor twice in one window")
	same.Close()
	matchtest.Play(t, m, "2: nation ?")
	require.NoError(t, one.Rename(m.ID(), "Saturday"), "the window that has it can rename it")
	require.Equal(t, "Saturday", m.Name())
	m.Close()
	writer, report, err := two.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.ReadOnly)
	require.Equal(t, "Saturday", writer.Name())
	matchtest.Play(t, writer, "3: nation ?")
}

// What is torn is left to the window that writes it.
func TestReadingWhileTheOtherWindowWrites(t *testing.T) {
	path := t.TempDir()
	store, err := journal.Folder(path)
	require.NoError(t, err)
	one, _ := matchtest.New(store)
	two, _ := matchtest.New(store)
	m := matchtest.Create(t, one, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?")
	file := filepath.Join(path, m.ID()+".match")
	whole, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(slices.Clone(whole), "m12 2 nat"...), 0o600))
	_, report, err := two.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	after, err := os.ReadFile(file)
	require.NoError(t, err)
	require.True(t, strings.HasSuffix(string(after), "nat"), "a reader mends nothing")
}

// How long the tests of kills and damages go on.
var (
	kills   = flag.Int("kills", 200, "how often the app that enters moves is killed")
	damages = flag.Uint64("damages", 1_000, "how many damaged files of a match are opened")
)

// entering is what tells the test's own program to be the app that is killed.
const entering = "MATCHES_TEST_ENTER_IN"

func TestMain(m *testing.M) {
	if path := os.Getenv(entering); path != "" {
		enter(path)
		return
	}
	os.Exit(m.Run())
}

// enter plays random moves in the match of a folder, and says each once it would
// be on the screen.
func enter(path string) {
	store, err := journal.Folder(path)
	if err != nil {
		panic(err)
	}
	l := library.New(store, matchtest.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
	list, err := l.List()
	if err != nil {
		panic(err)
	}
	m, report, err := l.Open(list[0].ID)
	if err != nil || report.ReadOnly != "" {
		panic(fmt.Sprint(err, report))
	}
	var moves []rules.Act
	for n := 0; ; n++ {
		moves = m.Table().Legal(moves[:0])
		var err error
		switch {
		case len(moves) == 0: // the game is over
			err = m.Undo()
		case n%9 == 8:
			err = m.Undo()
		case n%9 == 4 && m.Cases(moves[0].Seat, moves[0].Verb) > 0:
			_, err = m.Draw(moves[0].Seat, moves[0].Verb)
		default:
			err = m.Play(moves[(n*7+m.Log().Count())%len(moves)], matches.Entered)
		}
		if err != nil {
			panic(err)
		}
		fmt.Println(m.Log().Count(), m.Log().Line(m.Log().Count()).Text, m.Table().State())
	}
}

// Again and again an app that enters moves is killed at any moment. All that it had
// shown is there, and nobody is locked out.
func TestKilledWhileMovesAreEntered(t *testing.T) {
	path := t.TempDir()
	store, err := journal.Folder(path)
	require.NoError(t, err)
	l, _ := matchtest.New(store)
	first := matchtest.Create(t, l, matches.Settings{Draws: true})
	first.Close()
	r := rand.New(rand.NewPCG(4, 4))
	torn, unseen := 0, 0 // kills in the midst of a record, and behind one that nobody was shown
	for kill := range *kills {
		shown := killedAfter(t, path, 1+r.IntN(12))
		m, report, err := l.Open(first.ID())
		require.NoError(t, err)
		require.Empty(t, report.ReadOnly, "kill %d: no lock is left behind", kill)
		for _, damage := range report.Damage {
			require.Contains(t, damage, "was not written to its end", "kill %d", kill)
			torn++
		}
		count := 0
		_, err = fmt.Sscan(shown, &count)
		require.NoError(t, err)
		require.GreaterOrEqual(t, m.Log().Count(), count, "kill %d: %s", kill, shown)
		if m.Log().Count() > count {
			unseen++
		}
		rest := strings.TrimPrefix(shown, fmt.Sprint(count, " "))
		require.True(t, strings.HasPrefix(rest, m.Log().Line(count).Text), "kill %d: %s", kill, shown)
		m.Close()
	}
	t.Logf("%d kills while moves were made, nothing lost; %d in the midst of a record, %d behind one that nobody was shown", *kills, torn, unseen)
}

// killedAfter starts the app, kills it after it has said so many moves, and gives
// the last that it said.
func killedAfter(t *testing.T, path string, moves int) string {
	t.Helper()
	app := exec.Command(os.Args[0])
	app.Env = append(os.Environ(), entering+"="+path)
	said, err := app.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, app.Start())
	lines := bufio.NewScanner(said)
	lines.Buffer(nil, 1<<20)
	last := ""
	for range moves {
		require.True(t, lines.Scan(), "the app ended by itself")
		last = lines.Text()
	}
	require.NoError(t, app.Process.Kill())
	for lines.Scan() { // what it said before the signal came
		last = lines.Text()
	}
	_ = app.Wait() // it was killed
	return last
}

// spoiled opens a library over one changed file, if it can be opened.
func spoiled(t *testing.T, data []byte) *matches.Match {
	t.Helper()
	store := journal.Memory()
	require.NoError(t, store.Write("x.match", data))
	l, _ := matchtest.New(store)
	list, err := l.List()
	require.NoError(t, err)
	require.Len(t, list, 1)
	m, report, err := l.Open("x")
	if err != nil {
		require.NotEmpty(t, list[0].Damage)
		return nil
	}
	if report.ReadOnly == "" {
		_ = m.Note("after") // the journal can go on
	}
	return m
}

// Every truncation and thousands of changes of bytes of a match: it opens, or says why
// not, and what it tells are lines that were entered, in their order, never others.
func TestSpoiledFilesInventNoMove(t *testing.T) {
	store := journal.Memory()
	l, c := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Wander(t, m, rand.New(rand.NewPCG(8, 8)), c, 60)
	m.Close()
	good, err := store.Read(m.ID() + ".match")
	require.NoError(t, err)
	tell := func(l matches.LogLine) string { return fmt.Sprint(l.Kind, l.Seat, l.Text, l.By) }
	var order []string
	for _, line := range m.Log().Lines() {
		order = append(order, tell(line))
	}
	recovered := 0
	look := func(data []byte, hint string) {
		t.Helper()
		bad := spoiled(t, data)
		if bad == nil {
			return
		}
		next := 0
		for _, line := range bad.Log().Lines() {
			if line.Kind == matches.NoteLine && (line.Text == "after" || strings.HasPrefix(line.Text, "Lost here: ") || strings.HasPrefix(line.Text, "The seal of ")) {
				continue
			}
			if line.Kind == matches.NoteLine && strings.HasPrefix(line.Text, "Recovered") {
				recovered++
				continue
			}
			at := slices.Index(order[next:], tell(line))
			require.GreaterOrEqual(t, at, 0, "%s: %s", hint, tell(line))
			next += at + 1
		}
	}
	for cut := range len(good) {
		look(good[:cut], fmt.Sprintf("cut at %d", cut))
	}
	for seed := range *damages {
		r := rand.New(rand.NewPCG(seed, 2))
		bad := slices.Clone(good)
		for range 1 + r.IntN(3) {
			at := r.IntN(len(bad))
			switch r.IntN(4) {
			case 0:
				bad = slices.Delete(bad, at, min(len(bad), at+1+r.IntN(40)))
			case 1:
				bad = slices.Insert(bad, at, byte(r.IntN(256)))
			default:
				bad[at] ^= byte(1 + r.IntN(255))
			}
			if len(bad) == 0 {
				break
			}
		}
		look(bad, fmt.Sprintf("seed %d", seed))
	}
	t.Logf("%d truncations, %d damages, no move invented", len(good), *damages)
	require.NotZero(t, recovered, "some moves are not possible without what is lost")
}

// A later rulebook that judges otherwise: what was entered stays as it was, each
// difference is listed, nothing is made of it, and a duplicate goes on.
func TestALaterRulebook(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation us", "2: nation europe", "3: nation ?", "4: nation ?", "1: draw fuel")
	matchtest.UnderOldRules(t, store, m)
	old, report, err := l.Open("old")
	require.NoError(t, err)
	require.Contains(t, report.ReadOnly, "The rules have changed (version 0, now "+risingtides.Game().Version+")")
	require.Equal(t, 2, report.Differs[0].Line)
	require.Equal(t, "legal", report.Differs[0].Then)
	require.Equal(t, "RT-2.1.1", report.Differs[0].Now)
	require.Equal(t, 5, old.Log().Count())
	require.Equal(t, "RT-2.1.1", old.Log().Line(2).Now)
	require.Equal(t, "nation us", old.Log().Line(2).Text)
	require.Equal(t, 2, old.Log().Line(2).Seat)
	require.ErrorIs(t, old.Undo(), matches.ErrReadOnly)
	for line := range 6 {
		require.NotNil(t, old.Log().At(line).State())
	}
	id, err := l.Duplicate("old", "goes on")
	require.NoError(t, err)
	on, report, err := l.Open(id)
	require.NoError(t, err)
	require.Empty(t, report.ReadOnly)
	require.Equal(t, string(old.Table().State()), string(on.Table().State()))
}
