package command

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tablekeeper/companion/shelf"
)

// ErrNoPieces says that a game has nothing to print.
var ErrNoPieces = errors.New("the game has no pieces to print")

// Printing is what a game is printed for.
type Printing struct {
	Game   string // its key
	Letter bool   // the paper is US Letter; else A4
	Ink    bool   // ink is saved
	Box    []byte // the file of the owner's copy; nil: the house edition
}

// errThere says that a file would be written over.
var errThere = errors.New("the file is there already; --force writes over it")

// writeWhole writes a file that is there whole or not at all: what stood there is replaced at the end, and only where that is wanted.
func writeWhole(name string, data []byte, over bool) error {
	if _, err := os.Lstat(name); err == nil && !over {
		return reason(name, errThere)
	}
	file, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+"-*")
	if err != nil {
		return reason(name, err)
	}
	defer os.Remove(file.Name()) //nolint:errcheck // it is gone where all went well
	_, err = file.Write(data)
	if err = errors.Join(err, file.Sync(), file.Chmod(0o644), file.Close()); err == nil {
		err = os.Rename(file.Name(), name)
	}
	if err != nil {
		return reason(name, err)
	}
	return nil
}

// Printout is a game as a file.
type Printout struct {
	PDF     []byte
	Pages   int
	Missing string // letters that the file can't show; a question mark stands for each
}

// printCommand writes a game as sheets to cut.
func printCommand(sh *Shell) *cobra.Command {
	c := newCommand(sh, "print [FLAGS] GAME", "write a game as sheets to print and cut",
		"Writes a PDF with all that a game needs: cards with their backs, boards, mats, tokens, references,\n"+
			"a label for the box, and a list to check that nothing is missing. Print it on both sides,\n"+
			"turned over the long edge, at 100 percent. Without --out it is GAME.pdf here.\n"+
			"What each box prints, of Duck Dealer and Atrades, is that of the house edition or of --box: the\n"+
			"file of your copy as the app saves it. The first page says which.\nGames: "+shelf.Keys()+".")
	paper, out, box := "a4", "", ""
	var colour, ink, force bool
	c.parsed("paper", "a4|letter", "a4", "the size of the paper", func(text string) error {
		if paper = strings.ToLower(text); paper != "a4" && paper != "letter" {
			return errors.New("expected a4 or letter")
		}
		return nil
	})
	c.onOff("colour", "print in colours, as without --ink", &colour)
	c.onOff("ink", "save ink: outlines in place of areas", &ink)
	c.text("out", "FILE.pdf", "the file; else GAME.pdf", &out)
	c.onOff("force", "write over a file that is there", &force)
	c.text("box", "FILE", "component data of your own copy (Duck Dealer, Atrades)", &box)
	c.ValidArgsFunction = completeGames
	return c.runs(1, 1, "one game", func(words []string) error {
		game, err := gameOf(words[0])
		if err != nil {
			return err
		}
		if colour && ink {
			return errors.New("--colour and --ink exclude each other")
		}
		of := Printing{Game: game.Key, Letter: paper == "letter", Ink: ink}
		what := game.Title
		if box != "" {
			what = box
			if of.Box, err = readFile(box); err != nil {
				return err
			}
		}
		done, err := sh.Print(of)
		if err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
		if out == "" {
			out = game.Key + ".pdf"
		}
		if err := writeWhole(out, done.PDF, force); err != nil {
			return err
		}
		said := fmt.Sprintf("%s: %d pages\n", out, done.Pages)
		if done.Missing != "" {
			said += fmt.Sprintf("The fonts for print don't have these; a ? stands for each: %s\n", done.Missing)
		}
		return sh.show(said)
	})
}
