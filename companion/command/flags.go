package command

import (
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/pflag"
)

// flags are the arguments of a command: flags with two dashes, anywhere among the
// words; after "--" there are only words.
type flags struct {
	*pflag.FlagSet
	use   string // how the command is called
	about string // what it does, in a few lines
}

func newFlags(use, about string) *flags {
	f := &flags{pflag.NewFlagSet(use, pflag.ContinueOnError), use, about}
	f.SortFlags = false
	f.SetOutput(io.Discard)
	f.Usage = func() {} // begin prints the help
	return f
}

// value is a flag that takes a text.
type value struct {
	kind  string // what stands for the text in the help, such as FILE
	usual string // the default as the help shows it; "": it shows none
	set   func(text string) error
}

func (v *value) String() string        { return v.usual }
func (v *value) Type() string          { return v.kind }
func (v *value) Set(text string) error { return v.set(text) }

// onOff adds a switch.
func (f *flags) onOff(name, about string, to *bool) {
	f.BoolFunc(name, about, func(text string) (err error) {
		if *to, err = strconv.ParseBool(text); err != nil {
			return errors.New("expected true or false")
		}
		return nil
	})
}

// parsed adds a flag whose text is read by set.
func (f *flags) parsed(name, kind, usual, about string, set func(text string) error) {
	f.Var(&value{kind, usual, set}, name, about)
}

// text adds a flag that takes a text; given twice, the last one counts.
func (f *flags) text(name, kind, about string, to *string) {
	f.parsed(name, kind, "", about, func(text string) error { *to = text; return nil })
}

// texts adds a flag that can be repeated.
func (f *flags) texts(name, kind, about string, to *[]string) {
	f.parsed(name, kind, "", about, func(text string) error { *to = append(*to, text); return nil })
}

// box adds the flag that names a box file.
func (f *flags) box(to *string) {
	f.text("box", "FILE", "component data of the game (Duck Dealer)", to)
}

// number adds a flag that takes a whole number from low to high.
func (f *flags) number(name, about string, low, high int, to *int) {
	usual := ""
	if *to >= low {
		usual = strconv.Itoa(*to)
	}
	f.parsed(name, "N", usual, about, func(text string) error {
		n, err := strconv.Atoi(text)
		if err != nil || n < low || n > high {
			return fmt.Errorf("expected a whole number from %d to %d", low, high)
		}
		*to = n
		return nil
	})
}

// only makes sure that exactly one word is given, and hands it out.
func (f *flags) only(what string) (string, error) {
	if f.NArg() != 1 {
		return "", fmt.Errorf("expected %s; %s", what, f.hint())
	}
	return f.Arg(0), nil
}

func (f *flags) hint() string { return "usage: " + f.use }

func (f *flags) help() string {
	text := "Usage: " + f.use + "\n\n" + f.about + "\n"
	if f.HasFlags() {
		text += "\n" + f.FlagUsages()
	}
	return text
}

// begin reads the flags of a command. It is done with the command, with that
// status, where the arguments ask for help or can't be read.
func begin(f *flags, args []string, out, errs io.Writer) (status int, done bool) {
	err := f.Parse(args)
	var unknown *pflag.NotExistError
	switch {
	case errors.Is(err, pflag.ErrHelp):
		return show(out, errs, f.help()), true
	case errors.As(err, &unknown):
		return refuse(errs, fmt.Errorf("%w; %s", err, f.hint())), true
	case err != nil:
		return refuse(errs, err), true
	}
	return statusDone, false
}
