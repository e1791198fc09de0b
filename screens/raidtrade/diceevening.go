package raidtrade

import (
	"encoding/json"
	"errors"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// DiceFile is the name under which the dice of the evening are kept.
const DiceFile = "dice.json"

// mostDice is how many dice lie on the page.
const mostDice = 2

// diceEvening are the dice that are thrown at the table without a match, and the raid that is counted with them.
type diceEvening struct {
	Cup    chance.Cup      `json:"cup"`
	Two    bool            `json:"two,omitempty"`  // two dice a throw
	House  raidtrade.House `json:"house"`          // for the next raid
	Attack int             `json:"attack"`         // as chosen last
	Defend int             `json:"defence"`        // as chosen last
	Raid   *aid.Tally      `json:"raid,omitempty"` // nil: none is counted
}

// newDiceEvening is an evening without a throw. Its seed is made with the first one.
func newDiceEvening() *diceEvening { return &diceEvening{Attack: 5, Defend: 5} }

// Dice are those of the evening: what was kept, or new ones. What can't be read is said once and begun anew.
func (a *Feature) Dice() *diceEvening {
	if a.TableDice != nil {
		return a.TableDice
	}
	a.TableDice = newDiceEvening()
	err := a.Wholes().Read(DiceFile, func(data []byte) error {
		kept := newDiceEvening()
		if err := json.Unmarshal(data, kept); err != nil {
			return err
		}
		if !kept.sound() {
			return errors.New(wording.L("it holds what no dice show"))
		}
		a.TableDice = kept
		return nil
	})
	if err != nil {
		a.SayUnread(wording.L("Tonight's throws can't be read: {problem}.", err), err)
	}
	return a.TableDice
}

// seeded makes the seed of the evening, if there is none yet, and reports whether there is one.
func (e *diceEvening) seeded(a *Feature) bool {
	if e.Cup.Seed != (chance.Seed{}) {
		return true
	}
	seed, err := a.Device().NewSeed()
	if err != nil {
		a.Say(wording.L("The app can't throw: {problem}.", err))
		return false
	}
	e.Cup.Seed = seed
	return true
}

// sound reports whether the file can be what an evening left.
func (e *diceEvening) sound() bool {
	next := aid.Tally{Attack: e.Attack, Defence: e.Defend}
	for _, t := range e.Cup.Throws {
		if len(t.Faces) > mostDice {
			return false
		}
	}
	return e.Cup.Sound() && next.Sound() && (e.Raid == nil || e.Raid.Sound())
}

// KeepDice writes the evening to the disk.
func (a *Feature) KeepDice() {
	data, err := json.Marshal(a.TableDice)
	if err == nil {
		err = a.Wholes().Write(DiceFile, append(data, '\n'))
	}
	if err != nil {
		a.Say(wording.L("The throws can't be saved. They last until you close the app: {problem}.", err))
	}
}

// count is the number of dice that are thrown together.
func (e *diceEvening) count() int {
	if e.Two {
		return 2
	}
	return 1
}

// raid is how the counted raid stands, and how many dice of the last throw counted.
func (e *diceEvening) raid() (r raidtrade.Raid, counted int) {
	throws := make([][]int, len(e.Cup.Throws))
	for i, t := range e.Cup.Throws {
		throws[i] = t.Faces
	}
	return e.Raid.Raid(throws)
}

// begin counts a raid from here on, with the values that were chosen.
func (e *diceEvening) begin() {
	e.Raid = &aid.Tally{Attack: e.Attack, Defence: e.Defend, From: len(e.Cup.Throws), House: e.House}
}

// takeBack takes the latest throw back. A raid that began after it began a throw earlier.
func (e *diceEvening) takeBack() bool {
	taken := e.Cup.TakeBack()
	if e.Raid != nil {
		e.Raid.From = min(e.Raid.From, len(e.Cup.Throws))
	}
	return taken
}

// outcome reports what the latest throw brought.
func (e *diceEvening) outcome() string {
	last, ok := e.Cup.Last()
	fresh := ok && (e.Raid == nil || len(e.Cup.Throws) > e.Raid.From)
	if e.Raid == nil {
		if !ok {
			return wording.L("Ready to roll")
		}
		return facesLine(last.Faces)
	}
	raid, counted := e.raid()
	switch {
	case !fresh:
		return raidStanding(raid)
	case counted == 0:
		return wording.L("{faces} does not count. {standing}", facesLine(last.Faces), raidStanding(raid))
	}
	return hitOrMiss(last.Faces[:counted], raid.House) + " " + raidStanding(raid)
}

// facesLine are the faces of a throw in words.
func facesLine(faces []int) string {
	if len(faces) == 2 {
		return wording.L("{left} and {right}", faces[0], faces[1])
	}
	return parts.Number(faces[0])
}
