package atrades

// Guild is a guild board as it is printed, and whose it is.
type Guild struct {
	Number            int // by which moves name it
	ID, Name          string
	Initiative, Money int
	Cubes, Golden     int // action cubes at the start
	Companies, Tech   int // boxes; 0: the track never fills up
	Seat              int // who has chosen it; 0: nobody
}

// Guilds are the guild boards of the table, in the order of the data.
func (v *View) Guilds() []Guild {
	var list []Guild
	data := v.t.data
	for k := range data.guilds {
		g := &data.guilds[k]
		board := Guild{Number: k, ID: g.id, Name: g.name, Initiative: g.initiative, Money: g.money, Cubes: data.cubes, Golden: v.t.goldenCubes()}
		if v.t.limits { // AT-13.7
			board.Companies, board.Tech = g.boxes[trackCompanies], g.boxes[trackTech]
		}
		for i := range v.t.size() {
			if int(v.guilds[i]) == k {
				board.Seat = i + 1
			}
		}
		list = append(list, board)
	}
	return list
}
