package main

import (
	"fmt"
	"image"
	"regexp"
	"time"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// scene is a page of the app and the picture beside which it is laid.
type scene struct {
	name  string
	size  image.Point // zero: a phone's
	text  float64     // the text step; zero: the one that is asked for
	match match       // that runs; zero: none
	past  []match     // that are over
	taps  []string    // from Home
	asks  string      // what is typed there as a question; "": nothing
}

// match is how far a match has come: it goes on to the first move from a number after which a pattern matches the step, who is to
// move and the move, as it is in the log: "main Anna: draw 4d".
type match struct {
	game  string
	seats int
	from  int
	last  string // a regular expression; "" matches at once
	draws bool   // the app throws and draws from there on
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
	last, err := regexp.Compile("^(?:" + m.last + ")$")
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
		if n >= m.from && (m.last == "" || last.MatchString(now(own.Table())+move.Text)) {
			return own.Chance().SetDraws(m.draws)
		}
	}
	if m.last != "over" {
		return fmt.Errorf("no move from %d on is %q", m.from, m.last)
	}
	return nil
}

// now is the step of a table and who is to move.
func now(t rules.Table) string {
	text := t.Step() + " "
	for _, seat := range t.ToMove() {
		if seat > 0 { // the table has no name
			text += t.Seats()[seat-1] + " "
		}
	}
	return text
}

// keep plays matches and keeps them in a home folder.
func keep(home string, played ...match) error {
	store, err := journal.Folder(home)
	if err != nil {
		return err
	}
	in := library.New(store, shelf.Find, func() int64 { return time.Now().UnixMilli() }, chance.NewSeed)
	for _, m := range played {
		if err := m.play(in); err != nil {
			return err
		}
	}
	return nil
}

// playing is the way to the match that runs, and on.
func playing(taps ...string) []string { return append([]string{"Go on"}, taps...) }

// Where matches stand that several pages show.
var (
	flight = match{"traders", 4, 540, `move Anna Anna: roll \d`, true}
	far    = match{"traders", 4, 460, `move Anna Anna: roll \d`, true}
	tides  = match{"rising-tides", 4, 140, `turn Anna Dora: place .*`, true}
	raid   = match{"raid-trade", 2, 80, `main Anna Anna: draw .*`, true}
	rolls  = match{"raid-trade", 2, 430, `attack Anna Anna: roll \d`, true}
	ducks  = match{"duck-dealer", 4, 220, `action Anna .* mine`, true}
	shop   = match{"duck-dealer", 4, 100, `action .* mine`, true}
	guild  = match{"atrades", 4, 12, `action .*`, true}
	late   = match{"atrades", 4, 84, `action Anna .*`, true}
	hexes  = match{"atrades", 4, 30, `place .*`, true}
)

// evening is what was played before on pages that tell of it, and what runs.
var (
	evening = []match{{"rising-tides", 4, 0, "over", false}, {"raid-trade", 2, 0, "over", false}, {"traders", 4, 0, "over", false}}
	running = match{"duck-dealer", 4, 0, `.*table: born 4`, false}
)

