package evenings

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"tablekeeper/companion/matches/seatnames"
	"tablekeeper/companion/rules"
)

// Played is a match that was played without the app, as people enter it afterwards.
type Played struct {
	ID    string   `json:"id"`
	Game  string   `json:"game"` // its key
	Date  string   `json:"date"` // YYYY-MM-DD
	Names []string `json:"names"`
	// Places are by name, from 1; those who share one have the same.
	Places []int `json:"places"`
	Points []int `json:"points,omitempty"` // by name; nil: nobody has counted any
}

// PlayedFile is the name of the file that keeps such matches, beside those that the app has seen.
const PlayedFile = "played.json"

// The errors of a match that is entered.
var (
	ErrDate   = errors.New("a date is year, month and day: 2026-11-20")
	ErrPlaces = errors.New("everybody needs a place, from 1 to the number of players")
)

// NewPlayed checks a match that is entered, and gives each the place that counts: of two firsts the next one is third. The id tells it from
// others. The error says what is wrong.
func NewPlayed(id string, game *rules.Game, date string, names []string, places, points []int) (Played, error) {
	if _, ok := noon(date); !ok {
		return Played{}, ErrDate
	}
	if err := errors.Join(game.CheckSeats(len(names)), seatnames.Check(names)); err != nil {
		return Played{}, err
	}
	p := Played{ID: id, Game: game.Key, Date: date, Names: names, Points: points, Places: make([]int, len(names))}
	if len(places) != len(names) || points != nil && len(points) != len(names) {
		return Played{}, ErrPlaces
	}
	for i, place := range places {
		if place < 1 || place > len(names) {
			return Played{}, ErrPlaces
		}
		p.Places[i] = 1
		for _, other := range places {
			if other < place {
				p.Places[i]++
			}
		}
	}
	return p, nil
}

// ParsePlayed reads a match in one line: the game, the date, and who played, each with a place and perhaps points, such as "traders
// 2026-11-20 Anna=1:12, Ben Ali=2:8". The error says what is wrong.
func ParsePlayed(line, id string, find func(key string) (*rules.Game, bool)) (Played, error) {
	words := strings.SplitN(strings.TrimSpace(line), " ", 3)
	if len(words) < 3 {
		return Played{}, errors.New("expected a game, a date and who played: traders 2026-11-20 Anna=1:12, Ben=2:8")
	}
	game, ok := find(words[0])
	if !ok {
		return Played{}, fmt.Errorf("unknown game %q", words[0])
	}
	var names []string
	var places, points []int
	for _, one := range strings.Split(words[2], ",") {
		name, ended, _ := strings.Cut(one, "=")
		place, counted, has := strings.Cut(ended, ":")
		n, err := strconv.Atoi(strings.TrimSpace(place))
		if err != nil {
			return Played{}, fmt.Errorf("%q needs a place: Anna=1, or with points Anna=1:12", strings.TrimSpace(name))
		}
		names, places = append(names, strings.TrimSpace(name)), append(places, n)
		if has {
			n, err := strconv.Atoi(strings.TrimSpace(counted))
			if err != nil {
				return Played{}, fmt.Errorf("the points of %s are no whole number", strings.TrimSpace(name))
			}
			points = append(points, n)
		}
	}
	if points != nil && len(points) != len(names) {
		return Played{}, errors.New("either all have points or nobody has")
	}
	return NewPlayed(id, game, words[1], names, places, points)
}

// ReadPlayed reads what SavePlayed wrote. The error names what isn't a match.
func ReadPlayed(data []byte) (list []Played, err error) {
	if err := json.Unmarshal(data, &list); err != nil {
		return nil, err
	}
	for _, p := range list {
		_, dated := noon(p.Date)
		if !dated || len(p.Names) == 0 || len(p.Places) != len(p.Names) || p.Points != nil && len(p.Points) != len(p.Names) || slices.Min(p.Places) < 1 {
			return nil, fmt.Errorf("%q is no match", p.ID)
		}
	}
	return list, nil
}

// SavePlayed writes such matches, the oldest first.
func SavePlayed(list []Played) ([]byte, error) {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Played) int { return strings.Compare(a.Date, b.Date) })
	data, err := json.MarshalIndent(list, "", "\t")
	return append(data, '\n'), err
}

// Result is what counts of the match. Nobody knows at which hour it was played, and how long it took.
func (p Played) Result() Result {
	at, _ := noon(p.Date)
	r := Result{ID: p.ID, Game: p.Game, Seats: p.Names, Places: p.Places, Points: p.Points, Started: at, Ended: at, Waits: make([]int64, len(p.Names))}
	for seat, place := range p.Places {
		if place == 1 {
			r.Winners = append(r.Winners, seat)
		}
	}
	return r
}

// noon is the wall time in ms of a date: that at which it is the same day nearly everywhere.
func noon(date string) (ms int64, ok bool) {
	day, err := time.Parse(time.DateOnly, date)
	return day.Add(12 * time.Hour).UnixMilli(), err == nil
}

// otherDay is how far (ms) from noon of its day a match of that day can have begun, wherever it was played.
const otherDay = 26 * 60 * 60 * 1000
