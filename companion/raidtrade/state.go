package raidtrade

import "tablekeeper/companion/rules"

// mostRead bounds the numbers of tokens, turns and rolls that are read (section 5).
const mostRead = 999999

var (
	kingNames   = []string{"", "shorten", "lengthen"}
	rushNames   = []string{"unused", "used", "won"}
	resumeSteps = []rules.Step{StepMain, StepDefence, StepAttack, StepHit, StepAnswer}
	resumeWords = rules.Words("resume", 0, "main", "defence", "attack", "hit", "answer").
			Titled("the turn", "the defence", "the next attack", "the hit", "the answer to the hit")
	kingWords = rules.Words("king", shortening, kingNames[shortening:]...).Titled("to shorten a trip", "to lengthen a trip")
	rushWords = rules.Words("rush", rushUnused, rushNames...).Titled("not rolled yet", "already rolled", "a 5 or 6, not used yet")
)

// write returns the JSON form of section 5.
func write(p *position) rules.Object {
	o := rules.Object{
		"step": stepNames[p.step], "turn": rules.OrNull(p.turn, 0), "winner": rules.OrNull(p.winner, 0),
		"initiative": rules.List{rules.OrNull(p.initiative[0], 0), rules.OrNull(p.initiative[1], 0)},
		"draw_left":  int(p.drawLeft), "resume": nil, "king": nil,
		"raid_barred": p.raidBarred, "rush": rushNames[p.rush],
		"combat": p.combat.write(),
		"seats":  rules.List{p.seats[0].write(), p.seats[1].write()},
	}
	if p.resume != nowhere {
		o["resume"] = stepNames[p.resume]
	}
	if p.king != noKing {
		o["king"] = kingNames[p.king]
	}
	return o
}

func (s *trader) write() rules.Object {
	return rules.Object{
		"level": int(s.level), "level_tokens": int(s.levelTokens),
		"bank_black": int(s.bankBlack), "bank_white": int(s.bankWhite), "cargo": int(s.cargo), "trip": int(s.trip),
		"travelled": s.travelled, "misses": int(s.misses),
		"hand": s.hand.Object(cardWords), "deck": int(s.deck), "discard": s.discard.Object(cardWords),
	}
}

// write returns the combat, or null where there is none.
func (c *combat) write() any {
	if c.attack == noCard {
		return nil
	}
	o := rules.Object{
		"attack_card": cardNames[c.attack], "defence_card": nil,
		"attack_value": rules.OrNull(c.attackValue, 0), "defence_value": rules.OrNull(c.defenceValue, 0),
		"rolls_left": int(c.rollsLeft), "hits": int(c.hits), "pending": int(c.pending),
	}
	if c.defence != noCard {
		o["defence_card"] = cardNames[c.defence]
	}
	return o
}

// read takes the JSON form; how the fields fit together is checked afterwards.
func read(v rules.Value) position {
	p := position{combat: noCombat}
	v.Fields("step", "turn", "initiative", "draw_left", "resume", "king", "raid_barred", "rush", "combat", "seats", "winner")
	if v.Failed() {
		return p
	}
	p.step = rules.Step(v.Field("step").Word(stepWords))
	p.turn = int8(v.Field("turn").IntOrNull(1, 2, 0))
	p.winner = int8(v.Field("winner").IntOrNull(1, 2, 0))
	for i, item := range v.Field("initiative").BySeat(2) {
		p.initiative[i] = int8(item.IntOrNull(1, 6, 0))
	}
	p.drawLeft = int8(v.Field("draw_left").Int(0, 4))
	if resume := v.Field("resume"); !resume.Null() {
		p.resume = resumeSteps[resume.Word(resumeWords)]
	}
	if effect := v.Field("king"); !effect.Null() {
		p.king = uint8(effect.Word(kingWords))
	}
	p.raidBarred = v.Field("raid_barred").Bool()
	p.rush = uint8(v.Field("rush").Word(rushWords))
	if c := v.Field("combat"); !c.Null() {
		p.combat = readCombat(c)
	}
	for i, item := range v.Field("seats").BySeat(2) {
		p.seats[i] = readTrader(item)
	}
	return p
}

func readCombat(v rules.Value) combat {
	v.Fields("attack_card", "defence_card", "attack_value", "defence_value", "rolls_left", "hits", "pending")
	if v.Failed() {
		return noCombat
	}
	c := combat{
		attack:       int8(v.Field("attack_card").Word(cardWords)),
		defence:      noCard,
		attackValue:  int8(v.Field("attack_value").IntOrNull(2, 10, 0)),
		defenceValue: int8(v.Field("defence_value").IntOrNull(2, 10, 0)),
		rollsLeft:    int32(v.Field("rolls_left").Int(0, mostRead)),
		hits:         int8(v.Field("hits").Int(0, 10)),
		pending:      int8(v.Field("pending").Int(0, 2)),
	}
	if card := v.Field("defence_card"); !card.Null() {
		c.defence = int8(card.Word(cardWords))
	}
	return c
}

func readTrader(v rules.Value) (s trader) {
	v.Fields("level", "level_tokens", "bank_black", "bank_white", "cargo", "trip", "travelled", "misses", "hand", "deck", "discard")
	if v.Failed() {
		return s
	}
	tokens := func(name string) int32 { return int32(v.Field(name).Int(0, mostRead)) }
	return trader{
		level:       int8(v.Field("level").Int(lowestLevel, lastLevel)),
		levelTokens: tokens("level_tokens"),
		bankBlack:   tokens("bank_black"),
		bankWhite:   tokens("bank_white"),
		cargo:       tokens("cargo"),
		trip:        tokens("trip"),
		misses:      tokens("misses"),
		travelled:   v.Field("travelled").Bool(),
		hand:        v.Field("hand").Hand(cardWords),
		deck:        uint8(v.Field("deck").Int(0, cardsEach)),
		discard:     v.Field("discard").Counts(cardWords),
	}
}