var scenes = []scene{
	{name: "home", match: running, past: evening},
	{name: "home-desktop", size: desktop, match: running, past: evening},
	{name: "game", past: evening, taps: []string{"Traders"}},
	{name: "game-desktop", size: desktop, past: evening, taps: []string{"Rising Tides"}},
	{name: "new-match", past: evening, taps: []string{"Traders", "Play"}},
	{name: "lesson", taps: []string{"Traders", "Learn to play", "Put it away"}},
	{name: "lesson-duck", taps: []string{"Duck Dealer", "Learn to play", "Put it away"}},
	{name: "rulebook", taps: []string{"Traders", "Rules", "Stations"}},
	{name: "group", past: evening, taps: []string{"Tonight"}},
	{name: "join-phone", taps: []string{"Join a table"}},
	{name: "traders-draw", match: match{"traders", 4, 570, `planet Anna .*`, true}, taps: playing()},
	{name: "traders-event", match: match{"traders", 4, 400, `free-card .*`, true}, taps: playing()},
	{name: "traders-flight", match: flight, taps: playing("Put it away")},
	{name: "traders-far", match: far, taps: playing("Put it away")},
	{name: "letters15", text: 1.5, match: hexes, taps: playing()},
	{name: "desktop-traders", size: desktop, match: match{"traders", 4, 580, `event Anna .*`, true}, taps: playing("Put it away")},
	{name: "winner", match: match{"traders", 4, 0, "over", false}, taps: []string{"Matches", "Friday"}},
	{name: "menu", match: flight, taps: playing("Put it away", "More")},
	{name: "moment-free", taps: []string{"Traders", "Cards and dice", "Draw"}},
	{name: "moment-free-die", taps: []string{"Raid Trade", "Cards and dice", "Roll"}},
	{name: "rulebook-rule", taps: []string{"Traders", "Rules", "Flying", "TR-7.2"}},
	{name: "matches", match: running, past: evening, taps: []string{"Matches"}},
	{name: "options", taps: []string{"Options"}},
	{name: "lab", taps: []string{"Traders", "The lab"}},
	{name: "print", taps: []string{"Traders", "Print the game"}},
	{name: "ask", taps: []string{"Ask a rule"}},
	{name: "ask-game", taps: []string{"Traders", "Ask a rule"}},
	{name: "signs", taps: []string{"Options", "Signs and keys"}},
	{name: "companies", taps: []string{"Traders", "Companies"}},
	{name: "story-traders", taps: []string{"Traders", "The story"}},
	{name: "join", match: flight, taps: playing("Put it away", "More", "Others join")},
	{name: "join-open", match: flight, taps: playing("Put it away", "More", "Others join", "Let others join")},
	{name: "ask-answer", match: late, taps: playing("More", "Ask the referee"), asks: "company with 4 hexes next to city 3 can i sell w 2 bureaucracy"},
	{name: "ask-two", match: raid, taps: playing("More", "Ask the referee"), asks: "6 cards at end of turn, have to go down to 4?"},
	{name: "story", match: match{"traders", 4, 0, "over", false}, taps: []string{"Matches", "Friday", "Story"}},
	{name: "ask-match", match: raid, taps: playing("More", "Ask the referee", "Can I raid twice")},
	{name: "raid-turn", match: raid, taps: playing("Hand", "Nine")},
	{name: "side-raid", size: image.Pt(844, 390), match: rolls, taps: playing()},
	{name: "your-turn", match: match{"raid-trade", 2, 232, `draw Anna .*`, true}, taps: playing("Hand")},
	{name: "raid-defend", match: match{"raid-trade", 2, 430, `answer Ben Anna: .*`, true}, taps: playing()},
	{name: "tides-turn", match: tides, taps: playing()},
	{name: "tides-card", match: tides, taps: playing("Hand", "Steal")},
	{name: "tides-plan", match: tides, taps: playing("Hand")},
	{name: "tablet-tides", size: tablet, match: tides, taps: playing()},
	{name: "duck-action", match: ducks, taps: playing("Wigeon")},
	{name: "sheet", match: shop, taps: playing("All moves, the log")},
	{name: "sheet-moves", match: shop, taps: playing("All moves, the log", "Not now")},
	{name: "duck-gear", match: match{"duck-dealer", 4, 0, `outfit .*`, true}, taps: playing("Cargo hold", "Navigator", "Merchant")},
	{name: "letters15-duck", text: 1.5, match: ducks, taps: playing("Wigeon")},
	{name: "desktop-duck", size: desktop, match: ducks, taps: playing("Wigeon")},
	{name: "atrades-action", match: guild, taps: playing()},
	{name: "atrades-map", match: late, taps: playing()},
	{name: "atrades-place", match: hexes, taps: playing()},
	{name: "atrades-region", match: late, taps: playing("Vaulgistritumus")},
	{name: "atrades-desktop", size: desktop, match: match{"atrades", 4, 47, `auction .*`, true}, taps: playing()},
	{name: "editor-position", taps: []string{"Raid Trade", "Ask a rule", "All facts"}},
	{name: "editor-desktop", size: desktop, taps: []string{"Duck Dealer", "Our box", "Factories"}},
	{name: "editor", taps: []string{"Duck Dealer", "Our box", "Factories"}},
}
