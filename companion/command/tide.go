package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/tide"
)

const tideHelp = `Usage: tablekeeper tide [flags]

Works out an evening of the Rising Tides timer: when events come, how the time,
the pulse and the colour go, when it ends. Nobody pauses, and every event takes
effect at once (sections 12.1 and 12.2 of the specification).

  --length TIME     set time: 1 to 60 whole minutes, as 10m, 600s or 1h (default 10m)
  --chance N        chance of an event at a tick in percent, 0 to 100 (default 20)
  --active LIST     events that are switched on, with commas: right, left, back,
                    more-time, less-time; "" for none (default all)
  --seed TEXT       what the random draws follow from: the same text, the same
                    evening (default a fresh one, which is printed)
  --numbers LIST    draw these numbers instead, with commas: at each tick that is
                    not barred u (0 to 99), and where u is below the chance
                    directly after it i (0 to the number of active events less 1)
  --sample TIME     how often to tell how the picture looks, such as 30s or 250ms,
                    from the start and before the end; what comes at the same
                    moment is worked off first (default 30s)
  --json            one JSON object, times in milliseconds (a fresh seed is then
                    printed on standard error)
  --help            this text

Exit status: 0, or 2 with one line on standard error and nothing on standard
output if a flag is wrong or the numbers run dry or are out of range.
`

// tideCommand is `tablekeeper tide`.
func tideCommand(args []string, stdout, stderr io.Writer) int {
	order, err := readTideOrder(args)
	if errors.Is(err, flag.ErrHelp) {
		_, _ = io.WriteString(stdout, tideHelp)
		return 0
	}
	var plan tide.Schedule
	if err == nil {
		plan, err = tide.Plan(order.settings, order.draw, order.sample)
	}
	var text []byte
	if err == nil {
		text, err = order.print(plan)
	}
	if err == nil {
		_, err = stdout.Write(text)
	}
	if err != nil {
		fmt.Fprintln(stderr, "tablekeeper tide:", oneLine(err))
		return 2
	}
	if order.json && order.fresh {
		fmt.Fprintf(stderr, "seed: %s\n", order.seed)
	}
	return 0
}

// tideOrder is what the flags ask for.
type tideOrder struct {
	settings tide.Settings
	draw     tide.Draw
	sample   int64  // ms
	seed     string // "" with --numbers
	fresh    bool   // nobody gave the seed
	json     bool
}

func (o tideOrder) print(plan tide.Schedule) ([]byte, error) {
	if o.json {
		return tideJSON(plan)
	}
	return tideText(plan, o.seed), nil
}

func readTideOrder(args []string) (tideOrder, error) {
	o := tideOrder{sample: 30_000, settings: tide.Settings{Length: 600_000, Chance: tide.DefaultChance, Active: tide.AllEvents}}
	var numbers []int
	var listed, seeded bool
	flags := flag.NewFlagSet("tide", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Func("length", "", into(&o.settings.Length, milliseconds))
	flags.Func("sample", "", into(&o.sample, milliseconds))
	flags.Func("chance", "", into(&o.settings.Chance, wholeNumber))
	flags.Func("active", "", into(&o.settings.Active, tide.ParseEvents))
	flags.Func("numbers", "", func(text string) (err error) {
		listed = true
		numbers, err = numberList(text)
		return err
	})
	flags.Func("seed", "", func(text string) error {
		seeded, o.seed = true, text
		return nil
	})
	flags.BoolVar(&o.json, "json", false, "")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	switch {
	case flags.NArg() > 0:
		return o, fmt.Errorf("%q is too much: there are only flags", flags.Arg(0))
	case listed && seeded:
		return o, errors.New("--numbers and --seed: give one of them")
	case listed:
		o.draw = fromList(numbers)
		return o, nil
	case !seeded:
		fresh, err := chance.NewSeed()
		if err != nil {
			return o, err
		}
		o.fresh, o.seed = true, fresh.String()[:16] // short enough to type
	}
	source := chance.New(chance.SeedFrom(o.seed))
	o.draw = func(n int) (int, error) { return source.Below(n), nil }
	return o, nil
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
		return 0, errors.New("a time is written as 10m, 600s or 250ms")
	}
	if d%time.Millisecond != 0 {
		return 0, errors.New("a time is whole milliseconds")
	}
	return d.Milliseconds(), nil
}

func wholeNumber(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, fmt.Errorf("%q is no whole number", text)
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
