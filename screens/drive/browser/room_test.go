//go:build browser

package browser

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

// tableNames are those who play.
var tableNames = []string{"Anna", "Ben", "Cleo"}

// startTable starts a server that keeps a match, which begins with a transcript, for others. It gives the word of the table and
// the folder of the match.
func startTable(t *testing.T, folder, transcript string) (s *server, word string) {
	t.Helper()
	name := filepath.Join(folder, "evening.table")
	if transcript == "" {
		names, err := filepath.Glob(filepath.Join(folder, "*.match"))
		require.NoError(t, err)
		require.Len(t, names, 1)
		name = names[0]
	} else {
		require.NoError(t, os.WriteFile(name, []byte(transcript), 0o600))
	}
	s = &server{Cmd: exec.Command(program, "serve", "--port", tablePort, "--name", network, "--match", name)}
	said, err := s.StdoutPipe()
	require.NoError(t, err)
	answers, err := s.StdinPipe()
	require.NoError(t, err)
	s.keeper = &keeper{errs: &s.errs, to: answers}
	s.Stderr = s.keeper
	require.NoError(t, s.Start())
	t.Cleanup(func() { _ = s.Process.Kill() })
	lines := bufio.NewScanner(said)
	for s.address == "" && lines.Scan() {
		if found := regexp.MustCompile(`word: +(\S+)`).FindStringSubmatch(lines.Text()); found != nil {
			word = found[1]
		}
		s.address = regexp.MustCompile(`http://\S+`).FindString(lines.Text())
	}
	require.NotEmpty(t, word, s.errs.String())
	require.NotEmpty(t, s.address, s.errs.String())
	go func() { _, _ = io.Copy(io.Discard, said) }()
	s.address = s.by(network)
	return s, word
}

// keeper is who started a server that keeps a match, and says yes to each question: to a device that asks for a seat, say.
type keeper struct {
	errs, to io.Writer
	away     atomic.Bool // nobody answers
}

// asked finds the numbers of questions.
var asked = regexp.MustCompile(`Type: yes (\d+)`)

func (k *keeper) Write(said []byte) (int, error) {
	for _, found := range asked.FindAllSubmatch(said, -1) {
		if !k.away.Load() {
			_, _ = fmt.Fprintf(k.to, "yes %s\n", found[1]) // a server that is gone asks nothing
		}
	}
	return k.errs.Write(said)
}

// tablePort is that of the table: the same after the host was started again, so that everybody comes back.
const tablePort = "17171"

// sits opens the address of a table on a phone of its own, and takes the seat of a name.
func sits(t *testing.T, c *chromium, s *server, word, name string) *visit {
	t.Helper()
	v := comes(t, c, s, word, name)
	v.press(t, name+". free")
	v.press(t, "Sit down as "+name)
	require.NoError(t, stage.Await(timeout, "the seat isn't taken", func() bool {
		return strings.Contains(v.lines(), "Type a move") || strings.Contains(v.lines(), pulledUp)
	}), "%s", v.lines())
	return v
}

// looksOn opens the address of a table on a phone of its own that has no seat.
func looksOn(t *testing.T, c *chromium, s *server, word, name string) *visit {
	t.Helper()
	v := comes(t, c, s, word, name)
	v.press(t, "Just watch")
	v.reads(t, "You are watching")
	return v
}

// comes opens the address of a table on a phone of its own.
func comes(t *testing.T, c *chromium, s *server, word, name string) *visit {
	t.Helper()
	p, err := c.open(s.address+"manifest.webmanifest", phoneSize, true) // a page of the same origin, before the app
	require.NoError(t, err)
	put := fmt.Sprintf(`localStorage.setItem("tablekeeper-warned", "yes"), location.href = %q, true`, s.address+"#"+word)
	require.NoError(t, stage.Await(timeout, "the server's page", func() bool { return p.is("location.href.startsWith('http')") && p.is(put) }))
	require.NoError(t, p.ready())
	v := p.visit("room-" + name)
	t.Cleanup(func() { v.unharmed(t) })
	v.reads(t, "Who are you?")
	require.NoError(t, v.save(*pictures, "seats"))
	return v
}

// reads waits until the page shows some words.
func (v *visit) reads(t *testing.T, words string) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, words+" is not shown", func() bool { return strings.Contains(v.lines(), words) }), "%s\n%s", v.Name, v.lines())
}

