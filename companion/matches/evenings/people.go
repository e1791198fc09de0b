package evenings

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"tablekeeper/companion/matches/seatnames"
	"tablekeeper/companion/rules"
)

// People says who is meant by the names of matches. Whoever is called alike, but for capitals, is one person; what people
// corrected by hand stands above that.
type People struct {
	called map[string]string // by folded name: what the person is called now
}

// NewPeople knows nobody: everybody is called as in the matches.
func NewPeople() *People { return &People{called: map[string]string{}} }

// ReadPeople reads what Save wrote.
func ReadPeople(data []byte) (*People, error) {
	p := NewPeople()
	if err := json.Unmarshal(data, &p.called); err != nil {
		return NewPeople(), err
	}
	return p, nil
}

// Save writes what was corrected by hand.
func (p *People) Save() ([]byte, error) {
	data, err := json.MarshalIndent(p.called, "", "\t")
	return append(data, '\n'), err
}

// Call is what the person with a name of a match is called now.
func (p *People) Call(name string) string {
	if called, ok := p.called[rules.Fold(name)]; ok {
		return called
	}
	return name
}

// ErrNoName is the error of a person who is to be called nothing.
var ErrNoName = errors.New("a person needs a name")

// Rename calls a person otherwise in all matches. With the name of another person both are one from then on. The error says what is
// wrong with the name.
func (p *People) Rename(from, to string) error {
	if to == "" {
		return ErrNoName
	}
	if err := seatnames.Check([]string{to}); err != nil {
		return err
	}
	to = p.Call(to)
	for name, called := range p.called {
		if rules.Fold(called) == rules.Fold(from) {
			p.called[name] = to
		}
	}
	p.called[rules.Fold(from)] = to
	if rules.Fold(from) == rules.Fold(to) {
		return nil
	}
	p.called[rules.Fold(to)] = to
	return nil
}

// Merged are the names under which a person also played, folded, in order.
func (p *People) Merged(name string) []string {
	var names []string
	for _, other := range slices.Sorted(maps.Keys(p.called)) {
		if p.called[other] == name && other != rules.Fold(name) {
			names = append(names, other)
		}
	}
	return names
}

// Part lets a name that was merged stand for a person of its own again.
func (p *People) Part(folded string) { delete(p.called, folded) }
