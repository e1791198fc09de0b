package screens

// Page names a screen.
type Page string

// The pages of the app.
const (
	HomePage      Page = "home"
	OptionsPage   Page = "options"
	TimerPage     Page = "timer"      // the timer of Rising Tides, before, while and after it runs; Arg: the id of the match that it follows
	EventsPage    Page = "events"     // the random events of the running timer
	PlacesPage    Page = "places"     // who reached the plan
	GamePage      Page = "game"       // Arg: the game's key
	RulesPage     Page = "rules"      // Arg: the game's key, and a section after a slash
	RulePage      Page = "rule"       // Arg: the game's key and the rule's id
	AidPage       Page = "aid"        // Arg: the game's key, the aid's name and, after a slash, a page within the aid
	CopyPage      Page = "copy"       // Arg: the game's key; what one's own copy of the game prints
	HouseRulePage Page = "house-rule" // Arg: the game's key and the option's name
	MatchPage     Page = "match"      // Arg: the match's id
	MatchMorePage Page = "match-more" // Arg: the match's id; what can be done with it besides playing
)

// Route is a place in the app: a page and what it is about.
type Route struct {
	Page Page
	Arg  string
}

// visit is a route with what its screen finds again when somebody comes back to it.
type visit struct {
	Route
	Search string  // the words looked for
	Offset float32 // how far the page was scrolled, in device-independent pixels
}

// trail is the way from Home to the page that is shown, which is the last visit. It is never empty.
type trail []*visit

// newTrail starts at Home.
func newTrail() trail { return trail{{Route: Route{Page: HomePage}}} }

// here is the visit of the page that is shown.
func (t trail) here() *visit { return t[len(t)-1] }

// open adds a page. A page that is on the trail already is returned to, so that Back never runs in circles.
func (t trail) open(r Route) trail {
	for i, v := range t {
		if v.Route == r {
			return t[:i+1]
		}
	}
	return append(t, &visit{Route: r})
}

// back leaves the last page. Home can't be left.
func (t trail) back() (trail, bool) {
	if len(t) == 1 {
		return t, false
	}
	return t[:len(t)-1], true
}
