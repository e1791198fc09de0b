package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// grouping is what group was asked for.
type grouping struct {
	folder, people string
	played         []string
	json, csv      bool
	comma          rune
	unread         []string // files that can't be read, each with its reason
}

// group tells what people have played: the matches of a folder, in figures.
func group(sh *Shell) *cobra.Command {
	g := &grouping{comma: ','}
	c := newCommand(sh, "group [FLAGS] FOLDER", "tell what a group of people has played",
		"Reads the matches of a folder that are over, and tells who won what and who came before whom:\n"+
			"transcripts (.table), each of the day that its [Date \"YYYY-MM-DD\"] names, the app's own\n"+
			"matches (.match), and those that were played without the app (played.json). --played enters\n"+
			"such a match. Without --people it tells of those who played last.")
	c.text("people", "LIST", "of whom it tells, with commas", &g.people)
	c.texts("played", "MATCH", "enter a match: \"GAME YYYY-MM-DD Anna=1:12, Ben=2:8\", each with the place and perhaps points; repeat it for more", &g.played)
	c.onOff("json", "print the figures and the matches as JSON", &g.json)
	c.onOff("csv", "print the matches as a table for a spreadsheet", &g.csv)
	c.parsed("separator", "comma|semicolon|tab", "comma", "what stands between the cells of that table", func(text string) error {
		signs := map[string]rune{"comma": ',', "semicolon": ';', "tab": '\t'}
		if g.comma = signs[strings.ToLower(text)]; g.comma == 0 {
			return errors.New("expected comma, semicolon or tab")
		}
		return nil
	})
	return c.runs(1, 1, "one folder", func(words []string) error {
		if g.folder = words[0]; g.json && g.csv {
			return errors.New("give --json or --csv, not both")
		}
		return g.run(sh)
	})
}

func (g *grouping) run(sh *Shell) error {
	played, err := g.enter()
	if err != nil {
		return err
	}
	log, err := g.log(played)
	if err != nil {
		return err
	}
	for _, why := range g.unread {
		fmt.Fprintf(sh.Err, "tablekeeper: left out: %s\n", why)
	}
	people, err := g.whom(log)
	if err != nil {
		return err
	}
	if g.csv {
		return sh.show(string(log.CSV(people, time.Local, g.comma)))
	}
	figures := log.Of(people, shelfKeys())
	if g.json {
		text, err := json.MarshalIndent(groupOf(&figures, log.With(people)), "", "  ")
		return errors.Join(err, sh.show(string(text)+"\n"))
	}
	return sh.show(readable(&figures))
}

// enter adds the matches of --played to those that the folder keeps, and gives all of them.
func (g *grouping) enter() ([]evenings.Played, error) {
	name := filepath.Join(g.folder, evenings.PlayedFile)
	var list []evenings.Played
	data, err := os.ReadFile(name)
	if err == nil {
		list, err = evenings.ReadPlayed(data)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, reason(name, err)
	}
	for _, line := range g.played {
		p, err := evenings.ParsePlayed(line, freshPlayed(list), shelf.Find)
		if err != nil {
			return nil, fmt.Errorf("--played %q: %w", line, err)
		}
		list = append(list, p)
	}
	if len(g.played) == 0 {
		return list, nil
	}
	if data, err = evenings.SavePlayed(list); err == nil {
		err = writeFile(name, data)
	}
	return list, err
}

// freshPlayed is an ID that no match of a list has.
func freshPlayed(list []evenings.Played) string {
	for n := len(list) + 1; ; n++ {
		id := "entered-" + strconv.Itoa(n)
		if !slices.ContainsFunc(list, func(p evenings.Played) bool { return p.ID == id }) {
			return id
		}
	}
}

// log reads the matches of the folder. It works on a copy: nothing there is changed.
func (g *grouping) log(played []evenings.Played) (*evenings.Log, error) {
	files, err := os.ReadDir(g.folder)
	if err != nil {
		return nil, reason(g.folder, err)
	}
	people := evenings.NewPeople()
	copied := journal.Memory()
	own, others := libraryIn(copied), libraryIn(journal.Memory())
	var results []evenings.Result
	for _, p := range played {
		results = append(results, p.Result())
	}
	for _, file := range files {
		name := filepath.Join(g.folder, file.Name())
		switch ending := filepath.Ext(name); {
		case ending == ".table":
			if err = transcriptOf(others, name, file, &results); err != nil {
				g.unread = append(g.unread, err.Error())
			}
		case ending == matchEnding || file.Name() == "people.json":
			data, err := readFile(name)
			if err == nil && ending == matchEnding {
				err = copied.Write(file.Name(), data)
			} else if err == nil {
				people, err = evenings.ReadPeople(data)
			}
			if err != nil {
				g.unread = append(g.unread, fmt.Sprintf("%s: %v", name, err))
			}
		}
	}
	read := library.NewResults(own, evenings.Version, evenings.ResultOf)
	_, unread, err := read.All()
	if err != nil {
		return nil, err
	}
	for _, id := range unread {
		read.Learn(id)
	}
	matches, _, err := read.All()
	return evenings.NewLog(append(results, matches...), people, func(name string) bool { return name == "" }), err
}

