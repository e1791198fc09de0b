package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/screens/frame/shell"
	kit "tablekeeper/screens/kits/traders"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// storyPage tells why six ships are under way, what the planets are like, and who else flies about.
type storyPage struct{ app *Feature }

func openStory(a *Feature) shell.Screen { return &storyPage{a} }

func (p *storyPage) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("The story")) }

func (p *storyPage) Page() fyne.CanvasObject {
	virus := parts.NewTightColumn(parts.NewTitle(wording.L("2666: the virus")), parts.NewBody(wording.Translate(aid.Virus())))
	planets := parts.NewColumn(parts.NewSection(wording.L("The planets")))
	v := viewOf(p.app.MatchBehind(Key))
	for _, planet := range aid.Planets() {
		words := wording.Translate(planet.Story)
		if made := madeLine(planet.Word, v); made != "" {
			words = kit.Join(words, made)
		}
		planets.Add(storyRow(newPlanet(planet.Word), traders.PlanetTitle(planet.Word), "", words))
	}
	others := parts.NewColumn(parts.NewSection(wording.L("Who else is out there")))
	for _, f := range aid.Others() {
		others.Add(storyRow(parts.NewPicture(parts.Picture(f.Card)), f.Title, wording.Translate(f.Motto), wording.Translate(f.Story)))
	}
	crews := parts.NewColumn(parts.NewSection(wording.L("The six companies")))
	for _, f := range aid.Factions() {
		crews.Add(storyRow(parts.NewPicture(parts.Picture(f.Word)), f.Title, wording.Translate(f.Motto), wording.Translate(f.Story)))
	}
	return parts.NewPage(virus, planets, others, crews)
}

// madeLine reports what a planet makes in the match that the page was opened from.
func madeLine(planet string, v *traders.View) string {
	if v == nil || len(v.Makes(planet)) == 0 {
		return ""
	}
	return wording.L("Here it makes {goods}.", madeWords(v.Makes(planet)))
}

// storyPicture is the side of a picture beside a story, in sizes of body text.
const storyPicture = 4.5

// storyRow is a picture beside what is told of it; motto may be "".
func storyRow(picture fyne.CanvasObject, title, motto, words string) fyne.CanvasObject {
	side := parts.CurrentTheme().Size(look.Body) * storyPicture
	told := parts.NewTightColumn(parts.NewWords(title, look.Label, look.Text).Bold().Head(3))
	if motto != "" {
		told.Add(parts.NewWords(motto, look.Body, look.Accent))
	}
	told.Add(parts.NewBody(words))
	return container.New(&parts.LeadRow{}, container.NewGridWrap(fyne.NewSquareSize(side), picture), told)
}

func (p *storyPage) Refresh() {}

func (p *storyPage) Key(fyne.KeyName) bool { return false }
