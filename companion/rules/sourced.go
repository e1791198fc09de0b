package rules

import "slices"

// TextAt is a text; fits reports what is wrong with one.
func TextAt(at *string, fits func(v Value)) Shape {
	return Shape{
		Field: Field{Kind: TextField},
		write: func() any { return *at },
		read: func(v Value) {
			*at = v.Text()
			fits(v)
		},
		there: func() bool { return *at != "" },
		clear: func() { *at = "" },
	}
}

// StatusKey is the key under which an entry says where its parts come from.
const StatusKey = "status"

// Sourced says of a group that its parts may say where they come from: beside them may stand an object with a word of the
// sources for each part that does.
func (s Shape) Sourced(sources *Vocabulary) Shape {
	parts := s.parts
	s.Sources = sources
	s.read = func(v Value) {
		there := s.Field.keys(v)
		for i := range parts {
			if !v.Failed() && slices.Contains(there, parts[i].Name) {
				parts[i].Is.read(v.Field(parts[i].Name))
			}
		}
	}
	return s
}

// keys are those of an object, which needs all parts of the group but the spare ones and has no others; what says where
// parts come from speaks of them alone.
func (f *Field) keys(v Value) []string {
	keys := v.Keys()
	for i := range f.Of {
		if part := &f.Of[i]; !part.Spare && !slices.Contains(keys, part.Name) {
			v.Fail("the key %q is missing", part.Name)
		}
	}
	for _, key := range keys {
		if key != StatusKey && !slices.ContainsFunc(f.Of, func(part Field) bool { return part.Name == key }) {
			v.Fail("there is no key %q", key)
		}
	}
	if v.Failed() || !slices.Contains(keys, StatusKey) {
		return keys
	}
	status := v.Field(StatusKey)
	for _, name := range status.Keys() {
		status.Field(name).Word(f.Sources)
		if !slices.Contains(keys, name) {
			status.Fail("the entry has no key %q", name)
		}
	}
	return keys
}
