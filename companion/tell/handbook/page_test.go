package handbook

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// A page is written by hand but for the parts between these marks, which the
// test writes: "<!-- generated: moves -->", ..., "<!-- end -->".
const (
	partBegins = "<!-- generated: "
	markEnds   = " -->"
	partEnds   = "<!-- end -->"
)

// filled writes the generated parts of a page anew. It reports which of them the
// page has.
func (h *Handbook) filled(page string) (text string, parts []string, err error) {
	for {
		before, rest, found := strings.Cut(page, partBegins)
		text += before
		if !found {
			return text, parts, nil
		}
		name, rest, _ := strings.Cut(rest, markEnds)
		_, after, ended := strings.Cut(rest, partEnds)
		if !ended {
			return "", nil, fmt.Errorf("the part %q has no end: expected %s", name, partEnds)
		}
		part, err := h.part(name)
		if err != nil {
			return "", nil, err
		}
		text += partBegins + name + markEnds + "\n\n" + part + "\n" + partEnds
		parts = append(parts, name)
		page = after
	}
}

// part writes one generated part of a page.
func (h *Handbook) part(name string) (string, error) {
	kind, which, _ := strings.Cut(name, " ")
	switch kind {
	case "options":
		return h.optionsPart(), nil
	case "position":
		return "| Field | What it holds |\n|---|---|\n" + fieldRows("", h.fields), nil
	case "steps":
		return h.stepsPart(), nil
	case "moves":
		return h.movesPart(), nil
	case "rules":
		if part := h.rulesPart(which); part != "" {
			return part, nil
		}
		return "", fmt.Errorf("the part %q has no rules", name)
	}
	return "", fmt.Errorf("the part %q is none of options, position, steps, moves, rules", name)
}

func (h *Handbook) optionsPart() string {
	text := "| House rule | Question | Answers (default first) | Why this default | Source |\n|---|---|---|---|---|\n"
	for _, o := range h.Game.Options {
		answers := code(o.Default)
		for _, value := range o.Values {
			if value != o.Default {
				answers += ", " + code(value)
			}
		}
		text += fmt.Sprintf("| %s | %s | %s | %s | %s |\n", code(o.Name), o.Question, answers, o.Why, o.Source)
	}
	return text
}

// fieldRows are the rows of a position's fields, those inside others by their path.
func fieldRows(path string, fields []rules.Field) string {
	text := ""
	for _, f := range fields {
		name := path + f.Name
		if f.Name != "" {
			text += fmt.Sprintf("| %s | %s%s |\n", code(name), f.Title, holds(f))
		}
		inside := f.Of
		if f.Kind != rules.GroupField && len(inside) > 0 {
			inside = inside[0].Of
		}
		text += fieldRows(name+".", inside)
	}
	return text
}

// holds reports what kind of value a field has.
func holds(f rules.Field) string {
	text := ""
	switch f.Kind {
	case rules.CountField:
		text = fmt.Sprintf(": %d to %d", f.Low, f.High)
		if f.Words != nil && f.Words.IsSeat(f.High) {
			text = fmt.Sprintf(": a seat; %d: %s", f.Low, f.Words.Title(f.Low, nil))
		}
	case rules.WordField:
		text = ": " + f.Words.String()
	case rules.SeatField:
		text = ": a seat"
	case rules.FlagField:
		text = ": true or false"
	case rules.CardsField:
		text = ": how many of " + f.Words.String()
	case rules.HandField:
		text = ": a hand of " + f.Words.String()
	case rules.ListField:
		text = ", in order" + holds(f.Of[0])
	case rules.BySeatField:
		text = ", by seat" + holds(f.Of[0])
	case rules.MapField:
		text = ", by " + f.Words.String() + holds(f.Of[0])
	}
	if f.Null != "" {
		text += "; null: " + f.Null
	}
	return text
}

func (h *Handbook) stepsPart() string {
	text := "| Step | Moves of a seat | Moves of the table |\n|---|---|---|\n"
	for _, step := range h.Steps {
		var moves [2]string
		for _, v := range h.Verbs {
			for _, used := range v.Steps {
				by := 0
				if v.ByTable {
					by = 1
				}
				if used == step {
					moves[by] += ", " + code(v.Form)
				}
			}
		}
		text += fmt.Sprintf("| %s | %s | %s |\n", code(step), strings.TrimPrefix(moves[0], ", "), strings.TrimPrefix(moves[1], ", "))
	}
	return text
}

