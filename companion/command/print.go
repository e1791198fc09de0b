package command

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// ErrNoPieces says that a game has nothing to print.
var ErrNoPieces = errors.New("the game has no pieces to print")

// Printing is what a game is printed for.
type Printing struct {
	Game    string // its key
	Players int    // 0: the most
	Letter  bool   // the paper is US Letter; else A4
	Ink     bool   // ink is saved
	Fold    bool   // the printer prints on one side
	Cards   bool   // pictures of the cards for a print shop are made, in place of a file to print
	Box     []byte // the file of the owner's copy; nil: the house edition
	// Right and Down are how far backs are moved, in millimetres.
	Right, Down float64
	Page        func(page int) // is called when a page is begun; nil: nobody waits
}

// errThere says that a file would be written over.
var errThere = errors.New("the file exists already; --force overwrites it")

// writeOver writes a file, over one that is there only where that is wanted.
func writeOver(name string, data []byte, over bool) error {
	if _, err := os.Lstat(name); err == nil && !over {
		return reason(name, errThere)
	}
	return writeFile(name, data)
}

// Printout is a game as a file.
type Printout struct {
	PDF           []byte
	Pages, Papers int
	Both          int      // how many pages, from the first, are printed on both sides
	Missing       string   // letters that the file can't show; a question mark stands for each
	Cut           []string // words that have too little room where they stand
	Cards         []Picture
}

// Picture is a side of a card as a file.
type Picture struct {
	Name string
	Data []byte
}

// mostOffset is how far backs can be moved, in millimetres: what lies farther off isn't a fault of a printer.
const mostOffset = 5

// millimetres reads how far something is moved.
func millimetres(to *float64) func(string) error {
	return func(text string) error {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil || !(math.Abs(n) <= mostOffset) {
			return fmt.Errorf("expected millimetres, from -%d to %d", mostOffset, mostOffset)
		}
		*to = n
		return nil
	}
}

// playerCount reads a number of players.
func playerCount(to *int) func(string) error {
	return func(text string) (err error) {
		if *to, err = strconv.Atoi(text); err != nil || *to < 1 {
			return errors.New("expected a number of players")
		}
		return nil
	}
}

// paperSize reads the size of the paper.
func paperSize(to *string) func(string) error {
	return func(text string) error {
		if *to = strings.ToLower(text); *to != "a4" && *to != "letter" {
			return errors.New("expected a4 or letter")
		}
		return nil
	}
}

