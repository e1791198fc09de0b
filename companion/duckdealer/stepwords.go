package duckdealer

import "tablekeeper/companion/rules"

// stepSaid says each step as people do, in the order of stepNames.
var stepSaid = []rules.StepWords{
	{Title: "Bidding", Now: "{who} must first bid for the playing order"},
	{Title: "Birthday", Now: "{who} must first name who was born closest to 24 November 1967"},
	{Title: "Playing positions", Now: "{who} must first choose a playing position"},
	{Title: "Starting gear", Now: "{who} must first choose gear for the start"},
	{Title: "Starting planets", Now: "{who} must first choose a starting planet"},
	{Title: "Beginning of a turn", Now: "{who} must first collect energy or take an action turn"},
	{Title: "Cube for the turn track", Now: "{who} must first lift a highway part for the turn track"},
	{Title: "Free highway parts", Now: "{who} must first place the free highway parts or leave them"},
	{Title: "Placing the lifted part", Now: "{who} must first place the lifted highway part"},
	{Title: "Action turn", Now: "it is {who}'s action turn"},
	{Title: "Placing the disc", Now: "{who} must first place the disc that was taken back"},
	{Title: "Exit of a pathway", Now: "{who} must first place the exit of the pathway"},
	{Title: "Making a deal", Now: "{who} must first propose the deal or drop it"},
	{Title: "Answering a deal", Now: "{who} must first accept or decline the deal"},
	{Title: "Too many goods", Now: "{who} must first discard the goods that have no room"},
	{Title: "Too much energy", Now: "{who} must first give back the energy that is too much"},
	{Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepNames, stepSaid)

// verbTimes says of each verb when it is used.
var verbTimes = map[string]string{
	"bid":            "Points are bid only at the start, for the playing order.",
	"born":           "Only the table enters the birthday, at the start.",
	"position":       "Playing positions are chosen only at the start.",
	"fit":            "Free gear is chosen only at the start.",
	"home":           "Starting planets are chosen only at the start.",
	"collect":        "Energy is collected only at the beginning of a turn, in place of an action turn.",
	"act":            "An action turn is taken only at the beginning of a turn.",
	"ready":          "Only the placing of free highway parts is ended like this.",
	"end":            "Only an action turn is ended like this.",
	"return":         "Energy is given back only when more is left than may be kept.",
	"discard":        "Goods are discarded only in your own action turn.",
	"highway":        "Highway parts are placed only in your own action turn.",
	"lift":           "Highway parts are lifted only in your own action turn.",
	"burn":           "Movement markers are spent only in your own action turn.",
	"step":           "A ship flies only in your own action turn.",
	"teleport":       "A pathway is used only in your own action turn.",
	"explore":        "A planet is explored only in your own action turn.",
	"entrance":       "A pathway is begun only in your own action turn.",
	"exit":           "The exit of a pathway is placed only right after its entrance.",
	"build factory":  "Factories are built only in your own action turn.",
	"build consumer": "Consumers are built only in your own action turn.",
	"build yard":     "Yards are built only in your own action turn.",
	"claim":          "Privileges are placed only in your own action turn.",
	"unclaim":        "Discs are taken back only in your own action turn.",
	"mine":           "Goods are mined only in your own action turn.",
	"buy":            "Gear is bought only in your own action turn.",
	"make":           "A factory works only in your own action turn.",
	"deliver":        "Goods are delivered only in your own action turn.",
	"deal":           "A deal begins only in your own action turn.",
	"offer":          "Goods are offered only while a deal is being made.",
	"ask":            "Goods are asked for only while a deal is being made.",
	"propose":        "A deal is proposed only while it is being made.",
	"cancel":         "A deal is dropped only while it is being made.",
	"accept":         "A deal is accepted only when it has been proposed.",
	"decline":        "A deal is declined only when it has been proposed.",
}
