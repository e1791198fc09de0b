//go:build !serve

package serve

// BuiltIn is the app for browsers that is in this program; none where the program
// was built without.
func BuiltIn() App { return App{} }