// printCommand writes a game as sheets to cut.
func printCommand(sh *Shell) *cobra.Command {
	c := newCommand(sh, "print [FLAGS] GAME", "write a game as sheets to print and cut",
		"Writes a PDF with everything that a game needs: how to set it up and play it, cards with their backs,\n"+
			"boards, mats, tokens, an aid for each player, and a list to check that nothing is missing.\n"+
			"Print it at 100 percent, the first pages on both sides, turned over the long edge; the command\n"+
			"says which pages. For a printer that prints on one side give --fold. Without --out it writes\n"+
			"GAME.pdf in this folder. With --cards it writes pictures of the cards for a print shop: 300 dots\n"+
			"an inch, with 3 mm more on each side, named by how many there are and what they are.\n"+
			"For Duck Dealer and Atrades it prints the values of the house edition, or those of your own copy:\n"+
			"--box takes the file that the app saves. The check list names the one it has used.\nGames: "+shelf.Keys()+".")
	paper, out, box, cards := "a4", "", "", ""
	var of Printing
	var colour, force bool
	c.parsed("paper", "a4|letter", "a4", "the size of the paper", paperSize(&paper))
	c.onOff("colour", "print in colour, as it does without --ink", &colour)
	c.onOff("ink", "save ink: print outlines instead of areas", &of.Ink)
	c.parsed("players", "N", "", "print what this many players need; without it what the most need", playerCount(&of.Players))
	c.parsed("back-right", "MM", "0", "move the backs to the right by this many millimetres", millimetres(&of.Right))
	c.parsed("back-down", "MM", "0", "move the backs down by this many millimetres", millimetres(&of.Down))
	c.onOff("fold", "for a printer that prints on one side: backs beside their fronts, on sheets to fold", &of.Fold)
	c.text("cards", "DIR", "write a PNG of each card and of its back to this folder, in place of the PDF", &cards)
	c.text("out", "FILE.pdf", "the file; without it GAME.pdf", &out)
	c.onOff("force", "overwrite a file that exists", &force)
	c.text("box", "FILE", "component data of your own copy (Duck Dealer, Atrades)", &box)
	c.ValidArgsFunction = completeGames
	return c.runs(1, 1, "one game", func(words []string) error {
		game, err := gameOf(words[0])
		if err != nil {
			return err
		}
		if err := of.suits(game, colour); err != nil {
			return err
		}
		of.Game, of.Letter = game.Key, paper == "letter"
		what := game.Title
		if box != "" {
			what = box
			if of.Box, err = readFile(box); err != nil {
				return err
			}
		}
		if of.Cards = cards != ""; of.Cards && out != "" {
			return errors.New("give --cards or --out, not both")
		}
		done, err := sh.printed(of)
		switch {
		case err != nil:
			return fmt.Errorf("%s: %w", what, err)
		case of.Cards:
			return sh.keepCards(cards, done.Cards, force)
		}
		if out == "" {
			out = game.Key + ".pdf"
		}
		if err := writeOver(out, done.PDF, force); err != nil {
			return err
		}
		return sh.show(done.advice(out))
	})
}

// suits says what is wrong with the flags for a game, or nil; colour is the flag for what is printed anyway.
func (of Printing) suits(game *rules.Game, colour bool) error {
	if of.Players != 0 {
		if err := game.CheckSeats(of.Players); err != nil {
			return err
		}
	}
	if colour && of.Ink {
		return errors.New("give --colour or --ink, not both")
	}
	if of.Fold && (of.Right != 0 || of.Down != 0) {
		return errors.New("a folded sheet is printed on one side, so --back-right and --back-down move nothing")
	}
	return nil
}

// keepCards writes pictures into a folder.
func (sh *Shell) keepCards(folder string, pictures []Picture, over bool) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return reason(folder, err)
	}
	for _, p := range pictures {
		if err := writeOver(filepath.Join(folder, p.Name), p.Data, over); err != nil {
			return err
		}
	}
	return sh.show(fmt.Sprintf("%s: %s, at 300 dots an inch, with 3 mm to cut off on each side\n", folder, wording.Count(len(pictures), "picture")))
}

// printed is the printout of a game. Meanwhile it says to who waits at which page it is.
func (sh *Shell) printed(of Printing) (Printout, error) {
	if !sh.ErrSeen {
		return sh.Print(of)
	}
	of.Page = func(page int) { fmt.Fprintf(sh.Err, "\rPage %d", page) }
	defer fmt.Fprint(sh.Err, "\r\x1b[K")
	return sh.Print(of)
}

// advice is what people should know before they print the file of that name.
func (done Printout) advice(out string) string {
	said := fmt.Sprintf("%s: %d pages on %d sheets\n", out, done.Pages, done.Papers)
	if done.Both == 0 {
		said += "Print all pages on one side. Fold sheets along the dashed line, glue the halves together, and cut.\n"
	} else if done.Both < done.Pages {
		said += fmt.Sprintf("Print pages 1 to %d on both sides, turned over the long edge, and pages %d to %d on one side.\n", done.Both, done.Both+1, done.Pages)
	} else {
		said += "Print all pages on both sides, turned over the long edge.\n"
	}
	if done.Missing != "" {
		said += fmt.Sprintf("The fonts for print don't have these; a ? stands for each: %s\n", done.Missing)
	}
	slices.Sort(done.Cut)
	for _, words := range slices.Compact(done.Cut) {
		said += fmt.Sprintf("There is too little room for: %s\n", words)
	}
	return said
}
