// Package scripts tests the scripts in the folder .ci: each test runs one with programs of its own in place of the
// system's.
package scripts
