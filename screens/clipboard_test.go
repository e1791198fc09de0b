package screens_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/raidtrade"
)

// slowClipboard answers when the test says so.
type slowClipboard struct {
	written string
	done    func(error)
	take    func(string, error)
}

func (c *slowClipboard) Write(text string, done func(error)) { c.written, c.done = text, done }

func (c *slowClipboard) Read(take func(string, error)) { c.take = take }

// TestAClipboardThatAsks copies and pastes where the device first asks somebody: nothing waits, and what is said is true.
func TestAClipboardThatAsks(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	slow := &slowClipboard{}
	tb.App.Device().Clipboard = slow
	refused := errors.New("the browser forbids it")

	tb.App.Share(shell.Shareable{Title: "A text", Name: "text.txt", Text: "what is copied"})
	tb.Tap("Copy")
	require.Equal(t, "what is copied", slow.written)
	require.False(t, tb.Has("Copied"), "nobody knows yet")
	slow.done(refused)
	require.False(t, tb.Has("Copied"))
	require.Contains(t, tb.Notice(), "couldn't be copied: the browser forbids it")
	tb.Tap("Close")
	tb.Tap("Copy")
	slow.done(nil)
	require.True(t, tb.Has("Copied"))

	tb.App.Go(shell.Route{Page: shell.MatchesPage})
	tb.Tap("From the clipboard")
	slow.take("", refused)
	require.Contains(t, tb.Notice(), "can't be read: the browser forbids it")
	tb.Tap("Close")
	tb.Tap("From the clipboard")
	slow.take(" \n", nil)
	require.Equal(t, "The clipboard is empty.", tb.Notice())
	tb.Tap("From the clipboard")
	require.Equal(t, shell.MatchesPage, tb.App.Here().Page, "nobody has answered")
	slow.take("[Game \""+raidtrade.Key+"\"]\n", nil)
	require.Equal(t, shell.ImportPage, tb.App.Here().Page)
}
