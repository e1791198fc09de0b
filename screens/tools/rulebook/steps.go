package rulebook

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// steps tells what can be done in each step and what it costs, as each player's printed reference does. The step of the match that it was
// opened from comes first.
type steps struct {
	app    *Feature
	game   *rules.Game
	blocks []printing.Block
	now    string // the title of the step of the match; "": there is none
}

// newSteps is nil for a game of which nothing is printed.
func newSteps(a *Feature, g *rules.Game) shell.Screen {
	box := game.PiecesOf(a.Session, g.Key, g.MaxSeats)
	if box == nil {
		return nil
	}
	s := &steps{app: a, game: g, now: a.stepNow(g)}
	for _, b := range append(movesBlocks(g), box.Charts...) {
		if b.Title == s.now {
			s.blocks = append([]printing.Block{b}, s.blocks...)
			continue
		}
		s.blocks = append(s.blocks, b)
	}
	return s
}

// stepNow is the title of the step of the match from which the page was opened; "": there is none.
func (a *Feature) stepNow(g *rules.Game) string {
	of := a.MatchBehind(g.Key)
	if of == nil {
		return ""
	}
	return stepTitle(of.Table(), of.Table().Step())
}

func nowTitle(step string) string {
	return wording.L("Now: {step}", step)
}

func (s *steps) Heading() string { return wording.L("Steps and costs") }

func (s *steps) Page() fyne.CanvasObject {
	var columns []fyne.CanvasObject
	for _, b := range s.blocks {
		title := b.Title
		if title == s.now {
			title = nowTitle(title)
		}
		var rows []*parts.Row
		for _, line := range b.Lines {
			row := parts.RowData{Title: line.Name, Words: line.Words, Here: true}
			if row.Title == "" {
				row.Title, row.Words = line.Words, ""
			}
			if len(line.Rules) > 0 {
				row.Trail, row.Here = line.Rules[0], false
				row.Tap = func() { s.app.Open(game.RuleRoute(s.game, line.Rules[0])) }
			}
			rows = append(rows, parts.NewRow(row))
		}
		columns = append(columns, parts.NewColumn(parts.NewSection(title), parts.NewRows(rows...)))
	}
	return parts.NewWidePage(parts.NewHalves(columns...))
}

// movesBlocks are what can be done, by step.
func movesBlocks(g *rules.Game) []printing.Block {
	t := pieces.EmptyTable(g)
	if t == nil {
		return nil
	}
	var blocks []printing.Block
	said := map[string]bool{}
	for _, v := range t.Verbs() {
		if said[v.Help] || v.Help == "" {
			continue
		}
		said[v.Help] = true
		step := ""
		if len(v.Steps) > 0 {
			step = v.Steps[0]
		}
		title := cmp.Or(stepTitle(t, step), step)
		i := slices.IndexFunc(blocks, func(b printing.Block) bool { return b.Title == title })
		if i < 0 {
			i, blocks = len(blocks), append(blocks, printing.Block{Title: title})
		}
		blocks[i].Lines = append(blocks[i].Lines, printing.Line{Name: wording.Translate(v.Title), Words: wording.Translate(v.Help), Rules: ruleIDs(v)})
	}
	return blocks
}

// ruleIDs are the first rules of the game that a verb is checked by: where to read on.
func ruleIDs(v rules.VerbFacts) []string {
	var ids []string
	for _, id := range v.Rules {
		if _, shared := strings.CutPrefix(id, "GEN-"); !shared && len(ids) < mostIDs {
			ids = append(ids, id)
		}
	}
	return ids
}

// mostIDs is how many rules stand behind a move.
const mostIDs = 2

// stepTitle is what people call a step; "": it has no name.
func stepTitle(t rules.Table, step string) string {
	for _, s := range t.StepWords() {
		if s.Name == step {
			return wording.Translate(s.Title)
		}
	}
	return ""
}

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
