package library_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// ended opens a recorded game at its end.
func ended(tb *apptest.Table, file string) {
	tb.T.Helper()
	data, err := os.ReadFile("../../../companion/games/" + file + ".table")
	require.NoError(tb.T, err)
	m, _, err := tb.Session.Library.Import(data, "", nil)
	require.NoError(tb.T, err)
	tb.Session.SetMatch(m)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: tb.Session.Playing.ID})
}

// TestTheStoryLeavesAsOnePicture opens the story from the end of a match. Both files that it is shared as show the same words, which
// are those of the page.
func TestTheStoryLeavesAsOnePicture(t *testing.T) {
	for _, game := range []string{"raidtrade/testdata/golden/every-option", "traders/testdata/golden/2-seats"} {
		tb := apptest.New(t, 390, 844)
		ended(tb, game)
		tb.Tap("Story")
		require.Equal(t, shell.StoryPage, tb.App.Here().Page)
		require.True(t, tb.Sees("What turned it"), "%q", tb.Labels())
		require.True(t, tb.Has("Who led when"), "%q", tb.Labels())
		tb.Tap("Share as SVG")
		words := drawnWords(t, tb.Library.Sharing.Data)
		require.Contains(t, words, "Who led when")
		require.Contains(t, words, tb.Session.Playing.Match.Table().Game().Title)
		require.Contains(t, words, "1")
		require.True(t, slices.ContainsFunc(words, func(w string) bool { return strings.Contains(w, " and stays") }), "%q", words)
		require.False(t, slices.ContainsFunc(words, func(w string) bool { return strings.Contains(w, "luck") }), "%q", words)
		for _, seat := range tb.Session.Playing.Match.Table().Seats() {
			require.Contains(t, words, seat)
		}
		require.True(t, tb.Has("led for"), "the page to share says it in words")
		tb.App.Back()
		tb.Tap("Share as PNG")
		picture, err := png.Decode(bytes.NewReader(tb.Library.Sharing.Data))
		require.NoError(t, err)
		require.Equal(t, image.Rect(0, 0, 1080, 1350), picture.Bounds())
		if folder := os.Getenv("STORIES"); folder != "" {
			require.NoError(t, os.WriteFile(filepath.Join(folder, strings.ReplaceAll(game, "/", "-")+".png"), tb.Library.Sharing.Data, 0o644))
		}
		require.True(t, strings.HasSuffix(tb.Library.Sharing.Name, ".png"))
	}
}

// drawnWords are the words of an SVG that can be read as XML.
func drawnWords(t *testing.T, svg []byte) (words []string) {
	t.Helper()
	read, in := xml.NewDecoder(bytes.NewReader(svg)), false
	for {
		token, err := read.Token()
		if errors.Is(err, io.EOF) {
			return words
		}
		require.NoError(t, err)
		switch token := token.(type) {
		case xml.StartElement:
			in = token.Name.Local == "text"
		case xml.CharData:
			if in {
				words = append(words, string(token))
			}
		}
	}
}

// TestNoStoryBeforeTheEnd says why there is none.
func TestNoStoryBeforeTheEnd(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.StoryPage, Arg: tb.Play("traders", 2).ID})
	require.True(t, slices.ContainsFunc(tb.Labels(), func(l string) bool { return strings.Contains(l, "isn't over yet") }), "%q", tb.Labels())
}

// TestTheStoryOfAMatchThatNobodyWon lets the time run out before anybody has finished: story, end page, Home and group say that nobody won,
// and nobody stands in the first place.
func TestTheStoryOfAMatchThatNobodyWon(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	moves := []string{"1: nation us", "2: nation asia", "3: nation africa", "4: nation europe"}
	for range 2 {
		moves = append(moves, "1: draw ?", "2: draw ?", "3: draw ?", "4: draw ?")
	}
	tb.Play("rising-tides", 4, append(moves, "table: time-out")...)
	require.True(t, tb.Session.Playing.Match.Table().Over())
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: tb.Session.Playing.ID})
	require.True(t, tb.Sees("Nobody won"), "%q", tb.Labels())
	tb.Tap("Story")
	tb.Tap("Share as SVG")
	words := drawnWords(t, tb.Library.Sharing.Data)
	require.Contains(t, words, "Nobody won")
	require.NotContains(t, strings.Join(words, "\n"), "Place 1")
	require.Contains(t, tb.Library.Sharing.Text, "Last: Anna\n")
	require.NotContains(t, tb.Library.Sharing.Text, "Place 1")
	require.NotContains(t, tb.Library.Sharing.Text, "record")
}

// TestSharedLeadsAreSaidAsSuch reads stories: the shares of the match that the seats led alone and the one that several led together are
// no more than all of it.
func TestSharedLeadsAreSaidAsSuch(t *testing.T) {
	shared := false
	for _, game := range []string{"raidtrade/testdata/golden/every-option", "risingtides/testdata/golden/4-seats"} {
		tb := apptest.New(t, 390, 844)
		ended(tb, game)
		tb.Tap("Story")
		tb.Tap("Share as SVG")
		all := 0
		for _, line := range strings.Split(tb.Library.Sharing.Text, "\n") {
			for _, found := range ledFor.FindAllStringSubmatch(line, -1) {
				percent, err := strconv.Atoi(found[2])
				require.NoError(t, err)
				all += percent
				shared = shared || found[1] == "shared"
			}
		}
		require.Positive(t, all)
		require.LessOrEqual(t, all, 100, tb.Library.Sharing.Text)
	}
	require.True(t, shared)
}

// ledFor finds for which share of a match somebody led, or several did together.
var ledFor = regexp.MustCompile(`(led|shared) for (\d+)%`)
