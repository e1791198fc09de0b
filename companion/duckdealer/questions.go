package duckdealer

import "embed"

// asked are the questions that people ask, with the answers; package answers reads them.
//
//go:embed questions/*.txt
var asked embed.FS

// sentences are the templates of what is said here; a test of package shelf writes the file.
//
//go:embed sentences.txt
var sentences string

// aided are those of what the aids say.
//
//go:embed aid/sentences.txt
var aided string

// lesson is the guided first round; package lessons reads it.
//
//go:embed lesson.table
var lesson string

// leaflet is what is printed to read beside the pieces; package lessons reads it.
//
//go:embed leaflet.txt
var leaflet string
