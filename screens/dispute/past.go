package dispute

import (
	"strings"

	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// past is a question or a move that was asked about before.
type past struct {
	title, words string
	asked        string
	claim        Claim
	known        string
	loose        []string
	said         []fact
}

// keep notes what is asked now as what was asked last.
func (d *Dispute) keep() {
	title := strings.TrimSpace(d.asked)
	if act, ok := d.Claim.Act(); title == "" && ok {
		title = parts.Upper(d.table.Sentence(act))
	}
	if title != "" {
		d.last = &past{title: title, words: d.heard, asked: d.asked, claim: d.Claim, known: d.known, loose: d.loose, said: d.said}
	}
}

// put keeps what was asked and begins with an empty field, as on a page that is opened.
func (d *Dispute) put(visit *shell.Visit) {
	d.keep()
	d.forget()
	d.Claim, d.asked, d.visit = Claim{}, visit.Search, visit
}

// back asks once more what was asked before.
func (d *Dispute) back(last *past) {
	d.forget()
	d.asked, d.Claim, d.known, d.loose, d.said = last.asked, last.claim, last.known, last.loose, last.said
}
