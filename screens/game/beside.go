package game

// seen is how a match that can only be read stood when this window looked at its file last.
type seen struct {
	size int
	held bool // by another window, which writes it
}

// LookAgain follows a match that another window has open: what it has played is shown, and when it lets go, the match is played on
// here. It reports whether there is something else to show, and whether to go on looking.
func (a *Session) LookAgain(of *OpenMatch) (changed, more bool) {
	o := a.Playing
	if o == nil || o.OpenMatch != of || o.Match.ReadOnly() == "" {
		return false, false
	}
	now := seen{}
	now.size, now.held = a.Library.Elsewhere(o.ID)
	if now.held && now == o.beside {
		return false, true
	}
	o.beside = now
	_, _ = a.Opened(o.ID) // a file that can't be read now stays as it is shown
	reads := o.Match.ReadOnly() != ""
	if reads && !now.held { // no other window is the reason: it stays so
		return false, false
	}
	return true, reads
}
