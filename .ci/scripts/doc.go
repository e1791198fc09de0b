// Package scripts tests the scripts of this folder that the go command cannot see: each runs them with programs of its own in
// place of the system's.
package scripts
