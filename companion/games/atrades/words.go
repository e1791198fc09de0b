package atrades

import "tablekeeper/companion/rules"

type (
	act   = rules.Act
	check = rules.Check[position]
	verb  = rules.Verb[position]
	word  = rules.Word[position]
)

// The steps, in the order of the book's list (section 6.1).
const (
	StepGuild rules.Step = iota
	StepRegion
	StepLay
	StepTurnBid
	StepPay
	StepAction
	StepGolden
	StepPlace
	StepMergeCube
	StepAuction
	StepFinalBid
	StepSurvivor
	StepFreeAcquire
	StepFreeCube
	StepCardCompany
	StepCardRegion
	StepCardExpand
	StepManual
	StepExpand
	StepOver
)

// The phases; each keeps its name through all the steps inside it.
const (
	phaseSetup = iota
	phaseTurnOrder
	phaseAction
	phaseMarket
	phaseEnd
	phaseOver
)

var phaseNames = []string{"setup", "turn-order", "action", "market", "end", "over"}

// phaseTitles are the phases as people read them.
var phaseTitles = []string{"Set-up", "Turn order", "Actions", "Market", "End of the round", "Game over"}

// The three tracks of a guild board.
const (
	trackCompanies = iota
	trackBureaucracy
	trackTech
	tracks
)

var trackNames = [tracks]string{"companies", "bureaucracy", "tech"}

// The vocabularies that every table shares.
var (
	phaseWords  = rules.Words("phase", 0, phaseNames...).Titled(phaseTitles...)
	cellWords   = rules.Words("X", 0, cellNames[:]...)
	bidWords    = rules.Numbers("N", 0, mostMoney)
	payWords    = rules.Numbers("N", 1, mostMoney)
	fromWord    = rules.Words("from", 0, "from")
	sideWords   = rules.Numbers("D", 0, sides-1)
	turnWords   = rules.Numbers("K", 0, sides-1)
	amountWords = rules.Words("AMOUNT", 0, "+1", "-1", "+5", "-5", "+10", "-10")
	amounts     = [...]int{1, -1, 5, -5, 10, -10}
)

// vocabularies are those that depend on the table's data and seats.
type vocabularies struct {
	guild, region, company *rules.Vocabulary
	seat                   *rules.Vocabulary
	card                   *rules.Vocabulary // the cards of the data
	research               *rules.Vocabulary // any word
	choice                 *rules.Vocabulary // companies, then regions
}

// words names the vocabularies of a verb.
func words(list ...*rules.Vocabulary) []word { return rules.Places[position](list...) }

// upTo is a place for a number of which more than most is not worth trying.
func upTo(v *rules.Vocabulary, most func(p *position, seat int) int) word {
	return word{Vocabulary: v, Most: most}
}

// in makes a set of steps.
func in(steps ...rules.Step) rules.Steps { return rules.In(steps...) }
