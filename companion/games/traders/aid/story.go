package aid

// Virus is why the ships fly, in this app's own words; no rule depends on it.
func Virus() string {
	return "It began with a cough in the year 2666. A week later the waiting rooms of earth were full, and no doctor knew an answer. " +
		"Then six companies were called in the same minute, over a line that crackled like frying bacon. The caller knew a recipe: " +
		"a metal that only distant planets give, an animal that never lived on earth, and a gem that nobody can pay for but anybody " +
		"may pick up, if the flight goes far enough. Two holds full of each, and his machine stirs them into the one medicine that " +
		"works. The machine is to rent: 10 million, in advance. Healthy pilots were scarce, so each company could send one ship."
}

// PlanetStory is what is told of a planet; no rule depends on it.
type PlanetStory struct{ Word, Story string }

// Planets are the stories of the planets, earth first.
func Planets() []PlanetStory {
	return []PlanetStory{
		{"earth", "Home, and ill. Nothing is mined here any more, but all that the medicine takes is stored here, and four berths are kept free round the clock."},
		{"gobi", "Sand, from one horizon to the next. Under it lies more than the maps promise; but few can bear to live here, so there is just one thing that they dig for."},
		{"bob", "People built this planet long ago, and it still ticks. When the air went bad they put their forests under glass. The gardeners have the only clean boots."},
		{"inti", "The ground glows and the rivers are magma. Those who live here think that everybody else is freezing. The heat leaves ores and gems, and a breed of animals that no cook has ever dared to grill."},
		{"seranide", "Green up to the clouds. The villages hang in the trees, and the neighbours have fur: people here tame animals by talking to them, slowly."},
		{"supay", "Wars have burnt it for centuries, until there was nothing left to fight for. A few families stayed, with goats and fields, and they sell what the old trenches give back: scrap and stones."},
	}
}

// Other is somebody who flies about beside the six companies.
type Other struct {
	Card  string // the card on which they come
	Title string
	Motto string
	Story string
}

// Others are the pirates and the mercenaries.
func Others() []Other {
	return []Other{
		{
			"pirate", "Scurvy Dogs Inc.", "Your cargo or your cash. We are flexible.",
			"Captain Blue Beard runs the largest pirate firm there is. The beard is real, the temper too, and she always takes a bribe: half of " +
				"the money, and the cargo may stay; all of the cargo, and so may the money.",
		},
		{
			"mercenaries", "We R Mercs", "Things change places. We help.",
			"For one million Mi.B Merc moves a crate from somebody else's ship to yours. The firm once had its name the other way round, until the " +
				"galaxy's guardians of grammar took it to court. They spelled the summons wrong, and won.",
		},
	}
}