// hosted are the moves of the match that the server keeps, as they stand on the disk.
func hosted(t *testing.T, folder string) []string {
	t.Helper()
	store, err := journal.Folder(folder)
	require.NoError(t, err)
	l := library.New(store, shelf.Find, func() int64 { return 0 }, chance.NewSeed)
	all, err := l.List()
	require.NoError(t, err)
	require.Len(t, all, 1)
	m, _, err := l.Open(all[0].ID)
	require.NoError(t, err)
	defer m.Close()
	var moves []string
	for _, e := range m.Table().Log() {
		moves = append(moves, m.Table().Seats()[e.Seat-1]+": "+m.Table().Notation(e.Act))
	}
	return moves
}

// seesRolls lets a page note when it shows that Ben has rolled.
const seesRolls = `new MutationObserver((_, on) => {
	if (!document.getElementById("mirror").textContent.includes("Undo: Ben rolls")) return;
	on.disconnect();
	globalThis.rolled = Date.now();
}).observe(document.getElementById("mirror"), {childList: true, subtree: true, characterData: true, attributes: true}) === undefined`

// TestARoomInTheBrowser plays the beginning of a match of Raid Trade on two phones, each move from the device of its seat; the
// host is killed and started again, and both come back by themselves.
func TestARoomInTheBrowser(t *testing.T) {
	folder := t.TempDir()
	s, word := startTable(t, folder, "[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n")
	c := newBrowser(t)
	anna, ben := sits(t, c, s, word, "Anna"), sits(t, c, s, word, "Ben")
	anna.press(t, "Roll for Anna")
	anna.reads(t, "Undo: Anna rolls")
	ben.reads(t, "Undo: Anna rolls")
	tapped := time.Now()
	for _, v := range []*visit{anna, ben} {
		require.True(t, v.is(seesRolls))
	}
	ben.press(t, "Roll for Ben")
	for of, v := range map[string]*visit{"the other phone": anna, "the phone that tapped": ben} {
		v.reads(t, "Undo: Ben rolls")
		var at float64
		require.NoError(t, v.script("globalThis.rolled", &at))
		t.Logf("from a tap to %s: %.0f ms", of, at-float64(tapped.UnixMilli()))
	}
	for _, v := range []*visit{anna, ben} {
		require.NoError(t, v.save(*pictures, "begun"))
	}
	require.Len(t, hosted(t, folder), 2)

	require.NoError(t, s.Process.Kill())
	_ = s.Wait()
	anna.reads(t, "Not connected")
	ben.reads(t, "Not connected")
	require.NoError(t, ben.save(*pictures, "lost"))
	_, again := startTable(t, folder, "")
	require.Equal(t, word, again)
	back := time.Now()
	for _, v := range []*visit{anna, ben} {
		require.NoError(t, stage.Await(timeout, "the phone does not come back", func() bool { return !strings.Contains(v.lines(), "Not connected") }))
		t.Logf("%s is back after %v", v.Name, time.Since(back).Round(10*time.Millisecond))
		require.NoError(t, v.save(*pictures, "back"))
	}
	require.Len(t, hosted(t, folder), 2)
}

// keepOpen puts a match into a home folder that was open to others when its app was killed.
func keepOpen(t *testing.T, home string, headers *rules.Transcript, own matches.Settings, seeds func() (chance.Seed, error)) (word string) {
	t.Helper()
	store, err := journal.Folder(home)
	require.NoError(t, err)
	l := library.New(store, shelf.Find, func() int64 { return time.Now().UnixMilli() }, seeds)
	m, err := l.Create(headers, "Friday", own)
	require.NoError(t, err)
	m.Close()
	word = "bal-mek-tor-sun"
	kept := fmt.Sprintf(`{"word": %q, "salt": %q, "watch": true}`, word, base64.StdEncoding.EncodeToString(make([]byte, 16)))
	require.NoError(t, store.Write(m.ID()+".others", []byte(kept)))
	return word
}

// portOf waits until the app has opened its table, and gives its port.
func portOf(t *testing.T, home string) (port int) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, "the table is not open", func() bool {
		names, _ := filepath.Glob(filepath.Join(home, "*.others"))
		if len(names) != 1 {
			return false
		}
		var kept struct{ Port int }
		data, _ := os.ReadFile(names[0])
		_ = json.Unmarshal(data, &kept)
		port = kept.Port
		return port > 0
	}))
	return port
}

// shots takes pictures of the window and of all phones at the same moment.
func shots(t *testing.T, display *stage.Display, phones []*visit, name string) {
	t.Helper()
	if *pictures == "" {
		return
	}
	picture, err := display.Picture()
	require.NoError(t, err)
	require.NoError(t, stage.WritePicture(filepath.Join(*pictures, "room-"+name+"-host.png"), picture))
	for _, v := range phones {
		require.NoError(t, v.save(*pictures, name))
	}
}
