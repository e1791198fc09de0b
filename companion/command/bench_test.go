package command_test

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablekeeper/companion/command"
	"tablekeeper/companion/games/shelf"
)

// BenchmarkCheck judges a long random match of every game through the command,
// as JSON: reading, judging, printing.
func BenchmarkCheck(b *testing.B) {
	for _, game := range shelf.Games() {
		b.Run(game.Key, func(b *testing.B) {
			folder := b.TempDir()
			status := command.Run([]string{"simulate", "--seed", "bench", "--max-moves", "2000", "--out", folder, game.Key}, shell(io.Discard, io.Discard))
			if status != 0 {
				b.Fatal(status)
			}
			file := filepath.Join(folder, game.Key+"-00001.table")
			data, err := os.ReadFile(file)
			if err != nil {
				b.Fatal(err)
			}
			_, body, _ := strings.Cut(string(data), "\n\n")
			for b.Loop() {
				if status := command.Run([]string{"check", "--json", file}, shell(io.Discard, io.Discard)); status != 0 {
					b.Fatal(status)
				}
			}
			b.ReportMetric(float64(strings.Count(body, "\n")*b.N)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}
