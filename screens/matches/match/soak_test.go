//go:build soak

package match_test

func init() { stretch = 1000 }
