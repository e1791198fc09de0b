package game

import (
	"tablekeeper/companion/evenings"
	"tablekeeper/companion/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// peopleFile is the name under which it is kept who is meant by the names of matches.
const peopleFile = "people.json"

// Evenings is what the matches of the device that are over tell of those who play: read beside the screens, and kept.
type Evenings struct {
	app     *Session
	results *library.Results[evenings.Result]
	people  *evenings.People
	played  []evenings.Played            // without the app
	feats   map[string][]rules.FeatWords // by the game's key
	reading bool
	Left    int // how many matches are still read
}

// NewEvenings reads who is meant by the names.
func NewEvenings(a *Session) *Evenings {
	e := &Evenings{app: a, results: library.NewResults(a.Library, evenings.Version, evenings.ResultOf), people: evenings.NewPeople(), feats: map[string][]rules.FeatWords{}}
	err := a.Wholes().Read(peopleFile, func(data []byte) (err error) {
		e.people, err = evenings.ReadPeople(data)
		return err
	})
	if err != nil {
		a.SayUnread(wording.L("The names of the people can't be read: {problem}.", err), err)
	}
	err = a.Wholes().Read(evenings.PlayedFile, func(data []byte) (err error) {
		e.played, err = evenings.ReadPlayed(data)
		return err
	})
	if err != nil {
		a.SayUnread(wording.L("The matches that you entered can't be read: {problem}.", err), err)
	}
	return e
}

// Played are the matches that were played without the app.
func (e *Evenings) Played() []evenings.Played { return e.played }

// KeepPlayed keeps these as the matches that were played without the app, and reports whether it could.
func (e *Evenings) KeepPlayed(list []evenings.Played) bool {
	data, err := evenings.SavePlayed(list)
	if err == nil {
		err = e.app.Wholes().Write(evenings.PlayedFile, data)
	}
	if err != nil {
		e.app.Say(wording.L("The match can't be saved: {problem}.", err))
		return false
	}
	e.played = list
	return true
}

// People says who is meant by the names.
func (e *Evenings) People() *evenings.People { return e.people }

// KeepPeople keeps who is meant by the names.
func (e *Evenings) KeepPeople() {
	data, err := e.people.Save()
	if err == nil {
		err = e.app.Wholes().Write(peopleFile, data)
	}
	if err != nil {
		e.app.Say(wording.L("The names of the people can't be saved: {problem}.", err))
	}
}

// Log is what was played, as far as it was read, and the matches that were not, the latest first.
func (e *Evenings) Log() (log *evenings.Log, unread []string) {
	results, unread, err := e.results.All()
	if err != nil {
		e.app.Say(wording.L("The list of matches can't be read: {problem}.", err))
	}
	for _, p := range e.played {
		results = append(results, p.Result())
	}
	return evenings.NewLog(results, e.people, VacantName), unread
}

// atOnce is how many matches are read before the screens have their turn.
const atOnce = 4

// CatchUp reads matches beside the screens. Then is called after each few, and once all are read; never where there are none or some are
// being read.
func (e *Evenings) CatchUp(unread []string, then func()) {
	if len(unread) == 0 || e.reading {
		return
	}
	e.reading, e.Left = true, len(unread)
	some := unread[:min(len(unread), atOnce)]
	e.app.Device().Apart(func() {
		for _, id := range some {
			e.results.Learn(id)
			if e.app.Device().Yield != nil {
				e.app.Device().Yield()
			}
		}
		if len(some) == len(unread) {
			e.results.Keep()
		}
	}, func() {
		e.reading, e.Left = false, len(unread)-len(some)
		if then(); e.Left > 0 {
			e.CatchUp(unread[len(some):], then)
		}
	})
}

// FeatWords are what is remembered of the matches of a game.
func (e *Evenings) FeatWords(g *rules.Game) []rules.FeatWords {
	words, ok := e.feats[g.Key]
	if ok {
		return words
	}
	if table, err := g.Open((&Remembered{}).Last(g).Transcript(g), nil); err == nil {
		words = rules.FeatsOf(table)
	}
	e.feats[g.Key] = words
	return words
}

// Broken are the records of the table that a match of this device has broken, once it and all others were read; then is called when that
// was done in the meantime.
func (e *Evenings) Broken(id string, g *rules.Game, then func()) []evenings.Record {
	log, unread := e.Log()
	if len(unread) > 0 {
		e.CatchUp(unread, func() {
			if e.Left == 0 {
				then()
			}
		})
		return nil
	}
	return log.Broken(id, g.Key, e.FeatWords(g))
}

// RecordLine says who holds a record.
func RecordLine(r evenings.Record) string {
	return wording.L("{player}, {value}", r.Person, r.Words.Told.Of(r.Value).String())
}

// NewRecordLine says that somebody has broken one.
func NewRecordLine(r evenings.Record) string {
	return wording.L("New record! {title}: {holder}", r.Words.Title.String(), RecordLine(r))
}
