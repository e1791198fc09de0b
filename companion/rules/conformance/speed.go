package conformance

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// Speed measures the referee of a game.
type Speed struct {
	Game *rules.Game
	// Head holds the headers of the matches that are played by chance.
	Head string
	// Asked are moves, without a seat, that are judged in all positions of a match.
	Asked []string
	// Refused are transcripts by name; the last line of each is illegal.
	Refused map[string]string
}

// moves is the length of the matches that are measured.
const moves = 500

// Run runs the benchmarks: judge, list, refuse with sentence and alternatives,
// replay from text, undo at move 500, bytes a move.
func (s Speed) Run(b *testing.B) {
	transcript := s.recorded(b)
	b.Run("judge", func(b *testing.B) { s.judge(b, transcript) })
	b.Run("list", func(b *testing.B) { s.list(b, transcript) })
	for name, text := range s.Refused {
		b.Run("refuse/"+name, func(b *testing.B) { s.refuse(b, text) })
	}
	b.Run("replay", func(b *testing.B) { s.replay(b, transcript) })
	b.Run("undo", func(b *testing.B) { s.undo(b, transcript) })
}

// recorded plays matches by chance, from fixed seeds, until one has enough moves.
func (s Speed) recorded(b *testing.B) *rules.Transcript {
	for seed := uint64(1); ; seed++ {
		table := Open(b, s.Game, s.Head)
		text, played := s.Head+"\n", 0
		broken := rules.PlayRandomly(table, rand.New(rand.NewPCG(seed, 4)).IntN, moves, func(a rules.Act) {
			text += write(table, a)
			played++
		})
		require.Nil(b, broken, "seed %d", seed)
		if played == moves {
			transcript, err := rules.ReadTranscript([]byte(text))
			require.NoError(b, err)
			return transcript
		}
	}
}

// sample gives tables at positions of a match.
func (s Speed) sample(b *testing.B, transcript *rules.Transcript) []rules.Table {
	table := Open(b, s.Game, s.Head)
	var tables []rules.Table
	for i, m := range transcript.Moves {
		rules.JudgeMove(table, m)
		if i%10 == 0 && !table.Over() {
			tables = append(tables, table.Fork())
		}
	}
	return tables
}

func (s Speed) judge(b *testing.B, transcript *rules.Transcript) {
	type question struct {
		table rules.Table
		act   rules.Act
	}
	var questions []question
	for _, table := range s.sample(b, transcript) {
		for _, line := range s.Asked {
			for _, seat := range table.ToMove() {
				act, err := table.Read(rules.SeatWord(seat) + ": " + line)
				require.NoError(b, err)
				questions = append(questions, question{table, act})
			}
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		q := &questions[i%len(questions)]
		q.table.Judge(q.act)
	}
}

func (s Speed) list(b *testing.B, transcript *rules.Transcript) {
	tables := s.sample(b, transcript)
	var list []rules.Act
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		list = tables[i%len(tables)].Legal(list[:0])
	}
}

func (s Speed) refuse(b *testing.B, text string) {
	transcript, err := rules.ReadTranscript([]byte(text))
	require.NoError(b, err)
	table, err := s.Game.Open(transcript, nil)
	require.NoError(b, err)
	var last rules.Judged
	for i, m := range transcript.Moves {
		last = rules.JudgeMove(table, m)
		require.Equal(b, i == len(transcript.Moves)-1, last.Verdict == rules.Illegal, "%s: %s", m.Text, last.Why)
	}
	b.ReportAllocs()
	for b.Loop() {
		ruling := table.Explain(last.Act)
		_ = ruling.Why.String()
		for _, a := range ruling.Nearest {
			table.Notation(a)
		}
	}
}

func (s Speed) replay(b *testing.B, transcript *rules.Transcript) {
	b.ReportAllocs()
	for b.Loop() {
		s.played(b, transcript)
	}
	b.ReportMetric(float64(moves*b.N)/b.Elapsed().Seconds(), "moves/s")
}

func (s Speed) played(b *testing.B, transcript *rules.Transcript) rules.Table {
	table, err := s.Game.Open(transcript, nil)
	require.NoError(b, err)
	for _, m := range transcript.Moves {
		rules.JudgeMove(table, m)
	}
	return table
}

func (s Speed) undo(b *testing.B, transcript *rules.Transcript) {
	table := s.played(b, transcript)
	b.ReportAllocs()
	for b.Loop() {
		table.Undo()
		table.Redo()
	}
}
