package command

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/games/tide"
)

const tideAbout = `Works out an evening of the Rising Tides timer: when events come, how the time, the
pulse and the colour change, and when it ends. Nobody pauses, and every event takes
effect at once. The rules are RT-5.1.1, RT-5.1.2, RT-5.2.0.7 and RT-5.2.1.1:
tablekeeper rules rising-tides prints them.`

// tideCommand is `tablekeeper tide`.
func tideCommand(sh *Shell) *cobra.Command {
	o := newTideOrder()
	c := newCommand(sh, "tide [FLAGS]", "show an evening of the Rising Tides timer", tideAbout)
	o.flags(c)
	return c.runs(0, 0, "", func([]string) error {
		if err := o.complete(c.Flags().Changed("numbers"), c.Flags().Changed("seed")); err != nil {
			return err
		}
		plan, err := tide.Plan(o.settings, o.draw, o.sample)
		if err != nil {
			return err
		}
		text, err := o.print(plan)
		if err != nil {
			return err
		}
		if err := sh.show(string(text)); err != nil {
			return err
		}
		if o.json && o.fresh {
			fmt.Fprintf(sh.Err, "seed: %s\n", o.seed)
		}
		return nil
	})
}

// tideOrder is what the flags ask for.
type tideOrder struct {
	settings tide.Settings
	draw     tide.Draw
	sample   int64  // ms
	numbers  []int  // drawn instead of what follows from the seed
	seed     string // "" with --numbers
	fresh    bool   // nobody gave the seed
	json     bool
}

func newTideOrder() *tideOrder {
	return &tideOrder{sample: 30_000, settings: tide.Settings{Length: 600_000, Chance: tide.DefaultChance, Active: tide.AllEvents}}
}

func (o *tideOrder) flags(c *command) {
	c.parsed("length", "TIME", "10m", "the set time, 1 to 60 whole minutes, such as 10m, 600s or 1h", into(&o.settings.Length, milliseconds))
	c.parsed("chance", "N", strconv.Itoa(tide.DefaultChance), "chance of an event at a tick in percent, 0 to 100",
		into(&o.settings.Chance, wholeNumber))
	c.parsed("active", "LIST", "all", "events that are switched on, with commas; \"\" for none:\n"+strings.Join(tide.AllEvents.Words(), ", "), into(&o.settings.Active, tide.ParseEvents))
	c.offers("active", listOf(tide.AllEvents.Words()))
	c.parsed("seed", "TEXT", "", "any text: the same text gives the same evening; without it\n"+
		"a new one, which is printed", into(&o.seed, func(text string) (string, error) { return text, nil }))
	c.parsed("numbers", "LIST", "", "draw these numbers instead, with commas: at each tick that is\n"+
		"not barred u (0 to 99), and where u is below the chance\n"+
		"directly after it i (0 to the number of active events less 1)", into(&o.numbers, numberList))
	c.parsed("sample", "TIME", "30s", "how often to describe the picture, such as 30s or 250ms,\n"+
		"from the start until before the end; events of the same\n"+
		"moment come first", into(&o.sample, milliseconds))
	c.onOff("json", "print one JSON object, times in milliseconds (a new seed then\n"+
		"goes to standard error)", &o.json)
}

// complete works out what the draws come from.
func (o *tideOrder) complete(listed, seeded bool) error {
	switch {
	case listed && seeded:
		return errors.New("--numbers and --seed: give one of them")
	case listed:
		o.draw = fromList(o.numbers)
		return nil
	case !seeded:
		fresh, err := chance.NewSeed()
		if err != nil {
			return err
		}
		o.fresh, o.seed = true, fresh.String()[:16] // short enough to type
	}
	source := chance.New(chance.SeedFrom(o.seed))
	o.draw = func(n int) (int, error) { return source.Below(n), nil }
	return nil
}

func (o *tideOrder) print(plan tide.Schedule) ([]byte, error) {
	if o.json {
		return tideJSON(plan)
	}
	return tideText(plan, o.seed), nil
}

// into makes a flag that is read by parse and kept in value.
func into[T any](value *T, parse func(string) (T, error)) func(string) error {
	return func(text string) (err error) {
		*value, err = parse(text)
		return err
	}
}

func milliseconds(text string) (int64, error) {
	d, err := time.ParseDuration(text)
	if err != nil {
		return 0, errors.New("write a time as 10m, 600s or 250ms")
	}
	if d%time.Millisecond != 0 {
		return 0, errors.New("a time is whole milliseconds")
	}
	return d.Milliseconds(), nil
}

func wholeNumber(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, fmt.Errorf("%q isn't a whole number", text)
	}
	return n, nil
}

func numberList(text string) ([]int, error) {
	var list []int
	if text == "" {
		return list, nil
	}
	for word := range strings.SplitSeq(text, ",") {
		n, err := wholeNumber(strings.TrimSpace(word))
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

// fromList draws the numbers of a list in order.
func fromList(list []int) tide.Draw {
	drawn := 0
	return func(n int) (int, error) {
		if drawn == len(list) {
			return 0, fmt.Errorf("the numbers run dry: all %d are drawn and one more from 0 to %d is needed", drawn, n-1)
		}
		number := list[drawn]
		drawn++
		if number < 0 || number >= n {
			return 0, fmt.Errorf("number %d of the list is %d; it has to be 0 to %d", drawn, number, n-1)
		}
		return number, nil
	}
}
