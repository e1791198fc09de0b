package shell

// The pages of the app.
const (
	HomePage      Page = "home"
	OptionsPage   Page = "options"
	KeysPage      Page = "keys"       // keys and signs; Arg: the key of the game whose signs are asked for, or ""
	TimerPage     Page = "timer"      // the timer of Rising Tides, before, while and after it runs; Arg: the id of the match that it follows
	EventsPage    Page = "events"     // the random events of the running timer
	PlacesPage    Page = "places"     // who reached the plan
	NamesPage     Page = "names"      // who plays with the timer
	LabPage       Page = "lab"        // Arg: the game's key; plays many matches and tells what the rules do
	AskPage       Page = "ask"        // chooses the game that a question is about
	GamePage      Page = "game"       // Arg: the game's key
	PrintPage     Page = "print"      // Arg: the game's key; its pieces as a file
	RulesPage     Page = "rules"      // Arg: the game's key, and a section after a slash
	PiecesPage    Page = "pieces"     // Arg: the game's key, and by slashes the numbers of a section and of a piece in it
	StepsPage     Page = "steps"      // Arg: the game's key; what can be done in each step
	RulePage      Page = "rule"       // Arg: the game's key and the rule's id
	AidPage       Page = "aid"        // Arg: the game's key, the aid's name and, after a slash, a page within the aid
	CopyPage      Page = "copy"       // Arg: the game's key; what one's own copy of the game prints
	HouseRulePage Page = "house-rule" // Arg: the game's key and the option's name
	MatchPage     Page = "match"      // Arg: the match's id
	LessonPage    Page = "lesson"     // Arg: the game's key; a guided first round
	ExplainPage   Page = "explain"    // Arg: the game's key; the same as a script for whoever explains the game
	MatchMorePage Page = "match-more" // Arg: the match's id; what can be done with it besides playing
	ChairsPage    Page = "seats"      // Arg: the match's id; who plays which seat: a person or the app
)

// RulingPage is the referee's answer on one move. Arg: the match's id.
const RulingPage Page = "ruling"

// The pages on which a dispute is settled without a recorded match. Arg: the game's key.
const (
	DisputePage      Page = "dispute"       // the move, the ruling and the facts that decide; Arg may be the place of a match too
	DisputeTablePage Page = "dispute-table" // who sits at the table, and its house rules
	DisputeFactsPage Page = "dispute-facts" // all facts of the position
	KeepPage         Page = "keep-ruling"   // what the table decides; Arg: that of the dispute or the ruling
	PrecedentsPage   Page = "precedents"    // the rulings that were kept; Arg: the key of one game, or ""
)

// The pages on which a match begins. Arg: the game's key.
const (
	NewMatchPage Page = "new-match"
	NewTablePage Page = "new-match-rules" // the house rules
	NewSetupPage Page = "new-match-setup" // what lies on the table
	NewMixPage   Page = "new-match-mix"   // where everybody mixes into the draws
)

// The pages about the matches of the device.
const (
	MatchesPage    Page = "matches"    // Arg: archived for those that were put away, else ""
	MatchNamePage  Page = "match-name" // Arg: the match's id
	StatisticsPage Page = "statistics" // Arg: the match's id
	StoryPage      Page = "story"      // Arg: the match's id; a picture of a match that is over
	ChancePage     Page = "chance"     // Arg: the match's id
	AgreePage      Page = "agree"      // Arg: the match's id; a move is played anyway
	AgreedPage     Page = "agreed"     // Arg: the match's id; the position that is agreed on then
	ImportPage     Page = "import"     // a transcript is being read
)

// The pages about the people who play on this device, over many matches.
const (
	GroupPage    Page = "group"    // Arg: ""
	RecordsPage  Page = "records"  // Arg: ""; of the same group
	PersonPage   Page = "person"   // Arg: what the person is called
	TonightPage  Page = "tonight"  // Arg: ""; who plays what
	PlayedPage   Page = "played"   // Arg: ""; a match that was played without the app
	NewcomerPage Page = "newcomer" // Arg: ""; the name of somebody who hasn't played here yet
)

// The pages of tables with many devices.
const (
	OthersPage Page = "others" // Arg: the match's id; others are let in
	JoinPage   Page = "join"   // Arg: ""; a table of another device is found and a seat taken
	SeatPage   Page = "seat"   // Arg: ""; the match of another device, as the own seat sees it
)

// SharePage shows a text with the ways by which it can leave the device.
const SharePage Page = "share"

// FaultPage is where the app begins after a fault of its own.
const FaultPage Page = "fault"

// FilePage chooses a file to open, or a place to save one.
const FilePage Page = "file"
