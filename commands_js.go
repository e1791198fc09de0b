package main

// run is never called: a page has no arguments. The app for browsers is built without the commands, because everybody who
// opens it fetches all that is in it.
func run([]string) int { return 0 }
