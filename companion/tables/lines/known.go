package lines

import "errors"

// from is from where a line comes; "": it is gone.
func (h *Host) from(id int) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	if l := h.lines[id]; l != nil {
		return l.visitor.from
	}
	return ""
}

// Knows reports whether a device that has a seat came from there last. It finds room, however many strangers are at the door.
func (h *Host) Knows(from string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.known[from]
}

// errCrowded is the error of a line from where one has just lost its place to others: it doesn't take the place of the next.
var errCrowded = errors.New("very many devices call the table now")

// arrive gives a visitor a place at the door; it reports whether there is one.
func (h *Host) arrive(v *visitor) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	v.seated = h.known[v.from]
	return h.come.enter(v, h.o.Now())
}

// seats notes whether the device of a line has a seat now, and from where those come that have one.
func (h *Host) seats(id int) {
	seated, from := h.o.Table.Seated(id)
	h.mu.Lock()
	defer h.mu.Unlock()
	clear(h.known)
	for _, place := range from {
		h.known[place] = true
	}
	if l := h.lines[id]; l != nil {
		l.visitor.seated = seated
	}
}
