// Command squeeze compresses a file for browsers, as FILE.br with brotli and FILE.gz with gzip:
//
//	go run ./screens/drive/cmd/squeeze FILE QUALITY
//
// The quality is that of brotli, 0 to 11; the best takes minutes. Gzip is always asked for its best.
package main

import (
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/andybalholm/brotli"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: squeeze FILE QUALITY")
		os.Exit(2)
	}
	quality, err := strconv.Atoi(os.Args[2])
	if err == nil && (quality < brotli.BestSpeed || quality > brotli.BestCompression) {
		err = fmt.Errorf("there is no quality %d", quality)
	}
	if err == nil {
		err = squeeze(os.Args[1], quality)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "squeeze:", err)
		os.Exit(1)
	}
}

// farthest is how far back brotli looks that takes its time, as a power of two: the most that browsers know. A quick one finds less so.
const farthest = 24

func squeeze(file string, quality int) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	options := brotli.WriterOptions{Quality: quality}
	if quality == brotli.BestCompression {
		options.LGWin = farthest
	}
	err = write(file+".br", data, func(w io.Writer) (io.WriteCloser, error) { return brotli.NewWriterOptions(w, options), nil })
	if err != nil {
		return err
	}
	return write(file+".gz", data, func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, gzip.BestCompression) })
}

// write writes a file through a compressor.
func write(name string, data []byte, compressor func(io.Writer) (io.WriteCloser, error)) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	defer f.Close()
	w, err := compressor(f)
	if err == nil {
		for part := range slices.Chunk(data, 1_000_000) {
			if _, err = w.Write(part); err != nil {
				break
			}
			fmt.Println("done:", filepath.Base(name))
		}
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d bytes of %d\n", name, size(f), len(data))
	return f.Close()
}

func size(f *os.File) int64 {
	at, _ := f.Seek(0, io.SeekCurrent) // only printed
	return at
}
