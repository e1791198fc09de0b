//go:build soak

package apptest

func init() { soak = true }
