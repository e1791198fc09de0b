package shell

// Page names a screen.
type Page string

// Route is a place in the app: a page and what it is about.
type Route struct {
	Page Page
	Arg  string
}

// Visit is a route with what its screen finds again when somebody comes back to it.
type Visit struct {
	Route
	Search string  // the words looked for
	Offset float32 // how far the page was scrolled, in device-independent pixels
}

// Trail is the way from Home to the page that is shown, which is the last visit. It is never empty.
type Trail []*Visit

// NewTrail starts at Home.
func NewTrail() Trail { return Trail{{Route: Route{Page: HomePage}}} }

// Here is the visit of the page that is shown.
func (t Trail) Here() *Visit { return t[len(t)-1] }

// Open adds a page. A page that is on the trail already is returned to, so that Back never runs in circles.
func (t Trail) Open(r Route) Trail {
	for i, v := range t {
		if v.Route == r {
			return t[:i+1]
		}
	}
	return append(t, &Visit{Route: r})
}

// Back leaves the last page. Home can't be left.
func (t Trail) Back() (Trail, bool) {
	if len(t) == 1 {
		return t, false
	}
	return t[:len(t)-1], true
}