func (h *Handbook) movesPart() string {
	text := "| Move | What it does | Steps | Checks in this order |\n|---|---|---|---|\n"
	for _, v := range h.Verbs {
		steps := ""
		for _, step := range v.Steps {
			steps += ", " + code(step)
		}
		text += fmt.Sprintf("| %s | %s | %s | %s |\n", code(written(v)), v.Help, strings.TrimPrefix(steps, ", "), links(v.Rules))
	}
	text += "\n| Word | In | What can stand there |\n|---|---|---|\n"
	for _, w := range h.vocabularies() {
		text += fmt.Sprintf("| %s | %s | %s |\n", code(w.Name), h.formsWith(w), allWords(w))
	}
	return text
}

// written is how a move of a verb is in a transcript, but for its seat.
func written(v rules.VerbFacts) string {
	if v.ByTable {
		return "table: " + v.Form
	}
	return v.Form
}

// formsWith lists the moves that take a word of a vocabulary.
func (h *Handbook) formsWith(w *rules.Vocabulary) string {
	var forms []string
	for _, v := range h.Verbs {
		if slices.ContainsFunc(v.Words, func(other *rules.Vocabulary) bool { return alike(w, other) }) && !slices.Contains(forms, code(v.Form)) {
			forms = append(forms, code(v.Form))
		}
	}
	return strings.Join(forms, ", ")
}

// alike reports whether two vocabularies have one name and the same words.
func alike(w, other *rules.Vocabulary) bool {
	return w.Name == other.Name && w.String() == other.String()
}

// allWords lists the words of a vocabulary, unless there are very many.
func allWords(w *rules.Vocabulary) string {
	const most = 60
	first, last := w.Range()
	switch list := w.String(); {
	case list == "":
		return "any word"
	case !strings.HasSuffix(list, "...") || last-first >= most:
		return list
	}
	var words []string
	for n := first; n <= last; n++ {
		words = append(words, w.Word(n))
	}
	return strings.Join(words, ", ")
}

// links leads from rules to where they stand on the same page.
func links(ids []string) string {
	text := ""
	for _, id := range ids {
		text += ", [" + id + "](#" + strings.ToLower(id) + ")"
	}
	return strings.TrimPrefix(text, ", ")
}

// rulesPart writes the rules of a chapter.
func (h *Handbook) rulesPart(chapter string) string {
	text := ""
	for _, r := range h.Rules {
		if chapterOf(r.ID) == chapter {
			text += h.rulePart(r) + "\n"
		}
	}
	return strings.TrimSuffix(text, "\n")
}

// chapterOf returns the chapter of a rule: its id up to the first point, or without
// its number.
func chapterOf(id string) string {
	if chapter, _, found := strings.Cut(id, "."); found {
		return chapter
	}
	return strings.TrimSuffix(strings.TrimRight(id, "0123456789"), "-")
}

func (h *Handbook) rulePart(r Rule) string {
	text := fmt.Sprintf("#### <a id=%q></a>%s\n\n%s\n\n- Source: %s\n", strings.ToLower(r.ID), r.ID, r.Text, r.Source)
	for _, o := range r.Options {
		text += fmt.Sprintf("- House rule %s: %s (%s)\n", code(o.Name), o.Question, strings.Join(o.Values, ", "))
	}
	switch {
	case len(r.Forms) > 0:
		forms := make([]string, len(r.Forms))
		for i, form := range r.Forms {
			forms[i] = code(form)
		}
		text += "- Checked for: " + strings.Join(forms, ", ") + "\n"
	case r.Illegal == nil:
		text += "- The referee applies it by itself: no move is refused for it.\n"
	}
	return text + h.examplePart("Legal", r.Legal) + h.examplePart("Illegal", r.Illegal)
}

func (h *Handbook) examplePart(kind string, e *Example) string {
	if e == nil {
		return ""
	}
	file := "../../companion/games/" + folder(h.Game) + "/testdata/examples/" + e.File
	return fmt.Sprintf("- %s: %s: %s ([%s, line %s](%s#L%d))\n", kind, code(e.Move), e.Says, e.File, strconv.Itoa(e.Line), file, e.Line)
}

func code(text string) string { return "`" + text + "`" }
