package screens

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	files "tablekeeper/companion/matches/library"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/matches/joining"
	"tablekeeper/screens/matches/library"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/matches/newmatch"
	"tablekeeper/screens/tools/ask"
	"tablekeeper/screens/tools/group"
	"tablekeeper/screens/tools/lab"
	"tablekeeper/screens/tools/rulebook"
	"tablekeeper/screens/tools/timer"
)

// Features are the pages and the games of an app, and what they share.
type Features struct {
	Session *game.Session
	Timer   *timer.Feature
	Dispute *ask.Feature
	Library *library.Feature
	Room    *joining.Feature
	Games   map[string]game.Feature // by their keys
}

// Features are those that Start has made. Tests work them where nothing is tapped.
func (a *App) Features() Features {
	return Features{a.session, a.timer, a.dispute, a.library, a.room, a.features}
}

// furnish makes the features and the games, and recalls the names and the last tables. A file that is dropped on the window
// is imported.
func (a *App) furnish(adds func(*game.Session) map[string]game.Feature) {
	s := &game.Session{Shell: a, Beginnings: map[string]*game.LastTable{}}
	s.Library = files.New(a.device.Store, a.Game, func() int64 { return a.device.Clock().Wall }, a.device.NewSeed)
	var err error
	if s.Remembered, err = game.ReadRemembered(a.files); err != nil {
		a.SayUnread(wording.L("The names of the last tables can't be read: {problem}.", err), err)
	}
	s.Evenings, s.Lessons = game.NewEvenings(s), game.NewLessons(s)
	a.session = s
	a.timer = timer.New(s)
	s.MatchTimer = a.timer
	a.match, a.newMatch, a.rulebook = &match.Feature{Session: s}, &newmatch.Feature{Session: s}, rulebook.New(s)
	a.dispute = &ask.Feature{Session: s, Disputes: map[string]*ask.Dispute{}}
	if err := a.dispute.ReadPrecedents(); err != nil {
		a.SayUnread(wording.L("The rulings of your table can't be read: {problem}.", err), err)
	}
	a.group = &group.Feature{Session: s}
	a.library = &library.Feature{Session: s}
	s.Ended = a.ended
	a.room, a.lab = joining.New(s), lab.New(s)
	s.Room = a.room
	a.features, s.Screens = adds(s), map[string]game.Screens{}
	for key, f := range a.features {
		s.Screens[key] = f.Adds()
	}
	a.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		for _, file := range files[:min(len(files), 1)] {
			a.library.ImportPath(file.Path())
		}
	})
}
