package atrades

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/value"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// GuildFile is the name under which the owner's components of Atrades are kept.
const GuildFile = "atrades.json"

// guildCopy is the owner's copy of Atrades while the app is open.
type guildCopy struct {
	*aid.Copy // as matches use it
	Edits     *value.Own[*aid.Copy]
	brush     int    // what a tap on a hex of a region does
	from      string // where a line begins; "": nowhere yet
}

// GuildCopy is what the device kept of the owner's copy, or the published prototype.
func (a *Feature) GuildCopy() *guildCopy {
	if a.ownGuilds == nil {
		a.ownGuilds = &guildCopy{}
		a.ownGuilds.Edits = value.NewOwn(a.Session, GuildFile, ".json", aid.PrintedCopy, readGuilds, a.guildUse)
	}
	if a.ownGuilds.Edits != nil {
		a.ownGuilds.Copy = a.ownGuilds.Edits.Kept()
	}
	return a.ownGuilds
}

// readGuilds takes all of a file, mistakes and all.
func readGuilds(file []byte) (c *aid.Copy, left []string, err error) {
	c, err = aid.ReadCopy(file)
	return c, nil, err
}

// guildUse is what is particular about the editor of the copy.
func (a *Feature) guildUse(now *aid.Copy) value.Use {
	u := value.Use{Game: Key, Title: wording.L("Atrades"), Ground: table.NewGround(dunes), MadeUp: aid.FromRuling}
	u.Reason = func(m rules.Mistake) string {
		_, why := rules.PathOf(m.Why)
		return parts.Upper(parts.ShortWords(why)) + "."
	}
	u.Name = func(p rules.Path) string {
		if name := strings.TrimSpace(now.Draft.Text(p.At("name"))); name != "" {
			return parts.ShortWords(name)
		}
		return parts.ShortWords(now.Draft.Text(p.At("id")))
	}
	u.Shown = func(p rules.Path, _ func(rules.Path) bool) fyne.CanvasObject { return a.guildShown(now, p) }
	u.Drawn = func(p rules.Path) ([]fyne.CanvasObject, bool) {
		if p[0] != aid.Maps || len(p) != 3 || p[2] != "rows" && p[2] != "links" {
			return nil, false
		}
		return a.brushes(p[2] == "links"), true
	}
	u.Add = func(list rules.Path) func(func(int)) {
		return func(done func(int)) {
			at := 0
			a.ownGuilds.Edits.Page.Change(wording.L("Add one"), func() { at = now.Add(list[0]) })
			done(at)
		}
	}
	u.Fresh = func(list rules.Path, word string) any {
		switch {
		case list[0] == aid.GovChart:
			return rules.List{1, 1}
		case atrades.EffectCounts(word):
			return rules.Object{"effect": word, "n": 1}
		}
		return rules.Object{"effect": word}
	}
	return u
}

// guildShown is an entry as it lies on the table.
func (a *Feature) guildShown(now *aid.Copy, p rules.Path) fyne.CanvasObject {
	i := p.Index(1)
	switch p[0] {
	case aid.Guilds:
		picture := guildPicture(atrades.Guild{ID: now.Text(aid.Guilds, i, "id")})
		return box.Fixed(picture.Cover(), guildShownWide, guildShownHigh)
	case aid.Types:
		row := parts.NewFlow()
		for _, number := range now.Numbers(aid.Types, i, "initiatives") {
			hex := newCompanyHex(&atrades.Company{Number: number, KindNumber: i})
			row.Add(box.Fixed(hex, tileHex, tileHex))
		}
		return box.Fixed(row, guildShownWide, 0)
	case aid.Maps:
		return box.Fixed(a.painted(now, i), regionShownWide, regionShownHigh)
	}
	return nil
}

// Measures of what is shown over the rows, in device-independent pixels.
const (
	guildShownWide, guildShownHigh   = 214, 107
	regionShownWide, regionShownHigh = 300, 280
)

// guildPrinted are the headers with which a match begins because of the owner's copy, and what is used of it.
func guildPrinted(a *Feature) (headers []rules.Header, words string) {
	own := a.GuildCopy()
	values, err := own.Headers()
	if err != nil || len(values) == 0 {
		return nil, wording.L("The published prototype.")
	}
	t := &rules.Transcript{}
	for _, value := range values {
		t.Add("Setup", value)
	}
	return t.Headers, wording.L("Your copy: {parts}.", strings.Join(changedParts(own.Copy), ", "))
}

// changedParts are the sections of a copy that differ from the published prototype.
func changedParts(own *aid.Copy) (changed []string) {
	printed := aid.PrintedCopy()
	for _, part := range own.Field.Of {
		at := rules.Path{part.Name}
		if string(rules.JSON(own.Draft.Get(at))) != string(rules.JSON(printed.Draft.Get(at))) {
			changed = append(changed, wording.Translate(part.Title))
		}
	}
	return changed
}
