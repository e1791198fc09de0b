package risingtides

import _ "embed" // the facts that are read

// facts lists what each check and each invariant reads, for judging a move on a
// position of which only a part is known. A test of package ask writes and holds it.
//
//go:embed facts.txt
var facts string
