package main

import (
	"fmt"
	"image"
	"regexp"
	"time"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/library"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/players"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

// scene is a page of the app and the picture beside which it is laid.
type scene struct {
	name  string
	size  image.Point // zero: a phone's
	text  float64     // the text step; zero: the one that is asked for
	match match       // that runs; zero: none
	taps  []string    // from Home
}

// match is how far a match has come: it goes on to the first move from a number that a pattern matches, as it stands in the log.
type match struct {
	game  string
	seats int
	from  int
	last  string // a regular expression; "" matches at once
}

var (
	people  = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Frida"}
	phone   = image.Pt(390, 844)
	tablet  = image.Pt(1024, 768)
	desktop = image.Pt(1280, 800)
)

// play begins the match in a library and plays it.
func (m match) play(in *library.Library) error {
	game, _ := shelf.Find(m.game)
	last, err := regexp.Compile("^(" + m.last + ")$")
	if err != nil {
		return err
	}
	study := lab.Study{Game: game, Seats: people[:m.seats], Seed: "pairs", Most: 5000, Players: make([]players.Player, m.seats)}
	for seat := range study.Players {
		study.Players[seat] = players.Greedy{}
	}
	_, text, err := study.Play(1)
	if err != nil {
		return err
	}
	t, err := rules.ReadTranscript(text)
	if err != nil {
		return err
	}
	moves := t.Moves
	t.Moves = nil
	own, err := in.Create(t, "Friday", matches.Settings{})
	if err != nil {
		return err
	}
	for n, move := range moves {
		act, err := own.Table().Read(move.Text)
		if err != nil {
			return err
		}
		if err := own.Play(act, matches.Entered); err != nil {
			return err
		}
		if n >= m.from && (m.last == "" || last.MatchString(move.Text)) {
			return nil
		}
	}
	if m.last != "over" {
		return fmt.Errorf("no move from %d on is %q", m.from, m.last)
	}
	return nil
}

// keep plays the match and keeps it in a home folder.
func (m match) keep(home string) error {
	store, err := journal.Folder(home)
	if err != nil {
		return err
	}
	return m.play(library.New(store, shelf.Find, func() int64 { return time.Now().UnixMilli() }, chance.NewSeed))
}

// playing is the way to the match that runs, and on.
func playing(taps ...string) []string { return append([]string{"Go on"}, taps...) }

// Where matches stand that several pages show.
var (
	tides = match{"rising-tides", 4, 40, `Dora: .*`}
	raid  = match{"raid-trade", 2, 120, `Ben: end|Anna: draw \w+`}
	ducks = match{"duck-dealer", 4, 130, `Anna: act`}
	guild = match{"atrades", 4, 30, `Anna: pass|Cleo: pass`}
)

var scenes = []scene{
	{name: "home"},
	{name: "home-desktop", size: desktop},
	{name: "game", taps: []string{"Traders"}},
	{name: "game-desktop", size: desktop, taps: []string{"Traders"}},
	{name: "new-match", taps: []string{"Traders", "Play"}},
	{name: "lesson", taps: []string{"Traders", "Learn to play"}},
	{name: "lesson-duck", taps: []string{"Duck Dealer", "Learn to play"}},
	{name: "rulebook", taps: []string{"Traders", "Rules"}},
	{name: "group", taps: []string{"Tonight"}},
	{name: "join-phone", taps: []string{"Join a table"}},
	{name: "traders-draw", match: match{"traders", 4, 60, `\w+: (done|stop)`}, taps: playing()},
	{name: "traders-event", match: match{"traders", 4, 60, `\w+: event action-card`}, taps: playing()},
	{name: "traders-flight", match: match{"traders", 4, 60, `\w+: roll 2`}, taps: playing("Put it away")},
	{name: "traders-far", match: match{"traders", 4, 60, `\w+: roll 4`}, taps: playing("Put it away")},
	{name: "letters15", text: 1.5, match: match{"traders", 4, 60, `\w+: roll 2`}, taps: playing("Put it away")},
	{name: "desktop-traders", size: desktop, match: match{"traders", 4, 60, `\w+: roll 4`}, taps: playing("Put it away")},
	{name: "winner", match: match{"traders", 4, 0, "over"}, taps: []string{"Matches", "Friday"}},
	{name: "menu", match: match{"traders", 4, 60, `\w+: roll 2`}, taps: playing("More")},
	{name: "raid-turn", match: raid, taps: playing()},
	{name: "side-raid", size: image.Pt(844, 390), match: raid, taps: playing()},
	{name: "your-turn", match: match{"raid-trade", 2, 120, `Anna: end`}, taps: playing()},
	{name: "raid-defend", match: match{"raid-trade", 2, 60, `Ben: roll \d`}, taps: playing()},
	{name: "tides-turn", match: tides, taps: playing()},
	{name: "tides-card", match: tides, taps: playing()},
	{name: "tides-plan", match: tides, taps: playing()},
	{name: "tablet-tides", size: tablet, match: tides, taps: playing()},
	{name: "duck-action", match: ducks, taps: playing()},
	{name: "duck-gear", match: match{"duck-dealer", 4, 0, `table: born 4`}, taps: playing()},
	{name: "letters15-duck", text: 1.5, match: ducks, taps: playing()},
	{name: "desktop-duck", size: desktop, match: ducks, taps: playing()},
	{name: "atrades-action", match: guild, taps: playing()},
	{name: "atrades-map", match: match{"atrades", 4, 60, `\w+: pass`}, taps: playing()},
	{name: "atrades-place", match: match{"atrades", 4, 30, `\w+: acquire \d+`}, taps: playing()},
	{name: "atrades-region", match: match{"atrades", 4, 60, `\w+: pass`}, taps: playing()},
	{name: "atrades-desktop", size: desktop, match: guild, taps: playing()},
	{name: "editor", taps: []string{"Duck Dealer", "Our box"}},
}
