package rulebook

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/printing"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// pieces lead to those of a kind.
func (r *register) pieces() fyne.CanvasObject {
	keys := parts.NewFlow()
	for i := range r.box.Sections {
		keys.Add(parts.NewButton(r.box.Sections[i].Title, parts.NoIcon, func() {
			r.app.Open(shell.Route{Page: shell.PiecesPage, Arg: r.game.Key + "/" + strconv.Itoa(i)})
		}))
	}
	return keys
}

// kind is a piece as people know it: those of other seats look alike.
type kind struct {
	title string
	says  string
	at    int // in its section
	count int
}

// kindsOf are the kinds of a section.
func kindsOf(s *printing.Section) []kind {
	var list []kind
	known := map[string]int{}
	for i, piece := range s.Pieces {
		title := piece.Title()
		at, ok := known[title]
		if !ok {
			at = len(list)
			known[title] = at
			list = append(list, kind{title: title, says: piece.Says, at: i})
		}
		list[at].count += piece.Count
	}
	return list
}

// pieceRows are the kinds of pieces with all words of a search in their titles.
func (a *Feature) pieceRows(g *rules.Game, box *printing.Box, search string) []*parts.Row {
	var rows []*parts.Row
	if box == nil {
		return rows
	}
	for i := range box.Sections {
		for _, k := range kindsOf(&box.Sections[i]) {
			if named(k.title, search) {
				rows = append(rows, parts.NewRow(parts.RowData{
					Icon: parts.IconCards, Title: k.title, Words: box.Sections[i].Title, Tap: func() { a.openPiece(g, i, k.at) },
				}))
			}
		}
	}
	return rows
}

// named reports whether a title has words that begin as each of the search does.
func named(title, search string) bool {
	words := strings.Fields(strings.ToLower(title))
	for _, part := range strings.Fields(strings.ToLower(search)) {
		found := false
		for _, word := range words {
			found = found || strings.HasPrefix(word, part)
		}
		if !found {
			return false
		}
	}
	return search != ""
}

func (a *Feature) openPiece(g *rules.Game, section, piece int) {
	a.Open(shell.Route{Page: shell.PiecesPage, Arg: g.Key + "/" + strconv.Itoa(section) + "/" + strconv.Itoa(piece)})
}
