package game

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/screens/shell"
)

// MatchBehind is the match of a game from which the page was opened, nil for none.
func (a *Session) MatchBehind(key string) *OpenMatch {
	behind := func(o *OpenMatch, from ...shell.Route) bool {
		return o.Table().Game().Key == key && slices.ContainsFunc(append(from, o.Route()), a.Passed)
	}
	switch {
	case a.Playing != nil && behind(a.Playing.OpenMatch):
		return a.Playing.OpenMatch
	case a.Joined != nil && behind(a.Joined, shell.Route{Page: shell.JoinPage}):
		return a.Joined
	}
	return nil
}

// CutCopyRoute takes the argument of a route apart: the game's key, what is shown, and its number; -1 for none.
func CutCopyRoute(arg string) (key, what string, index int) {
	key, rest, _ := strings.Cut(arg, "/")
	what, number, numbered := strings.Cut(rest, "/")
	index, err := strconv.Atoi(number)
	if !numbered || err != nil {
		index = -1
	}
	return key, what, index
}
