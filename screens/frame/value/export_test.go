package value

// Titles are the sections of a page.
func Titles(p *Page) (titles []string) {
	for _, s := range p.sections() {
		titles = append(titles, s.Title)
	}
	return titles
}

// Turn goes to a section.
func Turn(p *Page, section int) {
	p.section, p.index = section, 0
	p.Refresh()
}