// transcriptOf adds the result of a transcript. One without a date is of the day on which its file was written.
func transcriptOf(library *library.Library, name string, file fs.DirEntry, results *[]evenings.Result) error {
	data, err := readFile(name)
	if err != nil {
		return err
	}
	m, _, err := library.Import(data, "", nil)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	defer m.Close()
	result, over := evenings.ResultOf(m)
	if !over {
		return nil
	}
	if result.ID = file.Name(); m.Header(evenings.HeaderDate) == "" {
		if info, err := file.Info(); err == nil {
			result.Started, result.Ended = info.ModTime().UnixMilli(), info.ModTime().UnixMilli()
		}
	}
	*results = append(*results, result)
	return nil
}

// whom are the people it tells of.
func (g *grouping) whom(log *evenings.Log) ([]string, error) {
	if g.people == "" {
		if groups := log.Groups(); len(groups) > 0 {
			return groups[0], nil
		}
		return nil, fmt.Errorf("%s: no match of two people that is over", g.folder)
	}
	var people []string
	all := log.People()
	for _, name := range strings.Split(g.people, ",") {
		at := slices.IndexFunc(all, func(known string) bool { return rules.Fold(known) == rules.Fold(strings.TrimSpace(name)) })
		if at < 0 {
			return nil, fmt.Errorf("nobody called %q has played; there are %s", strings.TrimSpace(name), strings.Join(all, ", "))
		}
		people = append(people, all[at])
	}
	return people, nil
}

// shelfKeys are the keys of the games in the order of the shelf.
func shelfKeys() (keys []string) {
	for _, game := range shelf.Games() {
		keys = append(keys, game.Key)
	}
	return keys
}

// readable are the figures for reading.
func readable(f *evenings.Figures) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s, %s\n\n", strings.Join(f.People, ", "), wording.Count(f.Evenings, "evening"), wording.Count(f.Matches, "match;matches"))
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	row := func(title string, cells ...string) {
		fmt.Fprintln(w, strings.Join(append([]string{title}, cells...), "\t"))
	}
	row("Wins", f.People...)
	won := func(title string, persons []evenings.Person) {
		var cells []string
		for _, p := range persons {
			cells = append(cells, fmt.Sprintf("%d of %d", p.Won, p.Played))
		}
		row(title, cells...)
	}
	for _, g := range f.Games {
		title := g.Game
		if game, ok := shelf.Find(g.Game); ok {
			title = game.Title
		}
		won(title, g.Persons)
	}
	won("Together", f.Together)
	row("")
	row("Came before", f.People...)
	for i, name := range f.People {
		var cells []string
		for j := range f.People {
			cell := ""
			if f.Met[i][j] {
				cell = strconv.Itoa(f.Before[i][j])
			}
			cells = append(cells, cell)
		}
		row(name, cells...)
	}
	_ = w.Flush() // into memory
	var lines []string
	for line := range strings.Lines(b.String()) {
		lines = append(lines, strings.TrimRight(line, " \n")+"\n")
	}
	return strings.Join(lines, "")
}

// groupJSON are the figures of a group for other programs.
type groupJSON struct {
	People   []string     `json:"people"`
	Evenings int          `json:"evenings"`
	Matches  int          `json:"matches"`
	Games    []gameJSON   `json:"games"`
	Together []personJSON `json:"together"`
	// Before counts by person and other person how often the one came before the other; null: they haven't met.
	Before [][]*int    `json:"before"`
	Played []matchJSON `json:"played"`
}

type gameJSON struct {
	Game    string       `json:"game"`
	Matches int          `json:"matches"`
	Minutes float64      `json:"minutes,omitempty"` // the average, of those whose time is known
	Persons []personJSON `json:"persons"`
}

type personJSON struct {
	Name    string `json:"name"`
	Played  int    `json:"played"`
	Won     int    `json:"won"`
	Places  []int  `json:"places"` // how often each, the first one first
	Streak  int    `json:"streak"`
	Longest int    `json:"longest"`
}

type matchJSON struct {
	ID     string   `json:"id"`
	Game   string   `json:"game"`
	Ended  string   `json:"ended"` // UTC
	Seats  []string `json:"seats"`
	Places []int    `json:"places"`
	Points []int    `json:"points,omitempty"`
	Moves  int      `json:"moves,omitempty"`
}

func groupOf(f *evenings.Figures, log *evenings.Log) groupJSON {
	persons := func(of []evenings.Person) (list []personJSON) {
		for i, p := range of {
			list = append(list, personJSON{f.People[i], p.Played, p.Won, append([]int{}, p.Places...), p.Streak, p.Longest})
		}
		return list
	}
	out := groupJSON{People: f.People, Evenings: f.Evenings, Matches: f.Matches, Games: []gameJSON{}, Together: persons(f.Together), Played: []matchJSON{}}
	for _, g := range f.Games {
		out.Games = append(out.Games, gameJSON{g.Game, g.Matches, float64(g.Took/6000) / 10, persons(g.Persons)})
	}
	for i := range f.People {
		row := make([]*int, len(f.People))
		for j := range row {
			if f.Met[i][j] {
				row[j] = &f.Before[i][j]
			}
		}
		out.Before = append(out.Before, row)
	}
	for r := range log.Results() {
		out.Played = append(out.Played, matchJSON{r.ID, r.Game, time.UnixMilli(r.Ended).UTC().Format(time.RFC3339), r.Seats, r.Places, r.Points, r.Moves})
	}
	return out
}
